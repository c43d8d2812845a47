"""What verdicts on the attacks of Operatives say."""

from adjudicator.messages.phrases.phrase import Phrases

PHRASES: Phrases = {
    "flashpoint.targets.range": (
        "{who} attacks at range {low} to {high}, and needs a line of sight."
    ),
    "flashpoint.targets.hidden": "{who} in {zone} is out of sight.",
    "flashpoint.targets.out-of-range": "{who} in {zone} is at range {far}, out of the attack's.",
    "flashpoint.targets.no-way": "No way leads to {who} in {zone}, so no range does.",
    "flashpoint.targets.initiative": "{who} comes after {before}, of lower Initiative there.",
    "flashpoint.targets.legal": "{who} in {zone} may be targeted, at range {far}.",
    "flashpoint.targets.blips": (
        "A Blip spawns once it is seen, and is a target only then: {units}."
    ),
    "flashpoint.targets.area": "The attack is on a whole zone, so Initiative does not matter.",
    "flashpoint.targets.some.headline": ("1 target", "{count} targets", "count"),
    "flashpoint.targets.none.headline": "No target",
    "flashpoint.targets.label": "Targets",
    "flashpoint.targets.value": "{count}",
    "flashpoint.targets.answer": ("1 target", "{count} targets", "count"),
    "flashpoint.attack.defense": "The Defense of {who} is {value}.",
    "flashpoint.attack.crippled": "{who} is crippled: its Defense is {value}.",
    "flashpoint.attack.robotic": "{who} is Robotic, and being crippled does nothing to it.",
    "flashpoint.attack.blast": "A Blast ignores cover.",
    "flashpoint.attack.doorway": (
        "The attack goes through an open doorway: {who} has cover, +{more}."
    ),
    "flashpoint.attack.barricade": "A Barricade token gives {who} cover, +{more}.",
    "flashpoint.attack.cover-once": "Two sources of cover count once, +{more}.",
    "flashpoint.attack.open": "Nothing gives {who} cover.",
    "flashpoint.attack.modifier": "{name}: {signed}.",
    "flashpoint.attack.unnamed": "Something else changes the number: {signed}.",
    "flashpoint.attack.needs": (
        "{operative} needs 1 Hit or more.",
        "{operative} needs {tn} Hits or more.",
        "tn",
    ),
    "flashpoint.attack.needs-none": "{operative} needs no Hits: any roll is enough.",
    "flashpoint.attack.tn.headline": ("Needs 1 Hit", "Needs {tn} Hits", "tn"),
    "flashpoint.attack.tn.reason": "{operative} against {who}.",
    "flashpoint.attack.sure.headline": "Any roll hits",
    "flashpoint.attack.sure.reason": "{operative} against {who}.",
    "flashpoint.attack.illegal.headline": "Not a legal target",
    "flashpoint.attack.illegal.reason": "The number against {who} would be {tn}.",
    "flashpoint.attack.label": "Number",
    "flashpoint.attack.value": "{tn}",
    "flashpoint.attack.answer": "number {tn}",
    "flashpoint.area.zone": "The attack is on all of {zone}, which is in sight and range.",
    "flashpoint.area.out-of-reach": "{zone} is out of sight or range.",
    "flashpoint.area.cover": "Enemies in the zone have cover, +{more}.",
    "flashpoint.area.hit": (
        "1 Hit reaches the {tn} of {who}.",
        "{hits} Hits reach the {tn} of {who}.",
        "hits",
    ),
    "flashpoint.area.missed": (
        "1 Hit does not reach the {tn} of {who}.",
        "{hits} Hits do not reach the {tn} of {who}.",
        "hits",
    ),
    "flashpoint.area.melee": "A melee attack on a zone spares one's own side.",
    "flashpoint.area.friends": "Friends in the zone must defend themselves against {tn}: {units}.",
    "flashpoint.area.friends-covered": (
        "The attack comes through a doorway, which covers them: {hits} Hits without rolling."
    ),
    "flashpoint.area.hits.headline": ("Hits 1 group", "Hits {count} groups", "count"),
    "flashpoint.area.illegal.headline": "Out of reach",
    "flashpoint.area.label": "Groups hit",
    "flashpoint.area.value": "{count}",
    "flashpoint.area.answer.true": "in reach",
    "flashpoint.area.answer.false": "out of reach",
    "flashpoint.strike.hit": (
        "1 Hit reaches {tn}: {who} is hit.",
        "{hits} Hits reach {tn}: {who} is hit.",
        "hits",
    ),
    "flashpoint.strike.missed": (
        "1 Hit does not reach {tn}: {who} is missed.",
        "{hits} Hits do not reach {tn}: {who} is missed.",
        "hits",
    ),
    "flashpoint.strike.immune": "{who} is Robotic, and no psionic attack does anything to it.",
    "flashpoint.strike.hit.headline": "{who} is hit",
    "flashpoint.strike.kills.headline": "{who} is killed",
    "flashpoint.strike.missed.headline": "Missed",
    "flashpoint.strike.illegal.headline": "Not a legal target",
    "flashpoint.strike.label": "Attack",
    "flashpoint.strike.value": "{hits} of {tn}",
    "flashpoint.strike.answer.true": "a hit, number {tn}",
    "flashpoint.strike.answer.false": "a miss, number {tn}",
    "flashpoint.strike.answer.none": "not a legal target",
    "flashpoint.strike.answer": "number {tn}",
}
