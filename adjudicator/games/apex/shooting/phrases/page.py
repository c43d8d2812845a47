"""What the page says of shooting: actions, fields and what to do next."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "field.attachment": "attachment",
    "field.card drawn": "card drawn",
    "field.cards drawn": "Aim cards drawn",
    "offer.zone": "Zones",
    "offer.to-hit": "Difficulty",
    "offer.shoot": "Shoot",
    "doing.shoot": "Deal the damage",
    "hint.shoot.0": "Tap who shoots.",
    "hint.shoot.1": "Now tap the target.",
    "field.ignore": "icons that count as not there",
    "field.hit-icons": "icons that make a card a hit",
    "field.miss-icons": "icons that make a card a miss",
    "field.more-damage": "added to the total damage, or taken off it",
    "apex.arms.which-weapon": "Which weapon?",
    "apex.number.weapon": "Which weapon does {who} have?",
    "apex.arms.unknown-weapon": "There is no weapon {name} here. Known are: {known}.",
    "apex.arms.range-order": "A range is [from, to], the smaller number first.",
    "field.slots": "slots of the weapon",
    "field.nodes": "nodes, with commas",
    "field.node": "its nodes, with commas",
}
