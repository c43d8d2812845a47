"""What is told of scenes and questions that cannot be read."""

from adjudicator.messages.phrases.phrase import Phrases

PHRASES: Phrases = {
    "hexes.no-space": "A board has at least one zone with a hex in it.",
    "hexes.zone-twice": "{space} is in {zone} already; a hex is in one zone.",
    "hexes.unknown-zone": "There is no zone {zone}. Known are: {known}.",
    "hexes.one-throne": "{zone} is the other team's Throne already.",
    "hexes.lane-twice": "{zone} is in this lane twice.",
    "hexes.red-end-first": (
        "A lane leads from the red Throne to the blue one, so {zone} is the first of its zones."
    ),
    "hexes.blue-end-last": (
        "A lane leads from the red Throne to the blue one, so {zone} is the last of its zones."
    ),
    "hexes.not-in-lane": "The Battle Zone is one of the lane's own: {known}.",
    "hexes.unknown-lane": "There is no lane {lane}. Known are: {known}.",
    "hexes.which-lane": "This Minion stands in no Battle Zone; say which lane it is of: {known}.",
    "hexes.which-lane-of-zone": (
        "This Minion stands in the Battle Zone of several lanes; say which lane it is of: {known}."
    ),
    "hexes.no-such-space": "{space} is off the board: it is in no zone.",
    "hexes.on-terrain": "{space} is Terrain, where nothing stands.",
    "hexes.taken": "{space} is taken by {other}; one obstacle is the most.",
    "hexes.point-twice": "{space} has a Spawn point already.",
    "hexes.same-id": "The id {id} is taken by {other}.",
    "hexes.minion-type": "A Minion needs its type: melee, ranged or heavy.",
    "hexes.hero-type": "A Hero has no type; leave this out.",
    "hexes.hero-lane": "A Hero belongs to no lane; leave this out.",
    "hexes.unknown-piece": "There is no unit or token {id}. Known are: {known}.",
    "hexes.unknown-unit": "There is no unit {id}. Known are: {known}.",
    "hexes.unknown-word": "{word} is no unit, token or space here. A space is named like 2,-1.",
    "hexes.needs-hero": "{id} is a Minion; only Heroes do this.",
    "hexes.off-board": "{id} is off the board.",
    "hexes.nothing-there": "Nothing stands on {space}.",
    "hexes.same-piece": "{id} is named twice; two different ones are needed.",
    "hexes.no-side": "Enemies and friends are those of a unit: start from one.",
    "hexes.too-many-exact": "A move of an exact number of spaces is judged up to {most}.",
    "hexes.unknown-card": "There is no card {name} with this Hero. Known are: {known}.",
    "hexes.card-needs": "The card needs its {icon} value for this.",
    "hexes.block-fulfilled": "Say whether the condition of the Block is met: true or false.",
    "hexes.not-a-choice": "The Minion of this Spawn point cannot go there. It may go to: {known}.",
    "hexes.no-such-choice": (
        "No Minion is displaced from this Spawn point. These are occupied: {known}."
    ),
    "hexes.nothing-to-choose": (
        "No Minion is displaced in this push, so there is nothing to choose."
    ),
    "hexes.too-many-ways": (
        "So many Minions look for room that not all their ways can be followed; tell where the "
        "first of them go."
    ),
    "hexes.too-many-strays": (
        "So many Minions strayed that not all their ways can be followed; put the first of them "
        "back."
    ),
    "hexes.needs-throne-to-count": (
        "Zones are counted from both Thrones: say which zone is the Throne of {team}."
    ),
    "hexes.both-thrones": (
        "Both teams reach a Throne at the same moment; the book does not say who wins then."
    ),
    "hexes.both-spent": (
        "The first team without Life counters has lost, so only one of them can be at 0."
    ),
    "hexes.needs-throne": "{team} needs a Throne zone to come back to.",
    "hexes.needs-team": "{id} is no Hero of this table; say which team it is on.",
    "hexes.same-player": "{id} has played a card already.",
    "hexes.needs-coin": "Teams are tied: say which side of the Tie Breaker coin shows.",
    "hexes.needs-coin-for-order": (
        "Where Minions go depends on which team is first: say which side of the Tie Breaker coin "
        "shows."
    ),
    "hexes.same-colour": "There is a {color} card already.",
    "hexes.basic-colour": "{color} cards are basic and have no Tier; leave them out.",
    "hexes.needs-last-push": "The Wave counters are gone: say which team won the last push.",
    "hexes.no-quick": "The book has no quick game for 8 or 10 players.",
    "hexes.needs-primary": "Say which action is the card's Primary one.",
    "hexes.needs-attack-card": "Every Attack is a Primary action; that of this card is another.",
    "hexes.not-around": "{id} is not within the range. There are: {known}.",
    "hexes.pushed-twice": "{id} is in the order already.",
}
