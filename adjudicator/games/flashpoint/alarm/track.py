"""Where Investigate tokens go, and what the spaces of the Escalation Track set off."""

from typing import Literal

from adjudicator.board.regions import Region
from adjudicator.core.change import Change
from adjudicator.core.question import Steps
from adjudicator.core.rule import RuleId
from adjudicator.games.flashpoint.alarm import rules
from adjudicator.games.flashpoint.table.changes import Fields, free_id
from adjudicator.games.flashpoint.table.facts import names
from adjudicator.games.flashpoint.table.marks import zone_mark
from adjudicator.games.flashpoint.table.state import Table

#: Where one more Investigate token goes, and why: into the zone, or onto the track.
TokenPlace = Literal["token", "second-token", "taken"]


def token_place(table: Table, zone: Region) -> TokenPlace:
    """Where an Investigate token that is placed in a zone goes."""
    if any(token.zone is zone for token in table.tokens_of("investigate")):
        return "second-token"
    return "taken" if table.units_in(zone) else "token"


def investigate(table: Table, zone: Region) -> Change:
    """Place an Investigate token in a zone; after the alarm there are none."""
    if table.alarm:
        return Change()
    if token_place(table, zone) != "token":
        return Change(fields=track_after(table, 1))
    token = {
        "id": free_id(table.tokens, "investigate"),
        "kind": "investigate",
        "zone": zone.written,
    }
    return Change(added=[("tokens", token)])


def track_after(table: Table, more: int) -> Fields:
    """The Escalation Track with more tokens on it, and the Spawn Pool with what that adds."""
    track = table.track
    last = track.tokens + more
    if track.spaces:
        last = min(last, len(track.spaces))
    shown = track.spaces[track.tokens : last]
    fields: Fields = {"track": {**track.model_dump(mode="json"), "tokens": last}}
    patrols, elites = shown.count("patrol"), shown.count("elite-patrol")
    return {**fields, **pool_after(table, patrols, elites)}


def pool_after(table: Table, patrols: int, elites: int) -> Fields:
    """The Spawn Pool with so many more Patrols and Elite Patrols, or fewer."""
    if not patrols and not elites:
        return {}
    pool = table.pool
    return {
        "pool": {
            "patrol": max(pool.patrol + patrols, 0),
            "elite-patrol": max(pool.elite_patrol + elites, 0),
        }
    }


Goes = Literal["zone", "track"]

_WHY_TRACK: dict[str, RuleId] = {
    "second-token": rules.INVESTIGATE_LIMIT,
    "taken": rules.INVESTIGATE_TAKEN,
}


def tell_token(told: Steps, table: Table, zone: Region, rule: RuleId) -> Goes | None:
    """Tell where the Investigate token goes that a rule puts into a zone."""
    facts = {"zone": zone.called, "units": names(table.units_in(zone))}
    if table.alarm:
        told.add(rules.ALARM_AFTER, "flashpoint.token.alarm", **facts)
        return None
    goes = token_place(table, zone)
    why = _WHY_TRACK.get(goes, rule)
    told.add(why, f"flashpoint.token.{goes}", zone_mark(zone, "blocked"), **facts)
    if goes == "token":
        return "zone"
    tell_track(told, table, 1)
    return "track"


def tell_track(told: Steps, table: Table, count: int) -> None:
    """Tell what so many more tokens on the Escalation Track set off."""
    first = table.track.tokens
    for shown in table.track.spaces[first : first + count]:
        if shown:
            told.add(rules.TRACK_ICONS, f"flashpoint.track.{shown}")
