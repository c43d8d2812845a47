"""The Spawn Pool."""

from adjudicator.games.flashpoint.table.changes import Fields
from adjudicator.games.flashpoint.table.state import Table


def pool_after(table: Table, patrols: int, elites: int) -> Fields:
    """The Spawn Pool with Patrols and Elite Patrols added or removed."""
    if not patrols and not elites:
        return {}
    pool = table.pool
    return {
        "pool": {
            "patrol": max(pool.patrol + patrols, 0),
            "elite-patrol": max(pool.elite_patrol + elites, 0),
        }
    }
