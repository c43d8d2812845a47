"""What the page offers about lanes, and the fields of each action."""

from adjudicator.core.derive import field_of
from adjudicator.core.form import MISSING, Field
from adjudicator.core.game import Action, Stage
from adjudicator.core.ruling import Consultation
from adjudicator.core.values import Json, JsonObject
from adjudicator.games.atlantis.lanes.battle_fields import battle_fields
from adjudicator.games.atlantis.lanes.battles import winning
from adjudicator.games.atlantis.lanes.choosing import chosen_of
from adjudicator.games.atlantis.lanes.displaced_fields import displaced_fields
from adjudicator.games.atlantis.lanes.lane_pushes import push_lanes
from adjudicator.games.atlantis.lanes.questions.lane_pushes import LanePushParams
from adjudicator.games.atlantis.table.fields import Fields
from adjudicator.games.atlantis.table.kit import TEAMS, Team
from adjudicator.games.atlantis.table.state import Lane, Table


def _lane(table: Table) -> Field:
    names = tuple(table.lanes)
    return Field("lane", "choice", options=names, default=names[0] if names else MISSING)


def _lane_only(table: Table, _params: JsonObject) -> Fields:
    return (_lane(table),) if len(table.lanes) > 1 else ()


def _lane_meant(table: Table, params: JsonObject) -> Lane | None:
    name = params.get("lane") or next(iter(table.lanes), None)
    return table.lanes.get(str(name))


def _battle(table: Table, params: JsonObject) -> Fields:
    """Which Minions the loser removes, where it has a choice."""
    lane = _lane_meant(table, params)
    fields = battle_fields(table, params, (lane,)) if lane else ()
    return *_lane_only(table, params), *fields


def _winner(table: Table, params: JsonObject) -> Fields:
    lane = _lane_meant(table, params)
    winner = field_of(LanePushParams, "winner", default=_winning(table, lane))
    team = params.get("winner") or winner.default
    winners = {lane.name: team} if lane and team in TEAMS else {}
    return winner, *_lane_only(table, params), *_displaced(table, params, winners)


def _winning(table: Table, lane: Lane | None) -> Json:
    """The team that alone has Minions left in the Battle Zone."""
    return (winning(table, lane) if lane else None) or MISSING


def _winners(table: Table, params: JsonObject) -> Fields:
    teams = tuple(
        Field(name, "choice", options=TEAMS, default=_winning(table, lane))
        for name, lane in table.lanes.items()
    )
    winners = params.get("winners") or {
        field.name: params.get(f"winners.{field.name}", field.default)
        for field in teams
        if params.get(f"winners.{field.name}", field.default) in TEAMS
    }
    return Field("winners", "group", fields=teams), *_displaced(table, params, winners)


def _displaced(table: Table, params: JsonObject, winners: dict[str, Team]) -> Fields:
    """Where displaced Minions go, once it is known which push it is."""
    if not winners:
        return ()
    consult = Consultation(table.readings)
    return displaced_fields(
        table, params, lambda chosen: push_lanes(table, winners, chosen_of(chosen), consult)
    )


ACTIONS: tuple[Action[Table], ...] = (
    Action("minion-battle", (Stage("minion-battle"),), _battle, order=90, asks_first=True),
    Action("lane-push", (Stage("lane-push", needs=("winner",)),), _winner, order=100),
    Action("lane-pushes", (Stage("lane-pushes", needs=("winners",)),), _winners, order=110),
    Action("strays", (Stage("strays"),), _lane_only, order=230),
)
