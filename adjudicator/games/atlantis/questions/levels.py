"""The questions `level-up`, `upgrade`, `items` and `pity`."""

from collections.abc import Iterator
from typing import Annotated, Literal

from pydantic import Field, StrictBool, StrictInt

from adjudicator.core.facts import Called, Listing
from adjudicator.core.input import InputError, Record, place
from adjudicator.core.verdict import Step, Summary, Verdict
from adjudicator.games.atlantis import rules
from adjudicator.games.atlantis.table.judging import tone
from adjudicator.games.atlantis.table.kit import ICONS, Card, Colour, Items, count_items
from adjudicator.games.atlantis.table.numbers import HIGHEST_LEVEL, highest_tier
from adjudicator.games.atlantis.table.state import Table

Level = Annotated[StrictInt, Field(ge=1, le=HIGHEST_LEVEL)]
Coins = Annotated[StrictInt, Field(ge=0, le=999)]


class LevelParams(Record):
    """A Hero's level and coins at the end of a Round."""

    level: Level
    coins: Coins


class HeldCard(Record):
    """A non-basic card in hand: its colour and its Tier."""

    color: Colour
    tier: Annotated[StrictInt, Field(ge=1, le=3)]


class UpgradeParams(Record):
    """The non-basic cards in a Hero's hand."""

    cards: Annotated[tuple[HeldCard, ...], Field(min_length=1, max_length=6)]


class ItemsParams(Record):
    """A card and the items that its Hero has."""

    card: Card
    items: Items


class PityParams(Record):
    """A Hero's level, and whether it bought a level in this Round."""

    level: Level
    bought: StrictBool


def level_up(_table: Table, params: LevelParams) -> Verdict:
    """Judge how many levels are bought, for how many coins."""
    level, coins = params.level, params.coins
    steps = []
    while level < HIGHEST_LEVEL and coins >= level:
        facts = {"level": level + 1, "cost": level, "left": coins - level}
        steps.append(Step(rules.LEVEL_COST, "atlantis.level.bought", facts))
        coins -= level
        level += 1
    steps.extend(_stopped(level, coins, bought=level > params.level))
    facts = {"level": level, "coins": coins, "more": level - params.level}
    summary = Summary(
        "atlantis.level.up" if level > params.level else "atlantis.level.same", "note", facts
    )
    return Verdict("level-up", {"level": level, "coins": coins}, summary, tuple(steps))


def _stopped(level: int, coins: int, *, bought: bool) -> Iterator[Step]:
    facts: dict[str, object] = {"level": level, "next": level + 1, "cost": level, "coins": coins}
    if bought:
        yield Step(rules.LEVEL_MUST, "atlantis.level.must", facts)
        tier = Called(f"tier.{highest_tier(level)}")
        yield Step(rules.LEVEL_TIER, "atlantis.level.tier", {**facts, "tier": tier})
    if level == HIGHEST_LEVEL:
        yield Step(rules.LEVEL_TOP, "atlantis.level.top", facts)
    else:
        yield Step(rules.LEVEL_COST, "atlantis.level.too-dear", facts)


def upgrade(_table: Table, params: UpgradeParams) -> Verdict:
    """Judge which cards may be upgraded next."""
    for number, card in enumerate(params.cards):
        if card.color in {other.color for other in params.cards[:number]}:
            raise InputError(place("cards", number, "color"), "hexes.same-colour", color=card.color)
        if card.color in ("gold", "silver"):
            raise InputError(
                place("cards", number, "color"), "hexes.basic-colour", color=card.color
            )
    lowest = min(card.tier for card in params.cards)
    if lowest == 3:
        step = Step(rules.UPGRADE_ULTIMATE, "atlantis.upgrade.ultimate", {})
        summary = Summary("atlantis.upgrade.last", "note", {})
        return Verdict("upgrade", {"colors": [], "tier": 4, "ultimate": True}, summary, (step,))
    colours = [card.color for card in params.cards if card.tier == lowest]
    facts = {
        "colours": Listing(tuple(Called(f"colour.{colour}") for colour in colours)),
        "tier": Called(f"tier.{lowest}"),
        "next": Called(f"tier.{lowest + 1}"),
        "count": len(colours),
    }
    steps = (
        Step(rules.UPGRADE_LOWEST, "atlantis.upgrade.lowest", facts),
        Step(rules.UPGRADE_CARDS, "atlantis.upgrade.cards", facts),
    )
    answer = {"colors": colours, "tier": lowest + 1, "ultimate": False}
    return Verdict("upgrade", answer, Summary("atlantis.upgrade.may", "note", facts), steps)


def items(_table: Table, params: ItemsParams) -> Verdict:
    """Judge the values of a card with its Hero's items."""
    values: dict[str, int] = {}
    steps = []
    for icon in ICONS:
        printed: int | None = getattr(params.card, icon)
        more = count_items(params.items, icon)
        facts = {"icon": Called(f"icon.{icon}"), "printed": printed, "more": more}
        if printed is not None:
            values[icon] = printed + more
            if more:
                told = {**facts, "value": values[icon]}
                steps.append(Step(rules.ITEM_BONUS, "atlantis.items.bonus", told))
        elif more:
            steps.append(Step(rules.ITEM_NO_ICON, "atlantis.items.no-icon", facts))
    if not steps:
        steps.append(Step(rules.ITEM_BONUS, "atlantis.items.nothing", {}))
    summary = Summary("atlantis.items.values", "note", {"count": len(values)})
    return Verdict("items", {"values": values}, summary, tuple(steps))


def pity(_table: Table, params: PityParams) -> Verdict:
    """Judge whether a Hero collects a Pity coin."""
    reason: Literal["bought", "top", "coin"] = "coin"
    if params.bought:
        reason = "bought"
    elif params.level == HIGHEST_LEVEL:
        reason = "top"
    coins = int(reason == "coin")
    rule = rules.LEVEL_TOP if reason == "top" else rules.PITY_COIN
    steps = (Step(rule, _PITY[reason], {"level": params.level}),)
    summary = Summary("atlantis.pity.coin" if coins else "atlantis.pity.none", tone(coins), {})
    return Verdict("pity", {"coins": coins}, summary, steps)


_PITY = {
    "bought": "atlantis.pity.bought",
    "top": "atlantis.pity.top",
    "coin": "atlantis.pity.collects",
}
