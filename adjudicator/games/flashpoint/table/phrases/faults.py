"""What is wrong with a scene of Flashpoint, or with what is pointed at."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "flashpoint.fault.unknown-zone": (
        "There is no zone {zone} here. Choose a cell in a zone, or one of these: {known}."
    ),
    "flashpoint.fault.unknown-zone.none": "There is no zone {zone} here. Choose a cell in a zone.",
    "flashpoint.fault.no-zones": "The map has no zones. Add at least one.",
    "flashpoint.fault.zone-overlap": (
        "{cell} already belongs to zone {other} in the list: take it out of one of the two."
    ),
    "flashpoint.fault.zone-form": (
        "A zone is one cell, a rectangle with `at` and `size`, or `cells` with a `centre`."
    ),
    "flashpoint.fault.zone-centre": "A zone made of cells needs its cells and its centre point.",
    "flashpoint.fault.centre-outside": (
        "The centre of a zone must be within the rectangle around its cells."
    ),
    "flashpoint.fault.door-taken": (
        "Door {other} in the list is already on this edge: remove one of the two."
    ),
    "flashpoint.fault.wall-run": (
        "A wall must run straight along a grid line, from corner to corner."
    ),
    "flashpoint.fault.camera-facing": "Which way does the camera face? Choose n, e, s or w.",
    "flashpoint.fault.vent-and-zone": (
        "An Operative in the Ventilation Shaft can't also be in a zone: leave one of the two out."
    ),
    "flashpoint.fault.is-enemy": "{who} is an Enemy: choose an Operative.",
    "flashpoint.fault.no-enemy": "{who} isn't an Enemy: choose an Enemy unit.",
    "flashpoint.fault.off-board": "{id} isn't on the board: choose a piece that is.",
    "flashpoint.fault.unknown-token": (
        "There is no {kind} token {id}. Choose one of these: {known}."
    ),
    "flashpoint.fault.unknown-token.none": "There is no {kind} token {id}: the table has none.",
    "flashpoint.fault.unknown-figure": (
        "There is no {figure} in this unit. Choose one of these: {known}."
    ),
    "flashpoint.fault.choose-figure": "Which figure? Choose one of these: {known}.",
    "flashpoint.fault.which-figure": "Which figure? Several have this name: {known}.",
    "flashpoint.fault.no-figures": "Enter the figures of {id} first.",
    "flashpoint.fault.unknown-word": (
        "There is no figure or zone called {word} here. Name a zone like G5."
    ),
    "flashpoint.fault.not-spawned": (
        "{id} hasn't spawned, so its figures aren't known yet: spawn it first."
    ),
    "flashpoint.fault.no-name": "Only Operatives and Enemies can be named: choose one of them.",
}
