"""The question `upgrade`: which cards may be upgraded next?"""

from typing import Annotated

from pydantic import Field, StrictInt

from adjudicator.core.facts import Called, Listing
from adjudicator.core.faults import InputError
from adjudicator.core.input import Record, place
from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Step, Summary
from adjudicator.games.atlantis.growth import rules
from adjudicator.games.atlantis.table.kit import Colour
from adjudicator.games.atlantis.table.state import Table


class HeldCard(Record):
    """A non-basic card in hand: its colour and its Tier."""

    color: Colour
    tier: Annotated[StrictInt, Field(ge=1, le=3)]


class UpgradeParams(Record):
    """The non-basic cards in a Hero's hand."""

    cards: Annotated[tuple[HeldCard, ...], Field(min_length=1, max_length=6)]


def upgrade(_table: Table, params: UpgradeParams, _consult: Consultation) -> Finding:
    """Judge which cards may be upgraded next."""
    for number, card in enumerate(params.cards):
        if card.color in {other.color for other in params.cards[:number]}:
            raise InputError(
                place("cards", number, "color"), "atlantis.same-colour", color=card.color
            )
        if card.color in ("gold", "silver"):
            raise InputError(
                place("cards", number, "color"), "atlantis.basic-colour", color=card.color
            )
    lowest = min(card.tier for card in params.cards)
    if lowest == 3:
        step = Step(rules.UPGRADE_ULTIMATE, "atlantis.upgrade.ultimate", {})
        summary = Summary("atlantis.upgrade.last", "note", {})
        return Finding({"colors": [], "tier": 4, "ultimate": True}, summary, (step,))
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
    return Finding(answer, Summary("atlantis.upgrade.may", "note", facts), steps)
