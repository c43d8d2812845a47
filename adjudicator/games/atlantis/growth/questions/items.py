"""The question `items`: what are a card's values with its Hero's items?"""

from adjudicator.core.facts import Called
from adjudicator.core.input import Record
from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Step, Summary
from adjudicator.games.atlantis.growth import rules
from adjudicator.games.atlantis.table.kit import ICONS, Card, Items, count_items
from adjudicator.games.atlantis.table.state import Table


class ItemsParams(Record):
    """A card and the items that its Hero has."""

    card: Card
    items: Items


def items(_table: Table, params: ItemsParams, _consult: Consultation) -> Finding:
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
    return Finding({"values": values}, summary, tuple(steps))
