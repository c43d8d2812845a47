"""What the page offers about lanes, and the fields of each action."""

from adjudicator.board.cell import hex_linked, hex_name
from adjudicator.core.action import Action, Stage
from adjudicator.core.derive import field_of
from adjudicator.core.faults import InputError
from adjudicator.core.form import MISSING, Field
from adjudicator.core.input import read
from adjudicator.core.values import JsonObject
from adjudicator.games.atlantis.lanes.questions.choices import open_choices
from adjudicator.games.atlantis.lanes.questions.lane_pushes import LanePushesParams, LanePushParams
from adjudicator.games.atlantis.lanes.spawning import Spawned
from adjudicator.games.atlantis.table.fields import Fields
from adjudicator.games.atlantis.table.kit import TEAMS
from adjudicator.games.atlantis.table.state import Table

#: How the names of the texts begin that tell where displaced Minions go.
CHOICE = "choices."


def _lane(table: Table) -> Field:
    names = tuple(table.lanes)
    return Field("lane", "choice", options=names, default=names[0] if names else MISSING)


def _lane_only(table: Table, _params: JsonObject) -> Fields:
    return (_lane(table),) if len(table.lanes) > 1 else ()


def _winner(table: Table, params: JsonObject) -> Fields:
    winner = field_of(LanePushParams, "winner")
    lane = params.get("lane") or next(iter(table.lanes), None)
    known = params.get("winner") in TEAMS and lane in table.lanes
    question = {"winner": params.get("winner"), "lane": lane} if known else None
    return winner, *_lane_only(table, params), *_displaced(table, params, question)


def _winners(table: Table, params: JsonObject) -> Fields:
    teams = tuple(Field(name, "choice", options=TEAMS) for name in table.lanes)
    winners = params.get("winners") or {
        name: params.get(f"winners.{name}")
        for name in table.lanes
        if params.get(f"winners.{name}") in TEAMS
    }
    question = {"winners": winners} if winners else None
    return Field("winners", "group", fields=teams), *_displaced(table, params, question)


def _displaced(table: Table, params: JsonObject, question: JsonObject | None) -> Fields:
    """Where displaced Minions go, once it is known which push it is."""
    if question is None:
        return ()
    typed = {name.split(".")[1]: text for name, text in params.items() if name.startswith(CHOICE)}
    pairs = {name: hex_linked(str(text)) for name, text in typed.items()}
    choices = params.get("choices") or {name: list(at) for name, at in pairs.items() if at}
    model: type[LanePushParams | LanePushesParams]
    model = LanePushesParams if "winners" in question else LanePushParams
    try:
        push = read(model, {**question, "choices": choices}, "")
        spots = tuple(map(_spot, open_choices(table, push)))
    except InputError:  # the question tells what is wrong, and its other fields are still needed
        return ()
    return (Field("choices", "group", fields=spots, label="displaced"),) if spots else ()


def _spot(minion: Spawned) -> Field:
    """The spaces that a displaced Minion's team chooses from."""
    point = minion.point
    return Field(
        hex_name(point.at),
        "choice",
        options=tuple(map(hex_name, minion.choose)),
        values=tuple([list(at) for at in minion.choose]),
        label=f"displaced-{point.kind}-{point.team}",
    )


ACTIONS: tuple[Action[Table], ...] = (
    Action("minion-battle", (Stage("minion-battle"),), _lane_only, main=True, order=90),
    Action("lane-push", (Stage("lane-push", needs=("winner",)),), _winner, order=100),
    Action("lane-pushes", (Stage("lane-pushes", needs=("winners",)),), _winners, order=110),
    Action("strays", (Stage("strays"),), _lane_only, order=230),
)
