"""Phrases about destroying components."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "apex.destroy.number": (
        "1 target is chosen; the action allows {most}.",
        "{count} targets are chosen; the action allows {most}.",
        "count",
    ),
    "apex.destroy.too-many": "{count} targets are too many: the action allows {most}.",
    "apex.destroy.by-hand": "The Legend attacks all targets hand to hand.",
    "apex.destroy.not-by-hand": (
        "Destroying something takes a loaded weapon; it can't be done by hand."
    ),
    "apex.destroy.loaded": "The attack uses {weapon}, which has Ammo.",
    "apex.destroy.loaded-unknown": "The attack uses {weapon}, whose Ammo marker must be above 0.",
    "apex.destroy.ammo": (
        "The Legend attacks all targets with {weapon}, which has Ammo, and spends none."
    ),
    "apex.destroy.ammo-unknown": (
        "The Legend attacks all targets with {weapon}, whose Ammo marker must be above 0, and "
        "spends no Ammo."
    ),
    "apex.destroy.no-ammo": "{weapon} has no Ammo.",
    "apex.destroy.tagged": "{thing} at {place} is DESTROYABLE.",
    "apex.destroy.not-tagged": "{thing} at {place} doesn't have the DESTROYABLE tag here.",
    "apex.destroy.destructible": "{thing} at {place} is Destructible.",
    "apex.destroy.not-destructible": "{thing} at {place} isn't Destructible here.",
    "apex.destroy.on-space": "{thing} is on {who}'s space.",
    "apex.destroy.adjacent": "{thing} is adjacent to {who}.",
    "apex.destroy.not-adjacent": "{thing} is neither adjacent to {who} nor on its space.",
    "apex.destroy.in-range": (
        "It is at distance {distance}, within the optimal range of {low} to {high}."
    ),
    "apex.destroy.not-in-range": (
        "It is at distance {distance}, outside the optimal range of {low} to {high}."
    ),
    "apex.destroy.range-unknown": (
        "It is at distance {distance}; whether that is within the optimal range is on the weapon's "
        "card."
    ),
    "apex.destroy.best-range-unknown": (
        "It is at distance {distance}; whether that is within the best range is on the weapon's "
        "card."
    ),
    "apex.destroy.before-range": (
        "It is at distance {distance}, and the optimal range begins at {low}."
    ),
    "apex.destroy.before-best-range": (
        "It is at distance {distance}, and the best range begins at {low}."
    ),
    "apex.destroy.range-begins": "It is at distance {distance}, where the optimal range begins.",
    "apex.destroy.best-range-begins": "It is at distance {distance}, where the best range begins.",
    "apex.destroy.in-best-range": (
        "It is at distance {distance}, within the best range of {low} to {high}."
    ),
    "apex.destroy.not-in-best-range": (
        "It is at distance {distance}, outside the best range of {low} to {high}."
    ),
    "apex.destroy.seen": "{who} has a clear line to {thing}.",
    "apex.destroy.not-seen": "{who} doesn't have a clear line to {thing}.",
    "apex.destroy.undecided": "This table gives no verdict on the line from {who} to {thing}.",
    "apex.destroy.removed": (
        "It goes back to its owner's supply.",
        "They go back to their owners' supplies.",
        "count",
    ),
    "apex.number.cooldown": "the Cooldown on the card of {token}",
    "apex.destroy.to-cooldown": (
        "Its token, {token}, goes from below the Initiative track to position {position} of the "
        "Cooldown track."
    ),
    "apex.destroy.no-cooldown": (
        "Its token, {token}, goes from below the Initiative track to the Cooldown track. The "
        "position hasn't been entered: it's on the card."
    ),
    "apex.destroy.carries": (
        "{things} is on top of it. The book doesn't say what happens to it.",
        "{things} are on top of it. The book doesn't say what happens to them.",
        "count",
    ),
    "apex.destroy.taken-off": (
        "Resolve what its destruction causes and take it off the map.",
        "Resolve what their destruction causes and take them off the map.",
        "count",
    ),
    "apex.destroy.all.headline": (
        "1 target is destroyed",
        "{count} targets are destroyed",
        "count",
    ),
    "apex.destroy.all.doing": "destroy {things}",
    "apex.destroy.all.done": (
        "{things} was destroyed.",
        "{things} were destroyed.",
        "count",
    ),
    "apex.destroy.open.headline": "Not known yet",
    "apex.destroy.answer.none": "not known",
    "apex.destroy.refused.headline": "Not possible",
    "apex.destroy.label": "Destroy",
    "apex.destroy.value": "{count}",
    "apex.destroy.answer.true": "possible",
    "apex.destroy.answer.false": "not possible",
    "apex.destroy.unknown-target": "There is no component {id}. Choose one of these: {known}.",
    "apex.destroy.twice": "{id} is listed twice: remove one.",
    "apex.destroy.no-line": (
        "The book doesn't say how to draw a line to {id}, which is on an edge or covers several "
        "spaces."
    ),
}
