"""Cards typed in as a form would."""

from collections.abc import Mapping, Sequence

from adjudicator.app.cards import card_texts, card_value, find_card, save, table_cards
from adjudicator.app.tables import OpenTable
from adjudicator.core.change import changed
from adjudicator.core.values import JsonObject


def typed(table: OpenTable, address: str, texts: Mapping[str, Sequence[str]]) -> JsonObject:
    """The scene after a card was saved with some texts, the others as they were."""
    card = find_card(table, address)
    assert card, address
    before = card_value(table, card)
    made = save(table, card, {**card_texts(card, before), **texts})
    return changed(table.scene, made[0]) if made else table.scene


def rewritten(table: OpenTable) -> JsonObject:
    """The scene after every card was written anew from the texts of its form."""
    for group in table_cards(table):
        for card in group.cards:
            texts = card_texts(card, card_value(table, card))
            made = save(table, card, texts, {})
            if made:
                table = table.with_change(made[0])
    return table.scene
