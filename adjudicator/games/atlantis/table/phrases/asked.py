"""What an example asks, in a line above its picture."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "asked.atlantis.actions": "What can {one} do with the card?",
    "asked.atlantis.adjacent": "Are {one} and {two} adjacent?",
    "asked.atlantis.assault": "Does {two} withstand {one}'s Attack?",
    "asked.atlantis.attack": "How strong is {one}'s Attack?",
    "asked.atlantis.combat": "Does {two} withstand this total of {one}'s Attack?",
    "asked.atlantis.defeat": "What does {one} get for defeating {two}?",
    "asked.atlantis.defense": "How strong is {one}'s Defense?",
    "asked.atlantis.distance": "How far is it from {one} to {two}?",
    "asked.atlantis.effect": "How long does the effect last?",
    "asked.atlantis.effects": "Which effects are active?",
    "asked.atlantis.end-of-round": "What happens at the end of the Round?",
    "asked.atlantis.end-of-turn": "What happens at the end of the turn?",
    "asked.atlantis.fast-travel": "Can {one} Fast Travel to {two}?",
    "asked.atlantis.immunity": "Can {one} be affected?",
    "asked.atlantis.in-range": "Is {two} in range of {one}?",
    "asked.atlantis.initiative": "Who acts first?",
    "asked.atlantis.items": "What do the items make of the values on the card?",
    "asked.atlantis.lane-push": "What happens when the lane is pushed?",
    "asked.atlantis.lane-pushes": "What happens when both lanes are pushed at once?",
    "asked.atlantis.level-up": "Which level does the Hero reach?",
    "asked.atlantis.minion-battle": "Which Minions are removed in the Minion Battle?",
    "asked.atlantis.modifiers": "What do the Minions around the Heroes add?",
    "asked.atlantis.move": "Where can {one} move?",
    "asked.atlantis.nearest": "Who is nearest to {one}?",
    "asked.atlantis.path": "What is the shortest way from {one} to {two}?",
    "asked.atlantis.pity": "Does the Hero get a Pity coin?",
    "asked.atlantis.place": "Can {one} be placed on {two}?",
    "asked.atlantis.push": "Where does the push from {one} take {two}?",
    "asked.atlantis.pushes": "Whom can {one} push, and where to?",
    "asked.atlantis.radius": "Who is in the Radius around {one}?",
    "asked.atlantis.resolve": "Who acts next?",
    "asked.atlantis.respawn": "Where can {one} come back?",
    "asked.atlantis.round-step": "What comes next at the end of the Round?",
    "asked.atlantis.same-time": "In which order do effects apply that happen at the same time?",
    "asked.atlantis.setup": "How is the game set up for so many players?",
    "asked.atlantis.start": "How does the game begin?",
    "asked.atlantis.status": "What does the status change for {one}?",
    "asked.atlantis.straight-line": "Are {one} and {two} in a straight line?",
    "asked.atlantis.strays": "Which Minions have to return to the Battle Zone?",
    "asked.atlantis.swap": "Can {one} and {two} swap places?",
    "asked.atlantis.travel-zones": "To which zones can {one} Fast Travel?",
    "asked.atlantis.turn": "What are the steps, in order?",
    "asked.atlantis.upgrade": "Which cards can be upgraded?",
    "asked.atlantis.victory": "Who wins?",
}

#: Verdicts that tell what happens, and are neither a yes nor a no to what was asked.
NEWS = frozenset(
    {
        "atlantis.assault.hero",
        "atlantis.combat.defeated",
    }
)
