"""The phrases of the stealth topic, by their names."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "flashpoint.stealth.nobody": "Nobody unaware and no camera sees {zone}: no check is needed.",
    "flashpoint.stealth.blips": (
        "A Blip in view spawns first, and is to be hidden from then: {units}."
    ),
    "flashpoint.stealth.spawns.headline": "Spawn first",
    "flashpoint.stealth.spawns.reason": "A Blip is in view; its Perception is not known yet.",
    "flashpoint.stealth.untold": "{who} can see there; its Perception was not entered.",
    "flashpoint.stealth.sees": "{who} can see there, with Perception {perception}.",
    "flashpoint.stealth.close": (
        "{who} is in the very zone: Perception {perception} and {more} more make {sum}."
    ),
    "flashpoint.stealth.camera": "{who} looks there, with Perception {perception}.",
    "flashpoint.stealth.tn": "The sharpest sets the number: {tn}, by {units}.",
    "flashpoint.stealth.concealed": (
        "Concealment counts as {hits} Hits where it helps; still to be rolled: {needed}."
    ),
    "flashpoint.stealth.cover-no-help": "Taking cover hides nobody from an Enemy in the same zone.",
    "flashpoint.stealth.marked": "{who} is marked and fails every Stealth check.",
    "flashpoint.stealth.none.headline": "No Stealth check",
    "flashpoint.stealth.needs.headline": ("Needs 1 Hit", "Needs {needed} Hits", "needed"),
    "flashpoint.stealth.needs.reason": (
        "The number to reach is {tn}; a check is made only when {who} gains sight of one of them, "
        "or shares a zone with it."
    ),
    "flashpoint.stealth.spawns-and-needs.headline": (
        "Spawn first, then at least 1 Hit",
        "Spawn first, then at least {needed} Hits",
        "needed",
    ),
    "flashpoint.stealth.spawns-and-needs.reason": (
        "A Blip is in view, and its Perception may be higher than {tn}. A check is made only when "
        "{who} gains sight of one of them, or shares a zone with it."
    ),
    "flashpoint.stealth.unknown.headline": "A Stealth check",
    "flashpoint.stealth.unknown.reason": "To tell its number, enter this: {missing}.",
    "flashpoint.stealth.unknown.value": "not known yet",
    "flashpoint.stealth.hopeless.headline": "The check fails",
    "flashpoint.stealth.hopeless.reason": "{who} is marked.",
    "flashpoint.stealth.label": "Stealth",
    "flashpoint.stealth.value": "{tn}",
    "flashpoint.stealth.none.value": "no check",
    "flashpoint.stealth.spawns.value": "spawn first",
    "flashpoint.stealth.answer": "number {tn}, {needed} to roll",
    "flashpoint.stealth.answer.none": "no check",
    "flashpoint.view.check": (
        "In {zone}, {who} comes upon {units}: a Stealth check of {tn}, roll {needed}."
    ),
    "flashpoint.view.check-fails": (
        "In {zone}, {who} comes upon {units}; being marked, {who} fails the Stealth check."
    ),
    "flashpoint.view.check-waits": (
        "In {zone}, {who} makes a Stealth check once these have spawned: {units}."
    ),
    "flashpoint.view.unknown": (
        "In {zone}, {who} comes upon {units}; the number of the Stealth check is not known."
    ),
    "flashpoint.view.spawns": "From {zone}, {who} gains sight of a Blip, which spawns: {units}.",
    "flashpoint.hide.unseen": (
        "1 Hit is enough: nobody notices {who}.",
        "{hits} Hits are enough: nobody notices {who}.",
        "hits",
    ),
    "flashpoint.hide.seen": (
        "1 Hit is too few: whoever sees {zone} becomes aware.",
        "{hits} Hits are too few: whoever sees {zone} becomes aware.",
        "hits",
    ),
    "flashpoint.hide.marked": "Whatever was rolled, whoever sees {zone} becomes aware.",
    "flashpoint.hide.unseen.headline": "{who} stays unseen",
    "flashpoint.hide.seen.headline": "{who} is noticed",
    "flashpoint.hide.seen.reason": "By {units}.",
    "flashpoint.hide.label": "Stealth check",
    "flashpoint.hide.value": ("1 Hit", "{hits} Hits", "hits"),
    "flashpoint.hide.answer.true": "unseen",
    "flashpoint.hide.answer.false": "noticed",
    "flashpoint.hide.answer.none": "no check",
    "flashpoint.hide.answer": "{success}",
    "flashpoint.danger.zones": (
        "1 zone is in view of someone who does not see {who} now: {zones}.",
        "{count} zones are in view of someone who does not see {who} now: {zones}.",
        "count",
    ),
    "flashpoint.danger.nowhere": "Wherever {who} goes, nobody unaware comes into view.",
    "flashpoint.danger.blips": "From here a Blip would be seen, and would spawn: {zones}.",
    "flashpoint.danger.somewhere.headline": (
        "A check in 1 zone",
        "A check in {count} zones",
        "count",
    ),
    "flashpoint.danger.unknown.headline": (
        "A check in 1 zone",
        "A check in {count} zones",
        "count",
    ),
    "flashpoint.danger.unknown.reason": "To tell every number, enter this: {missing}.",
    "flashpoint.danger.none.headline": "No check anywhere",
    "flashpoint.danger.label": "Stealth danger",
    "flashpoint.danger.value": "{count}",
    "flashpoint.danger.answer": "zones with a check: {count}",
    "flashpoint.aware.alarm": "Since the alarm, every Enemy is aware already.",
    "flashpoint.aware.cause-stealth-fail": "A Stealth check failed in {zone}.",
    "flashpoint.aware.cause-attack": "An attack was made from {zone}.",
    "flashpoint.aware.by-stealth-fail": "{who} has a line of sight there and becomes aware.",
    "flashpoint.aware.by-attack": "{who} has a line of sight there and becomes aware.",
    "flashpoint.aware.by-targeted": "{who} was targeted and becomes aware.",
    "flashpoint.aware.by-ally": "{who} sees that {through} is aware, and becomes aware too.",
    "flashpoint.aware.by-camera": "{who} sees it through {through} and becomes aware.",
    "flashpoint.aware.surprised": (
        "It is surprised: a Surprise token goes to {units}.",
        "Each of them is surprised: a Surprise token goes to {units}.",
        "count",
    ),
    "flashpoint.aware.blips": "Being aware spawns nobody; only being seen does: {units}.",
    "flashpoint.aware.nobody": "Nobody else notices anything.",
    "flashpoint.aware.none.headline": "Nobody becomes aware",
    "flashpoint.aware.several.headline": (
        "1 unit becomes aware",
        "{count} units become aware",
        "count",
    ),
    "flashpoint.aware.several.reason": "{units}.",
    "flashpoint.awareness.label": "Become aware",
    "flashpoint.awareness.value": "{count}",
    "flashpoint.awareness.answer": "aware: {listed}",
    "flashpoint.noise.alarm": "Since the alarm, no Noise Checks are made.",
    "flashpoint.noise.silent": "A Noise Value of 0 makes no Noise Check.",
    "flashpoint.noise.reaches": (
        "The noise from {zone} reaches 1 zone.",
        "The noise from {zone} reaches {count} zones, up to {value} away.",
        "count",
    ),
    "flashpoint.noise.aware": "Aware Enemies do not count: {units}.",
    "flashpoint.noise.hear": (
        "One unaware unit hears it: {units}.",
        "{count} unaware units hear it: {units}.",
        "count",
    ),
    "flashpoint.noise.nobody": "No unaware Enemy is that near.",
    "flashpoint.noise.flip": (
        "Its Blip turns to the Patrol side: {units}.",
        "Their Blips turn to the Patrol side: {units}.",
        "count",
    ),
    "flashpoint.noise.heard.headline": ("1 unit hears it", "{count} units hear it", "count"),
    "flashpoint.noise.heard.reason": "{units}.",
    "flashpoint.noise.unheard.headline": "Nobody hears it",
    "flashpoint.noise.label": "Hear it",
    "flashpoint.noise.value": "{count}",
    "flashpoint.noise.answer": "heard by: {listed}",
    "offer.stealth": "Stealth",
    "offer.noise": "Noise",
    "offer.awareness": "Who notices",
    "offer.danger": "Stealth danger",
    "doing.hide": "Enter the check",
    "doing.noise": "Place the token",
    "doing.awareness": "Make them aware",
    "hint.stealth.0": "Tap the Operative who hides.",
    "hint.danger.0": "Tap an Operative to see where it would need a Stealth check.",
    "hint.noise.0": "Tap where the noise is.",
    "hint.noise.1": "How loud is it? Fill it in.",
    "hint.awareness.0": "What happened? Fill it in.",
    "option.stealth-fail": "a Stealth check failed",
    "option.targeted": "a unit was targeted",
    "option.check": "the check of the round",
    "flashpoint.hide.answer-field.needed": "Hits needed",
    "flashpoint.hide.answer-field.aware": "become aware",
    "flashpoint.stealth.answer-field.needed": "Hits needed",
    "flashpoint.noise.answer-field.heard": "heard by",
    "flashpoint.noise.answer-field.investigate": "where the token goes",
    "flashpoint.noise.answer-field.flip": "Blips that turn",
    "flashpoint.danger.answer-field.blips": "zones that show a Blip",
    "field.check-zone": "zone of the check, if it was on the way",
    "flashpoint.hide.unseen.doing": "Passed: {who} stays unseen",
    "flashpoint.hide.unseen.done": "{who} stayed unseen.",
    "flashpoint.hide.seen.doing": (
        "Failed: 1 unit becomes aware",
        "Failed: {count} units become aware",
        "count",
    ),
    "flashpoint.hide.unseen.then": "If it passes: nobody notices {who}.",
    "flashpoint.hide.seen.then": (
        "If it fails: {units} becomes aware and gets a Surprise token.",
        "If it fails: {units} become aware and get a Surprise token each.",
        "count",
    ),
    "flashpoint.hide.seen.done": "{who} was noticed. Aware now: {units}.",
    "flashpoint.noise.heard.doing": "Make the noise",
    "flashpoint.noise.heard.done": (
        "1 unit heard the noise in {zone}.",
        "{count} units heard the noise in {zone}.",
        "count",
    ),
    "flashpoint.noise.unheard.doing": "Make the noise",
    "flashpoint.noise.unheard.done": "Nobody heard the noise in {zone}.",
    "flashpoint.aware.several.doing": ("Make 1 unit aware", "Make {count} units aware", "count"),
    "flashpoint.aware.several.done": "Aware now: {units}.",
    "flashpoint.aware.none.doing": "Nobody notices",
    "flashpoint.aware.none.done": "Nobody noticed.",
}
