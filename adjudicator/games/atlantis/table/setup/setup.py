"""How a board is set up: what the page needs of this game."""

from adjudicator.core.change import changed
from adjudicator.core.setup import PieceKind, Scene, Setup
from adjudicator.core.sketch import Sketch
from adjudicator.core.values import Json
from adjudicator.games.atlantis.table.scene import read_scene
from adjudicator.games.atlantis.table.setup.lanes import stroked
from adjudicator.games.atlantis.table.setup.options import adjusted, options
from adjudicator.games.atlantis.table.setup.pieces import found, moved, named, put, removed, turned
from adjudicator.games.atlantis.table.setup.resizing import resized
from adjudicator.games.atlantis.table.setup.tray import (
    AWAY,
    BATTLE,
    LANE,
    PAINT,
    UNIT,
    counted,
    pieces,
)
from adjudicator.games.atlantis.table.setup.turning import mirrored, rotated
from adjudicator.games.atlantis.table.sketch import canvas
from adjudicator.games.atlantis.table.sketch import icon as drawn_alone


def empty(columns: int, rows: int) -> Scene:
    """A board of one zone, of a given width and height in hexes."""
    hexes = [[q, r - q // 2] for r in range(rows) for q in range(columns)]
    return {"game": "atlantis", "zones": {"zone 1": hexes}}


def icon(piece: PieceKind) -> Sketch:
    """A piece of the tray by itself, on a hex of its own."""
    ground: dict[str, Json] = {"game": "atlantis", "zones": {"zone": [[0, 0]]}}
    if piece.id.startswith(AWAY):
        piece = PieceKind(f"{UNIT}{piece.kind}", piece.kind, "space")
    if piece.id == "off-board":
        ground = {"game": "atlantis", "zones": {"zone": [[9, 9]]}}
    elif piece.id == BATTLE:
        ground["lanes"] = {"main": {"zones": ["zone"], "battle-zone": "zone"}}
    elif not piece.id.startswith((PAINT, LANE)):
        ground = changed(ground, put(ground, piece, (0, 0), 0).change)
    return drawn_alone(read_scene(ground))


SETUP = Setup(
    pieces=pieces,
    counted=counted,
    maps=(),
    empty=empty,
    found=found,
    put=put,
    moved=moved,
    turned=turned,
    removed=removed,
    named=named,
    mirrored=mirrored,
    rotated=rotated,
    turns="team",
    rotates="sixth",
    options=options,
    adjusted=adjusted,
    stroked=stroked,
    resized=resized,
    sizes={"radius": 5},
    canvas=canvas,
    icon=icon,
)
