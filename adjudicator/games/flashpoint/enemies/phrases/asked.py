"""What examples ask about this topic, in a line above their pictures."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "asked.flashpoint.activation": "In what order do the units activate?",
    "asked.flashpoint.ambush": "Which Enemies in Overwatch attack {one}?",
    "asked.flashpoint.defend": "Does {two} withstand {one}'s attack?",
    "asked.flashpoint.enemy-activation": "What does {one} do when it activates?",
    "asked.flashpoint.enemy-area": "Who does {one}'s area attack hit?",
    "asked.flashpoint.enemy-attack": "How strong is {one}'s attack?",
    "asked.flashpoint.enemy-move": "Where does {one} move?",
    "asked.flashpoint.enemy-paths": "Where do the Enemies move?",
    "asked.flashpoint.enemy-target": "Who does {one} attack?",
    "asked.flashpoint.shove": "Who has to make room in {one}?",
    "asked.flashpoint.step-out": "Does {one} step out to attack?",
}
