"""All the steps of a table as a network, kept and repaired.

A piece affects only the steps around it. So a table that differs from one seen
before by a few pieces has only those steps weighed anew; the first table of all is an empty board
with every piece put on it.
"""

from collections import OrderedDict
from collections.abc import Container, Iterable, Iterator
from functools import lru_cache
from itertools import product
from threading import Lock

import networkx as nx

from adjudicator.board.squares import Corner, Space
from adjudicator.board.step_graph import Arc, Network, StepCost
from adjudicator.core.input import LONGEST_BOARD
from adjudicator.core.ruling import FILLED, Consultation, Readings
from adjudicator.games.apex.movement.step_cost import step_cost
from adjudicator.games.apex.table import rulings
from adjudicator.games.apex.table.pieces import Obstruction, Terrain
from adjudicator.games.apex.table.state import Table

#: Rulings that the cost of a step may lean on.
BEARING = (
    rulings.CLIMB_CORNER,
    rulings.DROP_LEVEL,
    rulings.ROOF_EDGE_DOWN,
    rulings.ROOF_TO_ROOF,
    rulings.SILENT_POINTS,
)

#: The sizes of boards whose steps are kept: boards are of a few sizes, or of any.
_SIDES = (LONGEST_BOARD // 4, LONGEST_BOARD // 2, LONGEST_BOARD)

#: How many boards are remembered.
KEPT = 128

_AROUND = tuple((c, r) for c, r in product((-1, 0, 1), repeat=2) if (c, r) != (0, 0))

_Size = tuple[int, int]
_Group = tuple[_Size, tuple[str, ...]]


def outside(columns: int, rows: int) -> tuple[Space, ...]:
    """The spaces just outside a map, next to one of its spaces: above, below, left and right."""
    across = [Space(c, r) for r in (-1, rows) for c in range(columns)]
    return (*across, *(Space(c, r) for c in (-1, columns) for r in range(rows)))


def network(table: Table, readings: Readings | None = None) -> Network:
    """The steps of a table, under its own readings or under others."""
    return _KEPT.network(table, readings or table.readings)


def hopeful(table: Table, readings: Readings) -> Network:
    """The steps of a table, with those that its edition says nothing of as cheap as they can be."""
    steps = network(table, readings)
    if not steps.barred or readings.values[rulings.SILENT_POINTS] == FILLED:
        return steps
    consult = Consultation(readings)
    least = {arc: step_cost(table, *arc, consult).least for arc in steps.barred}
    return steps.altered({arc: StepCost(cost) for arc, cost in least.items()})


#: A step with nothing on its way.
_FREE = StepCost(1)


def weighed(table: Table, readings: Readings, arcs: Iterable[Arc]) -> dict[Arc, StepCost | None]:
    """What these steps to spaces of the map cost; None for one that cannot be made."""
    uneven, joints = {*table.levels, *table.tall, *table.impassable}, table.joints
    return {
        arc: _FREE if _is_free(arc, uneven, joints) else weigh(table, readings, arc) for arc in arcs
    }


def _is_free(arc: Arc, uneven: Container[Space], joints: Container[Corner]) -> bool:
    """Whether a diagonal step passes a corner where nothing is connected, on the ground.

    Most steps around a piece are such.
    """
    start, end = arc
    (column, row), (to_column, to_row) = arc
    if column == to_column or row == to_row or start in uneven or end in uneven:
        return False
    return (max(column, to_column), max(row, to_row)) not in joints


def weigh(table: Table, readings: Readings, arc: Arc) -> StepCost | None:
    """What a step costs by all the rules; None if it cannot be made."""
    consult = Consultation(readings)
    proof = step_cost(table, *arc, consult)
    if proof.cost is not None:
        return StepCost(proof.cost, tuple(consult.consulted))
    # Its edition doesn't bar it, and the verdict says so.
    unsaid = all(table.edition.lacks(ban.rule) for ban in proof.bans)
    return StepCost(None) if unsaid else None


class _Networks:
    """The networks of the last few boards."""

    def __init__(self) -> None:
        self._known: OrderedDict[tuple[_Group, Terrain], Network] = OrderedDict()
        self._lock = Lock()

    def network(self, table: Table, readings: Readings) -> Network:
        """The network of a board, as it was kept, or made from the most similar one."""
        chosen = tuple(readings.values[name] for name in BEARING)
        group = (table.columns, table.rows), (table.edition.name, *chosen)
        key = group, table.terrain
        # Known ones are found without waiting for a thread that builds another.
        found = self._known.get(key)
        if found is not None:
            return found
        with self._lock:
            found = self._known.get(key) or self._made(table, readings, group)
            self._known[key] = found
            if len(self._known) > KEPT:
                self._known.popitem(last=False)
        return found

    def _made(self, table: Table, readings: Readings, group: _Group) -> Network:
        start, terrain = empty_board(*group[0]), Terrain()
        for (other, kept), known in self._known.items():
            if other == group and len(kept ^ table.terrain) < len(terrain ^ table.terrain):
                start, terrain = known, kept
        return repaired(start, terrain, table, readings)

    def forget(self) -> None:
        """Forget them all."""
        with self._lock:
            self._known.clear()


_KEPT = _Networks()
forget = _KEPT.forget


def repaired(start: Network, terrain: Terrain, table: Table, readings: Readings) -> Network:
    """The network of a table, from that of another terrain of the same size."""
    arcs = {
        arc: None
        for changed, _ in terrain ^ table.terrain
        for arc in _paces_at(changed)
        if arc.end in table.grid and arc.start in start
    }
    return start.altered(weighed(table, readings, arcs))


@lru_cache(maxsize=8)
def empty_board(columns: int, rows: int) -> Network:
    """A board with nothing on it: every step costs 1, and nobody leaves the map."""
    inside = {(c, r): Space(c, r) for r in range(rows) for c in range(columns)}
    spaces = (*inside.values(), *outside(columns, rows))
    step_costs = {
        Arc(start, inside[end]): _FREE
        for start in spaces
        for c, r in _AROUND
        if (end := (start.c + c, start.r + r)) in inside
    }
    side = next(side for side in _SIDES if columns <= side and rows <= side)
    return Network(_all_steps(side), step_costs, {}, spaces=frozenset(spaces))


@lru_cache
def _all_steps(side: int) -> nx.DiGraph:
    """Every step of a square board, and from just outside of it; smaller boards share it."""
    spaces = {(c, r): Space(c, r) for r in range(-1, side + 1) for c in range(-1, side + 1)}
    graph = nx.DiGraph()
    graph.add_edges_from(
        [
            (start, spaces[end])
            for start in spaces.values()
            for c, r in _AROUND
            if (end := (start.c + c, start.r + r)) in spaces
        ]
    )
    return graph


def _neighbours(space: Space) -> Iterator[Space]:
    return (Space(space.c + c, space.r + r) for c, r in _AROUND)


@lru_cache(maxsize=1 << 10)
def _paces_at(piece: Obstruction) -> tuple[Arc, ...]:
    """The steps that a piece affects.

    Those into and out of its spaces, whose level it may change; those over its edges; and those
    through the corners where its edges end, where it may be connected.
    """
    found: dict[Arc, None] = {}
    for space in piece.spaces:
        for other in _neighbours(space):
            found |= {Arc(space, other): None, Arc(other, space): None}
    for edge in piece.edges:
        one, other = edge.spaces
        found |= {Arc(one, other): None, Arc(other, one): None}
    for corner in {corner: None for edge in piece.edges for corner in edge.ends}:
        found |= dict.fromkeys(_diagonals(corner))
    return tuple(found)


def _diagonals(corner: Corner) -> Iterator[Arc]:
    north_west, north_east, south_west, south_east = corner.spaces
    for one, other in ((north_west, south_east), (north_east, south_west)):
        yield Arc(one, other)
        yield Arc(other, one)
