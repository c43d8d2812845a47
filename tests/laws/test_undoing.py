"""Several people at one table: applying, undoing and redoing in any order is as in a plain list."""

from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from adjudicator.app.folding import folded
from adjudicator.app.house_rules import reading
from adjudicator.app.repository import Author, TableRepository
from adjudicator.app.setup import ordered
from adjudicator.app.stepping import Way
from adjudicator.app.stored_table import StoredTable
from adjudicator.core.change import Change, Edit
from adjudicator.core.faults import InputError
from adjudicator.games import GAMES
from adjudicator.tables.history import EventLabel, labelled
from adjudicator.tables.notify import ChangeNotifier
from tests.laws.plain_tables import COLUMNS, FIGURES, ROWS, PlainTable
from tests.support.memory_store import MemoryTableStore

SCENE: dict[str, Any] = {
    "game": "apex",
    "board": {"columns": COLUMNS, "rows": ROWS},
    "figures": [
        {"id": name, "squad": squad, "at": list(FIGURES[name])}
        for name, squad in (("A", "red"), ("B", "blue"))
    ],
}
WHO = ("one", "two", "three")
RULES = [(ruling.name, ruling.values[1]) for ruling in [*GAMES["apex"].rulings][:3]]

_WHO = st.sampled_from(WHO)
_ONE = st.sampled_from([*FIGURES])
#: Rows of their own, so that no two figures meet.
_STEPS = st.one_of(
    st.tuples(_WHO, st.just("move"), _ONE, st.integers(0, COLUMNS - 1)),
    st.tuples(_WHO, st.just("hurt"), _ONE, st.integers(1, 2)),
    st.tuples(_WHO, st.just("wall"), st.integers(0, COLUMNS - 1), st.integers(1, ROWS - 1)),
    st.tuples(_WHO, st.just("rule"), st.sampled_from(RULES), st.none()),
    st.tuples(_WHO, st.just("mirror"), st.none(), st.none()),
    st.tuples(_WHO, st.sampled_from(("undo", "undo", "redo")), st.none(), st.none()),
)


class Both:
    """The same done to a table and to the plain one."""

    def __init__(self) -> None:
        self.repository = TableRepository(MemoryTableStore(), ChangeNotifier())
        self.stored: StoredTable = self.repository.begin(SCENE, "nobody")
        self.plain = PlainTable()

    def take(self, who: str, what: str, about: Any, value: Any) -> None:  # noqa: ANN401
        """Take one step on both."""
        if what == "undo" or what == "redo":  # noqa: PLR1714 - narrows the type
            self._step(who, what)
        else:
            getattr(self, f"_{what}")(who, about, value)
        self.compare()

    def _change(self, who: str, change: Change) -> None:
        made = (change, EventLabel("did.entered"))
        self.stored = self.repository.change(self.stored, Author(who), lambda _now: made)

    def _step(self, who: str, way: Way) -> None:
        number = getattr(self.plain, way)(who)
        # Whoever is asked says yes to all that there is.
        asked = self.stored.history.number
        if number is None:
            with pytest.raises(InputError, match="nothing-to"):
                self.repository.step(self.stored, Author(who), way, asked=asked)
            return
        self.stored = self.repository.step(self.stored, Author(who), way, asked=asked)

    def _move(self, who: str, figure: str, column: int) -> None:
        row = FIGURES[figure][1]
        self._change(who, Change((Edit("figures", figure, {"at": [column, row]}),)))
        self.plain.do(who, "move", figure, self.plain.seen((column, row)))

    def _hurt(self, who: str, figure: str, damage: int) -> None:
        left = self.plain.health(figure) - damage
        self._change(who, Change((Edit("figures", figure, {"health": left}),)))
        self.plain.do(who, "hurt", figure, damage)

    def _wall(self, who: str, column: int, row: int) -> None:
        there = self.plain.seen((column, row))
        assume(there not in {deed.about for deed in self.plain.deeds if deed.what == "wall"})
        entry = {"id": "wall", "kind": "wall", "from": [column, row], "to": [column + 1, row]}
        self._change(who, Change(added=(("components", entry),)))
        self.plain.do(who, "wall", there, None)

    def _rule(self, who: str, rule: tuple[str, str], _value: None) -> None:
        self.stored = self.repository.change(
            self.stored, Author(who), lambda now: reading(now, *rule)
        )
        self.plain.do(who, "rule", *rule)

    def _mirror(self, who: str, _about: None, _value: None) -> None:
        self.stored = self.repository.change(
            self.stored, Author(who), lambda now: labelled(ordered(now, {"do": "mirror"}))
        )
        self.plain.do(who, "mirror", None, None)

    def compare(self) -> None:
        """Both show the same, and so does whoever reads the log from its beginning."""
        scene, plain = self.stored.history.scene, self.plain
        for figure in scene["figures"]:
            name = figure["id"]
            assert tuple(figure["at"]) == plain.seen(plain.place(name)), name
            assert figure.get("health", 40) == plain.health(name), name
        walls = {
            plain.seen((min(w["from"][0], w["to"][0]), w["from"][1]))
            for w in scene.get("components", ())
        }
        assert walls == plain.walls()
        assert scene.get("rulings", {}) == plain.rules()
        assert folded(self.stored.history.events).scene == scene


@given(st.lists(_STEPS, max_size=14))
def test_any_interleaving_is_as_in_a_plain_list(steps: list[tuple[str, str, Any, Any]]) -> None:
    """What was undone is gone, what others did is not, and redoing brings it back."""
    both = Both()
    for step in steps:
        both.take(*step)


@given(st.lists(_STEPS, max_size=10), _WHO)
def test_undoing_all_of_ones_own_leaves_what_others_did(
    steps: list[tuple[str, str, Any, Any]], who: str
) -> None:
    """Then doing all of it again leads back to where it was."""
    both = Both()
    for step in steps:
        both.take(*step)
    before, undone = both.stored.history.scene, 0
    while any(deed.who == who and deed.counts for deed in both.plain.deeds):
        both.take(who, "undo", None, None)
        undone += 1
    assert all(deed.who != who for deed in both.plain.deeds if deed.counts)
    for _ in range(undone):
        both.take(who, "redo", None, None)
    assert both.stored.history.scene == before
