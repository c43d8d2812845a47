"""Rulings: named points that a book leaves open, and how a table reads them.

A reading is passed in as a value. A decision consults it, and the consultation records which
rulings were used, so that a verdict knows what it depends on and what other values would give.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from adjudicator.board.cell import Cell
from adjudicator.core.facts import Said
from adjudicator.core.faults import InputError
from adjudicator.core.rule import RuleId

#: What to do if an edition is silent: give no ruling, or use the other book's rule.
OPEN, FILLED = "open", "final"


@dataclass(frozen=True, slots=True)
class Ruling:
    """One open point: the rule that it belongs to, and its values, the default first."""

    name: str
    values: tuple[str, ...]
    rule: RuleId


class Rulings:
    """The rulings of one game, each written down once."""

    def __init__(self) -> None:
        self._known: dict[str, Ruling] = {}
        self._retired: set[str] = set()

    def ruling(self, name: str, *values: str, rule: RuleId) -> str:
        """Add a ruling; code consults it by its name."""
        if name in self._known:
            raise ValueError(f"{name} is ruled on already")
        self._known[name] = Ruling(name, values, rule)
        return name

    def retire(self, *names: str) -> None:
        """Retire settled points: a value that an older scene chooses is ignored."""
        self._retired.update(names)

    def is_retired(self, name: str) -> bool:
        """Whether a point is settled by now."""
        return name in self._retired

    def __iter__(self) -> Iterator[Ruling]:
        return iter(self._known.values())

    def __getitem__(self, name: str) -> Ruling:
        return self._known[name]

    def __contains__(self, name: object) -> bool:
        return name in self._known

    def readings(
        self, chosen: Mapping[str, str], usual: Mapping[str, str] | None = None
    ) -> "Readings":
        """The value of every ruling: the chosen ones, then the usual ones, then the defaults."""
        kept = {name: value for name, value in chosen.items() if name in self}
        values = {ruling.name: ruling.values[0] for ruling in self} | {**(usual or {}), **kept}
        return Readings(self, values, frozenset(kept))


@dataclass(frozen=True, slots=True)
class Readings:
    """How one table reads all the rulings of its game."""

    rulings: Rulings
    values: Mapping[str, str]
    #: The rulings for which this table has chosen a value, even the default.
    chosen: frozenset[str] = frozenset()

    def house(self, name: str) -> str | None:
        """The value of a ruling that this table has chosen; None where it never did."""
        return self.values[name] if name in self.chosen else None

    def other(self, name: str, value: str) -> "Readings":
        """The same readings with one changed."""
        return Readings(self.rulings, {**self.values, name: value}, self.chosen)

    def others(self, name: str) -> tuple[str, ...]:
        """The values of a ruling that this table did not choose."""
        return tuple(v for v in self.rulings[name].values if v != self.values[name])


@dataclass(frozen=True, slots=True)
class Missing:
    """A number that a decision needs and nobody has entered.

    `at` is its place in the question, `scene.units[0].figures[0].defense` or `weapon.range`;
    `label` says what to look for: the Defense of Grunts. `card` is the name of the card that
    prints it, `choices` are values that it may well have. Of a list, `begun` is the part that is
    known, with None for what is not.
    """

    at: str
    label: Said
    card: str = ""
    choices: tuple[str, ...] = ()
    begun: tuple[int | None, ...] = ()


N = TypeVar("N")


@dataclass(slots=True)
class Consultation:
    """What one decision consults: readings of open points, and numbers that players enter."""

    readings: Readings
    consulted: dict[str, None] = field(default_factory=dict)
    missing: dict[Missing, None] = field(default_factory=dict)
    #: Rules that the decision needs and the table's edition doesn't have.
    gaps: dict[RuleId, None] = field(default_factory=dict)
    #: Spaces that such a gap keeps out of a list: whether they belong there is not said.
    left_open: dict[Cell, None] = field(default_factory=dict)

    def __call__(self, name: str) -> str:
        """The value of a ruling; records that the decision used it."""
        self.consulted[name] = None
        return self.readings.values[name]

    def known(self, number: N | None, at: str, label: Said, card: str = "") -> N | None:
        """A number that players enter; if nobody has, records that the decision needs it."""
        if number is None:
            self.needs(Missing(at, label, card))
        return number

    def needs(self, missing: Missing) -> None:
        """Record that the decision needs something that nobody has entered."""
        self.missing[missing] = None

    def lacks(self, rule: RuleId) -> None:
        """Record that the edition has no such rule, so what depends on it is left out."""
        self.gaps[rule] = None

    def leaves_open(self, spaces: Iterable[Cell]) -> None:
        """Record spaces that may or may not belong to a list because of a gap in the edition."""
        self.left_open |= dict.fromkeys(spaces)


A = TypeVar("A")
B = TypeVar("B")
P = TypeVar("P")


@dataclass(frozen=True, slots=True)
class Dispute(Generic[A]):
    """Another value of a ruling, and its different answer.

    `house` is the value that the table chose, where it did. An answer is `unknown` if a number that
    it rests on was not entered.
    """

    ruling: str
    value: str
    answer: A
    house: str | None = None
    unknown: bool = False

    def answering(self, answer: B) -> "Dispute[B]":
        """The same dispute, its answer put in other words."""
        return Dispute(self.ruling, self.value, answer, self.house, self.unknown)


@dataclass(frozen=True, slots=True)
class Decision(Generic[P, A]):
    """A decision: its proof, its answer, and what other readings would have answered."""

    proof: P
    answer: A
    disputed: tuple[Dispute[A], ...]
    #: All rulings that were consulted, whether or not they made a difference.
    consulted: frozenset[str] = frozenset()
    #: The numbers that it needed and nobody has entered.
    missing: tuple[Missing, ...] = ()
    #: The rules that it needed and the table's edition doesn't have.
    gaps: tuple[RuleId, ...] = ()
    left_open: tuple[Cell, ...] = ()


def rule_on(
    readings: Readings, decide: Callable[[Consultation], P], answer: Callable[[P], A]
) -> Decision[P, A]:
    """Decide under the table's readings, then again under each other value of the rulings used.

    Where another reading would need to be told more before it could answer, it has no answer to
    set against this one.
    """
    consultation = Consultation(readings)
    proof = decide(consultation)
    given = answer(proof)
    disputed = []
    for name in consultation.consulted:
        for value in readings.others(name):
            consult = Consultation(readings.other(name, value))
            try:
                other = answer(decide(consult))
            except InputError:
                continue
            if other != given:
                unknown = bool(consult.missing)
                disputed.append(Dispute(name, value, other, readings.house(name), unknown))
    consulted, missing = frozenset(consultation.consulted), tuple(consultation.missing)
    gaps, left_open = tuple(consultation.gaps), tuple(consultation.left_open)
    return Decision(proof, given, tuple(disputed), consulted, missing, gaps, left_open)
