"""Changes make new scenes and leave the old as they were."""

import copy
import json

from adjudicator.core.change import Change, Edit, changed, difference
from adjudicator.tables.serialization import deserialize_change, serialize_change
from adjudicator.tables.touching import clash

SCENE = {
    "title": "Before",
    "components": [{"kind": "wall"}, {"kind": "smoke"}, {"kind": "wall", "id": "W"}],
    "figures": [{"id": "A", "at": [0, 0]}, {"id": "B", "at": [1, 1]}],
}


def test_entries_are_edited_removed_and_added() -> None:
    """All of it at once, in the order of the scene, new entries last."""
    change = Change(
        edits=(Edit("figures", "A", {"at": [2, 2]}),),
        removed=(("components", "smoke-1"),),
        added=(("components", {"kind": "dome", "id": "D"}),),
        fields={"title": "After"},
    )
    before = copy.deepcopy(SCENE)
    after = changed(SCENE, change)
    assert after == {
        "title": "After",
        "components": [
            {"id": "wall-0", "kind": "wall"},
            {"id": "W", "kind": "wall"},
            {"kind": "dome", "id": "D"},
        ],
        "figures": [{"id": "A", "at": [2, 2]}, {"id": "B", "at": [1, 1]}],
    }
    assert before == SCENE


def test_a_piece_keeps_its_name_when_another_goes() -> None:
    """Ids that count on a place in the list are written down before the list changes."""
    after = changed(SCENE, Change(removed=(("components", "wall-0"),)))
    assert [entry["id"] for entry in after["components"]] == ["smoke-1", "W"]


def test_what_has_no_name_gets_none() -> None:
    """Entries without a kind or an id are added to and kept as they are."""
    scene = {"loot": [{"at": [0, 0], "token": "Syringe"}]}
    new = {"at": [1, 1], "token": "Syringe"}
    assert changed(scene, Change(added=(("loot", new),)))["loot"] == [*scene["loot"], new]
    gone = Change(removed=(("loot", "None-0"),), edits=(Edit("loot", "None-0", {"at": [2, 2]}),))
    assert changed(scene, gone) == scene


def test_fields_come_before_entries() -> None:
    """A list that is replaced as a whole can be added to in the same change."""
    change = Change(added=(("loot", {"token": "b"}),), fields={"loot": [{"token": "a"}]})
    assert changed({}, change) == {"loot": [{"token": "a"}, {"token": "b"}]}


def test_gone_is_not_nothing() -> None:
    """A field that is not written any more is gone; one that is written as nothing stays so."""
    before = {"title": "T", "figures": [{"id": "A", "helmet": "epic", "spare": 1, "at": [0, 0]}]}
    after = {"figures": [{"id": "A", "helmet": None, "at": [0, 0]}]}
    between = difference(before, after)
    assert changed(before, between) == after
    again = deserialize_change(json.loads(json.dumps(serialize_change(between))))
    assert changed(before, again) == after
    assert clash(between, Change(fields={"title": "Another"}))
    assert clash(between, Change((Edit("figures", "A", {"helmet": "rare"}),)))
    assert not clash(between, Change((Edit("figures", "A", {"at": [1, 1]}),)))


def test_a_list_whose_entries_have_no_ids_is_replaced_as_a_whole() -> None:
    """No id is written into entries that may not be able to have one, however often it changes."""
    point = {"at": [0, 0], "kind": "hero", "team": "red"}
    first, second = {"points": [point]}, {"points": [point, {**point, "at": [1, 0]}]}
    third = {"points": [{**point, "at": [1, 0]}]}
    assert changed(first, difference(first, second)) == second
    assert changed(second, difference(second, third)) == third
    added = Change(added=(("points", {**point, "at": [2, 0]}),))
    assert all("id" not in entry for entry in changed(second, added)["points"])
