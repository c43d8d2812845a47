"""What examples ask about this topic, in a line above their pictures."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "asked.atlantis.actions": "What can {one} do with the card?",
    "asked.atlantis.effect": "How long does the effect last?",
    "asked.atlantis.effects": "Which effects are active?",
    "asked.atlantis.end-of-round": "What happens at the end of the Round?",
    "asked.atlantis.end-of-turn": "What happens at the end of the turn?",
    "asked.atlantis.initiative": "Who acts first?",
    "asked.atlantis.resolve": "Who acts next?",
    "asked.atlantis.round-step": "What comes next at the end of the Round?",
    "asked.atlantis.same-time": "In which order do simultaneous effects apply?",
    "asked.atlantis.start": "How does the game begin?",
    "asked.atlantis.status": "What does the status change for {one}?",
    "asked.atlantis.turn": "What are the steps, in order?",
}
