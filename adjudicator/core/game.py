"""What a game offers to the rest of the house: how to read its scenes, what can be asked."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from pydantic import BaseModel

from adjudicator.core.change import Change
from adjudicator.core.description import Article, Item
from adjudicator.core.facts import Absent, Place
from adjudicator.core.form import Field
from adjudicator.core.rule import RuleBook, RuleId
from adjudicator.core.ruling import Rulings
from adjudicator.core.setup import Setup
from adjudicator.core.sketch import PawnShape, Sketch
from adjudicator.core.verdict import Verdict


@dataclass(frozen=True)
class Tap:
    """A parameter that pointing at the board fills.

    With an end, an id, a space's numbers, a space's numbers or an intersection with its level, or
    the space outside the board beside the one that was pointed at.
    """

    name: str
    form: Literal["end", "id", "space", "spot", "outside"] = "end"
    optional: bool = False


FROM_TO = (Tap("from"), Tap("to"))


def _as_it_is(_table: Any, _asked: Mapping[str, Any]) -> Iterable[Mapping[str, Any]]:  # noqa: ANN401
    return ({},)


@dataclass(frozen=True)
class Question:
    """One thing that can be asked: its parameters, who answers, and what pointing fills in."""

    parameters: type[BaseModel]
    answer: Callable[[Any, Any], Verdict]
    #: What doing it, and not only asking about it, changes; nothing if it may not be done.
    change: Callable[[Any, Any], Change | None] | None = None
    taps: tuple[Tap, ...] = FROM_TO
    #: With which further parameters it is told beside another question: once with each.
    companions: Callable[[Any, Mapping[str, Any]], Iterable[Mapping[str, Any]]] = _as_it_is


@dataclass(frozen=True)
class Stage:
    """A question of an action, and the fields that must be filled in before it is asked.

    `given` are parameters that this action always asks with; `taps` replace the question's own.
    """

    ask: str
    needs: tuple[str, ...] = ()
    given: Mapping[str, Any] = field(default_factory=dict)
    taps: tuple[Tap, ...] | None = None


@dataclass(frozen=True)
class Action:
    """Something to do with the board: what is asked at each stage, furthest first.

    `fields` are what a person fills in, for the table as it is and for what is filled in so far.
    """

    name: str
    stages: tuple[Stage, ...]
    fields: Callable[[Any, Mapping[str, Any]], tuple[Field, ...]] = lambda _table, _asked: ()
    companions: tuple[str, ...] = ()
    #: Questions on what would change the answer, asked with all that was pointed at and filled in.
    suggestions: tuple[str, ...] = ()
    #: Whether it is one of the few that are always at hand.
    main: bool = False
    #: Whether it is for someone who is off the board.
    from_outside: bool = False
    #: Where it stands in the menu, whichever topic it belongs to: low numbers first.
    order: int = 0


@dataclass(frozen=True)
class Topic:
    """A topic of a game: its rules, what can be asked about it, what the page offers."""

    rules: RuleBook
    questions: Mapping[str, Question] = field(default_factory=dict)
    actions: tuple[Action, ...] = ()


def rules_of(game: str, topics: Iterable[Topic]) -> RuleBook:
    """The rules of all topics of a game as one book."""
    return RuleBook.joined(game, (topic.rules for topic in topics))


def questions_of(topics: Iterable[Topic]) -> dict[str, Question]:
    """All that can be asked of a game's tables; each topic asks something of its own."""
    found: dict[str, Question] = {}
    for topic in topics:
        if twice := found.keys() & topic.questions.keys():
            raise ValueError(f"asked about by two topics: {sorted(twice)}")
        found |= topic.questions
    return found


def actions_of(topics: Iterable[Topic]) -> tuple[Action, ...]:
    """All actions of a game, in the order of the menu."""
    return tuple(sorted((a for topic in topics for a in topic.actions), key=lambda a: a.order))


@dataclass(frozen=True)
class NamedPlace:
    """An end that a word names: how a question and a link write it, and what it is."""

    params: Mapping[str, Any]
    word: str
    place: Place | Absent
    shape: PawnShape | None
    #: The space outside the board beside it, where it lies on the board's edge.
    outside: list[int] | None = None


@dataclass(frozen=True)
class Game:
    """A game: its scenes, its questions, its rules and its open points."""

    name: str
    scene: type[BaseModel]
    read_scene: Callable[[object], Any]
    questions: Mapping[str, Question]
    rules: RuleBook
    rulings: Rulings
    #: A table as shapes.
    sketch: Callable[[Any], Sketch]
    #: The end that a word in a link or a form names, and the word for an end.
    parse_place: Callable[[Any, str, str], NamedPlace]
    place_word: Callable[[Mapping[str, Any]], str]
    #: What the page offers, the usual first.
    actions: tuple[Action, ...]
    #: What players type in from what lies before them: fields of a scene, for a scene as it is.
    sheet: Callable[[Mapping[str, Any]], tuple[Field, ...]]
    #: What is told of the piece or the place that a word names; where the word stands.
    about: Callable[[Any, str, str], tuple[Article, ...]]
    #: What the box holds, by the names that articles use.
    catalogue: Mapping[str, Item]
    #: How its boards are set up.
    setup: Setup
    #: The printings of its book that it judges by, the one that it is written after first.
    editions: tuple[str, ...] = ("core",)
    #: Words of players with the book's words for them, and what players say for a rule.
    words: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    sayings: Mapping[RuleId, tuple[str, ...]] = field(default_factory=dict)

    def taps(self, stage: Stage) -> tuple[Tap, ...]:
        """What pointing fills in at a stage."""
        return self.questions[stage.ask].taps if stage.taps is None else stage.taps

    def needed(self, stage: Stage) -> int:
        """How many places must be pointed at before a stage can be asked."""
        return sum(not tap.optional for tap in self.taps(stage))

    def action(self, name: str) -> Action | None:
        """The action of a name; a question that belongs to none is one by itself."""
        for action in self.actions:
            if action.name == name:
                return action
        return Action(name, (Stage(name),)) if name in self.questions else None

    def asking(self, ask: str) -> str:
        """The name of the action that comes to a question; where there is none, the question's."""
        found = (action.name for action in self.actions if ask in (s.ask for s in action.stages))
        return ask if self.named(ask) else next(found, ask)

    def named(self, name: str) -> bool:
        """Whether the page offers an action of that name."""
        return any(action.name == name for action in self.actions)
