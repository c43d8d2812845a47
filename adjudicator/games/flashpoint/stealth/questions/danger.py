"""The question `danger`: where an Operative would need a Stealth check."""

from collections.abc import Collection, Iterator

from adjudicator.board.regions import Region
from adjudicator.core.question import Finding, Steps
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Mark, Tone, label_mark
from adjudicator.games.flashpoint.harm import rules as harm_rules
from adjudicator.games.flashpoint.sight.line_of_sight import sees
from adjudicator.games.flashpoint.stealth import rules
from adjudicator.games.flashpoint.stealth.observers import (
    Check,
    Perceptions,
    observers,
    on_the_move,
    to_hide,
)
from adjudicator.games.flashpoint.stealth.views import Moment
from adjudicator.games.flashpoint.table.facts import called, written
from adjudicator.games.flashpoint.table.lookup import find_standing
from adjudicator.games.flashpoint.table.marks import zone_mark, zone_marks
from adjudicator.games.flashpoint.table.numbers import needs
from adjudicator.games.flashpoint.table.params import OperativeParams
from adjudicator.games.flashpoint.table.pieces import Operative
from adjudicator.games.flashpoint.table.state import Table


def danger(table: Table, params: OperativeParams, consult: Consultation) -> Finding:
    """Judge where going would take a Stealth check, and what it would need there."""
    operative, here = find_standing(table, params.operative)
    told = Steps()
    risks = dict(_risks(table, operative, here, consult))
    facts: dict[str, object] = {"who": operative.name, "count": len(risks)}
    marks = tuple(mark for zone, check in risks.items() for mark in _marks(zone, check))
    message_id = "flashpoint.danger.zones" if risks else "flashpoint.danger.nowhere"
    told.add(rules.STEALTH_CHECK, message_id, *marks, **facts, zones=called(risks))
    if risks and operative.has("mark"):
        told.add(harm_rules.CONDITION_MARK, "flashpoint.stealth.marked", **facts)
    blips = _blips(table, here, consult)
    if blips:
        marks = zone_marks(blips, "note")
        told.add(
            rules.SPAWN_ON_SIGHT, "flashpoint.danger.blips", *marks, zones=called(blips), **facts
        )
    answer = {
        "zones": [
            {"zone": zone.written, "tn": check.tn, "needed": check.needed}
            for zone, check in risks.items()
        ],
        "blips": written(blips),
    }
    summary, tone = _summary(risks.values())
    return told.finding(answer, summary, tone, None, **facts, **needs(consult))


def _summary(checks: Collection[Check]) -> tuple[str, Tone]:
    """What to call the zones with a check."""
    if any(check.tn is None for check in checks):
        return "flashpoint.danger.unknown", "open"
    return (
        ("flashpoint.danger.somewhere", "note") if checks else ("flashpoint.danger.none", "clear")
    )


def _risks(
    table: Table, operative: Operative, here: Region, consult: Consultation
) -> Iterator[tuple[Region, Check]]:
    """The zones where someone would come into view, with the check to be made, row by row."""
    going, now = on_the_move(operative), Moment(table, operative, here, consult)
    zones = () if operative.record.downed else table.in_order(frozenset(table.zones) - {here})
    perceptions = Perceptions(table, consult)
    for zone in zones:
        seen = observers(table, going, zone, consult)
        if not all(now.is_watched(one) for one in seen):
            yield zone, to_hide(going, seen, perceptions)


def _marks(zone: Region, check: Check) -> tuple[Mark, ...]:
    """The zone, and in its middle how many Hits it takes there, if that is known."""
    x, y = zone.position
    if check.tn is None:
        return (zone_mark(zone, "danger"),)
    # Beside whatever stands in the middle.
    return zone_mark(zone, "danger"), label_mark((x + 0.36, y + 0.34), check.least, "danger")


def _blips(table: Table, here: Region, consult: Consultation) -> tuple[Region, ...]:
    """The zones from which a Blip would be seen that has not spawned and is out of sight now."""
    asleep = [
        u for u in table.units.values() if u.is_blip and not sees(table, u.zone, here, consult)
    ]
    return table.in_order(
        frozenset(
            zone
            for zone in table.zones
            if any(sees(table, unit.zone, zone, consult) for unit in asleep)
        )
    )
