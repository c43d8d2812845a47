"""Texts of the cards page."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "cards.nothing": "Fill in at least one field first.",
    "cards.same-name": "There is already a card called {name}: edit that one instead.",
    "cards.gone": "This card is no longer on the table: go back to your cards.",
    "cards.stays": "You can't remove this here: take the piece off the board instead.",
    # Kinds that more than one game has.
    "cards.weapons": "Weapons",
    "cards.one.weapons": "Weapon",
    "cards.add.weapons": "Add a weapon",
    "cards.tokens": "Tokens",
    "cards.one.tokens": "Token",
}
