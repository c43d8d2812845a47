"""A verdict: the answer, the steps that led to it, and what each of them draws.

Text, picture, numbers, JSON and links are all made from this one object.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Literal, TypeVar

from adjudicator.board.cell import Cell
from adjudicator.board.squares import Edge, Position
from adjudicator.core.rule import RuleId
from adjudicator.core.ruling import Dispute, Missing
from adjudicator.core.sketch import Profile

A = TypeVar("A")
P = TypeVar("P")

Answer = Mapping[str, object]
Facts = Mapping[str, object]

MarkKind = Literal["line", "edge", "space", "point", "area", "measure", "label"]


@dataclass(frozen=True, slots=True)
class Mark:
    """Something to draw on the board, in board coordinates: spaces wide, spaces down.

    `at` holds positions (two of a line, an edge or a measure, one of a point or a label);
    `spaces` those of a space or an area; `value` the number that a measure or label shows.
    """

    kind: MarkKind
    role: str
    at: tuple[Position, ...] = ()
    spaces: tuple[Cell, ...] = ()
    value: int | None = None


def line_mark(start: Position, end: Position, role: str) -> Mark:
    """A stretch of line."""
    return Mark("line", role, (start, end))


def edge_mark(edge: Edge, role: str) -> Mark:
    """An edge of the grid."""
    start, end = edge.ends
    return Mark("edge", role, (start, end))


def measure_mark(start: Position, end: Position, value: int, role: str) -> Mark:
    """A measured stretch with its number."""
    return Mark("measure", role, (start, end), value=value)


def point_mark(at: Position, role: str) -> Mark:
    """A point."""
    return Mark("point", role, (at,))


def label_mark(at: Position, value: int, role: str) -> Mark:
    """A number."""
    return Mark("label", role, (at,), value=value)


def area_mark(spaces: Iterable[Cell], role: str) -> Mark:
    """A set of spaces."""
    return Mark("area", role, spaces=tuple(spaces))


def space_mark(space: Cell, role: str) -> Mark:
    """One space."""
    return Mark("space", role, spaces=(space,))


@dataclass(frozen=True, slots=True)
class Step:
    """One step of the reasoning: which rule, what it found here, what to draw.

    `message_id` names the sentence that tells it, `facts` fill the sentence; neither is a sentence.
    """

    rule: RuleId
    message_id: str
    facts: Facts
    marks: tuple[Mark, ...] = ()


Tone = Literal["clear", "blocked", "open", "note"]


@dataclass(frozen=True, slots=True)
class Summary:
    """The verdict in one line: message id, tone and facts."""

    message_id: str
    tone: Tone
    facts: Facts


@dataclass(frozen=True, slots=True)
class Share:
    """One outcome and its probability."""

    outcome: int
    part: Fraction


@dataclass(frozen=True, slots=True)
class Silent:
    """A point that an edition leaves out: the final book's rule, and the answer that it gives.

    `filled` is what this edition would answer with that rule in the gap; a table has that by the
    house rule `ruling`.
    """

    rule: RuleId
    final: Answer
    filled: Answer
    ruling: str


#: How certain an answer is: by the book, by a reading, silent in this edition, or unknown because a
#: number is missing.
Certainty = Literal["book", "ruling", "silent", "unknown"]


def _as_it_is(value: object) -> object:
    return value


@dataclass(frozen=True, slots=True)
class Verdict:
    """The answer to a question and its proof; `shares` where it is a matter of chance.

    `section` is the side view of its line, if there is one; it is computed only on request.
    """

    ask: str
    answer: Answer
    summary: Summary
    steps: tuple[Step, ...]
    disputed: tuple[Dispute[Answer], ...] = ()
    shares: tuple[Share, ...] = ()
    section: Callable[[], Profile | None] | None = field(default=None, compare=False)
    #: All open points that were consulted, whether or not they made a difference.
    consulted: frozenset[str] = field(default=frozenset(), compare=False)
    #: The game that it is of.
    game: str = ""
    #: The numbers that it needs and nobody has entered; what its edition does not say.
    missing: tuple[Missing, ...] = ()
    silent: tuple[Silent, ...] = ()
    #: The rules that it needed and its edition lacks; `silent` is made from them.
    gaps: tuple[RuleId, ...] = field(default=(), compare=False)
    left_open: tuple[Cell, ...] = field(default=(), compare=False)
    #: The house rule by which its table filled them, with its value.
    filled_by: tuple[tuple[str, str], ...] = ()
    #: What its label goes by, where that isn't its subject's.
    label_id: str = ""
    #: What a value of the answer stands for, as a fact: a space, someone's name.
    fact_of: Callable[[object], object] = field(default=_as_it_is, compare=False)

    @property
    def subject(self) -> str:
        """The name that its label, value and answer are told by."""
        return f"{self.game}.{self.ask}"

    @property
    def profile(self) -> Profile | None:
        """The line from the side, from the same proof."""
        return self.section() if self.section else None

    @property
    def certainty(self) -> Certainty:
        """How sure the answer is; a missing number counts most, then what the book leaves out."""
        if self.missing:
            return "unknown"
        if self.silent:
            return "silent"
        return "ruling" if self.disputed else "book"

    @property
    def withholds(self) -> bool:
        """Whether the first field of the answer is unknown, so that its null doesn't mean "no"."""
        unsure = self.certainty in ("unknown", "silent")
        return unsure and next(iter(self.answer.values()), "") is None

    @property
    def house_rules(self) -> tuple[tuple[str, str], ...]:
        """The rulings that it depends on and the table has chosen, with their values."""
        chosen = {d.ruling: d.house for d in self.disputed if d.house is not None}
        return (*self.filled_by, *chosen.items())

    @property
    def leaning(self) -> Certainty | Literal["house"]:
        """Its certainty, or "house" if it depends only on readings that the table chose."""
        chosen = all(dispute.house is not None for dispute in self.disputed)
        by_rulings = self.certainty == "ruling" or bool(self.filled_by)
        settled = self.certainty in ("book", "ruling") and chosen
        return "house" if by_rulings and settled else self.certainty
