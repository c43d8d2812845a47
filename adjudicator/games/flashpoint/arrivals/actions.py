"""What the page offers about arrivals, with its fields."""

from adjudicator.core.data import read_data
from adjudicator.core.derive import field_of, fields_of
from adjudicator.core.form import Field
from adjudicator.core.game import Action, Stage
from adjudicator.core.values import JsonObject
from adjudicator.games.flashpoint.arrivals.questions.empower import EmpowerParams
from adjudicator.games.flashpoint.arrivals.questions.spawn import SpawnParams
from adjudicator.games.flashpoint.arrivals.questions.spawn_point import SpawnPointParams
from adjudicator.games.flashpoint.table.fields import Fields, named_fields
from adjudicator.games.flashpoint.table.params import UNIT
from adjudicator.games.flashpoint.table.pieces import Unit
from adjudicator.games.flashpoint.table.state import Table

#: The faces of the die that decides on a Spawn Point.
D6 = tuple(map(str, range(1, 7)))


def _set_up(unit: Unit) -> bool:
    """Whether a mission puts it on the map, so that no Blip spawns one."""
    return unit.record.technician or unit.record.overlord or unit.record.immobile


def _enemies(table: Table) -> tuple[str, ...]:
    """The Enemies that a Blip can turn out to be: those that the table or the book names."""
    units = (unit for unit in table.units.values() if not _set_up(unit))
    here = (figure.name for unit in units for figure in unit.figures if figure.name)
    cards = (card.name for card in table.display)
    book = read_data("flashpoint", "roster")["enemies"]["names"]
    return tuple(dict.fromkeys((*cards, *here, *book)))


def spawn_fields(table: Table, params: JsonObject) -> Fields:
    """The Initiatives that the Display has for such a Blip."""
    unit = table.units.get(str(params.get("unit")))
    either = field_of(SpawnParams, "type")
    kinds: tuple[str, ...] = ("elite" if unit and unit.elite else "basic",)
    special = unit is not None and unit.record.blip == "special-patrol"
    if special:  # its mission says what it spawns
        kinds = either.options
    values = tuple(dict.fromkeys(e.initiative for e in table.display if e.type in kinds))
    if unit is not None and not values:
        return (
            Field("enemy", "choice", options=_enemies(table), label="spawned-enemy"),
            field_of(SpawnParams, "count", label="spawned-count"),
        )
    slot = Field("initiative", "choice", options=tuple(map(str, values)), values=values)
    return (slot, either) if special else (slot,)


def spawn_point_fields(_table: Table, _params: JsonObject) -> Fields:
    """The roll, and which Blip."""
    return (
        field_of(SpawnPointParams, "roll", widget="pad", options=D6),
        field_of(SpawnPointParams, "blip", advanced=True),
        field_of(SpawnPointParams, "waiting", advanced=True),
    )


def portal_fields(table: Table, params: JsonObject) -> Fields:
    """Which Portal, and of several Patrols which one comes through."""
    patrols = tuple(unit.id for unit in table.units.values() if unit.patrols)
    which = (Field("unit", "choice", options=patrols),) if len(patrols) > 1 else ()
    return *named_fields("token", "portal")(table, params), *which


def empower_fields(_table: Table, _params: JsonObject) -> Fields:
    """Which Enemies."""
    return fields_of(EmpowerParams, "enemies")


ACTIONS: tuple[Action[Table], ...] = (
    Action(
        "spawning",
        (
            Stage("spawn", needs=("initiative",), taps=UNIT),
            Stage("spawn", needs=("enemy", "count"), taps=UNIT),
        ),
        spawn_fields,
        order=120,
    ),
    Action("blips", (Stage("blips"),), order=430),
    Action("reinforce", (Stage("reinforce"),), order=440),
    Action("spawn-point", (Stage("spawn-point", needs=("roll",)),), spawn_point_fields, order=450),
    Action("portal", (Stage("portal", needs=("token",)),), portal_fields, order=460),
    Action("empower", (Stage("empower", needs=("enemies",)),), empower_fields, order=480),
)
