"""Where a piece stands or would stand: as fields, and as a fact."""

from collections.abc import Iterator

from adjudicator.board.snapping import (
    Size,
    nearest_corner,
    nearest_rectangle,
    nearest_run,
    nearest_space,
)
from adjudicator.board.squares import Corner, Edge, Position, Space, edges_between, rectangle
from adjudicator.core.facts import Thing
from adjudicator.core.setup import Snap
from adjudicator.core.values import Json, JsonObject
from adjudicator.games.apex.table.components import KINDS
from adjudicator.games.apex.table.pieces import Piece
from adjudicator.games.apex.table.setup.tray import SNAPS
from adjudicator.games.apex.table.state import Table

Fields = JsonObject


def snap_of(piece: Piece) -> Snap:
    """Where a piece snaps."""
    if piece.kind in KINDS:
        return SNAPS[KINDS[piece.kind].place]
    if piece.corner:
        return "corner"
    if len(piece.spaces) > 1:
        return "rectangle"
    return "space" if piece.spaces else "edge"


def size_of(piece: Piece) -> Size:
    """The size of a piece as it lies, or the length of its run."""
    if not piece.spaces:
        return len(piece.edges), 0
    first, last = piece.spaces[0], piece.spaces[-1]
    return last.c - first.c + 1, last.r - first.r + 1


def spot_of(piece: Piece) -> Space | Edge | Corner:
    """Where a piece is, for telling."""
    if piece.corner:
        return piece.corner
    return piece.spaces[0] if piece.spaces else piece.edges[0]


def thing(piece: Piece) -> Thing:
    """A piece, for telling."""
    return Thing(piece.kind, piece.name)


def lies_upright(piece: Piece) -> bool | None:
    """How a run of several edges lies; one edge has no way of its own."""
    several = len(piece.edges) > 1 and not piece.spaces
    return piece.edges[0].vertical if several else None


def fields_at(
    table: Table, snap: Snap, size: Size, at: Position, *, upright: bool | None = None
) -> dict[str, Json]:
    """The fields that place a piece where it snaps to, on the level that is there."""
    board = (table.columns, table.rows)
    here = table.level(nearest_space(at, board))
    if snap == "edge":
        start, end = nearest_run(at, size[0], board, upright=upright)
        return {"from": list(start), "to": list(end), "base": here}
    if snap == "corner":
        return {"at": list(nearest_corner(at, board)), "base": here}
    if snap == "space":
        return {"at": list(nearest_space(at, board)), "base": here}
    first = nearest_rectangle(at, size, board)
    base = max(map(table.level, rectangle(first, *size)))
    return {"at": list(first), "size": list(size), "base": base}


def spot_at(snap: Snap, fields: Fields) -> Space | Edge | Corner:
    """Where the fields of a piece place it, for telling."""
    if snap == "edge":
        return edges_between(Corner(*fields["from"]), Corner(*fields["to"]))[0]
    return Corner(*fields["at"]) if snap == "corner" else Space(*fields["at"])


def turns(piece: Piece, entry: Fields, board: Size) -> Iterator[Fields]:
    """How a piece may lie after a quarter turn, and after further ones."""
    if snap_of(piece) == "edge":
        yield from _run_turns(entry)
    width, height = size_of(piece)
    if snap_of(piece) == "rectangle" and width != height:
        c, r = piece.spaces[0]
        # About its first space; where there is no room, about its middle.
        for at in ((c + height / 2, r + width / 2), (c + width / 2, r + height / 2)):
            first = nearest_rectangle(at, (height, width), board)
            yield {"at": list(first), "size": [height, width]}


def _run_turns(entry: Fields) -> Iterator[Fields]:
    """A run turns about its first corner, the way that a clock goes."""
    (x, y), (end_x, end_y) = entry["from"], entry["to"]
    dx, dy = end_x - x, end_y - y
    for _ in range(3):
        dx, dy = -dy, dx
        yield {"from": [x, y], "to": [x + dx, y + dy]}
