"""What is said about what a game needs."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "atlantis.setup.map": "{players} players use the {map} map.",
    "atlantis.setup.waves": "Its lane gets {waves} Wave counters.",
    "atlantis.setup.waves-each": "Each of its two lanes gets {waves} Wave counters.",
    "atlantis.setup.life": "Each team gets {life} Life counters.",
    "atlantis.setup.heroes": "Everybody plays one Hero: {heroes} in all.",
    "atlantis.setup.life-of-three": (
        "The book gives no number for three players; four and five players have this one."
    ),
    "atlantis.setup.heroes-two-each": "Both players play two Heroes each: {heroes} in all.",
    "atlantis.setup.heroes-shared": (
        "Two players play one Hero, and the most experienced player plays two: {heroes} in all."
    ),
    "atlantis.setup.no-handicap": "No Handicap cards are needed.",
    "atlantis.setup.handicap-one": (
        "Whoever plays two Heroes takes a Handicap card for the Gold card of one of them."
    ),
    "atlantis.setup.handicap-team": (
        "Every Hero of the larger team takes a Handicap card for one basic card."
    ),
    "atlantis.setup.needs.headline": "{map}, {waves} Wave counters, {life} Life counters",
    "atlantis.setup.answer": "{value} lane, {waves} Wave counters, {life} Life counters",
    "atlantis.setup.label": "Setup",
    "map.single": "single-lane",
    "map.double": "double-lane",
    "atlantis.no-quick": "The book has no quick game for 8 or 10 players.",
    "offer.setup": "What is needed?",
    "hint.setup.0": "Fill in the number of players.",
    "atlantis.setup.needs.doing": "Put down {life} Life counters a team",
    "atlantis.setup.needs.done": "Life and Wave counters are put down.",
    "doing.setup": "Put down the counters",
}
