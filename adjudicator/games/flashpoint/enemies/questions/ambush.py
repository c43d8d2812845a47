"""The question `ambush`: which Enemies in Overwatch attack an Operative."""

from collections.abc import Container

from adjudicator.board.regions import Region
from adjudicator.core.change import Change, Edit
from adjudicator.core.question import Finding, Steps
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Tone
from adjudicator.games.flashpoint.enemies import rules
from adjudicator.games.flashpoint.enemies.attackers import attack_reaches
from adjudicator.games.flashpoint.harm import rules as harm_rules
from adjudicator.games.flashpoint.sight.line_of_sight import sees
from adjudicator.games.flashpoint.table.facts import names
from adjudicator.games.flashpoint.table.lookup import find_standing
from adjudicator.games.flashpoint.table.marks import between
from adjudicator.games.flashpoint.table.numbers import needs
from adjudicator.games.flashpoint.table.params import OperativeParams
from adjudicator.games.flashpoint.table.pieces import Operative, Token, Unit
from adjudicator.games.flashpoint.table.state import Table


class WatchedParams(OperativeParams):
    """An Operative that has just entered a zone."""


def ambush(table: Table, params: WatchedParams, consult: Consultation) -> Finding:
    """Judge which Enemies in Overwatch attack an Operative where it is."""
    operative, _zone = find_standing(table, params.operative)
    told = Steps()
    watched_zones = _in_overwatch(table)
    if not operative.in_play:
        told.add(harm_rules.DAMAGE_DOWNED, "flashpoint.ambush.downed", who=operative.name)
    elif not watched_zones:
        told.add(rules.ENEMY_OVERWATCH, "flashpoint.ambush.none", who=operative.name)
    watched = {
        zone: _fires(table, zone, operative, told, consult)
        for zone in (watched_zones if operative.in_play else ())
    }
    if any(group is None for group in watched.values()):
        unknown = {"who": operative.name, **needs(consult)}
        return told.finding({"units": None}, "flashpoint.ambush.unknown", "open", None, **unknown)
    firing = {zone: group for zone, group in watched.items() if group}
    units = [unit for group in firing.values() for unit in group]
    found = {"who": operative.name, "count": len(units)}
    message_id = "flashpoint.ambush.attacked" if units else "flashpoint.ambush.safe"
    tone: Tone = "blocked" if units else "clear"
    return told.finding({"units": units}, message_id, tone, _used(table, firing), **found)


def _tokens(table: Table) -> list[Token]:
    """The Overwatch tokens of Enemies."""
    return [token for token in table.tokens_of("overwatch") if token.record.active]


def _in_overwatch(table: Table) -> dict[Region, None]:
    """The zones whose Enemies are in Overwatch: by their token, or as written down with a unit."""
    marked = (unit.zone for unit in table.units.values() if unit.record.overwatch)
    return dict.fromkeys((*(token.zone for token in _tokens(table)), *marked))


def _used(table: Table, zones: Container[Region]) -> Change:
    """The Enemies of some zones are no longer in Overwatch."""
    gone = [("tokens", token.id) for token in _tokens(table) if token.zone in zones]
    marked = [u for u in table.units.values() if u.record.overwatch and u.zone in zones]
    return Change([Edit("units", unit.id, {"overwatch": False}) for unit in marked], gone)


def _fires(
    table: Table, start: Region, operative: Operative, told: Steps, consult: Consultation
) -> list[str] | None:
    """The units in a zone in Overwatch that attack an Operative; None if not known."""
    zone = operative.zone
    if zone is None:
        return []
    far = table.distances("open_ways", start).get(zone.key)
    seen = sees(table, start, zone, consult)
    units = table.units_in(start) if seen else ()
    ready = {unit: _ready(unit, far, consult) for unit in units}
    unknown = [unit for unit, able in ready.items() if able is None]
    able = [unit for unit, able in ready.items() if able]
    facts = {"who": operative.name, "zone": start.called, "units": names(unknown or able)}
    message_id = "unknown" if unknown else "fires" if able else "holds"
    marks = (between(start, zone, "clear" if message_id == "holds" else "blocked"),)
    told.add(
        rules.ENEMY_OVERWATCH,
        f"flashpoint.ambush.{message_id}",
        *(marks if start is not zone else ()),
        **facts,
    )
    return None if unknown else [unit.id for unit in able]


def _ready(unit: Unit, far: int | None, consult: Consultation) -> bool | None:
    """Whether a unit has an attack for a distance."""
    if not unit.aware or unit.record.technician or unit.stunned:
        return False
    return attack_reaches(unit, far, consult)
