"""What differs between two pictures of a board."""

import re
import xml.etree.ElementTree as ET

import pytest

from adjudicator.app.tables import OpenTable, examples
from adjudicator.app.view import apply_what_if
from adjudicator.core.faults import InputError
from adjudicator.drawing.board import BASE, DrawnBoard, drawn_board
from adjudicator.drawing.difference import splices
from adjudicator.messages.renderer import ENGLISH

TABLES = ("tuesday-table", "night-shift", "the-ford")


def drawn(table: OpenTable) -> DrawnBoard:
    """A board with links, as pages show it."""
    return drawn_board(table.sketch, ENGLISH)


def spliced(before: DrawnBoard, after: DrawnBoard) -> str:
    """The one picture after what is told has been done to it."""
    elements = [*before.elements]
    told = splices(before, after)
    assert told is not None
    for at, gone, markup in told:
        elements[at : at + gone] = [markup] if markup else []
    return before.markup("".join(elements))


@pytest.mark.parametrize("name", TABLES)
def test_each_element_is_one(name: str) -> None:
    """Pages count the elements of a picture, so none may be two."""
    for part in drawn(examples()[name]).elements:
        ET.fromstring(f"<svg>{part}</svg>")  # noqa: S314 - our own
        assert len(ET.fromstring(f"<svg>{part}</svg>")) == 1, part  # noqa: S314


@pytest.mark.parametrize("name", TABLES)
def test_what_is_told_makes_the_other_picture(name: str) -> None:
    """Whatever piece leaves the table or comes back, the pictures lead to each other."""
    table = examples()[name]
    field = next(f for f in ("figures", "operatives", "units") if table.scene.get(f))
    before = drawn(table)
    made = 0
    for entry in table.scene[field]:
        left = [one for one in table.scene[field] if one != entry]
        try:
            after = drawn(table.with_scene({**table.scene, field: left}))
        except InputError:  # somebody who can't be missed
            continue
        made += 1
        for one, other in ((before, after), (after, before)):
            assert spliced(one, other) == other.markup("".join(other.elements))
    assert made > 1


def test_a_step_is_told_in_a_few_bytes() -> None:
    """Who moves is drawn anew; the board around them isn't."""
    table = examples()["tuesday-table"]
    told = splices(drawn(table), drawn(apply_what_if(table, "wraith@6,6").table))
    assert told
    assert sum(len(one.markup) for one in told) < 2_000
    assert "wraith" in " ".join(one.markup for one in told)


def test_another_board_is_no_difference() -> None:
    """A board of another size is sent whole."""
    one, other = (drawn(examples()[name]) for name in ("tuesday-table", "the-ford"))
    assert splices(one, other) is None
    assert not re.search("data-component", "".join(one.elements[:BASE]))
