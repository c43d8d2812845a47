"""What examples ask about this topic, in a line above their pictures."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "asked.flashpoint.activation": "Who can still act in this step?",
    "asked.flashpoint.ambush": "Which Enemies in Overwatch attack {one}?",
    "asked.flashpoint.defend": "Does {two} withstand the attack of {one}?",
    "asked.flashpoint.enemy-activation": "What does {one} do when it activates?",
    "asked.flashpoint.enemy-area": "Whom does the area attack of {one} hit?",
    "asked.flashpoint.enemy-attack": "How strong is the attack of {one}?",
    "asked.flashpoint.enemy-move": "Where does {one} move?",
    "asked.flashpoint.enemy-paths": "Where do the Enemies move?",
    "asked.flashpoint.enemy-target": "Whom does {one} attack?",
    "asked.flashpoint.shove": "Who has to make room in {one}?",
    "asked.flashpoint.step-out": "Does {one} step out to attack?",
}
