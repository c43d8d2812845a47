"""Which spaces a distance is counted between."""

from adjudicator.board.squares import Corner, Edge, Space, steps_apart
from adjudicator.games.apex.table.ends import spaces_at
from adjudicator.games.apex.table.state import Table

Spot = Space | Corner | Edge


def nearest(table: Table, source: Spot, target: Spot) -> tuple[Space, Space]:
    """The two spaces, of those that the places are part of, with the fewest spaces between."""
    return min(
        ((a, b) for a in spaces_at(table, source) for b in spaces_at(table, target)),
        key=lambda pair: (steps_apart(*pair), pair),
    )
