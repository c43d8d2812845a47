"""The question `on-point`: who gets the On-Point token."""

from adjudicator.core.change import Change, Edit
from adjudicator.core.question import Finding, Steps
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.harm.downed import to_the_left
from adjudicator.games.flashpoint.table.params import NoParams
from adjudicator.games.flashpoint.table.state import Table
from adjudicator.games.flashpoint.turns import rules


def on_point(table: Table, _params: NoParams, _consult: Consultation) -> Finding:
    """Judge who gets the On-Point token in the On-Point step."""
    told = Steps()
    holder = next((one for one in table.operatives.values() if one.record.on_point), None)
    if holder is None:
        told.add(rules.ROUND_REFRESH, "flashpoint.on-point.nobody")
        return told.finding({"operative": None}, "flashpoint.on-point.nobody", "note")
    after = to_the_left(table, holder)
    if after is None:
        told.add(rules.ROUND_REFRESH, "flashpoint.on-point.alone", who=holder.name)
        stays = {"operative": holder.id}
        return told.finding(stays, "flashpoint.on-point.alone", "note", Change(), who=holder.name)
    facts = {"who": holder.name, "other": after.name}
    told.add(rules.ROUND_REFRESH, "flashpoint.on-point.passes", **facts)
    passed = Change(
        [
            Edit("operatives", holder.id, {"on-point": False}),
            Edit("operatives", after.id, {"on-point": True}),
        ]
    )
    answer = {"operative": after.id}
    return told.finding(answer, "flashpoint.on-point.passes", "note", passed, **facts)
