"""Judge a question of the API: parse it, find its game, rule on it."""

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from adjudicator.core.change import changed
from adjudicator.core.faults import InputError
from adjudicator.core.game import AnyGame
from adjudicator.core.input import place
from adjudicator.core.question import Ruled
from adjudicator.core.values import JsonObject
from adjudicator.core.verdict import Verdict
from adjudicator.core.written import as_written
from adjudicator.games import GAMES

LONGEST_QUESTION = 1_000_000
#: How deep lists and objects may be nested: twice as deep as any valid input.
DEEPEST = 32


#: The parts of a question that are not its parameters.
NOT_PARAMS = ("scene", "ask", "apply")


@dataclass(frozen=True)
class Answered:
    """A verdict and, if the question asks to apply it, the scene afterwards.

    `scene` is None if it isn't allowed, or a choice is still open.
    """

    verdict: Verdict
    applies: bool = False
    scene: JsonObject | None = None

    @property
    def afterwards(self) -> JsonObject:
        """The scene afterwards, as a part of the contract's verdict."""
        return {"scene": self.scene} if self.applies else {}


def answer(question: object) -> Answered:
    """Answer a question, and apply it if it asks for that."""
    ruled = rule(question)
    if not isinstance(question, Mapping) or not question.get("apply"):
        return Answered(ruled.verdict)
    if ruled.change is None:
        return Answered(ruled.verdict, applies=True)
    after = changed(question["scene"], ruled.change)
    find_game(after).read_scene(after)
    return Answered(ruled.verdict, applies=True, scene=after)


def applied(question: object) -> object:
    """A question that also asks to be applied."""
    return {**question, "apply": True} if isinstance(question, Mapping) else question


def ask(question: object) -> Verdict:
    """The verdict on a question."""
    return rule(question).verdict


def rule(question: object) -> Ruled:
    """Rule on a question, or say which part of it is wrong."""
    if not isinstance(question, Mapping):
        raise InputError("question", "question.not-an-object")
    if not isinstance(question.get("apply", False), bool):
        raise InputError("apply", "input.bool-type")
    game = find_game(question.get("scene"))
    table = game.read_scene(question["scene"])
    params = {key: value for key, value in question.items() if key not in NOT_PARAMS}
    try:
        return game.rule(table, question.get("ask"), params)
    except InputError as fault:
        fault.at = as_written(fault.at, params)
        raise


def find_game(scene: object) -> AnyGame:
    """The game that a scene is of."""
    if not isinstance(scene, Mapping):
        raise InputError("scene", "question.no-scene")
    name = scene.get("game")
    if name is None:
        raise InputError("scene.game", "question.no-game", known=tuple(GAMES))
    if not isinstance(name, str) or name not in GAMES:
        raise InputError("scene.game", "question.unknown-game", game=name, known=tuple(GAMES))
    return GAMES[name]


def parse(text: str | bytes, most: int = LONGEST_QUESTION) -> object:
    """Read JSON, or say where it stops being JSON."""
    if len(text) > most:
        raise InputError("question", "question.too-long", most=most)
    try:
        data = json.loads(text, parse_constant=_no_constant, object_pairs_hook=_Object)
        _check(data)
    except json.JSONDecodeError as error:
        line, column = error.lineno, error.colno
        raise InputError("question", "question.not-json", line=line, column=column) from None
    except (RecursionError, UnicodeError, ValueError) as error:
        raise InputError("question", "question.unreadable", detail=str(error)) from None
    return data


def _check(data: object) -> None:
    """Refuse JSON that is nested too deep, names that stand twice, and texts with lone surrogates.

    Works level by level, so that this check needs no deep recursion.
    """
    level: list[tuple[_Trail, object]] = [((), data)]
    for _ in range(DEEPEST):
        level = [inner for trail, part in level for inner in _parts(trail, part)]
        if not level:
            return
    raise InputError("question", "question.too-deep", most=DEEPEST)


#: How a part is reached: the trail of what holds it, and its name or number there. Written out
#: only where something is wrong.
_Trail = tuple[()] | tuple["_Trail", str | int]


def _parts(trail: _Trail, part: object) -> Iterator[tuple[_Trail, object]]:
    """The parts of a part, with their trails; texts have none, but must be writable."""
    if isinstance(part, str):
        part.encode()
    elif isinstance(part, _Object):
        if part.twice:
            at = place("", *_path((trail, part.twice)))
            raise InputError(at, "question.twice", name=part.twice)
        for name, value in part.items():
            name.encode()
            yield (trail, name), value
    elif isinstance(part, list):
        for number, value in enumerate(part):
            yield (trail, number), value


def _path(trail: _Trail) -> tuple[str | int, ...]:
    return (*_path(trail[0]), trail[1]) if trail else ()


class _Object(dict[str, object]):
    """A JSON object that knows whether one of its names stands twice in it."""

    def __init__(self, pairs: list[tuple[str, object]]) -> None:
        super().__init__(pairs)
        self.twice = ""
        if len(self) < len(pairs):
            counts = Counter(name for name, _ in pairs)
            self.twice = next(name for name, count in counts.items() if count > 1)


def _no_constant(name: str) -> None:
    raise ValueError(f"{name} is not JSON")
