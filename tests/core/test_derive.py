"""Form fields are derived from the records that read what is filled in."""

from enum import StrEnum
from typing import Annotated, Literal

import pytest
from pydantic import Field as Limit
from pydantic import StrictBool, StrictInt

from adjudicator.core.derive import field_of, fields_of
from adjudicator.core.form import Field
from adjudicator.core.input import Record


class _Colour(StrEnum):
    RED = "red"
    BLUE = "blue"


_Small = Annotated[StrictInt, Limit(ge=1, le=20)]


class _Row(Record):
    name: str = ""
    number: _Small | None = None


class _Card(Record):
    points: Annotated[StrictInt, Limit(ge=-5, le=5)]
    small: _Small | None = None
    free: StrictInt = 0
    used: StrictBool = False
    title: str = ""
    way: Literal["n", "s"] | None = None
    colour: _Colour = _Colour.RED
    colours: tuple[_Colour, ...] = ()
    span: tuple[_Small, _Small | None] | None = None
    notes: tuple[str, ...] = ()
    row: _Row | None = None
    rows: tuple[_Row, ...] = ()
    ammo_type: Literal["light"] | None = Limit(default=None, alias="ammo-type")


ROW = (Field("name", "text"), Field("number", "number", low=1, high=20))


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("points", Field("points", "number", low=-5, high=5)),
        ("small", Field("small", "number", low=1, high=20)),
        ("free", Field("free", "number")),
        ("used", Field("used", "flag")),
        ("title", Field("title", "text")),
        ("way", Field("way", "choice", options=("n", "s"))),
        ("colour", Field("colour", "choice", options=("red", "blue"))),
        ("colours", Field("colours", "several", options=("red", "blue"))),
        ("span", Field("span", "numbers", low=1, high=20)),
        ("notes", Field("notes", "list")),
        ("row", Field("row", "group", fields=ROW)),
        ("rows", Field("rows", "rows", fields=ROW)),
    ],
)
def test_a_field_has_the_kind_and_limits_of_its_record(name: str, expected: Field) -> None:
    """Kind, options, bounds and inner fields are the record's own."""
    assert field_of(_Card, name) == expected


def test_a_field_goes_by_the_name_that_json_has() -> None:
    """An alias is the field's name; a literal of one value is still a choice."""
    field = field_of(_Card, "ammo-type", options=("light",), label="ammo", advanced=True)
    assert field == Field("ammo-type", "choice", options=("light",), label="ammo", advanced=True)


def test_several_fields_come_in_the_order_asked_for() -> None:
    """The form decides the order, not the record."""
    assert [field.name for field in fields_of(_Card, "used", "points")] == ["used", "points"]
