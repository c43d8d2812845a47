"""What an edition of the book doesn't say, as clauses after "doesn't say", by the rule it lacks."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "unsaid.apex.contiguity.corner-between": (
        "whether components connected at a corner are between two diagonal spaces"
    ),
    "unsaid.apex.contiguity.border-levels": "whether a space neighbors an edge on another level",
    "unsaid.apex.los.target-intersection": "when an intersection is in the blind spot",
    "unsaid.apex.los.upper-intersection": "how to measure a blind spot from an intersection",
    "unsaid.apex.cover.connected": "whether components connected at a corner give half-cover",
    "unsaid.apex.cover.space-object": "whether an object on a space gives half-cover",
    "unsaid.apex.zone.inside": (
        "whether a Zone applies to a line that starts in it and doesn't cross its edge"
    ),
    "unsaid.apex.zone.upper-end": "whether a Zone applies to a line between two levels",
    "unsaid.apex.move.high-component": "whether you can move under or over a Wall on a roof",
    "unsaid.apex.move.connected": "what a step between components connected at a corner costs",
    "unsaid.apex.move.least-restriction": "which of several connected components counts",
    "unsaid.apex.push.edge": "whether a Supply Bin stops a push",
    "unsaid.apex.push.corner": "whether components connected at a corner stop a push",
    "unsaid.apex.fire.last-slot": "where Aim cards go beyond the last slot",
    "unsaid.apex.fire.icon-outcome": (
        "whether a card is a hit or a miss where another card decides it by its icon"
    ),
    "unsaid.apex.fire.ignored-icons": "how an Aim card with an ignored icon counts",
    "unsaid.apex.ring.knockdown-shield": "what a Knockdown Shield does against the Ring",
    "unsaid.apex.area.one-level": "whether an area reaches other levels",
    "unsaid.apex.grenade.level": "on which level a Grenade lands on an object",
    "unsaid.apex.grenade.outside-level": "on which level a Grenade off the map is",
    "unsaid.apex.grenade.tokens": "what the Grenade tokens print",
    "unsaid.apex.loot.token-effects": "which numbers are on this Loot token",
    "unsaid.apex.loot.accelerant": "what Accelerant does",
    "unsaid.apex.attach.printed": "whether a token can cover a printed attachment",
    "unsaid.apex.placing.anywhere": "whether you can place it where something stands",
    "unsaid.apex.placing.free-space": "when a space is free",
    "unsaid.apex.placing.free-intersection": "when an intersection is free",
    "unsaid.apex.placing.straight-joint": (
        "whether an intersection in the middle of connected components is free"
    ),
    "unsaid.apex.placing.right-angle": "where a miniature stands at a right angle",
    "unsaid.apex.precedence.order-played": "in which order cards are resolved",
    "unsaid.apex.precedence.passive-first": "when a Passive effect is resolved",
}
