"""Phrases on the page about shooting: actions, fields and hints."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "field.attachment": "attachment",
    "field.card drawn": "card drawn",
    "field.cards drawn": "Aim cards drawn",
    "offer.zone": "Zones",
    "offer.to-hit": "Difficulty",
    "offer.shoot": "Shoot",
    "doing.shoot": "Deal the damage",
    "hint.shoot.0": "Tap the Legend that shoots.",
    "hint.shoot.1": "Now tap the target.",
    "field.ignore": "icons to ignore",
    "field.hit-icons": "icons that make a card a hit",
    "field.miss-icons": "icons that make a card a miss",
    "field.more-damage": "change to the total damage",
    "apex.arms.which-weapon": "Which weapon?",
    "apex.arms.unnamed": "the weapon",
    "apex.arms.new": "the new weapon",
    "apex.arms.in-slot": "the weapon in slot {slot}",
    "apex.number.weapon": "Which weapon does {who} have?",
    "apex.arms.unknown-weapon": "There is no weapon {name} here. Choose one of these: {known}.",
    "apex.arms.range-order": "Enter the range with the smaller number first.",
    "field.slots": "the weapon's slots",
    "field.nodes": "nodes, separated by commas",
    "field.node": "its nodes, separated by commas",
}
