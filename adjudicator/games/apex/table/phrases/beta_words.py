"""Phrases in the beta's terms: obstructions, blind spots, the Hit Threshold, markers, allies."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "apex.los.highest-point": (
        "The line runs from {source} to {target}. Its highest point is {upper}."
    ),
    "apex.los.obstructions": (
        "It crosses 1 obstruction (level {levels}): {things}.",
        "It crosses {count} obstructions (level {levels}): {things}.",
        "count",
    ),
    "apex.los.no-obstruction": "It doesn't cross any obstruction.",
    "apex.los.low-obstructions": ("Obstructions no higher than {lower} have no effect: {things}."),
    "apex.los.farthest-obstruction": (
        "Nothing is higher than both ends. Of the obstructions on level {level}, the level of "
        "{upper}, only the farthest counts: {thing}."
    ),
    "apex.los.nearer-obstruction": (
        "Nothing is higher than both ends. Of the obstructions on level {level}, the level of "
        "{upper}, a nearer one counts too: {thing}."
    ),
    "apex.los.to-the-line": (
        "The imaginary line runs {line}, 1 space from {upper}.",
        "The imaginary line runs {line}, {x} spaces from {upper}.",
        "x",
    ),
    "apex.los.blind-spot": (
        (
            "The blind spot behind the line is just as long: {reach}. At distance {row} behind the "
            "line, {lower} is in it."
        ),
        (
            "The blind spot behind the line is {difference} times as long: {reach}. At distance "
            "{row} behind the line, {lower} is in it."
        ),
        "difference",
    ),
    "apex.los.past-blind-spot": (
        (
            "The blind spot behind the line is just as long: {reach}. At distance {row} behind the "
            "line, {lower} is beyond it."
        ),
        (
            "The blind spot behind the line is {difference} times as long: {reach}. At distance "
            "{row} behind the line, {lower} is beyond it."
        ),
        "difference",
    ),
    "apex.los.no-blind-spot": "At distance 0 there is no blind spot.",
    "apex.los.unseen": "So {source} and {target} can't see each other.",
    "apex.los.unseen.headline": "No line of sight",
    "apex.los.unseen.reason": "{lower} is in the blind spot behind {thing}.",
    "apex.sight.obstructed": (
        "Obstructions hide 1 space from it.",
        "Obstructions hide {hidden} spaces from it.",
        "hidden",
    ),
    "apex.watch.obstructed": (
        "Obstructions hide it from 1 space.",
        "Obstructions hide it from {hidden} spaces.",
        "hidden",
    ),
    "apex.near.past-blind-spot": (
        "This is the first space beyond the blind spot behind {thing}.",
        "This is space {spare} beyond the blind spot behind {thing}.",
        "spare",
    ),
    "apex.near.past-blind-spot.headline": ("Clear by 1 space", "Clear by {spare} spaces", "spare"),
    "apex.near.past-blind-spot.reason": (
        "the first beyond the blind spot behind {thing}.",
        "beyond the blind spot behind {thing}.",
        "spare",
    ),
    "apex.area.no-obstacle": "No obstacle shields any space on level {level}.",
    "apex.grenade.spared-obstacle": "{who}, on {place}, is behind an obstacle and takes no damage.",
    "apex.to-hit.threshold": "Hit Threshold",
    "apex.aim.no-threshold.headline": "Hit Threshold not known",
    "apex.aim.no-threshold.reason": "To work it out, enter: {missing}.",
    "apex.aim.no-threshold.value": "which weapon?",
    "apex.number.threshold": "Hit Threshold on the {weapon} card",
    "apex.number.threshold.unnamed": "Hit Threshold on the weapon card",
    "apex.number.best-range": "Best range on the {weapon} card",
    "apex.number.best-range.unnamed": "Best range on the weapon card",
    "apex.life.knockdown-flips": (
        "{amount} damage would bring Health to 0. The Knockdown Shield prevents {prevented}, "
        "which leaves {left}, and its token is flipped."
    ),
    "apex.life.marker": "The enemy squad takes the Death box marker, worth 1 Victory point.",
    "apex.life.no-marker": (
        "{legend} has no Death box marker left for the enemy squad to take, so there is no "
        "Victory point."
    ),
    "apex.respawn.any-for-allies": "No ally is on the map, so any Respawn Beacon will do.",
    "apex.respawn.closest-to-ally": (
        "The one on {spaces} is the closest to an ally.",
        "Those on {spaces} are equally close to an ally: choose one.",
        "count",
    ),
}
