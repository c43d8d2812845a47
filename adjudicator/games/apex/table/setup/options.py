"""What can be set on a piece of the map: a Legend's squad and name, an opened Supply Bin."""

from adjudicator.core.change import Change, Edit
from adjudicator.core.derive import field_of
from adjudicator.core.form import Field
from adjudicator.core.setup import Held, Options, Scene, SceneEdit
from adjudicator.core.values import JsonObject
from adjudicator.games.apex.table.components import KINDS, Tag
from adjudicator.games.apex.table.records import ComponentRecord, FigureRecord
from adjudicator.games.apex.table.setup.pieces import entry_of
from adjudicator.games.apex.table.setup.tray import LEGENDS


def options(scene: Scene, held: Held) -> Options:
    """What can be set on a piece, as it is now."""
    entry = entry_of(scene, held)
    if held.figure:
        taken = {figure.get("name") for figure in scene.get("figures", ())}
        free = tuple(name for name in LEGENDS if name not in taken)
        return Options((field_of(FigureRecord, "squad"),), entry, free, named=True)
    return Options(_of_component(entry), entry, named=entry["kind"] == "custom")


def _of_component(entry: JsonObject) -> tuple[Field, ...]:
    tags = KINDS[entry["kind"]].tags if entry["kind"] in KINDS else entry.get("tags", ())
    return (field_of(ComponentRecord, "opened"),) if Tag.INTERACTIVE in tags else ()


def adjusted(scene: Scene, held: Held, values: JsonObject) -> SceneEdit:
    """A piece with what was chosen; what was left out is not set any more."""
    entry = entry_of(scene, held)
    gone = tuple(
        field.name for field in options(scene, held).fields if field.name not in values
    )  # fmt: skip
    collection = "figures" if held.figure else "components"
    facts = {"thing": entry.get("name") or held.id}
    change = Change(edits=(Edit(collection, held.id, values, gone),))
    return SceneEdit(change, "did.adjusted", facts, held)
