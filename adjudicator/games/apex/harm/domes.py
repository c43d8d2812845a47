"""Zones that keep damage off whoever is in them, and those whose card may do so."""

from collections.abc import Iterator

from adjudicator.board.squares import Space
from adjudicator.core.facts import Place
from adjudicator.core.verdict import Step
from adjudicator.games.apex.table.components import Tag
from adjudicator.games.apex.table.naming import piece_marks, thing
from adjudicator.games.apex.table.rule_ids import rule_id
from adjudicator.games.apex.table.state import Figure, Piece, Table

ZONE_SHAPE = rule_id("zone.shape")


def sheltered(table: Table) -> frozenset[Space]:
    """The spaces in Zones that prevent damage tagged ORDNANCE."""
    return frozenset(space for piece in _shelters(table) for space in zone_of(table, piece))


def _shelters(table: Table) -> Iterator[Piece]:
    yield from (piece for piece in table.pieces if piece.kind in table.edition.stops_grenades)


def zone_of(table: Table, piece: Piece) -> Iterator[Space]:
    """The spaces in a piece's Zone: those around its intersection on its level."""
    around = piece.corner.spaces if piece.corner else ()
    yield from (
        space for space in around if space in table.grid and table.level(space) == piece.base
    )


def card_tells(table: Table, figure: Figure) -> Iterator[Step]:
    """The Zones that someone who is hit stands in, of which only a card tells what they do.

    A Smoke changes shots, and what the edition lets prevent damage has done so.
    """
    for piece in table.pieces:
        told = piece.facts.to_hit is not None or piece.kind in table.edition.stops_grenades
        if Tag.ZONE in piece.tags and not told and figure.at in zone_of(table, piece):
            facts = {
                "who": figure.name,
                "place": Place(figure.at, table.level(figure.at)),
                "thing": thing(piece),
            }
            yield Step(ZONE_SHAPE, "apex.area.zone-card", facts, piece_marks(piece, role="note"))
