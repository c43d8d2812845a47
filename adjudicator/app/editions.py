"""The editions of a table's game: which one the table plays by, and what each answers."""

from collections.abc import Iterator
from dataclasses import dataclass

from adjudicator.app.query import TableQuery
from adjudicator.app.tables import OpenTable
from adjudicator.app.view import TableView, view_table
from adjudicator.core.change import Change
from adjudicator.core.facts import Called
from adjudicator.core.faults import InputError
from adjudicator.core.setup import SceneEdit


@dataclass(frozen=True)
class ByBook:
    """The view of a table under one edition; `on` if it is the table's own.

    If the table can't be built under an edition there is no view, and `fault` says why.
    """

    edition: str
    on: bool
    view: TableView | None
    fault: InputError | None = None


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
