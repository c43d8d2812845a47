"""Who can notice an Operative, and how many Hits it takes to stay unseen."""

from dataclasses import dataclass, replace

from adjudicator.board.lazy import cached_property
from adjudicator.board.regions import Region
from adjudicator.core.facts import Said
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.sight.cameras import camera_perception, control_room, watchers
from adjudicator.games.flashpoint.sight.line_of_sight import seen_from
from adjudicator.games.flashpoint.table import rulings
from adjudicator.games.flashpoint.table.numbers import highest, unit_perception
from adjudicator.games.flashpoint.table.pieces import Operative, Token, Unit
from adjudicator.games.flashpoint.table.state import Table

#: What Enemies add to their Perception in the Operative's own zone.
CLOSE = 2

#: How many Hits cover and concealment are worth.
HIDDEN = 2


@dataclass(frozen=True)
class Observer:
    """Someone who could notice an Operative."""

    who: Unit | Token
    close: bool
    #: Whether the Operative is concealed from this one.
    concealed: bool

    @property
    def called(self) -> str | Said:
        """How it is told of."""
        return self.who.called


@dataclass(frozen=True)
class Watch:
    """An observer with its Perception; None if nobody has entered it."""

    observer: Observer
    perception: int | None

    @property
    def sharpness(self) -> int | None:
        """Its Perception, with what being close adds."""
        more = CLOSE if self.observer.close else 0
        return None if self.perception is None else self.perception + more

    @property
    def needed(self) -> int | None:
        """How many Hits must be rolled to stay unseen by this one."""
        less, sharpness = HIDDEN if self.observer.concealed else 0, self.sharpness
        return None if sharpness is None else max(sharpness - less, 0)


@dataclass(frozen=True)
class Check:
    """A Stealth check against some observers."""

    watching: tuple[Watch, ...]
    #: Whether the Operative is marked and fails it, whatever is rolled.
    marked: bool

    @cached_property
    def tn(self) -> int | None:
        """The number of the check; None if a Perception that it rests on was not entered."""
        return highest([watch.sharpness for watch in self.watching])

    @cached_property
    def needed(self) -> int | None:
        """The Hits to roll; None if they are not known, or no roll is enough."""
        return None if self.marked else highest(self._each)

    @cached_property
    def least(self) -> int:
        """The Hits that are needed at least: by those whose Perception is known."""
        return max([hits for hits in self._each if hits is not None], default=0)

    @cached_property
    def _each(self) -> list[int | None]:
        """The Hits to roll because of each observer."""
        return [watch.needed for watch in self.watching]


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
    places = [(u, moved[1] if moved and u is moved[0] else u.zone) for u in table.on_watch]
    seen = seen_from(table, zone, [at for _, at in places], consult)
    found = [
        Observer(unit, close := at is zone, everywhere if close else apart)
        for unit, at in places
        if at in seen
    ]
    cameras = () if _all_staff_aware(table, zone, consult) else watchers(table, zone, consult)
    return *found, *(Observer(camera, close=False, concealed=apart) for camera in cameras)


def _all_staff_aware(table: Table, zone: Region, consult: Consultation) -> bool:
    """Whether no camera asks for a check in a zone, as all who watch them are aware already."""
    staff = control_room(table)
    if (
        not staff
        or not all(unit.aware for unit in staff)
        or not any(watchers(table, zone, consult))
    ):
        return False
    return consult(rulings.CAMERA_AWARE) == "quiet"


class Perceptions:
    """How sharp Enemies and cameras look: each is looked up once, wherever it is met."""

    def __init__(self, table: Table, consult: Consultation) -> None:
        self._table = table
        self._consult = consult
        self._known: dict[tuple[bool, str], int | None] = {}

    def of(self, who: Unit | Token) -> int | None:
        """The Perception of a unit or a camera; None if nobody has entered it."""
        key = isinstance(who, Token), who.id
        if key not in self._known:
            self._known[key] = self._looked_up(who)
        return self._known[key]

    def _looked_up(self, who: Unit | Token) -> int | None:
        if isinstance(who, Token):
            return camera_perception(self._table, who, self._consult)
        return unit_perception(who, self._consult)


def to_hide(operative: Operative, seen: tuple[Observer, ...], perceptions: Perceptions) -> Check:
    """The Stealth check against some observers; a marked Operative fails it."""
    watching = tuple(Watch(one, perceptions.of(one.who)) for one in seen)
    return Check(watching, operative.has("mark"))


def on_the_move(operative: Operative) -> Operative:
    """An Operative as it enters another zone: the cover of the old one is left behind."""
    return replace(operative, record=operative.record.model_copy(update={"taking_cover": False}))
