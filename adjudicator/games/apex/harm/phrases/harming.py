"""Phrases about damage, areas, Grenades and melee attacks."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "apex.number.knockdown-prevents": "the damage that {who}'s Knockdown Shield prevents",
    "apex.life.knockdown-unknown": (
        "{amount} damage would bring Health to 0, which triggers the Knockdown Shield. The book's "
        "text doesn't say what it prevents: it's on {legend}'s token."
    ),
    "apex.life.starting-dials": (
        "{legend}'s dials haven't been entered, so they show Shield {shield} and Health {health}, "
        "as at the start of the game."
    ),
    "apex.life.starting-shield": (
        "{legend}'s Shield hasn't been entered, so it is {shield}, as at the start of the game."
    ),
    "apex.life.starting-health": (
        "{legend}'s Health hasn't been entered, so it is {health}, as at the start of the game."
    ),
    "apex.life.starting-knockdown": (
        "No Knockdown Shield has been entered for {legend}; the starting one prevents nothing."
    ),
    "apex.melee.struck": (
        "The card shows {value}, at least {from}, so {target} takes {blow} damage."
    ),
    "apex.life.no-shield": "{legend} has no Body Shield, so the damage goes straight to Health.",
    "apex.life.unhurt": "{legend} takes no damage.",
    "apex.life.no-deathbox": (
        "{legend} has no Deathbox left for the enemy squad to take, so there is no Victory Point."
    ),
    "apex.life.wins": "{squad} has eliminated every enemy at least once and wins at once.",
    "apex.life.both-finished": (
        "Each squad has now eliminated all its enemies, and the book names no winner for that."
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
    "apex.life.away": "{legend} is off the map, so its dials don't change.",
    "apex.life.only-shield": "This damage affects only the Shield.",
    "apex.life.only-health": "This damage ignores the Shield.",
    "apex.life.knockdown": (
        "{amount} damage would bring Health to 0. The Knockdown Shield prevents {prevented}, "
        "which leaves {left}, and is exhausted."
    ),
    "apex.life.to-shield": "The Shield takes {to_shield}: {shield_before} becomes {shield}.",
    "apex.life.to-health": "Health takes {to_health}: {health_before} becomes {health}.",
    "apex.life.eliminated": "No Health is left, so {legend} is eliminated and leaves the map.",
    "apex.life.knockdown-back": "The exhausted Knockdown Shield is flipped back.",
    "apex.life.fresh-dials": "The dials are set to Shield {shield} and Health {health}.",
    "apex.life.deathbox": "The enemy squad takes a Deathbox, worth 1 Victory Point.",
    "apex.life.dials.headline": "Shield {shield}, Health {health}",
    "apex.life.eliminated.headline": "{legend} is eliminated",
    "apex.life.unknown.headline": "Depends on the Knockdown Shield",
    "apex.life.unknown.reason": "Enter what {legend}'s Knockdown Shield prevents.",
    "apex.life.away.headline": "Off the map",
    "apex.damage.label": "Dials",
    "apex.damage.value": "{shield} / {health}",
    "apex.damage.answer": "Shield {shield}, Health {health}",
    "apex.area.shape": (
        "From {source}, the shape covers 1 space of the map.",
        "From {source}, the shape covers {count} spaces of the map.",
        "count",
    ),
    "apex.area.shape-outside": (
        "From {source}, the shape covers 1 space of the map and {outside} off it.",
        "From {source}, the shape covers {count} spaces of the map and {outside} off it.",
        "count",
    ),
    "apex.area.faces-right": "The shape is turned to face right.",
    "apex.area.faces-down": "The shape is turned to face down.",
    "apex.area.faces-left": "The shape is turned to face left.",
    "apex.area.aerial": "It comes from the air, so levels and blockages don't matter.",
    "apex.area.exterior": "It has the EXTERIOR tag, so higher obstacles don't matter.",
    "apex.area.off-level": "Spaces that aren't on level {level} are spared: {spaces}.",
    "apex.area.blocked": "Spaces behind {things} are spared: {spaces}.",
    "apex.area.unblocked": "No blockage shields any space on level {level}.",
    "apex.area.reached": "So it reaches {spaces}.",
    "apex.area.nothing": "So it reaches no space of the map.",
    "apex.area.zone-card": (
        "{who}, on {place}, is in the Zone of {thing}: its card says whether that changes anything."
    ),
    "apex.number.ordnance": "whether the card gives this damage the ORDNANCE tag",
    "apex.area.ordnance-unknown": (
        "{who}, on {place}, is in the Zone of a Dome of Protection, which prevents the damage if "
        "the card gives it the ORDNANCE tag."
    ),
    "apex.area.unknown.headline": (
        "Reaches 1 space",
        "Reaches {count} spaces",
        "count",
    ),
    "apex.area.unknown.reason": "The dials depend on a number or a tag that hasn't been entered.",
    "apex.area.hits.headline": "{listed}",
    "apex.area.hits-nobody.headline": "Nobody is hit",
    "apex.area.answer-field.hit": "hit",
    "apex.area.answer-field.targets": "dials",
    "field.ordnance": "damage tagged ORDNANCE",
    "apex.area.reached.headline": (
        "Reaches 1 space",
        "Reaches {count} spaces",
        "count",
    ),
    "apex.area.reached.headline.zero": "Reaches no space",
    "apex.area.label": "Spaces",
    "apex.area.value": "{count}",
    "apex.area.answer": ("1 space", "{count} spaces", "count"),
    "apex.area.answer.zero": "no space",
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
        "{aim} is at distance {distance} from {who}, within the range of {low} to {high}. No line "
        "of sight is needed."
    ),
    "apex.grenade.out-of-range": (
        "{aim} is at distance {distance}, outside the range of {low} to {high}."
    ),
    "apex.grenade.off-map": "{aim} is off the map and can't be aimed at.",
    "apex.grenade.moves": "Aim card {number} moves the token from {start} to {end}.",
    "apex.grenade.stays": "Aim card {number} has no arrow, so the token stays on {end}.",
    "apex.grenade.level": "It lands on {landing}, at level {level}.",
    "apex.grenade.on-top": "It lands on top of {things} on {landing}, at level {level}.",
    "apex.grenade.leaves-map": (
        "Aim card {number} moves the token from {start} to {end}, off the map, where the grid "
        "continues."
    ),
    "apex.grenade.by-arrows.headline": "Lands on {landing}",
    "apex.grenade.by-arrows.reason": "Its range, area and damage are on the token: enter them.",
    "apex.grenade.outside": "It lands on {landing}, off the map, which counts as ground level.",
    "apex.grenade.across": "Its row counts as lying across the direction it faces.",
    "apex.grenade.along": "Its row counts as lying along the direction it faces.",
    "apex.grenade.not-carried": "{who} has no {name} in the Backpack.",
    "apex.grenade.not-carried.headline": "Not allowed",
    "apex.grenade.not-carried.reason": "{who} has no {name} in the Backpack.",
    "apex.grenade.none-carried": "{who}'s Backpack is empty.",
    "apex.grenade.none-carried.headline": "Not allowed",
    "apex.grenade.none-carried.reason": "{who}'s Backpack is empty.",
    "apex.grenade.removed": "The token leaves {who}'s Backpack and the game.",
    "apex.grenade.hit": "{who}, on {space}, takes {damage} damage.",
    "apex.grenade.spared-level": "{who}, on {place}, isn't on level {level} and takes no damage.",
    "apex.grenade.spared-behind": "{who}, on {place}, is behind a blockage and takes no damage.",
    "apex.grenade.spared-dome": (
        "{who}, on {place}, is in the Zone of a Dome of Protection, which prevents the damage."
    ),
    "apex.grenade.hits": ("1 Legend is hit.", "{count} Legends are hit.", "count"),
    "apex.grenade.hits-nobody": "Nobody is hit.",
    "apex.grenade.moved": "The arrows on the Aim cards move it from {aim}.",
    "apex.grenade.straight": (
        "No arrow has been entered for its Aim card.",
        "No arrow has been entered for its {cards} Aim cards.",
        "cards",
    ),
    "apex.grenade.lands.reason": "{drift}",
    "apex.grenade.lands-nobody.reason": "{drift}",
    "apex.grenade.lands.headline": "Lands on {landing}: {listed}",
    "apex.grenade.lands-nobody.headline": "Lands on {landing}: nobody is hit",
    "apex.grenade.takes": "{who} takes {damage}",
    "apex.grenade.falls": "{who} is eliminated",
    "apex.grenade.unknown-dials.headline": (
        "Lands on {landing} and hits 1 Legend",
        "Lands on {landing} and hits {hit} Legends",
        "hit",
    ),
    "apex.grenade.unknown-dials.reason": (
        "The dials depend on a Knockdown Shield: enter what it prevents."
    ),
    "apex.grenade.off-map.headline": "Not allowed",
    "apex.grenade.off-map.reason": "{aim} is off the map.",
    "apex.grenade.out-of-range.headline": "Not allowed",
    "apex.grenade.out-of-range.reason": (
        "{aim} is at distance {distance}; the range is {low} to {high}."
    ),
    "apex.grenade.label": "Hit",
    "apex.grenade.answer-field.landing": "lands on",
    "apex.grenade.answer-field.level": "level",
    "apex.grenade.value": "{hit}",
    "apex.grenade.answer.true": (
        "reaches {spaces} spaces, hits 1 Legend",
        "reaches {spaces} spaces, hits {hit} Legends",
        "hit",
    ),
    "apex.grenade.answer.false": "not allowed",
    "apex.grenade.answer-field.spaces": "spaces",
    "apex.grenade.answer-field.hit": "hit",
    "apex.grenade.answer-field.targets": "dials",
    "apex.melee.answer-field.target": "dials",
    "apex.melee.answer-field.collision": "collision",
    "apex.melee.answer-field.damage": "",
    "apex.melee.answer-field.to": "",
    "apex.melee.answer-field.choose": "spaces to choose from",
    "apex.melee.may": "{target} is an enemy on a space adjacent to {figure}.",
    "apex.melee.too-far": "{target} is at distance {distance} from {figure}, so it isn't adjacent.",
    "apex.melee.other-level": "{target} isn't on the same level as {figure}, so it isn't adjacent.",
    "apex.melee.obstacle": (
        "{things} stands between {figure} and {target}, so they aren't adjacent.",
        "{things} stand between {figure} and {target}, so they aren't adjacent.",
        "count",
    ),
    "apex.melee.buildings": "Buildings meet at {corner}, and they count as being in between.",
    "apex.melee.joint": (
        "{things} is connected at {corner}, between {figure} and {target}.",
        "{things} are connected at {corner}, between {figure} and {target}.",
        "count",
    ),
    "apex.melee.not-adjacent": "So {target} isn't adjacent to {figure}.",
    "apex.melee.away": "{figure} is off the map and can't attack.",
    "apex.melee.target-away": "{target} is off the map and can't be attacked.",
    "apex.melee.same-squad": "{target} is in the same squad as {figure}.",
    "apex.melee.fails": "The card shows {value}, less than {from}, so the attack misses.",
    "apex.melee.lands": (
        "The card shows {value}, at least {from}, so {target} takes {blow} damage and is then "
        "pushed."
    ),
    "apex.melee.not-pushed": "The hit itself eliminates {target}, so it isn't pushed.",
    "apex.melee.collides": "The collision deals {added} more damage: {damage} in all.",
    "apex.melee.collides-at-once": (
        "The collision adds {added}, and all {damage} damage counts as dealt at once."
    ),
    "apex.melee.hits.headline": "Hit: {damage} damage",
    "apex.melee.hits.reason": "{target} is left with Shield {shield} and Health {health}.",
    "apex.melee.eliminates.headline": "{target} is eliminated",
    "apex.melee.eliminates.reason": "It takes {damage} damage.",
    "apex.melee.unknown.headline": "Hit: the rest depends on the Knockdown Shield",
    "apex.melee.unknown.reason": "Enter what {target}'s Knockdown Shield prevents.",
    "apex.melee.misses.headline": "Miss",
    "apex.melee.misses.reason": "{value} is less than {from}.",
    "apex.melee.illegal.headline": "Not allowed",
    "apex.melee.illegal.reason": "{figure} can't attack {target}.",
    "apex.melee.label": "Damage",
    "apex.melee.answer-field.hit": "a hit",
    "apex.melee.value": "{damage}",
    "apex.melee.answer.true": "{damage} damage, ends on {to}",
    "apex.melee.answer.false": "not allowed",
    "apex.grenade.unknown": (
        "There is no Grenade {name} here. Choose one of these, or enter its range, cards and "
        "shape: {known}."
    ),
    "apex.grenade.needs-field": "Enter this too: a Grenade of your own needs {known}.",
    "apex.grenade.range-order": "Enter the range with the shorter distance first.",
    "apex.grenade.same-offset": "The space {offset} is in the shape twice: remove one.",
    "apex.grenade.wrong-arrows": "Enter an arrow for each Aim card: {cards}, not {given}.",
    "apex.push.not-straight": (
        "A push goes straight: choose a place in the same row, column or diagonal."
    ),
    "apex.push.nothing-to-choose": "Leave this empty: this push leaves nothing to choose.",
    "apex.push.no-such-choice": "This space can't be chosen. Choose one of these: {known}.",
    "apex.life.no-such-damage": "This edition has no such damage. Choose one of these: {known}.",
    "field.grenade": "grenade",
    "field.size": "its columns and rows",
    "field.aerial": "from the air (AERIAL)",
    "hint.area.0": "Tap the space it comes from.",
    "hint.area.1": "Now enter the shape.",
    "word.frag": "frag",
    "word.thermite": "thermite",
    "offer.grenade": "Grenade",
    "offer.melee": "Melee",
    "doing.grenade": "Throw the Grenade",
    "doing.melee": "Make the Melee Attack",
    "hint.grenade.0": "Tap the Legend that throws it.",
    "hint.grenade.1": "Now tap the space to aim at.",
    "hint.melee.0": "Tap the Legend that attacks.",
    "hint.melee.1": "Now tap the adjacent Legend to attack.",
    "field.arrows": "arrows on the Aim cards, in the order drawn",
}
