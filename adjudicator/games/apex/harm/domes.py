"""Zones that protect the figures in them from damage, and those whose card may do so."""

from collections.abc import Iterable, Iterator

from adjudicator.board.squares import Space
from adjudicator.core.facts import Place
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Step
from adjudicator.games.apex.table import rulings
from adjudicator.games.apex.table.components import Tag
from adjudicator.games.apex.table.naming import piece_marks, thing
from adjudicator.games.apex.table.pieces import Piece
from adjudicator.games.apex.table.rule_ids import rule_id
from adjudicator.games.apex.table.state import Figure, Table

ZONE_SHAPE = rule_id("zone.shape")


def sheltered(
    table: Table, reached: Iterable[Space], consult: Consultation, *, grenade: bool = False
) -> frozenset[Space]:
    """The spaces of an area that lie in Zones which keep its damage off.

    Where only the Dome's card tells what it keeps off, that is for the table to say.
    """
    shelters = (piece for piece in table.pieces if piece.facts.shelters)
    zones = {space for piece in shelters for space in zone_of(table, piece)}
    inside = frozenset(space for space in reached if space in zones)
    if table.edition.domes_stop_ordnance or not inside:
        return inside
    stopping = ("all",) if grenade else ("areas", "all")
    return inside if consult(rulings.DOME_DAMAGE) in stopping else frozenset()


def zone_of(table: Table, piece: Piece) -> Iterator[Space]:
    """The spaces in a piece's Zone: those around its intersection on its level."""
    around = piece.corner.spaces if piece.corner else ()
    yield from (
        space for space in around if space in table.grid and table.level(space) == piece.base
    )


def card_tells(table: Table, figure: Figure) -> Iterator[Step]:
    """The Zones that someone who is hit stands in, of which only a card tells what they do.

    A Smoke changes shots, and of a Dome the table has decided.
    """
    for piece in table.pieces:
        told = piece.facts.to_hit is not None or piece.facts.shelters
        if Tag.ZONE in piece.tags and not told and figure.at in zone_of(table, piece):
            facts = {
                "who": figure.name,
                "place": Place(figure.at, table.level(figure.at)),
                "thing": thing(piece),
            }
            yield Step(ZONE_SHAPE, "apex.area.zone-card", facts, piece_marks(piece, role="note"))
