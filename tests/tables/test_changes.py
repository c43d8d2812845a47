"""Two people at one table: each takes back what they did, and nothing else."""

from collections.abc import Callable
from typing import Any

import pytest

from adjudicator.app.house_rules import reading
from adjudicator.app.repository import Author, TableRepository
from adjudicator.app.setup import ordered
from adjudicator.app.stepping import QuestionError
from adjudicator.app.stored_table import StoredTable
from adjudicator.app.tables import examples, open_scene, open_table
from adjudicator.core.change import Change, Edit, changed
from adjudicator.core.faults import InputError
from adjudicator.games import GAMES
from adjudicator.messages.renderer import ENGLISH
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

    def undo(self, who: Author, asked: int | None = None) -> None:
        """Undo."""
        self.stored = self.repository.step(self.stored, who, "undo", asked=asked)

    def jump(self, who: Author, number: int, asked: int | None = None) -> None:
        """Jump to the state after a change."""
        self.stored = self.repository.jump(self.stored, who, number, asked=asked)

    def redo(self, who: Author) -> None:
        """Redo."""
        self.stored = self.repository.step(self.stored, who, "redo")

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


def _put_wall(table: Table, who: Author) -> None:
    entry = {"id": "w", "kind": "wall", "from": [2, 2], "to": [3, 2]}
    table.change(who, lambda _now: (Change(added=(("components", entry),)), EventLabel("did.put")))


def _question(step: Callable[[], object]) -> QuestionError:
    with pytest.raises(QuestionError) as raised:
        step()
    return raised.value


def test_who_takes_back_what_another_built_on_is_asked() -> None:
    """One puts a wall, the other moves it: the one is told so, and decides; both can come back."""
    table = Table(APEX)
    _put_wall(table, ONE)
    table.edit(TWO, "components", "w", **{"from": [4, 2], "to": [5, 2]})
    question = _question(lambda: table.undo(ONE))
    assert question.message_id == "history.built-on"
    assert "phone 3" in ENGLISH.fault(question)
    assert table.scene["components"][0]["from"] == [4, 2]
    table.undo(ONE, asked=question.seen)
    assert not table.scene.get("components")
    table.redo(ONE)
    assert table.scene["components"][0]["from"] == [4, 2], "the other's move has come back with it"


def test_who_stops_a_clock_that_another_keeps_is_asked() -> None:
    """One began to keep track of turns, the other went on from there."""
    table = Table(APEX)
    for who, number in ((ONE, 1), (TWO, 2)):
        change = Change(fields={"time": {"round": number, "turn": "red"}})
        made = (change, EventLabel("did.entered"))
        table.change(who, lambda _now, made=made: made)
    assert _question(lambda: table.undo(ONE)).message_id == "history.built-on"


def test_what_came_after_the_question_is_asked_about_anew() -> None:
    """A yes is about what was told, and about nothing that came since."""
    table = Table(APEX)
    _put_wall(table, ONE)
    table.edit(TWO, "components", "w", **{"from": [4, 2], "to": [5, 2]})
    question = _question(lambda: table.undo(ONE))
    table.edit(TWO, "components", "w", **{"from": [1, 2], "to": [2, 2]})
    assert _question(lambda: table.undo(ONE, asked=question.seen)).seen == question.seen + 1


def test_an_undo_that_shows_nothing_says_whose_change_holds() -> None:
    """Taken back all the same if one says so; then the other's undo leads back to the beginning."""
    table = Table(APEX)
    table.edit(ONE, "figures", "A", at=[1, 0])
    table.edit(TWO, "figures", "A", at=[2, 0])
    question = _question(lambda: table.undo(ONE))
    assert question.message_id == "history.hidden"
    table.undo(ONE, asked=question.seen)
    assert table.scene["figures"][0]["at"] == [2, 0]
    assert _question(lambda: table.redo(ONE)).message_id == "history.hidden-again"
    table.undo(TWO)
    assert table.scene["figures"][0]["at"] == [0, 0]


def test_what_is_in_the_way_is_named() -> None:
    """A place that somebody else has taken meanwhile, or health that is spent."""
    table = Table(APEX)
    table.edit(ONE, "figures", "A", at=[1, 0])
    table.edit(TWO, "figures", "B", at=[0, 0])
    with pytest.raises(InputError, match="cannot-undo") as refused:
        table.undo(ONE)
    cause = refused.value.__cause__
    assert isinstance(cause, InputError)
    assert "phone 3" in ENGLISH.fault(cause)
    table = Table(APEX)
    table.edit(ONE, "figures", "A", health=25)
    table.edit(TWO, "figures", "A", health=2)
    with pytest.raises(InputError, match="cannot-undo"):
        table.undo(ONE)
    assert table.scene["figures"][0]["health"] == 2


def test_a_jump_back_takes_back_just_what_was_asked_about() -> None:
    """A change that came after the question is asked about anew; tapping twice does nothing."""
    table = Table(APEX)
    table.edit(ONE, "figures", "A", at=[1, 0])
    table.edit(TWO, "figures", "B", at=[6, 5])
    question = _question(lambda: table.jump(ONE, 0))
    assert question.message_id == "history.others"
    table.edit(TWO, "figures", "B", at=[5, 5])
    second = _question(lambda: table.jump(ONE, 0, asked=question.seen))
    table.jump(ONE, 0, asked=second.seen)
    assert table.scene == APEX
    number = table.stored.history.number
    table.jump(ONE, 0)
    assert (table.scene, table.stored.history.number) == (APEX, number)


def test_a_jump_forth_does_not_do_again_what_another_took_back_unasked() -> None:
    """What one took back oneself comes back at once."""
    table = Table(APEX)
    table.edit(ONE, "figures", "A", at=[1, 0])
    table.edit(TWO, "figures", "B", at=[6, 5])
    table.undo(TWO)
    table.undo(ONE)
    table.jump(ONE, 1)
    assert [figure["at"] for figure in table.scene["figures"]] == [[1, 0], [7, 5]]
    question = _question(lambda: table.jump(ONE, 2))
    assert question.message_id == "history.others-again"
    table.jump(ONE, 2, asked=question.seen)
    assert [figure["at"] for figure in table.scene["figures"]] == [[1, 0], [6, 5]]


def test_a_button_that_is_pressed_twice_takes_back_one_change() -> None:
    """It shows which one; what is done already is not done to the next."""
    table = Table(APEX)
    table.edit(ONE, "figures", "A", at=[1, 0])
    table.edit(ONE, "figures", "A", at=[2, 0])
    for _ in range(2):
        table.stored = table.repository.step_shown(table.stored, ONE, "undo", 2)
    assert table.scene["figures"][0]["at"] == [1, 0]
    for _ in range(2):
        table.stored = table.repository.step_shown(table.stored, ONE, "redo", 2)
    assert table.scene["figures"][0]["at"] == [2, 0]
    with pytest.raises(InputError, match="nothing-to-undo"):
        table.repository.step_shown(table.stored, TWO, "undo", 2)


def test_a_name_that_was_used_before_is_changed_wherever_it_is_said() -> None:
    """A Blip comes in under the name of one that is gone: what is due is due for the new one."""
    blip = {"id": "patrol-1", "zone": [1, 0], "blip": "patrol", "figures": []}
    due = {"round": 1, "step": "spawn", "due": [{"do": "spawn", "unit": "patrol-1"}]}
    comes_in = Change(added=[("units", blip)], fields={"time": due})
    table = Table(FLASHPOINT)
    for change in (comes_in, Change(removed=[("units", "patrol-1")]), comes_in):
        made = (change, EventLabel("did.put"))
        table.change(ONE, lambda _now, made=made: made)
    scene: Any = table.stored.history.scene
    (unit,) = scene["units"]
    assert unit["id"] != "patrol-1"
    assert scene["time"]["due"] == [{"do": "spawn", "unit": unit["id"]}]
