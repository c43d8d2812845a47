"""What is said about Minion Battles, lanes and strays."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "atlantis.strays.back": "{who} goes back to {space} before the Minion Battle.",
    "atlantis.not-astray": "{who} isn't a Minion outside {zone}. Choose one of these: {known}.",
    "atlantis.no-stray": "No Minion of this lane is outside {zone}, so none goes back.",
    "atlantis.which-stray": "Which Minion goes back there? Choose one of these: {known}.",
    "atlantis.no-such-stray": (
        "This Minion isn't next to go back, or can't go there: choose another Minion or space."
    ),
    "atlantis.needs-winner": (
        "Which team won the push? Both teams have Minions in {zone}, or neither does."
    ),
    "atlantis.needs-winners": (
        "Which team won which lane? No Battle Zone has Minions of just one team."
    ),
    "atlantis.battle.strays": (
        "{names} goes back to {zone} first: moving a Minion never causes a push.",
        "{names} go back to {zone} first: moving Minions never causes a push.",
        "count",
    ),
    "atlantis.battle.counted": "Minions on {lane} in {zone}: {red} red, {blue} blue.",
    "atlantis.battle.goes": ("{names} is removed.", "{names} are removed.", "count"),
    "atlantis.battle.choose": (
        "{team} chooses 1 of these: {names}.",
        "{team} chooses {count} of these: {names}.",
        "count",
    ),
    "atlantis.battle.together": (
        "These lanes are pushed at the same moment, so push them together: {lanes}."
    ),
    "atlantis.battle.even": "Both teams have the same number of Minions, so nothing happens.",
    "atlantis.battle.remove": (
        "{team} has 1 Minion fewer and removes 1 of its choice.",
        "{team} has {difference} Minions fewer and removes {count} of its choice.",
        "difference",
    ),
    "atlantis.battle.all": (
        "{team} has 1 Minion fewer and removes every Minion it has: {count}.",
        "{team} has {difference} Minions fewer and removes every Minion it has: {count}.",
        "difference",
    ),
    "atlantis.battle.heavy-stays": "The Heavy is removed last, so it stays: {names}.",
    "atlantis.battle.heavy-goes": "The Heavy is removed last, after all the others: {names}.",
    "atlantis.battle.pushed": "{team} has no Minions left there, so {winner} pushes the lane.",
    "atlantis.battle.at-once": (
        "{who} is {team}'s last Minion in {zone}, so {winner} pushes {lane} at once, and the turn "
        "continues."
    ),
    "atlantis.battle.is-even.headline": "No effect: both teams have the same number of Minions",
    "atlantis.battle.is-pushed.headline": "{team} loses the push on {lane}",
    "atlantis.battle.removes.headline": (
        "{team} chooses 1 Minion to remove",
        "{team} chooses {count} Minions to remove",
        "count",
    ),
    "atlantis.battle.has-removed.headline": "{team} removes {names}",
    "atlantis.not-to-remove": "That Minion can't be removed here. Choose from: {known}.",
    "atlantis.too-many-removed": "Choose {count} Minions in total, not more.",
    "doing.minion-battle": "Resolve the Minion Battle",
    "field.removed-minions": "Minions to remove",
    "field.displaced-first": "displaced Minion to place first",
    "atlantis.minion-battle.label": "Minion Battle",
    "atlantis.minion-battle.answer-field.candidates": "Minions to choose from",
    "atlantis.minion-battle.answer-field.removed": "Minions removed",
    "atlantis.minion-battle.answer-field.remove": "number to remove",
    "atlantis.minion-battle.answer-field.pushed": "lane pushed",
    "atlantis.minion-battle.answer-field.heavy-last": "the Heavy is removed last",
    "atlantis.lane.counter": (
        "{team} won the push on {lane}. Return a Wave counter: 1 is left.",
        "{team} won the push on {lane}. Return a Wave counter: {waves} are left.",
        "waves",
    ),
    "atlantis.lane.counter.zero": (
        "{team} won the push on {lane}. Return a Wave counter: none is left."
    ),
    "atlantis.lane.uncounted": (
        "{team} won the push on {lane}. Return a Wave counter. If none is left, the game ends "
        "before the Battle Zone moves."
    ),
    "atlantis.lane.unknown.headline": "Was it the last Wave counter?",
    "atlantis.lane.unknown.reason": "Enter how many Wave counters are left on {lanes}.",
    "atlantis.missing.waves": "Wave counters of {lane}",
    "atlantis.lane.together": "These lanes are pushed at the same moment: {lanes}.",
    "atlantis.lane.last": "It was the last Wave counter, so the game ends at once and {team} wins.",
    "atlantis.lane.throne": (
        "The next zone is the other team's Throne, {zone}, so {team} wins the game."
    ),
    "atlantis.lane.beyond": "The other team's Throne is beyond {zone}, so {team} wins the game.",
    "atlantis.lane.next": (
        "{zone} is the next zone towards the losing team's Throne and becomes the Battle Zone of "
        "{lane}."
    ),
    "atlantis.lane.removed": (
        "1 Minion is removed from the board: {names}.",
        "{count} Minions are removed from the board: {names}.",
        "count",
    ),
    "atlantis.lane.strays-too": "Minions outside the old Battle Zone are removed too: {names}.",
    "atlantis.lane.strays-stay": "Minions outside the old Battle Zone stay: {names}.",
    "atlantis.lane.spawned": (
        "1 Minion respawns on a free Spawn point in {zone}.",
        "{count} Minions respawn on the free Spawn points in {zone}.",
        "count",
    ),
    "atlantis.lane.spawned.zero": "No Minion respawns in {zone}.",
    "atlantis.lane.coin-first": (
        "The coin shows {team}, so {team} places first. Don't flip the coin."
    ),
    "atlantis.lane.either-first": "It doesn't matter which team places first.",
    "atlantis.lane.displaced": (
        "{team}'s {kind} Minion can't respawn on {point}, which is occupied, and goes to {spaces}, "
        "the nearest empty space."
    ),
    "atlantis.lane.choose": (
        "{team}'s {kind} Minion can't respawn on {point}, which is occupied. {team} chooses one of "
        "the nearest empty spaces: {spaces}."
    ),
    "atlantis.lane.waits": (
        "{team}'s {kind} Minion can't respawn on {point}, which is occupied. Where it goes depends "
        "on earlier choices: {spaces}."
    ),
    "atlantis.lane.sudden": (
        "The Wave counters ran out earlier and neither team was ahead, so this push wins the game "
        "for {team}."
    ),
    "atlantis.lane.no-room": (
        "{team}'s {kind} Minion can't respawn on {point}, which is occupied, and there is no empty "
        "space for it."
    ),
    "atlantis.lane.double-ends": (
        "The last Wave counter ends the game before a Battle Zone moves, so compare zones. Lanes "
        "with no counters left: {lanes}."
    ),
    "atlantis.lane.spent-before": (
        "These lanes already had no Wave counters left, so compare zones: {lanes}."
    ),
    "atlantis.lane.double-won": (
        "Zones between Throne and Battle Zones: Red has {red} ({reds}), Blue has {blue} ({blues}). "
        "{winner} wins."
    ),
    "atlantis.lane.double-even": (
        "Zones between Throne and Battle Zones: Red has {red} ({reds}), Blue has {blue} ({blues}). "
        "Neither team is ahead."
    ),
    "atlantis.lane.double-on": (
        "Minions spawn in the first Battle Zone of each lane. The first team to win a push alone "
        "wins the game."
    ),
    "atlantis.lane.both-won": "Both teams won a push at the same moment, so the game goes on.",
    "atlantis.lane.anew": "{lane} starts again in {zone}.",
    "atlantis.lane.moves.headline": "The Battle Zone moves to {zone}",
    "atlantis.lane.moves.reason": "{team} pushed {lane}.",
    "atlantis.lane.begins-anew.headline": "Neither team is ahead: the lanes start again",
    "atlantis.lane.begins-anew.reason": "Minions spawn in {zones}.",
    "atlantis.lane-called.main": "the main lane",
    "atlantis.lane-called.second": "the second lane",
    "atlantis.lanes.zone": "{zone} on {lane}",
    "atlantis.lane.over.headline": "{team} wins the game",
    "atlantis.lane-push.answer": "the Battle Zone is {value}",
    "atlantis.lane-push.answer-field.respawn": "Minions that respawn",
    "atlantis.lane-push.answer-field.over": "winner",
    "atlantis.lane-push.answer-entry.respawn": "{team} {type} on {at}{choose}",
    "atlantis.lane-pushes.answer-field.lanes": "Battle Zones",
    "atlantis.lane-pushes.answer-entry.lanes": "{battle-zone} on {name}",
    "atlantis.strays.answer-field.strays": "where they go",
    "atlantis.strays.answer-entry.strays": "{unit} to {spaces}",
    "atlantis.lane-push.label": "Lane push",
    "atlantis.lanes.move.headline": "The battle goes on in {zones}",
    "atlantis.lane-pushes.answer": "{value} wins the game",
    "atlantis.lane-pushes.answer.none": "the game goes on",
    "atlantis.lane-pushes.label": "Lane pushes",
    "atlantis.strays.nobody": "No Minion of this lane is outside {zone}.",
    "atlantis.strays.walks": (
        "{who} moves back to {spaces} by the shortest path, 1 space.",
        "{who} moves back to {spaces} by the shortest path, {steps} spaces.",
        "steps",
    ),
    "atlantis.strays.walks-to-one": (
        "{who} moves back by the shortest path, 1 space, and {team} chooses where: {spaces}.",
        (
            "{who} moves back by the shortest path, {steps} spaces, and {team} chooses where: "
            "{spaces}."
        ),
        "steps",
    ),
    "atlantis.strays.placed": "{who} is placed on {spaces}, the nearest empty space.",
    "atlantis.strays.placed-on-one": (
        "{who} is placed in the nearest empty space, and {team} chooses which: {spaces}."
    ),
    "atlantis.strays.goes": "{who} to {spaces}",
    "atlantis.strays.stays-away": "{who} has nowhere to go",
    "atlantis.strays.full": "There is no empty space for {who} in {zone}.",
    "atlantis.strays.not-there": "{who} can't go back to {end}: it isn't one of these spaces.",
    "atlantis.strays.order": "The coin shows {team}, so {team} goes first. Don't flip the coin.",
    "atlantis.strays.any-order": "It doesn't matter which team goes first.",
    "atlantis.strays.waits": "Where {who} goes depends on the Minions before it: {spaces}.",
    "atlantis.strays.found.headline": "Back to {zone}: {listed}",
    "atlantis.strays.none.headline": "No Minion has strayed",
    "atlantis.strays.answer": ("1 strayed Minion", "{count} strayed Minions", "count"),
    "atlantis.strays.label": "Strays",
    "atlantis.not-a-choice": (
        "The Minion of this Spawn point can't go there. Choose one of these: {known}."
    ),
    "atlantis.point-name": (
        "{name} isn't a hex. Name the Spawn point by its two numbers, as in 9,-4."
    ),
    "atlantis.no-such-choice": (
        "No Minion is displaced from this Spawn point. These are occupied: {known}."
    ),
    "atlantis.nothing-to-choose": "Leave this empty: this push displaces no Minion.",
    "atlantis.too-many-ways": (
        "There are too many displaced Minions to work out every choice: enter where the first ones "
        "go."
    ),
    "atlantis.too-many-strays": (
        "There are too many strays to work out every choice: put the first ones back."
    ),
    "atlantis.needs-throne-to-count": (
        "Which zone is {team}'s Throne? Zones are counted from both Thrones."
    ),
    "atlantis.both-thrones": (
        "Both teams reach a Throne at the same moment, and the book doesn't say who wins: decide "
        "it at your table."
    ),
    "atlantis.needs-coin-for-order": (
        "Which side of the Tie Breaker coin shows? It decides which team's Minions go first."
    ),
    "offer.strays": "Strays",
    "offer.minion-battle": "Minion Battle",
    "offer.lane-push": "Push the lane",
    "offer.lane-pushes": "Push lanes together",
    "atlantis.battle.is-pushed.doing": "Push {lane}: {team} loses",
    "atlantis.battle.is-pushed.done": "{team} lost the push on {lane}.",
    "atlantis.battle.has-removed.doing": "Remove {names}",
    "atlantis.battle.has-removed.done": "Minion Battle: {names} left the board.",
    "atlantis.battle.is-even.doing": "Bring the strays back",
    "atlantis.battle.is-even.done": "Strays went back. The Minion Battle had no effect.",
    "atlantis.lane.moves.doing": "Push {lane} to {zone}",
    "atlantis.lane.moves.done": "{team} pushed {lane}: the battle goes on in {zone}.",
    "atlantis.lane.begins-anew.doing": "Start the lanes again",
    "atlantis.lane.begins-anew.done": "The lanes started again.",
    "atlantis.lane.over.doing": "Push: {team} wins the game",
    "atlantis.lane.over.done": "{team} won the game.",
    "atlantis.lanes.move.doing": "Push to {zones}",
    "atlantis.lanes.move.done": "Pushed: the battle goes on in {zones}.",
    "atlantis.strays.found.doing": "Bring {who} back to {chosen}",
    "atlantis.strays.found.done": "{who} went back to {chosen}.",
    "doing.lane-push": "Push the lane",
    "doing.lane-pushes": "Push the lanes",
    "doing.strays": "Bring the Minion back",
    "hint.lane-push.0": "Choose the team that won the push.",
    "hint.lane-push.1": "Choose the team that won the push.",
    "hint.lane-pushes.0": "Choose the team that won the push on each lane.",
    "hint.lane-pushes.1": "Choose the team that won the push on each lane.",
    "hint.strays.1": "Now tap the space it goes to.",
    "field.displaced": "where displaced Minions go",
    "field.displaced-melee-red": "red Melee Minion",
    "field.displaced-ranged-red": "red Ranged Minion",
    "field.displaced-heavy-red": "red Heavy Minion",
    "field.displaced-melee-blue": "blue Melee Minion",
    "field.displaced-ranged-blue": "blue Ranged Minion",
    "field.displaced-heavy-blue": "blue Heavy Minion",
    "field.winners": "winner of the push on",
    "asked.atlantis.lane-push": "What happens when the lane is pushed?",
    "asked.atlantis.lane-pushes": "What happens when both lanes are pushed at once?",
    "asked.atlantis.minion-battle": "Which Minions are removed in the Minion Battle?",
    "asked.atlantis.strays": "Which Minions have to return to the Battle Zone?",
}
