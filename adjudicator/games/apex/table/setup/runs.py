"""Edge pieces laid by a stroke along the grid: one run becomes several pieces of the box."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby, pairwise

from adjudicator.board.squares import Corner, Edge, edges_between
from adjudicator.core.change import Change
from adjudicator.core.facts import Listing, Thing
from adjudicator.core.faults import InputError
from adjudicator.core.setup import PieceKind, Scene, SceneEdit
from adjudicator.core.values import JsonObject
from adjudicator.games.apex.table.scene import read_scene
from adjudicator.games.apex.table.setup.own import OWN, own_called
from adjudicator.games.apex.table.setup.tray import counted, pieces
from adjudicator.games.apex.table.state import Table

Run = tuple[Edge, ...]


def drawn(scene: Scene, kind: PieceKind, corners: Sequence[Corner]) -> SceneEdit:
    """Pieces of one kind along a stroke from corner to corner; an edge that is taken stays so."""
    table = read_scene(scene)
    _check_corners(table, corners)
    if kind.snap != "edge":
        raise InputError("corners", "setup.no-lines")
    laid = list(_laid(table, kind, corners))
    if not laid:
        raise InputError("corners", "setup.no-free-edge" if len(corners) > 1 else "setup.no-lines")
    entries = tuple(_entries(table, kind, laid))
    facts = {
        "thing": Listing((Thing(kind.kind, kind.name),) * len(laid)),
        "count": sum(len(run) for run, _ in laid),
        "at": laid[0][0][0],
    }
    return SceneEdit(Change(added=tuple(("components", one) for one in entries)), "did.laid", facts)


def _check_corners(table: Table, corners: Sequence[Corner]) -> None:
    for x, y in corners:
        if not (0 <= x <= table.columns and 0 <= y <= table.rows):
            raise InputError("corners", "setup.corner-off-board")


def _laid(table: Table, kind: PieceKind, corners: Sequence[Corner]) -> Iterator[tuple[Run, int]]:
    """Each piece of the stroke: its edges, and the level that it stands on."""
    left = _left(table, kind)
    for run, base in _free_runs(table, corners):
        start = 0
        while length := _next_length(left, len(run) - start):
            left[length] -= 1
            yield run[start : start + length], base
            start += length


def _free_runs(table: Table, corners: Sequence[Corner]) -> Iterator[tuple[Run, int]]:
    """The straight parts of a stroke that nothing stands on, each on one level."""
    seen: set[Edge] = set()
    for line in _straight(corners):
        places = [(edge, _base(table, edge)) for edge in line]
        free = [x for x in places if x[0] not in seen and not _is_taken(table, *x)]
        seen.update(line)
        # Edges in a row have numbers in a row; where one is taken, another run begins.
        numbered = ((edge.place - number, base, edge) for number, (edge, base) in enumerate(free))
        for (_, base), group in groupby(numbered, key=lambda one: one[:2]):
            yield tuple(edge for *_, edge in group), base


def _straight(corners: Sequence[Corner]) -> Iterator[list[Edge]]:
    """The edges of a stroke, grid line by grid line."""
    steps = [edge for pair in pairwise(corners) for edge in edges_between(*pair)]
    for _, line in groupby(dict.fromkeys(steps), key=lambda edge: (edge.vertical, edge.grid)):
        yield sorted(line)


def _base(table: Table, edge: Edge) -> int:
    """The level of a piece there: along the side of a roof, it stands on the roof."""
    return max(map(table.level, edge.spaces))


def _is_taken(table: Table, edge: Edge, base: int) -> bool:
    return any(
        part.base == base and not part.piece.spaces for part in table.parts.get(edge, ())
    )  # fmt: skip


def _left(table: Table, kind: PieceKind) -> Counter[int]:
    """How many are left of each length that a piece comes in; of an own piece, no end."""
    if kind.id.startswith(OWN):
        return Counter({kind.size[0]: table.columns * table.rows * 4})
    standing = counted(table)
    alike = (piece for piece in pieces(table) if piece.kind == kind.kind)
    return Counter({one.size[0]: (one.box or 0) - standing.get(one.id, 0) for one in alike})


def _next_length(left: Counter[int], room: int) -> int:
    """The longest piece that fits and is left in the box; with none left, the longest that fits."""
    fitting = [length for length in left if length <= room]
    return max(fitting, key=lambda length: (left[length] > 0, length), default=0)


def _entries(
    table: Table, kind: PieceKind, laid: Sequence[tuple[Run, int]]
) -> Iterator[JsonObject]:
    own = own_called(table, kind.name) if kind.id.startswith(OWN) else {}
    taken = {piece.id for piece in table.pieces}
    free = (f"{kind.kind}-{n}" for n in range(len(taken) + len(laid)))
    names = (name for name in free if name not in taken)
    for (run, base), name in zip(laid, names, strict=False):
        ends = {"from": list(run[0].ends[0]), "to": list(run[-1].ends[1])}
        yield {"id": name, "kind": kind.kind, **own, **ends, "base": base}
