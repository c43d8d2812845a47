"""Setting up an Apex table: the tray, and what is done with its pieces."""

from adjudicator.core.setup import Setup
from adjudicator.games.apex.table.setup import ring
from adjudicator.games.apex.table.setup.options import adjusted, options
from adjudicator.games.apex.table.setup.own import FORM, icon
from adjudicator.games.apex.table.setup.pieces import moved, named, put, removed, turned
from adjudicator.games.apex.table.setup.resizing import resized
from adjudicator.games.apex.table.setup.runs import drawn
from adjudicator.games.apex.table.setup.tray import MAPS, counted, empty, found, pieces
from adjudicator.games.apex.table.setup.whole_board import copied, mirrored, rotated

SETUP = Setup(
    pieces=pieces,
    counted=counted,
    maps=MAPS,
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
    drawn=drawn,
    options=options,
    adjusted=adjusted,
    resized=resized,
    forms=(FORM, ring.FORM),
    icon=icon,
)
