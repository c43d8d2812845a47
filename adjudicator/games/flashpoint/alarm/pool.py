"""The Spawn Pool."""

from typing import NamedTuple

from adjudicator.games.flashpoint.table.changes import Fields
from adjudicator.games.flashpoint.table.state import Table


class Waiting(NamedTuple):
    """The Blips of the Spawn Pool that can come in now."""

    patrols: int
    elites: int

    @property
    def total(self) -> int:
        """How many there are."""
        return self.patrols + self.elites


def waiting(table: Table) -> Waiting:
    """The Blips of the Spawn Pool that can come in now.

    Those that came in with this Spawn step and are back already wait for the next round.
    """
    pool, clock = table.pool, table.time
    done = clock.done if clock and clock.step == "spawn" else ()
    came = [table.units[name] for name in done if name in table.units]
    back = [unit.elite for unit in came if unit.spawned and unit.record.blip is None]
    patrols, elites = pool.patrol - back.count(False), pool.elite_patrol - back.count(True)
    return Waiting(max(patrols, 0), max(elites, 0))


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
