"""A line from the side, as SVG: the ground with its levels, what stands there, and the line.

A figure that looks down is drawn with its eyes one level above the roof; the line ends at the feet
of the lower end. So drawn, a blockage on the upper level hides as many rows as the book counts.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby, pairwise

from adjudicator.board.lazy import cached_property
from adjudicator.core.sketch import Profile, Shadow, Upright
from adjudicator.drawing.markup import element, text
from adjudicator.messages.renderer import Messages

WIDTH, HEIGHT = 360, 112
#: The ground's height in the picture, room above, and room for half a space beside the ends.
FLOOR, CEILING, BESIDE = 90, 12, 26
#: The height of something that only gives cover, as a part of a level; and the height of the eyes.
LOW = 0.42
EQUAL = 0.5
#: How far the middle of a token is above what it stands on.
TOKEN = 9

Spot = tuple[float, float]


def side_svg(profile: Profile, messages: Messages, shapes: tuple[str, str]) -> str:
    """The whole picture; `shapes` are the tokens of the two ends."""
    drawing = _Drawing(profile, messages, shapes)
    message_id = "side.clear" if profile.cut is None else "side.blocked"
    name = messages.say(message_id, {"source": profile.source, "target": profile.target})
    frame = {
        "class": "side",
        "viewBox": f"0 {drawing.ceiling:g} {WIDTH} {HEIGHT - drawing.ceiling:g}",
        "role": "img",
        "aria-label": name,
    }
    return element("svg", frame, *drawing.layers())


@dataclass(frozen=True)
class _Drawing:
    profile: Profile
    messages: Messages
    shapes: tuple[str, str]

    def layers(self) -> Iterator[str]:
        """From the ground up."""
        yield _HATCH
        yield from self._roofs()
        ground = {"x": 0, "y": FLOOR, "width": WIDTH, "height": 4}
        yield element("rect", {"class": "floor", **ground})
        if self.profile.shadow:
            yield self._shadow(self.profile.shadow)
        if self.profile.imaginary is not None:
            x = self.x(self.profile.imaginary)
            yield _line("imaginary", (x, self.ceiling + 6), (x, FLOOR))
        yield from map(self._upright, self.profile.uprights)
        yield from self._stems()
        yield from self._sight()
        yield from self._tokens()
        yield from self._names()

    # Where things are.

    def x(self, at: int) -> float:
        """A place of the line in the picture."""
        return BESIDE + at / self.profile.length * (WIDTH - 2 * BESIDE)

    @cached_property
    def unit(self) -> float:
        """The height of a level."""
        upper = max(level for level in self.levels)
        return min(34.0, (FLOOR - CEILING) / max(self.profile.top, upper + self.eye))

    def y(self, level: float) -> float:
        """A level in the picture."""
        return FLOOR - level * self.unit

    @cached_property
    def ceiling(self) -> float:
        """Where the picture begins: a little above all that is in it."""
        highest = min(self.y(self.profile.top), *(y for _, y in self.ends))
        return max(0.0, highest - CEILING)

    @cached_property
    def levels(self) -> tuple[int, int]:
        """The levels of the two ends."""
        return self.profile.source.level or 0, self.profile.target.level or 0

    @cached_property
    def eye(self) -> float:
        """How far above its level the upper end looks from."""
        return EQUAL if self.levels[0] == self.levels[1] else 1

    @cached_property
    def ends(self) -> tuple[Spot, Spot]:
        """Where the line begins and ends: at the eyes of the upper end, at the lower one's feet."""
        equal = self.levels[0] == self.levels[1]
        heights = [
            level + (self.eye if equal or level == max(self.levels) else 0) for level in self.levels
        ]
        return (self.x(0), self.y(heights[0])), (self.x(self.profile.length), self.y(heights[1]))

    # What is drawn.

    def _roofs(self) -> Iterator[str]:
        """The levels under the line; those of the ends go on a little beyond them."""
        for level, run in groupby(self.profile.ground, key=lambda stretch: stretch.level):
            under = list(run)
            if not level:
                continue
            left = 0.0 if not under[0].start else self.x(under[0].start)
            right = float(WIDTH) if under[-1].end == self.profile.length else self.x(under[-1].end)
            top = self.y(level)
            box = {"x": left, "y": top, "width": right - left, "height": FLOOR - top}
            yield element("rect", {"class": f"roof level-{min(level, 2)}", **box})
            if right - left > 50:
                at = {"class": "level", "x": left + 8, "y": FLOOR - 7}
                yield element("text", at, text(self.messages.label("side.level", {"level": level})))

    def _upright(self, upright: Upright) -> str:
        x, low = self.x(upright.at), self.y(upright.base)
        if upright.kind == "cover" and upright.top == upright.base:
            part = LOW * self.unit / 3
            boxes = (
                {"x": x - 4, "y": low - (n + 1) * part, "width": 8, "height": part - 1.5}
                for n in range(3)
            )
            return element("g", {"class": "low"}, *(element("rect", box) for box in boxes))
        top = self.y(upright.top)
        box = {"x": x - 3.5, "y": top, "width": 7, "height": low - top, "rx": 1.5}
        return element("rect", {"class": "high cuts" if upright.cuts else "high", **box})

    def _shadow(self, shadow: Shadow) -> str:
        """What is hidden: a wedge down to where it is seen again, or all that is behind."""
        low = FLOOR if shadow.endless else self.y(min(self.levels))
        start, top, end = self.x(shadow.start), self.y(shadow.top), self.x(shadow.end)
        border = min(max(end, 0.0), float(WIDTH))
        last = top
        if shadow.endless:
            border = float(WIDTH)
        else:
            last = top + (low - top) * (border - start) / (end - start)
        corners = ((start, top), (border, last), (border, low), (start, low))
        points = " ".join(f"{x:.1f},{y:.1f}" for x, y in corners)
        tint = element("polygon", {"class": "tint", "points": points})
        return tint + element("polygon", {"fill": "url(#side-hatch)", "points": points})

    def _sight(self) -> Iterator[str]:
        """The line: green up to the blockage that cuts it, red beyond."""
        start, end = self.ends
        cut = self.profile.cut
        if cut is None:
            yield from (_line("clear", *part) for part in pairwise(self._over_roofs()))
            return
        share = cut / self.profile.length
        middle = (
            start[0] + share * (end[0] - start[0]),
            start[1] + share * (end[1] - start[1]),
        )
        yield _line("clear", start, middle)
        yield _line("blocked", middle, end)

    def _over_roofs(self) -> list[Spot]:
        """A clear line, bent where it would run through a roof that is seen over."""
        start, end = self.ends
        roofs = [
            (self.x(at), self.y(stretch.level))
            for stretch in self.profile.ground
            for at in (stretch.start, stretch.end)
        ]
        bent: list[Spot] = []
        for spot in sorted({start, end, *(roof for roof in roofs if start[0] < roof[0] < end[0])}):
            while len(bent) > 1 and _is_below(bent[-1], bent[-2], spot):
                bent.pop()
            bent.append(spot)
        return bent

    def _stems(self) -> Iterator[str]:
        """What holds up a token whose eyes are above its space."""
        for (x, y), level in zip(self.ends, self.levels, strict=True):
            if self.y(level) - y > 2 * TOKEN:
                yield _line("stem", (x, y), (x, self.y(level)))

    def _tokens(self) -> Iterator[str]:
        for (x, y), level, shape in zip(self.ends, self.levels, self.shapes, strict=True):
            at = y if shape == "cell" else min(y, self.y(level) - TOKEN)
            moved = f"translate({x:.1f} {at:.1f})"
            yield element("g", {"class": f"token {shape}", "transform": moved}, _TOKENS[shape])

    def _names(self) -> Iterator[str]:
        """The names of columns or rows along the ground, as many as there is room for."""
        stations = self.profile.stations
        every = -(-len(stations) // 20)
        for station in stations[::every]:
            at = {"class": "station", "x": self.x(station.at), "y": HEIGHT - 6}
            yield element("text", at, text(self.messages.word(station.name)))


def _is_below(middle: Spot, start: Spot, end: Spot) -> bool:
    """Whether a spot is on the straight line between two others, or below it in the picture."""
    (x, y), (x1, y1), (x2, y2) = middle, start, end
    return (y - y1) * (x2 - x1) >= (y2 - y1) * (x - x1)


def _line(role: str, start: Spot, end: Spot) -> str:
    ends = {"x1": start[0], "y1": start[1], "x2": end[0], "y2": end[1]}
    return element("line", {"class": role, **ends})


_HATCH = element(
    "defs",
    {},
    element(
        "pattern",
        {"id": "side-hatch", "width": 7, "height": 7, "patternUnits": "userSpaceOnUse"},
        element("path", {"d": "M-1 8L8 -1M-1 1L1 -1M6 8L8 6", "class": "hatch"}),
    ),
)

_TOKENS = {
    "round": element("circle", {"r": TOKEN}),
    "square": element("rect", {"x": -8.5, "y": -8.5, "width": 17, "height": 17, "rx": 3.5}),
    "plain": element("path", {"d": "M0 -10L10 0L0 10L-10 0Z"}),
    "cell": element("circle", {"r": 5}),
}
