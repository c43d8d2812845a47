"""What an example asks, in a line above its picture."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "asked.apex.activate": "Can {one} activate now?",
    "asked.apex.activation": "What can {one} still do in this activation?",
    "asked.apex.area": "Whom does the area attack from {one} reach?",
    "asked.apex.attach": "Does the attachment fit the weapon?",
    "asked.apex.contiguity": "Are {one} and {two} adjacent, or neighboring?",
    "asked.apex.cover": "Does {two} have cover from {one}?",
    "asked.apex.cover-spots": "Where can {one} find cover?",
    "asked.apex.damage": "What does the damage do to {one}?",
    "asked.apex.destroy": "What can {one} destroy?",
    "asked.apex.detach": "Can {one} take the attachment off?",
    "asked.apex.distance": "How far is it from {one} to {two}?",
    "asked.apex.drop": "Can {one} drop the token on {two}?",
    "asked.apex.equip": "What does the token give {one}?",
    "asked.apex.grenade": "Where does {one}'s Grenade land, and whom does it hurt?",
    "asked.apex.heal": "How much does {one} get back?",
    "asked.apex.interact": "What can {one} interact with, pick up and drop?",
    "asked.apex.loot": "Where does the Loot go that {one} found?",
    "asked.apex.los": "Do {one} and {two} see each other?",
    "asked.apex.melee": "What does {one}'s Melee Attack do to {two}?",
    "asked.apex.move": "Where can {one} end a move?",
    "asked.apex.near-miss": "What is the nearest space to see {two} from?",
    "asked.apex.odds": "How likely is it that {one} hits {two}?",
    "asked.apex.path": "What does it cost {one} to get to {two}?",
    "asked.apex.pick-up": "Can {one} pick up the token on {two}?",
    "asked.apex.place": "Where can {one} place it?",
    "asked.apex.precedence": "Which rule wins?",
    "asked.apex.push": "Where does the push from {one} take {two}?",
    "asked.apex.reactions": "Which cards can {two} play when {one} is shot at?",
    "asked.apex.respawn": "Where can {one} respawn?",
    "asked.apex.ring": "Who is outside the Ring, and where does it move?",
    "asked.apex.shoot": "What does {one}'s shot do to {two}?",
    "asked.apex.sight": "What does {one} see?",
    "asked.apex.spending": "How does {one} spend its points on the way to {two}?",
    "asked.apex.step": "What does the step from {one} to {two} cost?",
    "asked.apex.timing": "When is each token on the track due?",
    "asked.apex.to-hit": "How difficult is it for {one} to hit {two}?",
    "asked.apex.transition": "What happens in the transition?",
    "asked.apex.turn": "What are the steps, in order?",
    "asked.apex.victory": "Who wins?",
    "asked.apex.watchers": "Who sees {one}?",
    "asked.apex.weapon": "Where can {one} put the new weapon?",
    "asked.apex.zone": "Which zones affect a shot from {one} at {two}?",
}

#: Verdicts that tell what happens, and are neither a yes nor a no to what was asked.
NEWS = frozenset(
    {
        "apex.push.collides",
        "apex.push.no-room",
        "apex.push.stays",
    }
)
