"""Lying in wait: `overwatch` of Operatives, and `ambush` by Enemies that are in Overwatch."""

from adjudicator.core.change import Change, Edit, together
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Verdict
from adjudicator.games.flashpoint import rules
from adjudicator.games.flashpoint.acting import can_act, seen_by
from adjudicator.games.flashpoint.doing import order_spent
from adjudicator.games.flashpoint.fighting import reaches
from adjudicator.games.flashpoint.finding import Finding, Steps, between, judged, names, zone_mark
from adjudicator.games.flashpoint.lookup import find_standing
from adjudicator.games.flashpoint.questions.moving import OperativeParams
from adjudicator.games.flashpoint.sight import sees
from adjudicator.games.flashpoint.standing import Operative, Token, Unit
from adjudicator.games.flashpoint.state import Table


def overwatch(table: Table, params: OperativeParams) -> Verdict:
    """Judge whether an Operative may go into Overwatch."""
    return judged(table, "overwatch", lambda consult: _overwatch(table, params, consult)[0])


def overwatching(table: Table, params: OperativeParams) -> Change | None:
    """Go into Overwatch."""
    return _overwatch(table, params, Consultation(table.readings))[1]


def _overwatch(
    table: Table, params: OperativeParams, consult: Consultation
) -> tuple[Finding, Change | None]:
    operative, zone = find_standing(table, params.operative)
    told, facts = Steps(), {"who": operative.name}
    able = can_act(told, operative) and _has_order(told, operative)
    seeing = seen_by(table, zone, consult)
    unaware = [
        u for u in table.units.values() if not u.aware and sees(table, u.zone, zone, consult)
    ]
    if unaware:
        told.add(rules.AWARE_UNAWARE, "flashpoint.guard.unaware", units=names(unaware))
    if seeing:
        marks = tuple(between(u.zone, zone, "watch") for u in seeing if u.zone is not zone)
        told.add(
            rules.ORDER_OVERWATCH, "flashpoint.guard.seen", *marks, **facts, units=names(seeing)
        )
    else:
        told.add(
            rules.ORDER_OVERWATCH, "flashpoint.guard.unseen", zone_mark(zone, "clear"), **facts
        )
    if operative.record.overwatch:
        told.add(rules.ORDER_OVERWATCH_ONCE, "flashpoint.guard.already", **facts)
    legal = able and not (seeing or operative.record.overwatch)
    message_id = "flashpoint.guard.may" if legal else "flashpoint.guard.may-not"
    finding = told.finding({"legal": legal}, message_id, "clear" if legal else "blocked", **facts)
    waiting = Change([Edit("operatives", operative.id, {"overwatch": True})])
    return finding, together(order_spent(operative), waiting) if legal else None


def _has_order(told: Steps, operative: Operative) -> bool:
    """Whether an Order token is left; where nobody entered any, the players count them."""
    if "order_tokens" not in operative.record.model_fields_set or operative.record.order_tokens:
        return True
    told.add(rules.ACTION_EXHAUSTED, "flashpoint.action.no-token", who=operative.name)
    return False


class WatchedParams(OperativeParams):
    """An Operative that has just come into a zone."""


def ambush(table: Table, params: WatchedParams) -> Verdict:
    """Judge which Enemies in Overwatch attack an Operative where it is."""
    return judged(table, "ambush", lambda consult: _ambush(table, params, consult)[0])


def ambushed(table: Table, params: WatchedParams) -> Change | None:
    """Discard the Overwatch tokens of those who attack."""
    used = _ambush(table, params, Consultation(table.readings))[1]
    return Change(removed=[("tokens", token.id) for token in used]) if used else None


def _ambush(
    table: Table, params: WatchedParams, consult: Consultation
) -> tuple[Finding, list[Token]]:
    operative, _zone = find_standing(table, params.operative)
    told = Steps()
    tokens = [t for t in table.tokens_of("overwatch") if t.record.active]
    if not operative.in_play:
        told.add(rules.DAMAGE_DOWNED, "flashpoint.ambush.downed", who=operative.name)
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
    tone = "blocked" if units else "clear"
    return told.finding({"units": units}, message_id, tone, **found), list(firing)


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
