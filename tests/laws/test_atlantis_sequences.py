"""Sequences of actions that are carried out: what a verdict announces happens, and nothing else."""

import json
import re
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random
from typing import Any, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adjudicator.core.change import Change
from adjudicator.core.facts import Said
from adjudicator.core.faults import InputError
from adjudicator.core.verdict import Step, Verdict
from adjudicator.games import GAMES
from adjudicator.games.atlantis.table.numbers import HIGHEST_LEVEL, TURNS
from adjudicator.games.atlantis.table.state import lane_called
from adjudicator.messages.renderer import ENGLISH
from adjudicator.tables.history import Event, EventLabel, History
from tests.laws.atlantis_moves import APPLIED, kept_table, question
from tests.support.doing import Position
from tests.support.hex_scenes import Scene

#: How many sequences are tried with each number that is drawn, and how long one is.
SEQUENCES, LENGTH = 20, 8
GAME = GAMES["atlantis"]
Facts = Mapping[str, Any]


@pytest.mark.long
@given(st.integers(0, 2**32))
def test_what_is_announced_happens_and_nothing_else(seed: int) -> None:
    """Units, coins, counters, tokens and markers stay, or change as the steps say."""
    for number in range(SEQUENCES):
        _sequence(Random(seed + number), kept_table(seed + number))  # noqa: S311


def _sequence(dice: Random, scene: Scene) -> None:
    position = Position.of(scene)
    done, tries = 0, 0
    while done < LENGTH and tries < 12 * LENGTH:
        tries += 1
        asked = question(position.scene, dice)
        try:
            ruled = position.rule(asked)
        except InputError:
            continue
        if ruled.change is None:
            continue
        position = _carried_out(position, asked, ruled.verdict, ruled.change)
        done += 1


def _carried_out(position: Position, asked: Scene, verdict: Verdict, change: Change) -> Position:
    """The position after a change, once it is found to be as it should."""
    scene = position.scene
    before = json.dumps(scene)
    done = position.after(change)
    after = done.scene
    assert json.dumps(scene) == before
    assert _undone(scene, change) == scene
    assert verdict.certainty != "unknown"
    told = _Told(verdict)
    _units_are_conserved(scene, after, asked, told)
    _coins_are_as_announced(scene, after, asked, verdict)
    _counters_are_as_announced(scene, after, asked, told)
    _tokens_and_markers_stay(scene, after, asked, told)
    _rendered_numbers_are_the_changes(scene, after, verdict)
    return done


def _undone(scene: Scene, change: Change) -> Scene:
    """The scene after a change was done and undone."""
    label = EventLabel("did.asked")
    history = History((Event(1, "begin", "a", 0, label, scene),), frozenset(), scene)
    history = history.append(Event(2, "change", "a", 0, label, change=change))
    return dict(history.append(Event(3, "undo", "a", 0, label, numbers=(2,))).scene)


class _Told:
    """What the steps of a verdict announce, by the names of their sentences."""

    def __init__(self, verdict: Verdict) -> None:
        self.steps = [(step.message_id, step.facts) for step in verdict.steps]

    def numbers(self, message_id: str, fact: str) -> list[int]:
        """The numbers that sentences of a name tell."""
        found = (facts[fact] for name, facts in self.steps if name == message_id)
        return [number for number in found if isinstance(number, int)]

    def facts(self, message_id: str) -> list[Any]:
        """The facts of all sentences of a name."""
        return [facts for name, facts in self.steps if name == message_id]


def _by_id(scene: Scene, part: str) -> dict[str, Scene]:
    return {entry["id"]: entry for entry in scene[part]}


#: Who may change its place by each question: by the parameters that name it.
MOVERS = {
    "move": ("unit",),
    "fast-travel": ("unit",),
    "respawn": ("unit",),
    "strays": ("unit",),
    "push": ("to",),
    "swap": ("from", "to"),
    "place": ("piece",),
    "assault": ("target",),
    "defeat": ("victim",),
    "remove": ("piece",),
}
#: The end of a Round, at once or step by step.
ROUND_ENDS = {"end-of-round", "round-step"}
PUSHING = {"assault", "defeat", "remove", "minion-battle", "lane-push", "lane-pushes", *ROUND_ENDS}


def _units_are_conserved(scene: Scene, after: Scene, asked: Scene, told: _Told) -> None:
    """Nobody leaves the table, whoever leaves the board; new Minions come with a push alone."""
    old, new = _by_id(scene, "units"), _by_id(after, "units")
    come = new.keys() - old.keys()
    assert old.keys() <= new.keys()
    assert {new[name]["kind"] for name in come} <= {"minion"}
    moved = {n for n in old.keys() & new.keys() if old[n].get("at") != new[n].get("at")}
    named = {str(asked[param]) for param in MOVERS.get(asked["ask"], ())}
    if asked["ask"] == "pushes":
        return
    if asked["ask"] not in PUSHING:
        assert not come
        assert moved <= named
        return
    _waves_come_as_announced(scene, after, told)


def _waves_come_as_announced(scene: Scene, after: Scene, told: _Told) -> None:
    """As many Minions come back as the steps say, of the kinds of the Spawn points."""
    old, new = _by_id(scene, "units"), _by_id(after, "units")
    there = {n for n, unit in new.items() if unit["kind"] == "minion" and unit.get("at")}
    stayed = {n for n in there if n in old and old[n].get("at") == new[n].get("at")}
    back = len(there - stayed)
    announced = sum(told.numbers("atlantis.lane.spawned", "count"))
    announced += len(told.facts("atlantis.lane.displaced"))
    # One that comes back to the space where it fell looks as if it had stayed.
    returned = len(told.facts("atlantis.strays.back"))
    assert back <= announced + returned
    assert announced <= back + len(stayed)
    left = {n for n, u in old.items() if u["kind"] == "minion" and u.get("at")} - stayed
    assert len(there) == len(stayed) + back
    assert all(new.get(n, {}).get("at") != old[n]["at"] for n in left)


def _coins_are_as_announced(scene: Scene, after: Scene, asked: Scene, verdict: Verdict) -> None:
    """Coins come by defeats and pity, and go for levels."""
    old, new = _by_id(scene, "units"), _by_id(after, "units")
    gained = {
        name: more
        for name, unit in old.items()
        if name in new and (more := (new[name].get("coins") or 0) - (unit.get("coins") or 0))
    }
    assert gained == _announced_coins(scene, asked, verdict)


def _announced_coins(scene: Scene, asked: Scene, verdict: Verdict) -> dict[str, int]:
    answer: Any = verdict.answer
    units = _by_id(scene, "units")
    found: Counter[str] = Counter()
    if asked["ask"] in ("assault", "defeat"):
        victim = units[asked.get("victim") or asked["target"]]
        hero = units[asked["attacker"]]
        found[hero["id"]] = answer["coins"]
        for friend in units.values():
            others = friend["kind"] == "hero" and friend["team"] == hero["team"]
            if victim["kind"] == "hero" and others and friend is not hero and friend["level"] < 8:
                found[friend["id"]] = answer["assist"]
    if asked["ask"] == "level-up":
        found[asked["unit"]] = answer["coins"] - units[asked["unit"]]["coins"]
    if asked["ask"] == "pity":
        found[asked["unit"]] = answer["coins"]
    if asked["ask"] in ROUND_ENDS:
        found |= Counter(dict.fromkeys(answer.get("pity", ()), 1))
        for each in answer.get("levels", ()):
            found[each["unit"]] = each["coins"] - units[each["unit"]]["coins"]
    return {name: coins for name, coins in found.items() if coins}


def _counters_are_as_announced(scene: Scene, after: Scene, asked: Scene, told: _Told) -> None:
    """Life counters, Wave counters, Battle Zones, the coin and the turn."""
    if asked["ask"] == "setup":
        return
    spent = sum(scene["life"].values()) - sum(after["life"].values())
    assert spent == sum(told.numbers("atlantis.defeat.life", "life"))
    counters = {facts["lane"]: facts["waves"] for facts in told.facts("atlantis.lane.counter")}
    zones = {
        facts["lane"]: facts["zone"]
        for name in ("atlantis.lane.next", "atlantis.lane.anew")
        for facts in told.facts(name)
    }
    over = any(told.facts(f"atlantis.lane.{name}") for name in ("throne", "beyond"))
    for name, lane in after["lanes"].items():
        said, old = lane_called(name), scene["lanes"][name]
        assert lane["waves"] == counters.get(said, old["waves"])
        if not over:
            assert lane["battle-zone"] == zones.get(said, old["battle-zone"])
    if asked["ask"] == "resolve":
        assert after["coin"] == _coin_after(told, scene)
    elif asked["ask"] != "initiative":
        assert after["coin"] == scene["coin"]
    if asked["ask"] == "end-of-turn" and scene["turn"] < TURNS:
        assert after["turn"] == scene["turn"] + 1
    elif asked["ask"] not in ROUND_ENDS:
        assert after["turn"] == scene["turn"]


def _coin_after(told: _Told, scene: Scene) -> str:
    """The side of the coin after a Hero has acted: flipped if a step says so."""
    other = {"red": "blue", "blue": "red"}[scene["coin"]]
    return other if told.facts("atlantis.resolve.flips") else str(scene["coin"])


def _tokens_and_markers_stay(scene: Scene, after: Scene, asked: Scene, told: _Told) -> None:
    """Tokens leave the board at the end of a Round, markers also with a defeated Hero."""
    old, new = _by_id(scene, "tokens"), _by_id(after, "tokens")
    assert old.keys() == new.keys()
    gone = [name for name in old if old[name].get("at") and not new[name].get("at")]
    cleared = sum(told.numbers("atlantis.end-of-round.tokens", "count"))
    assert len(gone) == cleared + len(told.facts("atlantis.remove.token"))
    victim = asked.get("victim") or asked.get("target")
    kept = [marker for marker in scene["markers"] if marker.get("unit") != victim]
    if asked["ask"] in ROUND_ENDS and after.get("markers") != scene["markers"]:
        kept = []
    if asked["ask"] in ("assault", "defeat", *ROUND_ENDS):
        assert after["markers"] in (kept, scene["markers"])
    else:
        assert after["markers"] == scene["markers"]
    _effects_hold(scene, after, asked)


def _effects_hold(scene: Scene, after: Scene, asked: Scene) -> None:
    """Active effects end with their turn, with the Round and with their Hero."""
    ended = [each for each in scene["effects"] if each not in after["effects"]]
    if asked["ask"] == "effect":
        assert {each["name"] for each in ended} <= {asked["name"]}
        return
    assert all(each in scene["effects"] for each in after["effects"])
    victim = asked.get("victim") or asked.get("target")
    by_turn = {each["name"] for each in ended if each["turn"] <= scene["turn"]}
    if asked["ask"] in ("assault", "defeat"):
        assert {each["unit"] for each in ended} <= {victim}
    elif asked["ask"] == "end-of-turn":
        assert {each["name"] for each in ended} == by_turn
        early = scene["rulings"].get("this-round") == "before-battle" and scene["turn"] == TURNS
        assert early or "this-round" not in {each["keyword"] for each in ended}
    elif asked["ask"] not in ROUND_ENDS:
        assert not ended


def _rendered_numbers_are_the_changes(scene: Scene, after: Scene, verdict: Verdict) -> None:
    """Every number in the text of a step that announces a change is that of the scene."""
    before, now = _kept(scene), _kept(after)
    for step in verdict.steps:
        if step.message_id in _ANNOUNCING:
            said = [int(number) for number in _NUMBER.findall(_text(step))]
            changed = _ANNOUNCING[step.message_id](step.facts, before, now)
            # None of something is said in words.
            assert said == changed or said == [number for number in changed if number], step


def _text(step: Step) -> str:
    """What a step says, without names: they may have digits of their own."""
    plain = {
        name: fact if isinstance(fact, int) else _WORDLESS for name, fact in step.facts.items()
    }
    return ENGLISH.step(replace(step, facts=plain))


class _Kept(NamedTuple):
    """The numbers that a scene keeps."""

    life: int
    #: By what they are called.
    lanes: dict[str | Said, Scene]
    heroes: dict[str, Scene]
    turn: int


def _kept(scene: Scene) -> _Kept:
    heroes = [unit for unit in scene["units"] if unit["kind"] == "hero"]
    return _Kept(
        sum(scene["life"].values()),
        {lane_called(name): lane for name, lane in scene["lanes"].items()},
        {unit.get("name") or unit["id"]: unit for unit in heroes},
        scene["turn"],
    )


def _gain(who: str, old: _Kept, new: _Kept) -> int:
    """How many coins a Hero has more than before."""
    return int(new.heroes[who]["coins"]) - int(old.heroes[who]["coins"])


def _paid(facts: Facts, old: _Kept, new: _Kept) -> list[int]:
    """What a defeat paid; nothing to whom has the Ultimate, though it is told what it is worth."""
    attacker = facts["attacker"]
    collects = old.heroes[attacker]["level"] < HIGHEST_LEVEL
    return [_gain(attacker, old, new) if collects else facts["coins"]]


def _assisted(facts: Facts, old: _Kept, new: _Kept) -> list[int]:
    """What each teammate got: one number, since all got the same."""
    return list({_gain(who, old, new) for who in facts["names"].items})


def _bought(facts: Facts, old: _Kept, new: _Kept) -> list[int]:
    who = facts["who"]
    return [-_gain(who, old, new), new.heroes[who]["level"], new.heroes[who]["coins"]]


#: By sentence: the numbers that it has to tell, read off the scene before and after.
_ANNOUNCING: dict[str, Callable[[Facts, _Kept, _Kept], list[int]]] = {
    "atlantis.defeat.life": lambda _facts, old, new: [old.life - new.life],
    "atlantis.defeat.minion": _paid,
    "atlantis.defeat.hero": lambda facts, old, new: [facts["level"], *_paid(facts, old, new)],
    "atlantis.defeat.assist": _assisted,
    "atlantis.lane.counter": lambda facts, _old, new: [new.lanes[facts["lane"]]["waves"]],
    "atlantis.lane.removed": lambda facts, _old, _new: [len(facts["names"].items)],
    "atlantis.end-of-round.level": _bought,
    "atlantis.end-of-turn.another": lambda _facts, _old, new: [new.turn, TURNS],
}
_NUMBER = re.compile(r"-?\d+")
_WORDLESS = "x"


def test_every_question_that_can_be_done_is_tried() -> None:
    """No question of the game that changes a table is left out of the sequences."""
    assert {name for name, each in GAME.questions.items() if each.applies} == APPLIED
