"""What teams choose in a push: where displaced Minions go, and which of them is first."""

from typing import Annotated

from pydantic import Field, StrictStr

from adjudicator.board.cell import hex_key, hex_linked
from adjudicator.board.hexes import Hex
from adjudicator.core.facts import Listing
from adjudicator.core.faults import InputError
from adjudicator.core.input import Record, place
from adjudicator.games.atlantis.lanes.lane_pushes import Pushes
from adjudicator.games.atlantis.lanes.spawning import Chosen, Spawned
from adjudicator.games.atlantis.table.records import HexPair

PointName = Annotated[StrictStr, Field(max_length=20)]


class ChoicesParams(Record):
    """What teams chose: by Spawn point, where its Minion goes. It is named by its hex: `"9,-4"`.

    `order` names Spawn points whose displaced Minions go before the others of their team.
    """

    choices: Annotated[dict[PointName, HexPair], Field(max_length=99)] = Field(default_factory=dict)
    order: Annotated[tuple[PointName, ...], Field(max_length=99)] = ()


def chosen_of(params: ChoicesParams) -> Chosen:
    """What was chosen, as places."""
    spaces = {_point(n, "choices", n): Hex(*pair) for n, pair in params.choices.items()}
    order = tuple(_point(name, "order", number) for number, name in enumerate(params.order))
    return Chosen(spaces, order)


def _point(name: str, part: str, step: str | int) -> Hex:
    """The hex that a Spawn point is named by."""
    if (at := hex_linked(name)) is None:
        raise InputError(place(part, step), "atlantis.point-name", name=name)
    return at


def check_choices(chosen: Chosen, found: Pushes) -> None:
    """Every choice is for a displaced Minion, and a space that it may go to."""
    if found.uncounted:
        return
    known = {each.point.at: each.choose for each in displaced(found)}
    named = (("choices", chosen.spaces), ("order", chosen.order))
    for at, part in ((at, part) for part, points in named for at in points):
        if at not in known:
            message_id = "atlantis.no-such-choice" if known else "atlantis.nothing-to-choose"
            points = Listing(tuple(known))
            raise InputError(place(part, hex_key(at)), message_id, known=points)
    for at in (at for lane in found.lanes for at in lane.wave.refused):
        spaces = Listing(known[at], any_of=True)
        raise InputError(place("choices", hex_key(at)), "atlantis.not-a-choice", known=spaces)


def displaced(found: Pushes) -> tuple[Spawned, ...]:
    """The Minions that find their Spawn points occupied, lane by lane."""
    return tuple(each for lane in found.lanes for each in lane.wave.displaced)
