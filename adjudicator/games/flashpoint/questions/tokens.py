"""Where Investigate tokens go, and what the spaces of the Escalation Track set off."""

from typing import Literal

from adjudicator.board.regions import Region
from adjudicator.core.rule import RuleId
from adjudicator.games.flashpoint import rules
from adjudicator.games.flashpoint.doing import token_place
from adjudicator.games.flashpoint.finding import Steps, names, zone_mark
from adjudicator.games.flashpoint.state import Table

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
