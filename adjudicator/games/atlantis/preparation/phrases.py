"""What is said about what a game needs."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "atlantis.setup.map": "{players} players use the {map} map.",
    "atlantis.setup.waves": "Its lane gets {waves} Wave counters.",
    "atlantis.setup.waves-each": "Each of its two lanes gets {waves} Wave counters.",
    "atlantis.setup.life": "Each team gets {life} Life counters.",
    "atlantis.setup.heroes": "Each player plays one Hero: {heroes} in total.",
    "atlantis.setup.life-of-three": (
        "The book gives no number for three players. This is the number for four and five players."
    ),
    "atlantis.setup.heroes-two-each": "Both players play two Heroes each: {heroes} in total.",
    "atlantis.setup.heroes-shared": (
        "Two players play one Hero each, and the most experienced player plays two: {heroes} in "
        "total."
    ),
    "atlantis.setup.no-handicap": "No Handicap cards are needed.",
    "atlantis.setup.handicap-one": (
        "The player with two Heroes replaces the Gold card of one of them with a Handicap card."
    ),
    "atlantis.setup.handicap-team": (
        "Every Hero on the larger team replaces one basic card with a Handicap card."
    ),
    "atlantis.setup.needs.headline": "{map} map, {waves} Wave counters, {life} Life counters",
    "atlantis.setup.answer": "{value}-lane map, {waves} Wave counters, {life} Life counters",
    "atlantis.setup.label": "Setup",
    "atlantis.setup.answer-field.heroes": "Heroes",
    "atlantis.setup.answer-field.handicap": "Handicap cards",
    "map.single": "single-lane",
    "map.double": "double-lane",
    "atlantis.no-quick": "The book has no quick game for 8 or 10 players: choose a full game.",
    "offer.setup": "What do we need?",
    "hint.setup.0": "Enter the number of players.",
    "hint.setup.1": "Enter the number of players.",
    "atlantis.setup.needs.doing": "Give each team {life} Life counters",
    "atlantis.setup.needs.done": "Life and Wave counters are set.",
    "doing.setup": "Set the counters",
    "asked.atlantis.setup": "How is the game set up for this many players?",
}
