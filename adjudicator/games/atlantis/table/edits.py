"""Edits of a scene that several questions make."""

from adjudicator.board.hexes import Hex
from adjudicator.core.change import Change, Edit
from adjudicator.games.atlantis.table.ends import EndRecord, read_end
from adjudicator.games.atlantis.table.state import Table, Token, Unit


def put(piece: Unit | Token, at: Hex) -> Edit:
    """A piece in a space."""
    return Edit("units" if isinstance(piece, Unit) else "tokens", piece.id, {"at": list(at)})


def put_by_choice(
    table: Table, unit: Unit, spaces: tuple[Hex, ...], to: EndRecord | None
) -> Change | None:
    """A unit in the space chosen, or in the only one that there is."""
    chosen = read_end(table, to, "to").at if to else None
    if chosen is None and len(spaces) == 1:
        chosen = spaces[0]
    if chosen is None or chosen not in spaces:
        return None
    return Change(edits=(put(unit, chosen),))
