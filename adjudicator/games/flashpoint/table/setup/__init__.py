"""Setting up a Flashpoint table: the tray, and what is done with its pieces."""

from adjudicator.core.setup import Setup
from adjudicator.games.flashpoint.table.setup.pieces import moved, named, put, removed, turned
from adjudicator.games.flashpoint.table.setup.tray import counted, empty, found, pieces
from adjudicator.games.flashpoint.table.setup.whole_map import copied, mirrored, rotated

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
    copied=copied,
)
