"""What was met along a line of sight, and the rows that it hides."""

from dataclasses import dataclass, field

from adjudicator.board.squares import Corner
from adjudicator.games.apex.table.corners import Barrier, ImaginaryLine, imaginary_lines
from adjudicator.games.apex.table.ends import End
from adjudicator.games.apex.table.pieces import Part
from adjudicator.games.apex.table.state import Table


@dataclass(frozen=True, slots=True)
class HiddenStrip:
    """An imaginary line, measured from both ends of a line of sight.

    `x` counts the spaces from the upper end to it, `row` tells in which row behind it the lower
    end is, `aside` how far past the end of its run, `past` how far past the component's end.
    """

    line: ImaginaryLine
    x: int
    row: int
    aside: int
    past: int


@dataclass(frozen=True, slots=True)
class Touch:
    """A corner that the line only touches, and what stands there."""

    corner: Corner
    parts: tuple[Part, ...]


@dataclass(slots=True)
class Proof:
    """All that was met between two ends, and what came of it.

    `clear` is None where the table has chosen to have no verdict.
    """

    upper: End
    lower: End
    barriers: list[Barrier] = field(default_factory=list)
    touched: list[Touch] = field(default_factory=list)
    own: list[Barrier] = field(default_factory=list)
    low: list[Barrier] = field(default_factory=list)
    clear: bool | None = True
    by: Barrier | None = None
    strip: HiddenStrip | None = None
    same_level: tuple[Barrier, HiddenStrip] | None = None

    @property
    def difference(self) -> int:
        """How many levels the ends are apart."""
        return self.upper.level - self.lower.level

    def of_height(self, low: int, high: int) -> list[Barrier]:
        """The barriers of these heights, from the upper end on."""
        return [barrier for barrier in self.barriers if low <= barrier.height <= high]

    def cut_from(self, end: End) -> Barrier | None:
        """What cuts the line for one who comes along it from an end: of several, the first."""
        higher = [barrier for barrier in self.barriers if barrier.height > self.upper.level]
        if not higher:
            return self.by
        return higher[0] if end == self.upper else higher[-1]


def hidden_strips(table: Table, proof: Proof, barrier: Barrier) -> list[HiddenStrip]:
    """The imaginary lines along a barrier, measured: one, or two at a corner."""
    return [_hidden_strip(proof, line) for line in imaginary_lines(table, barrier)]


def _hidden_strip(proof: Proof, line: ImaginaryLine) -> HiddenStrip:
    """A line, measured from both ends."""
    across, along = (0, 1) if line.vertical else (1, 0)
    before = abs(proof.upper.point[across] - 2 * line.grid)
    behind = abs(proof.lower.point[across] - 2 * line.grid)
    place = proof.lower.point[along]
    return HiddenStrip(
        line,
        x=before // 2,
        row=max((behind + 1) // 2, 1),
        aside=_beyond(place, *line.run),
        past=_beyond(place, *line.extent),
    )


def _beyond(place: int, low: int, high: int) -> int:
    """How many spaces a place, in half spaces, lies outside of low to high."""
    return max((2 * low - place + 1) // 2, (place - 2 * high + 1) // 2, 0)
