"""Edits of a scene that several questions make."""

from collections.abc import Iterable

from adjudicator.board.hexes import Hex
from adjudicator.core.change import Change, Edit
from adjudicator.core.values import Json
from adjudicator.games.atlantis.table.ends import EndRecord, read_end
from adjudicator.games.atlantis.table.state import Effect, Table, Token, Unit


def put(piece: Unit | Token, at: Hex) -> Edit:
    """A piece in a space."""
    return Edit("units" if isinstance(piece, Unit) else "tokens", piece.id, {"at": list(at)})


def effects_written(effects: Iterable[Effect]) -> list[Json]:
    """Active effects as a scene writes them."""
    return [
        {"name": each.name, "unit": each.unit, "keyword": each.keyword, "turn": each.turn}
        for each in effects
    ]


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
