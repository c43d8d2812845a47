"""The question `noise`: who hears it, where the token goes, what turns into a Patrol."""

from adjudicator.games.flashpoint import rules, rulings
from adjudicator.games.flashpoint.asked import read_zone
from adjudicator.games.flashpoint.finding import (
    Finding,
    Steps,
    judged,
    names,
    zone_mark,
    zone_marks,
)
from adjudicator.games.flashpoint.records import Count, ZoneRef
from adjudicator.games.flashpoint.state import Table, Unit
from adjudicator.kernel.change import Change, Edit
from adjudicator.kernel.regions import Region
from adjudicator.kernel.ruling import Consultation
from adjudicator.kernel.scene import Record
from adjudicator.kernel.verdict import Verdict

#: The side that a Blip turns to when it hears something, or the alarm goes.
PATROL_SIDE = {"basic": "patrol", "elite-guard": "elite-patrol"}


class NoiseAsked(Record):
    """Where the noise is, and how loud."""

    zone: ZoneRef
    value: Count


def noise(table: Table, asked: NoiseAsked) -> Verdict:
    """Judge a Noise Check."""
    zone = read_zone(table, asked.zone, "zone")
    return judged(table, "noise", lambda consult: _noise(table, zone, asked.value, consult)[0])


def _noise(
    table: Table, zone: Region, value: int, consult: Consultation
) -> tuple[Finding, list[Unit], str | None]:
    told = Steps()
    facts: dict[str, object] = {"zone": zone.called, "value": value}
    heard: list[Unit] = []
    if table.alarm:
        told.add(rules.NOISE_ALARM, "flashpoint.noise.alarm", **facts)
    elif not value:
        told.add(rules.NOISE_CHECK, "flashpoint.noise.silent", zone_mark(zone), **facts)
    else:
        heard = _listen(table, zone, value, told, consult)
    where = None
    if heard:
        where = _token(table, zone, told)
    flip = [unit for unit in heard if unit.record.blip in PATROL_SIDE]
    if flip:
        told.add(rules.NOISE_FLIP, "flashpoint.noise.flip", units=names(flip), count=len(flip))
    answer = {
        "heard": [unit.id for unit in heard],
        "investigate": where,
        "flip": [unit.id for unit in flip],
    }
    facts |= {"count": len(heard), "units": names(heard)}
    says = "flashpoint.noise.heard" if heard else "flashpoint.noise.unheard"
    return told.finding(answer, says, "blocked" if heard else "clear", **facts), heard, where


def _listen(
    table: Table, zone: Region, value: int, told: Steps, consult: Consultation
) -> list[Unit]:
    """The unaware units that the noise reaches."""
    through = consult(rulings.NOISE_RANGE) == "through"
    near = table.distances("straight_ways" if through else "open_ways", zone)
    within = table.in_order({table.zone_of(key) for key, far in near.items() if far <= value})
    facts = {"zone": zone.called, "value": value, "count": len(within)}
    told.add(rules.NOISE_CHECK, "flashpoint.noise.reaches", *zone_marks(within, "noise"), **facts)
    reached = [unit for unit in table.units.values() if unit.zone in within]
    heard = [unit for unit in reached if not unit.aware]
    if aware := [unit for unit in reached if unit.aware]:
        told.add(rules.NOISE_AWARE, "flashpoint.noise.aware", units=names(aware))
    says = "flashpoint.noise.hear" if heard else "flashpoint.noise.nobody"
    marks = zone_marks(dict.fromkeys(unit.zone for unit in heard), "blocked")
    told.add(rules.NOISE_HEARD, says, *marks, units=names(heard), count=len(heard))
    return heard


def _token(table: Table, zone: Region, told: Steps) -> str:
    """Where the Investigate token goes: into the zone, or onto the track."""
    facts = {"zone": zone.called}
    mark = zone_mark(zone)
    if any(token.zone is zone for token in table.tokens_of("investigate")):
        told.add(rules.INVESTIGATE_LIMIT, "flashpoint.noise.second-token", mark, **facts)
        return "track"
    if there := table.units_in(zone):
        units = names(there)
        told.add(rules.INVESTIGATE_TAKEN, "flashpoint.noise.taken", mark, **facts, units=units)
        return "track"
    told.add(rules.NOISE_TOKEN, "flashpoint.noise.token", mark, **facts)
    return "zone"


def noise_change(table: Table, asked: NoiseAsked) -> Change | None:
    """Place the token and turn the Blips."""
    zone = read_zone(table, asked.zone, "zone")
    _, heard, where = _noise(table, zone, asked.value, Consultation(table.readings))
    if not heard:
        return None
    edits = [
        Edit("units", unit.id, {"blip": PATROL_SIDE[unit.record.blip]})
        for unit in heard
        if unit.record.blip in PATROL_SIDE
    ]
    if where == "track":
        return Change(edits, fields=track_after(table, 1))
    token = {"id": free_id(table, "investigate"), "kind": "investigate", "zone": zone.written}
    return Change(edits, added=[("tokens", token)])


def free_id(table: Table, kind: str) -> str:
    """An id for one more token."""
    return next(f"{kind}-{n}" for n in range(1, 9999) if f"{kind}-{n}" not in table.tokens)


def track_after(table: Table, more: int) -> dict[str, object]:
    """The Escalation Track with more tokens on it."""
    track = table.track.model_dump()
    return {"track": {**track, "tokens": track["tokens"] + more}}
