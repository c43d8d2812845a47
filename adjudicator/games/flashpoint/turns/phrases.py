"""The phrases of the turns topic, by their names."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "flashpoint.on-point.passes": "{who} passes the On-Point token to the left, to {other}.",
    "flashpoint.on-point.alone": (
        "No other Operative is standing, so {who} keeps the On-Point token."
    ),
    "flashpoint.on-point.nobody": "Nobody has the On-Point token.",
    "flashpoint.on-point.passes.headline": "{other} is On-Point",
    "flashpoint.on-point.alone.headline": "{who} stays On-Point",
    "flashpoint.on-point.nobody.headline": "Nobody is On-Point",
    "flashpoint.on-point.label": "On-Point",
    "flashpoint.on-point.value": "{other}",
    "flashpoint.on-point.alone.value": "{who}",
    "flashpoint.on-point.nobody.value": "nobody",
    "flashpoint.on-point.answer": "{value} is On-Point",
    "offer.on-point": "Pass On-Point",
    "doing.on-point": "Pass the token",
    "flashpoint.threat.top": "The alarm hasn't gone off, so the top half of the card applies.",
    "flashpoint.threat.bottom": "The alarm has gone off, so the bottom half of the card applies.",
    "flashpoint.threat.left": (
        "The Threat deck has 1 card left.",
        "The Threat deck has {count} cards left.",
        "count",
    ),
    "flashpoint.threat.left.zero": "The Threat deck has no cards left.",
    "flashpoint.threat.top.headline": "Resolve the top half",
    "flashpoint.threat.bottom.headline": "Resolve the bottom half",
    "flashpoint.threat.lost.headline": "There is no card to draw: the mission is lost",
    "flashpoint.threat.label": "Threat card",
    "flashpoint.threat.value": "top half",
    "flashpoint.threat.bottom.value": "bottom half",
    "flashpoint.threat.lost.value": "none left",
    "flashpoint.threat.answer": "{value}",
    "flashpoint.threat.answer-field.left": "cards left",
    "flashpoint.threat.answer-field.lost": "the mission is lost",
    "offer.threat": "Threat card",
    "doing.threat": "Draw the card",
    "flashpoint.round.recover": (
        "Recover: ready your cards, and each Operative recovers 3 Action tokens."
    ),
    "flashpoint.round.draw": "Draw: each player can discard 1 card and then refills their hand.",
    "flashpoint.round.threat": "Threat: the On-Point player draws a Threat card and resolves it.",
    "flashpoint.round.on-point": "On-Point: the token passes to the left.",
    "flashpoint.round.action": "Actions: Operatives act in any order until nobody can or wants to.",
    "flashpoint.round.soldiers": "Soldiers: each Soldier token activates last.",
    "flashpoint.round.alarm-check": "Alarm Check: does an aware Enemy trigger the alarm?",
    "flashpoint.round.portals": "Portals: each Portal token brings a Patrol.",
    "flashpoint.round.enemy-movement": (
        "Enemy Movement: Patrols move, and after the alarm all Enemies do."
    ),
    "flashpoint.round.enemy-activation": (
        "Enemy Activation: aware units activate, highest Initiative first."
    ),
    "flashpoint.round.escalation": "Escalation: an Elite Patrol joins the Spawn Pool.",
    "flashpoint.round.spawn": "Spawn: every Blip in the Spawn Pool enters, Elite ones first.",
    "flashpoint.round.cleanup": "Cleanup: Ongoing cards and effects that last a round end.",
    "flashpoint.round.steps.headline": "The round has {count} steps",
    "flashpoint.round.label": "Steps",
    "flashpoint.round.value": "{count}",
    "flashpoint.round.answer": "{count} steps",
    "flashpoint.mission.down": (
        "All Operatives are downed before the Mandatory objectives are complete."
    ),
    "flashpoint.mission.shaft-counts": (
        "All Operatives on the board are downed, but these are still in the Ventilation Shaft: "
        "{units}."
    ),
    "flashpoint.mission.shaft-is-out": (
        "The Ventilation Shaft isn't on the board, so these Operatives don't count: {units}."
    ),
    "flashpoint.mission.threat": "The Threat deck is empty when a card has to be drawn.",
    "flashpoint.mission.spawn": "There aren't enough figures to spawn a whole unit.",
    "flashpoint.mission.complete": (
        "The Mandatory objectives are complete, and the team has left the map."
    ),
    "flashpoint.mission.open": (
        "To win, complete the Mandatory objectives and leave by an Extraction Point."
    ),
    "flashpoint.mission.lost.headline": "The mission is lost",
    "flashpoint.mission.won.headline": "The mission is won",
    "flashpoint.mission.goes-on.headline": "The mission goes on",
    "flashpoint.mission.label": "Mission",
    "flashpoint.mission.value": "goes on",
    "flashpoint.mission.lost.value": "lost",
    "flashpoint.mission.won.value": "won",
    "flashpoint.mission.answer.true": "won",
    "flashpoint.mission.answer.false": "not won",
    "flashpoint.mission.answer-field.lost": "lost",
    "flashpoint.cleanup.power": "The power is back: cameras and Security Doors work again.",
    "flashpoint.cleanup.ends.headline": "The round ends",
    "flashpoint.cleanup.nothing.headline": "The round ends",
    "flashpoint.cleanup.label": "End of the round",
    "flashpoint.cleanup.value": "the power comes back",
    "flashpoint.cleanup.nothing.value": "nothing changes",
    "flashpoint.cleanup.answer.true": "the power comes back",
    "flashpoint.cleanup.answer.false": "nothing changes",
    "offer.mission": "Won or lost?",
    "offer.round": "Steps of the round",
    "offer.cleanup": "End of the round",
    "doing.cleanup": "End the round",
    "flashpoint.on-point.passes.doing": "Pass On-Point to {other}",
    "flashpoint.on-point.passes.done": "{other} is now On-Point.",
    "flashpoint.on-point.alone.doing": "Keep {who} On-Point",
    "flashpoint.on-point.alone.done": "{who} stayed On-Point.",
    "flashpoint.threat.top.doing": "Draw the card and resolve its top half",
    "flashpoint.threat.top.done": "A Threat card was drawn: resolve its top half.",
    "flashpoint.threat.bottom.doing": "Draw the card and resolve its bottom half",
    "flashpoint.threat.bottom.done": "A Threat card was drawn: resolve its bottom half.",
    "flashpoint.cleanup.ends.doing": "End the round",
    "flashpoint.cleanup.ends.done": "The round ended, and the power is back.",
    "flashpoint.cleanup.nothing.doing": "End the round",
    "flashpoint.cleanup.nothing.done": "The round ended.",
    "asked.flashpoint.cleanup": "What ends with the round?",
    "asked.flashpoint.mission": "Is the mission won or lost?",
    "asked.flashpoint.on-point": "Who is On-Point next?",
    "asked.flashpoint.round": "What are the steps of a round, in order?",
    "asked.flashpoint.threat": "Which half of the Threat card applies?",
}
