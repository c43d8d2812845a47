"""A board from above, and a line from the side, as shapes independent of any game.

A game says which shapes stand where; the renderer draws them and decides nothing. Positions are
board coordinates: spaces wide, spaces down. Places along a line are parts of its length, from 0 at
its source to 1 at its target; heights are levels.
"""

from dataclasses import dataclass
from fractions import Fraction
from typing import Literal

from adjudicator.board.cell import Cell
from adjudicator.board.hexes import Hex
from adjudicator.board.squares import Position, Space
from adjudicator.core.facts import Place

BarShape = Literal["solid", "broken", "box", "door", "doorway", "lock"]
SignShape = Literal[
    "beacon",
    "zone",
    "smoke",
    "dome",
    "crate",
    "thunder",
    "blast",
    "note",
    "camera",
    "hatch",
    "query",
    "alert",
    "shield",
    "entry",
    "exit",
    "gate",
    "bolt",
    "scan",
    "laser",
    "reticle",
    "data",
    "flag",
    "barrel",
    "disc",
    "spawn",
    "token",
]
CounterShape = Literal["heart", "wave", "coin"]
#: Any space of a board of squares.
FOR_EXAMPLE = Space(6, 4)
PawnShape = Literal["round", "square", "plain"]
#: Badges of a figure: patrols, elite, takes cover, on watch.
PawnMark = Literal["roams", "elite", "cover", "watch"]
UprightKind = Literal["blockage", "cover"]


@dataclass(frozen=True, slots=True)
class SketchCell:
    """A place that can be tapped: its id in links, its outline, its level."""

    id: str
    place: Cell
    outline: tuple[Position, ...]
    level: int
    #: Its kind of ground, if that is drawn.
    tone: str = ""


@dataclass(frozen=True, slots=True)
class Slab:
    """A raised surface, as the outline of a component from its base to its top."""

    id: str
    outline: tuple[Position, ...]
    level: int


@dataclass(frozen=True, slots=True)
class Bar:
    """Something along a straight line."""

    id: str
    start: Position
    end: Position
    shape: BarShape
    level: int
    #: What it is called, as a fact, if it is a piece that can be pointed at by itself.
    name: object = ""
    #: Whether somebody has opened it and it holds nothing any more.
    opened: bool = False


@dataclass(frozen=True, slots=True)
class Sign:
    """Something at one position."""

    id: str
    at: Position
    shape: SignShape
    level: int
    #: What it is called, as a fact.
    name: object = None
    #: Its owner, if that is drawn.
    tone: str = ""
    #: How many quarters it is turned to the right, and whether it is out of use.
    turn: int = 0
    off: bool = False
    #: The cell that it stands in, where it is a piece that can be pointed at by itself.
    cell: str = ""
    #: How many spaces it covers, across and down.
    size: tuple[int, int] = (1, 1)


@dataclass(frozen=True, slots=True)
class Pawn:
    """A figure at a position; teams differ by shape as well as by colour."""

    id: str
    at: Position
    name: str
    shape: PawnShape
    #: The letters that stand for it, where they are not those of its name.
    letters: str = ""
    small: bool = False
    #: The cell that it stands in, where its position does not tell.
    cell: str = ""
    #: Whether it is one of many that have a cell each: smaller than others, and as easy to read.
    minor: bool = False
    #: Whether it lies on its side.
    fallen: bool = False
    marks: tuple[PawnMark, ...] = ()


@dataclass(frozen=True, slots=True)
class Region:
    """Cells that belong together, of which the outline is drawn."""

    name: str
    places: tuple[Hex, ...]
    tone: str = ""


@dataclass(frozen=True, slots=True)
class Label:
    """The name of a part of the board, written on it.

    `at` is the middle of its words; of those `at_left`, the beginning of the first line. `width` is
    how much room a line has, in spaces.
    """

    words: str
    at: Position
    width: float
    at_left: bool = False
    #: The word for what it names, if that can be tapped by its name.
    word: str = ""


@dataclass(frozen=True, slots=True)
class Counter:
    """A counter drawn around a position: its owner and its number.

    Without a number it only shows whose it is.
    """

    shape: CounterShape
    at: Position
    value: int | None = None
    tone: str = ""
    #: What it counts for, where there are several of a kind.
    name: str = ""


@dataclass(frozen=True, slots=True)
class Reserve:
    """A figure that is off the board."""

    id: str
    name: str
    shape: PawnShape


@dataclass(frozen=True, slots=True)
class Sketch:
    """A board with all that stands on it, ready to be drawn."""

    width: float
    height: float
    cells: tuple[SketchCell, ...]
    slabs: tuple[Slab, ...]
    bars: tuple[Bar, ...]
    signs: tuple[Sign, ...]
    pawns: tuple[Pawn, ...]
    reserve: tuple[Reserve, ...] = ()
    #: Where its upper left corner is, and its regions; a board of squares has none of these.
    origin: Position = (0, 0)
    regions: tuple[Region, ...] = ()
    #: Whether its cells lie on a grid of squares, called by a letter and a number.
    squares: bool = True
    #: Whether they are all of the grid, square by square; others are drawn one by one.
    whole: bool = True
    counters: tuple[Counter, ...] = ()
    labels: tuple[Label, ...] = ()
    #: Two corners of the rectangle that is left of a board that shrinks.
    limit: tuple[Position, Position] | None = None

    @property
    def for_example(self) -> Cell:
        """A space, to show how spaces are named here."""
        return FOR_EXAMPLE if self.squares else self.cells[len(self.cells) // 2].place


@dataclass(frozen=True, slots=True)
class Stretch:
    """The ground under a part of the line: one space, at its level."""

    start: Fraction
    end: Fraction
    space: Space
    level: int


@dataclass(frozen=True, slots=True)
class Upright:
    """Something that stands on the line: it may block it, or only gives cover.

    `cuts` says that it is what blocks the line.
    """

    at: Fraction
    base: int
    top: int
    kind: UprightKind
    cuts: bool = False


@dataclass(frozen=True, slots=True)
class Shadow:
    """What a blockage hides: from the blockage, as high as it counts, to where the line is seen.

    `start` may be beyond `end`, where the target looks down on the source; `end` may be past
    either end of the line. A shadow without end goes on behind what is higher than both ends.
    """

    start: Fraction
    end: Fraction
    top: int
    endless: bool = False


@dataclass(frozen=True, slots=True)
class Station:
    """A name along the ground, as a fact."""

    at: Fraction
    name: object


@dataclass(frozen=True, slots=True)
class Profile:
    """A line from the side. `cut` is where it is blocked, `imaginary` where X is measured to."""

    source: Place
    target: Place
    ground: tuple[Stretch, ...]
    uprights: tuple[Upright, ...] = ()
    stations: tuple[Station, ...] = ()
    cut: Fraction | None = None
    imaginary: Fraction | None = None
    shadow: Shadow | None = None

    @property
    def flat(self) -> bool:
        """Whether there is nothing to see: all of it on one level, and nothing stands there."""
        return not self.uprights and len({stretch.level for stretch in self.ground}) < 2

    @property
    def top(self) -> int:
        """The highest level that anything reaches."""
        reached = [upright.top for upright in self.uprights]
        return max([*reached, *(stretch.level for stretch in self.ground)], default=0)
