"""The steps of each checklist."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "apex.turn.red": "the Red turn",
    "apex.turn.blue": "the Blue turn",
    "apex.turn.transition": "the transition",
    "apex.turn.skipped": "Skipped here: {what}",
    "apex.turn.waiting": "Not active yet: {names}.",
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
    "apex.walk.cool": "move the tokens: {listed}",
    "apex.walk.no-token": "go on: no token moves",
    "apex.walk.no-token-done": "✓ No token moved.",
    "apex.walk.all-inside": "go on: everyone is inside the Ring",
    "apex.walk.all-inside-done": "✓ Everyone is inside the Ring.",
    "apex.walk.burn": "deal the Ring's damage: {listed}",
    "apex.walk.burnt": "✓ The Ring dealt its damage: {listed}.",
    "apex.walk.ring-stays": "go on: the Ring stays",
    "apex.walk.ring-stays-done": "✓ The Ring stayed where it is.",
    "apex.walk.move-ring": "move the Ring",
    "apex.walk.ring-moved": "✓ The Ring moved.",
    "apex.turn.ticked": "✓ {what}",
    "apex.turn.now": "Now: {what}",
    "apex.turn.label": "Checklist",
    "apex.turn.listed.value": ("1 step", "{count} steps", "count"),
    "apex.turn.at.value": "{number} of {count}",
    "apex.turn.answer": ("1 step", "{count} steps", "count"),
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
        "Each squad draws an Aim card; the squad with the higher one picks a colour."
    ),
    "apex.checklist.draft.marker": "The Initiative marker goes to the first Red turn.",
    "apex.checklist.draft.pick-blue": "A player of the Blue squad picks a Legend.",
    "apex.checklist.draft.pick-red": "A player of the Red squad picks a Legend.",
    "apex.checklist.draft.rest": "Draft cards that nobody picked go back to the box.",
    "apex.checklist.loadout.draw": "Each Legend draws 4 weapons, 4 common and 4 rare Loot tokens.",
    "apex.checklist.loadout.share": "Squadmates can give each other any of it.",
    "apex.checklist.loadout.equip": "Each Legend equips 2 weapons.",
    "apex.checklist.loadout.ammo": "Set the Ammo markers to the numbers on the Weapon cards.",
    "apex.checklist.loadout.stow": (
        "Loot goes in the Backpack, the Gear slots and on weapons, where there is room."
    ),
    "apex.checklist.loadout.rest": "What is left over leaves the game.",
    "apex.checklist.drop.rewards": "Put a random Reward token at each edge of the Entrance board.",
    "apex.checklist.drop.epic-loot": "Draw an Epic Loot token for each edge, clockwise.",
    "apex.checklist.drop.feat-cards": "Every Legend draws 3 Feat cards.",
    "apex.checklist.drop.place-blue": (
        "Blue puts a Legend at an edge of the Entrance board; the Legend can take the Epic Loot "
        "there."
    ),
    "apex.checklist.drop.place-red": (
        "Red puts a Legend at an edge of the Entrance board; the Legend can take the Epic Loot "
        "there."
    ),
    "apex.checklist.drop.enter-red": (
        "Red brings a Legend in from its edge: first the move of its Reward, then the rest of the "
        "Reward."
    ),
    "apex.checklist.drop.enter-blue": (
        "Blue brings a Legend in from its edge: first the move of its Reward, then the rest of "
        "the Reward."
    ),
    "apex.checklist.drop.clear-away": "The tokens left at the Entrance board leave the game.",
    "apex.checklist.round.red": "The Red squad takes its turn.",
    "apex.checklist.round.blue": "The Blue squad takes its turn.",
    "apex.checklist.round.transition": "The transition prepares the next round.",
    "apex.checklist.turn.effects": "Resolve what is below the Initiative marker, from the top.",
    "apex.checklist.turn.activations": (
        "Each Legend of the squad is active once, one after another."
    ),
    "apex.checklist.turn.advance": "The Initiative marker moves on by one.",
    "apex.checklist.transition.ring-damage": "Legends outside the Ring lose Health.",
    "apex.checklist.transition.feat-cards": (
        "Every Legend draws a Feat card, if its deck has any left."
    ),
    "apex.checklist.transition.cooldown": (
        "Every token on the Cooldown track moves one to the left."
    ),
    "apex.checklist.transition.round-marker": "The Round marker moves one to the right.",
    "apex.checklist.transition.trophy": "If the Round marker reaches the trophy, the game ends.",
    "apex.checklist.transition.square": (
        "If the Round marker reaches a square, resolve its icons if you play with the Ring or "
        "Heat Shields; either way, the marker moves 1 further."
    ),
    "apex.checklist.transition.diamond": (
        "If the Round marker stops above tokens at a diamond, resolve them."
    ),
    "apex.checklist.transition.draft-cards": "All Draft cards are turned face up.",
    "apex.checklist.transition.initiative": "The Initiative marker goes to the Red turn.",
    "apex.checklist.shoot.target": "Choose a target that you can see.",
    "apex.checklist.shoot.weapon": "Choose a weapon and spend 1 of its Ammo.",
    "apex.checklist.shoot.difficulty": "Work out how hard the target is to hit.",
    "apex.checklist.shoot.enhance": "If you like, play 1 Enhance card.",
    "apex.checklist.shoot.before": "The target and its squadmates can react Before Firing.",
    "apex.checklist.shoot.reveal": "Reveal the Aim cards.",
    "apex.checklist.shoot.hits": "Count hits and headshots.",
    "apex.checklist.shoot.damage": "Deal the damage.",
    "apex.checklist.shoot.after": "Those still on the map can react After Firing.",
    "apex.checklist.shoot.reset": "Shuffle the Aim cards back.",
    "apex.checklist.grenade.aim": "Put the token on a space in range, and turn it as you like.",
    "apex.checklist.grenade.draw": "Draw as many Aim cards as the token says.",
    "apex.checklist.grenade.drift": "Move the token 1 space along each card's arrow, in order.",
    "apex.checklist.grenade.hurt": "Deal damage to everyone in its area.",
    "apex.checklist.grenade.tidy": "The token leaves the game; shuffle the Aim cards back.",
    "apex.checklist.eliminated.remove": "The miniature leaves the map.",
    "apex.checklist.eliminated.knockdown": "Flip an exhausted Knockdown Shield back.",
    "apex.checklist.eliminated.dials": "The dials go to 20 Shield and 40 Health.",
    "apex.checklist.eliminated.deathbox": (
        "The enemy squad takes a Deathbox, worth 1 Victory Point."
    ),
    "apex.checklist.draft.offer": "Spread the Draft cards of all Legends face up.",
    "apex.checklist.draft.lot": (
        "Draw a Squad tile at random: that squad chooses the initiative or the first pick."
    ),
    "apex.checklist.draft.tiles": (
        "The squad with the initiative puts its tiles on 1, the other on 2; the marker goes on "
        "the leftmost."
    ),
    "apex.checklist.draft.alternate": (
        "The squad with the first pick begins; then the squads take turns until every player has "
        "a Legend."
    ),
    "apex.checklist.draft.return": "Cards and boxes that nobody picked are put away.",
    "apex.checklist.loadout.quick-draw": (
        "Each player draws 5 weapons, 6 common and 8 rare Loot tokens."
    ),
    "apex.checklist.loadout.equip-all": (
        "All players put weapons and Loot on their Legend boards at the same time."
    ),
    "apex.checklist.loadout.leave": (
        "Leftover weapons make a discard pile; leftover tokens leave the game."
    ),
    "apex.checklist.loadout.feats": "Each player draws 3 Feat cards.",
    "apex.checklist.drop.edge": (
        "Starting with the squad that has the initiative, put a Legend outside any edge of the "
        "map, at level 0."
    ),
    "apex.checklist.drop.take-epic": (
        "The Legend takes the Epic Loot token of that edge, if one is left."
    ),
    "apex.checklist.drop.take-reward": (
        "The Legend resolves the Reward token of that edge, if one is left."
    ),
    "apex.checklist.drop.move": (
        "The Legend moves with 2 points; the first space it enters is on the map."
    ),
    "apex.checklist.drop.next": "The squads take turns until every Legend is on the map.",
    "apex.checklist.drop.clear-board": (
        "The Entrance board goes back to the box, with what is left."
    ),
    "apex.checklist.drop.ring-card": "Reveal the Ring Movement card.",
    "apex.checklist.round.first": "The squad with the initiative takes its turn.",
    "apex.checklist.round.second": "The other squad takes its turn.",
    "apex.checklist.transition.square-icons": (
        "On a square, resolve its icons: the Ring moves, then a new Ring card is revealed. The "
        "marker moves on to the next number."
    ),
    "apex.checklist.transition.square-passed": (
        "On a square, resolve the icons other than the Ring's. The marker moves on to the next "
        "number."
    ),
    "apex.checklist.transition.tokens": "Resolve the tokens on that number.",
    "apex.checklist.shoot.react-before": (
        "The target can react with a Before Shoot card, its allies with a Team card of that kind."
    ),
    "apex.checklist.shoot.react-after": (
        "A target that is still on the map can react with an After Shoot card, its allies with a "
        "Team card of that kind."
    ),
    "apex.checklist.grenade.leave": "The token leaves the game.",
    "apex.checklist.eliminated.marker": (
        "The enemy squad takes the Death box marker, worth 1 Victory Point."
    ),
    "apex.checklist.cooldown.return": "Markers and miniatures go back, unless they are PERSISTENT.",
    "apex.checklist.cooldown.place": "The token goes to the position on its card.",
    "apex.checklist.cooldown.move": "In each transition, the token moves 1 to the left.",
    "apex.checklist.cooldown.done": (
        "Once the token leaves the track, it is back on its card and ready to use."
    ),
}
