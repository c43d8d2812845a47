"""Which spaces a blockage hides, to be drawn behind it."""

from adjudicator.board.bit_grid import SpaceSet, union
from adjudicator.board.crossings import passages
from adjudicator.board.squares import Corner, Edge, Space
from adjudicator.core.ruling import Consultation
from adjudicator.games.apex.sight.line import HiddenStrip, Proof, look
from adjudicator.games.apex.table.corners import Barrier
from adjudicator.games.apex.table.ends import End
from adjudicator.games.apex.table.state import Table


def hidden_spaces(
    table: Table, proof: Proof, barrier: Barrier, strip: HiddenStrip
) -> tuple[Space, ...]:
    """The spaces on the lower end's level that the upper end cannot see for this blockage."""
    ahead = _rows_behind(table, proof, barrier, strip)
    upper = proof.upper.spot
    if isinstance(upper, Corner):
        run = _run(barrier, strip)
        return tuple(s for s in table.grid.spaces(ahead) if _meets(proof, s, run))
    hidden = ahead & _behind_run(table, upper, _run(barrier, strip))
    for space in table.grid.spaces(hidden & _doubtful(table, proof, barrier, strip)):
        consult = Consultation(table.readings)
        if look(table, proof.upper, End(space, proof.lower.level), consult).clear:
            hidden ^= table.grid.bit(space)
    return tuple(table.grid.spaces(hidden))


def _doubtful(table: Table, proof: Proof, barrier: Barrier, strip: HiddenStrip) -> SpaceSet:
    """The spaces of the strip that have to be asked about.

    With one level of difference there are none. With more, something farther on the same level may
    count instead; and past a blockage between the levels, the line may leave the run behind.
    """
    if barrier.height != proof.upper.level:
        return table.grid.all
    if proof.difference == 1 or isinstance(proof.upper.spot, Corner):
        return 0
    return _behind_others(table, proof.upper.spot, barrier, strip)


def _behind_others(table: Table, viewer: Space, barrier: Barrier, strip: HiddenStrip) -> SpaceSet:
    """The spaces with another blockage of the same height in front."""
    own = set(_run(barrier, strip))
    keys = [
        table.grid.key(*edge)
        for edge, top in table.tops.items()
        if top == barrier.height and edge not in own
    ]
    return union(table.grid.behind(viewer, keys))


def _rows_behind(table: Table, proof: Proof, barrier: Barrier, strip: HiddenStrip) -> SpaceSet:
    """The rows that the blockage can hide, on the lower end's level."""
    reach = strip.x * proof.difference if barrier.height == proof.upper.level else 1
    across = 0 if strip.line.vertical else 1
    if proof.upper.point[across] < 2 * strip.line.grid:
        low, high = strip.line.grid, strip.line.grid + reach
    else:
        low, high = strip.line.grid - reach, strip.line.grid
    ahead = table.grid.band(low, high, vertical=strip.line.vertical)
    return ahead & table.at_level[proof.lower.level]


def _run(barrier: Barrier, strip: HiddenStrip) -> tuple[Edge, ...]:
    edge = next(
        e for e in barrier.edges if e.vertical == strip.line.vertical and e.grid == strip.line.grid
    )
    return tuple(edge.along(place) for place in range(*strip.line.run))


def _behind_run(table: Table, viewer: Space, run: tuple[Edge, ...]) -> SpaceSet:
    """The spaces whose line crosses the run: its edges, and the corners inside it."""
    board = table.grid
    keys = [board.key(*edge) for edge in run]
    keys += [board.key(*edge.ends[0], vertical=None) for edge in run[1:]]
    return union(board.behind(viewer, keys))


def _meets(proof: Proof, space: Space, run: tuple[Edge, ...]) -> bool:
    inside = {edge.ends[0] for edge in run[1:]}
    return any(
        edge in run or corner in inside for edge, corner in passages(proof.upper.point, space.point)
    )
