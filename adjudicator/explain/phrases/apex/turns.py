"""What checklists say, step by step."""

from adjudicator.explain.phrases.phrase import Phrases

PHRASES: Phrases = {
    "turn.red": "the Red turn",
    "turn.blue": "the Blue turn",
    "turn.transition": "the transition",
    "turn.skipped": "Left out here: {what}",
    "turn.waiting": "Still to be active: {names}.",
    "turn.listed.headline": ("1 step", "{count} steps", "count"),
    "turn.listed.reason": "{phase}, in order.",
    "turn.at.headline": "Step {number} of {count}",
    "turn.at.reason": "{now}",
    "turn.label": "Checklist",
    "turn.listed.value": ("1 step", "{count} steps", "count"),
    "turn.at.value": "{number} of {count}",
    "turn.answer": "{count} steps",
    "phase.drop": "The map drop",
    "phase.round": "A round",
    "phase.turn": "A squad's turn",
    "phase.transition": "The transition",
    "phase.shoot": "A Shoot action",
    "phase.grenade": "A Grenade",
    "phase.eliminated": "An elimination",
    "phase.cooldown": "A cooldown",
    "checklist.drop.rewards": "Lay a random Reward token at each edge of the Entrance board.",
    "checklist.drop.epic-loot": "Draw an Epic Loot token for each edge, clockwise.",
    "checklist.drop.feat-cards": "Every Legend draws 3 Feat cards.",
    "checklist.drop.place-blue": (
        "Blue puts a Legend at an edge of the Entrance board; it may take the Epic Loot there."
    ),
    "checklist.drop.place-red": (
        "Red puts a Legend at an edge of the Entrance board; it may take the Epic Loot there."
    ),
    "checklist.drop.enter-red": (
        "Red brings a Legend in from its edge: its Reward's move first, then the rest of it."
    ),
    "checklist.drop.enter-blue": (
        "Blue brings a Legend in from its edge: its Reward's move first, then the rest of it."
    ),
    "checklist.drop.clear-away": "The tokens left at the Entrance board go out of the game.",
    "checklist.round.red": "The Red squad takes its turn.",
    "checklist.round.blue": "The Blue squad takes its turn.",
    "checklist.round.transition": "The transition prepares the next round.",
    "checklist.turn.effects": "What lies below the Initiative marker is resolved, top first.",
    "checklist.turn.activations": "Each Legend of the squad is active once, one after another.",
    "checklist.turn.advance": "The Initiative marker moves on by one.",
    "checklist.transition.ring-damage": "Legends outside the Ring lose Health.",
    "checklist.transition.feat-cards": "Every Legend draws a Feat card, if it has any left.",
    "checklist.transition.cooldown": "Every token on the Cooldown track moves one to the left.",
    "checklist.transition.round-marker": "The Round marker moves one to the right.",
    "checklist.transition.trophy": "If it comes to the trophy, the game ends.",
    "checklist.transition.square": (
        "If it comes to a square, the icons there are resolved with the Ring or Heat Shields, and "
        "the marker moves one further in any case."
    ),
    "checklist.transition.diamond": "If it comes above tokens at a diamond, they are resolved.",
    "checklist.transition.draft-cards": "All Draft cards are turned face up.",
    "checklist.transition.initiative": "The Initiative marker goes to the Red turn.",
    "checklist.shoot.target": "Choose a target that you see.",
    "checklist.shoot.weapon": "Choose a weapon and pay 1 of its Ammo.",
    "checklist.shoot.difficulty": "Work out how hard it is to hit.",
    "checklist.shoot.enhance": "If you like, play 1 Enhance card.",
    "checklist.shoot.before": "The target and its squadmates may react Before Firing.",
    "checklist.shoot.reveal": "Reveal the Aim cards.",
    "checklist.shoot.hits": "Count hits and headshots.",
    "checklist.shoot.damage": "Deal the damage.",
    "checklist.shoot.after": "Those still there may react After Firing.",
    "checklist.shoot.reset": "Shuffle the Aim cards back.",
    "checklist.grenade.aim": "Lay the token on a space in range, and turn it as you like.",
    "checklist.grenade.draw": "Draw as many Aim cards as the token says.",
    "checklist.grenade.drift": "Move the token a space along each card's arrow, in order.",
    "checklist.grenade.hurt": "Deal damage to all in its area.",
    "checklist.grenade.tidy": "The token leaves the game, the Aim cards are shuffled back.",
    "checklist.eliminated.remove": "The miniature leaves the map.",
    "checklist.eliminated.knockdown": "An exhausted Knockdown Shield is turned back.",
    "checklist.eliminated.dials": "The dials go to 20 Shield and 40 Health.",
    "checklist.eliminated.deathbox": "The enemies take a Deathbox, as a Victory Point.",
    "checklist.cooldown.return": "Markers and miniatures go back, unless PERSISTENT.",
    "checklist.cooldown.place": "The token goes to the position that its card names.",
    "checklist.cooldown.move": "In each transition it moves one to the left.",
    "checklist.cooldown.done": "Once off the track, it is back on its card, ready for use.",
}
