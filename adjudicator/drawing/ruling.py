"""A ruling as a picture that stands alone: who, the answer, why, the board, and what is drawn."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from textwrap import wrap

from adjudicator.board.cell import Cell
from adjudicator.board.squares import Space
from adjudicator.core.sketch import Sketch
from adjudicator.core.verdict import Mark, Verdict
from adjudicator.drawing.board import drawn_board
from adjudicator.drawing.cells import Links
from adjudicator.drawing.marks import Pen, mark_svg
from adjudicator.drawing.markup import element, text
from adjudicator.drawing.overlays import swatch_svg
from adjudicator.drawing.stylesheet import Theme, stylesheet
from adjudicator.messages.as_text import SIGNS
from adjudicator.messages.phrases import PHRASES
from adjudicator.messages.renderer import Messages

MARGIN = 28
NARROWEST = 560
#: How wide a letter is, as a part of its height; a little more than most are.
LETTER = 0.54

#: What an XML file may not hold, whatever a name is made of.
_FORBIDDEN = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


@dataclass(frozen=True)
class Caption:
    """What stands around the board: who is asked about, the source, what is left on the board.

    `supposed` is the figure of a what-if and its place.
    """

    ends: str
    foot: str
    overlays: tuple[tuple[int, str], ...] = ()
    theme: Theme = "light"
    supposed: tuple[str, Cell] | None = None

    def title(self, messages: Messages) -> str:
        """Who, and where."""
        if not self.supposed:
            return self.ends
        who, at = self.supposed
        return messages.label("caption.supposed", {"ends": self.ends, "who": who, "at": at})


@dataclass(frozen=True)
class _Line:
    """A line of words: its class, and how high it is."""

    kind: str
    words: str
    high: int


def ruling_svg(
    sketch: Sketch, verdict: Verdict, links: Links, caption: Caption, messages: Messages
) -> str:
    """The whole picture, with its styles inside."""
    board = drawn_board(sketch, messages, verdict, links, name="ruling").svg
    board_width, board_height = map(float, re.findall(r' (?:width|height)="([\d.]+)"', board)[:2])
    width = max(board_width, NARROWEST) + 2 * MARGIN
    lines = tuple(_lines(verdict, caption, messages, width - 2 * MARGIN))
    head = MARGIN + sum(line.high for line in lines)
    legend = tuple(_legend(verdict, caption.overlays, messages))
    below = head + board_height + 16
    height = below + 28 * len(legend) + 44
    drawn = element(
        "svg",
        {
            "xmlns": "http://www.w3.org/2000/svg",
            "class": "picture",
            "viewBox": f"0 0 {width:g} {height:g}",
            "width": f"{width:g}",
            "height": f"{height:g}",
        },
        element("title", {}, text(f"{caption.title(messages)}: {messages.headline(verdict)}")),
        element("style", {}, text(stylesheet(caption.theme))),
        element("rect", {"class": "page", "width": width, "height": height}),
        *_written(lines),
        element("g", {"transform": f"translate({(width - board_width) / 2:g} {head:g})"}, board),
        *_listed(legend, below),
        element("text", {"class": "foot", "x": MARGIN, "y": height - 20}, text(caption.foot)),
    )
    return _FORBIDDEN.sub("\ufffd", drawn)


def _lines(verdict: Verdict, caption: Caption, messages: Messages, room: float) -> Iterator[_Line]:
    for line in wrap(caption.title(messages), int(room / (16 * LETTER))):
        yield _Line("ends", line, 26)
    words = f"{SIGNS[verdict.summary.tone]} {messages.headline(verdict)}"
    for line in wrap(words, int(room / (38 * LETTER))):
        yield _Line(f"headline {verdict.summary.tone}", line, 46)
    for line in wrap(messages.reason(verdict), int(room / (18 * LETTER))):
        yield _Line("reason", line, 26)


def _written(lines: Sequence[_Line]) -> Iterator[str]:
    down = float(MARGIN)
    for line in lines:
        down += line.high
        yield element(
            "text", {"class": line.kind, "x": MARGIN, "y": down - line.high / 3}, text(line.words)
        )


#: Marks of each kind, as small as a legend shows them.
_SAMPLES = (
    Mark("line", "", ((0.05, 0.25), (0.75, 0.25))),
    Mark("edge", "", ((0.1, 0.25), (0.7, 0.25))),
    Mark("point", "", ((0.4, 0.25),)),
    Mark("area", "", spaces=(Space(0, 0),)),
)


def _legend(
    verdict: Verdict, overlays: Sequence[tuple[int, str]], messages: Messages
) -> Iterator[tuple[str, str]]:
    """A sample and its words for every kind of mark that has some."""
    pen = Pen(messages, hatch="ruling-hatch")
    marks = [(mark.kind, mark.role) for step in verdict.steps for mark in step.marks]
    for kind, role in dict.fromkeys(marks):
        if (name := f"legend.{kind}.{role}") in PHRASES:
            like = next(sample for sample in _SAMPLES if sample.kind == kind)
            sample = mark_svg(replace(like, role=role), pen)
            small = "scale(0.8 0.4)" if kind == "area" else ""
            yield element("g", {"transform": small or None}, sample), messages.label(name, {})
    for number, name in overlays:
        beside = {"transform": "translate(8 3)"}
        yield element("g", beside, swatch_svg(number, "legend")), name


def _listed(legend: Sequence[tuple[str, str]], top: float) -> Iterator[str]:
    for number, (sample, words) in enumerate(legend):
        at = f"translate({MARGIN} {top + 28 * number:g})"
        told = element("text", {"x": 54, "y": 18}, text(words))
        box = element("g", {"class": "board"}, sample)
        yield element("g", {"class": "legend", "transform": at}, box, told)
