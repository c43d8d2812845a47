"""What is said of the cards drawn, and of the odds before."""

PHRASES: dict[str, str | tuple[str, str, str]] = {
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
    "fire.wrong-number": (
        "{needed} Aim cards are needed, {slots} slots with {each} in each; these are {count}."
    ),
    "odds.small-deck": "{needed} cards are drawn; the deck must hold as many, and has {count}.",
    "odds.too-many": "Chances are counted for up to {most} cards; this shot draws {count}.",
}
