"""What can be set on a piece of the map, and on the Escalation Track."""

from adjudicator.board.regions import Region
from adjudicator.core.change import Change, Edit
from adjudicator.core.data import read_data
from adjudicator.core.derive import field_of, fields_of
from adjudicator.core.facts import Thing
from adjudicator.core.form import NOTHING, Field
from adjudicator.core.setup import Held, Options, Scene, SceneEdit, SetupForm
from adjudicator.core.values import Json, JsonObject
from adjudicator.games.flashpoint.table.changes import door_written
from adjudicator.games.flashpoint.table.enemy_records import FigureRecord, UnitRecord
from adjudicator.games.flashpoint.table.fields import ARMORY_SIDE
from adjudicator.games.flashpoint.table.records import DoorRecord, TokenRecord, TrackRecord
from adjudicator.games.flashpoint.table.scene import read_scene
from adjudicator.games.flashpoint.table.setup.rooms import room_held
from adjudicator.games.flashpoint.table.setup.walls import doors_with
from adjudicator.games.flashpoint.table.state import Table

#: What can be set on a token, by its kind.
TOKENS: dict[str, tuple[Field, ...]] = {
    "camera": (
        field_of(TokenRecord, "facing", default="n"),
        *fields_of(TokenRecord, "perception", "disabled"),
    ),
    "spawn": (
        field_of(TokenRecord, "number"),
        field_of(TokenRecord, "active", kind="truth", default=True),
    ),
    "armory": (
        field_of(TokenRecord, "gear", default="allied"),
        ARMORY_SIDE,
    ),
    "access-point": fields_of(TokenRecord, "open"),
    "laser-grid": fields_of(TokenRecord, "disabled"),
    "scanner": fields_of(TokenRecord, "disabled"),
}
DOOR = (
    field_of(DoorRecord, "state", default="closed"),
    *fields_of(DoorRecord, "security", "disabled"),
)
#: A room may be the one from which technicians watch the cameras.
ROOM = (field_of(UnitRecord, "control-room"),)
COUNT = field_of(FigureRecord, "count", label="figure-count")
#: How many more spaces of the track can be filled in at once.
MORE_SPACES = 6
#: What a space of the track may show.
SHOWN = ("patrol", "elite-patrol", "alarm")


def options(scene: Scene, held: Held) -> Options:
    """What can be set on a piece, as it is now."""
    table = read_scene(scene)
    if held.figure:
        return _of_someone(scene, table, held)
    if room := room_held(table, held):
        values = {"name": room.id, "control-room": room in table.control_room}
        return Options(ROOM, values, named=True)
    if held.id in table.doors:
        return Options(DOOR, door_written(table.doors[held.id]))
    token = table.tokens.get(held.id)
    if token is None:
        return Options()
    values = token.record.model_dump(by_alias=True, exclude_none=True)
    return Options(TOKENS.get(token.kind, ()), values)


def _of_someone(scene: Scene, table: Table, held: Held) -> Options:
    roster = read_data("flashpoint", "roster")
    if held.id in table.operatives:
        taken = {one.name for one in table.operatives.values()}
        free = tuple(name for name in roster["operatives"]["names"] if name not in taken)
        return Options((), _values(scene, "operatives", held), free, named=True)
    entry = _values(scene, "units", held)
    aware = (field_of(UnitRecord, "aware"),)
    if len(entry.get("figures", ())) != 1:
        return Options((field_of(UnitRecord, "blip"), *aware), entry, named=True)
    values = {**entry, "count": entry["figures"][0].get("count", 1)}
    special = entry.get("technician") or entry.get("immobile") or entry.get("overlord")
    names = () if special else tuple(roster["enemies"]["names"])
    return Options((COUNT, *aware), values, names, named=True)


def _values(scene: Scene, collection: str, held: Held) -> dict[str, Json]:
    entries = scene.get(collection, ())
    return next((dict(entry) for entry in entries if entry.get("id") == held.id), {})


def adjusted(scene: Scene, held: Held, values: JsonObject) -> SceneEdit:
    """A piece with what was chosen; what was left out is not set any more."""
    table = read_scene(scene)
    if room := room_held(table, held):
        return _room_adjusted(table, held, room, watches=bool(values.get("control-room")))
    fields = options(scene, held).fields
    gone = tuple(field.name for field in fields if field.name not in values)
    if not held.figure and held.id in table.doors:
        plain = {name: values.get(name, False) for name in ("security", "disabled")}
        change = doors_with(table, held.id, state=values["state"], **plain)
        return SceneEdit(change, "did.adjusted", {"thing": Thing("door")}, held)
    if held.figure:
        return _unit_adjusted(scene, held, values, gone)
    change = Change([Edit("tokens", held.id, values, gone)])
    return SceneEdit(change, "did.adjusted", {"thing": Thing(table.tokens[held.id].kind)}, held)


def _room_adjusted(table: Table, held: Held, room: Region, *, watches: bool) -> SceneEdit:
    others = [one.written for one in table.control_room if one is not room]
    change = Change(fields={"control-room": [*others, room.written] if watches else others})
    return SceneEdit(change, "did.adjusted", {"thing": room.id}, held)


def _unit_adjusted(
    scene: Scene, held: Held, values: JsonObject, gone: tuple[str, ...]
) -> SceneEdit:
    entry = _values(scene, "units", held)
    fields = dict(values)
    if "count" in fields:
        fields["figures"] = [{**entry["figures"][0], "count": fields.pop("count")}]
    left = tuple(name for name in gone if name != "count")
    change = Change([Edit("units", held.id, fields, left)])
    called = read_scene(scene).units[held.id].name
    return SceneEdit(change, "did.adjusted", {"thing": called}, held)


def _track_fields(table: Table) -> tuple[Field, ...]:
    spaces = len(table.track.spaces) + MORE_SPACES
    shown = Field("", "choice", options=(NOTHING, *SHOWN))
    return (
        field_of(TrackRecord, "tokens", label="track-tokens"),
        Field("spaces", "rows", fields=(shown,), count=spaces, label="track-spaces"),
    )


def _track_values(scene: Scene) -> JsonObject:
    return scene.get("track") or {}


def _track_filled(_scene: Scene, values: JsonObject) -> SceneEdit:
    spaces = list(values.get("spaces", ()))
    while spaces and spaces[-1] is None:
        spaces.pop()
    track = {"spaces": spaces, "tokens": values.get("tokens", 0)}
    return SceneEdit(Change(fields={"track": track}), "did.track")


TRACK = SetupForm("track", _track_fields, _track_values, _track_filled)
