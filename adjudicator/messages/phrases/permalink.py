"""Saved rulings: the legend of the picture, and errors in the file."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "legend.line.clear": "the line, up to the first thing that blocks it",
    "legend.line.blocked": "the line, beyond what blocks it",
    "legend.line.imaginary": "the imaginary line along what blocks it",
    "legend.line.way": "the route",
    "legend.line.ring": "the border of the safe area",
    "legend.edge.blocker": "what blocks the line",
    "legend.edge.cover": "what gives cover",
    "legend.point.touched": "a corner the line only touches",
    "legend.point.choice": "can be chosen",
    "legend.area.hidden": "hidden",
    "legend.area.clear": "seen",
    "legend.area.watched": "watched",
    "legend.area.unseen": "seen by no enemy",
    "legend.area.blocked": "not seen",
    "legend.area.reach": "within reach; numbers show the cost",
    "legend.area.choice": "can be chosen",
    "legend.area.hit": "takes damage; numbers show how much",
    "caption.supposed": "{ends}, if {who} were at {at}",
    "stand.not-real": "This piece is only moved as a what-if: move it there for real first.",
    "report.nothing-asked": "There is no ruling to save here: ask something first.",
    "report.unreadable": "This isn't a saved ruling: choose a file that this page saved.",
}
