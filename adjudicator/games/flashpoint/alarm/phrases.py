"""The phrases of the alarm topic, by their names."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "flashpoint.fault.no-track": "Enter what the spaces of the Escalation Track show.",
    "flashpoint.token.alarm": "Since the alarm, no Investigate tokens are placed.",
    "flashpoint.token.token": "An Investigate token goes into {zone}.",
    "flashpoint.token.second-token": (
        "{zone} has an Investigate token already; the new one goes onto the Escalation Track."
    ),
    "flashpoint.token.taken": (
        "An Enemy is in {zone}, {units}, so the Investigate token goes onto the Escalation Track."
    ),
    "flashpoint.alarm.already": (
        "The alarm was triggered before; the check is skipped from then on."
    ),
    "flashpoint.alarm.stunned": "Stunned Enemies raise no alarm: {units}.",
    "flashpoint.alarm.aware": "Aware Enemies trigger it: {units}.",
    "flashpoint.alarm.nobody": "No aware Enemy is there to trigger it.",
    "flashpoint.alarm.by-tokens": "A token is needed and the Reserves have none: that triggers it.",
    "flashpoint.alarm.by-track": "A token lies on the alarm space of the track: that triggers it.",
    "flashpoint.alarm.tokens": (
        "1 Surprise or Investigate token leaves the board.",
        "{count} Surprise and Investigate tokens leave the board.",
        "count",
    ),
    "flashpoint.alarm.flip": "Blips that turn to their Patrol side: {count}. {units}",
    "flashpoint.alarm.technicians": "Technicians that leave the board: {count}. {units}",
    "flashpoint.alarm.from-now-on": (
        "From now on all Enemies are aware, none is surprised, nothing is heard, and Threat cards "
        "count by their lower half."
    ),
    "flashpoint.alarm.turn": (
        "A Surprise token without Enemies turns to its Investigate side, in {zones}.",
        "{count} Surprise tokens without Enemies turn to their Investigate side, in {zones}.",
        "count",
    ),
    "flashpoint.alarm.turn-track": (
        "Another would turn where an Investigate token lies, and goes onto the Escalation Track: "
        "{zones}."
    ),
    "flashpoint.alarm.on.headline": "The alarm is on already",
    "flashpoint.alarm.on.value": "on already",
    "flashpoint.alarm.goes.headline": "The alarm goes off",
    "flashpoint.alarm.quiet.headline": "No alarm",
    "flashpoint.alarm.label": "Alarm",
    "flashpoint.alarm.value": "does not go off",
    "flashpoint.alarm.goes.value": "goes off",
    "flashpoint.alarm.answer.true": "the alarm goes off",
    "flashpoint.alarm.answer.false": "the alarm does not go off now",
    "flashpoint.alarm.answer-field.reserves": "Blips to the Reserves",
    "flashpoint.alarm.answer-field.pool": "Blips to the Spawn Pool",
    "flashpoint.track.placed": (
        "The token goes on space {last}, the first that is open.",
        "The tokens go on spaces {first} to {last}, the first that are open.",
        "count",
    ),
    "flashpoint.track.patrol": "The space adds a Patrol to the Spawn Pool.",
    "flashpoint.track.elite-patrol": "The space adds an Elite Patrol to the Spawn Pool.",
    "flashpoint.track.alarm": "The space triggers the alarm.",
    "flashpoint.track.done.headline": "{last} tokens on the track",
    "flashpoint.track.alarm-goes.headline": "The alarm goes off",
    "flashpoint.escalation.label": "Escalation Track",
    "flashpoint.escalation.value": "{last}",
    "flashpoint.escalation.answer": "{value} tokens on the track",
    "flashpoint.blips.reserves": "Blips that go back to the Reserves: {units}.",
    "flashpoint.blips.pool": "Patrols that go to the Spawn Pool: {units}.",
    "offer.alarm": "Alarm",
    "offer.escalation": "Escalation Track",
    "doing.alarm": "Check for the alarm",
    "doing.escalation": "Put them on the track",
    "option.alarm": "alarm",
    "field.track": "Escalation Track",
    "flashpoint.alarm.goes.doing": "Trigger the alarm",
    "flashpoint.alarm.goes.done": "The alarm went off.",
    "flashpoint.alarm.quiet.doing": "No alarm: go on",
    "flashpoint.alarm.quiet.done": "No alarm.",
    "flashpoint.track.done.doing": (
        "Put 1 token on the track",
        "Put {count} tokens on the track",
        "count",
    ),
    "flashpoint.track.done.done": (
        "1 token went onto the Escalation Track.",
        "{count} tokens went onto the Escalation Track.",
        "count",
    ),
    "flashpoint.track.alarm-goes.doing": "Trigger the alarm",
    "flashpoint.track.alarm-goes.done": "The Escalation Track set off the alarm.",
}
