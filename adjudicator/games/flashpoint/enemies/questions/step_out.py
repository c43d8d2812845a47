"""The question `step-out`: whether a unit leaves its zone to be able to attack."""

from adjudicator.board.regions import Region
from adjudicator.board.squares import Space
from adjudicator.core.change import Change
from adjudicator.core.question import Finding, Steps
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.enemies import rules
from adjudicator.games.flashpoint.enemies.allowance import (
    note_movement,
    own_movement,
    tell_allowance,
)
from adjudicator.games.flashpoint.enemies.arriving import tell_taken, unit_arrives
from adjudicator.games.flashpoint.enemies.goals import can_attack, in_play
from adjudicator.games.flashpoint.enemies.params import EnemyMoveParams, chosen_end
from adjudicator.games.flashpoint.sight.line_of_sight import sees
from adjudicator.games.flashpoint.stealth.awareness import alerted
from adjudicator.games.flashpoint.table.facts import called, written
from adjudicator.games.flashpoint.table.lookup import find_unit
from adjudicator.games.flashpoint.table.marks import zone_mark, zone_marks
from adjudicator.games.flashpoint.table.numbers import needs
from adjudicator.games.flashpoint.table.pieces import Unit
from adjudicator.games.flashpoint.table.state import Table


def step_out(table: Table, params: EnemyMoveParams, consult: Consultation) -> Finding:
    """Judge whether a unit leaves its zone to be able to attack, and where to."""
    unit = find_unit(table, params.unit)
    told = Steps()
    facts: dict[str, object] = {"unit": unit.called, "zone": unit.zone.called}
    applies = _too_close(table, unit, consult)
    if applies is None:
        return _unknown(told, unit, {"applies": None, "ends": None}, consult)
    message_id = "flashpoint.out.too-close" if applies else "flashpoint.out.not-needed"
    told.add(rules.ENEMY_STEPS_OUT, message_id, zone_mark(unit.zone), **facts)
    ends: tuple[Region, ...] = ()
    if applies:
        allowed = own_movement(table, unit, consult)
        tell_allowance(told, unit, allowed)
        if allowed.zones is None:
            note_movement(unit, consult)
            return _unknown(told, unit, {"applies": True, "ends": None}, consult)
        ends = _outside(table, unit, allowed.zones, consult)
        facts |= {"zones": called(ends, any_of=True), "count": len(ends)}
        message_id = "flashpoint.out.ends" if ends else "flashpoint.out.cannot"
        told.add(rules.ENEMY_STEPS_OUT, message_id, *zone_marks(ends, "reach"), **facts)
    answer = {"applies": applies, "ends": written(ends)}
    if not ends:
        return told.finding(answer, "flashpoint.out.stays", "note", Change(), **facts)
    end = chosen_end(table, ends, params.to, consult)
    tell_taken(told, table, (end,) if end else ())
    change = unit_arrives(table, unit, end, teleports=unit.record.teleport) if end else None
    change = alerted(table, change, told) if change else None
    return told.finding(answer, "flashpoint.out.goes", "note", change, **facts)


def _unknown(told: Steps, unit: Unit, answer: dict[str, object], consult: Consultation) -> Finding:
    """Nobody can tell whether it leaves its zone, or where to."""
    facts = {"unit": unit.called, "zone": unit.zone.called, **needs(consult)}
    told.add(rules.ENEMY_STEPS_OUT, "flashpoint.out.unknown", zone_mark(unit.zone), **facts)
    return told.finding(answer, "flashpoint.out.unknown", "open", None, **facts)


def _too_close(table: Table, unit: Unit, consult: Consultation) -> bool | None:
    """Whether all Operatives that it sees are in its zone, where its attack does not reach.

    None if the range of its attack is not known.
    """
    if not unit.aware or unit.stunned or not unit.spawned or unit.record.technician:
        return False
    seen = [o for o in in_play(table) if o.zone and sees(table, unit.zone, o.zone, consult)]
    if not seen or any(one.zone is not unit.zone for one in seen):
        return False
    able = can_attack(table, unit, unit.zone, consult)
    return None if able is None else not able


def _outside(table: Table, unit: Unit, zones: int, consult: Consultation) -> tuple[Region, ...]:
    """Where it can get: the first zones from which it attacks, or as far as it gets."""
    network = table.straight_ways if unit.record.teleport else table.enemy_ways
    reached: set[Space] = {unit.zone.key}
    ring = {unit.zone.key}
    for _ in range(zones):
        following = {key for at in ring for key in network.graph[at]} - reached
        if not following:
            break
        ring = following
        reached |= ring
        found = {table.zone_of(key) for key in ring}
        if ready := {zone for zone in found if can_attack(table, unit, zone, consult)}:
            return table.in_order(ready)
    return table.in_order({table.zone_of(key) for key in ring} - {unit.zone})
