"""The phrases of the stealth topic, by their names."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "flashpoint.stealth.nobody": (
        "No unaware Enemy and no camera sees {zone}, so no check is needed."
    ),
    "flashpoint.stealth.blips": (
        "A Blip in view spawns first, and the check then counts it too: {units}."
    ),
    "flashpoint.stealth.spawns.headline": "Spawn the Blip first",
    "flashpoint.stealth.spawns.reason": (
        "A Blip is in view, and its Perception isn't known until it spawns."
    ),
    "flashpoint.stealth.untold": "{who} can see that zone; its Perception hasn't been entered.",
    "flashpoint.stealth.sees": "{who} can see that zone, with Perception {perception}.",
    "flashpoint.stealth.close": (
        "{who} is in the same zone: Perception {perception} + {more} = {sum}."
    ),
    "flashpoint.stealth.crippled": (
        "{who} is crippled, which is included in its Perception of {perception}."
    ),
    "flashpoint.stealth.camera": "{who} watches that zone, with Perception {perception}.",
    "flashpoint.stealth.tn": "The highest Perception sets the target number: {tn}, from {units}.",
    "flashpoint.stealth.concealed": (
        "Concealment counts as {hits} Hits where it helps: roll at least {needed}."
    ),
    "flashpoint.stealth.cover-no-help": (
        "Taking cover doesn't hide an Operative from an Enemy in the same zone."
    ),
    "flashpoint.stealth.marked": "{who} is marked and fails every Stealth check.",
    "flashpoint.stealth.none.headline": "No Stealth check",
    "flashpoint.stealth.needs.headline": ("Needs 1 Hit", "Needs {needed} Hits", "needed"),
    "flashpoint.stealth.needs.reason": (
        "The target number is {tn}. {who} makes the check only when it gains sight of one of these "
        "Enemies or shares a zone with one."
    ),
    "flashpoint.stealth.spawns-and-needs.headline": (
        "Spawn the Blip, then roll at least 1 Hit",
        "Spawn the Blip, then roll at least {needed} Hits",
        "needed",
    ),
    "flashpoint.stealth.spawns-and-needs.reason": (
        "A Blip is in view, and its Perception may be higher than {tn}. {who} makes the check only "
        "when it gains sight of one of these Enemies or shares a zone with one."
    ),
    "flashpoint.stealth.unknown.headline": "Stealth check needed",
    "flashpoint.stealth.unknown.reason": "To work out the target number, enter: {missing}.",
    "flashpoint.stealth.unknown.value": "not known yet",
    "flashpoint.stealth.hopeless.headline": "The check fails",
    "flashpoint.stealth.hopeless.reason": "{who} is marked.",
    "flashpoint.stealth.label": "Stealth",
    "flashpoint.stealth.value": "{tn}",
    "flashpoint.stealth.none.value": "no check",
    "flashpoint.stealth.spawns.value": "spawn first",
    "flashpoint.stealth.answer": "target number {tn}, roll at least {needed}",
    "flashpoint.stealth.answer.none": "no check",
    "flashpoint.view.check": (
        "In {zone}, {who} meets {units}: a Stealth check of {tn}, so roll at least {needed}."
    ),
    "flashpoint.view.check-fails": (
        "In {zone}, {who} meets {units} and fails the Stealth check, because {who} is marked."
    ),
    "flashpoint.view.check-waits": (
        "In {zone}, {who} makes a Stealth check after these spawn: {units}."
    ),
    "flashpoint.view.unknown": (
        "In {zone}, {who} meets {units}; the target number of the Stealth check isn't known yet."
    ),
    "flashpoint.view.spawns": "From {zone}, {who} sees a Blip, which spawns: {units}.",
    "flashpoint.hide.unseen": (
        "1 Hit is enough: nobody notices {who}.",
        "{hits} Hits are enough: nobody notices {who}.",
        "hits",
    ),
    "flashpoint.hide.seen": (
        "1 Hit isn't enough: every Enemy that sees {zone} becomes aware.",
        "{hits} Hits aren't enough: every Enemy that sees {zone} becomes aware.",
        "hits",
    ),
    "flashpoint.hide.marked": "Whatever the roll, every Enemy that sees {zone} becomes aware.",
    "flashpoint.hide.unseen.headline": "{who} stays unseen",
    "flashpoint.hide.seen.headline": "{who} is noticed",
    "flashpoint.hide.seen.reason": "Noticed by {units}.",
    "flashpoint.hide.label": "Stealth check",
    "flashpoint.hide.value": ("1 Hit", "{hits} Hits", "hits"),
    "flashpoint.hide.answer.true": "unseen",
    "flashpoint.hide.answer.false": "noticed",
    "flashpoint.hide.answer.none": "no check",
    "flashpoint.hide.answer": "{success}",
    "flashpoint.danger.zones": (
        "1 zone is in view of an Enemy that can't see {who} now: {zones}.",
        "{count} zones are in view of Enemies that can't see {who} now: {zones}.",
        "count",
    ),
    "flashpoint.danger.nowhere": "Wherever {who} goes, no unaware Enemy comes into view.",
    "flashpoint.danger.blips": "A Blip would come into view from these zones and spawn: {zones}.",
    "flashpoint.danger.somewhere.headline": (
        "Stealth check in 1 zone",
        "Stealth checks in {count} zones",
        "count",
    ),
    "flashpoint.danger.unknown.headline": (
        "Stealth check in 1 zone",
        "Stealth checks in {count} zones",
        "count",
    ),
    "flashpoint.danger.unknown.reason": "To work out every target number, enter: {missing}.",
    "flashpoint.danger.none.headline": "No Stealth check anywhere",
    "flashpoint.danger.label": "Stealth danger",
    "flashpoint.danger.value": "{count}",
    "flashpoint.danger.answer": "zones with a check: {count}",
    "flashpoint.aware.alarm": "The alarm has gone off, so every Enemy is already aware.",
    "flashpoint.aware.cause-stealth-fail": "A Stealth check failed in {zone}.",
    "flashpoint.aware.cause-attack": "An attack was made from {zone}.",
    "flashpoint.aware.by-stealth-fail": "{who} has line of sight to that zone and becomes aware.",
    "flashpoint.aware.by-attack": "{who} has line of sight to that zone and becomes aware.",
    "flashpoint.aware.by-targeted": "{who} was targeted and becomes aware.",
    "flashpoint.aware.by-ally": "{who} sees that {through} is aware, and becomes aware too.",
    "flashpoint.aware.by-camera": "{who} sees it through {through} and becomes aware.",
    "flashpoint.aware.surprised": (
        "{units} is surprised and gets a Surprise token.",
        "{units} are surprised and get a Surprise token each.",
        "count",
    ),
    "flashpoint.aware.blips": (
        "Becoming aware doesn't make a Blip spawn; only being seen or targeted does: {units}."
    ),
    "flashpoint.aware.targeted-blips": (
        "A Blip that is targeted spawns: draw a Spawn card for {units}.",
        "Blips that are targeted spawn: draw a Spawn card for each of {units}.",
        "count",
    ),
    "flashpoint.aware.nobody": "Nobody else notices anything.",
    "flashpoint.aware.none.headline": "Nobody becomes aware",
    "flashpoint.aware.several.headline": (
        "1 unit becomes aware",
        "{count} units become aware",
        "count",
    ),
    "flashpoint.aware.several.reason": "Now aware: {units}.",
    "flashpoint.awareness.label": "Become aware",
    "flashpoint.awareness.value": "{count}",
    "flashpoint.awareness.answer": "aware: {listed}",
    "flashpoint.awareness.answer.[]": "nobody becomes aware",
    "flashpoint.noise.alarm": "The alarm has gone off, so there are no Noise Checks.",
    "flashpoint.noise.silent": "A Noise Value of 0 needs no Noise Check.",
    "flashpoint.noise.reaches": (
        "The noise from {zone} reaches 1 zone.",
        "The noise from {zone} reaches {count} zones, up to {value} away.",
        "count",
    ),
    "flashpoint.noise.aware": "Aware Enemies don't count: {units}.",
    "flashpoint.noise.hear": (
        "1 unaware unit hears it: {units}.",
        "{count} unaware units hear it: {units}.",
        "count",
    ),
    "flashpoint.noise.nobody": "No unaware Enemy is close enough to hear it.",
    "flashpoint.noise.flip": (
        "Flip its Blip to the Patrol side: {units}.",
        "Flip their Blips to the Patrol side: {units}.",
        "count",
    ),
    "flashpoint.noise.heard.headline": ("1 unit hears it", "{count} units hear it", "count"),
    "flashpoint.noise.heard.reason": "Heard by {units}.",
    "flashpoint.noise.unheard.headline": "Nobody hears it",
    "flashpoint.noise.label": "Hear it",
    "flashpoint.noise.value": "{count}",
    "flashpoint.noise.answer": "heard by: {listed}",
    "flashpoint.noise.answer.[]": "nobody hears it",
    "offer.stealth": "Stealth",
    "offer.noise": "Noise",
    "offer.awareness": "Who notices?",
    "offer.danger": "Stealth danger",
    "doing.hide": "Record the check",
    "doing.noise": "Place the token",
    "doing.awareness": "Make the units aware",
    "hint.stealth.0": "Tap the Operative who hides.",
    "hint.danger.0": "Tap an Operative to see where it would need a Stealth check.",
    "hint.noise.0": "Tap the zone where the noise is made.",
    "hint.noise.1": "How loud is it?",
    "hint.awareness.0": "What happened?",
    "option.stealth-fail": "a Stealth check failed",
    "option.targeted": "a unit was targeted",
    "option.check": "the Alarm Check",
    "flashpoint.hide.answer-field.needed": "Hits needed",
    "flashpoint.hide.answer-field.aware": "become aware",
    "flashpoint.stealth.answer-field.needed": "Hits needed",
    "flashpoint.noise.answer-field.heard": "heard by",
    "flashpoint.noise.answer-field.investigate": "where the token goes",
    "flashpoint.noise.answer-field.flip": "Blips that flip",
    "flashpoint.danger.answer-field.blips": "zones that reveal a Blip",
    "field.check-zone": "zone of the check, if it happened on the way",
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
    "flashpoint.noise.heard.doing": "Make the noise in {zone}",
    "flashpoint.noise.heard.done": (
        "1 unit heard the noise in {zone}.",
        "{count} units heard the noise in {zone}.",
        "count",
    ),
    "flashpoint.noise.unheard.doing": "Make the noise in {zone}",
    "flashpoint.noise.unheard.done": "Nobody heard the noise in {zone}.",
    "flashpoint.aware.several.doing": ("Make 1 unit aware", "Make {count} units aware", "count"),
    "flashpoint.aware.several.done": "Aware now: {units}.",
    "flashpoint.aware.none.doing": "Go on: nobody notices",
    "flashpoint.aware.none.done": "Nobody noticed.",
    "asked.flashpoint.awareness": "Who becomes aware?",
    "asked.flashpoint.danger": "Where would {one} need a Stealth check?",
    "asked.flashpoint.hide": "Does {one} stay unseen?",
    "asked.flashpoint.noise": "Who hears a noise in {one}?",
    "asked.flashpoint.stealth": "Does {one} need a Stealth check?",
}
