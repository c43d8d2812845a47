"""The question `sabotage`: whether it may be tried, its number, and what comes of it."""

from adjudicator.core.change import Change, Edit, together
from adjudicator.core.data import read_data
from adjudicator.core.facts import Called
from adjudicator.core.input import Record
from adjudicator.core.question import Finding, Steps
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Tone
from adjudicator.games.flashpoint.actions import rules
from adjudicator.games.flashpoint.actions.hindrances import Sabotaged, to_sabotage
from adjudicator.games.flashpoint.alarm.track import (
    from_reserves,
    investigate,
    tell_from_reserves,
    tell_token,
)
from adjudicator.games.flashpoint.harm import rules as harm_rules
from adjudicator.games.flashpoint.movement.paying import can_give_order, unpaid
from adjudicator.games.flashpoint.movement.sightings import views_through
from adjudicator.games.flashpoint.stealth.awareness import alerted
from adjudicator.games.flashpoint.stealth.views import View, in_answer, tell_view
from adjudicator.games.flashpoint.table.changes import (
    doors_after,
    order_spent,
    track_written,
    valor_drawn,
)
from adjudicator.games.flashpoint.table.lines import Door
from adjudicator.games.flashpoint.table.lookup import find_standing
from adjudicator.games.flashpoint.table.marks import zone_mark
from adjudicator.games.flashpoint.table.pieces import Token
from adjudicator.games.flashpoint.table.records import Count, Id
from adjudicator.games.flashpoint.table.state import Table

#: How many Investigate tokens cutting the power puts onto the Escalation Track.
POWER_TOKENS = 2


class SabotageParams(Record):
    """Who sabotages what; how many Hits were rolled, once they are."""

    operative: Id
    what: Sabotaged
    hits: Count | None = None


def sabotage(table: Table, params: SabotageParams, consult: Consultation) -> Finding:
    """Judge a sabotage."""
    operative, zone = find_standing(table, params.operative)
    told, check = Steps(), read_data("flashpoint", "checks")[params.what]
    there = to_sabotage(table, zone, check["token"])
    able = can_give_order(told, operative, consult)
    legal = there is not None and able
    facts: dict[str, object] = {
        "who": operative.name,
        "what": Called(f"option.{params.what}"),
        "tn": check["tn"],
        "hits": params.hits,
    }
    message_id = "flashpoint.sabotage.there" if there else "flashpoint.sabotage.missing"
    told.add(rules.SABOTAGE_PLACE, message_id, zone_mark(zone), **facts)
    told.add(rules.SABOTAGE_CHECK, "flashpoint.sabotage.tn", **facts)
    if legal is None:
        unknown = {"legal": None, "tn": check["tn"], "success": None, "effect": None}
        return unpaid(told, operative, unknown, consult)
    success = None if params.hits is None or not legal else params.hits >= check["tn"]
    effect = check["effect"] if success else None
    if effect:
        _tell_success(told, table, effect, facts)
    elif success is False:
        told.add(rules.SABOTAGE_FAILURE, "flashpoint.sabotage.failed", **facts)
        tell_token(told, table, zone, rules.SABOTAGE_FAILURE)
    views = _views(table, there if success else None, told, consult)
    answer = {"legal": legal, "tn": check["tn"], "success": success, "effect": effect}
    answer |= in_answer(views) if effect == "opened" else {}
    if not legal or there is None:
        return told.finding(answer, "flashpoint.sabotage.barred", "blocked", None, **facts)
    ends = {None: "to-roll", True: "done", False: "undone"}[success]
    tone: Tone = "clear" if success else "note"
    change = None
    if success is not None:
        done = _effect(table, there, check["effect"]) if success else investigate(table, zone)
        done = together(done, valor_drawn(table)) if success else done
        change = together(order_spent(operative), done)
        change = alerted(table, change, told) if isinstance(there, Door) and success else change
    return told.finding(answer, f"flashpoint.sabotage.{ends}", tone, change, **facts)


def _views(
    table: Table, opened: Door | Token | None, told: Steps, consult: Consultation
) -> tuple[View, ...]:
    """What comes into view through a Security Door that opens."""
    views = views_through(table, opened, consult) if isinstance(opened, Door) else ()
    for view in views:
        tell_view(told, view)
    return views


def _tell_success(told: Steps, table: Table, effect: str, facts: dict[str, object]) -> None:
    told.add(rules.SABOTAGE_SUCCESS, f"flashpoint.sabotage.{effect}", **facts)
    told.add(harm_rules.VALOR_DRAW, "flashpoint.sabotage.valor", **facts)
    if effect == "power-cut":
        tell_from_reserves(told, table, POWER_TOKENS)


def _effect(table: Table, thing: Door | Token, effect: str) -> Change:
    """What a sabotage that succeeds does."""
    if isinstance(thing, Door):
        return Change(fields=doors_after(table, thing))
    if effect == "to-track":
        on_track = track_written(table, data=table.track.data + 1)
        return Change(removed=[("tokens", thing.id)], fields=on_track)
    off = Change([Edit("tokens", thing.id, {"disabled": True})])
    if effect != "power-cut":
        return off
    dark = Change(fields={"lights-out": True, "power-cut": True})
    return together(off, dark, from_reserves(table, POWER_TOKENS))
