"""Phrases about the Aim cards of a shot, and its odds."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "apex.drawn.hit": "{total}: hit",
    "apex.drawn.headshot": "{total}: hit, headshot",
    "apex.drawn.miss": "{total}: miss",
    "apex.drawn.open": "total {total}",
    "apex.drawn.no-slot": "which modifier?",
    "apex.fire.starting-helmet": (
        "No Helmet has been entered for {target}; the starting one stops no headshots."
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
        "A card that misses scores no headshot, so the icon on value {values} doesn't count.",
        "Cards that miss score no headshots, so the icons on values {values} don't count.",
        "count",
    ),
    "apex.fire.nothing.headline": "No damage",
    "apex.fire.nothing.reason": (
        "Hits: {hits}, headshots: {headshots}. {target} keeps Shield {shield} and Health {health}."
    ),
    "apex.fire.nothing.value": "0",
    "apex.fire.start": "Without Stability, the first slot used is the one marked 0.",
    "apex.fire.start-left": (
        "With Stability {stability}, the first slot used is 1 to the left of 0.",
        "With Stability {stability}, the first slot used is {start} to the left of 0.",
        "start",
    ),
    "apex.fire.next": "Each further slot is the next one to the right.",
    "apex.fire.recoil": (
        "With Recoil {recoil}, that many slots are skipped before each further one."
    ),
    "apex.fire.last": "Cards that would go beyond the last slot stay in it.",
    "apex.fire.modifiers": "The modifiers of these slots: {listed}.",
    "apex.fire.ignored": "These icons on the cards are ignored: {icons}.",
    "apex.fire.hit-icons": "Each card with one of these icons is a hit: {icons}.",
    "apex.fire.miss-icons": "Each card with one of these icons is a miss: {icons}.",
    "apex.fire.hit-icon": "Card {number}: because of another card, its icon makes it a hit.",
    "apex.fire.miss-icon": "Card {number}: because of another card, its icon makes it a miss.",
    "apex.fire.damage-changed": "A card changes the total damage by {more}, to {damage}.",
    "apex.fire.semi": (
        "1 Semi-Hit on the cards isn't enough for a hit.",
        "{count} Semi-Hits on the cards count as hits in pairs: {hits}.",
        "count",
    ),
    "apex.fire.one-semi": (
        "1 Semi-Hit on the cards isn't enough for a hit.",
        "{count} Semi-Hits on the cards add 1 hit, never more.",
        "count",
    ),
    "apex.fire.covered": "A card asks about cover: {target} is behind {things}.",
    "apex.fire.no-cover": "A card asks about cover: {target} has none.",
    "apex.fire.cover-corner": (
        "The line to {target} passes a corner where something that gives cover meets something "
        "else."
    ),
    "apex.fire.cover-space": (
        "The line to {target} passes through a space with something that gives cover."
    ),
    "apex.fire.hit": (
        "Card {number}: {value} with {modifier} is {total}, at least {difficulty}: a hit."
    ),
    "apex.fire.miss": (
        "Card {number}: {value} with {modifier} is {total}, below {difficulty}: a miss."
    ),
    "apex.fire.below": "Card {number}: its icon makes it a hit, because {target} is lower.",
    "apex.fire.above": "Card {number}: its icon makes it a miss, because {target} is higher.",
    "apex.fire.cover": "Card {number}: its icon makes it a miss, because {target} is behind cover.",
    "apex.fire.half-cover": (
        "Card {number}: its icon makes it a miss, because {target} is behind half-cover."
    ),
    "apex.fire.clash-miss": (
        "Card {number}: one icon makes it a hit, because {target} is lower; another makes it a "
        "miss, because {target} is behind cover. It counts as a miss."
    ),
    "apex.fire.clash-hit": (
        "Card {number}: one icon makes it a hit, because {target} is lower; another makes it a "
        "miss, because {target} is behind cover. It counts as a hit."
    ),
    "apex.fire.headshots": (
        "1 card that hit has a headshot, on value {values}.",
        "{count} cards that hit have headshots, on values {values}.",
        "count",
    ),
    "apex.fire.helmet": (
        "The Helmet stops up to {most} on values up to {value}: {taken} here, which leaves {left}."
    ),
    "apex.fire.damage": (
        "Damage: {hits} × {regular} for hits and {headshots} × {extra} for headshots = {damage}."
    ),
    "apex.fire.damage-stock": (
        "Damage: {hits} × {regular} for hits and {headshots} × {extra} for headshots, and from "
        "the stock {hits} × {each} for every hit and {first} for the first = {damage}."
    ),
    "apex.fire.deals.headline": ("1 damage", "{damage} damage", "damage"),
    "apex.fire.deals.reason": (
        "Hits: {hits}, headshots: {headshots}. {target} is left with Shield {shield} and Health "
        "{health}."
    ),
    "apex.fire.eliminated.headline": "{target} is eliminated",
    "apex.fire.eliminated.reason": "Hits: {hits}, headshots: {headshots}, {damage} damage.",
    "apex.fire.deals.doing": "deal {damage} damage to {target}",
    "apex.fire.deals.done": "{target} took {damage} damage.",
    "apex.fire.nothing.doing": "end the shot",
    "apex.fire.nothing.done": "{shooter} missed {target}.",
    "apex.fire.eliminated.doing": "eliminate {target}",
    "apex.fire.eliminated.done": "{target} was eliminated.",
    "apex.fire.open": "Card {number}, {value}: whether it hits depends on its slot's modifier.",
    "apex.fire.open-difficulty": (
        "Card {number}: {value} with {modifier} is {total}; whether it hits depends on the "
        "difficulty."
    ),
    "apex.fire.sure-miss": (
        "Card {number}: {value} with {modifier} is {total}, below {least}, and the range can only "
        "add to that: a miss."
    ),
    "apex.fire.open-threshold": (
        "Card {number}: {value} with {modifier} is {total}; whether it hits depends on the Hit "
        "Threshold."
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
    "apex.fire.first.reason": "The Fire Rate says how many Aim cards to draw.",
    "apex.fire.first.value": "",
    "apex.fire.so-far.reason": "Tap the next Aim card.",
    "apex.fire.so-far.value": "",
    "apex.fire.unknown.headline": "Not known yet",
    "apex.fire.unknown.reason": "To work out the damage, enter: {missing}.",
    "apex.shoot.label": "Damage",
    "apex.shoot.value": "none",
    "apex.fire.deals.value": "{damage}",
    "apex.fire.eliminated.value": "{damage}",
    "apex.shoot.answer-field.shots": "",
    "apex.shoot.answer-field.target": "dials",
    "apex.shoot.answer": "hits: {hits}, headshots: {headshots}, damage: {damage}",
    "apex.odds.counted": (
        "1 of {deck} cards goes in the slot: {ways} equally likely ways, each counted.",
        (
            "{drawn} of {deck} cards go in the slots in order: {ways} equally likely ways, each "
            "counted."
        ),
        "drawn",
    ),
    "apex.odds.result": (
        "The average is {mean} damage, and the chance to eliminate {target} is {chance}."
    ),
    "apex.odds.result.headline": "{mean} damage on average",
    "apex.odds.result.reason": "The chance to eliminate {target} is {chance}.",
    "apex.odds.unknown.headline": "Not known yet",
    "apex.odds.safe": "The average is {mean} damage, and {target} can't be eliminated.",
    "apex.odds.safe.headline": "{mean} damage on average",
    "apex.odds.safe.reason": "{target} can't be eliminated.",
    "apex.odds.safe.value": "{mean}",
    "apex.odds.no-chance-known": (
        "The average is {mean} damage; whether {target} is eliminated depends on its Knockdown "
        "Shield."
    ),
    "apex.odds.no-chance-known.headline": "{mean} damage on average",
    "apex.odds.no-chance-known.reason": (
        "For the chance to eliminate {target}, enter what its Knockdown Shield prevents."
    ),
    "apex.odds.no-chance-known.value": "{mean}",
    "apex.odds.unknown.reason": "To work out the odds, enter: {missing}.",
    "apex.odds.label": "Average",
    "apex.odds.value": "none",
    "apex.odds.result.value": "{mean}",
    "apex.odds.answer": "average: {mean}, eliminated: {eliminated}",
    "apex.fire.wrong-number": (
        "Enter 1 Aim card for this shot, not {count}.",
        "Enter {needed} Aim cards for this shot, not {count}: its Fire Rate is {slots} × {each}.",
        "needed",
    ),
    "apex.odds.small-deck": (
        "The shot draws {needed} cards and the deck has {count}: enter the other cards."
    ),
    "apex.odds.too-many": (
        "Odds are worked out for up to {most} cards, but this shot draws {count}: ask about a "
        "weapon that draws fewer."
    ),
}
