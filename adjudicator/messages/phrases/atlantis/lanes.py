"""What verdicts on Minion Battles, pushes of a lane, strays and respawns say."""

from adjudicator.messages.phrases.phrase import Phrases

PHRASES: Phrases = {
    "atlantis.battle.counted": "In {zone} are {red} red and {blue} blue Minions of this lane.",
    "atlantis.battle.even": "As many on both sides: nothing happens.",
    "atlantis.battle.remove": (
        "{team} has 1 fewer and removes 1 Minion, of its own choice.",
        "{team} has {difference} fewer and removes {count} Minions, of its own choice.",
        "difference",
    ),
    "atlantis.battle.all": (
        "{team} has {difference} fewer, which is more than all: it removes {count}."
    ),
    "atlantis.battle.heavy-stays": "The Heavy goes last, so it stays: {names}.",
    "atlantis.battle.heavy-goes": "The Heavy goes last, after all others: {names}.",
    "atlantis.battle.pushed": "{team} has no Minion left there: {winner} pushes the lane.",
    "atlantis.battle.at-once": (
        "{who} is the last Minion of {team} in {zone}: {winner} pushes {lane} at once, and the "
        "turn goes on."
    ),
    "atlantis.battle.is-even.headline": "No effect",
    "atlantis.battle.is-pushed.headline": "{team} loses the push",
    "atlantis.battle.removes.headline": (
        "{team} removes 1 Minion",
        "{team} removes {count} Minions",
        "count",
    ),
    "atlantis.lane.counter": (
        "{team} won the push. A Wave counter is returned: 1 is left.",
        "{team} won the push. A Wave counter is returned: {waves} are left.",
        "waves",
    ),
    "atlantis.lane.together": "These lanes are pushed at the same moment: {lanes}.",
    "atlantis.lane.last": "It was the last one, so the game ends at once and {team} wins.",
    "atlantis.lane.throne": "The next zone is the other Throne, {zone}: {team} wins the game.",
    "atlantis.lane.beyond": "Beyond {zone} lies the other Throne: {team} wins the game.",
    "atlantis.lane.next": (
        "{zone} is the next zone towards the loser's Throne, and the new Battle Zone."
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
    "atlantis.lanes.over.headline": "{team} wins the game",
    "atlantis.lanes.move.headline": "The battle goes on in {zones}",
    "atlantis.lanes.answer": "{value} wins the game",
    "atlantis.lanes.answer.none": "the game goes on",
    "atlantis.lanes.label": "Pushes of lanes",
    "atlantis.lane.moves.headline": "{zone} is the Battle Zone",
    "atlantis.lane.moves.reason": "{team} pushed the lane.",
    "atlantis.lane.over.headline": "{team} wins the game",
    "atlantis.lane.answer": "the Battle Zone is {value}; {respawn} Minions come back",
    "atlantis.strays.nobody": "No Minion of this lane is outside of {zone}.",
    "atlantis.strays.walks": (
        "{who} moves back by the shortest path, 1 long: {spaces}.",
        "{who} moves back by the shortest path, {steps} long: {spaces}.",
        "steps",
    ),
    "atlantis.strays.placed": "{who} is placed in the nearest empty space: {spaces}.",
    "atlantis.strays.full": "{who} finds no empty space in {zone}.",
    "atlantis.strays.order": "{team} goes first, as the coin shows; it is not flipped.",
    "atlantis.strays.any-order": "Whichever team goes first, it comes to the same.",
    "atlantis.strays.waits": "Where {who} goes depends on those before it: {spaces}.",
    "atlantis.strays.found.headline": ("1 strayed Minion", "{count} strayed Minions", "count"),
    "atlantis.strays.none.headline": "Nobody strayed",
    "atlantis.strays.answer": ("1 strayed Minion", "{count} strayed Minions", "count"),
    "atlantis.respawn.here": "{who} is on the board, and does not respawn.",
    "atlantis.respawn.absent": "{who} is off the board, and may respawn before its action.",
    "atlantis.respawn.points": (
        "1 Spawn point of {zone} is empty: {spaces}.",
        "{count} Spawn points of {zone} are empty: {spaces}.",
        "count",
    ),
    "atlantis.respawn.no-points": "{zone} has no Spawn point for {who}.",
    "atlantis.respawn.taken": "No Spawn point of {zone} is empty.",
    "atlantis.respawn.beside": "The nearest empty spaces to one of them, in {zone}: {spaces}.",
    "atlantis.respawn.outside": "{zone} is full; the nearest empty spaces outside: {spaces}.",
    "atlantis.respawn.full": "{zone} is full, and {who} does not come back outside of it.",
    "atlantis.respawn.more-points": (
        "{zone} has {points} Spawn points for {kind} Minions of {team}, and {there} of them there."
    ),
    "atlantis.respawn.too-few": (
        "{zone} has {points} Spawn points for {kind} Minions of {team}, and {there} of them there: "
        "one must be removed first."
    ),
    "atlantis.respawn.minion": "{who} may come back to an empty space of {zone}, as the card says.",
    "atlantis.respawn.found.headline": ("1 space", "{count} spaces", "count"),
    "atlantis.respawn.found.reason": "Where {who} may come back.",
    "atlantis.respawn.none.headline": "No respawn",
    "atlantis.respawn.answer": ("1 space", "{count} spaces", "count"),
    "atlantis.battle.label": "Minion Battle",
    "atlantis.lane.label": "Push of the lane",
    "atlantis.strays.label": "Strays",
    "atlantis.respawn.label": "Respawn",
}
