"""The fields for displaced Minions: which of a team's is first, and where each goes."""

from collections import Counter
from collections.abc import Callable

from adjudicator.board.cell import hex_key, hex_linked, hex_name
from adjudicator.core.faults import InputError
from adjudicator.core.form import Field
from adjudicator.core.input import read
from adjudicator.core.values import JsonObject
from adjudicator.games.atlantis.lanes.choosing import ChoicesParams, displaced
from adjudicator.games.atlantis.lanes.lane_pushes import Pushes
from adjudicator.games.atlantis.lanes.open_choices import Choices, open_choices
from adjudicator.games.atlantis.lanes.spawning import Spawned
from adjudicator.games.atlantis.table.fields import Fields
from adjudicator.games.atlantis.table.state import Table

#: How the names of the texts begin that tell where displaced Minions go.
CHOICE = "choices."


def displaced_fields(
    table: Table, params: JsonObject, push: Callable[[ChoicesParams], Pushes | None]
) -> Fields:
    """What is still to be chosen for a push, given what is filled in so far."""
    order = params.get("order") or ()
    listed = [order] if isinstance(order, str) else list(order)

    def push_by(choices: Choices) -> Pushes:
        asked = read(ChoicesParams, {"choices": dict(choices), "order": listed}, "")
        return push(asked) or Pushes({}, ())

    try:
        return tuple(_fields(table, push_by, params))
    except InputError:  # the question tells what is wrong, and its other fields are still needed
        return ()


def _fields(table: Table, push_by: Callable[[Choices], Pushes], params: JsonObject) -> list[Field]:
    minions = displaced(push_by({}))
    open_ = open_choices(table, push_by, _chosen(table, params))
    spots = tuple(_spot(table, minion) for minion in open_)
    found = [Field("choices", "group", fields=spots, label="displaced")] if spots else []
    return [*_order(table, minions), *found]


def _chosen(table: Table, params: JsonObject) -> Choices:
    """What is chosen so far, as the link carries it or as it was typed."""
    typed = {name.split(".")[1]: text for name, text in params.items() if name.startswith(CHOICE)}
    labels = {named.label: named for named in table.names.values()}
    pairs = {n: labels.get(str(text)) or hex_linked(str(text)) for n, text in typed.items()}
    given: Choices | None = params.get("choices")
    return given or {name: (at.q, at.r) for name, at in pairs.items() if at}


def _order(table: Table, minions: tuple[Spawned, ...]) -> list[Field]:
    """Which displaced Minion is first, where a team has several."""
    several = Counter(minion.point.team for minion in minions)
    points = [m.point.at for m in minions if several[m.point.team] > 1]
    if not points:
        return []
    values = tuple([hex_key(point)] for point in points)
    options = tuple(hex_name(table.named(point)) for point in points)
    label = "displaced-first"
    return [Field("order", "choice", options=options, values=values, label=label, advanced=True)]


def _spot(table: Table, minion: Spawned) -> Field:
    """The spaces that a displaced Minion's team chooses from."""
    point = minion.point
    return Field(
        hex_key(point.at),
        "choice",
        options=tuple(hex_name(table.named(at)) for at in minion.choose),
        values=tuple([list(at) for at in minion.choose]),
        label=f"displaced-{point.kind}-{point.team}",
    )
