"""Setting up a board: its pieces, where they snap, and what can be done with them.

A game provides pure functions on scenes; each returns an edit, and nothing is changed in place.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic, Literal, TypeVar

from adjudicator.board.cell import Cell
from adjudicator.board.squares import Corner, Position
from adjudicator.core.change import Change
from adjudicator.core.faults import InputError
from adjudicator.core.form import Field
from adjudicator.core.sketch import Sketch
from adjudicator.core.values import JsonObject
from adjudicator.core.verdict import Facts

T = TypeVar("T")

Snap = Literal["space", "edge", "corner", "rectangle"]
Scene = JsonObject

#: The sides of a space, and its corners, as steps from its middle.
SIDES: Mapping[str, tuple[int, int]] = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
CORNERS: Mapping[str, tuple[int, int]] = {
    "nw": (-1, -1),
    "ne": (1, -1),
    "se": (1, 1),
    "sw": (-1, 1),
}

#: How far from a space's middle a tap means its side: near the side, and inside the space.
NEAR = 0.45


@dataclass(frozen=True)
class PieceKind:
    """A piece in the tray: what it is, where it snaps, and how many there are.

    `size` is that of a rectangle in spaces, or the length of a run of edges and 0; `name` is its
    own, if it has one; without `box` its number is unlimited.
    """

    id: str
    kind: str
    snap: Snap
    size: tuple[int, int] = (1, 1)
    box: int | None = None
    name: str | None = None
    #: Whether a stroke puts it on every space that it passes over, or along the grid lines.
    paints: bool = False
    lines: bool = False
    #: Whether such a stroke lays a run of it, while a tap puts or selects one.
    runs: bool = False
    #: Its group in the tray.
    group: str = "map"
    #: Its team, if the tray shows one team at a time.
    team: str = ""
    #: The shape of the bars that a tap puts it on instead of selecting them.
    over: str = ""

    @property
    def sides(self) -> Mapping[str, tuple[int, int]]:
        """Which parts of a space it may be put at, where a space alone does not tell."""
        return {"edge": SIDES, "corner": CORNERS}.get(self.snap, {})

    def sized(self, turn: int) -> tuple[int, int]:
        """Its width and height after so many quarter turns."""
        return self.size[::-1] if turn % 2 and self.snap == "rectangle" else self.size

    def position(self, cell: Cell, side: str, turn: int) -> Position:
        """Where to point for a cell: at one of its sides, or so that it is the first covered."""
        c, r = cell
        if self.snap == "rectangle":
            width, height = self.sized(turn)
            return c + width / 2, r + height / 2
        sides = tuple(self.sides.items())
        if not sides:
            return cell.centre
        x, y = self.sides.get(side) or sides[turn % len(sides)][1]
        return c + 0.5 + NEAR * x, r + 0.5 + NEAR * y


@dataclass(frozen=True)
class Held:
    """The selected piece: a component or a figure."""

    id: str
    figure: bool = False


@dataclass(frozen=True)
class SceneEdit:
    """An edit of a scene: the change, its description, and how the piece looks there."""

    change: Change
    message_id: str
    facts: Facts = field(default_factory=dict)
    held: Held | None = None
    ghost: Sketch | None = None
    #: The id of the next piece in the tray.
    next_piece: str = ""


@dataclass(frozen=True)
class Options:
    """What can be set on a piece that stands on the board, and what is set now."""

    fields: tuple[Field, ...] = ()
    values: JsonObject = field(default_factory=dict)
    #: Names that the piece can be given with one tap, and whether it takes a name at all.
    names: tuple[str, ...] = ()
    named: bool = False


@dataclass(frozen=True)
class SetupForm(Generic[T]):
    """A form of the setup page that isn't about a piece on the board."""

    name: str
    fields: Callable[[T], tuple[Field, ...]]
    values: Callable[[Scene], JsonObject]
    filled: Callable[[Scene, JsonObject], SceneEdit]
    #: Whether it stands in the tray, as a part of it.
    in_tray: bool = False


@dataclass(frozen=True)
class NamedMap:
    """A map that players build: the number of each piece, and the rule that describes it."""

    name: str
    needs: Mapping[str, int]
    rule: str
    #: The edition whose book tells of it.
    edition: str = "core"


@dataclass(frozen=True)
class Setup(Generic[T]):
    """How a game's boards are set up. Positions are a sketch's."""

    #: What the tray holds, for a table as it is, and how many of each stand there.
    pieces: Callable[[T], tuple[PieceKind, ...]]
    counted: Callable[[T], Mapping[str, int]]
    maps: tuple[NamedMap, ...]
    #: A scene with nothing in it, of so many columns and rows.
    empty: Callable[[int, int], Scene]
    #: The piece shown on a space: the topmost one.
    found: Callable[[T, Cell], Held | None]
    put: Callable[[Scene, PieceKind, Position, int], SceneEdit]
    moved: Callable[[Scene, Held, Position], SceneEdit]
    turned: Callable[[Scene, Held], SceneEdit]
    removed: Callable[[Scene, Held], SceneEdit]
    named: Callable[[Scene, Held, str], SceneEdit]
    mirrored: Callable[[Scene], SceneEdit]
    rotated: Callable[[Scene], SceneEdit]
    #: What stands between two spaces, once more from a third on; none where parts are painted.
    copied: Callable[[Scene, Cell, Cell, Cell], SceneEdit] | None = None
    #: What can be set on a piece, and the piece with some of it set.
    options: Callable[[Scene, Held], Options] = lambda _scene, _held: Options()
    adjusted: Callable[[Scene, Held, JsonObject], SceneEdit] | None = None
    #: A stroke as one piece, for those pieces where it is more than one after another.
    stroked: Callable[[Scene, PieceKind, Sequence[Cell]], SceneEdit | None] = (
        lambda _scene, _kind, _cells: None
    )
    #: A piece along grid lines, from corner to corner.
    drawn: Callable[[Scene, PieceKind, Sequence[Corner]], SceneEdit] | None = None
    #: The board with another size, by what it is measured in, and the size that a new one has.
    resized: Callable[[Scene, Mapping[str, int]], SceneEdit] | None = None
    sizes: Mapping[str, int] = field(default_factory=lambda: {"columns": 16, "rows": 12})
    forms: tuple[SetupForm[T], ...] = ()
    #: What turning a piece means, and by how much a whole board is turned.
    turns: Literal["turn", "team"] = "turn"
    rotates: Literal["quarter", "sixth"] = "quarter"
    #: The board during setup, if that shows more than the table page.
    canvas: Callable[[T], Sketch] | None = None
    #: A piece drawn alone, if a small board can't show it.
    icon: Callable[[PieceKind], Sketch | None] = lambda _piece: None

    @property
    def steps_round(self) -> int:
        """The number of turns that bring a whole board back to its start."""
        return {"quarter": 4, "sixth": 6}[self.rotates]


def size_of(scene_size: Mapping[str, int], name: str, most: int) -> int:
    """One measure of a board, within its limits."""
    number = scene_size.get(name, 0)
    if number < 1:
        raise InputError(name, "input.greater-than-equal", ge=1)
    if number > most:
        raise InputError(name, "input.less-than-equal", le=most)
    return number


def piece_called(pieces: Sequence[PieceKind], word: str) -> PieceKind:
    """The piece of the tray that is meant."""
    for piece in pieces:
        if piece.id == word:
            return piece
    raise InputError("piece", "setup.unknown-piece", piece=word)
