"""How doors and the tokens of rooms are drawn: bars along an edge, signs around a middle."""

from collections.abc import Callable, Iterator, Mapping

from adjudicator.drawing.markup import element


def _door(long: float) -> Iterator[str]:
    yield element("rect", {"x": 3, "y": -5, "width": long - 6, "height": 10, "rx": 2})
    yield element("circle", {"cx": long - 12, "cy": 0, "r": 2})


def _doorway(long: float) -> Iterator[str]:
    """A door that stands open: its posts, and the leaf swung aside."""
    yield from (
        element("rect", {"class": "post", "x": x, "y": -5, "width": 7, "height": 10, "rx": 2})
        for x in (0, long - 7)
    )
    yield element("path", {"class": "leaf", "d": f"M7 0L{long * 0.45:g} 14"})


def _lock(long: float) -> Iterator[str]:
    yield from _door(long)
    yield element("path", {"class": "lid", "d": f"M{long / 2 - 6:g} -3V3M{long / 2 + 2:g} -3V3"})


BARS: Mapping[str, Callable[[float], Iterator[str]]] = {
    "door": _door,
    "doorway": _doorway,
    "lock": _lock,
}

SIGNS: Mapping[str, tuple[str, ...]] = {
    # Facing up; turned by quarters.
    "camera": (
        element("path", {"class": "beam", "d": "M0 -2L-10 -16H10Z"}),
        element("rect", {"x": -6, "y": -5, "width": 12, "height": 14, "rx": 3}),
    ),
    "hatch": (
        element("rect", {"x": -9, "y": -9, "width": 18, "height": 18, "rx": 2}),
        element("path", {"d": "M-5 -4H5M-5 0H5M-5 4H5"}),
    ),
    "query": (
        element("circle", {"r": 10}),
        element("path", {"d": "M-3.5 -3A3.5 3.5 0 1 1 0 1.5V3M0 6.2V6.4"}),
    ),
    "alert": (
        element("path", {"d": "M0 -10L10 8H-10Z"}),
        element("path", {"d": "M0 -4V2M0 5.2V5.4"}),
    ),
    "shield": (element("path", {"d": "M-9 -8H9V0A9 9 0 0 1 -9 0Z"}),),
    "entry": (
        element("circle", {"r": 10}),
        element("path", {"d": "M0 -6V5M-4 1L0 5L4 1"}),
    ),
    "exit": (
        element("path", {"d": "M3 -10H-10V10H3"}),
        element("path", {"d": "M-4 0H11M6 -5L11 0L6 5"}),
    ),
    "scan": (
        element("path", {"d": "M-10 9A10 10 0 1 1 10 9Z"}),
        element("path", {"d": "M-5.5 5A6 6 0 0 1 5.5 5M0 6V-7"}),
    ),
    "laser": (
        element("path", {"d": "M-10 -11V11M10 -11V11"}),
        element("path", {"class": "beams", "d": "M-8 -7H8M-8 0H8M-8 7H8"}),
    ),
    "reticle": (
        element("circle", {"r": 9}),
        element("path", {"d": "M0 -13V-5M0 5V13M-13 0H-5M5 0H13"}),
    ),
    "data": (
        element("path", {"d": "M-9 -9H5L9 -5V9H-9Z"}),
        element("path", {"d": "M-4 -9V-3H3V-9M-5 9V3H5V9"}),
    ),
    "flag": (
        element("path", {"d": "M-5 -11H9L5 -5.5L9 0H-5Z"}),
        element("path", {"d": "M-5 -11V12"}),
    ),
    "barrel": (
        element("path", {"d": "M-7 -10H7Q10 0 7 10H-7Q-10 0 -7 -10Z"}),
        element("path", {"d": "M-8.3 -4H8.3M-8.3 4H8.3"}),
    ),
    "gate": (
        element("circle", {"r": 10}),
        element("path", {"d": "M-5 -5L5 5M5 -5L-5 5"}),
    ),
    "bolt": (
        element("rect", {"x": -9, "y": -9, "width": 18, "height": 18, "rx": 3}),
        element("path", {"d": "M2 -6L-4 1H4L-2 7"}),
    ),
    "disc": (element("circle", {"r": 9}), element("circle", {"r": 3})),
}
