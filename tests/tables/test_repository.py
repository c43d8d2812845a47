"""Tables that are kept: nothing is lost, and nobody takes back what another did."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any

import pytest

from adjudicator.app.repository import Author, TableRepository
from adjudicator.app.stepping import QuestionError
from adjudicator.app.stored_table import CHANGE, LOOK, StoredTable, refs
from adjudicator.core.change import Change, Edit
from adjudicator.core.faults import InputError
from adjudicator.tables.history import EventLabel
from adjudicator.tables.repository import Order

SCENE: dict[str, Any] = {
    "game": "apex",
    "board": {"columns": 10, "rows": 8},
    "components": [{"id": "w", "kind": "wall", "from": [2, 2], "to": [4, 2]}],
    "figures": [
        {"id": "A", "squad": "red", "at": [0, 0]},
        {"id": "B", "squad": "blue", "at": [9, 7]},
    ],
}


def moved(figure: str, *to: int) -> Any:  # noqa: ANN401
    """A mutation that moves a figure."""
    change = Change((Edit("figures", figure, {"at": list(to)}),))
    return lambda _table: (change, EventLabel("did.moved", {"thing": figure}))


def put(name: str, x: int, y: int) -> Any:  # noqa: ANN401
    """A mutation that adds a wall."""
    entry = {"id": name, "kind": "wall", "from": [x, y], "to": [x + 1, y]}
    return lambda _table: (Change(added=(("components", entry),)), EventLabel("did.put"))


def at(kept: StoredTable, figure: str) -> list[int]:
    """Where somebody stands."""
    return next(f["at"] for f in kept.history.scene["figures"] if f["id"] == figure)


def test_both_links_open_the_same_table_and_only_one_may_change(
    repository: TableRepository,
) -> None:
    """The link to look is told by the other, never the other way round."""
    look, change = refs(repository.begin(SCENE, "phone").handle.keys)
    assert repository.open(change).may_change
    assert not repository.open(look).may_change
    assert repository.open(look).history.scene == repository.open(change).history.scene == SCENE
    swapped = (CHANGE + look.removeprefix(LOOK), LOOK + change.removeprefix(CHANGE))
    for wrong in (LOOK + "x", *swapped, CHANGE, "tuesday-table"):
        with pytest.raises(LookupError):
            repository.open(wrong)


def test_another_process_sees_the_same(repository: TableRepository) -> None:
    """What one writes, one who knew nothing of it reads."""
    kept = repository.begin(SCENE, "phone")
    repository.change(kept, Author("phone"), moved("A", 3, 3))
    elsewhere = TableRepository(repository.store, repository.notifier).open(
        refs(kept.handle.keys)[0]
    )
    assert at(elsewhere, "A") == [3, 3]
    assert [event.kind for event in elsewhere.history.events] == ["begin", "change"]


def test_undo_takes_back_only_what_is_ones_own(repository: TableRepository) -> None:
    """Two phones, each with its own undo and redo."""
    kept = repository.begin(SCENE, "one")
    repository.change(kept, Author("one"), moved("A", 1, 0))
    repository.change(kept, Author("two"), moved("B", 8, 7))
    after = repository.step(kept, Author("one"), "undo")
    assert (at(after, "A"), at(after, "B")) == ([0, 0], [8, 7])
    with pytest.raises(InputError, match="nothing-to-undo"):
        repository.step(kept, Author("one"), "undo")
    after = repository.step(kept, Author("one"), "redo")
    assert (at(after, "A"), at(after, "B")) == ([1, 0], [8, 7])
    with pytest.raises(InputError, match="nothing-to-redo"):
        repository.step(kept, Author("one"), "redo")
    assert [event.kind for event in after.history.events][-2:] == ["undo", "redo"]


def test_undo_leaves_what_another_did_to_the_same_piece(repository: TableRepository) -> None:
    """The later change holds; whoever takes back an earlier one is told, as nothing shows it."""
    kept = repository.begin(SCENE, "one")
    repository.change(kept, Author("one"), moved("A", 1, 0))
    repository.change(kept, Author("two"), moved("A", 2, 0))
    with pytest.raises(QuestionError) as asked:
        repository.step(kept, Author("one"), "undo")
    after = repository.step(kept, Author("one"), "undo", asked=asked.value.seen)
    assert at(after, "A") == [2, 0]


def part(mutation: Any, which: str) -> Any:  # noqa: ANN401
    """A mutation that is part of a deed."""

    def made(table: Any) -> Any:  # noqa: ANN401
        change, label = mutation(table)
        return change, replace(label, part=which)

    return made


def test_one_undo_takes_a_whole_deed_back(repository: TableRepository) -> None:
    """All that was done for a deed goes at once, whoever did it, and comes back at once."""
    kept = repository.begin(SCENE, "one")
    repository.change(kept, Author("one"), moved("B", 8, 7))
    repository.change(kept, Author("one"), part(moved("A", 1, 0), "first"))
    repository.change(kept, Author("two"), moved("B", 7, 7))  # has nothing to do with it
    repository.change(kept, Author("two"), part(moved("A", 2, 0), "later"))
    repository.change(kept, Author("one"), part(moved("A", 3, 0), "later"))
    after = repository.step(kept, Author("two"), "undo")
    assert (at(after, "A"), at(after, "B")) == ([0, 0], [7, 7])
    assert at(repository.step(kept, Author("two"), "redo"), "A") == [3, 0]
    repository.step(kept, Author("one"), "undo")
    assert at(repository.step(kept, Author("two"), "undo"), "B") == [8, 7]
    elsewhere = TableRepository(repository.store, repository.notifier)
    assert elsewhere.open(refs(kept.handle.keys)[0]).history.events[2].label.part == "first"


def test_an_undo_that_cannot_be_is_refused(repository: TableRepository) -> None:
    """What would leave a table that cannot be, changes nothing."""
    kept = repository.begin(SCENE, "one")
    repository.change(kept, Author("one"), moved("A", 1, 0))
    repository.change(kept, Author("two"), moved("B", 0, 0))
    before = repository.open(refs(kept.handle.keys)[1]).history.number
    with pytest.raises(InputError, match="cannot-undo"):
        repository.step(kept, Author("one"), "undo")
    assert repository.open(refs(kept.handle.keys)[1]).history.number == before


def test_a_piece_put_after_an_undo_has_a_name_of_its_own(repository: TableRepository) -> None:
    """Both pieces stand when the first is done again."""
    kept = repository.begin(SCENE, "one")
    repository.change(kept, Author("one"), put("wall-1", 0, 5))
    repository.step(kept, Author("one"), "undo")
    repository.change(kept, Author("two"), put("wall-1", 5, 5))
    after = repository.step(kept, Author("one"), "redo")
    ids = [entry["id"] for entry in after.history.scene["components"]]
    assert len(ids) == len({*ids}) == 3


def test_the_later_holds_and_both_can_be_told(repository: TableRepository) -> None:
    """A change to what another changed unseen tells which one it goes over."""
    kept = repository.begin(SCENE, "one")
    repository.change(kept, Author("one", seen=0), moved("A", 1, 0))
    after = repository.change(kept, Author("two", seen=0), moved("A", 2, 0))
    assert at(after, "A") == [2, 0]
    assert after.history.events[-1].overwrites == (1,)
    unseen = repository.change(kept, Author("one", seen=0), moved("B", 8, 7))
    assert unseen.history.events[-1].overwrites == ()


def test_an_order_that_comes_twice_is_done_once(repository: TableRepository) -> None:
    """A phone that heard no answer sends again."""
    kept = repository.begin(SCENE, "one")
    for _ in range(3):
        repository.change(kept, Author("one", order=Order("k1")), put("wall-1", 0, 5))
    assert repository.open(refs(kept.handle.keys)[1]).history.number == 1


def test_many_at_once_lose_nothing(repository: TableRepository) -> None:
    """Each piece that was put stands, and the numbers have no gap."""
    kept = repository.begin(SCENE, "one")
    spots = [(x, y) for x in range(0, 10, 2) for y in range(3, 8)]

    def work(spot: tuple[int, int]) -> None:
        repository.change(kept, Author(f"phone-{spot[1]}"), put(f"w{spot[0]}{spot[1]}", *spot))

    with ThreadPoolExecutor(6) as pool:
        list(pool.map(work, spots))
    after = TableRepository(repository.store, repository.notifier).open(refs(kept.handle.keys)[1])
    assert [event.number for event in after.history.events] == list(range(len(spots) + 1))
    assert {tuple(e["from"]) for e in after.history.scene["components"][1:]} == {*spots}


def test_nothing_is_kept_of_a_change_that_cannot_be(repository: TableRepository) -> None:
    """Two on one space: refused, and the log is as before."""
    kept = repository.begin(SCENE, "one")
    with pytest.raises(InputError):
        repository.change(kept, Author("one"), moved("A", 9, 7))
    assert repository.open(refs(kept.handle.keys)[1]).history.number == 0
