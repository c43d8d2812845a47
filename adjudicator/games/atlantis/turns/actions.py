"""What the page offers about turns, and the fields of each action."""

from dataclasses import replace

from adjudicator.core.derive import field_of, fields_of
from adjudicator.core.form import MISSING, Field
from adjudicator.core.game import Action, Stage
from adjudicator.core.values import JsonObject
from adjudicator.games.atlantis.lanes.battle_fields import pushed_fields, round_fields
from adjudicator.games.atlantis.table.fields import Fields, card_field, effect_reach
from adjudicator.games.atlantis.table.kit import Card
from adjudicator.games.atlantis.table.state import Table, Unit
from adjudicator.games.atlantis.turns.played import PlayedRecord
from adjudicator.games.atlantis.turns.questions.effect import EffectParams
from adjudicator.games.atlantis.turns.questions.end_of_turn import EndOfTurnParams
from adjudicator.games.atlantis.turns.questions.initiative import InitiativeParams
from adjudicator.games.atlantis.turns.questions.start import StartParams
from adjudicator.games.atlantis.turns.questions.status import StatusParams
from adjudicator.games.atlantis.turns.questions.turn import TurnParams

#: How many rows there are for the cards of a turn.
MOST_PLAYERS = 10


def _initiative(table: Table, _params: JsonObject) -> Fields:
    coin = field_of(InitiativeParams, "coin", default=table.coin or MISSING)
    heroes = tuple(_played(unit) for unit in table.units.values() if unit.hero)
    if heroes:
        return Field("played", "group", fields=heroes, label="played-cards"), coin
    row = fields_of(PlayedRecord, "player", "team", "initiative")
    cards = field_of(
        InitiativeParams, "cards", fields=row, count=MOST_PLAYERS, label="played-cards"
    )
    return cards, coin


def _played(hero: Unit) -> Field:
    """One field a Hero: which of its kept cards it plays, or its Initiative."""
    kept = tuple(card.name for card in hero.cards if card.name)
    if kept:
        return Field(hero.name, "choice", options=kept)
    return replace(field_of(PlayedRecord, "initiative"), name=hero.name)


def _acting(table: Table, params: JsonObject) -> Fields:
    card = card_field(table, params.get("unit"), "movement", "attack", "defense")
    return (replace(card, fields=(field_of(Card, "primary"), *card.fields)),)


def _effect(table: Table, _params: JsonObject) -> Fields:
    """When it holds; and to keep it with the table, whose it is and what it does to whom."""
    heroes = {unit.name: unit.id for unit in table.units.values() if unit.hero}
    options, values = tuple(heroes), tuple(heroes.values())
    whose = Field("unit", "choice", options=options, values=values, label="effect-of")
    return (
        field_of(EffectParams, "keyword"),
        field_of(EffectParams, "turn", default=table.turn or MISSING),
        field_of(EffectParams, "since"),
        field_of(EffectParams, "name", label="effect-name"),
        whose,
        *(replace(field, advanced=True) for field in effect_reach()),
    )


def _end_of_turn(table: Table, _params: JsonObject) -> Fields:
    return (field_of(EndOfTurnParams, "turn", default=table.turn or MISSING),)


def _end_of_round(table: Table, params: JsonObject) -> Fields:
    """What is chosen in the battles of all lanes, and in the pushes that follow."""
    return round_fields(table, params)


def _start(table: Table, _params: JsonObject) -> Fields:
    """What lies beside the board and nobody entered; and where the game is, if it has begun."""
    coin = () if table.coin else (field_of(StartParams, "coin"),)
    mode = () if table.life else (field_of(StartParams, "mode", kind="choice", label="game-mode"),)
    later = fields_of(StartParams, "round", "turn")
    return *coin, *mode, *(replace(field, advanced=True) for field in later)


def _round_step(table: Table, params: JsonObject) -> Fields:
    """What is still to be chosen in the step that the end of the Round has got to."""
    if table.round_end == "push":
        return pushed_fields(table, params)
    wanted = {"strays": ("returns",), "battle": ("returns", "removed")}.get(table.round_end or "")
    return tuple(field for field in round_fields(table, params) if field.name in (wanted or ()))


def _status(_table: Table, _params: JsonObject) -> Fields:
    status = field_of(StatusParams, "status", label="unit-status")
    until = field_of(StatusParams, "until", kind="choice", options=UNTIL, label="status-until")
    return status, until


#: When a status can end.
UNTIL = ("this-turn", "this-round", "taken-off")


def _same_time(table: Table, _params: JsonObject) -> Fields:
    heroes = {unit.name: unit.id for unit in table.units.values() if unit.hero}
    row = (Field("", "choice", options=tuple(heroes), values=tuple(heroes.values())),)
    return (Field("units", "rows", fields=row, count=len(heroes), label="whose-effects"),)


def _turn(_table: Table, _params: JsonObject) -> Fields:
    return field_of(TurnParams, "phase", default="turn"), field_of(TurnParams, "at")


ACTIONS: tuple[Action[Table], ...] = (
    Action(
        "initiative",
        (Stage("initiative", needs=("played",)), Stage("initiative", needs=("cards",))),
        _initiative,
        main=True,
        order=120,
    ),
    Action("actions", (Stage("actions", needs=("card",)),), _acting, order=250),
    Action("effect", (Stage("effect", needs=("keyword", "turn")),), _effect, order=260),
    Action("effects", (Stage("effects"),), order=262),
    Action("same-time", (Stage("same-time", needs=("units",)),), _same_time, order=265),
    Action("turn", (Stage("turn"),), _turn, order=270),
    Action("end-of-turn", (Stage("end-of-turn"),), _end_of_turn, order=272),
    Action("end-of-round", (Stage("end-of-round"),), _end_of_round, order=274, asks_first=True),
    Action("start", (Stage("start"),), _start, order=268, asks_first=True),
    Action("resolve", (Stage("resolve"),), order=271),
    Action("round-step", (Stage("round-step"),), _round_step, order=273, asks_first=True),
    Action("status", (Stage("status", needs=("status",)),), _status, order=263),
)
