"""What is recorded of a change: the smallest parts that lead to the same scene."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adjudicator.core.change import Change, changed
from adjudicator.core.parts import Part, applied
from adjudicator.core.recording import recorded
from adjudicator.core.shape import shape_of
from adjudicator.games import GAMES

SHAPES = {name: shape_of(game.scene, game.counters) for name, game in GAMES.items()}


def _parts(game: str, before: Any, after: Any) -> tuple[Part, ...]:  # noqa: ANN401
    return tuple(recorded(before, after, SHAPES[game]).parts)


def test_a_dial_is_a_difference() -> None:
    """Also one that was left out, from what counts then; one that was unknown is set."""
    before = {"figures": [{"id": "A", "health": 17}, {"id": "B"}]}
    after = {"figures": [{"id": "A", "health": 12}, {"id": "B", "health": 35}]}
    assert _parts("apex", before, after) == (
        Part("add", ("figures", {"id": "A"}, "health"), -5, 40),
        Part("add", ("figures", {"id": "B"}, "health"), -5, 40),
    )
    known = {"units": [{"id": "u", "coins": 3}]}
    (part,) = _parts("atlantis", {"units": [{"id": "u"}]}, known)
    assert part == Part("set", ("units", {"id": "u"}, "coins"), 3)


def test_a_wall_a_hex_and_a_house_rule_are_one_part_each() -> None:
    """Nothing else of their lists is written."""
    walls = [[[0, 0], [2, 0]], [[1, 1], [1, 3]]]
    more = [*walls, [[4, 4], [4, 5]]]
    assert _parts("flashpoint", {"walls": walls}, {"walls": more}) == (
        Part("put", ("walls",), [[4, 4], [4, 5]], walls[1]),
    )
    assert _parts("flashpoint", {"walls": more}, {"walls": more[1:]}) == (
        Part("take", ("walls",), walls[0]),
    )
    assert _parts(
        "atlantis", {"zones": {"red": [[0, 0]]}}, {"zones": {"red": [[0, 0], [1, 0]]}}
    ) == (Part("put", ("zones", ["red"]), [1, 0], [0, 0]),)
    assert _parts("apex", {}, {"rulings": {"corner-x": "both"}}) == (
        Part("set", ("rulings", ["corner-x"]), "both"),
    )


def test_a_door_is_known_by_its_edge_whether_it_has_an_id_or_not() -> None:
    """Who opens one of two doors without ids changes nothing that another relies on."""
    doors = [{"edge": [[0, 0], [0, 1]]}, {"edge": [[2, 0], [2, 1]]}]
    after = [{**doors[0], "id": "door-0", "state": "open"}, {**doors[1], "id": "door-1"}]
    parts = _parts("flashpoint", {"doors": doors}, {"doors": after})
    assert Part("set", ("doors", {"edge": doors[0]["edge"]}, "state"), "open") in parts
    assert {part.kind for part in parts} == {"set"}


def test_a_part_whose_way_is_gone_does_nothing() -> None:
    """A wall that is not there is not taken, a clock that nobody keeps is not set."""
    for part in (
        Part("take", ("walls",), [[0, 0], [1, 0]]),
        Part("gone", ("units", {"id": "u"})),
        Part("set", ("time", "round"), 3),
        Part("add", ("units", {"id": "u"}, "coins"), 2),
    ):
        assert applied({"title": "T"}, part) == {"title": "T"}


_NUMBERS = st.integers(0, 3)
_PAIRS = st.lists(_NUMBERS, min_size=2, max_size=2)
_FIGURES = st.lists(
    st.fixed_dictionaries(
        {"id": st.sampled_from("ABCD")},
        optional={
            "at": _PAIRS,
            "health": st.one_of(st.none(), st.integers(0, 40)),
            "backpack": st.lists(
                st.sampled_from(("Syringe", "Med Kit", "Shield Cell")), max_size=4
            ),
            "weapons": st.lists(
                st.fixed_dictionaries(
                    {"name": st.sampled_from(("P2020", "Mozambique"))}, optional={"ammo": _NUMBERS}
                ),
                max_size=2,
            ),
        },
    ),
    max_size=4,
    unique_by=lambda figure: figure["id"],
)
_SCENES = st.fixed_dictionaries(
    {},
    optional={
        "title": st.sampled_from(("", "T")),
        "rulings": st.dictionaries(st.sampled_from("abc"), st.sampled_from("xy")),
        "figures": _FIGURES,
        "loot": st.lists(st.fixed_dictionaries({"at": _PAIRS, "token": st.sampled_from("st")})),
        "stacking": st.lists(st.sampled_from("stu"), max_size=5),
        "time": st.one_of(
            st.none(),
            st.fixed_dictionaries(
                {"round": _NUMBERS}, optional={"activated": st.lists(st.sampled_from("AB"))}
            ),
        ),
    },
)


@given(before=_SCENES, after=_SCENES)
def test_what_is_recorded_leads_to_the_same_scene(before: Any, after: Any) -> None:  # noqa: ANN401
    """From any scene to any other, in any order of entries."""
    assert changed(before, recorded(before, after, SHAPES["apex"])) == after


@pytest.mark.parametrize("game", GAMES)
def test_every_counter_is_a_number_of_the_scene(game: str) -> None:
    """A path that leads to no field would count nothing."""
    paths: set[str] = set()

    def walk(model: Any, at: str) -> None:  # noqa: ANN401
        shape_of(model, _Noting(paths), at)

    walk(GAMES[game].scene, "")
    assert GAMES[game].counters <= paths


class _Noting:
    """Notes every path that is looked up."""

    def __init__(self, paths: set[str]) -> None:
        self._paths = paths

    def __contains__(self, path: object) -> bool:
        self._paths.add(str(path))
        return False

    def __iter__(self) -> Any:  # noqa: ANN401
        return iter(self._paths)

    def __len__(self) -> int:
        return len(self._paths)


def test_changes_that_are_recorded_are_plain_data() -> None:
    """No part is left of a change that changes nothing."""
    assert recorded({"title": "T"}, {"title": "T"}, SHAPES["apex"]) == Change(
        fields={}, gone=[], parts=()
    )
