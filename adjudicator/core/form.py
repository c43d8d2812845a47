"""What a person fills in: fields, and how they are read from a form and written to a link.

A field's value is JSON, as a question or a scene holds it. A form holds texts by name; parts of a
field have names with dots: `cards.0.value`.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from adjudicator.core.faults import InputError
from adjudicator.core.values import Json, JsonObject

Kind = Literal[
    "number",
    "flag",
    "truth",
    "choice",
    "several",
    "text",
    "list",
    "numbers",
    "marked",
    "group",
    "rows",
]
Texts = Mapping[str, Sequence[str]]

#: The texts of a yes-or-no field.
TRUTHS = {"yes": True, "no": False}

#: The option that means all, in a choice of several.
ALL = "all"

#: The option that means none; it is sent as null.
NOTHING = "none"


class Missing:
    """What was left blank."""


MISSING = Missing()


@dataclass(frozen=True)
class Field:
    """An input of a form.

    `options` of a choice; `low` and `high` of a number; `fields` of a group, or of each of `count`
    rows. A row of one unnamed field is a bare value. `default` is the value of a blank field.
    `label` names its label, if that isn't its own name; an `advanced` field may be collapsed.
    `values` are the values of a choice's options, if they aren't the options themselves.
    """

    name: str
    kind: Kind
    options: tuple[str, ...] = ()
    low: int = 0
    high: int = 999
    fields: tuple["Field", ...] = ()
    count: int = 1
    default: Json = MISSING
    label: str | None = None
    advanced: bool = False
    values: tuple[Json, ...] = ()
    #: Whether rows count only when all of them are filled in.
    whole: bool = False
    #: The flag of such rows that says that more will follow; with it, incomplete rows count too.
    so_far: str = ""
    #: The input widget, if its kind has several: `select`, `taps`, `pad`, `faces`.
    widget: str = ""

    def read(self, texts: Texts, prefix: str = "") -> Json:
        """The value that was filled in, or `MISSING`."""
        value = _READERS[self.kind](self, texts, prefix + self.name)
        return self.default if value is MISSING else value

    def write(self, value: Json, prefix: str = "") -> Iterator[tuple[str, str]]:
        """The texts that this value is read from."""
        if value is not None or self.kind == "choice":
            yield from _WRITERS[self.kind](self, value, prefix + self.name)


def read_fields(fields: Sequence[Field], texts: Texts, prefix: str = "") -> dict[str, Json]:
    """All that was filled in."""
    read = {field.name: field.read(texts, prefix) for field in fields}
    return {name: value for name, value in read.items() if value is not MISSING}


def filled_with(fields: Sequence[Field], values: JsonObject) -> Texts:
    """What fields are filled in with, as a form writes it."""
    texts: dict[str, list[str]] = {}
    for field in fields:
        if values.get(field.name) is not None:
            for name, text in field.write(values[field.name]):
                texts.setdefault(name, []).append(text)
    return texts


def _text(texts: Texts, name: str) -> str:
    return next((text.strip() for text in texts.get(name, ())), "")


def _read_number(field: Field, texts: Texts, name: str) -> Json:
    return _number(_text(texts, name), field, name)


def _number(text: str, field: Field, name: str) -> Json:
    if not text:
        return MISSING
    try:
        number = int(text)
    except ValueError:
        raise InputError(name, "input.int-type") from None
    if number < field.low:
        raise InputError(name, "input.greater-than-equal", ge=field.low)
    if number > field.high:
        raise InputError(name, "input.less-than-equal", le=field.high)
    return number


def _read_flag(_field: Field, texts: Texts, name: str) -> Json:
    return True if _text(texts, name) else MISSING


def _read_truth(_field: Field, texts: Texts, name: str) -> Json:
    return TRUTHS.get(_text(texts, name), MISSING)


def _read_choice(field: Field, texts: Texts, name: str) -> Json:
    chosen = _text(texts, name)
    if chosen == NOTHING:
        return None
    if chosen not in field.options:
        return MISSING
    return field.values[field.options.index(chosen)] if field.values else chosen


def _read_several(field: Field, texts: Texts, name: str) -> Json:
    chosen = [text for text in texts.get(name, ()) if text in field.options]
    return chosen or MISSING


def _read_text(_field: Field, texts: Texts, name: str) -> Json:
    return _text(texts, name) or MISSING


def _read_list(_field: Field, texts: Texts, name: str) -> Json:
    parts = [part.strip() for part in _text(texts, name).split(",")]
    return [part for part in parts if part] or MISSING


#: What stands between numbers: a comma, or as cards print it, a dash or a cross.
_BETWEEN, _PRINTED = re.compile(","), re.compile(r",|(?<=[\d?])\s*[\u00d7x\u2013-]")


def _read_numbers(field: Field, texts: Texts, name: str) -> Json:
    """Numbers with commas; a question mark is one that nobody knows.

    Where none is below 0, they may be typed as a card prints them: `3-5`, `2×1`.
    """
    between = _PRINTED if field.low >= 0 else _BETWEEN
    parts = [part.strip() for part in between.split(_text(texts, name))]
    numbers = [None if part == "?" else _number(part, field, name) for part in parts if part]
    return numbers or MISSING


def _read_marked(field: Field, texts: Texts, name: str) -> Json:
    """A number with marks: `35 headshot`, with further marks beside it, or both part by part."""
    number, marks = field.fields
    first, *words = _text(texts, name).split() or [""]
    value = _number(first, number, name) if first else number.read(texts, f"{name}.")
    if value is MISSING:
        return MISSING
    beside = texts.get(f"{name}.{marks.name}", ())
    found = [word for word in (*words, *beside) if word in marks.options]
    return {number.name: value, **({marks.name: found} if found else {})}


def _read_group(field: Field, texts: Texts, name: str) -> Json:
    return read_fields(field.fields, texts, f"{name}.") or MISSING


def _read_rows(field: Field, texts: Texts, name: str) -> Json:
    """Rows up to the last one that was filled in; those skipped are null."""
    rows = [_read_row(field, texts, f"{name}.{number}") for number in range(field.count)]
    while rows and rows[-1] is MISSING:
        rows.pop()
    return [None if row is MISSING else row for row in rows] or MISSING


def _read_row(field: Field, texts: Texts, name: str) -> Json:
    first = field.fields[0]
    if not first.name:
        return first.read(texts, name)
    return read_fields(field.fields, texts, f"{name}.") or MISSING


def _write_text(_field: Field, value: Json, name: str) -> Iterator[tuple[str, str]]:
    yield name, str(value)


def _write_flag(_field: Field, value: Json, name: str) -> Iterator[tuple[str, str]]:
    if value:
        yield name, "1"


def _write_truth(_field: Field, value: Json, name: str) -> Iterator[tuple[str, str]]:
    yield name, "yes" if value else "no"


def _write_choice(field: Field, value: Json, name: str) -> Iterator[tuple[str, str]]:
    if value is None:
        yield name, NOTHING
    elif not field.values:
        yield name, str(value)
    elif value in field.values:
        yield name, field.options[field.values.index(value)]


def _write_several(_field: Field, value: Json, name: str) -> Iterator[tuple[str, str]]:
    """Each chosen option; a bare true means all of them."""
    chosen = (([ALL] if value else []) if isinstance(value, bool) else value) or ()
    yield from ((name, str(one)) for one in chosen)


def _write_list(_field: Field, value: Json, name: str) -> Iterator[tuple[str, str]]:
    yield name, ", ".join("?" if one is None else str(one) for one in value)


def _write_marked(field: Field, value: Json, name: str) -> Iterator[tuple[str, str]]:
    number, marks = field.fields
    if isinstance(value, int):
        yield name, str(value)
    elif value is not None:
        yield name, " ".join((str(value[number.name]), *map(str, value.get(marks.name) or ())))


def _write_group(field: Field, value: Json, name: str) -> Iterator[tuple[str, str]]:
    for part in field.fields:
        if part.name in value:
            yield from part.write(value[part.name], f"{name}.")


def _write_rows(field: Field, value: Json, name: str) -> Iterator[tuple[str, str]]:
    for number, row in enumerate(value):
        first = field.fields[0]
        if not first.name:
            yield from first.write(row, f"{name}.{number}")
        elif row is not None:
            yield from _write_group(field, row, f"{name}.{number}")


_READERS = {
    "number": _read_number,
    "flag": _read_flag,
    "truth": _read_truth,
    "choice": _read_choice,
    "several": _read_several,
    "text": _read_text,
    "list": _read_list,
    "numbers": _read_numbers,
    "marked": _read_marked,
    "group": _read_group,
    "rows": _read_rows,
}
_WRITERS = {
    "number": _write_text,
    "flag": _write_flag,
    "truth": _write_truth,
    "choice": _write_choice,
    "several": _write_several,
    "text": _write_text,
    "list": _write_list,
    "numbers": _write_list,
    "marked": _write_marked,
    "group": _write_group,
    "rows": _write_rows,
}
