"""Awareness that spreads from Enemy to Enemy."""

from dataclasses import dataclass

from adjudicator.board.regions import Region
from adjudicator.core.change import Change, Edit, together
from adjudicator.core.question import Steps
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.alarm import rules as alarm_rules
from adjudicator.games.flashpoint.alarm.blips import blips_off, tell_blips_off
from adjudicator.games.flashpoint.alarm.fallout import Fallout
from adjudicator.games.flashpoint.alarm.reserve import tokens_left
from adjudicator.games.flashpoint.sight import rules as sight_rules
from adjudicator.games.flashpoint.sight.cameras import control_room, watchers
from adjudicator.games.flashpoint.sight.line_of_sight import seen_from, sees
from adjudicator.games.flashpoint.stealth import rules
from adjudicator.games.flashpoint.table import rulings
from adjudicator.games.flashpoint.table.facts import names
from adjudicator.games.flashpoint.table.marks import between, zone_mark
from adjudicator.games.flashpoint.table.pieces import Token, Unit
from adjudicator.games.flashpoint.table.progress import Progress
from adjudicator.games.flashpoint.table.state import Table


@dataclass(frozen=True)
class Noticed:
    """A unit that becomes aware: why, and through whom or what."""

    unit: Unit
    why: str
    through: Unit | Token | None = None


class Spreading:
    """Awareness as it spreads, each unit noted once with the first reason."""

    def __init__(self, table: Table, consult: Consultation) -> None:
        self.table = table
        self.consult = consult
        self.found: dict[Unit, Noticed] = {}

    def notice(self, unit: Unit, why: str, through: Unit | Token | None = None) -> None:
        """A unit becomes aware, unless it is already."""
        if not unit.aware and unit not in self.found:
            self.found[unit] = Noticed(unit, why, through)

    def from_zone(self, zone: Region, why: str) -> None:
        """Units that see a zone notice what happens there."""
        for unit in self.table.units.values():
            if sees(self.table, unit.zone, zone, self.consult):
                self.notice(unit, why)
        if why == "attack" and self.watched(zone) and self._attacks_pass_cameras():
            return
        self.by_camera(zone)

    def watched(self, zone: Region) -> bool:
        """Whether a camera looks at a zone, and someone at its pictures."""
        return bool(control_room(self.table)) and any(watchers(self.table, zone, self.consult))

    def _attacks_pass_cameras(self) -> bool:
        return self.consult(rulings.CAMERA_ATTACK) == "no"

    def by_camera(self, zone: Region) -> None:
        """Whoever watches the cameras notices what happens in a zone that one looks at."""
        for camera in watchers(self.table, zone, self.consult):
            for unit in control_room(self.table):
                self.notice(unit, "camera", camera)

    def spread(self) -> tuple[Noticed, ...]:
        """Go on until nobody else notices; in the order in which they do."""
        ahead = [unit for unit in self.table.units.values() if unit.aware]
        ahead += list(self.found)
        while ahead:
            aware = ahead.pop(0)
            known, units = set(self.found), self.table.units.values()
            near = seen_from(self.table, aware.zone, [u.zone for u in units], self.consult)
            for unit in units:
                if unit is not aware and unit.zone in near:
                    self.notice(unit, "ally", aware)
            self.by_camera(aware.zone)
            ahead += [unit for unit in self.found if unit not in known]
        return tuple(self.found.values())


def alerted(table: Table, change: Change, told: Steps) -> Change:
    """A change, with the units that become aware because of it: they now see an aware one.

    Whoever saw one before is not told of again.
    """
    progress, consult = Progress(table), Consultation(table.readings)
    progress.make(change)
    now = progress.table
    if now.alarm or not any(unit.aware for unit in now.units.values()):
        return change
    before = {one.unit.id for one in Spreading(table, consult).spread()}
    found = Spreading(now, consult).spread()
    new = tuple(one for one in found if one.unit.id not in before)
    if not new:
        return change
    tell_noticed(told, now, new)
    progress.make(made_aware(now, new))
    return progress.change


def made_aware(table: Table, noticed: tuple[Noticed, ...]) -> Change:
    """Units that became aware, each of them surprised; the Blips of spawned ones come off."""
    fields = {"aware": True, "surprised": True}
    woken = Change([Edit("units", one.unit.id, fields) for one in noticed])
    change = together(woken, blips_off(table, (o.unit for o in noticed if o.unit.spawned)))
    if not _runs_out(table, noticed):
        return change
    progress = Progress(table)
    progress.make(change)
    progress.make(Fallout.of(progress.table).change(progress.table))
    return progress.change


def _runs_out(table: Table, noticed: tuple[Noticed, ...]) -> bool:
    """Whether the Reserves have fewer Surprise tokens than are needed, which triggers the alarm."""
    return not table.alarm and tokens_left(table) < len(noticed)


def tell_spread(told: Steps, table: Table, spreading: Spreading) -> tuple[Noticed, ...]:
    """Let awareness spread, and tell whom it reaches and how."""
    noticed = spreading.spread()
    tell_noticed(told, table, noticed)
    return noticed


def tell_noticed(told: Steps, table: Table, noticed: tuple[Noticed, ...]) -> None:
    """Tell who becomes aware and how, and what happens to their Blips."""
    for one in noticed:
        _tell_noticed(told, one)
    runs_out = _runs_out(table, noticed)
    if not table.alarm and noticed:
        facts = {"units": names(one.unit for one in noticed), "count": len(noticed)}
        if not runs_out:
            told.add(rules.AWARE_SURPRISED, "flashpoint.aware.surprised", **facts)
        _tell_asleep(told, [one for one in noticed if one.unit.is_blip])
        tell_blips_off(told, [one.unit for one in noticed if one.unit.spawned])
    if runs_out:
        told.add(alarm_rules.ALARM_CAUSES, "flashpoint.alarm.by-tokens")
        Fallout.of(table).tell(told)


def _tell_asleep(told: Steps, asleep: list[Noticed]) -> None:
    """Tell which of these Blips spawn: those that were targeted, the others only once seen."""
    targeted = [one.unit for one in asleep if one.why == "targeted"]
    others = [one.unit for one in asleep if one.unit not in targeted]
    for units, message_id in ((targeted, "targeted-blips"), (others, "blips")):
        if units:
            facts = {"units": names(units), "count": len(units)}
            told.add(rules.SPAWN_ON_SIGHT, f"flashpoint.aware.{message_id}", **facts)


def _tell_noticed(told: Steps, one: Noticed) -> None:
    facts: dict[str, object] = {"who": one.unit.called}
    marks = [zone_mark(one.unit.zone, "blocked")]
    rule = {"ally": rules.AWARE_SPREADS, "camera": sight_rules.CAMERA_TECHNICIANS}.get(
        one.why, rules.AWARE_CAUSES
    )
    if one.through:
        through = one.through
        facts["through"] = through.called
        if one.through.zone is not one.unit.zone:
            marks.append(between(one.through.zone, one.unit.zone, "watch"))
    told.add(rule, f"flashpoint.aware.by-{one.why}", *marks, **facts)
