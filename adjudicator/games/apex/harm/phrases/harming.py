"""What is said of damage, areas, Grenades, blows and pushes."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "apex.number.knockdown-prevents": "the damage that the Knockdown Shield of {who} prevents",
    "apex.life.knockdown-unknown": (
        "The damage of {amount} would bring Health to 0 and sets off the Knockdown Shield. The "
        "book's text does not give what it prevents: it is on {legend}'s token."
    ),
    "apex.life.starting-dials": (
        "Nobody has entered {legend}'s dials: they show Shield {shield} and Health {health}, as at "
        "the start of the game."
    ),
    "apex.life.starting-shield": (
        "Nobody has entered {legend}'s Shield: it is {shield}, as at the start of the game."
    ),
    "apex.life.starting-health": (
        "Nobody has entered {legend}'s Health: it is {health}, as at the start of the game."
    ),
    "apex.life.starting-knockdown": (
        "Nobody has entered a Knockdown Shield for {legend}: the one from the start prevents "
        "nothing."
    ),
    "apex.melee.struck": "The card shows {value}, {from} or more: {target} takes {blow} damage.",
    "apex.life.unhurt": "{legend} takes no damage.",
    "apex.life.no-deathbox": (
        "{legend} has no Deathbox left for the enemy squad to take: no Victory Point."
    ),
    "apex.life.wins": "{squad} has eliminated each enemy at least once and wins at once.",
    "apex.life.both-finished": (
        "Now each squad has eliminated each of its enemies; the book names no winner for that."
    ),
    "apex.life.wins.headline": (
        "{legends} is eliminated: {squad} wins",
        "{legends} are eliminated: {squad} wins",
        "count",
    ),
    "apex.life.both-fell.headline": (
        "{legends} is eliminated: both squads have finished",
        "{legends} are eliminated: both squads have finished",
        "count",
    ),
    "apex.life.wins.value": "",
    "apex.life.both-fell.value": "",
    "apex.life.both-fell.reason": "The book names no winner for that.",
    "apex.life.away": "{legend} is off the map: nothing happens to its dials there.",
    "apex.life.only-shield": "This damage reaches the Shield only.",
    "apex.life.only-health": "This damage passes the Shield by.",
    "apex.life.knockdown": (
        "The damage of {amount} would bring Health to 0. The Knockdown Shield prevents {prevented} "
        "of it, {left} are left, and it is exhausted."
    ),
    "apex.life.to-shield": "The Shield takes {to_shield}: {shield_before} becomes {shield}.",
    "apex.life.to-health": "Health takes {to_health}: {health_before} becomes {health}.",
    "apex.life.eliminated": "No Health is left: {legend} is eliminated and leaves the map.",
    "apex.life.knockdown-back": "The exhausted Knockdown Shield is flipped back.",
    "apex.life.fresh-dials": "The dials are set to Shield {shield} and Health {health}.",
    "apex.life.deathbox": "The enemy squad takes a Deathbox, as 1 Victory Point.",
    "apex.life.dials.headline": "Shield {shield}, Health {health}",
    "apex.life.eliminated.headline": "{legend} is eliminated",
    "apex.life.unknown.headline": "Depends on the Knockdown Shield",
    "apex.life.unknown.reason": "Enter what the Knockdown Shield of {legend} prevents.",
    "apex.life.away.headline": "Off the map",
    "apex.damage.label": "Dials",
    "apex.damage.value": "{shield} / {health}",
    "apex.damage.answer": "Shield {shield}, Health {health}",
    "apex.area.shape": (
        "From {source}, the shape takes in 1 space of the map.",
        "From {source}, the shape takes in {count} spaces of the map.",
        "count",
    ),
    "apex.area.shape-outside": (
        "From {source}, the shape takes in 1 space of the map. Off the map: {outside}.",
        "From {source}, the shape takes in {count} spaces of the map. Off the map: {outside}.",
        "count",
    ),
    "apex.area.faces-right": "The shape is turned to face right.",
    "apex.area.faces-down": "The shape is turned to face down.",
    "apex.area.faces-left": "The shape is turned to face left.",
    "apex.area.aerial": "It comes from the air: levels and blockages do not matter.",
    "apex.area.exterior": "It is tagged EXTERIOR: higher obstacles do not matter.",
    "apex.area.off-level": "Not on level {level}, so spared: {spaces}.",
    "apex.area.blocked": "Behind {things}, so spared: {spaces}.",
    "apex.area.unblocked": "No blockage cuts it off from a space on level {level}.",
    "apex.area.reached": "So it reaches {spaces}.",
    "apex.area.nothing": "So it reaches no space of the map.",
    "apex.area.zone-card": (
        "{who}, on {place}, is in the Zone of {thing}: its card says whether that changes anything."
    ),
    "apex.number.ordnance": "whether the card tags this damage ORDNANCE",
    "apex.area.ordnance-unknown": (
        "{who}, on {place}, is in the Zone of a Dome of Protection, which prevents the damage if "
        "the card tags it ORDNANCE."
    ),
    "apex.area.unknown.headline": ("1 space reached", "{count} spaces reached", "count"),
    "apex.area.unknown.reason": "What is left on the dials depends on a number or tag to enter.",
    "apex.area.hits.headline": "{listed}",
    "apex.area.hits-nobody.headline": "Nobody is hit",
    "apex.area.answer-field.hit": "hit",
    "apex.area.answer-field.targets": "dials",
    "field.ordnance": "damage tagged ORDNANCE",
    "apex.area.reached.headline": ("1 space reached", "{count} spaces reached", "count"),
    "apex.area.label": "Spaces",
    "apex.area.value": "{count}",
    "apex.area.answer": ("1 space", "{count} spaces", "count"),
    "apex.grenade.token": (
        "{name}: range {low} to {high}, 1 Aim card. Spaces in its shape: {spaces}.",
        "{name}: range {low} to {high}, {cards} Aim cards. Spaces in its shape: {spaces}.",
        "cards",
    ),
    "apex.grenade.own-token": (
        "This Grenade: range {low} to {high}, 1 Aim card. Spaces in its shape: {spaces}.",
        "This Grenade: range {low} to {high}, {cards} Aim cards. Spaces in its shape: {spaces}.",
        "cards",
    ),
    "apex.grenade.in-range": (
        "{aim} is at distance {distance} from {who}, within the range of {low} to {high}. Nobody "
        "needs to see it."
    ),
    "apex.grenade.out-of-range": (
        "{aim} is at distance {distance}, not in the range of {low} to {high}."
    ),
    "apex.grenade.off-map": "{aim} is off the map, where nothing may be aimed at.",
    "apex.grenade.moves": "Aim card {number} moves the token from {start} to {end}.",
    "apex.grenade.stays": "Aim card {number} has no arrow: the token stays on {end}.",
    "apex.grenade.level": "It lands on {landing}, at level {level}.",
    "apex.grenade.on-top": "It lands on top of {things} on {landing}, at level {level}.",
    "apex.grenade.leaves-map": (
        "Aim card {number} moves the token from {start} to {end}, off the map, where the grid goes "
        "on."
    ),
    "apex.grenade.by-arrows.headline": "Lands on {landing}",
    "apex.grenade.by-arrows.reason": "Its range, area and damage are on the token: enter them.",
    "apex.grenade.outside": "It lands on {landing}, off the map, which counts as the ground.",
    "apex.grenade.across": "Its row is read to lie across the way it faces.",
    "apex.grenade.along": "Its row is read to lie along the way it faces.",
    "apex.grenade.not-carried": "{who} has no {name} in the Backpack.",
    "apex.grenade.not-carried.headline": "Not allowed",
    "apex.grenade.not-carried.reason": "{who} has no {name} in the Backpack.",
    "apex.grenade.removed": "The token leaves {who}'s Backpack, and the game.",
    "apex.grenade.hit": "{who}, on {space}, takes {damage} damage.",
    "apex.grenade.spared-level": "{who}, on {place}, is not on level {level} and takes none.",
    "apex.grenade.spared-behind": "{who}, on {place}, is behind a blockage and takes none.",
    "apex.grenade.spared-dome": (
        "{who}, on {place}, is in the Zone of a Dome of Protection, which prevents the damage."
    ),
    "apex.grenade.hits": ("1 Legend is hit.", "{count} Legends are hit.", "count"),
    "apex.grenade.hits-nobody": "Nobody is hit.",
    "apex.grenade.lands.headline": "Lands on {landing}: {listed}",
    "apex.grenade.lands-nobody.headline": "Lands on {landing}, nobody hit",
    "apex.grenade.takes": "{who} takes {damage}",
    "apex.grenade.falls": "{who} is eliminated",
    "apex.grenade.unknown-dials.headline": (
        "Lands on {landing}, 1 Legend hit",
        "Lands on {landing}, {hit} Legends hit",
        "hit",
    ),
    "apex.grenade.unknown-dials.reason": (
        "What is left on the dials depends on a Knockdown Shield: enter what it prevents."
    ),
    "apex.grenade.off-map.headline": "Not allowed",
    "apex.grenade.off-map.reason": "{aim} is off the map.",
    "apex.grenade.out-of-range.headline": "Not allowed",
    "apex.grenade.out-of-range.reason": (
        "{aim} is at distance {distance}; the range is {low} to {high}."
    ),
    "apex.grenade.label": "Hit",
    "apex.grenade.value": "{hit}",
    "apex.grenade.answer.true": (
        "{spaces} spaces reached, 1 Legend hit",
        "{spaces} spaces reached, {hit} Legends hit",
        "hit",
    ),
    "apex.grenade.answer.false": "not allowed",
    "apex.grenade.answer-field.spaces": "spaces",
    "apex.grenade.answer-field.hit": "hit",
    "apex.grenade.answer-field.targets": "dials",
    "apex.melee.answer-field.target": "dials",
    "apex.melee.answer-field.collision": "collision",
    "apex.push.straight": (
        "From {start}, straight away from {source}, it goes 1 space at most.",
        "From {start}, straight away from {source}, it goes {most} spaces at most.",
        "most",
    ),
    "apex.push.moves": "Nothing stops it from {here} to {onto}.",
    "apex.push.border": "{space} is off the map: a collision.",
    "apex.push.higher": "{onto} is higher than {here}: a collision.",
    "apex.push.occupied": "{onto} is taken by {things}: a collision.",
    "apex.push.edge": "On the edge between {here} and {onto} stands {things}: a collision.",
    "apex.push.corner": (
        "At {corner} it would pass between what is connected: {things}. A collision."
    ),
    "apex.push.below": "{onto}, lower than {here}, is taken by {things}: a collision.",
    "apex.push.choose": "Its player chooses a free space that neighbors {onto}: {spaces}.",
    "apex.push.none-free": (
        "No space that neighbors {onto} is free. The book doesn't say what happens then; it is "
        "read to stay where it was."
    ),
    "apex.push.choose-farther": (
        "No space that neighbors {onto} is free. The book doesn't say what happens then; it is "
        "read to take one of the nearest free spaces: {spaces}."
    ),
    "apex.push.choose-adjacent": (
        "{onto} is taken, and lies lower: no collision. Its player chooses a free space adjacent "
        "to it: {spaces}."
    ),
    "apex.push.none-adjacent": "{onto} is taken, and no space adjacent to it is free.",
    "apex.push.done": "The push ends on {end}.",
    "apex.push.stops": "The push is over, and ends on {end}.",
    "apex.push.ends.headline": "Pushed to {end}",
    "apex.push.collides.headline": "Collision, ends on {end}",
    "apex.push.somebody": "the pushed figure",
    "apex.push.stays.headline": "Collision: {who} stays on {end}",
    "apex.push.no-room.headline": "No room: {who} stays on {end}",
    "apex.push.no-room.reason": "{onto} is taken, and no space beside it is free.",
    "apex.push.chooses.headline": (
        "Collision, 1 space to choose",
        "Collision, {count} spaces to choose from",
        "count",
    ),
    "apex.push.falls.headline": (
        "A fall, 1 space to choose",
        "A fall, {count} spaces to choose from",
        "count",
    ),
    "apex.push.falls.value": "a choice of {count}",
    "apex.push.label": "Ends on",
    "apex.push.value": "{end}",
    "apex.push.chooses.value": "a choice of {count}",
    "apex.push.answer": "{to}, with {choose} spaces to choose from",
    "apex.melee.may": "{target} is an enemy in a space adjacent to {figure}.",
    "apex.melee.too-far": "{target} is at distance {distance} from {figure}, not adjacent.",
    "apex.melee.other-level": "{target} is not on the level of {figure}, so not adjacent.",
    "apex.melee.obstacle": (
        "{things} stands between {figure} and {target}, so they are not adjacent.",
        "{things} stand between {figure} and {target}, so they are not adjacent.",
        "count",
    ),
    "apex.melee.buildings": "At {corner} buildings meet, which count as in between here.",
    "apex.melee.joint": (
        "{things} is connected at {corner}, between {figure} and {target}.",
        "{things} are connected at {corner}, between {figure} and {target}.",
        "count",
    ),
    "apex.melee.not-adjacent": "So {target} is not adjacent to {figure}.",
    "apex.melee.away": "{figure} is off the map and strikes nobody.",
    "apex.melee.target-away": "{target} is off the map and cannot be struck.",
    "apex.melee.same-squad": "{target} is of the same squad as {figure}.",
    "apex.melee.fails": "The card shows {value}, less than {from}: the blow fails.",
    "apex.melee.lands": (
        "The card shows {value}, {from} or more: {target} takes {blow} damage and is then pushed."
    ),
    "apex.melee.not-pushed": "{target} is eliminated by the blow itself and is not pushed.",
    "apex.melee.collides": "The collision deals {added} damage more: {damage} in all.",
    "apex.melee.collides-at-once": (
        "The collision adds {added}, and {damage} damage is read to be dealt at once."
    ),
    "apex.melee.hits.headline": "Hit, {damage} damage",
    "apex.melee.hits.reason": "{target} is left with Shield {shield} and Health {health}.",
    "apex.melee.eliminates.headline": "{target} is eliminated",
    "apex.melee.eliminates.reason": "{damage} damage.",
    "apex.melee.unknown.headline": "Hit, the rest depends on the Knockdown Shield",
    "apex.melee.unknown.reason": "Enter what the Knockdown Shield of {target} prevents.",
    "apex.melee.misses.headline": "No hit",
    "apex.melee.misses.reason": "{value} is less than {from}.",
    "apex.melee.illegal.headline": "Not allowed",
    "apex.melee.illegal.reason": "{figure} may not strike {target}.",
    "apex.melee.label": "Damage",
    "apex.melee.value": "{damage}",
    "apex.melee.answer.true": "{damage} damage, ends on {to}, {choose} spaces to choose from",
    "apex.melee.answer.false": "not allowed",
    "apex.grenade.unknown": (
        "There is no Grenade {name} here. Known are: {known}; or give its range, cards and offsets."
    ),
    "apex.grenade.needs-field": "This is missing: a Grenade of your own has {known}.",
    "apex.grenade.range-order": "The range goes from the shorter distance to the longer.",
    "apex.grenade.same-offset": "The space {offset} of the shape stands here twice.",
    "apex.grenade.wrong-arrows": (
        "This Grenade takes {cards} Aim cards; there are {given} arrows here."
    ),
    "apex.push.not-straight": (
        "A push goes straight: this must be in a row, column or diagonal with it."
    ),
    "apex.push.nothing-to-choose": "This push leaves nothing to choose; leave this out.",
    "apex.push.no-such-choice": "This space is not to choose. There are: {known}.",
    "apex.life.no-such-damage": "There is no such damage in this edition. Known are: {known}.",
    "field.grenade": "grenade",
    "field.size": "its columns and rows",
    "field.aerial": "from the air (AERIAL)",
    "hint.area.0": "Tap the space it comes from.",
    "hint.area.1": "Now fill in the shape.",
    "word.frag": "frag",
    "word.thermite": "thermite",
    "offer.grenade": "Grenade",
    "offer.melee": "Melee",
    "doing.grenade": "Throw it",
    "doing.melee": "Strike",
    "hint.grenade.0": "Tap who throws.",
    "hint.grenade.1": "Now tap the space it is meant for.",
    "hint.melee.0": "Tap who strikes.",
    "hint.melee.1": "Now tap the Legend beside it.",
    "field.arrows": "arrows of the Aim cards, in the order drawn",
}
