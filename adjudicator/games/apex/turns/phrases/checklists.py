"""What checklists say, step by step."""

PHRASES: dict[str, str | tuple[str, str, str]] = {
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
    "phase.draft": "The draft",
    "phase.loadout": "The loadout",
    "phase.drop": "The map drop",
    "phase.round": "A round",
    "phase.turn": "A squad's turn",
    "phase.transition": "The transition",
    "phase.shoot": "A Shoot action",
    "phase.grenade": "A Grenade",
    "phase.eliminated": "An elimination",
    "phase.cooldown": "A cooldown",
    "checklist.draft.colours": "The squads draw an Aim card each; the higher one picks a colour.",
    "checklist.draft.marker": "The Initiative marker goes to the first Red turn.",
    "checklist.draft.pick-blue": "A player of the Blue squad picks a Legend.",
    "checklist.draft.pick-red": "A player of the Red squad picks a Legend.",
    "checklist.draft.rest": "Draft cards that nobody picked go back to the box.",
    "checklist.loadout.draw": "Each Legend draws 4 weapons, 4 common and 4 rare Loot tokens.",
    "checklist.loadout.share": "Squadmates give each other what they like of it.",
    "checklist.loadout.equip": "Each Legend equips 2 weapons.",
    "checklist.loadout.ammo": "The Ammo markers go to what the Weapon cards print.",
    "checklist.loadout.stow": "Loot goes to Backpack, Gear slots and weapons, where there is room.",
    "checklist.loadout.rest": "What is left over goes out of the game.",
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
    "checklist.draft.offer": "Spread the Draft cards of all Legends face up.",
    "checklist.draft.lot": (
        "A Squad tile drawn at random tells which squad chooses: the initiative, or the first pick."
    ),
    "checklist.draft.tiles": (
        "The squad with the initiative lays its tiles on 1, the other on 2; the marker goes on the "
        "leftmost."
    ),
    "checklist.draft.alternate": (
        "The squad with the first pick begins; then the squads take turns until every player has "
        "a Legend."
    ),
    "checklist.draft.return": "Cards and boxes that nobody picked go back.",
    "checklist.loadout.quick-draw": (
        "Each player draws 5 weapons, 6 common and 8 rare Loot tokens."
    ),
    "checklist.loadout.equip-all": (
        "All players put weapons and Loot on their Legend boards, at the same time."
    ),
    "checklist.loadout.leave": (
        "Weapons left over make a discard pile; tokens left over go out of the game."
    ),
    "checklist.loadout.feats": "Each player draws 3 Feat cards.",
    "checklist.drop.edge": (
        "Beginning with the squad that has the initiative, a Legend is put outside any edge of the "
        "map, at level 0."
    ),
    "checklist.drop.take-epic": "It takes the Epic Loot token of that edge, if one is left.",
    "checklist.drop.take-reward": "It resolves the Reward token of that edge, if one is left.",
    "checklist.drop.move": "It moves with 2 points; the first space entered is one of the map.",
    "checklist.drop.next": "The squads go on in turns until every Legend is on the map.",
    "checklist.drop.clear-board": "The Entrance board goes back to the box, with what is left.",
    "checklist.drop.ring-card": "The Ring Movement card is revealed.",
    "checklist.round.first": "The squad with the initiative takes its turn.",
    "checklist.round.second": "The other squad takes its turn.",
    "checklist.transition.square-icons": (
        "On a square its icons are resolved: the Ring moves, then a new Ring card is shown. The "
        "marker goes on to the next number."
    ),
    "checklist.transition.tokens": "Tokens on that number are resolved.",
    "checklist.shoot.react-before": (
        "The target may react with a Before Shoot card, its allies with a Team card of that kind."
    ),
    "checklist.shoot.react-after": (
        "A target that is still there may react with an After Shoot card, its allies with a Team "
        "card of that kind."
    ),
    "checklist.grenade.leave": "The token leaves the game.",
    "checklist.eliminated.marker": "The enemies take the Death box marker, as a Victory Point.",
    "checklist.cooldown.return": "Markers and miniatures go back, unless PERSISTENT.",
    "checklist.cooldown.place": "The token goes to the position that its card names.",
    "checklist.cooldown.move": "In each transition it moves one to the left.",
    "checklist.cooldown.done": "Once off the track, it is back on its card, ready for use.",
}
