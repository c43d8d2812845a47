"""What verdicts on Enemies that come into play say."""

from adjudicator.explain.phrases.phrase import Phrases

PHRASES: Phrases = {
    "flashpoint.spawn.card": "The Spawn card shows Initiative {initiative}, the slot of {who}.",
    "flashpoint.spawn.short": (
        "Too few figures are left for a whole unit of {who}: go on to the next Initiative."
    ),
    "flashpoint.spawn.figures": (
        "1 figure of {who} is put in the zone.",
        "{count} figures of {who} are put in the zone.",
        "count",
    ),
    "flashpoint.spawn.thralls": (
        "1 Thrall joins the unit: {who}.",
        "{count} Thralls join the unit: {who}.",
        "count",
    ),
    "flashpoint.spawn.event": "After any Stealth checks, its Spawn Event is resolved.",
    "flashpoint.spawn.no-event": "No Spawn Event is resolved; a Threat card is drawn instead.",
    "flashpoint.spawn.lost": "No {kind} Enemy has figures enough: the mission is lost.",
    "flashpoint.spawn.comes.headline": "{who} spawns",
    "flashpoint.spawn.over.headline": "The mission is lost",
    "flashpoint.spawn.label": "Spawns",
    "flashpoint.spawn.value": "{who}",
    "flashpoint.spawn.over.value": "nobody",
    "flashpoint.spawn.answer": "{value} spawns",
    "flashpoint.entry.over": "Spawn Point {number} in {zone} is at its limit: the next one counts.",
    "flashpoint.entry.here": "The Blip comes in at Spawn Point {number}, in {zone}.",
    "flashpoint.entry.full": (
        "All are at their limit: 1 Threat card is discarded instead.",
        "All are at their limit: {count} Threat cards are discarded instead.",
        "count",
    ),
    "flashpoint.entry.at.headline": "Spawn Point {number}",
    "flashpoint.entry.at.reason": "In {zone}.",
    "flashpoint.entry.none.headline": "No Spawn Point",
    "flashpoint.entry.label": "Spawn Point",
    "flashpoint.entry.value": "{number}",
    "flashpoint.entry.none.value": "none",
    "flashpoint.entry.answer": "Spawn Point {value}",
    "flashpoint.blips.stay": "Unaware units keep their Blip and behave as it does: {units}.",
    "flashpoint.blips.reserves": "Blips that go back to the Reserves: {units}.",
    "flashpoint.blips.pool": "Patrols that go to the Spawn Pool: {units}.",
    "flashpoint.blips.none": "No unit that is aware still has a Blip.",
    "flashpoint.blips.off.headline": ("1 Blip comes off", "{count} Blips come off", "count"),
    "flashpoint.blips.label": "Blips off",
    "flashpoint.blips.value": "{count}",
    "flashpoint.blips.answer": ("1 Blip to the Reserves", "{count} Blips to the Reserves", "count"),
    "flashpoint.portal.patrols": (
        "The one Patrol teleports to {zone}: {units}.",
        "The players choose which Patrol teleports to {zone}: {units}.",
        "count",
    ),
    "flashpoint.portal.turns": (
        "No Patrol is on the board: the token in {zone} turns to its Patrol side."
    ),
    "flashpoint.portal.choose.headline": "A Patrol comes through",
    "flashpoint.portal.flip.headline": "The Portal becomes a Patrol",
    "flashpoint.portal.label": "Portal",
    "flashpoint.portal.value": "{count}",
    "flashpoint.portal.answer": "Patrols: {listed}",
    "flashpoint.empower.turns": "The card of {who} turns to its empowered side.",
    "flashpoint.empower.next": "{who} is empowered already; the next in the Display is {other}.",
    "flashpoint.empower.all": "All are empowered: a Threat card is discarded for {who}.",
    "flashpoint.empower.done.headline": ("1 card turns", "{count} cards turn", "count"),
    "flashpoint.empower.done.reason": "{who}.",
    "flashpoint.empower.label": "Empowered",
    "flashpoint.empower.value": "{count}",
    "flashpoint.empower.answer": "empowered: {listed}",
}
