"""What is told of a Flashpoint scene or question that cannot be read."""

from adjudicator.messages.phrases.phrase import Phrases

PHRASES: Phrases = {
    "flashpoint.fault.unknown-zone": (
        "There is no zone {zone} here. Name a cell that lies in a zone, or one of: {known}."
    ),
    "flashpoint.fault.no-zones": "A map needs at least one zone.",
    "flashpoint.fault.zone-overlap": "{cell} belongs to zone number {other} of the list already.",
    "flashpoint.fault.zone-form": (
        "A zone is one cell, a rectangle by `at` and `size`, or `cells` with their `centre`."
    ),
    "flashpoint.fault.zone-centre": (
        "A zone made of cells needs the cells and the point that is its centre."
    ),
    "flashpoint.fault.centre-outside": (
        "The centre of a zone lies within the rectangle around its cells."
    ),
    "flashpoint.fault.door-taken": "Door number {other} of the list stands on this edge already.",
    "flashpoint.fault.wall-run": "A wall runs straight along a grid line, from corner to corner.",
    "flashpoint.fault.camera-facing": "A camera needs its facing: n, e, s or w.",
    "flashpoint.fault.vent-and-zone": "Whoever is in the Ventilation Shaft is in no zone.",
    "flashpoint.fault.off-board": "{id} is not on the board.",
    "flashpoint.fault.unknown-token": "There is no {kind} token {id}. Known are: {known}.",
    "flashpoint.fault.unknown-door": "There is no door {id}. Known are: {known}.",
    "flashpoint.fault.unknown-figure": "There is no figure {figure} in it. Known are: {known}.",
    "flashpoint.fault.which-figure": (
        "Several entries have this name and differ. Say which one is meant: {known}."
    ),
    "flashpoint.fault.no-figures": "Nothing is entered of {id}: enter its figures.",
    "flashpoint.fault.no-health": "Enter the Health of {who}, as its card has it.",
    "flashpoint.fault.unknown-enemy": "The Display has no {name}. Known are: {known}.",
    "flashpoint.fault.unknown-word": "{word} is nobody and no zone here. A zone is named like G5.",
    "flashpoint.fault.not-spawned": "{id} has not spawned: its figures are not known yet.",
    "flashpoint.fault.not-an-end": "Its move cannot end there. It can in: {known}.",
    "flashpoint.fault.no-track": "Enter what the spaces of the Escalation Track show.",
    "flashpoint.fault.no-display": "Enter the {type} Enemies of the Display.",
    "flashpoint.fault.no-slot": "No {type} Enemy has this Initiative. Known are: {known}.",
    "flashpoint.fault.no-faces": "Enter how many Hits each face of a {kind} die shows.",
    "flashpoint.fault.too-many-rerolls": (
        "So many dice with so many rerolls take too long to weigh; ask with one reroll fewer."
    ),
    "input.unknown-action": "There is no such action. Known are: {known}.",
    "flashpoint.fault.no-patrol": "{id} is no Patrol on the board; there are: {known}.",
}
