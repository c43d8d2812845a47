"""What doing things does to a scene: tokens that are spent and placed, doors that turn."""

from collections.abc import Iterable
from typing import Any, Literal

from adjudicator.games.flashpoint.lines import Door
from adjudicator.games.flashpoint.state import Operative, Table
from adjudicator.kernel.change import Change, Edit
from adjudicator.kernel.regions import Region

Fields = dict[str, Any]

#: The side that a Blip turns to when it hears something, or the alarm goes.
PATROL_SIDE = {"basic": "patrol", "elite-guard": "elite-patrol"}


def free_id(taken: Iterable[str], kind: str) -> str:
    """An id for one more of a kind."""
    known = set(taken)
    return next(name for n in range(1, len(known) + 2) if (name := f"{kind}-{n}") not in known)


def order_spent(operative: Operative) -> Change:
    """An Order token exhausted; whoever performs an Order is no longer in Overwatch."""
    record = operative.record
    fields: Fields = {}
    if record.overwatch:
        fields["overwatch"] = False
    if record.order_tokens:
        fields |= {"order-tokens": record.order_tokens - 1, "exhausted": record.exhausted + 1}
    return Change([Edit("operatives", operative.id, fields)] if fields else ())


def movement_spent(operative: Operative, tokens: int) -> Fields:
    """Movement tokens exhausted; of those that a table counts."""
    record = operative.record
    spent = min(tokens, record.movement_tokens)
    if not spent:
        return {}
    return {
        "movement-tokens": record.movement_tokens - spent,
        "exhausted": record.exhausted + spent,
    }


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


def door_written(door: Door, **change: Any) -> Fields:  # noqa: ANN401
    """A door as a scene writes it, with its id."""
    return {
        "id": door.id,
        "edge": [list(corner) for corner in door.edge.ends],
        "state": "open" if door.open else "closed",
        "security": door.security,
        "disabled": door.disabled,
        **change,
    }


def doors_after(table: Table, *turned: Door) -> Fields:
    """All doors with some of them opened or closed, each with its id written down."""
    doors = [
        door_written(door, state="open" if door.open != (door in turned) else "closed")
        for door in table.doors.values()
    ]
    return {"doors": doors}
