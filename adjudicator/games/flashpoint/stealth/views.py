"""What comes into view of an Operative: Stealth checks to make, and Blips that spawn."""

from collections.abc import Iterable
from dataclasses import dataclass

from adjudicator.board.regions import Region
from adjudicator.core.question import Steps
from adjudicator.core.ruling import Consultation
from adjudicator.core.values import Json
from adjudicator.games.flashpoint.sight.cameras import camera_sees
from adjudicator.games.flashpoint.sight.line_of_sight import sees
from adjudicator.games.flashpoint.stealth import rules
from adjudicator.games.flashpoint.stealth.observers import (
    Check,
    Observer,
    Perceptions,
    observers,
    to_hide,
)
from adjudicator.games.flashpoint.table.facts import names
from adjudicator.games.flashpoint.table.marks import zone_mark
from adjudicator.games.flashpoint.table.pieces import Operative, Token, Unit
from adjudicator.games.flashpoint.table.state import Table


@dataclass(frozen=True)
class Moment:
    """Where an Operative is on a table as it is then; None off the board."""

    table: Table
    operative: Operative
    zone: Region | None
    consult: Consultation

    def sees(self, unit: Unit) -> bool:
        """Whether the Operative has a line of sight to a unit, where that is then."""
        there = self.table.units.get(unit.id)
        if there is None or self.zone is None:  # it has not come onto the board
            return False
        return sees(self.table, there.zone, self.zone, self.consult)

    def is_close(self, unit: Unit) -> bool:
        """Whether a unit is in the Operative's zone."""
        there = self.table.units.get(unit.id)
        return there is not None and there.zone is self.zone

    def is_watched(self, one: Observer) -> bool:
        """Whether the Operative is in view of an observer, and no closer to it than that."""
        if isinstance(one.who, Token):
            zone = self.zone
            return zone is not None and camera_sees(self.table, one.who, zone, self.consult)
        return self.is_close(one.who) if one.close else self.sees(one.who)


@dataclass(frozen=True)
class View:
    """What comes into view of an Operative in a zone: whom to hide from, and who spawns."""

    operative: Operative
    zone: Region
    new: tuple[Observer, ...]
    spawns: tuple[Unit, ...]
    #: The Blips to hide from once they have spawned; until then the number is not known.
    blips: tuple[Unit, ...] = ()
    #: The check to be made; None without one, or while Blips have to spawn first.
    check: Check | None = None

    @property
    def due(self) -> bool:
        """Whether a Stealth check is to be made."""
        return self.check is not None or bool(self.blips)

    @property
    def answer(self) -> dict[str, Json]:
        """The check, as an answer writes it."""
        tn, needed = (self.check.tn, self.check.needed) if self.check else (None, None)
        who = self.operative.id
        return {"operative": who, "zone": self.zone.written, "tn": tn, "needed": needed}


def look_around(
    before: Moment,
    now: Moment,
    woken: Iterable[Unit] = (),
    perceptions: Perceptions | None = None,
) -> View | None:
    """What comes into view between two moments, if anything does.

    Blips that came into view earlier have spawned by now: `woken`. Those who look around at one
    moment may share `perceptions`.
    """
    if now.zone is None:
        return None
    seen = observers(now.table, now.operative, now.zone, now.consult)
    new = tuple(one for one in seen if not before.is_watched(one))
    awake = {unit.id for unit in woken}
    blips = [unit for unit in now.table.units.values() if unit.is_blip and now.sees(unit)]
    spawns = tuple(u for u in blips if u.id not in awake and not before.sees(u))
    due = bool(new) or any(_is_due(unit, before, now) for unit in blips if unit.id in awake)
    if not due and all(unit.aware for unit in spawns):
        return View(now.operative, now.zone, new, spawns) if spawns else None
    hidden = tuple(u for u in blips if not u.aware and (u.id in awake or u in spawns))
    perceptions = perceptions or Perceptions(now.table, now.consult)
    check = None if hidden else to_hide(now.operative, seen, perceptions)
    return View(now.operative, now.zone, new, spawns, hidden, check)


def _is_due(unit: Unit, before: Moment, now: Moment) -> bool:
    """Whether a Blip that has spawned meanwhile is to be hidden from once more."""
    gained = now.is_close(unit) and not before.is_close(unit)
    return not unit.aware and (gained or not before.sees(unit))


def in_answer(views: Iterable[View]) -> dict[str, Json]:
    """The fields of an answer for what comes into view: checks to make, and Blips that spawn."""
    found = list(views)
    spawned = dict.fromkeys(unit.id for view in found for unit in view.spawns)
    return {"checks": [view.answer for view in found if view.due], "spawns": list(spawned)}


def seen_facts(views: Iterable[View]) -> dict[str, object]:
    """What comes into view, as facts of a summary."""
    found = list(views)
    return {
        "checks": sum(view.due for view in found),
        "spawned": names(dict.fromkeys(unit.called for view in found for unit in view.spawns)),
    }


def tell_view(told: Steps, view: View) -> None:
    """Tell what comes into view: Blips spawn first, then the check is made."""
    facts: dict[str, object] = {"who": view.operative.name, "zone": view.zone.called}
    if view.spawns:
        spawned = names(view.spawns)
        told.add(rules.SPAWN_ON_SIGHT, "flashpoint.view.spawns", **facts, units=spawned)
    if view.due:
        hidden = [*(one.called for one in view.new), *(unit.called for unit in view.blips)]
        facts |= {"units": names(dict.fromkeys(hidden)), "marked": view.operative.has("mark")}
        _tell_check(told, view, facts)


def _tell_check(told: Steps, view: View, facts: dict[str, object]) -> None:
    mark, check = zone_mark(view.zone, "danger"), view.check
    if view.operative.has("mark"):
        message_id = "check-fails"
    elif check is None:
        message_id = "check-waits"
    else:
        message_id = "check" if check.tn is not None else "unknown"
        facts |= {"tn": check.tn, "needed": check.needed}
    told.add(rules.STEALTH_CHECK, f"flashpoint.view.{message_id}", mark, **facts)
