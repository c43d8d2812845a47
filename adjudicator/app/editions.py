"""The editions of a table's game: which one the table plays by, and what each answers."""

from collections.abc import Iterator
from dataclasses import dataclass
from difflib import SequenceMatcher
from typing import Literal

from adjudicator.app.query import TableQuery
from adjudicator.app.tables import OpenTable
from adjudicator.app.view import TableView, view_table
from adjudicator.core.change import Change
from adjudicator.core.edition import Edition, Printed
from adjudicator.core.facts import Called
from adjudicator.core.faults import InputError
from adjudicator.core.rule import RuleId
from adjudicator.core.setup import SceneEdit
from adjudicator.core.verdict import Verdict

Outcome = Literal["same", "same-reading", "differ", "differ-reading", "silent", "unknown"]


@dataclass(frozen=True)
class ByBook:
    """The view of a table under one edition; `on` if it is the table's own.

    If the table can't be built under an edition there is no view, and `fault` says why.
    """

    edition: str
    on: bool
    view: TableView | None
    fault: InputError | None = None

    @property
    def verdict(self) -> Verdict | None:
        """Its verdict, if there is one."""
        return self.view.judgement.verdict if self.view else None

    @property
    def printing(self) -> Edition | None:
        """The edition by what differs in it."""
        state = self.view.table.state if self.view else None
        return state.edition if isinstance(state, Printed) else None


@dataclass(frozen=True)
class Why:
    """A rule of the final book, and what the other has instead: a rule of its own, or nothing."""

    kind: Literal["silent", "instead", "own"]
    final: RuleId | None = None
    other: RuleId | None = None


@dataclass(frozen=True)
class Row:
    """The places of two steps by rules that match, or of one that the other verdict lacks.

    `differs` unless both books say the same here, even in different words.
    """

    final: int | None
    other: int | None
    differs: bool


@dataclass(frozen=True)
class Comparison:
    """Two verdicts: how their answers compare, and their steps in pairs."""

    outcome: Outcome
    rows: tuple[Row, ...]
    why: Why | None


def edition_of(table: OpenTable) -> str:
    """The edition that a table plays by."""
    return str(table.scene.get("edition") or table.game.editions[0])


def by_each_book(table: OpenTable, query: TableQuery) -> Iterator[ByBook]:
    """The same table and the same question under every edition of its game."""
    own = edition_of(table)
    for edition in table.game.editions:
        try:
            other = table.with_scene({**table.scene, "edition": edition})
        except InputError as fault:
            yield ByBook(edition, edition == own, None, fault)
        else:
            yield ByBook(edition, edition == own, view_table(other, query))


def choosing(table: OpenTable, edition: str) -> SceneEdit:
    """The edit that makes a table play by an edition."""
    if edition not in table.game.editions:
        known = table.game.editions
        raise InputError("edition", "edition.unknown", edition=edition, known=known)
    facts = {"edition": Called(f"edition.{edition}")}
    return SceneEdit(Change(fields={"edition": edition}), "did.edition", facts)


def compare(final: ByBook, other: ByBook) -> Comparison | None:
    """The final book's verdict and another's; None if one of them has none."""
    one, two, edition = final.verdict, other.verdict, other.printing
    if one is None or two is None or edition is None:
        return None
    pairs = _Pairs(edition, one, two)
    found = _outcome(one, two)
    why = None if found.startswith("same") else pairs.why
    return Comparison(found, pairs.rows, why)


def _outcome(one: Verdict, other: Verdict) -> Outcome:
    """Whether two answers are the same; unknown values can't be compared."""
    certainties = {one.certainty, other.certainty}
    if "unknown" in certainties:
        return "unknown"
    if "silent" in certainties:
        return "silent"
    if one.answer == other.answer:
        return "same-reading" if "ruling" in certainties else "same"
    return "differ-reading" if "ruling" in certainties else "differ"


class _Pairs:
    """The steps of the final book's verdict and of another's, as their rules match."""

    def __init__(self, edition: Edition, final: Verdict, other: Verdict) -> None:
        self.edition, self.final, self.other = edition, final, other
        self.rows = tuple(self._rows())

    def _rows(self) -> Iterator[Row]:
        instead = self.edition.instead
        ours = [instead.get(step.rule, step.rule) for step in self.final.steps]
        theirs = [step.rule for step in self.other.steps]
        matched = SequenceMatcher(None, ours, theirs, autojunk=False)
        for kind, i, j, m, n in matched.get_opcodes():
            if kind == "equal":
                yield from map(self._matched, range(i, j), range(m, n))
            else:
                yield from (Row(number, None, differs=True) for number in range(i, j))
                yield from (Row(None, number, differs=True) for number in range(m, n))

    def _matched(self, final: int, other: int) -> Row:
        ours, theirs = self.final.steps[final], self.other.steps[other]
        told = self.edition.retold(ours)
        same = (told.message_id, told.facts) == (theirs.message_id, theirs.facts)
        return Row(final, other, differs=not same or ours.rule in self.edition.instead)

    @property
    def why(self) -> Why | None:
        """The first difference between the books that the steps show."""
        if self.other.silent:
            return Why("silent", final=self.other.silent[0].rule)
        found = (self._why(row) for row in self.rows if row.differs)
        return next((why for why in found if why), None)

    def _why(self, row: Row) -> Why | None:
        final = None if row.final is None else self.final.steps[row.final]
        other = None if row.other is None else self.other.steps[row.other]
        if final and final.rule in self.edition.instead:
            return Why("instead", final=final.rule, other=self.edition.instead[final.rule])
        return Why("own", other=other.rule) if other and other.rule in self.edition.own else None
