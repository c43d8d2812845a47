"""What is said of destroying."""

PHRASES: dict[str, str | tuple[str, str, str]] = {
    "destroy.number": (
        "1 target, and the action allows {most}.",
        "{count} targets, and the action allows {most}.",
        "count",
    ),
    "destroy.too-many": "{count} targets are too many: the action allows {most}.",
    "destroy.by-hand": "All targets are attacked hand to hand.",
    "destroy.not-by-hand": "It takes a loaded weapon: nothing is destroyed by hand.",
    "destroy.loaded": "It is attacked with {weapon}, which has Ammo.",
    "destroy.loaded-unknown": "It is attacked with {weapon}: its Ammo marker must be above 0.",
    "destroy.ammo": "All targets are attacked with {weapon}, which has Ammo: none is spent.",
    "destroy.ammo-unknown": (
        "All targets are attacked with {weapon}: its Ammo marker must be above 0. None is spent."
    ),
    "destroy.no-ammo": "{weapon} has no Ammo.",
    "destroy.tagged": "{thing} at {place} is DESTROYABLE.",
    "destroy.not-tagged": "{thing} at {place} is not tagged DESTROYABLE here.",
    "destroy.destructible": "{thing} at {place} is Destructible.",
    "destroy.not-destructible": "{thing} at {place} is not Destructible here.",
    "destroy.on-space": "{thing} is on the space of {who}.",
    "destroy.adjacent": "{thing} is adjacent to {who}.",
    "destroy.not-adjacent": "{thing} is neither adjacent to {who} nor on the same space.",
    "destroy.in-range": "It is at distance {distance}: the optimal range is {low} to {high}.",
    "destroy.not-in-range": (
        "It is at distance {distance}, outside of the optimal range of {low} to {high}."
    ),
    "destroy.in-best-range": "It is at distance {distance}: the best range is {low} to {high}.",
    "destroy.not-in-best-range": (
        "It is at distance {distance}, outside of the best range of {low} to {high}."
    ),
    "destroy.seen": "{who} has a clear line to {thing}.",
    "destroy.not-seen": "{who} has no clear line to {thing}.",
    "destroy.undecided": "Whether {who} has a line to {thing} is left to the table.",
    "destroy.removed": (
        "It goes back to its owner; an Ability token of it that waits is moved to Cooldown.",
        "They go back to their owners; Ability tokens of them that wait are moved to Cooldown.",
        "count",
    ),
    "destroy.taken-off": (
        "What its destruction brings about is resolved, and it is taken off the map.",
        "What their destruction brings about is resolved, and they are taken off the map.",
        "count",
    ),
    "destroy.all.headline": ("1 is destroyed", "{count} are destroyed", "count"),
    "destroy.refused.headline": "Not possible",
    "destroy.label": "Destroy",
    "destroy.value": "{count}",
    "destroy.answer.true": "possible",
    "destroy.answer.false": "not possible",
    "destroy.needs-range": "This needs the optimal range that the weapon card prints.",
    "destroy.unknown-target": "There is no component {id}. Known are: {known}.",
    "destroy.twice": "{id} is named twice.",
    "destroy.no-line": (
        "The book does not tell how a line runs to {id}, which stands on an edge or many spaces."
    ),
}
