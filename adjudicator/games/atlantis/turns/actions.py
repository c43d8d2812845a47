"""What the page offers about turns, and the fields of each action."""

from dataclasses import replace

from adjudicator.core.action import Action, Stage
from adjudicator.core.derive import field_of, fields_of
from adjudicator.core.form import MISSING
from adjudicator.core.values import JsonObject
from adjudicator.games.atlantis.table.fields import Fields, card_field
from adjudicator.games.atlantis.table.kit import Card
from adjudicator.games.atlantis.table.state import Table
from adjudicator.games.atlantis.turns.questions.effect import EffectParams
from adjudicator.games.atlantis.turns.questions.initiative import InitiativeParams, PlayedRecord
from adjudicator.games.atlantis.turns.questions.turn import TurnParams

#: How many rows there are for the cards of a turn.
MOST_PLAYERS = 10


def _initiative(table: Table, _params: JsonObject) -> Fields:
    heroes = tuple(unit.name for unit in table.units.values() if unit.hero)
    value = field_of(PlayedRecord, "initiative")
    row = (*fields_of(PlayedRecord, "player", "team"), value)
    if heroes:
        row = (field_of(PlayedRecord, "player", kind="choice", options=heroes), value)
    count = len(heroes) or MOST_PLAYERS
    cards = field_of(InitiativeParams, "cards", fields=row, count=count, label="played-cards")
    return cards, field_of(InitiativeParams, "coin", default=table.coin or MISSING)


def _acting(table: Table, params: JsonObject) -> Fields:
    card = card_field(table, params.get("unit"), "movement", "attack", "defense")
    return (replace(card, fields=(field_of(Card, "primary"), *card.fields)),)


def _effect(_table: Table, _params: JsonObject) -> Fields:
    return fields_of(EffectParams, "keyword", "turn", "since")


def _turn(_table: Table, _params: JsonObject) -> Fields:
    return field_of(TurnParams, "phase", default="turn"), field_of(TurnParams, "at")


ACTIONS: tuple[Action[Table], ...] = (
    Action(
        "initiative", (Stage("initiative", needs=("cards",)),), _initiative, main=True, order=120
    ),
    Action("actions", (Stage("actions", needs=("card",)),), _acting, order=250),
    Action("effect", (Stage("effect", needs=("keyword", "turn")),), _effect, order=260),
    Action("turn", (Stage("turn"),), _turn, order=270),
)
