"""What is said of the cards drawn, and of the odds before."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "apex.fire.starting-helmet": (
        "Nobody has entered a Helmet for {target}: the one from the start takes no headshot."
    ),
    "apex.fire.rate": (
        "The Fire Rate fills 1 slot; cards drawn: {cards}.",
        "The Fire Rate fills {slots} slots with {each} in each; cards drawn: {cards}.",
        "slots",
    ),
    "apex.fire.rate-more": (
        "With {more} more from attachments, the Fire Rate fills 1 slot: {cards} cards.",
        "With {more} more from attachments, the Fire Rate fills {slots} slots: {cards} cards.",
        "slots",
    ),
    "apex.fire.missed-headshots": (
        "A card that misses scores no headshot: the icon on value {values} does not count.",
        "Cards that miss score no headshots: the icons on values {values} do not count.",
        "count",
    ),
    "apex.fire.nothing.headline": "No damage",
    "apex.fire.nothing.reason": (
        "Hits: {hits}, headshots: {headshots}. {target} keeps Shield {shield} and Health {health}."
    ),
    "apex.fire.nothing.value": "0",
    "apex.fire.start": "Without Stability the first goes to the slot marked 0.",
    "apex.fire.start-left": (
        "A Stability of {stability} moves the first 1 slot to the left of 0.",
        "A Stability of {stability} moves the first {start} slots to the left of 0.",
        "start",
    ),
    "apex.fire.next": "Each following slot is the next one to the right.",
    "apex.fire.recoil": "A Recoil of {recoil} skips so many slots before each following one.",
    "apex.fire.last": "What would go beyond the last slot stays in it.",
    "apex.fire.modifiers": "The modifiers of these slots: {listed}.",
    "apex.fire.ignored": "Cards count as not having: {icons}.",
    "apex.fire.hit-icons": "Each card with one of these is a hit: {icons}.",
    "apex.fire.miss-icons": "Each card with one of these is a miss: {icons}.",
    "apex.fire.hit-icon": "Card {number}: its icon makes it a hit, by what a card says.",
    "apex.fire.miss-icon": "Card {number}: its icon makes it a miss, by what a card says.",
    "apex.fire.damage-changed": "A card changes the total damage by {more}: {damage}.",
    "apex.fire.semi": (
        "1 Semi-Hit on the cards: too few for a hit.",
        "{count} Semi-Hits on the cards, two to a hit: {hits}.",
        "count",
    ),
    "apex.fire.one-semi": (
        "1 Semi-Hit on the cards: too few for a hit.",
        "{count} Semi-Hits on the cards: one hit more, and never more than one.",
        "count",
    ),
    "apex.fire.covered": "A card asks for cover: {target} is behind {things}.",
    "apex.fire.no-cover": "A card asks for cover: {target} has none.",
    "apex.fire.cover-corner": (
        "The line to {target} passes a corner where something that gives cover meets another thing."
    ),
    "apex.fire.cover-space": "The line to {target} passes a space with something that gives cover.",
    "apex.fire.hit": (
        "Card {number}: {value} with {modifier} is {total}, at least {difficulty}: a hit."
    ),
    "apex.fire.miss": (
        "Card {number}: {value} with {modifier} is {total}, below {difficulty}: a miss."
    ),
    "apex.fire.below": "Card {number}: its icon makes it a hit, {target} being lower.",
    "apex.fire.above": "Card {number}: its icon makes it a miss, {target} being higher.",
    "apex.fire.cover": "Card {number}: its icon makes it a miss, {target} being behind cover.",
    "apex.fire.half-cover": (
        "Card {number}: its icon makes it a miss, {target} being behind half-cover."
    ),
    "apex.fire.clash-miss": (
        "Card {number}: one icon makes it a hit, {target} being lower, another a miss, {target} "
        "being behind cover. It is read as a miss."
    ),
    "apex.fire.clash-hit": (
        "Card {number}: one icon makes it a hit, {target} being lower, another a miss, {target} "
        "being behind cover. It is read as a hit."
    ),
    "apex.fire.headshots": (
        "A card that hit has a headshot, on a value of {values}.",
        "{count} cards that hit have a headshot, on values of {values}.",
        "count",
    ),
    "apex.fire.helmet": (
        "The helmet takes up to {most} on values up to {value}: here {taken}, which leaves {left}."
    ),
    "apex.fire.damage": (
        "Damage: {hits} × {regular} for hits and {headshots} × {extra} for headshots = {damage}."
    ),
    "apex.fire.damage-stock": (
        "Damage: {hits} × {regular} for hits and {headshots} × {extra} for headshots; the stock "
        "adds {hits} × {each} for every hit and {first} for the first = {damage}."
    ),
    "apex.fire.deals.headline": ("1 damage", "{damage} damage", "damage"),
    "apex.fire.deals.reason": (
        "Hits: {hits}, headshots: {headshots}. {target} is left with Shield {shield} and Health "
        "{health}."
    ),
    "apex.fire.eliminated.headline": "{target} is eliminated",
    "apex.fire.eliminated.reason": "Hits: {hits}, headshots: {headshots}, {damage} damage.",
    "apex.fire.deals.doing": "deal {damage} damage to {target}",
    "apex.fire.deals.done": "{target} takes {damage} damage.",
    "apex.fire.nothing.doing": "end the shot",
    "apex.fire.nothing.done": "{shooter} misses {target}.",
    "apex.fire.eliminated.doing": "eliminate {target}",
    "apex.fire.eliminated.done": "{target} is eliminated.",
    "apex.fire.open": (
        "Card {number}, {value}: whether it hits depends on the modifier of its slot."
    ),
    "apex.fire.so-far.headline": (
        "{hits} hit so far · card {drawn} of {cards}",
        "{hits} hits so far · card {drawn} of {cards}",
        "hits",
    ),
    "apex.fire.first.headline": (
        "{hits} hit so far · card {drawn}",
        "{hits} hits so far · card {drawn}",
        "hits",
    ),
    "apex.fire.first.reason": "The Fire Rate says how many Aim cards are drawn.",
    "apex.fire.first.value": "",
    "apex.fire.so-far.reason": "Tap the next Aim card.",
    "apex.fire.so-far.value": "",
    "apex.fire.unknown.headline": "Not known",
    "apex.fire.unknown.reason": "To work out the damage, enter {missing}.",
    "apex.shoot.label": "Damage",
    "apex.shoot.value": "none",
    "apex.fire.deals.value": "{damage}",
    "apex.fire.eliminated.value": "{damage}",
    "apex.shoot.answer-field.shots": "",
    "apex.shoot.answer-field.target": "dials",
    "apex.shoot.answer": "hits: {hits}, headshots: {headshots}, damage: {damage}",
    "apex.odds.counted": (
        "1 of {deck} cards goes to the slot: {ways} equal ways, each counted.",
        "{drawn} of {deck} cards go to the slots in order: {ways} equal ways, each counted.",
        "drawn",
    ),
    "apex.odds.result": (
        "On average {mean} damage; {target} is eliminated with a chance of {chance}."
    ),
    "apex.odds.result.headline": "{mean} damage on average",
    "apex.odds.result.reason": "{target} is eliminated with a chance of {chance}.",
    "apex.odds.unknown.headline": "Not known",
    "apex.odds.safe": "On average {mean} damage; {target} can't be eliminated.",
    "apex.odds.safe.headline": "{mean} damage on average",
    "apex.odds.safe.reason": "{target} can't be eliminated.",
    "apex.odds.safe.value": "{mean}",
    "apex.odds.no-chance-known": (
        "On average {mean} damage; whether {target} is eliminated depends on its Knockdown Shield."
    ),
    "apex.odds.no-chance-known.headline": "{mean} damage on average",
    "apex.odds.no-chance-known.reason": (
        "For the chance of an elimination, enter what the Knockdown Shield of {target} prevents."
    ),
    "apex.odds.no-chance-known.value": "{mean}",
    "apex.odds.unknown.reason": "To work out the odds, enter {missing}.",
    "apex.odds.label": "Average",
    "apex.odds.value": "none",
    "apex.odds.result.value": "{mean}",
    "apex.odds.answer": "average: {mean}, eliminated: {eliminated}",
    "apex.fire.wrong-number": (
        "{needed} Aim cards are needed, {slots} slots with {each} in each; these are {count}."
    ),
    "apex.odds.small-deck": (
        "{needed} cards are drawn; the deck must hold as many, and has {count}."
    ),
    "apex.odds.too-many": "Chances are counted for up to {most} cards; this shot draws {count}.",
}
