"""Fields read what they write, and say where a text is no value."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adjudicator.core.faults import InputError
from adjudicator.core.form import MISSING, Field, read_fields

CARD = (
    Field("value", "number"),
    Field("icons", "several", options=("headshot", "semi-hit")),
    Field("arrow", "choice", options=("n", "e")),
)
FIELDS = (
    Field("points", "number", low=0, high=9),
    Field("rush", "flag"),
    Field("facing", "choice", options=("n", "e", "s", "w")),
    Field("name", "text"),
    Field("attachments", "list"),
    Field("left", "numbers", low=-99),
    Field(
        "arrows", "rows", fields=(Field("", "choice", options=("n", "e"), default=None),), count=3
    ),
    Field("cards", "rows", fields=CARD, count=4),
    Field("weapon", "group", fields=(Field("name", "text"), Field("damage", "number"))),
)

_words = st.text("abcxyz", min_size=1, max_size=6)
_cards = st.fixed_dictionaries(
    {"value": st.integers(0, 90)},
    optional={
        "icons": st.sampled_from((["headshot"], ["headshot", "semi-hit"])),
        "arrow": st.sampled_from(("n", "e")),
    },
)
VALUES = st.fixed_dictionaries(
    {},
    optional={
        "points": st.integers(0, 9),
        "rush": st.just(True),  # noqa: FBT003
        "facing": st.sampled_from("nesw"),
        "name": _words,
        "attachments": st.lists(_words, min_size=1, max_size=3),
        "left": st.lists(st.none() | st.integers(-99, 99), min_size=1, max_size=3),
        "cards": st.lists(_cards, min_size=1, max_size=4),
        "weapon": st.fixed_dictionaries({"name": _words, "damage": st.integers(0, 99)}),
    },
)


def texts(values: dict[str, Any]) -> dict[str, list[str]]:
    """What a form would send for these values."""
    sent: dict[str, list[str]] = {}
    for field in FIELDS:
        if field.name in values:
            for name, text in field.write(values[field.name]):
                sent.setdefault(name, []).append(text)
    return sent


@given(VALUES)
def test_what_is_written_is_read_again(values: dict[str, Any]) -> None:
    """Every value comes back as it was."""
    read = read_fields(FIELDS, texts(values))
    read.pop("arrows")
    assert read == values


def test_rows_of_bare_values_keep_their_blanks() -> None:
    """An arrow that was not drawn is null, wherever it stands."""
    field = FIELDS[6]
    assert field.read({"arrows.1": ["e"], "arrows.2": ["none"]}) == [None, "e", None]


@pytest.mark.parametrize(
    ("name", "text", "message_id"),
    [
        ("points", "many", "input.int-type"),
        ("points", "10", "input.less-than-equal"),
        ("points", "-1", "input.greater-than-equal"),
        ("cards.1.value", "x", "input.int-type"),
        ("left", "5, y", "input.int-type"),
    ],
)
def test_a_text_that_is_no_value_is_named(name: str, text: str, message_id: str) -> None:
    """The fault names the input that it was typed into."""
    with pytest.raises(InputError) as caught:
        read_fields(FIELDS, {name: [text]})
    assert (caught.value.at, caught.value.message_id) == (name, message_id)


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("3-5", [3, 5]),
        ("3 \u2013 5", [3, 5]),
        ("2\u00d71", [2, 1]),
        ("2 x 1", [2, 1]),
        ("3, 5", [3, 5]),
    ],
)
def test_numbers_are_read_as_cards_print_them(text: str, numbers: list[int]) -> None:
    """A range with a dash and a rate with a cross; a dash before a number is still a minus."""
    plain = Field("range", "numbers", low=0, high=99)
    assert plain.read({"range": [text]}) == numbers
    with pytest.raises(InputError):
        plain.read({"range": ["-3, 5"]})
    signed = Field("left", "numbers", low=-99, high=99)
    assert signed.read({"left": ["5, -5"]}) == [5, -5]


def test_blanks_are_missing() -> None:
    """What was left blank is not sent, and an unknown option is as good as blank."""
    assert Field("points", "number").read({"points": [" "]}) is MISSING
    assert read_fields(FIELDS[:6], {"points": [""], "facing": ["up"], "name": ["  "]}) == {}
