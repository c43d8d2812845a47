"""What a form changed and what others changed meanwhile, in one scene."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adjudicator.core.faults import InputError
from adjudicator.core.merging import merged
from adjudicator.core.shape import VALUE, Counter, Fields, Keyed, Rows

ENTRY = Fields({"id": VALUE, "at": VALUE, "health": Counter(), "weapons": Rows(Fields({}))})
SHAPE = Fields({"entries": Rows(ENTRY), "names": Rows(VALUE), "rules": Keyed(VALUE)})

Scene = dict[str, Any]
FIELDS = ("at", "health", "name")


def scene(*ids: str) -> Scene:
    """A scene with some entries."""
    return {"entries": [{"id": one, "at": [0, 0], "health": 9, "name": one} for one in ids]}


@st.composite
def edits(draw: st.DrawFn) -> tuple[Scene, Scene, Scene, Scene]:
    """A scene, two ways to change it that have nothing in common, and the scene after both."""
    base, mine, theirs, both = (scene(*"abcd") for _ in range(4))
    places = [(number, name) for number in range(4) for name in FIELDS]
    for side, own in enumerate(
        draw(st.lists(st.sampled_from([0, 1, 2]), min_size=12, max_size=12))
    ):
        number, name = places[side]
        for changed in ([], [mine, both], [theirs, both])[own]:
            changed["entries"][number][name] = f"new {side}"
    removals = ((0, mine), (3, theirs))
    untouched = {
        number
        for number, _ in removals
        if draw(st.booleans()) and both["entries"][number] == base["entries"][number]
    }
    for number, removes in removals:
        if number in untouched:
            for side in (both, removes):
                side["entries"] = [e for e in side["entries"] if e["id"] != "abcd"[number]]
    return base, mine, theirs, both


@given(edits())
def test_what_two_change_apart_is_all_there(sides: tuple[Scene, Scene, Scene, Scene]) -> None:
    """Whatever the one edits or removes, the other's edits and removals hold too."""
    base, mine, theirs, both = sides
    assert merged(base, mine, theirs, SHAPE) == both
    assert merged(base, theirs, mine, SHAPE) == both
    assert merged(base, mine, base, SHAPE) == merged(base, mine, mine, SHAPE) == mine
    assert merged(base, base, theirs, SHAPE) == theirs


def test_of_one_field_the_form_counts() -> None:
    """A place is taken whole, and a counter as it was typed."""
    base, mine, theirs = (scene("a") for _ in range(3))
    mine["entries"][0] |= {"at": [5, 0], "health": 4}
    theirs["entries"][0] |= {"at": [0, 7], "health": 8}
    assert merged(base, mine, theirs, SHAPE) == mine


def test_new_entries_of_both_are_there() -> None:
    """Each side added one behind the same neighbour."""
    base, mine, theirs = scene("a", "b"), scene("a", "x", "b"), scene("a", "y", "b")
    found = merged(base, mine, theirs, SHAPE)["entries"]
    assert sorted(one["id"] for one in found) == ["a", "b", "x", "y"]


def test_what_others_removed_is_not_edited() -> None:
    """The form is refused; untouched, the entry stays removed."""
    base, mine, theirs = scene("a", "b"), scene("a", "b"), scene("b")
    assert merged(base, {**mine, "title": "x"}, theirs, SHAPE) == {**theirs, "title": "x"}
    mine["entries"][0]["health"] = 1
    with pytest.raises(InputError, match="gone"):
        merged(base, mine, theirs, SHAPE)


def test_entries_without_ids_go_by_their_names_also_renamed_ones() -> None:
    """A row renamed in the form keeps what others wrote in it."""
    rows = Fields({"rows": Rows(Fields({}))})
    base = {"rows": [{"name": "a"}, {"name": "b"}, {"name": "c"}]}
    mine = {"rows": [{"name": "a"}, {"name": "new"}, {"name": "c"}]}
    theirs = {"rows": [{"name": "b", "damage": 3}, {"name": "c"}]}
    assert merged(base, mine, theirs, rows) == {
        "rows": [{"name": "new", "damage": 3}, {"name": "c"}]
    }


def test_spaces_that_go_by_their_places_stay_there() -> None:
    """Two write into different spaces of a track that has gaps."""
    base = {"names": [None, "x"]}
    mine, theirs = {"names": ["mine", "x"]}, {"names": [None, "x", None, "theirs"]}
    assert merged(base, mine, theirs, SHAPE) == {"names": ["mine", "x", None, "theirs"]}


def test_keys_of_a_table_are_merged_one_by_one() -> None:
    """Two house rules chosen at once, where there was none."""
    mine, theirs = {"rules": {"a": 1, "b": 2}}, {"rules": {"b": 3, "c": 4}}
    assert merged({}, mine, theirs, SHAPE) == {"rules": {"a": 1, "b": 2, "c": 4}}
