"""The question `overwatch`: whether an Operative may go into Overwatch."""

from adjudicator.core.change import Change, Edit, together
from adjudicator.core.question import Finding, Steps
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.actions import rules
from adjudicator.games.flashpoint.actions.hindrances import seen_by
from adjudicator.games.flashpoint.movement import rules as movement_rules
from adjudicator.games.flashpoint.movement.paying import can_give_order, unpaid
from adjudicator.games.flashpoint.sight.line_of_sight import sees
from adjudicator.games.flashpoint.stealth import rules as stealth_rules
from adjudicator.games.flashpoint.table.changes import order_spent
from adjudicator.games.flashpoint.table.facts import names
from adjudicator.games.flashpoint.table.lookup import find_standing
from adjudicator.games.flashpoint.table.marks import between, zone_mark
from adjudicator.games.flashpoint.table.params import OperativeParams
from adjudicator.games.flashpoint.table.state import Table


def overwatch(table: Table, params: OperativeParams, consult: Consultation) -> Finding:
    """Judge whether an Operative may go into Overwatch."""
    operative, zone = find_standing(table, params.operative)
    told, facts = Steps(), {"who": operative.name}
    able = can_give_order(told, operative, consult)
    seeing = seen_by(table, zone, consult)
    unaware = [
        u for u in table.units.values() if not u.aware and sees(table, u.zone, zone, consult)
    ]
    if unaware:
        told.add(stealth_rules.AWARE_UNAWARE, "flashpoint.guard.unaware", units=names(unaware))
    if seeing:
        marks = tuple(between(u.zone, zone, "watch") for u in seeing if u.zone is not zone)
        told.add(
            movement_rules.ORDER_OVERWATCH,
            "flashpoint.guard.seen",
            *marks,
            **facts,
            units=names(seeing),
        )
    else:
        told.add(
            movement_rules.ORDER_OVERWATCH,
            "flashpoint.guard.unseen",
            zone_mark(zone, "clear"),
            **facts,
        )
    if operative.record.overwatch:
        told.add(rules.ORDER_OVERWATCH_ONCE, "flashpoint.guard.already", **facts)
    legal = not (seeing or operative.record.overwatch) and able
    if legal is None:
        return unpaid(told, operative, {"legal": None}, consult)
    if not legal:
        return told.finding({"legal": False}, "flashpoint.guard.may-not", "blocked", None, **facts)
    waiting = Change([Edit("operatives", operative.id, {"overwatch": True})])
    change = together(order_spent(operative), waiting)
    return told.finding({"legal": True}, "flashpoint.guard.may", "clear", change, **facts)
