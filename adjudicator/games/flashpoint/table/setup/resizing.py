"""A map of another size: cells are added at its right and lower edge, or taken away there."""

from collections.abc import Mapping

from adjudicator.board.squares import Space, rectangle
from adjudicator.core.change import Change
from adjudicator.core.setup import Scene, SceneEdit, size_of
from adjudicator.games.flashpoint.table.scene import read_scene
from adjudicator.games.flashpoint.table.setup.ground import all_walls, walls_with, zones_without

#: How many cells a side of the map has at most.
LONGEST = 40


def resized(scene: Scene, sizes: Mapping[str, int]) -> SceneEdit:
    """The map with a new number of columns and rows; new cells are single zones."""
    table = read_scene(scene)
    size = {name: size_of(sizes, name, LONGEST) for name in ("columns", "rows")}
    columns, rows = size["columns"], size["rows"]
    inside = set(rectangle(Space(0, 0), columns, rows))
    old = set(rectangle(Space(0, 0), *table.size))
    zones = zones_without(table, old - inside)
    zones += [list(cell) for cell in sorted(inside - old, key=lambda cell: (cell.r, cell.c))]
    outside = {
        edge for edge in all_walls(scene) if any(x > columns or y > rows for x, y in edge.ends)
    }
    fields = {"zones": zones, **walls_with(scene, (), outside)}
    return SceneEdit(Change(fields=fields), "did.resized", size)
