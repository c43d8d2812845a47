"""Where Investigate tokens go, and what the spaces of the Escalation Track set off."""

from typing import Literal

from adjudicator.board.regions import Region
from adjudicator.core.change import Change, together
from adjudicator.core.question import Steps
from adjudicator.core.rule import RuleId
from adjudicator.games.flashpoint.alarm import rules
from adjudicator.games.flashpoint.alarm.fallout import Fallout
from adjudicator.games.flashpoint.alarm.pool import pool_after
from adjudicator.games.flashpoint.alarm.reserve import tokens_left
from adjudicator.games.flashpoint.table.changes import (
    Fields,
    counted,
    free_id,
    track_written,
)
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
    """Place an Investigate token in a zone; after the alarm there are none.

    The alarm goes off if the Reserves have none left, or if it reaches the track's alarm space.
    """
    if table.alarm:
        return Change()
    if not tokens_left(table):
        return Fallout.of(table).change(table)
    if token_place(table, zone) != "token":
        return on_track(table, 1)
    token = {
        "id": free_id(table.tokens, "investigate"),
        "kind": "investigate",
        "zone": zone.written,
    }
    return Change(added=[("tokens", token)])


def on_track(table: Table, more: int) -> Change:
    """More tokens on the Escalation Track, with all that their spaces set off."""
    placed = Change(fields=track_after(table, more))
    if not sets_off(table, more):
        return placed
    after = counted(table, placed)
    return together(placed, Fallout.of(after).change(after))


def from_reserves(table: Table, more: int) -> Change:
    """Tokens of the Reserves onto the track; once there is none left, the alarm goes off."""
    left = more if table.alarm else min(tokens_left(table), more)
    placed = on_track(table, left) if left else Change()
    if left == more or sets_off(table, left):
        return placed
    after = counted(table, placed)
    return together(placed, Fallout.of(after).change(after))


def tell_from_reserves(told: Steps, table: Table, more: int) -> None:
    """Tell what tokens of the Reserves on the track set off, and that there are too few."""
    left = more if table.alarm else min(tokens_left(table), more)
    tell_track(told, table, left)
    if left < more and not sets_off(table, left):
        told.add(rules.ALARM_CAUSES, "flashpoint.alarm.by-tokens")
        Fallout.of(table).tell(told)


def sets_off(table: Table, more: int) -> bool:
    """Whether this many more tokens reach the space that triggers the alarm."""
    return not table.alarm and "alarm" in _reached(table, more)


def _reached(table: Table, more: int) -> tuple[str | None, ...]:
    """What the next spaces of the track show."""
    first = table.track.tokens
    return table.track.spaces[first : first + more]


def track_after(table: Table, more: int) -> Fields:
    """The Escalation Track with more tokens on it, and the Spawn Pool with what that adds."""
    track = table.track
    last = track.tokens + more
    if track.spaces:
        last = min(last, len(track.spaces))
    shown = _reached(table, more)
    fields = track_written(table, tokens=last)
    patrols, elites = shown.count("patrol"), shown.count("elite-patrol")
    return {**fields, **pool_after(table, patrols, elites)}


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
    if not tokens_left(table):
        told.add(rules.ALARM_CAUSES, "flashpoint.alarm.by-tokens")
        Fallout.of(table).tell(told)
        return None
    goes = token_place(table, zone)
    why = _WHY_TRACK.get(goes, rule)
    told.add(why, f"flashpoint.token.{goes}", zone_mark(zone, "blocked"), **facts)
    if goes == "token":
        return "zone"
    tell_track(told, table, 1)
    return "track"


def tell_track(told: Steps, table: Table, count: int) -> None:
    """Report what this many more tokens on the Escalation Track trigger."""
    for shown in _reached(table, count):
        if shown:
            told.add(rules.TRACK_ICONS, f"flashpoint.track.{shown}")
    if sets_off(table, count):
        Fallout.of(table).tell(told)
