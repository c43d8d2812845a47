"""What teams still have to choose before lanes can be pushed."""

from collections.abc import Callable, Iterator, Mapping

from adjudicator.board.cell import hex_key
from adjudicator.board.hexes import Hex
from adjudicator.games.atlantis.lanes.choosing import displaced
from adjudicator.games.atlantis.lanes.lane_pushes import Pushes
from adjudicator.games.atlantis.lanes.spawning import Spawned
from adjudicator.games.atlantis.table.state import Table

#: What was chosen, as a question writes it; and the push by such choices.
Choices = Mapping[str, tuple[int, int]]
PushBy = Callable[[Choices], Pushes]


def open_choices(table: Table, push_by: PushBy, choices: Choices) -> Iterator[Spawned]:
    """Displaced Minions that have a choice, each with what those before it leave to it."""
    before: dict[str, tuple[int, int]] = {}
    for number in range(len(table.points)):
        minions = displaced(push_by(before))
        if number == len(minions):
            return
        point = hex_key(minions[number].point.at)
        if len(minions[number].choose) > 1:
            yield minions[number]
        pick = choices.get(point)
        if pick and Hex(*pick) in minions[number].choose:
            before[point] = pick
