"""The editions of a table's game: which one judges it, and what each would answer."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from adjudicator.app.query import TableQuery
from adjudicator.app.tables import OpenTable
from adjudicator.app.view import TableView, view_table
from adjudicator.core.change import Change
from adjudicator.core.facts import Called
from adjudicator.core.input import InputError
from adjudicator.core.setup import SceneEdit


@dataclass(frozen=True)
class ByBook:
    """What is asked, judged by one edition; `on` where it is the table's own.

    There is nothing to be seen where a table cannot be built by an edition, which `fault` tells.
    """

    edition: str
    on: bool
    view: TableView | None
    fault: InputError | None = None


def edition_of(table: OpenTable) -> str:
    """The edition that judges a table."""
    return str(table.scene.get("edition") or table.game.editions[0])


def by_each_book(table: OpenTable, query: TableQuery) -> Iterator[ByBook]:
    """The same table and the same question under every edition of its game."""
    own = edition_of(table)
    for edition in table.game.editions:
        scene = {**table.scene, "edition": edition}
        try:
            other = replace(table, scene=scene, state=table.game.read_scene(scene))
        except InputError as fault:
            yield ByBook(edition, edition == own, None, fault)
        else:
            yield ByBook(edition, edition == own, view_table(other, query))


def choosing(table: OpenTable, edition: str) -> SceneEdit:
    """The table judged by another edition from now on."""
    if edition not in table.game.editions:
        known = table.game.editions
        raise InputError("edition", "edition.unknown", edition=edition, known=known)
    facts = {"edition": Called(f"edition.{edition}")}
    return SceneEdit(Change(fields={"edition": edition}), "did.edition", facts)
