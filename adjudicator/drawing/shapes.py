"""Shapes of areas, by Shapely: the outlines that sets of spaces have."""

from collections.abc import Iterable

import shapely
from shapely.geometry.polygon import orient

from adjudicator.board.cell import Cell

Outline = list[tuple[float, float]]


def outlines(spaces: Iterable[Cell]) -> list[Outline]:
    """The closed outlines of a set of spaces, holes too, in a fixed order."""
    united = shapely.union_all([shapely.Polygon(space.outline) for space in spaces])
    rings = []
    for polygon in shapely.get_parts(united.normalize()):
        whole = orient(polygon)
        rings += [whole.exterior, *whole.interiors]
    return [list(ring.simplify(0).coords)[:-1] for ring in rings]
