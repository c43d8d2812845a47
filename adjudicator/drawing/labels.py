"""Names written on the board, under all that stands there."""

from collections.abc import Iterator
from functools import lru_cache
from textwrap import shorten, wrap

from adjudicator.core.sketch import Label
from adjudicator.drawing.markup import UNIT, element, text, units

#: How far the lines of a name are apart, how wide a letter is, and how many lines there are.
LINE, LETTER, MOST = 12, 6.4, 2


#: What a finger meets, around the middle of a name.
WIDE, HIGH = UNIT * 0.86, UNIT * 0.56


def linked_label_svg(label: Label, href: str, *, chosen: bool) -> str:
    """The name of something that can be tapped by it."""
    x, y = map(units, label.at)
    touch = {"class": "touch", "x": x - WIDE / 2, "y": y - HIGH / 2, "width": WIDE, "height": HIGH}
    attributes: dict[str, object] = {"class": "place" + " chosen" * chosen}
    attributes |= {"data-place": label.word, "href": href}
    attributes |= {"aria-label": label.words, "aria-current": "true" if chosen else None}
    return element("a", attributes, element("rect", touch), label_svg(label))


@lru_cache(1024)
def label_svg(label: Label) -> str:
    """The name, in as many lines as it needs."""
    x, y = map(units, label.at)
    lines = list(_lines(label))
    first = 0 if label.at_left else -(len(lines) - 1) / 2
    written = (
        element("tspan", {"x": x, "y": y + LINE * (first + number)}, text(line))
        for number, line in enumerate(lines)
    )
    kind = "place-name at-left" if label.at_left else "place-name"
    return element("text", {"class": kind, "aria-hidden": "true"}, *written)


def _lines(label: Label) -> Iterator[str]:
    """The words line by line; what has no room ends in dots."""
    letters = max(3, int(units(label.width) / LETTER))
    lines = wrap(label.words, letters, break_long_words=False)
    for line in (*lines[: MOST - 1], " ".join(lines[MOST - 1 :])):
        if line:
            yield line if len(line) <= letters else _cut(line, letters)


def _cut(line: str, letters: int) -> str:
    fitting = shorten(line, letters, placeholder="…")
    return fitting if fitting != "…" else line[: letters - 1] + "…"
