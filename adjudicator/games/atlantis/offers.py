"""What the page offers: the actions, and what is filled in for each."""

from collections.abc import Mapping
from typing import Any, get_args

from adjudicator.board.coordinates import hex_linked, hex_name
from adjudicator.core.action import Action, Stage
from adjudicator.core.form import MISSING, Field
from adjudicator.core.input import InputError, read
from adjudicator.games.atlantis.checklists import Phase
from adjudicator.games.atlantis.questions.effect import Happening, Keyword
from adjudicator.games.atlantis.questions.lane_doing import open_choices
from adjudicator.games.atlantis.questions.lanes import LanePushesParams, LanePushParams
from adjudicator.games.atlantis.questions.placing import Avoided
from adjudicator.games.atlantis.spawning import Spawned
from adjudicator.games.atlantis.table.kit import ICONS, TEAMS, Colour, Primary
from adjudicator.games.atlantis.table.numbers import TURNS
from adjudicator.games.atlantis.table.sheet import ITEMS, icon_field
from adjudicator.games.atlantis.table.state import Table

Params = Mapping[str, Any]
Fields = tuple[Field, ...]

#: How many rows there are for the cards of a turn, and for those of a hand.
MOST_PLAYERS = 10
MOST_COLOURS = 4
#: How the texts begin that tell where displaced Minions go.
CHOICE = "choices."

REACH = Field("range", "number", high=20, default=2, label="reach")
ACTION = Field(
    "action", "choice", options=("attack", "skill", "movement", "defense"), advanced=True
)


def _move(_table: Table, _asked: Params) -> Fields:
    return (
        Field("spaces", "number", high=30, default=3),
        Field("exact", "flag"),
        Field("straight", "flag"),
        Field("by", "choice", options=("action", "text"), advanced=True),
    )


def _push(_table: Table, _asked: Params) -> Fields:
    return Field("spaces", "number", high=30, default=2), ACTION


def _pushes(table: Table, params: Params) -> Fields:
    spaces, action = _push(table, params)
    order = Field("order", "list", label="push-order", advanced=True)
    return spaces, Field("range", "number", high=30, default=1, label="reach"), order, action


def _cards_of(table: Table, name: object) -> tuple[str, ...]:
    """The cards that players typed in for a Hero, by their names."""
    unit = table.units.get(str(name))
    return tuple(card.name for card in unit.cards if card.name) if unit else ()


def _card(table: Table, who: object, *values: str) -> Field:
    """A card: one that was typed in, by its name, or what is on it."""
    known = _cards_of(table, who)
    named = (Field("name", "choice", options=known, label="kept-card"),) if known else ()
    numbers = tuple(icon_field(value, -20, 99) for value in values)
    return Field("card", "group", fields=(*named, *numbers), label="hero-card")


def _items(*kinds: str) -> Field:
    counts = tuple(icon_field(kind, 0, 6) for kind in kinds)
    return Field("items", "group", fields=counts, advanced=True)


def _attack(table: Table, params: Params) -> Fields:
    card = _card(table, params.get("unit"), "attack", "range", "bonus")
    return card, _items("attack", "range")


def _defense(table: Table, params: Params) -> Fields:
    return _card(table, params.get("unit"), "defense", "bonus"), _items("defense")


def _combat(table: Table, params: Params) -> Fields:
    card = _card(table, params.get("target"), "defense", "bonus")
    block = (Field("block", "flag"), Field("fulfilled", "truth", label="condition-met"))
    return (
        Field("total", "number", low=-99, high=999, label="attack-total"),
        Field("card", "group", fields=(*card.fields, *block), label="discarded-card"),
        _items("defense"),
    )


def _acting(table: Table, params: Params) -> Fields:
    primary = Field("primary", "choice", options=get_args(Primary))
    card = _card(table, params.get("unit"), "movement", "attack", "defense")
    return (Field("card", "group", fields=(primary, *card.fields), label="hero-card"),)


def _lane(table: Table) -> Field:
    names = tuple(table.lanes)
    return Field("lane", "choice", options=names, default=names[0] if names else MISSING)


def _lane_only(table: Table, _asked: Params) -> Fields:
    return (_lane(table),) if len(table.lanes) > 1 else ()


def _winner(table: Table, params: Params) -> Fields:
    winner = Field("winner", "choice", options=TEAMS)
    lane = params.get("lane") or next(iter(table.lanes), None)
    known = params.get("winner") in TEAMS and lane in table.lanes
    question = {"winner": params.get("winner"), "lane": lane} if known else None
    return winner, *_lane_only(table, params), *_displaced(table, params, question)


def _winners(table: Table, params: Params) -> Fields:
    teams = tuple(Field(name, "choice", options=TEAMS) for name in table.lanes)
    winners = params.get("winners") or {
        name: params.get(f"winners.{name}")
        for name in table.lanes
        if params.get(f"winners.{name}") in TEAMS
    }
    question = {"winners": winners} if winners else None
    return Field("winners", "group", fields=teams), *_displaced(table, params, question)


def _displaced(table: Table, params: Params, question: Mapping[str, Any] | None) -> Fields:
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


def _initiative(table: Table, _asked: Params) -> Fields:
    heroes = tuple(unit.name for unit in table.units.values() if unit.hero)
    value = Field("initiative", "number", high=99)
    row: Fields = (Field("player", "text"), Field("team", "choice", options=TEAMS), value)
    if heroes:
        row = (Field("player", "choice", options=heroes), value)
    count = len(heroes) or MOST_PLAYERS
    coin = Field("coin", "choice", options=TEAMS, default=table.coin or MISSING)
    return Field("cards", "rows", fields=row, count=count, label="played-cards"), coin


def _nearest(_table: Table, _asked: Params) -> Fields:
    return (
        Field("among", "choice", options=("units", "heroes", "minions")),
        Field("side", "choice", options=("any", "enemies", "friends")),
        Field("farthest", "flag"),
        Field("range", "number", low=-20, high=99, label="reach", advanced=True),
        ACTION,
    )


def _radius(_table: Table, _asked: Params) -> Fields:
    return (Field("radius", "number", high=20, default=2),)


def _range(_table: Table, _asked: Params) -> Fields:
    return (REACH,)


def _typed(_table: Table, _asked: Params) -> Fields:
    return (ACTION,)


def _place(_table: Table, _asked: Params) -> Fields:
    reach = Field("range", "number", low=-20, high=99, label="reach", advanced=True)
    return reach, Field("avoids", "several", options=get_args(Avoided), advanced=True), ACTION


def _turn(_table: Table, _asked: Params) -> Fields:
    phases = get_args(Phase)
    return Field("phase", "choice", options=phases, default=phases[1]), Field(
        "at", "number", high=20
    )


def _effect(_table: Table, _asked: Params) -> Fields:
    return (
        Field("keyword", "choice", options=get_args(Keyword)),
        Field("turn", "number", low=1, high=TURNS),
        Field("since", "several", options=get_args(Happening)),
    )


def _level(_table: Table, _asked: Params) -> Fields:
    return Field("level", "number", low=1, high=8), Field("coins", "number")


def _upgrade(_table: Table, _asked: Params) -> Fields:
    colours = tuple(c for c in get_args(Colour) if c not in ("gold", "silver"))
    row = (Field("color", "choice", options=colours), Field("tier", "number", low=1, high=3))
    return (Field("cards", "rows", fields=row, count=MOST_COLOURS, label="hand"),)


def _values(_table: Table, _asked: Params) -> Fields:
    icons = tuple(icon_field(icon, -20, 99) for icon in ICONS)
    items = ITEMS
    return Field("card", "group", fields=icons, label="hero-card"), Field(
        "items", "group", fields=items
    )


def _pity(_table: Table, _asked: Params) -> Fields:
    return Field("level", "number", low=1, high=8), Field("bought", "truth")


def _victory(_table: Table, _asked: Params) -> Fields:
    return (Field("last-push", "choice", options=TEAMS),)


def _setup(_table: Table, _asked: Params) -> Fields:
    modes = Field("mode", "choice", options=("full", "quick"), default="full")
    return Field("players", "number", low=2, high=10), modes


ACTIONS: tuple[Action[Table], ...] = (
    Action("distance", (Stage("distance"),), companions=("adjacent", "straight-line"), main=True),
    Action("move", (Stage("move", needs=("spaces",)),), _move, main=True),
    Action("fast-travel", (Stage("fast-travel"), Stage("travel-zones")), main=True),
    Action("attack", (Stage("attack", needs=("card",)),), _attack, main=True),
    Action("defense", (Stage("defense", needs=("card",)), Stage("modifiers")), _defense, main=True),
    Action("combat", (Stage("combat", needs=("total",)),), _combat, main=True),
    Action("radius", (Stage("radius"),), _radius, main=True),
    Action("push", (Stage("push"),), _push, main=True),
    Action("minion-battle", (Stage("minion-battle"),), _lane_only, main=True),
    Action("lane-push", (Stage("lane-push", needs=("winner",)),), _winner),
    Action("lane-pushes", (Stage("lane-pushes", needs=("winners",)),), _winners),
    Action("initiative", (Stage("initiative", needs=("cards",)),), _initiative, main=True),
    Action("pushes", (Stage("pushes"),), _pushes),
    Action("path", (Stage("path"),)),
    Action("in-range", (Stage("in-range"),), _range),
    Action("straight-line", (Stage("straight-line"),)),
    Action("nearest", (Stage("nearest"),), _nearest),
    Action("swap", (Stage("swap"),), _typed),
    Action("place", (Stage("place"),), _place),
    Action("immunity", (Stage("immunity"),), _typed),
    Action("modifiers", (Stage("modifiers"),)),
    Action("defeat", (Stage("defeat"),)),
    Action("strays", (Stage("strays"),), _lane_only),
    Action("respawn", (Stage("respawn"),), from_outside=True),
    Action("actions", (Stage("actions", needs=("card",)),), _acting),
    Action("effect", (Stage("effect", needs=("keyword", "turn")),), _effect),
    Action("turn", (Stage("turn"),), _turn),
    Action("level-up", (Stage("level-up", needs=("level", "coins")),), _level),
    Action("upgrade", (Stage("upgrade", needs=("cards",)),), _upgrade),
    Action("items", (Stage("items", needs=("card", "items")),), _values),
    Action("pity", (Stage("pity", needs=("level", "bought")),), _pity),
    Action("victory", (Stage("victory"),), _victory),
    Action("setup", (Stage("setup", needs=("players",)),), _setup),
)
