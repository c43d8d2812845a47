"""Fields as a form shows them: each with its name, its label and what was filled in."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from adjudicator.core.form import NOTHING, TRUTHS, Field, Texts
from adjudicator.messages.renderer import Messages


@dataclass(frozen=True)
class Option:
    """One of the values that can be chosen."""

    value: str
    label: str
    on: bool


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


def field_lines(
    fields: Sequence[Field], filled: Texts, messages: Messages, prefix: str = ""
) -> tuple[FieldLine, ...]:
    """The inputs for some fields."""
    return tuple(_line(field, filled, messages, prefix) for field in fields)


def _line(field: Field, filled: Texts, messages: Messages, prefix: str) -> FieldLine:
    name = prefix + field.name
    texts = filled.get(name, ())
    return FieldLine(
        name,
        field.kind,
        messages.field(field.name if field.label is None else field.label),
        next(iter(texts), ""),
        tuple(_options(field, texts, messages)),
        field.low,
        field.high,
        tuple(_parts(field, filled, messages, name)),
        pad=field.kind == "choice" and field.default is None,
        rare=field.advanced,
        filled=any(key == name or key.startswith(f"{name}.") for key in filled),
    )


def _options(field: Field, texts: Sequence[str], messages: Messages) -> Iterator[Option]:
    for value in TRUTHS if field.kind == "truth" else field.options:
        on = value in texts or (not texts and TRUTHS.get(value, value) == field.default)
        yield Option(value, messages.option(value, field.name), on)
    if field.kind == "choice" and field.default is None:
        yield Option(NOTHING, messages.option(NOTHING), not texts or NOTHING in texts)


def _parts(field: Field, filled: Texts, messages: Messages, name: str) -> Iterator[FieldLine]:
    if field.kind == "group":
        yield from field_lines(field.fields, filled, messages, f"{name}.")
    elif field.kind == "rows":
        for number in range(field.count):
            if not field.fields[0].name:
                yield _line(field.fields[0], filled, messages, f"{name}.{number}")
            else:
                row = field_lines(field.fields, filled, messages, f"{name}.{number}.")
                yield FieldLine(f"{name}.{number}", "group", str(number + 1), parts=row)
