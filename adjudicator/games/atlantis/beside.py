"""What lies beside the board: Life counters, Wave counters and the Tie Breaker coin."""

from collections.abc import Collection, Iterator

from adjudicator.board.hexes import Hex
from adjudicator.board.squares import Position
from adjudicator.core.sketch import Counter
from adjudicator.games.atlantis.state import Table

#: How far from the board they lie, and how far from each other, in hexes.
OUTSIDE, APART = 0.45, 1.4

#: The box that a board fills: left, top, right, bottom.
Box = tuple[float, float, float, float]


def counters(table: Table, box: Box) -> tuple[Counter, ...]:
    """Above the board what belongs to Thrones and to an upper lane, below it the rest."""
    _, top, _, bottom = box
    found = tuple(_found(table, box))
    above = [each for each in found if each.at[1] < top]
    below = [each for each in found if each.at[1] > bottom]
    return (*_spread(above), *_spread(below))


def _found(table: Table, box: Box) -> Iterator[Counter]:
    left, top, right, bottom = box
    middle = (left + right) / 2
    for team, count in table.life.items():
        throne = table.zones.get(table.thrones.get(team, ""), ())
        x = _centre(throne)[0] if throne else {"red": left, "blue": right}[team]
        yield Counter("heart", (x, top - OUTSIDE), count, team)
    for name, lane in table.lanes.items():
        if lane.waves is not None:
            x, y = _centre(table.zones[lane.battle_zone])
            lower = len(table.lanes) > 1 and y > (top + bottom) / 2
            at = (x, bottom + OUTSIDE if lower else top - OUTSIDE)
            yield Counter("wave", at, lane.waves, name=name)
    if table.coin:
        yield Counter("coin", (middle, bottom + OUTSIDE), tone=table.coin)


def _centre(hexes: Collection[Hex]) -> Position:
    xs, ys = zip(*(hex_.centre for hex_ in hexes), strict=True)
    return sum(xs) / len(xs), sum(ys) / len(ys)


def _spread(row: list[Counter]) -> Iterator[Counter]:
    """Those of a row from left to right, none over another."""
    edge = float("-inf")
    for each in sorted(row, key=lambda counter: counter.at):
        edge = max(each.at[0], edge + APART)
        yield Counter(each.shape, (edge, each.at[1]), each.value, each.tone, each.name)
