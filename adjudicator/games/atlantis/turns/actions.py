"""What the page offers about turns, and the fields of each action."""

from typing import get_args

from adjudicator.core.action import Action, Stage
from adjudicator.core.form import MISSING, Field
from adjudicator.games.atlantis.table.fields import Fields, Params, card_field
from adjudicator.games.atlantis.table.kit import TEAMS, Primary
from adjudicator.games.atlantis.table.numbers import TURNS
from adjudicator.games.atlantis.table.state import Table
from adjudicator.games.atlantis.turns.checklists import Phase
from adjudicator.games.atlantis.turns.questions.effect import Happening, Keyword

#: How many rows there are for the cards of a turn.
MOST_PLAYERS = 10


def _initiative(table: Table, _asked: Params) -> Fields:
    heroes = tuple(unit.name for unit in table.units.values() if unit.hero)
    value = Field("initiative", "number", high=99)
    row: Fields = (Field("player", "text"), Field("team", "choice", options=TEAMS), value)
    if heroes:
        row = (Field("player", "choice", options=heroes), value)
    count = len(heroes) or MOST_PLAYERS
    coin = Field("coin", "choice", options=TEAMS, default=table.coin or MISSING)
    return Field("cards", "rows", fields=row, count=count, label="played-cards"), coin


def _acting(table: Table, params: Params) -> Fields:
    primary = Field("primary", "choice", options=get_args(Primary))
    card = card_field(table, params.get("unit"), "movement", "attack", "defense")
    return (Field("card", "group", fields=(primary, *card.fields), label="hero-card"),)


def _effect(_table: Table, _asked: Params) -> Fields:
    return (
        Field("keyword", "choice", options=get_args(Keyword)),
        Field("turn", "number", low=1, high=TURNS),
        Field("since", "several", options=get_args(Happening)),
    )


def _turn(_table: Table, _asked: Params) -> Fields:
    phases = get_args(Phase)
    return Field("phase", "choice", options=phases, default=phases[1]), Field(
        "at", "number", high=20
    )


ACTIONS: tuple[Action[Table], ...] = (
    Action(
        "initiative", (Stage("initiative", needs=("cards",)),), _initiative, main=True, order=120
    ),
    Action("actions", (Stage("actions", needs=("card",)),), _acting, order=250),
    Action("effect", (Stage("effect", needs=("keyword", "turn")),), _effect, order=260),
    Action("turn", (Stage("turn"),), _turn, order=270),
)
