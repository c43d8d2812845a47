"""What teams still have to choose before the lanes can be pushed."""

from collections.abc import Iterator

from adjudicator.board.cell import hex_name
from adjudicator.board.hexes import Hex
from adjudicator.core.ruling import Consultation
from adjudicator.games.atlantis.lanes.questions.lane_pushes import (
    LanePushesParams,
    LanePushParams,
    displaced,
    pushes_of,
)
from adjudicator.games.atlantis.lanes.spawning import Spawned
from adjudicator.games.atlantis.table.state import Table


def open_choices(table: Table, params: LanePushParams | LanePushesParams) -> Iterator[Spawned]:
    """Displaced Minions that have a choice, each with what those before it leave to it."""
    consult = Consultation(table.readings)
    before: dict[str, tuple[int, int]] = {}
    for number in range(len(table.points)):
        push = pushes_of(table, params.model_copy(update={"choices": before}), consult)
        minions = displaced(push)
        if number == len(minions):
            return
        point = hex_name(minions[number].point.at)
        if len(minions[number].choose) > 1:
            yield minions[number]
        pick = params.choices.get(point)
        if pick and Hex(*pick) in minions[number].choose:
            before[point] = pick
