"""What is said of Reactions."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "apex.reactions.shot-at": "A shot is aimed at {target}. May {legend} react?",
    "apex.reactions.needs-squad": "{legend} is a squadmate, and so needs a Reaction marked Squad.",
    "apex.reactions.no-enemy-shot": "{legend} is not of {target}'s squad: it is no enemy's shot.",
    "apex.reactions.off-the-map": "{legend} is off the map and plays no cards.",
    "apex.reactions.target-eliminated": "{target} is eliminated by the shot: nothing after firing.",
    "apex.reactions.played-before": "{legend} has played one Before Firing to this shot already.",
    "apex.reactions.played-after": "{legend} has played one After Firing to this shot already.",
    "apex.reactions.may-before": "One Reaction with Before Firing may be played by {legend}.",
    "apex.reactions.may-after": "One Reaction with After Firing may be played by {legend}.",
    "apex.reactions.needs-team": "{legend} is an ally, and so needs a Reaction marked Team.",
    "apex.reactions.may-before-shoot": "One Before Shoot Reaction may be played by {legend}.",
    "apex.reactions.may-after-shoot": "One After Shoot Reaction may be played by {legend}.",
    "apex.reactions.played-before-shoot": "{legend} has played a Before Shoot card to this shot.",
    "apex.reactions.played-after-shoot": "{legend} has played an After Shoot card to this shot.",
    "apex.reactions.both.headline": "Before and after firing",
    "apex.reactions.before.headline": "Before firing only",
    "apex.reactions.after.headline": "After firing only",
    "apex.reactions.neither.headline": "No reaction",
    "apex.reactions.label": "Reactions",
    "apex.reactions.both.value": "both",
    "apex.reactions.before.value": "before",
    "apex.reactions.after.value": "after",
    "apex.reactions.neither.value": "none",
    "apex.reactions.answer.true": "before firing",
    "apex.reactions.answer.false": "not before firing",
    "apex.reactions.no-squad": "Both Legends need a squad, to know whether they are squadmates.",
}
