"""What a verdict found where a board has nothing to say: cards, a ledger or track, and dice."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from adjudicator.core.sketch import Sketch
from adjudicator.core.verdict import Share, Step, Verdict
from adjudicator.drawing.markup import element, text
from adjudicator.messages.renderer import Messages

#: Fields of an answer that are a sequence: their steps are places on a track.
SEQUENCES = ("steps", "order")
#: The row of an outcome of the dice, in user units: its height, its die, its longest bar.
ROW, DIE, BAR = 30, 24, 220


def is_empty(verdict: Verdict, sketch: Sketch) -> bool:
    """Whether a board has nothing to say: it marks nothing, or only its one piece."""
    marks = [mark for step in verdict.steps for mark in step.marks]
    drawn = len(sketch.pawns) + len(sketch.signs) + len(sketch.bars) + len(sketch.slabs)
    return not marks or (drawn <= 1 and all(mark.role == "note" for mark in marks))


@dataclass(frozen=True)
class Ledger:
    """A verdict without marks, with what it was given: labels and values."""

    verdict: Verdict
    messages: Messages
    given: tuple[tuple[str, str], ...] = ()

    def markup(self) -> str:
        """Cards for what was given, a line for each step, and dice where there are odds."""
        return element("div", {"class": "ledger"}, *self._parts())

    def _parts(self) -> Iterator[str]:
        if self.given:
            yield element("ul", {"class": "ledger-cards"}, *map(_card, self.given))
        kind = "track" if self.is_track else "account"
        yield element("ol", {"class": f"ledger-{kind}"}, *map(self._line, self.verdict.steps))
        if self.verdict.shares:
            yield dice_svg(self.verdict.shares)

    @property
    def is_track(self) -> bool:
        """Whether its steps follow each other in the game, and not only in the reasoning."""
        return any(self.verdict.answer.get(name) for name in SEQUENCES)

    def _line(self, step: Step) -> str:
        rule = element("a", {"href": f"/rules/{step.rule}"}, text(step.rule))
        return element("li", {}, text(self.messages.step(step)), " ", rule)


def _card(given: tuple[str, str]) -> str:
    label, value = given
    return element("li", {}, element("small", {}, text(label)), element("b", {}, text(value)))


def dice_svg(shares: Iterable[Share]) -> str:
    """The outcomes of a roll: a die for each, and a bar as long as it is likely."""
    listed = tuple(shares)
    most = max(share.part for share in listed)
    rows = (
        _outcome(share, row * ROW, round(float(share.part / most) * BAR))
        for row, share in enumerate(listed)
    )
    frame = {"class": "dice", "viewBox": f"0 0 320 {ROW * len(listed)}", "role": "img"}
    return element("svg", frame, *rows)


def _outcome(share: Share, top: int, long: int) -> str:
    """A row: the die with its number, the bar, the chance in percent."""
    middle = top + ROW // 2
    die = {"class": "die", "x": 2, "y": middle - DIE // 2, "width": DIE, "height": DIE, "rx": 5}
    bar = {"class": "chance", "x": 36, "y": middle - 7, "width": max(long, 1), "height": 14}
    number = {"class": "pips", "x": 2 + DIE // 2, "y": middle + 5}
    chance = f"{float(share.part) * 100:.1f} %"
    return (
        element("rect", die)
        + element("text", number, str(share.outcome))
        + element("rect", bar)
        + element("text", {"x": 42 + long, "y": middle + 5}, chance)
    )
