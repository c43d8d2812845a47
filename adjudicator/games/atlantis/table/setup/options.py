"""What can be set on a unit or a token while the board is set up."""

from adjudicator.core.change import Change, Edit
from adjudicator.core.data import read_data
from adjudicator.core.derive import field_of
from adjudicator.core.form import Field
from adjudicator.core.setup import Held, Options, Scene, SceneEdit
from adjudicator.core.values import JsonObject
from adjudicator.games.atlantis.table.records import UnitRecord
from adjudicator.games.atlantis.table.setup.pieces import entry_of, pointed


def options(scene: Scene, held: Held) -> Options:
    """What can be set on a piece, as it is now."""
    if pointed(scene, held) is not None:
        return Options()
    collection, entry = entry_of(scene, held)
    if collection == "tokens":
        return Options((), entry, named=True)
    if entry["kind"] == "hero":
        return Options((field_of(UnitRecord, "team"),), entry, _free(scene), named=True)
    return Options((field_of(UnitRecord, "team"), *_lane(scene)), entry, named=True)


def _free(scene: Scene) -> tuple[str, ...]:
    taken = {unit.get("name") for unit in scene.get("units", ())}
    names = read_data("atlantis", "roster")["heroes"]["names"]
    return tuple(name for name in names if name not in taken)


def _lane(scene: Scene) -> tuple[Field, ...]:
    """The lane of a Minion, where there are several."""
    lanes = tuple(scene.get("lanes") or ())
    return (field_of(UnitRecord, "lane", kind="choice", options=lanes),) if len(lanes) > 1 else ()


def adjusted(scene: Scene, held: Held, values: JsonObject) -> SceneEdit:
    """A unit with what was chosen."""
    collection, entry = entry_of(scene, held)
    change = Change(edits=(Edit(collection, held.id, values),))
    return SceneEdit(change, "did.adjusted", {"thing": entry.get("name") or held.id}, held)
