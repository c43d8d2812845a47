"""What is said about Minion Battles, lanes and strays."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "atlantis.strays.back": "{who} goes back to {space} before the Minion Battle.",
    "atlantis.no-such-stray": "This Minion isn't the next to go back, or it can't go there.",
    "atlantis.needs-winner": (
        "Which team won the push? Both teams, or neither, have Minions in {zone}."
    ),
    "atlantis.needs-winners": "Which team won which lane? In no Battle Zone one team is alone.",
    "atlantis.battle.strays": (
        "{names} goes back to {zone} first: moving a Minion never causes a push.",
        "{names} go back to {zone} first: moving Minions never causes a push.",
        "count",
    ),
    "atlantis.battle.counted": "Minions of {lane} in {zone}: {red} red, {blue} blue.",
    "atlantis.battle.goes": (
        "{names} is removed.",
        "{names} are removed.",
        "count",
    ),
    "atlantis.battle.choose": (
        "{team} chooses 1 of these: {names}.",
        "{team} chooses {count} of these: {names}.",
        "count",
    ),
    "atlantis.battle.together": (
        "At the same moment these lanes are pushed too, so push them together: {lanes}."
    ),
    "atlantis.battle.even": "As many on both sides: nothing happens.",
    "atlantis.battle.remove": (
        "{team} has 1 Minion fewer and removes 1, of its own choice.",
        "{team} has {difference} Minions fewer and removes {count}, of its own choice.",
        "difference",
    ),
    "atlantis.battle.all": (
        "{team} has {difference} Minions fewer, and removes all {count} that it has."
    ),
    "atlantis.battle.heavy-stays": "The Heavy goes last, so it stays: {names}.",
    "atlantis.battle.heavy-goes": "The Heavy goes last, after all others: {names}.",
    "atlantis.battle.pushed": "{team} has no Minion left there: {winner} pushes the lane.",
    "atlantis.battle.at-once": (
        "{who} is the last Minion of {team} in {zone}: {winner} pushes {lane} at once, and the "
        "turn goes on."
    ),
    "atlantis.battle.is-even.headline": "No effect: as many Minions on both sides",
    "atlantis.battle.is-pushed.headline": "{team} loses the push of {lane}",
    "atlantis.battle.removes.headline": (
        "{team} chooses 1 Minion to remove",
        "{team} chooses {count} Minions to remove",
        "count",
    ),
    "atlantis.battle.has-removed.headline": "{team} removes {names}",
    "atlantis.not-to-remove": "Not a Minion to remove here. Choose from: {known}.",
    "atlantis.too-many-removed": "Too many Minions: {count} are removed in all.",
    "doing.minion-battle": "Carry out the Minion Battle",
    "field.removed-minions": "Minions that are removed",
    "field.displaced-first": "displaced Minion that goes first",
    "atlantis.minion-battle.label": "Minion Battle",
    "atlantis.lane.counter": (
        "{team} won the push of {lane}. A Wave counter is returned: 1 is left.",
        "{team} won the push of {lane}. A Wave counter is returned: {waves} are left.",
        "waves",
    ),
    "atlantis.lane.together": "These lanes are pushed at the same moment: {lanes}.",
    "atlantis.lane.last": "It was the last one, so the game ends at once and {team} wins.",
    "atlantis.lane.throne": "The next zone is the other Throne, {zone}: {team} wins the game.",
    "atlantis.lane.beyond": "Beyond {zone} lies the other Throne: {team} wins the game.",
    "atlantis.lane.next": (
        "{zone} is the next zone towards the loser's Throne, and the new Battle Zone of {lane}."
    ),
    "atlantis.lane.removed": (
        "1 Minion is removed from the board: {names}.",
        "{count} Minions are removed from the board: {names}.",
        "count",
    ),
    "atlantis.lane.strays-too": "Those outside of the old Battle Zone go as well: {names}.",
    "atlantis.lane.strays-stay": "Those outside of the old Battle Zone stay: {names}.",
    "atlantis.lane.spawned": (
        "1 Minion comes back on a free Spawn point of {zone}.",
        "{count} Minions come back on the free Spawn points of {zone}.",
        "count",
    ),
    "atlantis.lane.coin-first": (
        "The coin shows {team}, who places first; the coin is not flipped."
    ),
    "atlantis.lane.either-first": "Whichever team places first, it comes to the same.",
    "atlantis.lane.displaced": (
        "The {kind} Minion of {team} finds {point} occupied, and goes to {spaces}, the nearest "
        "empty space."
    ),
    "atlantis.lane.choose": (
        "The {kind} Minion of {team} finds {point} occupied; its team chooses one of the nearest "
        "empty spaces: {spaces}."
    ),
    "atlantis.lane.waits": (
        "The {kind} Minion of {team} finds {point} occupied. Where it goes depends on the choices "
        "before it: {spaces}."
    ),
    "atlantis.lane.sudden": (
        "The counters ran out before and nobody was ahead, so this push wins the game for {team}."
    ),
    "atlantis.lane.no-room": (
        "The {kind} Minion of {team} finds {point} occupied, and no empty space."
    ),
    "atlantis.lane.double-ends": (
        "The last counter ends the game before a Battle Zone moves, and zones are compared. Run "
        "out: {lanes}."
    ),
    "atlantis.lane.spent-before": (
        "Before this push these lanes had no counter left, so zones are compared: {lanes}."
    ),
    "atlantis.lane.double-won": (
        "Zones between Throne and Battle Zones: Red has {red} ({reds}), Blue {blue} ({blues}). "
        "{winner} wins."
    ),
    "atlantis.lane.double-even": (
        "Zones between Throne and Battle Zones: Red has {red} ({reds}), Blue {blue} ({blues}). "
        "Nobody is ahead."
    ),
    "atlantis.lane.double-on": (
        "Minions spawn in the first Battle Zone of each lane; whoever alone wins a push, wins."
    ),
    "atlantis.lane.both-won": "Both teams won a push at this moment, so the game goes on.",
    "atlantis.lane.anew": "{lane} begins anew in {zone}.",
    "atlantis.lane.moves.headline": "{zone} is the Battle Zone",
    "atlantis.lane.moves.reason": "{team} pushed {lane}.",
    "atlantis.lane.begins-anew.headline": "Nobody is ahead: the lanes begin anew",
    "atlantis.lane.begins-anew.reason": "Minions spawn in {zones}.",
    "atlantis.lanes.zone": "{zone} on {lane}",
    "atlantis.lane.over.headline": "{team} wins the game",
    "atlantis.lane-push.answer": "the Battle Zone is {value}",
    "atlantis.lane-push.answer-field.respawn": "Minions that come back",
    "atlantis.lane-push.answer-field.over": "winner",
    "atlantis.lane-push.answer-entry.respawn": "{team} {type} on {at}{choose}",
    "atlantis.lane-pushes.answer-field.lanes": "Battle Zones",
    "atlantis.lane-pushes.answer-entry.lanes": "{battle-zone} on {name}",
    "atlantis.strays.answer-field.strays": "where they go",
    "atlantis.strays.answer-entry.strays": "{unit} to {spaces}",
    "atlantis.lane-push.label": "Push of the lane",
    "atlantis.lanes.move.headline": "The battle goes on in {zones}",
    "atlantis.lane-pushes.answer": "{value} wins the game",
    "atlantis.lane-pushes.answer.none": "the game goes on",
    "atlantis.lane-pushes.label": "Pushes of lanes",
    "atlantis.strays.nobody": "No Minion of this lane is outside of {zone}.",
    "atlantis.strays.walks": (
        "{who} moves back to {spaces}, by the shortest path of 1 space.",
        "{who} moves back to {spaces}, by the shortest path of {steps} spaces.",
        "steps",
    ),
    "atlantis.strays.walks-to-one": (
        "{who} moves back by the shortest path, 1 space, to {spaces}: {team} chooses.",
        "{who} moves back by the shortest path, {steps} spaces, to {spaces}: {team} chooses.",
        "steps",
    ),
    "atlantis.strays.placed": "{who} is placed on {spaces}, the nearest empty space.",
    "atlantis.strays.placed-on-one": (
        "{who} is placed in the nearest empty space, on {spaces}: {team} chooses."
    ),
    "atlantis.strays.goes": "{who} to {spaces}",
    "atlantis.strays.stays-away": "{who} finds no room",
    "atlantis.strays.full": "{who} finds no empty space in {zone}.",
    "atlantis.strays.order": "{team} goes first, as the coin shows; it is not flipped.",
    "atlantis.strays.any-order": "Whichever team goes first, it comes to the same.",
    "atlantis.strays.waits": "Where {who} goes depends on those before it: {spaces}.",
    "atlantis.strays.found.headline": "Back to {zone}: {listed}",
    "atlantis.strays.none.headline": "Nobody strayed",
    "atlantis.strays.answer": ("1 strayed Minion", "{count} strayed Minions", "count"),
    "atlantis.strays.label": "Strays",
    "atlantis.not-a-choice": (
        "The Minion of this Spawn point cannot go there. It may go to: {known}."
    ),
    "atlantis.no-such-choice": (
        "No Minion is displaced from this Spawn point. These are occupied: {known}."
    ),
    "atlantis.nothing-to-choose": (
        "No Minion is displaced in this push, so there is nothing to choose."
    ),
    "atlantis.too-many-ways": (
        "So many Minions look for room that not all their ways can be followed; tell where the "
        "first of them go."
    ),
    "atlantis.too-many-strays": (
        "So many Minions strayed that not all their ways can be followed; put the first of them "
        "back."
    ),
    "atlantis.needs-throne-to-count": (
        "Zones are counted from both Thrones: say which zone is the Throne of {team}."
    ),
    "atlantis.both-thrones": (
        "Both teams reach a Throne at the same moment; the book does not say who wins then."
    ),
    "atlantis.needs-coin-for-order": (
        "Where Minions go depends on which team is first: say which side of the Tie Breaker coin "
        "shows."
    ),
    "offer.strays": "Strays",
    "offer.minion-battle": "Minion Battle",
    "offer.lane-push": "Push the lane",
    "offer.lane-pushes": "Push lanes together",
    "atlantis.battle.is-pushed.doing": "{team} loses: push {lane}",
    "atlantis.battle.is-pushed.done": "{team} lost the push of {lane}.",
    "atlantis.battle.has-removed.doing": "Remove {names}",
    "atlantis.battle.has-removed.done": "Minion Battle: {names} left the board.",
    "atlantis.battle.is-even.doing": "Bring the strays back",
    "atlantis.battle.is-even.done": "Strays went back. The Minion Battle had no effect.",
    "atlantis.lane.moves.doing": "Push {lane} to {zone}",
    "atlantis.lane.moves.done": "{team} pushed {lane}: the battle goes on in {zone}.",
    "atlantis.lane.begins-anew.doing": "Begin the lanes anew",
    "atlantis.lane.begins-anew.done": "The lanes began anew.",
    "atlantis.lane.over.doing": "Push: {team} wins the game",
    "atlantis.lane.over.done": "{team} won the game.",
    "atlantis.lanes.move.doing": "Push to {zones}",
    "atlantis.lanes.move.done": "Pushed: the battle goes on in {zones}.",
    "atlantis.strays.found.doing": "Bring {who} back to {chosen}",
    "atlantis.strays.found.done": "{who} went back to {chosen}.",
    "doing.lane-push": "Push the lane",
    "doing.lane-pushes": "Push the lanes",
    "doing.strays": "Bring it back",
    "hint.lane-push.0": "Choose who won the push.",
    "hint.lane-pushes.0": "Choose who won the push of each lane.",
    "hint.strays.1": "Now tap one of its spaces.",
    "field.displaced": "where displaced Minions go",
    "field.displaced-melee-red": "red Melee Minion",
    "field.displaced-ranged-red": "red Ranged Minion",
    "field.displaced-heavy-red": "red Heavy Minion",
    "field.displaced-melee-blue": "blue Melee Minion",
    "field.displaced-ranged-blue": "blue Ranged Minion",
    "field.displaced-heavy-blue": "blue Heavy Minion",
    "field.winners": "who won the push of",
}
