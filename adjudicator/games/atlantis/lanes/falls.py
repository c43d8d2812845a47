"""The push that follows at once when the last Minion of a team falls."""

from adjudicator.core.faults import InputError
from adjudicator.core.ruling import Consultation
from adjudicator.games.atlantis.lanes.battles import lane_pushed_by_fall
from adjudicator.games.atlantis.lanes.choosing import ChoicesParams, check_choices, chosen_of
from adjudicator.games.atlantis.lanes.lane_pushes import LanePush, Pushes, push_lanes
from adjudicator.games.atlantis.table.state import Table, Unit, moved, other_team


def push_by_fall(
    table: Table, minion: Unit, params: ChoicesParams, consult: Consultation
) -> Pushes | None:
    """The push that the fall of a Minion causes, on the board without it, if it causes one."""
    lane = lane_pushed_by_fall(table, minion, consult)
    if lane is None:
        return None
    winners, chosen = {lane.name: other_team(minion.team)}, chosen_of(params)
    # Choices are made by the table's own reading; under another they may not fit, and what only
    # another reading needs to know need not be told.
    own = consult.readings == table.readings
    try:
        found = push_lanes(moved(table, minion, None), winners, chosen, consult)
    except InputError:
        if own:
            raise
        return Pushes(winners, (LanePush(lane, lane.waves, lane.battle_zone),))
    found.note_counters(consult)
    if own:
        check_choices(chosen, found)
    return found
