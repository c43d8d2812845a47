"""What verdicts on steps and moves say."""

from adjudicator.explain.phrases.phrase import Phrases

PHRASES: Phrases = {
    "step.space": "Entering {end} costs 1.",
    "step.up": "Going one level up, from {start} to {end}, costs 1 more.",
    "step.down": "Going down costs nothing more.",
    "step.obstacle": "Crossing {things} costs {points} more.",
    "step.connected": "Passing what is connected at {corner} costs {points} more: {things}.",
    "step.connected-free": "Passing what is connected at {corner} costs nothing more: {things}.",
    "step.connected-barred": "At {corner}, nothing that is connected lets anyone pass: {things}.",
    "step.occupied": "{end} holds a figure: it can be passed through, but not stayed on.",
    "step.border": "{end} is off the map, which nobody leaves.",
    "step.impassable": "{things} stands on {end}, which cannot be entered.",
    "step.two-up": "From {start} to {end} it is more than one level up.",
    "step.too-high": "{things} stands too high to be crossed.",
    "step.costs.headline": ("1 point", "{cost} points", "cost"),
    "step.barred.headline": "Not possible",
    "step.answer": "{value} points",
    "step.answer.none": "not possible",
    "step.label": "Points",
    "step.value": "{cost}",
    "step.barred.value": "none",
}
