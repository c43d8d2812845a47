"""What the page offers about combat, and the fields of each action."""

from dataclasses import replace

from adjudicator.core.derive import field_of
from adjudicator.core.form import Field
from adjudicator.core.game import Action, Stage
from adjudicator.core.ruling import Consultation
from adjudicator.core.values import JsonObject
from adjudicator.games.atlantis.combat.questions.assault import AssaultParams
from adjudicator.games.atlantis.combat.questions.combat import CombatParams
from adjudicator.games.atlantis.combat.questions.defeat import DefeatParams
from adjudicator.games.atlantis.lanes.displaced_fields import displaced_fields
from adjudicator.games.atlantis.lanes.falls import push_by_fall
from adjudicator.games.atlantis.table.fields import ACTION, Fields, card_field, item_counts
from adjudicator.games.atlantis.table.kit import Card
from adjudicator.games.atlantis.table.state import Table


def _items(*kinds: str) -> Field:
    return Field("items", "group", fields=item_counts(*kinds), advanced=True)


def _attack(table: Table, params: JsonObject) -> Fields:
    card = card_field(table, params.get("unit"), "attack", "range", "bonus")
    return card, _items("attack", "range")


def _defense(table: Table, params: JsonObject) -> Fields:
    return card_field(table, params.get("unit"), "defense", "bonus"), _items("defense")


def _assault(table: Table, params: JsonObject) -> Fields:
    attack = card_field(table, params.get("attacker"), "attack", "range", "bonus")
    total = field_of(AssaultParams, "total", label="attack-total", advanced=True)
    items = replace(_items("attack", "range"), label="attackers-items")
    target = table.units.get(str(params.get("target")))
    if target is None or not target.hero:
        return *_choices(table, params), attack, total, items
    defends, *card = _defending(table, target.id)
    nothing = params.get("defends") in (False, "no")
    return attack, total, items, defends, *(() if nothing else card)


def _combat(table: Table, params: JsonObject) -> Fields:
    """A total that was announced, against the card that is discarded."""
    total = field_of(CombatParams, "total", label="attack-total")
    _, discard, items = _defending(table, str(params.get("target")))
    reach = field_of(CombatParams, "range", label="reach", advanced=True)
    return total, replace(discard, name="card"), replace(items, name="items"), reach


def _defending(table: Table, target: str) -> Fields:
    """The card that a Hero discards, or that there is none."""
    card = card_field(table, target, "defense", "bonus")
    met = field_of(Card, "fulfilled", kind="truth", label="condition-met")
    block = (field_of(Card, "block"), met)
    items = replace(_items("defense"), name="discard-items", label="defenders-items")
    return (
        field_of(AssaultParams, "defends", kind="truth", label="discards-a-card"),
        Field("discard", "group", fields=(*card.fields, *block), label="discarded-card"),
        items,
    )


def _choices(table: Table, params: JsonObject) -> Fields:
    """Where displaced Minions go, if the fall of this one pushes a lane."""
    named = params.get("target") or params.get("victim") or params.get("piece")
    victim = table.units.get(str(named))
    if victim is None or victim.hero:
        return ()
    consult = Consultation(table.readings)
    return displaced_fields(
        table, params, lambda chosen: push_by_fall(table, victim, chosen, consult)
    )


def _defeat(table: Table, params: JsonObject) -> Fields:
    level = field_of(DefeatParams, "level", label="level-due", advanced=True)
    return level, *_choices(table, params)


def _remove(table: Table, params: JsonObject) -> Fields:
    """Whose action it is and of which type, for those who are Immune; then the push, if one is."""
    heroes = {unit.id: unit.name for unit in table.units.values() if unit.hero and unit.at}
    names, ids = tuple(heroes.values()), tuple(heroes)
    by = Field("by", "choice", options=names, values=ids, label="acting", advanced=True)
    return by, ACTION, *_choices(table, params)


ACTIONS: tuple[Action[Table], ...] = (
    Action("attack", (Stage("attack", needs=("card",)),), _attack, order=40),
    Action(
        "defense",
        (Stage("defense", needs=("card",)), Stage("modifiers")),
        _defense,
        order=50,
    ),
    Action("assault", (Stage("assault"),), _assault, main=True, order=60),
    Action("combat", (Stage("combat", needs=("total", "card")),), _combat, order=205),
    Action("modifiers", (Stage("modifiers"),), order=210),
    Action("defeat", (Stage("defeat"),), _defeat, order=220),
    Action("remove", (Stage("remove"),), _remove, order=225),
)
