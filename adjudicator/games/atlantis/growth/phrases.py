"""What is said about levels, upgrades and items."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "atlantis.level.bought": (
        "Level {level} costs 1 coin; {left} left.",
        "Level {level} costs {cost} coins; {left} left.",
        "cost",
    ),
    "atlantis.level.must": "Whatever can be paid for must be bought.",
    "atlantis.level.tier": "At level {level} the highest Tier of a card is {tier}.",
    "atlantis.level.too-dear": "Level {next} costs {cost}; there are {coins}.",
    "atlantis.level.top": "Level {level} is the last: with the Ultimate, no more levels or coins.",
    "atlantis.level.up.headline": "Level {level}",
    "atlantis.level.up.reason": "Coins left: {coins}.",
    "atlantis.level.same.headline": "Still level {level}",
    "atlantis.level-up.label": "Level",
    "atlantis.upgrade.lowest": (
        "Only cards of the lowest Tier, {tier}, may be upgraded: {colours}."
    ),
    "atlantis.upgrade.cards": (
        "Of the two cards of that colour and Tier {next}, one goes into the hand, one becomes an "
        "item."
    ),
    "atlantis.upgrade.ultimate": (
        "All cards are of Tier III: the Ultimate is next, without an item."
    ),
    "atlantis.upgrade.may.headline": "{colours} to Tier {next}",
    "atlantis.upgrade.last.headline": "The Ultimate",
    "atlantis.upgrade.label": "Upgrade",
    "colour.gold": "gold",
    "colour.silver": "silver",
    "colour.red": "red",
    "colour.green": "green",
    "colour.blue": "blue",
    "colour.purple": "purple",
    "tier.1": "I",
    "tier.2": "II",
    "tier.3": "III",
    "tier.4": "IV",
    "atlantis.items.bonus": "{icon}: {printed} printed, {more} by items, {value} in all.",
    "atlantis.items.no-icon": "The card has no {icon} icon, so items for it do nothing here.",
    "atlantis.items.nothing": "No item bears on this card.",
    "atlantis.items.values.headline": ("1 value", "{count} values", "count"),
    "atlantis.items.label": "Values",
    "icon.initiative": "Initiative",
    "icon.attack": "Attack",
    "icon.defense": "Defense",
    "icon.movement": "Movement",
    "icon.range": "Range",
    "icon.radius": "Radius",
    "atlantis.pity.collects": "No level was bought this Round: 1 coin.",
    "atlantis.pity.bought": "A level was bought this Round, so there is no Pity coin.",
    "atlantis.pity.top": "At level {level} nobody collects coins any more.",
    "atlantis.pity.coin.headline": "1 coin",
    "atlantis.pity.none.headline": "No coin",
    "atlantis.pity.label": "Pity coin",
    "atlantis.same-colour": "There is a {color} card already.",
    "atlantis.basic-colour": "{color} cards are basic and have no Tier; leave them out.",
    "offer.level-up": "Level up",
    "offer.upgrade": "Which card to upgrade?",
    "offer.items": "Values with items",
    "offer.pity": "Pity coin",
    "hint.level-up.0": "Fill in level and coins.",
    "hint.upgrade.0": "Fill in the cards in hand that are not basic.",
    "hint.items.0": "Fill in the card and the items.",
    "hint.pity.0": "Fill in the level, and whether one was bought.",
    "field.hand": "cards that are not basic",
}
