"""What verdicts on shots and damage say."""

from adjudicator.messages.phrases.phrase import Phrases

PHRASES: Phrases = {
    "outcome.odds": "Damage",
    "aim.shooter-away": "{shooter} is off the map and cannot shoot.",
    "aim.target-away": "{target} is off the map and cannot be shot at.",
    "aim.friend": "{target} is no enemy of {shooter}.",
    "aim.empty": "The Ammo marker is at 0: there is nothing to shoot with.",
    "aim.ammo": "The shot takes 1 of {ammo} Ammo.",
    "aim.seen": "The line from {source} to {target} is clear.",
    "aim.hidden": "The line from {source} to {target} is cut by {thing}: no shot.",
    "aim.line-undecided": "This table wants no verdict on the line from {source} to {target}.",
    "aim.base": "The weapon's card begins at {value}.",
    "aim.in-range": "The distance is {distance}, within the optimal range of {range}.",
    "aim.in-best-range": "The distance is {distance}, within the best range of {range}.",
    "aim.off-best-range": (
        "The distance is {distance}, the best range {range}: {signed} at 10 a space."
    ),
    "aim.off-range": (
        "The distance is {distance}, the optimal range {range}: {signed} at 10 a space."
    ),
    "aim.optics": "At distance {distance}, {attachment} gives {signed}.",
    "aim.idle": "At distance {distance}, this does not reach: {attachments}.",
    "aim.smoke": "{thing} bears on the shot: {signed}.",
    "aim.zone-inside": "Someone is in the zone of {thing}, and the line does not cross it.",
    "aim.zone-levels": "The line goes past the zone of {thing} from one level to another.",
    "aim.zone-card": "{thing} bears on the shot too: its card tells what it does.",
    "aim.other": "{name} gives {signed}.",
    "aim.sum": "Together {terms} = {difficulty}: a card needs {difficulty} or more.",
    "aim.unchanged": "Nothing changes that: a card needs {difficulty} or more.",
    "aim.sum.headline": "{difficulty} or more to hit",
    "aim.shooter-away.headline": "No shot",
    "aim.shooter-away.reason": "{shooter} is off the map.",
    "aim.target-away.headline": "No shot",
    "aim.target-away.reason": "{target} is off the map.",
    "aim.friend.headline": "No shot",
    "aim.friend.reason": "{target} is no enemy of {shooter}.",
    "aim.hidden.headline": "No shot",
    "aim.hidden.reason": "{shooter} does not see {target}.",
    "aim.empty.headline": "No shot",
    "aim.empty.reason": "There is no Ammo left.",
    "aim.undecided.headline": "No verdict",
    "aim.unknown.headline": "Difficulty not known",
    "aim.unknown.reason": "A number of the weapon's card is missing; the steps say which.",
    # Beside a line: a shot that may not be fired says nothing that the line does not.
    "aim.shooter-away.value": "",
    "aim.target-away.value": "",
    "aim.friend.value": "",
    "aim.hidden.value": "",
    "aim.undecided.value": "",
    "aim.empty.value": "no Ammo",
    "aim.unknown.value": "which weapon?",
    "to-hit.label": "Difficulty",
    "to-hit.value": "{aimed}",
    "aim.with": "{difficulty} {weapon}",
    "to-hit.answer.true": "may shoot, {difficulty} or more to hit",
    "to-hit.answer.false": "no shot",
    "to-hit.answer.none": "no verdict",
    "missing.difficulty": (
        "The To-Hit Difficulty of the weapon is not known: look at its card and enter it as "
        "`difficulty` of the weapon."
    ),
    "missing.range": (
        "The optimal range of the weapon is not known as far as this: look at its card and enter "
        "it as `range` of the weapon, `[from, to]`."
    ),
    "missing.threshold": (
        "The Hit Threshold of the weapon is not known: look at its card and enter it as "
        "`difficulty` of the weapon."
    ),
    "missing.best-range": (
        "The best range of the weapon is not known as far as this: look at its card and enter it "
        "as `range` of the weapon, `[from, to]`."
    ),
    "missing.helmet": (
        "What the helmet takes is not in the book's text: look at the token and enter it as "
        "`helmet-ignores` of the Legend, `[headshots, value]`."
    ),
    "missing.knockdown": (
        "What the Knockdown Shield prevents is not in the book's text: look at the token and enter "
        "it as `knockdown-prevents` of the Legend."
    ),
    "missing.distance": "Without both Legends on the map there is no distance.",
    "missing.rate": (
        "The Fire Rate of the weapon is not known: look at its card and enter it as `rate` of the "
        "weapon, `[slots, cards]`."
    ),
    "missing.modifier": (
        "The modifier of a slot is not known: look at the Aim board and enter its slots as "
        "`aim-board` of the scene."
    ),
    "missing.damage": (
        "The Regular Damage of the weapon is not known: look at its card and enter it as `damage` "
        "of the weapon."
    ),
    "missing.headshot": (
        "The Headshot Damage of the weapon is not known: look at its card and enter it as "
        "`headshot` of the weapon."
    ),
    "missing.deck": (
        "The cards of the Aim deck are not known: look through them and enter them as `aim-deck` "
        "of the scene."
    ),
    "fire.rate": "The Fire Rate fills {slots} slots with {each} a slot; cards in all: {cards}.",
    "fire.rate-more": (
        "With {more} more from attachments, the Fire Rate fills {slots} slots with {each} a slot; "
        "cards in all: {cards}."
    ),
    "fire.start": "Without Stability the first goes to the slot marked 0.",
    "fire.start-left": (
        "A Stability of {stability} moves the first 1 slot to the left of 0.",
        "A Stability of {stability} moves the first {start} slots to the left of 0.",
        "start",
    ),
    "fire.next": "Each following slot is the next one to the right.",
    "fire.recoil": "A Recoil of {recoil} skips so many slots before each following one.",
    "fire.last": "What would go beyond the last slot stays in it.",
    "fire.modifiers": "The modifiers of these slots: {listed}.",
    "fire.ignored": "Cards count as not having: {icons}.",
    "fire.semi": (
        "1 Semi-Hit on the cards: too few for a hit.",
        "{count} Semi-Hits on the cards, two to a hit: {hits}.",
        "count",
    ),
    "fire.one-semi": (
        "1 Semi-Hit on the cards: too few for a hit.",
        "{count} Semi-Hits on the cards: one hit more, and never more than one.",
        "count",
    ),
    "fire.covered": "A card asks for cover: {target} is behind {things}.",
    "fire.no-cover": "A card asks for cover: {target} has none.",
    "fire.cover-corner": (
        "The line to {target} passes a corner where something that gives cover meets another thing."
    ),
    "fire.cover-space": "The line to {target} passes a space with something that gives cover.",
    "fire.hit": "Card {number}: {value} with {modifier} is {total}, at least {difficulty}: a hit.",
    "fire.miss": "Card {number}: {value} with {modifier} is {total}, below {difficulty}: a miss.",
    "fire.below": "Card {number}: its icon makes it a hit, {target} being lower.",
    "fire.above": "Card {number}: its icon makes it a miss, {target} being higher.",
    "fire.cover": "Card {number}: its icon makes it a miss, {target} being behind cover.",
    "fire.half-cover": "Card {number}: its icon makes it a miss, {target} being behind half-cover.",
    "fire.clash-miss": (
        "Card {number}: one icon makes it a hit, {target} being lower, another a miss, {target} "
        "being behind cover. It is read as a miss."
    ),
    "fire.clash-hit": (
        "Card {number}: one icon makes it a hit, {target} being lower, another a miss, {target} "
        "being behind cover. It is read as a hit."
    ),
    "fire.headshots": (
        "A card that hit has a headshot, on a value of {values}.",
        "{count} cards that hit have a headshot, on values of {values}.",
        "count",
    ),
    "fire.helmet": (
        "The helmet takes up to {most} on values up to {value}: here {taken}, which leaves {left}."
    ),
    "fire.damage": (
        "Damage: {hits} × {regular} for hits and {headshots} × {extra} for headshots = {damage}."
    ),
    "fire.damage-stock": (
        "Damage: {hits} × {regular} for hits and {headshots} × {extra} for headshots; the stock "
        "adds {hits} × {each} for every hit and {first} for the first = {damage}."
    ),
    "fire.deals.headline": ("1 damage", "{damage} damage", "damage"),
    "fire.deals.reason": (
        "Hits: {hits}, headshots: {headshots}. {target} is left with Shield {shield} and Health "
        "{health}."
    ),
    "fire.eliminated.headline": "{target} is eliminated",
    "fire.eliminated.reason": "Hits: {hits}, headshots: {headshots}, {damage} damage.",
    "fire.unknown.headline": "Not known",
    "fire.unknown.reason": "A number is missing; the steps say which card to look at.",
    "shoot.label": "Damage",
    "shoot.value": "none",
    "fire.deals.value": "{damage}",
    "fire.eliminated.value": "{damage}",
    "shoot.answer": "hits: {hits}, headshots: {headshots}, damage: {damage}",
    "odds.counted": (
        "{drawn} of {deck} cards lie in order in the slots: {ways} ways, all as likely, and each "
        "was counted."
    ),
    "odds.result": "On average {mean} damage; {target} is eliminated with a chance of {chance}.",
    "odds.result.headline": "{mean} damage on average",
    "odds.result.reason": "{target} is eliminated with a chance of {chance}.",
    "odds.unknown.headline": "Not known",
    "odds.unknown.reason": "A number is missing; the steps say which card to look at.",
    "odds.label": "Average",
    "odds.value": "none",
    "odds.result.value": "{mean}",
    "odds.answer": "average: {mean}, eliminated: {eliminated}",
    "life.away": "{legend} is off the map: nothing happens to its dials there.",
    "life.only-shield": "This damage reaches the Shield only.",
    "life.only-health": "This damage passes the Shield by.",
    "life.knockdown": (
        "The damage of {amount} would bring Health to 0. The Knockdown Shield prevents {prevented} "
        "of it, {left} are left, and it is exhausted."
    ),
    "life.to-shield": "The Shield takes {to_shield}: {shield_before} becomes {shield}.",
    "life.to-health": "Health takes {to_health}: {health_before} becomes {health}.",
    "life.eliminated": "No Health is left: {legend} is eliminated and leaves the map.",
    "life.knockdown-back": "The exhausted Knockdown Shield is flipped back.",
    "life.fresh-dials": "The dials are set to Shield {shield} and Health {health}.",
    "life.deathbox": "The enemy squad takes a Deathbox, as 1 Victory Point.",
    "life.dials.headline": "Shield {shield}, Health {health}",
    "life.eliminated.headline": "{legend} is eliminated",
    "life.unknown.headline": "Not known",
    "life.unknown.reason": "The Knockdown Shield would be used; its token tells how.",
    "life.away.headline": "Off the map",
    "damage.label": "Dials",
    "damage.value": "{shield} / {health}",
    "damage.answer": "Shield {shield}, Health {health}",
}
