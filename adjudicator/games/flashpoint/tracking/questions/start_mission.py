"""The question `start-mission`: from now on the table keeps track of rounds and steps."""

from collections.abc import Iterator

from adjudicator.core.change import Change, Edit
from adjudicator.core.question import Finding, Steps
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.stealth.observers import Perceptions
from adjudicator.games.flashpoint.stealth.views import Moment, View, look_around, tell_view
from adjudicator.games.flashpoint.table.action_tokens import EACH, available
from adjudicator.games.flashpoint.table.clock import Clock, Deed, Due, written_clock
from adjudicator.games.flashpoint.table.params import NoParams
from adjudicator.games.flashpoint.table.pieces import Operative, Unit
from adjudicator.games.flashpoint.table.state import Table
from adjudicator.games.flashpoint.tracking import rules
from adjudicator.games.flashpoint.tracking.pending import team
from adjudicator.games.flashpoint.turns import rules as turns_rules


def start_mission(table: Table, _params: NoParams, consult: Consultation) -> Finding:
    """Begin the first round; it begins with the Operatives, and with the Blips that they see."""
    told = Steps()
    if table.time is not None:
        facts = {"round": table.time.round}
        told.add(rules.ROUND_TRACK, "flashpoint.start.already", **facts)
        return told.finding({"round": None}, "flashpoint.start.already", "note", None, **facts)
    told.add(turns_rules.ROUND_REFRESH, "flashpoint.start.first")
    fresh = [one for one in team(table) if _is_fresh(one)]
    if fresh:
        told.add(rules.ROUND_TRACK, "flashpoint.start.tokens", each=EACH, count=len(fresh))
    tokens = {"order-tokens": EACH, "movement-tokens": EACH}
    edits = [Edit("operatives", one.id, tokens) for one in fresh]
    views = tuple(_views(table, consult))
    for view in views:
        tell_view(told, view)
    change = Change(edits, fields={"time": written_clock(_clock(views))})
    return told.finding({"round": 1}, "flashpoint.start.round", "note", change)


def _views(table: Table, consult: Consultation) -> Iterator[View]:
    """The Blips that each Operative sees from where it starts."""
    woken: list[Unit] = []
    perceptions = Perceptions(table, consult)
    for one in team(table):
        nowhere, here = (Moment(table, one, zone, consult) for zone in (None, one.zone))
        view = look_around(nowhere, here, woken, perceptions)
        if view and (view.spawns or view.blips):
            woken += view.spawns
            yield view


def _clock(views: tuple[View, ...]) -> Clock:
    """The first round: Blips in sight spawn, then the checks against them are made."""
    spawns = [Due(do="spawn", unit=unit.id) for view in views for unit in view.spawns]
    checks = [Due(do="check", operative=view.operative.id) for view in views if view.due]
    due = (*spawns, *checks)
    return Clock(due=due, deed=Deed(ask="start-mission") if due else None)


def _is_fresh(one: Operative) -> bool:
    """Whether nobody has entered where its Action tokens are."""
    return available(one) is None and not one.record.exhausted and not one.damage
