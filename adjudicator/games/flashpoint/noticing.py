"""Who notices what: stealth, and awareness that spreads from Enemy to Enemy."""

from dataclasses import dataclass, replace

from adjudicator.board.regions import Region
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint import rulings
from adjudicator.games.flashpoint.sight import (
    camera_perception,
    camera_sees,
    control_room,
    sees,
    watchers,
)
from adjudicator.games.flashpoint.standing import Operative, Token, Unit
from adjudicator.games.flashpoint.state import Table

#: What Enemies add to their Perception in the Operative's own zone.
CLOSE = 2
#: How many Hits cover and concealment are worth.
HIDDEN = 2


@dataclass(frozen=True)
class Observer:
    """Someone who could notice an Operative, and how sharply."""

    who: Unit | Token
    perception: int
    close: bool
    #: Whether the Operative is concealed from this one.
    concealed: bool

    @property
    def called(self) -> str:
        """How it is told of."""
        return self.who.name if isinstance(self.who, Unit) else self.who.id

    @property
    def sharpness(self) -> int:
        """Its Perception, with what being close adds."""
        return self.perception + (CLOSE if self.close else 0)

    @property
    def needed(self) -> int:
        """How many Hits must be rolled to stay unseen by this one."""
        return max(self.sharpness - (HIDDEN if self.concealed else 0), 0)


def observers(
    table: Table,
    operative: Operative,
    zone: Region,
    consult: Consultation,
    moved: tuple[Unit, Region] | None = None,
) -> tuple[Observer, ...]:
    """The unaware Enemies and the cameras that can see an Operative; one unit may be elsewhere."""
    if table.alarm:
        return ()
    everywhere = operative.record.concealment or table.lights_out
    apart = everywhere or operative.record.taking_cover
    found = []
    for unit in table.units.values():
        at = moved[1] if moved and unit is moved[0] else unit.zone
        if unit.aware or not unit.spawned or not sees(table, at, zone, consult):
            continue
        perception = max(figure.stat("perception") for figure in unit.figures)
        close = at is zone
        found.append(Observer(unit, perception, close, everywhere if close else apart))
    for camera in watchers(table, zone, consult):
        perception = camera_perception(table, camera)
        found.append(Observer(camera, perception, close=False, concealed=apart))
    return tuple(found)


def to_hide(operative: Operative, seen: tuple[Observer, ...]) -> tuple[int, int | None]:
    """The number of a Stealth check, and the Hits to roll; whoever is marked fails it."""
    needed = max(one.needed for one in seen)
    return max(one.sharpness for one in seen), None if operative.has("mark") else needed


def on_the_move(operative: Operative) -> Operative:
    """An Operative as it enters another zone: the cover of the old one is left behind."""
    return replace(operative, record=operative.record.model_copy(update={"taking_cover": False}))


def gained(table: Table, one: Observer, before: Region, consult: Consultation) -> bool:
    """Whether an observer comes into view for someone who leaves a zone; one close by always does.

    An Operative who stays in view needs no new check.
    """
    if one.close:
        return True
    if isinstance(one.who, Token):
        return not camera_sees(table, one.who, before, consult)
    return not sees(table, one.who.zone, before, consult)


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
        """Whoever sees a zone notices what happens there."""
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
            known = set(self.found)
            for unit in self.table.units.values():
                if unit is not aware and sees(self.table, unit.zone, aware.zone, self.consult):
                    self.notice(unit, "ally", aware)
            self.by_camera(aware.zone)
            ahead += [unit for unit in self.found if unit not in known]
        return tuple(self.found.values())
