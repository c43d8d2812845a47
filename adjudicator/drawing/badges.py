"""What a figure shows besides its name, told apart by shape alone."""

from collections.abc import Mapping

from adjudicator.core.sketch import PawnMark
from adjudicator.drawing.markup import element

_STAR = "M0 -25L2.4 -19.6L8 -19L3.8 -15.2L5 -9.6L0 -12.5L-5 -9.6L-3.8 -15.2L-8 -19L-2.4 -19.6Z"


def _badge(x: float, y: float, *content: str) -> str:
    """A small sign at the lower edge of a figure, beside its letters."""
    return element("g", {"class": "badge", "transform": f"translate({x:g} {y:g})"}, *content)


#: The marks that surround the shape of a figure; the others are badges.
OUTLINE_MARKS: frozenset[PawnMark] = frozenset({"roams", "elite"})

PAWN_MARKS: Mapping[PawnMark, str] = {
    # Arrows to both sides, and a star on top.
    "roams": element(
        "path", {"class": "roams", "d": "M-18.5 -7L-24 0L-18.5 7M18.5 -7L24 0L18.5 7"}
    ),
    "elite": element("path", {"class": "star", "d": _STAR}),
    "cover": _badge(-13, 16, element("path", {"d": "M-7.5 -7.5H7.5V-1A7.5 8.5 0 0 1 -7.5 -1Z"})),
    "watch": _badge(
        13,
        16,
        element("circle", {"r": 7}),
        element("path", {"d": "M0 -9V-3M0 3V9M-9 0H-3M3 0H9"}),
    ),
}
