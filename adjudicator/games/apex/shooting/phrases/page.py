"""What the page says of shooting: actions, fields and what to do next."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "field.attachment": "attachment",
    "field.card drawn": "card drawn",
    "offer.zone": "Zones",
    "offer.to-hit": "Difficulty",
    "offer.shoot": "Shoot",
    "offer.attach": "Does it fit?",
    "doing.shoot": "Deal the damage",
    "doing.attach": "Fit it",
    "hint.shoot.0": "Tap who shoots.",
    "hint.shoot.1": "Now tap the target.",
    "hint.attach.0": "Choose the attachment, and fill in the weapon's slots.",
    "field.ignore": "icons that count as not there",
    "field.hit-icons": "icons that make a card a hit",
    "field.miss-icons": "icons that make a card a miss",
    "field.more-damage": "added to the total damage, or taken off it",
    "field.slots": "slots of the weapon",
    "field.nodes": "nodes, with commas",
    "field.node": "its nodes, with commas",
}
