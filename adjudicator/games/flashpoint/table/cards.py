"""The cards of a Flashpoint table: what its players read off their cards and boards."""

from collections.abc import Iterator, Sequence
from typing import get_args

from adjudicator.core.cards import NEW, Card, CardGroup
from adjudicator.core.derive import field_of, fields_of
from adjudicator.core.form import Field
from adjudicator.core.values import JsonObject
from adjudicator.games.flashpoint.table.enemy_records import (
    AttackBar,
    CardNumbers,
    DisplayRecord,
    EnemyRecord,
    FigureRecord,
    PoolRecord,
    UnitRecord,
)
from adjudicator.games.flashpoint.table.fields import ARMORY_SIDE
from adjudicator.games.flashpoint.table.records import (
    DiceRecord,
    Focus,
    OperativeRecord,
    TokenRecord,
    TrackRecord,
    WeaponRecord,
)
from adjudicator.games.flashpoint.table.scene_record import SceneRecord

#: How many spaces more a track can be given at once, and how many one form shows.
SPACES = 4
MOST_SPACES = 28

STATS = ("attack", "defense", "science", "stealth")
OPERATIVE = (
    field_of(OperativeRecord, "name"),
    *fields_of(OperativeRecord, *STATS),
    *fields_of(OperativeRecord, "order-tokens", "movement-tokens", "exhausted", "damage"),
    *fields_of(OperativeRecord, "damaged-order", "injury", "trauma", "armor"),
    field_of(OperativeRecord, "weapons", label="weapon-names"),
    *fields_of(OperativeRecord, "on-point", "taking-cover", "concealment", "downed"),
    field_of(OperativeRecord, "conditions"),
)
SOLDIER = field_of(OperativeRecord, "health", label="soldier-health")
FOCUS = Field("focus", "rows", fields=(Field("", "choice", options=get_args(Focus)),), count=3)

#: What a token has besides its place, by its kind.
TOKENS = {
    "camera": fields_of(TokenRecord, "perception", "disabled"),
    "spawn": (field_of(TokenRecord, "number"), field_of(TokenRecord, "active", kind="truth")),
    "access-point": fields_of(TokenRecord, "open"),
    "armory": (
        field_of(TokenRecord, "gear"),
        ARMORY_SIDE,
    ),
    "laser-grid": fields_of(TokenRecord, "disabled"),
    "electrical-box": fields_of(TokenRecord, "disabled"),
    "scanner": fields_of(TokenRecord, "disabled"),
}

#: The numbers that every Enemy card prints.
EXPECTED = ("attack", "damage", "range", "defense", "perception", "movement", "health")
TRAITS = ("resilient", "robotic", "aoe", "melee", "blast", "inflicts")
NUMBERS = tuple(
    field_of(CardNumbers, name, label="distances" if name == "range" else None) for name in EXPECTED
)
ENEMY = (
    *fields_of(EnemyRecord, "name", "initiative"),
    *NUMBERS,
    *fields_of(EnemyRecord, *TRAITS),
)
ATTACK = (
    *fields_of(AttackBar, "name", "attack", "damage"),
    field_of(AttackBar, "range", label="distances"),
    *fields_of(AttackBar, "aoe", "melee", "blast", "inflicts"),
)
WEAPON_NUMBERS = ("range", "damage", "noise")
WEAPON = (
    field_of(WeaponRecord, "name"),
    field_of(WeaponRecord, "range", label="distances"),
    field_of(WeaponRecord, "damage"),
    field_of(WeaponRecord, "noise", label="noise-value"),
    *fields_of(WeaponRecord, "accuracy", "aoe", "blast", "melee", "psionic", "inflicts"),
)
FIGURE = (*fields_of(FigureRecord, "count", "suffered", "armor", "stunned", "conditions"),)
UNIT = (
    *fields_of(UnitRecord, "name", "blip", "aware", "surprised", "stunned", "technician"),
    *fields_of(UnitRecord, "control-room", "immobile", "teleport", "elite"),
)
DISPLAY = (
    *fields_of(DisplayRecord, "name", "initiative", "type", "spawn", "thralls", "reserve"),
    *fields_of(DisplayRecord, "thrall", "empowered"),
)


def cards(scene: JsonObject) -> tuple[CardGroup, ...]:
    """People, Enemies and their types, weapons, dice, tokens, the Display, track and pool."""
    faces, pool = ("white", "red", "focus"), ("patrol", "elite-patrol")
    dice = tuple(field_of(DiceRecord, die, label=f"{die}-faces") for die in faces)
    mission = fields_of(SceneRecord, "alarm", "lights-out", "power-cut", "valor", "threat-cards")
    return (
        CardGroup("operatives", tuple(_operatives(scene))),
        CardGroup("enemies", tuple(_enemies(scene)), (_enemy(NEW),)),
        CardGroup("attacks", *_attacks(scene)),
        CardGroup("units", tuple(_units(scene)), tuple(_more_figures(scene))),
        CardGroup("weapons", tuple(_weapons(scene)), (_weapon(NEW),)),
        CardGroup("dice", (Card("dice", ("dice",), dice, expected=faces, kept=faces),)),
        CardGroup("tokens", tuple(_tokens(scene))),
        CardGroup("display", tuple(_display(scene)), (_shown(scene, NEW),)),
        CardGroup("track", (Card("track", ("track",), _track(scene)),)),
        CardGroup("pool", (Card("pool", ("pool",), fields_of(PoolRecord, *pool)),)),
        CardGroup("mission", (Card("mission", (), mission),)),
    )


def _operatives(scene: JsonObject) -> Iterator[Card]:
    people = scene.get("operatives") or ()
    carrying = _carrying(people)
    for one in people:
        more = SOLDIER if one.get("kind") == "soldier" else FOCUS
        name, where = str(one.get("name") or ""), ("operatives", one["id"])
        kept, shown = ("name", *STATS, "focus", "weapons"), (*OPERATIVE, more, carrying)
        yield Card("operatives", where, shown, name, kept=kept, ident=one["id"])


def _carrying(operatives: Sequence[JsonObject]) -> Field:
    """What somebody carries: another Operative, or an object."""
    ids = tuple(str(one.get("id")) for one in operatives)
    return Field("carrying", "choice", options=("object", *ids), values=(True, *ids))


def _enemies(scene: JsonObject) -> Iterator[Card]:
    """The types of Enemies: those with a card, then those that units and the Display name."""
    kept = [str(card.get("name") or "") for card in scene.get("enemies") or ()]
    for number, name in enumerate(kept):
        yield _enemy(str(number), name)


def _enemy(step: str, name: str = "") -> Card:
    kept = tuple(field.name for field in ENEMY)
    where = ("enemies", step)
    return Card("enemies", where, ENEMY, name, expected=EXPECTED, kept=kept, removable=True)


def _attacks(scene: JsonObject) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """The further attacks of Enemy cards, and a blank one for each card."""
    cards, blanks = [], []
    for number, enemy in enumerate(scene.get("enemies") or ()):
        where, of = ("enemies", str(number), "attacks"), str(enemy.get("name") or "")
        for n, bar in enumerate(enemy.get("attacks") or ()):
            name = str(bar.get("name") or "")
            cards.append(Card("attacks", (*where, str(n)), ATTACK, name, of, removable=True))
        blanks.append(Card("attacks", (*where, NEW), ATTACK, of=of))
    return tuple(cards), tuple(blanks)


def _units(scene: JsonObject) -> Iterator[Card]:
    names = enemy_names(scene)
    for unit in scene.get("units") or ():
        where = ("units", unit["id"])
        yield Card("units", where, UNIT, _unit_name(unit), ident=unit["id"])
        for number, figure in enumerate(unit.get("figures") or ()):
            told = str(figure.get("name") or "")
            yield _figure(unit, str(number), names, told, nameless=not told)


def _more_figures(scene: JsonObject) -> Iterator[Card]:
    """One more kind of figures for each unit."""
    names = enemy_names(scene)
    for unit in scene.get("units") or ():
        yield _figure(unit, NEW, names, nameless=False)


def _figure(
    unit: JsonObject, step: str, names: tuple[str, ...], name: str = "", *, nameless: bool
) -> Card:
    """Figures of a unit; the numbers of those with a name stand on the card of their type."""
    where = ("units", unit["id"], "figures", step)
    own = NUMBERS if nameless else ()
    shown = (field_of(FigureRecord, "name", options=names), *FIGURE, *own)
    of = str(unit.get("name") or unit["id"])
    return Card("figures", where, shown, name, of, removable=True)


def _unit_name(unit: JsonObject) -> str:
    """A unit by its name, or by those of its figures."""
    names = (str(figure.get("name") or "") for figure in unit.get("figures") or ())
    return str(unit.get("name") or " + ".join(dict.fromkeys(filter(None, names))))


def enemy_names(scene: JsonObject) -> tuple[str, ...]:
    """The names of Enemies at a table."""
    figures = (one for unit in scene.get("units") or () for one in unit.get("figures") or ())
    shown = (*(scene.get("enemies") or ()), *(scene.get("display") or ()), *figures)
    return tuple(dict.fromkeys(str(card["name"]) for card in shown if card.get("name")))


def _weapons(scene: JsonObject) -> Iterator[Card]:
    for number, card in enumerate(scene.get("weapons") or ()):
        yield _weapon(str(number), str(card.get("name") or ""))


def _weapon(step: str, name: str = "") -> Card:
    kept = tuple(field.name for field in WEAPON)
    where = ("weapons", step)
    return Card("weapons", where, WEAPON, name, expected=WEAPON_NUMBERS, kept=kept, removable=True)


def _tokens(scene: JsonObject) -> Iterator[Card]:
    """The tokens that have more than a place."""
    for number, token in enumerate(scene.get("tokens") or ()):
        kind = str(token.get("kind"))
        if kind in TOKENS:
            step = str(token.get("id") or f"{kind}-{number}")
            expected = ("perception",) if kind == "camera" else ()
            where = ("tokens", step)
            yield Card("tokens", where, TOKENS[kind], expected=expected, ident=step)


def _display(scene: JsonObject) -> Iterator[Card]:
    for number, card in enumerate(scene.get("display") or ()):
        yield _shown(scene, str(number), str(card.get("name") or ""))


def _shown(scene: JsonObject, step: str, name: str = "") -> Card:
    named = field_of(DisplayRecord, "name", options=enemy_names(scene))
    return Card("display", ("display", step), (named, *DISPLAY[1:]), name, removable=True)


def _track(scene: JsonObject) -> tuple[Field, ...]:
    """The Escalation Track: how many tokens lie on it, and what each space shows."""
    track = scene.get("track") or {}
    count = min(len(track.get("spaces") or ()) + SPACES, MOST_SPACES)
    shown = Field("", "choice", options=("patrol", "elite-patrol", "alarm"))
    return (
        field_of(TrackRecord, "tokens", label="track-tokens"),
        Field("spaces", "rows", fields=(shown,), count=count, label="track-spaces"),
    )
