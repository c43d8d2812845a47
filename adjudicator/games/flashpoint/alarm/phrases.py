"""The phrases of the alarm topic, by their names."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "flashpoint.fault.no-track": "Enter what the spaces of the Escalation Track show.",
    "flashpoint.token.alarm": "The alarm has gone off, so no Investigate token is placed.",
    "flashpoint.token.token": "An Investigate token is placed in {zone}.",
    "flashpoint.token.second-token": (
        "{zone} already has an Investigate token, so the new one goes onto the Escalation Track."
    ),
    "flashpoint.token.taken": (
        "There are Enemies in {zone} ({units}), so the Investigate token goes onto the Escalation "
        "Track."
    ),
    "flashpoint.alarm.already": "The alarm has already gone off, so the check is skipped.",
    "flashpoint.alarm.stunned": "Stunned Enemies don't trigger the alarm: {units}.",
    "flashpoint.alarm.aware": "Aware Enemies trigger the alarm: {units}.",
    "flashpoint.alarm.nobody": "There is no aware Enemy to trigger the alarm.",
    "flashpoint.alarm.by-tokens": (
        "A token is needed and there are none left in the Reserves, which triggers the alarm."
    ),
    "flashpoint.alarm.by-track": (
        "There is a token on the track's alarm space, which triggers the alarm."
    ),
    "flashpoint.alarm.tokens": (
        "1 Surprise or Investigate token is removed from the board.",
        "{count} Surprise and Investigate tokens are removed from the board.",
        "count",
    ),
    "flashpoint.alarm.flip": (
        "1 Blip flips to its Patrol side: {units}.",
        "{count} Blips flip to their Patrol side: {units}.",
        "count",
    ),
    "flashpoint.alarm.technicians": (
        "1 technician is removed from the board: {units}.",
        "{count} technicians are removed from the board: {units}.",
        "count",
    ),
    "flashpoint.alarm.from-now-on": (
        "From now on all Enemies are aware, no Enemy is surprised, there are no noise checks, and "
        "the lower half of Threat cards applies."
    ),
    "flashpoint.alarm.turn": (
        "A Surprise token with no Enemies flips to its Investigate side, in {zones}.",
        "{count} Surprise tokens with no Enemies flip to their Investigate side, in {zones}.",
        "count",
    ),
    "flashpoint.alarm.turn-track": (
        (
            "1 Surprise token with no Enemies goes onto the Escalation Track, because its zone "
            "already has an Investigate token: {zones}."
        ),
        (
            "{count} Surprise tokens with no Enemies go onto the Escalation Track, because their "
            "zones already have an Investigate token: {zones}."
        ),
        "count",
    ),
    "flashpoint.alarm.on.headline": "The alarm is already on",
    "flashpoint.alarm.on.value": "already on",
    "flashpoint.alarm.goes.headline": "The alarm goes off",
    "flashpoint.alarm.quiet.headline": "The alarm doesn't go off",
    "flashpoint.alarm.label": "Alarm",
    "flashpoint.alarm.answer-field.by": "triggered by",
    "flashpoint.alarm.answer-field.flip": "Blips that flip",
    "flashpoint.alarm.answer-field.remove": "tokens removed",
    "flashpoint.alarm.answer-field.technicians": "technicians removed",
    "flashpoint.alarm.answer-field.investigate": "tokens that turn",
    "flashpoint.alarm.value": "doesn't go off",
    "flashpoint.alarm.goes.value": "goes off",
    "flashpoint.alarm.answer.true": "the alarm goes off",
    "flashpoint.alarm.answer.false": "the alarm doesn't go off now",
    "flashpoint.alarm.answer-field.reserves": "Blips to the Reserves",
    "flashpoint.alarm.answer-field.pool": "Blips to the Spawn Pool",
    "flashpoint.track.placed": (
        "The token goes on space {last}, the first open one.",
        "The tokens go on spaces {first} to {last}, the first open ones.",
        "count",
    ),
    "flashpoint.track.patrol": "The space adds a Patrol to the Spawn Pool.",
    "flashpoint.track.elite-patrol": "The space adds an Elite Patrol to the Spawn Pool.",
    "flashpoint.track.alarm": "The space triggers the alarm.",
    "flashpoint.track.done.headline": (
        "1 token on the track",
        "{last} tokens on the track",
        "last",
    ),
    "flashpoint.track.alarm-goes.headline": "The alarm goes off",
    "flashpoint.escalation.label": "Escalation Track",
    "flashpoint.escalation.value": "{last}",
    "flashpoint.escalation.answer": "{value} tokens on the track",
    "flashpoint.blips.reserves": "These Blips go back to the Reserves: {units}.",
    "flashpoint.blips.pool": "These Patrols go to the Spawn Pool: {units}.",
    "offer.alarm": "Alarm",
    "offer.escalation": "Escalation Track",
    "doing.alarm": "Check for the alarm",
    "doing.escalation": "Put the tokens on the track",
    "option.alarm": "alarm",
    "field.track": "Escalation Track",
    "flashpoint.alarm.goes.doing": "Trigger the alarm",
    "flashpoint.alarm.goes.done": "The alarm went off.",
    "flashpoint.alarm.quiet.doing": "Go on without an alarm",
    "flashpoint.alarm.quiet.done": "The alarm didn't go off.",
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
    "asked.flashpoint.alarm": "Does the alarm go off?",
    "asked.flashpoint.escalation": "What does the Escalation Track do?",
}
