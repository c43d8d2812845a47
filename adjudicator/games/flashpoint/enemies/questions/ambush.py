"""The question `ambush`: which Enemies in Overwatch attack an Operative."""

from adjudicator.core.change import Change
from adjudicator.core.question import Finding, Steps
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Tone
from adjudicator.games.flashpoint.attacks.aim import reaches
from adjudicator.games.flashpoint.enemies import rules
from adjudicator.games.flashpoint.harm import rules as harm_rules
from adjudicator.games.flashpoint.sight.line_of_sight import sees
from adjudicator.games.flashpoint.table.facts import names
from adjudicator.games.flashpoint.table.lookup import find_standing
from adjudicator.games.flashpoint.table.marks import between
from adjudicator.games.flashpoint.table.params import OperativeParams
from adjudicator.games.flashpoint.table.pieces import Operative, Token, Unit
from adjudicator.games.flashpoint.table.state import Table


class WatchedParams(OperativeParams):
    """An Operative that has just come into a zone."""


def ambush(table: Table, params: WatchedParams, consult: Consultation) -> Finding:
    """Judge which Enemies in Overwatch attack an Operative where it is."""
    operative, _zone = find_standing(table, params.operative)
    told = Steps()
    tokens = [t for t in table.tokens_of("overwatch") if t.record.active]
    if not operative.in_play:
        told.add(harm_rules.DAMAGE_DOWNED, "flashpoint.ambush.downed", who=operative.name)
    elif not tokens:
        told.add(rules.ENEMY_OVERWATCH, "flashpoint.ambush.none", who=operative.name)
    firing = {
        token: units
        for token in (tokens if operative.in_play else ())
        if (units := _fires(table, token, operative, told, consult))
    }
    units = [unit for group in firing.values() for unit in group]
    found = {"who": operative.name, "count": len(units)}
    message_id = "flashpoint.ambush.attacked" if units else "flashpoint.ambush.safe"
    tone: Tone = "blocked" if units else "clear"
    used = [("tokens", token.id) for token in firing]
    change = Change(removed=used) if used else None
    return told.finding({"units": units}, message_id, tone, change, **found)


def _fires(
    table: Table, token: Token, operative: Operative, told: Steps, consult: Consultation
) -> list[str]:
    """The units in the zone of an Overwatch token that attack an Operative."""
    zone = operative.zone
    if zone is None:
        return []
    far = table.distances("open_ways", token.zone).get(zone.key)
    seen = sees(table, token.zone, zone, consult)
    able = [unit for unit in table.units_in(token.zone) if seen and _ready(unit, far)]
    facts = {"who": operative.name, "zone": token.zone.called, "units": names(able)}
    message_id = "flashpoint.ambush.fires" if able else "flashpoint.ambush.holds"
    marks = (between(token.zone, zone, "blocked" if able else "clear"),)
    told.add(rules.ENEMY_OVERWATCH, message_id, *(marks if token.zone is not zone else ()), **facts)
    return [unit.id for unit in able]


def _ready(unit: Unit, far: int | None) -> bool:
    """Whether a unit has an attack for a distance: that of the figure which leads it."""
    if not unit.aware or unit.record.technician or unit.stunned:
        return False
    return reaches(far, unit.span)
