"""A cross-section along a line: the ground under it, what stands on it, and where it is cut.

Places along the line are parts of its length, from 0 at its source to 1 at its target; heights are
levels. A proof fills it with what it has found; the renderer draws it and decides nothing.
"""

from dataclasses import dataclass
from fractions import Fraction
from typing import Literal

from adjudicator.board.squares import Space
from adjudicator.core.facts import Place

UprightKind = Literal["blockage", "cover"]


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
