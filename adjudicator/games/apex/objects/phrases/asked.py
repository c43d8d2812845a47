"""What examples ask about this topic, in a line above their pictures."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "asked.apex.attach": "Does the attachment fit the weapon?",
    "asked.apex.destroy": "What can {one} destroy?",
    "asked.apex.detach": "Can {one} take the attachment off?",
    "asked.apex.drop": "Can {one} drop the token on {two}?",
    "asked.apex.equip": "What does the token give {one}?",
    "asked.apex.heal": "How much does {one} get back?",
    "asked.apex.interact": "What can {one} interact with, pick up and drop?",
    "asked.apex.loot": "Where can {one} put the Loot it found?",
    "asked.apex.pick-up": "Can {one} pick up the token on {two}?",
    "asked.apex.place": "Where can {one} place it?",
    "asked.apex.respawn": "Where can {one} respawn?",
    "asked.apex.weapon": "Where can {one} put the new weapon?",
}
