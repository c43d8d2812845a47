"""The question `enemy-activation`: what a unit does in the Enemy Activation step."""

from collections.abc import Mapping

from adjudicator.core.change import Change, Edit
from adjudicator.core.question import Finding, Steps
from adjudicator.core.ruling import Consultation
from adjudicator.core.values import JsonObject
from adjudicator.games.flashpoint.enemies import rules
from adjudicator.games.flashpoint.enemies.attack import unit_attack
from adjudicator.games.flashpoint.enemies.params import AttackingParams, attacking
from adjudicator.games.flashpoint.enemies.targeting import choose_targets
from adjudicator.games.flashpoint.harm import rules as harm_rules
from adjudicator.games.flashpoint.stealth import rules as stealth_rules
from adjudicator.games.flashpoint.table.changes import figure_written
from adjudicator.games.flashpoint.table.facts import names
from adjudicator.games.flashpoint.table.lookup import find_unit
from adjudicator.games.flashpoint.table.numbers import leader_of, needs
from adjudicator.games.flashpoint.table.params import UnitParams
from adjudicator.games.flashpoint.table.pieces import Figure, Unit
from adjudicator.games.flashpoint.table.state import Table


def enemy_activation(table: Table, params: UnitParams, consult: Consultation) -> Finding:
    """Judge what a unit does when it activates: its attacks from top to bottom, or nothing."""
    unit = find_unit(table, params.unit)
    told = Steps()
    facts: dict[str, object] = {"unit": unit.called}
    if not unit.aware or not unit.spawned:
        told.add(stealth_rules.AWARE_UNAWARE, "flashpoint.enemy-activation.waits", **facts)
        nothing: dict[str, object] = {"activates": False, "attacks": []}
        return told.finding(nothing, "flashpoint.enemy-activation.waits", "note", None, **facts)
    if unit.stunned:
        told.add(harm_rules.CONDITION_STUN, "flashpoint.enemy-activation.skips", **facts)
        skipped: dict[str, object] = {"activates": False, "attacks": []}
        return told.finding(
            skipped, "flashpoint.enemy-activation.skips", "note", _up(unit), **facts
        )
    attacks = _attacks(table, unit, told, consult)
    answer = {"activates": True, "attacks": attacks}
    if any(map(_is_unknown, attacks)):
        facts |= needs(consult)
        return told.finding(answer, "flashpoint.enemy-activation.unknown", "open", None, **facts)
    some = any(one["targets"] for one in attacks)
    message_id = (
        "flashpoint.enemy-activation.attacks" if some else "flashpoint.enemy-activation.idle"
    )
    return told.finding(answer, message_id, "blocked" if some else "clear", _up(unit), **facts)


def _is_unknown(attack: Mapping[str, object]) -> bool:
    """Whether a number of an attack is missing; one on nobody needs none."""
    targets = attack["targets"]
    return targets is None or (bool(targets) and None in (attack["tn"], attack["damage"]))


def _attacks(
    table: Table, unit: Unit, told: Steps, consult: Consultation
) -> list[dict[str, object]]:
    """The attacks of a unit, each with whom it may be on, its number and its damage."""
    leader = leader_of(unit, consult)
    found: list[dict[str, object]] = []
    for number in range(1, len(leader.further if leader else ()) + 2):
        armed, one = attacking(table, AttackingParams(unit=unit.id, attack=number))
        told.add(
            rules.ACTIVATION_ORDER,
            "flashpoint.enemy-activation.attack",
            unit=unit.called,
            number=number,
        )
        targets = choose_targets(armed, one, told, consult)
        blow = unit_attack(one, told, consult) if targets != () else None
        if targets:
            told.add(rules.ENEMY_NEAREST, "flashpoint.enemy-activation.on", units=names(targets))
        ids = None if targets is None else [each.id for each in targets]
        tn, damage = (blow.tn, blow.damage) if blow else (None, None)
        found.append({"attack": number, "targets": ids, "tn": tn, "damage": damage})
    return found


def _up(unit: Unit) -> Change:
    """A stunned figure has skipped an activation, and recovers."""
    lying = (f.record.stunned or "stun" in f.record.conditions for f in unit.figures)
    if not unit.record.stunned and not any(lying):
        return Change()
    fields: JsonObject = {"figures": [_risen(figure) for figure in unit.figures]}
    if unit.record.stunned:
        fields = {**fields, "stunned": False}
    return Change([Edit("units", unit.id, fields)])


def _risen(figure: Figure) -> JsonObject:
    changed: JsonObject = {}
    if figure.record.stunned:
        changed = {"stunned": False}
    if "stun" in figure.record.conditions:
        left = [name for name in figure.record.conditions if name != "stun"]
        changed = {**changed, "conditions": left}
    return figure_written(figure, **changed)
