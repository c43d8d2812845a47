"""What the pages call actions, fields and options, and what they ask for next."""

from adjudicator.explain.phrases.phrase import Phrases

PHRASES: Phrases = {
    "action.los": "Line",
    "action.sight": "Sees",
    "hint.0": "Tap a figure, then another figure or a space.",
    "hint.1": "Now tap another figure, or a space.",
    "hint.2": "Something is still missing: fill it in below.",
    "hint.sight.0": "Tap a figure or a space to see what it sees.",
    "option.none": "none",
}
