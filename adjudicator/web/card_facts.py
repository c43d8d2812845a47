"""The summary line of a card: its known values, and what nobody has entered."""

from collections.abc import Iterator

from adjudicator.core.cards import Card
from adjudicator.core.form import Field
from adjudicator.core.values import Json, JsonObject
from adjudicator.messages.renderer import Messages

#: Pairs that are the ends of something: written with a dash.
SPANS = ("range",)
#: Fields whose values say what they are.
PLAIN = ("icons", "conditions", "tags", "type", "blip", "color")


def facts(card: Card, value: JsonObject, messages: Messages) -> tuple[str, ...]:
    """The known values of a card besides its name."""
    known = ((field, value.get(field.name)) for field in card.fields)
    others = ((field, one) for field, one in known if str(one) != card.name)
    return tuple(filter(None, (_fact(field, one, messages) for field, one in others)))


def gaps(card: Card, value: JsonObject, messages: Messages) -> tuple[str, ...]:
    """What the card prints and nobody has entered."""
    return tuple(
        _label(field, messages)
        for field in card.fields
        if field.name in card.expected and value.get(field.name) in (None, [], "")
    )


def _label(field: Field, messages: Messages) -> str:
    """A field's label without its hint."""
    return messages.field(field.name if field.label is None else field.label).split(",")[0]


def _fact(field: Field, value: Json, messages: Messages) -> str:
    """A field with its value, or nothing if it has none."""
    if value is None or value == [] or value is False or value == {}:
        return ""
    if field.kind == "flag":
        return _label(field, messages)
    told = _value(field, value, messages)
    if not told:
        return ""
    return told if field.name in PLAIN else f"{_label(field, messages)} {told}"


def _value(field: Field, value: Json, messages: Messages) -> str:
    tell = _TELLERS.get(field.kind)
    return tell(field, value, messages) if tell else str(value)


def _numbers(field: Field, value: Json, _messages: Messages) -> str:
    numbers = ["?" if one is None else str(one) for one in _listed(value)]
    return "-".join(numbers) if field.name in SPANS and len(numbers) == 2 else ", ".join(numbers)


def _several(field: Field, value: Json, messages: Messages) -> str:
    return ", ".join(messages.option(str(one), field.name) for one in _listed(value))


def _choice(field: Field, value: Json, messages: Messages) -> str:
    return messages.option(_option(field, value), field.name)


def _truth(_field: Field, value: Json, messages: Messages) -> str:
    return messages.option("yes" if value else "no")


def _group(field: Field, value: Json, messages: Messages) -> str:
    return ", ".join(_parts(field, value, messages))


def _rows(field: Field, value: Json, messages: Messages) -> str:
    return ", ".join(filter(None, (_row(field, row, messages) for row in value)))


_TELLERS = {
    "numbers": _numbers,
    "several": _several,
    "list": _several,
    "choice": _choice,
    "truth": _truth,
    "group": _group,
    "rows": _rows,
}


def _listed(value: Json) -> list[Json]:
    return list(value) if isinstance(value, list | tuple) else [value]


def _option(field: Field, value: Json) -> str:
    """The option that stands for a value."""
    if field.values and value in field.values:
        return field.options[field.values.index(value)]
    return str(value)


def _parts(field: Field, value: Json, messages: Messages) -> Iterator[str]:
    for part in field.fields:
        if isinstance(value, dict) and (fact := _fact(part, value.get(part.name), messages)):
            yield fact


def _row(field: Field, row: Json, messages: Messages) -> str:
    first = field.fields[0]
    if not isinstance(row, dict):
        return _value(first, row, messages) if row is not None else ""
    return str(row.get("name") or " ".join(_parts(field, row, messages)))
