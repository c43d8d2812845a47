"""What a kept ruling says: the legend of its picture, and what is wrong with a file of one."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "legend.line.clear": "the line, as far as it is free",
    "legend.line.blocked": "the line, behind what cuts it",
    "legend.line.imaginary": "the imaginary line along what cuts it",
    "legend.line.way": "the way",
    "legend.line.ring": "the border of what is safe",
    "legend.edge.blocker": "what cuts the line",
    "legend.edge.cover": "what gives cover",
    "legend.point.touched": "a corner that is only touched",
    "legend.point.choice": "can be chosen",
    "legend.area.hidden": "hidden",
    "legend.area.clear": "seen",
    "legend.area.watched": "watched",
    "legend.area.unseen": "seen by no enemy",
    "legend.area.blocked": "not seen",
    "legend.area.reach": "within reach; numbers tell the cost",
    "legend.area.choice": "can be chosen",
    "legend.area.hit": "hurt; numbers tell the damage",
    "caption.supposed": "{ends}, if {who} stood at {at}",
    "stand.not-real": "This piece is moved only in thought. Move it there first.",
    "report.nothing-asked": "There is no ruling here to keep: nothing is asked.",
    "report.unreadable": "This is no file of a ruling: its question or its should-be is missing.",
}
