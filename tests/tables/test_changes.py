"""Two people at one table: each takes back what they did, and nothing else."""

from collections.abc import Callable
from typing import Any

import pytest

from adjudicator.app.house_rules import reading
from adjudicator.app.repository import Author, StoredTable, TableRepository
from adjudicator.app.setup import ordered
from adjudicator.app.tables import examples, open_scene, open_table
from adjudicator.core.change import Change, Edit, changed
from adjudicator.games import GAMES
from adjudicator.tables.history import EventLabel, labelled
from adjudicator.tables.notify import ChangeNotifier
from tests.support.memory_store import MemoryTableStore

ONE, TWO = Author("one"), Author("two")

FLASHPOINT: dict[str, Any] = {
    "game": "flashpoint",
    "zones": [[c, r] for r in range(4) for c in range(5)],
    "walls": [[[1, 1], [3, 1]]],
    "doors": [{"edge": [[2, 2], [2, 3]]}, {"edge": [[4, 2], [4, 3]]}],
    "operatives": [{"id": "op", "zone": [0, 0]}],
}
ATLANTIS: dict[str, Any] = {
    "game": "atlantis",
    "zones": {"red": [[0, 0], [1, 0], [2, 0]], "blue": [[0, 1], [1, 1]]},
    "units": [{"id": "h", "kind": "hero", "team": "red", "at": [0, 0], "coins": 3}],
}
APEX: dict[str, Any] = {
    "game": "apex",
    "board": {"columns": 8, "rows": 6},
    "figures": [
        {"id": "A", "squad": "red", "at": [0, 0], "health": 20},
        {"id": "B", "squad": "blue", "at": [7, 5]},
    ],
}


class Table:
    """A stored table that several devices change."""

    def __init__(self, scene: dict[str, Any]) -> None:
        self.repository = TableRepository(MemoryTableStore(), ChangeNotifier())
        self.stored: StoredTable = self.repository.begin(scene, "nobody")

    def change(self, who: Author, mutate: Callable[[Any], Any]) -> None:
        """Change it."""
        self.stored = self.repository.change(self.stored, who, mutate)

    def order(self, who: Author, **order: str) -> None:
        """Carry out an order of the setup page."""
        self.change(who, lambda now: labelled(ordered(now, order)))

    def edit(self, who: Author, collection: str, name: str, **fields: object) -> None:
        """Edit an entry, as a ruling does."""
        change = Change((Edit(collection, name, fields),))
        self.change(who, lambda _now: (change, EventLabel("did.entered")))

    def undo(self, who: Author) -> None:
        """Undo."""
        self.stored = self.repository.undo(self.stored, who)

    def redo(self, who: Author) -> None:
        """Redo."""
        self.stored = self.repository.redo(self.stored, who)

    @property
    def scene(self) -> Any:  # noqa: ANN401
        """The scene as it is now."""
        return self.stored.history.scene


def test_damage_adds_up_and_each_takes_back_their_own() -> None:
    """Five and three from twenty are twelve; without the five it is seventeen."""
    table = Table(APEX)
    table.edit(ONE, "figures", "A", health=15)
    table.edit(TWO, "figures", "A", health=12)
    table.undo(ONE)
    assert table.scene["figures"][0]["health"] == 17
    table.redo(ONE)
    assert table.scene["figures"][0]["health"] == 12
    table.edit(ONE, "figures", "B", health=35)
    table.edit(TWO, "figures", "B", health=32)
    table.undo(ONE)
    assert table.scene["figures"][1]["health"] == 37, "from the 40 that nobody had written down"


def test_walls_are_taken_back_one_by_one_also_where_they_meet() -> None:
    """A wall that goes on where another ends is a wall of its own."""
    table = Table(FLASHPOINT)
    table.order(ONE, do="line", piece="wall", corners="3,1 4,1")
    table.order(TWO, do="line", piece="wall", corners="4,1 5,1")
    table.undo(ONE)
    assert table.scene["walls"] == [[[1, 1], [3, 1]], [[4, 1], [5, 1]]]
    table.redo(ONE)
    table.undo(TWO)
    assert table.scene["walls"] == [[[1, 1], [3, 1]], [[3, 1], [4, 1]]]


def test_doors_terrain_and_house_rules_are_taken_back_one_by_one() -> None:
    """What the other opened, painted or chose since stays."""
    table = Table(FLASHPOINT)
    table.order(ONE, do="turn", component="door-0")
    table.order(TWO, do="turn", component="door-1")
    table.undo(ONE)
    assert [door.get("state") for door in table.scene["doors"]] == [None, "open"]
    table = Table(ATLANTIS)
    table.order(ONE, do="put", piece="terrain", place="1,0")
    table.order(TWO, do="put", piece="terrain", place="2,0")
    table.undo(ONE)
    assert table.scene["terrain"] == [[2, 0]]
    table = Table(APEX)
    first, second = (GAMES["apex"].rulings[n] for n in [r.name for r in GAMES["apex"].rulings][:2])
    table.change(ONE, lambda now: reading(now, first.name, first.values[1]))
    table.change(TWO, lambda now: reading(now, second.name, second.values[1]))
    table.undo(ONE)
    assert table.scene["rulings"] == {second.name: second.values[1]}


def test_who_moves_on_a_mirrored_board_has_moved_when_it_is_mirrored_back() -> None:
    """The figure is where it was put, seen from the other side; and back again."""
    table = Table(APEX)
    table.order(TWO, do="mirror")
    table.edit(ONE, "figures", "A", at=[6, 2])
    table.undo(TWO)
    assert [figure["at"] for figure in table.scene["figures"]] == [[1, 2], [7, 5]]
    table.edit(ONE, "figures", "A", at=[3, 3])
    table.redo(TWO)
    assert [figure["at"] for figure in table.scene["figures"]] == [[4, 3], [0, 5]]
    table.undo(ONE)
    assert [figure["at"] for figure in table.scene["figures"]] == [[6, 2], [0, 5]]


def test_a_board_that_grew_while_it_was_turned_has_grown_the_other_way() -> None:
    """Columns that were added on the right were rows at the bottom, before the quarter turn."""
    table = Table(APEX)
    table.order(TWO, do="rotate")
    table.order(ONE, do="resize", columns="9", rows="8")
    table.undo(TWO)
    assert table.scene["board"] == {"columns": 8, "rows": 9}
    assert [figure["at"] for figure in table.scene["figures"]] == [[0, 3], [7, 8]]


@pytest.mark.parametrize("game", GAMES)
def test_a_board_that_is_turned_all_the_way_is_written_as_before(game: str) -> None:
    """Every example, mirrored twice and turned round."""
    setup = GAMES[game].setup
    for ref in [name for name in examples() if open_table(name).game.name == game]:
        scene = open_table(ref).scene
        for way, times in ((setup.mirrored, 2), (setup.rotated, setup.steps_round)):
            after = scene
            for _ in range(times):
                after = changed(after, way(after).change)
            assert after == scene, ref
            assert open_scene(after)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_writes_a_whole_list(game: str) -> None:
    """Setting up, painting and drawing are recorded by the entry; only small fields are set."""
    table = Table({"apex": APEX, "flashpoint": FLASHPOINT, "atlantis": ATLANTIS}[game])
    orders: dict[str, list[dict[str, str]]] = {
        "apex": [{"do": "put", "piece": "wall-2", "place": "3,3"}],
        "flashpoint": [
            {"do": "put", "piece": "wall", "x": "2.5", "y": "3.0"},
            {"do": "turn", "component": "door-0"},
            {"do": "remove", "component": "door-1"},
        ],
        "atlantis": [
            {"do": "put", "piece": "terrain", "place": "1,0"},
            {"do": "put", "piece": "spawn:hero-red", "place": "2,0"},
        ],
    }
    for order in orders[game]:
        table.order(ONE, **order)
    table.order(TWO, do="mirror")
    for event in table.stored.history.changes:
        assert event.change is not None
        written = [
            *event.change.fields.values(),
            *(p.value for p in event.change.parts if p.kind == "set"),
        ]
        assert not [value for value in written if isinstance(value, list | dict)], event.change
