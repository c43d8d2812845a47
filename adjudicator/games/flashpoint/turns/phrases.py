"""The phrases of the turns topic, by their names."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "flashpoint.on-point.passes": "{who} passes the On-Point token to the left, to {other}.",
    "flashpoint.on-point.alone": "Nobody else stands, so {who} keeps the On-Point token.",
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
    "flashpoint.threat.top": "The alarm has not gone off: the top half of the card counts.",
    "flashpoint.threat.bottom": "The alarm has gone off: the bottom half of the card counts.",
    "flashpoint.threat.left": (
        "1 card is left in the Threat deck.",
        "{count} cards are left in the Threat deck.",
        "count",
    ),
    "flashpoint.threat.top.headline": "Resolve the top half",
    "flashpoint.threat.bottom.headline": "Resolve the bottom half",
    "flashpoint.threat.lost.headline": "No card to draw: the mission is lost",
    "flashpoint.threat.label": "Threat card",
    "flashpoint.threat.value": "top half",
    "flashpoint.threat.bottom.value": "bottom half",
    "flashpoint.threat.lost.value": "none left",
    "flashpoint.threat.answer": "{value}",
    "flashpoint.threat.answer-field.left": "cards left",
    "flashpoint.threat.answer-field.lost": "the mission is lost",
    "offer.threat": "Threat card",
    "doing.threat": "Draw it",
    "flashpoint.round.recover": "Recover: turn cards upright and take back 3 Action tokens each.",
    "flashpoint.round.draw": "Draw: each may discard 1 card, then draws up to its hand size.",
    "flashpoint.round.threat": "Threat: whoever is On-Point draws a Threat card and resolves it.",
    "flashpoint.round.on-point": "On-Point: the token goes to the left.",
    "flashpoint.round.action": "Actions: in any order, until nobody can or wants to go on.",
    "flashpoint.round.soldiers": "Soldiers: at the end, each Soldier token activates.",
    "flashpoint.round.alarm-check": "Alarm Check: does an aware Enemy trigger the alarm?",
    "flashpoint.round.portals": "Portals: each Portal token brings a Patrol.",
    "flashpoint.round.enemy-movement": (
        "Enemy Movement: Patrols, and after the alarm all Enemies, move."
    ),
    "flashpoint.round.enemy-activation": (
        "Enemy Activation: aware units act, highest Initiative first."
    ),
    "flashpoint.round.escalation": "Escalation: an Elite Patrol joins the Spawn Pool.",
    "flashpoint.round.spawn": "Spawn: every Blip of the Spawn Pool comes in, Elite ones first.",
    "flashpoint.round.cleanup": "Cleanup: Ongoing cards and effects of the round end.",
    "flashpoint.round.steps.headline": "{count} steps",
    "flashpoint.round.label": "Steps",
    "flashpoint.round.value": "{count}",
    "flashpoint.round.answer": "{count} steps",
    "flashpoint.mission.down": (
        "All Operatives are downed before the Mandatory objectives are done."
    ),
    "flashpoint.mission.shaft-counts": (
        "All on the board are downed, but somebody in the Ventilation Shaft goes on: {units}."
    ),
    "flashpoint.mission.shaft-is-out": (
        "The Ventilation Shaft is not on the board, so {units} does not count."
    ),
    "flashpoint.mission.threat": "A Threat card is needed and the deck is empty.",
    "flashpoint.mission.spawn": "A whole unit cannot be spawned.",
    "flashpoint.mission.complete": (
        "The Mandatory objectives are done and the team has left the map."
    ),
    "flashpoint.mission.open": (
        "To win, do the Mandatory objectives and leave by an Extraction Point."
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
    "flashpoint.cleanup.nothing.headline": "Nothing on the map ends",
    "flashpoint.cleanup.label": "End of the round",
    "flashpoint.cleanup.value": "the power comes back",
    "flashpoint.cleanup.nothing.value": "nothing ends",
    "flashpoint.cleanup.answer.true": "the power comes back",
    "flashpoint.cleanup.answer.false": "nothing ends",
    "offer.mission": "Won or lost?",
    "offer.round": "Steps of the round",
    "offer.cleanup": "End of the round",
    "doing.cleanup": "End the round",
}
