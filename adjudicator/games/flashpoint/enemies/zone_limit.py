"""How many units a zone holds."""

from adjudicator.board.regions import Region
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.table import rulings
from adjudicator.games.flashpoint.table.pieces import Unit
from adjudicator.games.flashpoint.table.state import Table

#: How many Enemy units a zone holds.
LIMIT = 2


def filling(table: Table, zone: Region, consult: Consultation) -> tuple[Unit, ...]:
    """The units that count to the limit of a zone."""
    there = table.units_in(zone)
    others = tuple(unit for unit in there if not unit.record.technician)
    if len(others) < len(there) and consult(rulings.TECHNICIANS_FILL) == "yes":
        return there
    return others
