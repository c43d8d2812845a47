"""Numbers that nobody has entered, as the page asks for them: each with its input."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from adjudicator.app.judgement import Judgement
from adjudicator.app.missing import MissingNumber, missing_numbers
from adjudicator.app.tables import OpenTable
from adjudicator.core.form import Texts
from adjudicator.messages.renderer import Messages
from adjudicator.web.fields import FieldLine, field_lines

#: What the inputs of numbers that the table keeps begin with: they are no part of the question.
_KEPT = "number:"

Pairs = Iterable[tuple[str, str]]


@dataclass(frozen=True)
class MissingLine:
    """A missing number and its input; what is `kept` goes to the table, the rest is asked with.

    What is not one number, such as a deck, goes to the sheet.
    """

    line: FieldLine
    kept: bool
    on_sheet: bool


def missing_lines(
    table: OpenTable, judgement: Judgement, messages: Messages
) -> tuple[MissingLine, ...]:
    """The inputs for what the verdict needs."""
    found = missing_numbers(table, judgement.verdict) if judgement.verdict else ()
    return tuple(_line(one, messages) for one in found)


def _line(one: MissingNumber, messages: Messages) -> MissingLine:
    (line,) = field_lines([one.field], {}, messages, _KEPT if one.kept else "")
    label = one.missing.label
    said = messages.say(label.phrase, dict(label.facts))
    return MissingLine(replace(line, label=said), one.kept, one.kept and not one.is_one)


def entered(pairs: Pairs) -> tuple[list[tuple[str, str]], Texts]:
    """What a form asks, and the numbers that were entered in it."""
    pairs = tuple(pairs)
    asked = [(name, text) for name, text in pairs if not name.startswith(_KEPT)]
    texts = {name.removeprefix(_KEPT): [text] for name, text in pairs if name.startswith(_KEPT)}
    return asked, texts
