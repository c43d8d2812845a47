"""Picking up figures, Objective tokens and objects."""

from adjudicator.core.change import Change, Edit
from adjudicator.core.faults import InputError
from adjudicator.games.flashpoint.table.changes import track_written
from adjudicator.games.flashpoint.table.pieces import Operative, Token
from adjudicator.games.flashpoint.table.state import Table

#: The token that is not carried but put on the Escalation Track when it is picked up.
OBJECTIVE = "objective"


def within_reach(table: Table, operative: Operative) -> dict[str, Operative | Token]:
    """What an Operative may pick up in its zone: whoever is downed there, and Objective tokens."""
    zone = operative.zone
    downed = [one for one in table.operatives.values() if one.record.downed and not one.carried]
    things: list[Operative | Token] = [*downed, *table.tokens_of(OBJECTIVE)]
    return {one.id: one for one in things if zone is not None and one.zone is zone}


def to_pick_up(table: Table, operative: Operative, named: str | None) -> Operative | Token | None:
    """What an Operative picks up if that is on the table, and no choice is open."""
    there = within_reach(table, operative)
    return there.get(named or "") or (next(iter(there.values())) if len(there) == 1 else None)


def picked_up(table: Table, operative: Operative, named: str | None) -> Change | None:
    """What was picked up is carried, or lies on the track; None while a choice is open.

    Where nothing on the table can be meant, it is an object of the mission.
    """
    there = within_reach(table, operative)
    if named is not None and named not in there:
        facts = {"who": operative.name, "known": tuple(there)}
        raise InputError("target", "flashpoint.fault.not-there", **facts)
    if named is None and len(there) > 1:
        return None
    thing = there.get(named) if named else next(iter(there.values()), None)
    if isinstance(thing, Token):
        on_track = track_written(table, objectives=table.track.objectives + 1)
        return Change(removed=[("tokens", thing.id)], fields=on_track)
    return Change([Edit("operatives", operative.id, {"carrying": thing.id if thing else True})])
