"""The card of an action as the page shows it: its consequences, in order, and their outcomes."""

from collections.abc import Iterable
from dataclasses import dataclass

from adjudicator.app.library import Library
from adjudicator.core.piece_card import Consequence, DeedCard
from adjudicator.drawing.standing import initials
from adjudicator.messages.renderer import Messages
from adjudicator.web.piece_card import VerbLine


@dataclass(frozen=True)
class ConsequenceLine:
    """A consequence in words, with its rule."""

    number: int
    text: str
    note: str
    rule: str
    title: str
    state: str


@dataclass(frozen=True)
class DeedView:
    """An action in words. `before`, `now` and `after` are its consequences, in order."""

    letters: str
    shape: str
    title: str
    notes: tuple[str, ...]
    before: tuple[ConsequenceLine, ...]
    now: ConsequenceLine
    after: tuple[ConsequenceLine, ...]
    choices: tuple[VerbLine, ...]


def deed_view(
    card: DeedCard, choices: Iterable[VerbLine], messages: Messages, library: Library
) -> DeedView:
    """A deed in words."""
    lines = [
        _line(number, one, messages, library) for number, one in enumerate(card.consequences, 1)
    ]
    at = next(number for number, line in enumerate(lines) if line.state == "now")
    return DeedView(
        initials(messages.word(card.who)) if card.who else "",
        card.shape or "cell",
        messages.word(card.said),
        tuple(messages.word(note) for note in card.notes),
        tuple(lines[:at]),
        lines[at],
        tuple(lines[at + 1 :]),
        tuple(choices),
    )


def _line(number: int, one: Consequence, messages: Messages, library: Library) -> ConsequenceLine:
    note = messages.word(one.note) if one.note else ""
    said = messages.word(one.said)
    text = said[:1].upper() + said[1:]
    return ConsequenceLine(number, text, note, one.rule, library.title(one.rule), one.state)
