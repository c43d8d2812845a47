"""What checklists say, step by step."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "apex.turn.red": "the Red turn",
    "apex.turn.blue": "the Blue turn",
    "apex.turn.transition": "the transition",
    "apex.turn.skipped": "Left out here: {what}",
    "apex.turn.waiting": "Still to be active: {names}.",
    "apex.turn.listed.headline": ("1 step", "{count} steps", "count"),
    "apex.turn.listed.reason": "{phase}, in order.",
    "apex.turn.at.headline": "Step {number} of {count}",
    "apex.turn.at.reason": "{now}",
    "apex.turn.walks.headline": "Step {number} of {count}",
    "apex.turn.walks.reason": "{now}",
    "apex.turn.walks.value": "",
    "apex.turn.walks.doing": "{doing}",
    "apex.turn.walks.done": "{done}",
    "apex.walk.tick": "tick it off",
    "apex.walk.end-turn": "end the turn: {turn} is next",
    "apex.walk.arrived": "Round {round}, {turn}.",
    "apex.walk.begin": "begin Round {round}",
    "apex.walk.begun": "Round {round} begins.",
    "apex.walk.resolve": "go on: {listed}",
    "apex.walk.resolved": "✓ {listed}.",
    "apex.walk.cool": "cool down: {listed}",
    "apex.walk.no-token": "go on: no token moves",
    "apex.walk.no-token-done": "✓ No token moves.",
    "apex.walk.all-inside": "go on: everyone is inside the Ring",
    "apex.walk.all-inside-done": "✓ Everyone is inside the Ring.",
    "apex.walk.burn": "deal the Ring's damage: {listed}",
    "apex.walk.burnt": "✓ The Ring burns: {listed}.",
    "apex.walk.ring-stays": "go on: the Ring stays",
    "apex.walk.ring-stays-done": "✓ The Ring stays where it is.",
    "apex.walk.move-ring": "move the Ring",
    "apex.walk.ring-moved": "✓ The Ring moves.",
    "apex.turn.ticked": "✓ {what}",
    "apex.turn.now": "Now: {what}",
    "apex.turn.label": "Checklist",
    "apex.turn.listed.value": ("1 step", "{count} steps", "count"),
    "apex.turn.at.value": "{number} of {count}",
    "apex.turn.answer": "{count} steps",
    "apex.phase.draft": "The draft",
    "apex.phase.loadout": "The loadout",
    "apex.phase.drop": "The map drop",
    "apex.phase.round": "A round",
    "apex.phase.turn": "A squad's turn",
    "apex.phase.transition": "The transition",
    "apex.phase.shoot": "A Shoot action",
    "apex.phase.grenade": "A Grenade",
    "apex.phase.eliminated": "An elimination",
    "apex.phase.cooldown": "A cooldown",
    "apex.checklist.draft.colours": (
        "The squads draw an Aim card each; the higher one picks a colour."
    ),
    "apex.checklist.draft.marker": "The Initiative marker goes to the first Red turn.",
    "apex.checklist.draft.pick-blue": "A player of the Blue squad picks a Legend.",
    "apex.checklist.draft.pick-red": "A player of the Red squad picks a Legend.",
    "apex.checklist.draft.rest": "Draft cards that nobody picked go back to the box.",
    "apex.checklist.loadout.draw": "Each Legend draws 4 weapons, 4 common and 4 rare Loot tokens.",
    "apex.checklist.loadout.share": "Squadmates give each other what they like of it.",
    "apex.checklist.loadout.equip": "Each Legend equips 2 weapons.",
    "apex.checklist.loadout.ammo": "The Ammo markers go to what the Weapon cards print.",
    "apex.checklist.loadout.stow": (
        "Loot goes to Backpack, Gear slots and weapons, where there is room."
    ),
    "apex.checklist.loadout.rest": "What is left over goes out of the game.",
    "apex.checklist.drop.rewards": "Lay a random Reward token at each edge of the Entrance board.",
    "apex.checklist.drop.epic-loot": "Draw an Epic Loot token for each edge, clockwise.",
    "apex.checklist.drop.feat-cards": "Every Legend draws 3 Feat cards.",
    "apex.checklist.drop.place-blue": (
        "Blue puts a Legend at an edge of the Entrance board; it may take the Epic Loot there."
    ),
    "apex.checklist.drop.place-red": (
        "Red puts a Legend at an edge of the Entrance board; it may take the Epic Loot there."
    ),
    "apex.checklist.drop.enter-red": (
        "Red brings a Legend in from its edge: its Reward's move first, then the rest of it."
    ),
    "apex.checklist.drop.enter-blue": (
        "Blue brings a Legend in from its edge: its Reward's move first, then the rest of it."
    ),
    "apex.checklist.drop.clear-away": "The tokens left at the Entrance board go out of the game.",
    "apex.checklist.round.red": "The Red squad takes its turn.",
    "apex.checklist.round.blue": "The Blue squad takes its turn.",
    "apex.checklist.round.transition": "The transition prepares the next round.",
    "apex.checklist.turn.effects": "What lies below the Initiative marker is resolved, top first.",
    "apex.checklist.turn.activations": (
        "Each Legend of the squad is active once, one after another."
    ),
    "apex.checklist.turn.advance": "The Initiative marker moves on by one.",
    "apex.checklist.transition.ring-damage": "Legends outside the Ring lose Health.",
    "apex.checklist.transition.feat-cards": "Every Legend draws a Feat card, if it has any left.",
    "apex.checklist.transition.cooldown": (
        "Every token on the Cooldown track moves one to the left."
    ),
    "apex.checklist.transition.round-marker": "The Round marker moves one to the right.",
    "apex.checklist.transition.trophy": "If it comes to the trophy, the game ends.",
    "apex.checklist.transition.square": (
        "If it comes to a square, the icons there are resolved with the Ring or Heat Shields, and "
        "the marker moves one further in any case."
    ),
    "apex.checklist.transition.diamond": (
        "If it comes above tokens at a diamond, they are resolved."
    ),
    "apex.checklist.transition.draft-cards": "All Draft cards are turned face up.",
    "apex.checklist.transition.initiative": "The Initiative marker goes to the Red turn.",
    "apex.checklist.shoot.target": "Choose a target that you see.",
    "apex.checklist.shoot.weapon": "Choose a weapon and pay 1 of its Ammo.",
    "apex.checklist.shoot.difficulty": "Work out how hard it is to hit.",
    "apex.checklist.shoot.enhance": "If you like, play 1 Enhance card.",
    "apex.checklist.shoot.before": "The target and its squadmates may react Before Firing.",
    "apex.checklist.shoot.reveal": "Reveal the Aim cards.",
    "apex.checklist.shoot.hits": "Count hits and headshots.",
    "apex.checklist.shoot.damage": "Deal the damage.",
    "apex.checklist.shoot.after": "Those still there may react After Firing.",
    "apex.checklist.shoot.reset": "Shuffle the Aim cards back.",
    "apex.checklist.grenade.aim": "Lay the token on a space in range, and turn it as you like.",
    "apex.checklist.grenade.draw": "Draw as many Aim cards as the token says.",
    "apex.checklist.grenade.drift": "Move the token a space along each card's arrow, in order.",
    "apex.checklist.grenade.hurt": "Deal damage to all in its area.",
    "apex.checklist.grenade.tidy": "The token leaves the game, the Aim cards are shuffled back.",
    "apex.checklist.eliminated.remove": "The miniature leaves the map.",
    "apex.checklist.eliminated.knockdown": "An exhausted Knockdown Shield is turned back.",
    "apex.checklist.eliminated.dials": "The dials go to 20 Shield and 40 Health.",
    "apex.checklist.eliminated.deathbox": "The enemies take a Deathbox, as a Victory Point.",
    "apex.checklist.draft.offer": "Spread the Draft cards of all Legends face up.",
    "apex.checklist.draft.lot": (
        "A Squad tile drawn at random tells which squad chooses: the initiative, or the first pick."
    ),
    "apex.checklist.draft.tiles": (
        "The squad with the initiative lays its tiles on 1, the other on 2; the marker goes on the "
        "leftmost."
    ),
    "apex.checklist.draft.alternate": (
        "The squad with the first pick begins; then the squads take turns until every player has "
        "a Legend."
    ),
    "apex.checklist.draft.return": "Cards and boxes that nobody picked go back.",
    "apex.checklist.loadout.quick-draw": (
        "Each player draws 5 weapons, 6 common and 8 rare Loot tokens."
    ),
    "apex.checklist.loadout.equip-all": (
        "All players put weapons and Loot on their Legend boards, at the same time."
    ),
    "apex.checklist.loadout.leave": (
        "Weapons left over make a discard pile; tokens left over go out of the game."
    ),
    "apex.checklist.loadout.feats": "Each player draws 3 Feat cards.",
    "apex.checklist.drop.edge": (
        "Beginning with the squad that has the initiative, a Legend is put outside any edge of the "
        "map, at level 0."
    ),
    "apex.checklist.drop.take-epic": "It takes the Epic Loot token of that edge, if one is left.",
    "apex.checklist.drop.take-reward": "It resolves the Reward token of that edge, if one is left.",
    "apex.checklist.drop.move": (
        "It moves with 2 points; the first space entered is one of the map."
    ),
    "apex.checklist.drop.next": "The squads go on in turns until every Legend is on the map.",
    "apex.checklist.drop.clear-board": (
        "The Entrance board goes back to the box, with what is left."
    ),
    "apex.checklist.drop.ring-card": "The Ring Movement card is revealed.",
    "apex.checklist.round.first": "The squad with the initiative takes its turn.",
    "apex.checklist.round.second": "The other squad takes its turn.",
    "apex.checklist.transition.square-icons": (
        "On a square its icons are resolved: the Ring moves, then a new Ring card is shown. The "
        "marker goes on to the next number."
    ),
    "apex.checklist.transition.square-passed": (
        "On a square, other icons than the Ring's are resolved. The marker goes on to the next "
        "number."
    ),
    "apex.checklist.transition.tokens": "Tokens on that number are resolved.",
    "apex.checklist.shoot.react-before": (
        "The target may react with a Before Shoot card, its allies with a Team card of that kind."
    ),
    "apex.checklist.shoot.react-after": (
        "A target that is still there may react with an After Shoot card, its allies with a Team "
        "card of that kind."
    ),
    "apex.checklist.grenade.leave": "The token leaves the game.",
    "apex.checklist.eliminated.marker": (
        "The enemies take the Death box marker, as a Victory Point."
    ),
    "apex.checklist.cooldown.return": "Markers and miniatures go back, unless PERSISTENT.",
    "apex.checklist.cooldown.place": "The token goes to the position that its card names.",
    "apex.checklist.cooldown.move": "In each transition it moves one to the left.",
    "apex.checklist.cooldown.done": "Once off the track, it is back on its card, ready for use.",
}
