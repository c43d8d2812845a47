"""What is said of destroying."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "apex.destroy.number": (
        "1 target, and the action allows {most}.",
        "{count} targets, and the action allows {most}.",
        "count",
    ),
    "apex.destroy.too-many": "{count} targets are too many: the action allows {most}.",
    "apex.destroy.by-hand": "All targets are attacked hand to hand.",
    "apex.destroy.not-by-hand": "It takes a loaded weapon: nothing is destroyed by hand.",
    "apex.destroy.loaded": "It is attacked with {weapon}, which has Ammo.",
    "apex.destroy.loaded-unknown": "It is attacked with {weapon}: its Ammo marker must be above 0.",
    "apex.destroy.ammo": "All targets are attacked with {weapon}, which has Ammo: none is spent.",
    "apex.destroy.ammo-unknown": (
        "All targets are attacked with {weapon}: its Ammo marker must be above 0. None is spent."
    ),
    "apex.destroy.no-ammo": "{weapon} has no Ammo.",
    "apex.destroy.tagged": "{thing} at {place} is DESTROYABLE.",
    "apex.destroy.not-tagged": "{thing} at {place} is not tagged DESTROYABLE here.",
    "apex.destroy.destructible": "{thing} at {place} is Destructible.",
    "apex.destroy.not-destructible": "{thing} at {place} is not Destructible here.",
    "apex.destroy.on-space": "{thing} is on the space of {who}.",
    "apex.destroy.adjacent": "{thing} is adjacent to {who}.",
    "apex.destroy.not-adjacent": "{thing} is neither adjacent to {who} nor on the same space.",
    "apex.destroy.in-range": "It is at distance {distance}: the optimal range is {low} to {high}.",
    "apex.destroy.not-in-range": (
        "It is at distance {distance}, outside of the optimal range of {low} to {high}."
    ),
    "apex.destroy.in-best-range": (
        "It is at distance {distance}: the best range is {low} to {high}."
    ),
    "apex.destroy.not-in-best-range": (
        "It is at distance {distance}, outside of the best range of {low} to {high}."
    ),
    "apex.destroy.seen": "{who} has a clear line to {thing}.",
    "apex.destroy.not-seen": "{who} has no clear line to {thing}.",
    "apex.destroy.undecided": "Whether {who} has a line to {thing} is left to the table.",
    "apex.destroy.removed": (
        "It goes back to its owner's supply.",
        "They go back to their owners' supplies.",
        "count",
    ),
    "apex.number.cooldown": "the Cooldown that the card of {token} prints",
    "apex.destroy.to-cooldown": (
        "Its token, {token}, goes from below the Initiative track to position {position} of the "
        "Cooldown track."
    ),
    "apex.destroy.no-cooldown": (
        "Its token, {token}, goes from below the Initiative track to the Cooldown track. Nobody "
        "has entered the position: it is on the card."
    ),
    "apex.destroy.carries": (
        "On top of it: {things}. The book doesn't say what becomes of that.",
        "On top of it: {things}. The book doesn't say what becomes of them.",
        "count",
    ),
    "apex.destroy.taken-off": (
        "What its destruction brings about is resolved, and it is taken off the map.",
        "What their destruction brings about is resolved, and they are taken off the map.",
        "count",
    ),
    "apex.destroy.all.headline": ("1 is destroyed", "{count} are destroyed", "count"),
    "apex.destroy.all.doing": "destroy {things}",
    "apex.destroy.all.done": (
        "{things} is destroyed.",
        "{things} are destroyed.",
        "count",
    ),
    "apex.destroy.refused.headline": "Not possible",
    "apex.destroy.label": "Destroy",
    "apex.destroy.value": "{count}",
    "apex.destroy.answer.true": "possible",
    "apex.destroy.answer.false": "not possible",
    "apex.destroy.needs-range": "This needs the optimal range that the weapon card prints.",
    "apex.destroy.unknown-target": "There is no component {id}. Known are: {known}.",
    "apex.destroy.twice": "{id} is named twice.",
    "apex.destroy.no-line": (
        "The book does not tell how a line runs to {id}, which stands on an edge or many spaces."
    ),
}
