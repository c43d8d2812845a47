"""A whole board mirrored or turned: every place of its scene somewhere else."""

from collections.abc import Callable, Iterator

from adjudicator.board.hexes import Hex
from adjudicator.core.change import Change, Edit, Turn
from adjudicator.core.setup import Scene, SceneEdit
from adjudicator.core.values import Json


def mirrored(scene: Scene) -> SceneEdit:
    """The other side of the board: east and west exchanged."""
    change = _turned_board(scene, lambda at: Hex(-at.q, at.r + at.q), "mirror")
    return SceneEdit(change, "did.mirrored", {})


def rotated(scene: Scene) -> SceneEdit:
    """The whole board a sixth further."""
    change = _turned_board(scene, lambda at: Hex(-at.r, at.q + at.r), "rotate")
    return SceneEdit(change, "did.rotated", {})


def _turned_board(scene: Scene, turn: Callable[[Hex], Hex], way: Turn) -> Change:
    """Every place of a scene somewhere else."""
    after = dict(_places_turned(scene, turn))
    painted: tuple[str, ...] = ("zones", "terrain", "spawn-points")
    fields = {name: after[name] for name in painted if name in after}
    edits = [
        Edit(name, entry["id"], {"at": entry["at"]})
        for name in ("units", "tokens")
        for entry in after.get(name, ())
        if entry.get("at")
    ]
    return Change(edits, fields=fields, turn=way)


def _places_turned(scene: Scene, turn: Callable[[Hex], Hex]) -> Iterator[tuple[str, Json]]:
    for name, value in scene.items():
        if name == "zones":
            yield (
                name,
                {zone: [list(turn(Hex(*p))) for p in pairs] for zone, pairs in value.items()},
            )
        elif name == "terrain":
            yield name, [list(turn(Hex(*pair))) for pair in value]
        elif name in ("spawn-points", "units", "tokens"):
            yield (
                name,
                [{**e, "at": list(turn(Hex(*e["at"])))} if e.get("at") else dict(e) for e in value],
            )
