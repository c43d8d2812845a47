"""What lies beside the board: Life counters, Wave counters and the Tie Breaker coin.

Which lies left of which is decided on the grid of the hexes' corners, where places are exact; they
become floats as they are handed to the drawing.
"""

from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import Literal, NamedTuple

from adjudicator.board.hexes import HALF_SIDE, middle
from adjudicator.core.sketch import Counter, CounterShape
from adjudicator.games.atlantis.table.state import Table

#: How far from the board they lie, and how far from each other, in hexes.
OUTSIDE, APART = 0.45, 1.4


class Box(NamedTuple):
    """What a board fills, on the grid of corners: half sides to the right, half hexes down."""

    left: int
    top: int
    right: int
    bottom: int


class _Found(NamedTuple):
    """A counter that is still to be placed: in which row, and how far to the right it belongs."""

    shape: CounterShape
    row: Literal["above", "below"]
    x: Fraction
    value: int | None = None
    tone: str = ""
    name: str = ""


def counters(table: Table, box: Box) -> tuple[Counter, ...]:
    """Above the board what belongs to Thrones and to an upper lane, below it the rest."""
    # Of those that belong to one place, the one that was found first lies first.
    found = sorted(_found(table, box), key=lambda each: each.x)
    above = _spread((each for each in found if each.row == "above"), box.top / 2 - OUTSIDE)
    below = _spread((each for each in found if each.row == "below"), box.bottom / 2 + OUTSIDE)
    return (*above, *below)


def _found(table: Table, box: Box) -> Iterator[_Found]:
    for team, count in table.life.items():
        throne = table.zones.get(table.thrones.get(team, ""), ())
        edge = {"red": box.left, "blue": box.right}[team]
        x = middle(throne)[0] if throne else Fraction(edge)
        yield _Found("heart", "above", x, count, team)
    for name, lane in table.lanes.items():
        if lane.waves is not None:
            x, y = middle(table.zones[lane.battle_zone])
            lower = len(table.lanes) > 1 and 2 * y > box.top + box.bottom
            yield _Found("wave", "below" if lower else "above", x, lane.waves, name=name)
    if table.coin:
        yield _Found("coin", "below", Fraction(box.left + box.right, 2), tone=table.coin)


def _spread(row: Iterable[_Found], y: float) -> Iterator[Counter]:
    """Those of a row where they are drawn, from left to right, none over another."""
    edge = float("-inf")
    for each in row:
        edge = max(float(each.x) * HALF_SIDE, edge + APART)
        yield Counter(each.shape, (edge, y), each.value, each.tone, each.name)
