"""A board in the shape of a hexagon: the standard outline, of any radius."""

from collections.abc import Mapping

from adjudicator.board.cell import by_rows
from adjudicator.board.hexes import Hex, offsets_within
from adjudicator.core.change import Change
from adjudicator.core.setup import Scene, SceneEdit, size_of

#: How many hexes a board reaches from its middle at most.
FARTHEST = 20


def resized(scene: Scene, sizes: Mapping[str, int]) -> SceneEdit:
    """A hexagon around the middle: hexes outside go, new ones belong to the first zone."""
    radius = size_of(sizes, "radius", FARTHEST)
    inside = {Hex(0, 0) + step for step in offsets_within(radius)}
    zones = {
        name: [list(pair) for pair in pairs if Hex(*pair) in inside]
        for name, pairs in scene["zones"].items()
    }
    known = {Hex(*pair) for pairs in zones.values() for pair in pairs}
    first = next(iter(zones))
    zones[first] += [list(hex_) for hex_ in sorted(inside - known, key=by_rows)]
    terrain = [list(pair) for pair in scene.get("terrain", ()) if Hex(*pair) in inside]
    fields = {"zones": zones, "terrain": terrain}
    return SceneEdit(Change(fields=fields), "did.hexagon", {"radius": radius, "count": len(inside)})
