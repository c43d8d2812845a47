"""The Surprise and Investigate tokens that are left: both are sides of one token."""

from adjudicator.core.data import read_data
from adjudicator.games.flashpoint.table.state import Table


def tokens_left(table: Table) -> int:
    """How many Surprise or Investigate tokens lie in the Reserves."""
    box: int = read_data("flashpoint", "pieces")["investigate"]["box"]
    return max(box - on_board(table) - table.track.tokens, 0)


def on_board(table: Table) -> int:
    """How many Surprise and Investigate tokens are on the board."""
    return len(table.tokens_of("investigate")) + _surprise_tokens(table)


def _surprise_tokens(table: Table) -> int:
    """The Surprise tokens in play: one may be written down on its own, with its unit, or both."""
    lying = [token.zone for token in table.tokens_of("surprise")]
    marked = [unit.zone for unit in table.units.values() if unit.record.surprised]
    return sum(max(lying.count(zone), marked.count(zone)) for zone in {*lying, *marked})
