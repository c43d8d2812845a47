"""A Blip that comes onto the board."""

from adjudicator.board.regions import Region
from adjudicator.games.flashpoint.table.changes import free_id
from adjudicator.games.flashpoint.table.state import Table


def incoming_blip(table: Table, zone: Region, blip: str) -> dict[str, object]:
    """A Blip that comes in, as a scene writes it."""
    name = free_id((*table.units, *table.operatives), blip)
    return {"id": name, "zone": zone.written, "blip": blip, "figures": []}
