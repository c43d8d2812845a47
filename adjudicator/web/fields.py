"""Fields as a form shows them: each with its name, its label and what was filled in.

The numbers that a verdict needs and nobody has entered are such fields too.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from adjudicator.app.judgement import Judgement
from adjudicator.app.missing import MissingNumber, missing_numbers
from adjudicator.app.tables import OpenTable, TableAction
from adjudicator.core.form import Field, Texts
from adjudicator.core.verdict import Summary
from adjudicator.messages.phrases import PHRASES
from adjudicator.messages.renderer import Messages
from adjudicator.web.taps import Option, Taps, options_of, taps_of

#: The prefix of inputs whose numbers are stored with the table, not part of the question.
_KEPT = "number:"

Pairs = Iterable[tuple[str, str]]


@dataclass(frozen=True)
class FieldLine:
    """One input, or a group of them."""

    name: str
    kind: str
    label: str
    value: str = ""
    options: tuple[Option, ...] = ()
    low: int = 0
    high: int = 0
    parts: tuple["FieldLine", ...] = ()
    #: Whether its options are directions around a centre.
    pad: bool = False
    rare: bool = False
    filled: bool = False
    #: How it is filled in, where its kind has several ways.
    widget: str = ""
    taps: Taps | None = None
    #: An example of what can be typed.
    like: str = ""


def field_lines(
    fields: Sequence[Field], filled: Texts, messages: Messages, prefix: str = "", ask: str = ""
) -> tuple[FieldLine, ...]:
    """The inputs for some fields, with the labels that a question has for them.

    The form of a question is sent with every change, so its rows come one by one.
    """
    return _lines(fields, Filled(filled, messages, _begun(filled), ask), prefix)


def as_select(field: Field) -> Field:
    """A field whose choices take one input each, and can be left blank."""
    inner = tuple(as_select(part) for part in field.fields)
    widget = "select" if field.kind in ("choice", "truth") else field.widget
    return replace(field, fields=inner, widget=widget)


def with_results(
    lines: tuple[FieldLine, ...],
    action: TableAction | None,
    judgement: Judgement,
    messages: Messages,
) -> tuple[FieldLine, ...]:
    """Fields with what came of each card that was drawn, if any are drawn one by one."""
    results = action.results(judgement.verdict) if action and judgement.verdict else ()
    return tuple(_with_results(line, results, messages) if results else line for line in lines)


def _with_results(line: FieldLine, results: Sequence[Summary], messages: Messages) -> FieldLine:
    if line.taps is None or line.widget != "taps" or len(line.taps.done) != len(results):
        return line
    done = tuple(
        replace(tap, result=messages.label(result.message_id, result.facts), tone=result.tone)
        for tap, result in zip(line.taps.done, results, strict=True)
    )
    return replace(line, taps=replace(line.taps, done=done))


@dataclass(frozen=True)
class Filled:
    """The values filled in, and their labels."""

    texts: Texts
    messages: Messages
    #: Every field and group with something in it, by name.
    begun: frozenset[str]
    ask: str


def _begun(filled: Texts) -> frozenset[str]:
    parts = (name.split(".") for name in filled)
    return frozenset(".".join(p[:n]) for p in parts for n in range(1, len(p) + 1))


def _lines(fields: Sequence[Field], given: Filled, prefix: str) -> tuple[FieldLine, ...]:
    return tuple(_line(field, given, prefix) for field in fields)


def _line(field: Field, given: Filled, prefix: str) -> FieldLine:
    filled, messages = given.texts, given.messages
    name = prefix + field.name
    texts = filled.get(name, ())
    return FieldLine(
        name,
        field.kind,
        messages.field(field.name if field.label is None else field.label, given.ask),
        next(iter(texts), ""),
        tuple(options_of(field, texts, messages)),
        field.low,
        field.high,
        tuple(_parts(field, given, name)),
        pad=field.kind == "choice" and field.default is None,
        rare=field.advanced,
        filled=name in given.begun,
        widget=field.widget,
        taps=taps_of(field, filled, messages, name),
        like=_like(field, messages),
    )


def _like(field: Field, messages: Messages) -> str:
    """Several numbers as they may be typed; a field can have an example of its own."""
    if field.kind != "numbers":
        return ""
    name = f"like.{field.name.rpartition('.')[2]}"
    return messages.label(name if name in PHRASES else "like.numbers", {})


def _parts(field: Field, given: Filled, name: str) -> Iterator[FieldLine]:
    if field.kind == "group":
        yield from _lines(field.fields, given, f"{name}.")
    elif field.kind == "rows":
        for number in range(_rows(field, given, name)):
            if not field.fields[0].name:
                yield _line(field.fields[0], given, f"{name}.{number}")
            else:
                row = _lines(field.fields, given, f"{name}.{number}.")
                yield FieldLine(f"{name}.{number}", "group", str(number + 1), parts=row)


def _rows(field: Field, given: Filled, name: str) -> int:
    """How many rows are shown: of a question, those that are begun and the next one."""
    if not given.ask:
        return field.count
    begun = [number for number in range(field.count) if f"{name}.{number}" in given.begun]
    return min(field.count, max(begun, default=-1) + 2)


@dataclass(frozen=True)
class MissingLine:
    """A missing number and its input; `kept` ones are stored with the table, others in the query.

    What is not one number, such as a deck, has a card of its own: `address`. `kind`, `name` and
    `field` say which number of which card it is, for the player's library.
    """

    line: FieldLine
    kept: bool
    on_card: bool
    address: str = ""
    kind: str = ""
    name: str = ""
    field: str = ""


def missing_lines(
    table: OpenTable, judgement: Judgement, messages: Messages
) -> tuple[MissingLine, ...]:
    """The inputs for what the ruling needs."""
    return tuple(_missing_line(one, messages) for one in missing_numbers(table, judgement))


def _missing_line(one: MissingNumber, messages: Messages) -> MissingLine:
    prefix = _KEPT if one.kept else ""
    begun = dict(one.field.write(one.missing.begun, prefix)) if one.missing.begun else {}
    known = {name: [text] for name, text in begun.items()}
    (line,) = field_lines([one.field], known, messages, prefix)
    label = one.missing.label
    said = messages.say(label.phrase, dict(label.facts))
    return MissingLine(
        replace(line, label=said),
        one.kept,
        one.kept and not one.is_one,
        one.card,
        one.kind or "",
        one.missing.card,
        one.field.name.rpartition(".")[2],
    )


def entered(pairs: Pairs) -> tuple[list[tuple[str, str]], Texts]:
    """What a form asks, and the numbers that were entered in it."""
    pairs = tuple(pairs)
    asked = [(name, text) for name, text in pairs if not name.startswith(_KEPT)]
    texts = {name.removeprefix(_KEPT): [text] for name, text in pairs if name.startswith(_KEPT)}
    return asked, texts
