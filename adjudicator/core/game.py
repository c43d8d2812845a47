"""What a game offers to the rest of the app: its scenes, its questions, and its actions.

An action is what the page offers: the questions that it asks, and what is filled in for it.
"""

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, Generic

from pydantic import BaseModel

from adjudicator.board.cell import Cell
from adjudicator.board.lazy import cached_property
from adjudicator.core.card_memory import CardMemory
from adjudicator.core.cards import CardGroup, CardShelf
from adjudicator.core.data import Sayings, read_sayings
from adjudicator.core.description import Article, Item
from adjudicator.core.facts import Absent, Place
from adjudicator.core.faults import InputError
from adjudicator.core.form import Field
from adjudicator.core.piece_card import PieceCard, TurnLine
from adjudicator.core.question import Question, Ruled, T, Tap
from adjudicator.core.rule import RuleBook
from adjudicator.core.ruling import Rulings
from adjudicator.core.setup import Setup
from adjudicator.core.sketch import PawnShape, Sketch
from adjudicator.core.values import Json, JsonObject
from adjudicator.core.verdict import Summary, Verdict


@dataclass(frozen=True)
class Stage:
    """A question of an action, and the fields that must be filled in before it is asked.

    `given` are parameters that this action always asks with; `taps` replace the question's own.
    """

    ask: str
    needs: tuple[str, ...] = ()
    given: Mapping[str, Json] = field(default_factory=dict)
    taps: tuple[Tap, ...] | None = None


#: The fields of an action, for the table as it is and for what is filled in so far.
Fields = Callable[[T, JsonObject], tuple[Field, ...]]


def no_fields(_table: object, _params: JsonObject) -> tuple[Field, ...]:
    """Nothing to fill in."""
    return ()


#: The fields that each possible outcome fills in.
Outcomes = tuple[tuple[tuple[str, str], ...], ...]


def no_outcomes(_verdict: Verdict) -> Outcomes:
    """Nothing is rolled or drawn."""
    return ()


def no_results(_verdict: Verdict) -> tuple[Summary, ...]:
    """Nothing is drawn one by one."""
    return ()


def no_forecast(_table: object, _verdict: Verdict, _filled: JsonObject) -> JsonObject | None:
    """No chance is told."""
    return None


@dataclass(frozen=True)
class Action(Generic[T]):
    """Something the page offers: the question of each stage, the most complete first."""

    name: str
    stages: tuple[Stage, ...]
    fields: Fields[T] = no_fields
    #: Questions whose answers are shown beside its own.
    companions: tuple[str, ...] = ()
    #: Questions on what would change the answer, asked with all that was pointed at and filled in.
    suggestions: tuple[str, ...] = ()
    #: Actions that can follow on the same two places: if the second is someone, or an empty place;
    #: those in both lists are about the place where someone is.
    then_on_figure: tuple[str, ...] = ()
    then_on_place: tuple[str, ...] = ()
    #: Those of them that can't follow if the answer is no.
    then_if_clear: tuple[str, ...] = ()
    #: Actions that can follow if the second is a thing, each with the field that takes it.
    then_on_thing: tuple[tuple[str, str], ...] = ()
    #: Whether its form is shown before it is done: cards are drawn for it.
    asks_first: bool = False
    #: The possible outcomes, given the verdict, and the fields that each fills in.
    outcomes: Callable[[Verdict], Outcomes] = no_outcomes
    #: What came of each card that was drawn so far, given the verdict.
    results: Callable[[Verdict], tuple[Summary, ...]] = no_results
    #: The question on the chance of it, given the verdict and what is filled in; None if unknown.
    forecast: Callable[[T, Verdict, JsonObject], JsonObject | None] = no_forecast
    #: Names that older links have for it.
    aliases: tuple[str, ...] = ()
    #: Whether it is always visible in the menu.
    main: bool = False
    #: Whether it is for someone who is off the board.
    from_outside: bool = False
    #: Its position in the menu, across all topics: low numbers first.
    order: int = 0
    #: The topic that it belongs to, which is its group in the menu; the game fills it in.
    group: str = ""


@dataclass(frozen=True)
class Topic(Generic[T]):
    """A topic of a game: its rules, what can be asked about it, what the page offers."""

    rules: RuleBook
    questions: Mapping[str, Question[T]] = field(default_factory=dict)
    actions: tuple[Action[T], ...] = ()
    #: What its actions are grouped under in the menu, by the phrase `group.GAME.NAME`.
    group: str = ""


def rules_of(game: str, topics: Iterable[Topic[T]]) -> RuleBook:
    """The rules of all topics of a game as one book."""
    return RuleBook.joined(game, (topic.rules for topic in topics))


def questions_of(topics: Iterable[Topic[T]]) -> dict[str, Question[T]]:
    """All questions of a game; each belongs to one topic."""
    found: dict[str, Question[T]] = {}
    for topic in topics:
        if twice := found.keys() & topic.questions.keys():
            raise ValueError(f"asked about by two topics: {sorted(twice)}")
        found |= topic.questions
    return found


def actions_of(topics: Iterable[Topic[T]]) -> tuple[Action[T], ...]:
    """All actions of a game, in the order of the menu.

    Questions of a topic that the game doesn't have are left out.
    """
    topics = tuple(topics)
    asks = questions_of(topics).keys()
    found = [
        replace(_without_unknown(action, asks), group=topic.group)
        for topic in topics
        for action in topic.actions
    ]
    there = sorted((a for a in found if a.stages), key=lambda action: action.order)
    names = {action.name for action in there}
    return tuple(_followed_by(action, names) for action in there)


def _followed_by(action: Action[T], names: Collection[str]) -> Action[T]:
    """The same action, followed only by those that the game has."""
    return replace(
        action,
        then_on_figure=tuple(name for name in action.then_on_figure if name in names),
        then_on_place=tuple(name for name in action.then_on_place if name in names),
        then_on_thing=tuple(pair for pair in action.then_on_thing if pair[0] in names),
    )


def _without_unknown(action: Action[T], asks: Collection[str]) -> Action[T]:
    return replace(
        action,
        stages=tuple(stage for stage in action.stages if stage.ask in asks),
        companions=tuple(ask for ask in action.companions if ask in asks),
        suggestions=tuple(ask for ask in action.suggestions if ask in asks),
    )


@dataclass(frozen=True)
class NamedPlace:
    """An end that a word names: how a question and a link write it, and what it is."""

    params: JsonObject
    word: str
    place: Place | Absent
    shape: PawnShape | None
    #: The space outside the board beside it, where it lies on the board's edge.
    outside: list[int] | None = None
    #: The id of the component, token or door that is meant, if it is one.
    thing: str | None = None
    #: What the place is called, if it has a name of its own: a room.
    region: str | None = None


@dataclass(frozen=True)
class Game(Generic[T]):
    """A game: its scenes, its questions, its rules and its open points."""

    name: str
    scene: type[BaseModel]
    read_scene: Callable[[object], T]
    questions: Mapping[str, Question[T]]
    rules: RuleBook
    rulings: Rulings
    #: A table as shapes.
    sketch: Callable[[T], Sketch]
    #: The end that a word in a link or a form names, and the word for an end.
    parse_place: Callable[[T, str, str], NamedPlace]
    place_word: Callable[[JsonObject], str]
    #: What a value of an answer stands for, as a fact: a space, someone's name.
    fact_of: Callable[[T, object], object]
    #: What the page offers, the usual first.
    actions: tuple[Action[T], ...]
    #: What players copy from their own cards and boards, for a scene as it is.
    cards: Callable[[JsonObject], tuple[CardGroup, ...]]
    #: Describes the piece or place that a word names; and where the word is on the board.
    about: Callable[[T, str, str], tuple[Article, ...]]
    #: Who and what is in a space, without the space itself.
    contents: Callable[[T, Cell], tuple[Article, ...]]
    #: The contents of the box, by the names that articles use.
    catalogue: Mapping[str, Item]
    #: How its boards are set up.
    setup: Setup[T]
    #: The editions that it judges by, the one that the game follows first.
    editions: tuple[str, ...] = ("core",)
    #: The cards that a table stores once, with the entries that refer to them.
    memories: tuple[CardMemory, ...] = ()
    #: Returns a scene in which values entered for a card apply to every entry that refers to it.
    remember: Callable[[JsonObject], JsonObject] = lambda scene: scene
    #: Returns a scene with what an applied question reveals about cards.
    learn: Callable[[JsonObject, JsonObject], JsonObject] = lambda scene, _asked: scene
    #: The kinds of cards that places of a scene belong to.
    shelf: CardShelf = field(default_factory=CardShelf)
    #: The card of the piece that a word names; None if it names a place.
    card: Callable[[T, NamedPlace], PieceCard | None] = lambda _table, _place: None
    #: The turn line; None while nobody keeps track of turns.
    turn_line: Callable[[T], TurnLine | None] = lambda _table: None
    #: The numbers of a scene that go up and down, by their paths: changes to them add up.
    counters: frozenset[str] = frozenset()
    #: The action that starts keeping track of turns.
    starts_with: str = ""

    @property
    def sayings(self) -> Sayings:
        """The players' words; only the search needs them, so they aren't read with the game."""
        return read_sayings(self.name)

    def retain(self, before: JsonObject, after: JsonObject) -> JsonObject:
        """The scene after a change, keeping cards that nothing refers to any more."""
        for memory in self.memories:
            after = memory.retain(before, after)
        return after

    def taps(self, stage: Stage) -> tuple[Tap, ...]:
        """What pointing fills in at a stage."""
        return self.questions[stage.ask].taps if stage.taps is None else stage.taps

    def needed(self, stage: Stage) -> int:
        """How many places must be tapped before a stage can be asked."""
        return sum(not tap.optional for tap in self.taps(stage))

    def action(self, name: str) -> Action[T] | None:
        """The action with a name; a question without an action becomes its own action."""
        if found := self._by_name.get(name):
            return found
        return Action(name, (Stage(name),)) if name in self.questions else None

    @cached_property
    def _by_name(self) -> Mapping[str, Action[T]]:
        """The actions by name and by alias; of two, the first in the menu."""
        named = [(name, one) for one in self.actions for name in (one.name, *one.aliases)]
        return dict(reversed(named))

    def asking(self, ask: str) -> str:
        """The name of the action that asks a question; without one, the question's own name."""
        return ask if self.named(ask) else self._by_question.get(ask, ask)

    @cached_property
    def _by_question(self) -> Mapping[str, str]:
        """The name of the first action that asks each question."""
        coming = [(stage.ask, action.name) for action in self.actions for stage in action.stages]
        return dict(reversed(coming))

    def named(self, name: str) -> bool:
        """Whether the page offers an action of that name."""
        return name in self._names

    @cached_property
    def _names(self) -> frozenset[str]:
        return frozenset(action.name for action in self.actions)

    def rule(self, table: T, ask: object, given: JsonObject) -> Ruled:
        """Rule on a question about a table: the verdict, and the change from the same decision."""
        if ask is None:
            raise InputError("ask", "input.missing")
        if not isinstance(ask, str) or ask not in self.questions:
            raise InputError("ask", "question.unknown-ask", ask=ask, known=tuple(self.questions))
        ruled = self.questions[ask].rule(self.name, ask, table, given)
        verdict = replace(ruled.verdict, fact_of=partial(self.fact_of, table))
        return replace(ruled, verdict=verdict)


#: Any game: games have different table types, and an open table pairs a game with its own.
AnyGame = Game[Any]
