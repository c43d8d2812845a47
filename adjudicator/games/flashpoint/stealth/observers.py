"""Who can notice an Operative, and how many Hits it takes to stay unseen."""

from dataclasses import dataclass, replace

from adjudicator.board.regions import Region
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.sight.cameras import camera_perception, camera_sees, watchers
from adjudicator.games.flashpoint.sight.line_of_sight import sees
from adjudicator.games.flashpoint.table.pieces import Operative, Token, Unit
from adjudicator.games.flashpoint.table.state import Table

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
