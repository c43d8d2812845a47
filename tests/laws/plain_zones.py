"""Zones, read once more from the rules: plain, and apart from the code that it checks."""

from fractions import Fraction
from typing import Any

from tests.laws.plain_sight import PlainSight

Scene = dict[str, Any]


def zones(scene: Scene, start: Scene, to: Scene) -> list[str]:
    """The ids of the zones that bear on a line between two ends."""
    levels = PlainSight(scene).levels
    upper = max(_level(levels, start), _level(levels, to))
    found = []
    for number, piece in enumerate(scene["components"]):
        if piece["kind"] in ("smoke", "dome"):
            base = piece.get("base", 0)
            through = upper == base and passes(point(start), point(to), piece["at"])
            if through or any(_is_in(levels, end, piece["at"], base) for end in (start, to)):
                found.append(piece.get("id", f"{piece['kind']}-{number}"))
    return found


def _level(levels: dict[tuple[int, int], int], end: Scene) -> int:
    return levels[tuple(end["space"])] if "space" in end else end["level"]


def point(end: Scene) -> tuple[Fraction, Fraction]:
    """Where an end is, in spaces."""
    if "space" in end:
        c, r = end["space"]
        return c + Fraction(1, 2), r + Fraction(1, 2)
    x, y = end["intersection"]
    return Fraction(x), Fraction(y)


def _is_in(levels: dict[tuple[int, int], int], end: Scene, at: list[int], base: int) -> bool:
    if "space" not in end:
        return False
    c, r = end["space"]
    return c in (at[0] - 1, at[0]) and r in (at[1] - 1, at[1]) and levels[c, r] == base


def passes(start: tuple[Fraction, Fraction], to: tuple[Fraction, Fraction], at: list[int]) -> bool:
    """Whether some of the line is inside: turned by 45 degrees the diamond is a square.

    The line is cut by the square's four sides; what is left must be more than nothing.
    """
    low, high = Fraction(0), Fraction(1)
    for sign in (1, -1):
        first = start[0] - at[0] + sign * (start[1] - at[1])
        change = to[0] - start[0] + sign * (to[1] - start[1])
        if not change:
            if abs(first) >= 1:
                return False
            continue
        cuts = sorted(((-1 - first) / change, (1 - first) / change))
        low, high = max(low, cuts[0]), min(high, cuts[1])
    return low < high
