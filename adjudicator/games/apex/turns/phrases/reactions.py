"""Phrases about Reactions."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "apex.reactions.shot-at": "{target} is being shot at. Can {legend} react?",
    "apex.reactions.needs-squad": "{legend} is a squadmate, so it needs a Reaction marked Squad.",
    "apex.reactions.no-enemy-shot": (
        "{legend} isn't in {target}'s squad, so it isn't an enemy's shot."
    ),
    "apex.reactions.off-the-map": "{legend} is off the map and can't play cards.",
    "apex.reactions.target-eliminated": (
        "The shot eliminates {target}, which then can't react after firing."
    ),
    "apex.reactions.played-before": (
        "{legend} has already played a Before Firing Reaction to this shot."
    ),
    "apex.reactions.played-after": (
        "{legend} has already played an After Firing Reaction to this shot."
    ),
    "apex.reactions.may-before": "{legend} can play one Before Firing Reaction.",
    "apex.reactions.may-after": "{legend} can play one After Firing Reaction.",
    "apex.reactions.needs-team": "{legend} is an ally, so it needs a Reaction marked Team.",
    "apex.reactions.may-before-shoot": "{legend} can play one Before Shoot Reaction.",
    "apex.reactions.may-after-shoot": "{legend} can play one After Shoot Reaction.",
    "apex.reactions.played-before-shoot": (
        "{legend} has already played a Before Shoot card to this shot."
    ),
    "apex.reactions.played-after-shoot": (
        "{legend} has already played an After Shoot card to this shot."
    ),
    "apex.reactions.both.headline": "Can react before and after firing",
    "apex.reactions.before.headline": "Can react only before firing",
    "apex.reactions.after.headline": "Can react only after firing",
    "apex.reactions.neither.headline": "Can't react",
    "apex.reactions.label": "Reactions",
    "apex.reactions.both.value": "both",
    "apex.reactions.before.value": "before",
    "apex.reactions.after.value": "after",
    "apex.reactions.neither.value": "none",
    "apex.reactions.answer.true": "can react before firing",
    "apex.reactions.answer.false": "can't react before firing",
    "apex.reactions.no-squad": (
        "Enter a squad for both Legends, to show whether they are squadmates."
    ),
}
