"""The question `items`: what are a card's values with its Hero's items?"""

from collections.abc import Iterator

from adjudicator.core.facts import Called, Listing, Said
from adjudicator.core.faults import InputError
from adjudicator.core.input import Record
from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Step, Summary
from adjudicator.games.atlantis.growth import rules
from adjudicator.games.atlantis.table.effects import more_of, value_step
from adjudicator.games.atlantis.table.ends import UnitId, find_hero
from adjudicator.games.atlantis.table.hand import Held, items_of, printed, which_card
from adjudicator.games.atlantis.table.kit import ICONS, Card, Icon, Items, count_items
from adjudicator.games.atlantis.table.state import Effect, Table


class ItemsParams(Record):
    """A card and its Hero's items: as given, or those of a Hero of the table."""

    card: Card
    items: Items | None = None
    unit: UnitId | None = None


def items(table: Table, params: ItemsParams, consult: Consultation) -> Finding:
    """Judge the values of a card with its Hero's items."""
    card, having = _meant(table, params)
    if all(getattr(card, icon) is None for icon in ICONS):
        return _untold(table, params, card, consult)
    given = _given(table, params)
    shown: dict[Icon, int | None] = {icon: getattr(card, icon) for icon in ICONS}
    values = {
        i: value + count_items(having, i) + sum(n for _, n in given[i])
        for i, value in shown.items()
        if value is not None
    }
    listed = Listing(tuple(_value(icon, value) for icon, value in values.items()))
    summary = Summary("atlantis.items.values", "note", {"listed": listed})
    steps = (*_steps(card, having), *_effects(table, params, values, given))
    return Finding({"values": values}, summary, steps)


def _untold(table: Table, params: ItemsParams, card: Card, consult: Consultation) -> Finding:
    """Nobody entered a value of the card; every card shows an Initiative."""
    if params.unit is not None:
        hero = find_hero(table, params.unit, "unit")
        printed(table, Held(hero, card, "card"), "initiative", consult)
    else:
        label = Said("atlantis.missing.icon-alone", (("icon", Called("icon.initiative")),))
        consult.known(None, "card.initiative", label)
    step = Step(rules.ITEM_BONUS, "atlantis.items.untold", {})
    return Finding({"values": None}, Summary("atlantis.items.blank", "open", {}), (step,))


_Given = dict[Icon, tuple[tuple[Effect, int], ...]]


def _given(table: Table, params: ItemsParams) -> _Given:
    """What Active effects add to each value of a Hero of the table."""
    if params.unit is None:
        return dict.fromkeys(ICONS, ())
    hero = find_hero(table, params.unit, "unit")
    return {icon: more_of(table, hero, icon) for icon in ICONS}


def _effects(
    table: Table, params: ItemsParams, values: dict[Icon, int], given: _Given
) -> Iterator[Step]:
    for icon in values:
        for effect, value in given[icon]:
            yield value_step(effect, table.units[params.unit or ""], value)


def _meant(table: Table, params: ItemsParams) -> tuple[Card, Items | None]:
    if params.unit is None:
        if params.items is None:
            raise InputError("items", "atlantis.needs-items")
        return params.card, params.items
    hero = find_hero(table, params.unit, "unit")
    return which_card(hero, params.card, "card"), items_of(hero, params.items)


def _value(icon: str, value: int) -> Said:
    return Said("atlantis.items.one", (("icon", Called(f"icon.{icon}")), ("number", value)))


def _steps(card: Card, having: Items | None) -> Iterator[Step]:
    """What each item adds; those whose icon the card lacks add nothing."""
    counts = {icon: count_items(having, icon) for icon in ICONS}
    if not any(counts.values()):
        yield Step(rules.ITEM_BONUS, "atlantis.items.nothing", {})
    for icon, more in counts.items():
        printed: int | None = getattr(card, icon)
        facts: dict[str, object] = {"icon": Called(f"icon.{icon}"), "more": more}
        if more and printed is not None:
            told = {**facts, "printed": printed, "value": printed + more}
            yield Step(rules.ITEM_BONUS, "atlantis.items.bonus", told)
        elif more:
            yield Step(rules.ITEM_NO_ICON, "atlantis.items.no-icon", facts)
