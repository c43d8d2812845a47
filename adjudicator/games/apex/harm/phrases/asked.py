"""What examples ask about this topic, in a line above their pictures."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "asked.apex.area": "Who does the area attack from {one} reach?",
    "asked.apex.damage": "What does the damage do to {one}?",
    "asked.apex.grenade": "Where does {one}'s Grenade land, and who does it hurt?",
    "asked.apex.melee": "What does {one}'s Melee Attack do to {two}?",
    "asked.apex.push": "Where does the push from {one} take {two}?",
}
