"""What an Operative's move brings into view: Stealth checks to make, and Blips that spawn."""

from collections.abc import Sequence
from itertools import pairwise

from adjudicator.board.regions import Region
from adjudicator.core.question import Steps
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.sight.line_of_sight import sees
from adjudicator.games.flashpoint.stealth import rules as stealth_rules
from adjudicator.games.flashpoint.stealth.observers import (
    Check,
    Observer,
    gained,
    observers,
    on_the_move,
    to_hide,
)
from adjudicator.games.flashpoint.table.changes import opened
from adjudicator.games.flashpoint.table.facts import names
from adjudicator.games.flashpoint.table.lines import Door
from adjudicator.games.flashpoint.table.marks import zone_mark
from adjudicator.games.flashpoint.table.pieces import Operative
from adjudicator.games.flashpoint.table.state import Table


def tell_views(  # noqa: PLR0913, PLR0917 - all that bears on what is seen
    told: Steps,
    table: Table,
    operative: Operative,
    way: Sequence[Region],
    door: Door | None,
    consult: Consultation,
) -> None:
    """Tell what comes into view on a way, the door that is opened first being open."""
    after = opened(table, door) if door else table
    going = on_the_move(operative)
    for before, zone in pairwise(way):
        seen = observers(after, going, zone, consult)
        new = tuple(one for one in seen if gained(after, one, before, consult))
        if new:
            _tell_check(told, zone, new, to_hide(after, going, seen, consult))
        asleep = [
            unit
            for unit in after.units.values()
            if unit.is_blip
            and sees(after, unit.zone, zone, consult)
            and not sees(table if before is way[0] else after, unit.zone, before, consult)
        ]
        if asleep:
            facts = {"zone": zone.called, "units": names(asleep)}
            told.add(stealth_rules.SPAWN_ON_SIGHT, "flashpoint.walk.spawns", **facts)


def _tell_check(told: Steps, zone: Region, new: tuple[Observer, ...], check: Check) -> None:
    facts = {"zone": zone.called, "units": names(one.called for one in new), "tn": check.tn}
    message_id = "check-fails" if check.marked else "check" if check.tn is not None else "unknown"
    mark = zone_mark(zone, "danger")
    said = f"flashpoint.walk.{message_id}"
    told.add(stealth_rules.STEALTH_CHECK, said, mark, **facts, needed=check.needed or 0)
