import json
from dataclasses import is_dataclass

import pytest

from adjudicator.board.hexes import Hex, NamedHex
from adjudicator.board.squares import Corner, Edge, Space
from adjudicator.core import facts
from adjudicator.tables.serialization import deserialize_fact, serialize_fact

PLACE = facts.Place(Corner(1, 2), 1, "A")
#: A value of each kind of fact, with other facts in it where it can hold them.
FACTS: tuple[object, ...] = (
    PLACE,
    facts.Place(Edge(1, 2, vertical=True)),
    facts.Absent("B"),
    facts.Who(PLACE),
    facts.GridLine(vertical=True, grid=3),
    facts.File(column=False, number=4),
    facts.Thing("wall", "W", edge=True),
    facts.Standing((facts.Thing("wall"),), Space(1, 1)),
    facts.Listing((facts.Called("doing.move"), Hex(1, 2), "x"), any_of=True, more=2),
    facts.Called("doing.move"),
    facts.Said("note.level", (("level", 2), ("at", Space(3, 4)))),
)


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: type(fact).__name__)
def test_a_fact_reads_back_from_json(fact: object) -> None:
    """Each kind of fact is the same after it was stored."""
    stored = json.dumps(serialize_fact(fact))
    assert deserialize_fact(json.loads(stored)) == fact


def test_a_hex_keeps_its_name() -> None:
    """A notice that was stored still calls a hex by its letter and number."""
    stored = deserialize_fact(json.loads(json.dumps(serialize_fact(NamedHex(1, 2, "C4")))))
    assert isinstance(stored, NamedHex)
    assert (stored, stored.label) == (Hex(1, 2), "C4")


def test_every_kind_of_fact_is_tried() -> None:
    """No kind of fact is left out of what can be stored."""
    kinds = {kind for kind in vars(facts).values() if isinstance(kind, type) and is_dataclass(kind)}
    assert kinds == {type(fact) for fact in FACTS}
