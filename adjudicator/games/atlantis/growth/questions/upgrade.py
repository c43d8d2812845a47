"""The question `upgrade`: which cards may be upgraded next, and what does that change?"""

from typing import Annotated

from pydantic import Field, StrictInt

from adjudicator.core.change import Change, Edit
from adjudicator.core.facts import Called, Listing
from adjudicator.core.faults import InputError
from adjudicator.core.input import Record, place
from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.core.values import Json
from adjudicator.core.verdict import Step, Summary
from adjudicator.games.atlantis.growth import rules
from adjudicator.games.atlantis.table.ends import UnitId, find_hero
from adjudicator.games.atlantis.table.kit import ICONS, Card, Colour, Icon, count_items
from adjudicator.games.atlantis.table.state import Table, Unit

BASIC = ("gold", "silver")


class HeldCard(Record):
    """A non-basic card in hand: its colour and its Tier, which a basic card doesn't have."""

    color: Colour
    tier: Annotated[StrictInt, Field(ge=1, le=3)] | None = None


class UpgradeParams(Record):
    """The non-basic cards in a Hero's hand: as given, or those of a Hero (`unit`) of the table.

    To upgrade one of the Hero's: its `color`, the card that is `taken` into the hand, and the
    `item` that the other one becomes.
    """

    cards: Annotated[tuple[HeldCard, ...], Field(max_length=6)] = ()
    unit: UnitId | None = None
    color: Colour | None = None
    taken: Card | None = None
    item: Icon | None = None


def upgrade(table: Table, params: UpgradeParams, _consult: Consultation) -> Finding:
    """Judge which cards may be upgraded next."""
    hero = find_hero(table, params.unit, "unit") if params.unit else None
    cards = params.cards or (_held(hero) if hero else ())
    tiers = _checked(cards)
    lowest = min(tiers.values())
    if lowest == 3:
        step = Step(rules.UPGRADE_ULTIMATE, "atlantis.upgrade.ultimate", {})
        summary = Summary("atlantis.upgrade.last", "note", {})
        return Finding({"colors": [], "tier": 4, "ultimate": True}, summary, (step,))
    colours = [colour for colour, tier in tiers.items() if tier == lowest]
    facts = {
        "colours": Listing(tuple(Called(f"colour.{colour}") for colour in colours)),
        "tier": Called(f"tier.{lowest}"),
        "next": Called(f"tier.{lowest + 1}"),
        "count": len(colours),
    }
    facts |= {"who": hero.name if hero else None}
    facts |= {"taken": Called(f"colour.{params.color}") if params.color else None}
    steps = (
        Step(rules.UPGRADE_LOWEST, "atlantis.upgrade.lowest", facts),
        Step(rules.UPGRADE_CARDS, "atlantis.upgrade.cards", facts),
    )
    if params.color and params.color not in colours:
        raise InputError("color", "atlantis.not-upgradable", known=facts["colours"])
    answer = {"colors": colours, "tier": lowest + 1, "ultimate": False}
    change = _change(hero, params, lowest + 1) if hero and params.color else None
    return Finding(answer, Summary("atlantis.upgrade.may", "note", facts), steps, change)


def _held(hero: Unit) -> tuple[HeldCard, ...]:
    """The cards of a Hero that are kept with the table and have a colour and a Tier."""
    return tuple(
        HeldCard(color=card.color, tier=card.tier)
        for card in hero.cards
        if card.color and card.tier and card.tier < 4 and card.color not in BASIC
    )


def _checked(cards: tuple[HeldCard, ...]) -> dict[str, int]:
    """The Tier of each card, by its colour."""
    tiers: dict[str, int] = {}
    if not cards:
        raise InputError("cards", "atlantis.needs-hand")
    for number, card in enumerate(cards):
        at = place("cards", number, "color")
        if card.color in tiers:
            raise InputError(at, "atlantis.same-colour", color=card.color)
        if card.color in BASIC:
            raise InputError(at, "atlantis.basic-colour", color=card.color)
        if card.tier is None:
            raise InputError(place("cards", number, "tier"), "input.missing")
        tiers[card.color] = card.tier
    return tiers


def _change(hero: Unit, params: UpgradeParams, tier: int) -> Change | None:
    """One card back to the deck, one into the hand, and an item; None until the item is told.

    What nobody told of the new card stays unknown.
    """
    if params.item is None:
        return None
    new: dict[str, Json] = {"color": params.color, "tier": tier}
    if params.taken:
        new = {**params.taken.model_dump(exclude_unset=True, by_alias=True), **new}
    kept = [card for card in hero.cards if card.color != params.color]
    cards = [*(card.model_dump(exclude_unset=True, by_alias=True) for card in kept), new]
    counts = {icon: count_items(hero.items, icon) for icon in ICONS}
    counts[params.item] += 1
    items = {icon: number for icon, number in counts.items() if number}
    return Change(edits=(Edit("units", hero.id, {"cards": cards, "items": items}),))
