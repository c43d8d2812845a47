"""What the page offers about attacks, with its fields."""

from dataclasses import replace

from adjudicator.core.derive import field_of, fields_of
from adjudicator.core.form import MISSING, Field
from adjudicator.core.game import Action, Outcomes, Stage
from adjudicator.core.values import Json, JsonObject
from adjudicator.core.verdict import Verdict
from adjudicator.games.flashpoint.attacks.params import AttackParams, Weapon
from adjudicator.games.flashpoint.dice.forecast import chance_of, dice_rolled
from adjudicator.games.flashpoint.table.fields import (
    Fields,
    defense_checks,
    figure_fields,
    hits_rolled,
    rolled_or_not,
)
from adjudicator.games.flashpoint.table.state import Table

NUMBERS = (
    field_of(Weapon, "range", label="distances"),
    field_of(Weapon, "damage"),
    field_of(Weapon, "noise", label="noise-value"),
    *fields_of(Weapon, "accuracy", "aoe"),
    *(field_of(Weapon, name, advanced=True) for name in ("blast", "melee", "psionic")),
    field_of(Weapon, "inflicts", advanced=True),
)
MODIFIERS = field_of(AttackParams, "modifiers", count=2, advanced=True)


def weapon_field(table: Table, params: JsonObject) -> Field:
    """The weapon: by the name of its card, or what the card prints.

    The numbers of a card that is kept are not asked for again. A weapon that nobody has named is
    kept under the name of its Operative.
    """
    operative = table.operatives.get(str(params.get("operative")))
    own = operative.record.weapons if operative else ()
    people = {one.name for one in table.operatives.values() if one is not operative}
    cards = (card.name for card in table.weapons if card.name and card.name not in people)
    names = tuple(dict.fromkeys((*own, *cards)))
    default: Json = own[0] if own else names[0] if len(names) == 1 else MISSING
    if not own and operative and (not names or operative.name in names):
        default = operative.name
    called = field_of(Weapon, "name", options=names, label="weapon-card", default=default)
    return Field("weapon", "group", fields=(called, *NUMBERS))


def attack_fields(table: Table, params: JsonObject) -> Fields:
    """The weapon, and which figure of a mixed unit is meant."""
    own = (
        *figure_fields(table, params),
        hits_rolled(table),
        *dice_rolled(table),
        weapon_field(table, params),
        MODIFIERS,
        _friends(table),
    )
    return *own, *_overwatch(table, params)


def area_fields(table: Table, params: JsonObject) -> Fields:
    """The Hits of an attack on a zone, its weapon, and what changes the Enemies' numbers."""
    weapon = weapon_field(table, params)
    return hits_rolled(table), weapon, MODIFIERS, _friends(table), *_overwatch(table, params)


def _friends(table: Table) -> Field:
    """The Defense checks of other Operatives whom an attack on a zone may hit."""
    return replace(defense_checks(table, 2), label=None, advanced=True)


def _overwatch(table: Table, params: JsonObject) -> Fields:
    """Whether somebody in Overwatch makes the free attack; it does unless it is told otherwise."""
    operative = table.operatives.get(str(params.get("operative")))
    if operative is None or not operative.record.overwatch:
        return ()
    return (Field("overwatch", "truth", label="free-attack", advanced=True),)


def soldier_fields(table: Table, params: JsonObject) -> Fields:
    """The Soldier's attack."""
    return (weapon_field(table, params),)


def box_fields(table: Table, params: JsonObject) -> Fields:
    """Which box, and the weapon."""
    boxes = tuple(token.id for token in table.tokens_of("electrical-box"))
    weapon = weapon_field(table, params)
    return Field("token", "choice", options=boxes), weapon, *_overwatch(table, params)


def _by_number(found: Verdict) -> Outcomes:
    """As many Hits as each of the Enemies in a zone needs, and none."""
    there: Json = found.answer.get("needs") or ()
    needed = {one["tn"] for one in there}
    if not needed or None in needed:
        return ()
    return tuple((("hits", str(hits)),) for hits in sorted({*needed, 0}, reverse=True))


ACTIONS: tuple[Action[Table], ...] = (
    Action(
        "attack",
        (Stage("strike", needs=("hits",)), Stage("attack"), Stage("targets")),
        attack_fields,
        outcomes=lambda found: rolled_or_not(found.answer.get("tn")),
        forecast=chance_of("tn"),
        main=True,
        order=50,
    ),
    Action(
        "area",
        (Stage("area", needs=("hits",)), Stage("area-numbers")),
        area_fields,
        outcomes=_by_number,
        order=200,
    ),
    Action("box", (Stage("box", needs=("token",)),), box_fields, order=210),
    Action("soldier", (Stage("soldier"),), soldier_fields, order=380),
)
