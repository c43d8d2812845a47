"""A table as another printing of the core book has it."""

from dataclasses import replace

from adjudicator.games.apex.table.edition import CORE, ApexEdition
from adjudicator.games.apex.table.pieces import Piece
from adjudicator.games.apex.table.rulings import RULINGS
from adjudicator.games.apex.table.state import Table


def by_the_final_book(table: Table) -> Table:
    """The same table judged by the final book."""
    return reprinted(table, CORE)


def reprinted(table: Table, edition: ApexEdition) -> Table:
    """The same table by another printing: its tags, its tokens, and how it reads open points."""
    chosen = {name: table.readings.values[name] for name in table.readings.chosen}
    return replace(
        table,
        pieces=tuple(_tagged(piece, edition) for piece in table.pieces),
        figures={name: who.printed_in(edition) for name, who in table.figures.items()},
        away={name: who.printed_in(edition) for name, who in table.away.items()},
        readings=RULINGS.readings(chosen, edition.readings),
        edition=edition,
    )


def _tagged(piece: Piece, edition: ApexEdition) -> Piece:
    return replace(piece, tags=edition.tags(piece.kind, piece.given))
