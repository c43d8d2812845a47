"""Who hears a noise, where its token goes, and which Blips turn."""

from collections.abc import Container
from dataclasses import dataclass

from adjudicator.board.regions import Region
from adjudicator.core.change import Change, Edit, together
from adjudicator.core.question import Finding, Steps
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Tone
from adjudicator.games.flashpoint.alarm.blips import PATROL_SIDE
from adjudicator.games.flashpoint.alarm.track import investigate, tell_token
from adjudicator.games.flashpoint.stealth import rules
from adjudicator.games.flashpoint.table import rulings
from adjudicator.games.flashpoint.table.facts import names
from adjudicator.games.flashpoint.table.marks import zone_mark, zone_marks
from adjudicator.games.flashpoint.table.pieces import Unit
from adjudicator.games.flashpoint.table.state import Table


@dataclass(frozen=True)
class Noise:
    """Who heard a noise, and the finding that tells it."""

    heard: tuple[Unit, ...]
    finding: Finding


def made_noise(
    table: Table, zone: Region, value: int, consult: Consultation, deaf: Container[Unit] = ()
) -> Noise:
    """Who hears a noise, and where its token goes; those who were just made aware do not."""
    told = Steps()
    facts: dict[str, object] = {"zone": zone.called, "value": value}
    heard: list[Unit] = []
    if table.alarm:
        told.add(rules.NOISE_ALARM, "flashpoint.noise.alarm", **facts)
    elif not value:
        told.add(rules.NOISE_CHECK, "flashpoint.noise.silent", zone_mark(zone), **facts)
    else:
        heard = _listen(table, zone, value, told, consult, deaf)
    where = None
    if heard:
        where = tell_token(told, table, zone, rules.NOISE_TOKEN)
    placed = investigate(table, zone) if heard else Change()
    flip = [unit for unit in heard if unit.record.blip in PATROL_SIDE]
    if placed.fields.get("alarm"):  # which takes the Blips of spawned units off
        flip = [unit for unit in flip if unit.is_blip]
    if flip:
        told.add(rules.NOISE_FLIP, "flashpoint.noise.flip", units=names(flip), count=len(flip))
    answer = {
        "heard": [unit.id for unit in heard],
        "investigate": where,
        "flip": [unit.id for unit in flip],
    }
    facts |= {"count": len(heard), "units": names(heard)}
    message_id = "flashpoint.noise.heard" if heard else "flashpoint.noise.unheard"
    change = together(Change([*map(_turned, flip)]), placed)
    tone: Tone = "blocked" if heard else "clear"
    return Noise(tuple(heard), told.finding(answer, message_id, tone, change, **facts))


def _turned(unit: Unit) -> Edit:
    """A Blip that turns to its Patrol side."""
    return Edit("units", unit.id, {"blip": PATROL_SIDE[unit.record.blip or ""]})


def _listen(  # noqa: PLR0913, PLR0917 - all that hearing depends on
    table: Table,
    zone: Region,
    value: int,
    told: Steps,
    consult: Consultation,
    deaf: Container[Unit],
) -> list[Unit]:
    """The unaware units that the noise reaches."""
    through = consult(rulings.NOISE_RANGE) == "through"
    near = table.distances("straight_ways" if through else "open_ways", zone)
    within = table.in_order({table.zone_of(key) for key, far in near.items() if far <= value})
    facts = {"zone": zone.called, "value": value, "count": len(within)}
    told.add(rules.NOISE_CHECK, "flashpoint.noise.reaches", *zone_marks(within, "noise"), **facts)
    reached = [unit for unit in table.units.values() if unit.zone in within]
    heard = [unit for unit in reached if not unit.aware and unit not in deaf]
    if aware := [unit for unit in reached if unit.aware or unit in deaf]:
        told.add(rules.NOISE_AWARE, "flashpoint.noise.aware", units=names(aware))
    message_id = "flashpoint.noise.hear" if heard else "flashpoint.noise.nobody"
    marks = zone_marks(dict.fromkeys(unit.zone for unit in heard), "blocked")
    told.add(rules.NOISE_HEARD, message_id, *marks, units=names(heard), count=len(heard))
    return heard
