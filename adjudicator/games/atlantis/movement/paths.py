"""Shortest valid paths."""

from dataclasses import dataclass

from adjudicator.board.cell import by_rows
from adjudicator.board.hexes import Hex, apart
from adjudicator.games.atlantis.movement.ground import Ground
from adjudicator.games.atlantis.table.state import Obstacle


@dataclass(frozen=True, slots=True)
class Way:
    """A shortest valid path: `target` is the obstacle that it leads up to, if it does."""

    end: Hex
    target: Obstacle | None
    path: tuple[Hex, ...]

    @property
    def length(self) -> int | None:
        """How many spaces it is long; nothing where there is none."""
        return len(self.path) - 1 if self.path else None


def shortest(ground: Ground, end: Hex) -> Way:
    """The shortest valid path to a space, or up to the obstacle in it."""
    if end == ground.start:
        return Way(end, None, (end,))
    target = ground.table.obstacle(end)
    if target is None:
        return Way(end, None, ground.hops.way(ground.start, end, by_rows))
    if apart(ground.start, end) == 1:
        return Way(end, target, (ground.start,))
    counts = ground.hops.counts(ground.start)
    beside = [at for at in end.neighbours if at in counts and ground.table.is_empty(at)]
    if not beside:
        return Way(end, target, ())
    nearest = min(beside, key=lambda at: (counts[at], by_rows(at)))
    return Way(end, target, ground.hops.way(ground.start, nearest, by_rows))
