"""Setting up a Flashpoint table: the tray, and what is done with its pieces."""

from adjudicator.core.setup import Setup
from adjudicator.games.flashpoint.table.setup.options import TRACK, adjusted, options
from adjudicator.games.flashpoint.table.setup.pieces import moved, named, put, removed, turned
from adjudicator.games.flashpoint.table.setup.resizing import resized
from adjudicator.games.flashpoint.table.setup.rooms import icon, stroked
from adjudicator.games.flashpoint.table.setup.tray import counted, empty, found, pieces
from adjudicator.games.flashpoint.table.setup.walls import drawn
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
    options=options,
    adjusted=adjusted,
    stroked=stroked,
    drawn=drawn,
    resized=resized,
    sizes={"columns": 8, "rows": 6},
    forms=(TRACK,),
    icon=icon,
)
