"""The shapes of signs around their middle; no two kinds of thing share one."""

from collections.abc import Mapping

from adjudicator.drawing import rooms
from adjudicator.drawing.markup import element

#: The four spaces around an intersection.
_AROUND = element("path", {"class": "zone", "d": "M0 -50L50 0L0 50L-50 0Z"})

_CLOUD = "M-11 7A6 6 0 0 1 -10 -4A8 8 0 0 1 5 -7A7 7 0 0 1 11 7Z"
_BURST = "M0 -19L5 -8L16 -12L9 -2L18 6L7 6L5 18L-2 9L-12 15L-9 5L-19 1L-9 -4L-12 -14L-3 -9Z"


def _core(d: str) -> str:
    return element("path", {"class": "core", "d": d})


def _impact(x: int) -> str:
    """A small star of four strokes."""
    across = f"M{x - 4} -12L{x + 4} -4M{x + 4} -12L{x - 4} -4"
    return element("path", {"d": f"M{x} -14V-2M{x - 6} -8H{x + 6}{across}"})


SIGNS: Mapping[str, tuple[str, ...]] = {
    "beacon": (
        element("circle", {"r": 17}),
        element("path", {"d": "M0 9V-8M-6 -2L0 -8L6 -2"}),
    ),
    "zone": (_AROUND, _core("M-9 0H9M0 -9V9")),
    "smoke": (_AROUND, _core(_CLOUD), _core("M-14 13H4M8 13H14")),
    "dome": (
        _AROUND,
        _core("M-15 8A15 15 0 0 1 15 8Z"),
        _core("M-7 8A7 14 0 0 1 0 -7A7 14 0 0 1 7 8"),
    ),
    "crate": (
        element("rect", {"x": -15, "y": -15, "width": 30, "height": 30, "rx": 4}),
        element("path", {"d": "M-15 -5H15M-15 5H15"}),
    ),
    # Impacts one after the other along a line, and one great one.
    "thunder": (
        *map(_impact, (-13, 0, 13)),
        element("path", {"d": "M-19 12H17M12 7L18 12L12 17"}),
    ),
    "blast": (element("path", {"class": "burst", "d": _BURST}), element("circle", {"r": 4})),
    "note": (element("path", {"d": "M0 -15L15 0L0 15L-15 0Z"}),),
    "spawn": (element("circle", {"r": 15}),),
    "token": (element("path", {"d": "M0 -15L13 -7.5V7.5L0 15L-13 7.5V-7.5Z"}),),
    **rooms.SIGNS,
}
