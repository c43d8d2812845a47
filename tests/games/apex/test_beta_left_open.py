"""What the beta leaves open: told as open, to the very space or number, and nothing more."""

from typing import Any

from adjudicator.app.judge import answer, ask
from adjudicator.core.verdict import Verdict
from adjudicator.games.apex.table.scene import read_scene
from adjudicator.games.apex.table.setup.tray import counted

Json = dict[str, Any]

#: A Half-Wall and a Supply Bin that meet at a corner: what a step through it costs is not said.
JOINT = (
    {"kind": "half-wall", "from": [2, 2], "to": [2, 3]},
    {"kind": "supply-bin", "from": [2, 3], "to": [3, 3]},
)


def beta(*components: Json, figures: tuple[Json, ...] = (), **more: object) -> Json:
    """A table of the beta with six by six spaces."""
    board = {"columns": 6, "rows": 6}
    stand = {"components": list(components), "figures": list(figures)}
    return {"game": "apex", "edition": "beta", "board": board, **stand, **more}


def legend(id_: str, at: list[int], squad: str = "red", **kit: object) -> Json:
    """A Legend that is called by its id."""
    return {"id": id_, "name": id_, "squad": squad, "at": at, **kit}


def asked(table: Json, name: str, **params: object) -> Verdict:
    """A question on a table."""
    return ask({"scene": table, "ask": name, **params})


def left_out(verdict: Verdict) -> list[tuple[int, ...]]:
    """The spaces that a verdict marks as left out."""
    step = next(step for step in verdict.steps if step.message_id == "edition.left-out")
    return [tuple(space) for mark in step.marks for space in mark.spaces]


def test_a_move_marks_every_space_that_may_be_in_reach() -> None:
    """Those behind a corner that the beta has no price for, not only what the final book adds."""
    verdict = asked(beta(*JOINT, figures=(legend("A", [2, 2]),)), "move", figure="A", points=2)
    assert left_out(verdict) == [(0, 3), (1, 3), (0, 4), (1, 4)]
    assert [one.rule for one in verdict.silent] == ["apex.move.connected"]


def test_a_space_that_the_final_book_bars_is_marked_too() -> None:
    """Over a Wall on the roof's edge the final book lets nobody up; the beta doesn't say."""
    roof = {"kind": "building", "at": [2, 0], "size": [2, 2]}
    wall = {"kind": "wall", "from": [2, 0], "to": [2, 2], "base": 1}
    table = beta(roof, wall, figures=(legend("A", [1, 0]),))
    verdict = asked(table, "move", figure="A", points=3)
    assert (2, 0) in left_out(verdict)


def test_a_space_that_may_cost_less_is_listed_without_its_cost() -> None:
    """It is in reach for certain; what the cheapest way takes is open."""
    verdict = asked(beta(*JOINT, figures=(legend("A", [2, 2]),)), "move", figure="A", points=3)
    assert {"space": [1, 3], "cost": None} in verdict.answer["reach"]  # type: ignore[operator]
    assert {"space": [1, 2], "cost": 2} in verdict.answer["reach"]  # type: ignore[operator]


def test_a_way_that_may_be_cheaper_is_walked_all_the_same() -> None:
    """The price is open, that it can be paid is not."""
    table = beta(*JOINT, figures=(legend("A", [2, 2]),))
    params: Json = {"ask": "path", "figure": "A", "to": [1, 3], "points": 3, "apply": True}
    found = answer({"scene": table, **params})
    assert found.verdict.answer == {"cost": None, "path": None}
    assert found.verdict.summary.message_id == "apex.path.at-most"
    assert found.scene is not None
    assert found.scene["figures"][0]["at"] == [1, 3]
    short = answer({"scene": table, **params, "points": 2})
    assert short.verdict.summary.message_id == "apex.path.unsaid"
    assert short.scene is None


def test_a_gap_that_bears_on_no_way_is_not_told() -> None:
    """A space that no corner makes cheaper is judged by the book."""
    verdict = asked(beta(*JOINT, figures=(legend("A", [2, 2]),)), "path", figure="A", to=[4, 1])
    assert (verdict.certainty, verdict.answer["cost"]) == ("book", 2)


def test_the_arrows_alone_tell_where_a_grenade_lands() -> None:
    """The beta doesn't print its token; where the Aim cards move it needs no token."""
    table = beta(figures=(legend("A", [0, 3]),))
    verdict = asked(table, "grenade", figure="A", grenade="frag", at=[3, 3], arrows=["n", "e"])
    known = {"legal": None, "landing": [4, 2], "level": 0}
    assert verdict.answer == {**known, "spaces": None, "hit": None, "targets": None}
    assert verdict.steps[-1].rule == "apex.map.levels"


def test_a_grenade_that_is_not_carried_is_refused_without_its_token() -> None:
    """What the Backpack lacks can't be thrown, whatever the token prints."""
    table = beta(figures=(legend("A", [0, 3], backpack=["Syringe"]),))
    verdict = asked(table, "grenade", figure="A", grenade="frag", at=[3, 3], arrows=[None, None])
    assert verdict.answer["legal"] is False


def test_an_area_marks_the_levels_that_it_may_reach() -> None:
    """Without its tag, whether it reaches a roof is open."""
    roof = {"kind": "building", "at": [0, 0], "size": [2, 2]}
    verdict = asked(beta(roof), "area", source=[2, 2], offsets=[[-1, -1], [0, 0]])
    assert verdict.answer == {"spaces": [[2, 2]]}
    assert left_out(verdict) == [(1, 1)]


def test_loot_may_be_dropped_on_a_marked_space() -> None:
    """One past a corner of connected components may be adjacent or not."""
    verdict = asked(beta(*JOINT, figures=(legend("A", [2, 2]),)), "interact", figure="A")
    assert left_out(verdict) == [(1, 3)]


def test_the_ring_tells_all_but_what_a_legendary_shield_changes() -> None:
    """The borders, and who is outside; not what the Ring takes from its bearer."""
    ring = {"left": 2, "top": 0, "right": 5, "bottom": 5}
    bearer = legend("A", [0, 0], **{"knockdown-shield": "legendary"})
    table = beta(figures=(bearer, legend("B", [1, 1], "blue")), ring=ring)
    verdict = asked(table, "ring", damage=12)
    assert verdict.answer["outside"] == ["A", "B"]
    assert verdict.answer["damage"] == [
        {"figure": "A", "damage": None},
        {"figure": "B", "damage": 12},
    ]
    assert verdict.certainty == "silent"


def test_there_is_no_transition_after_round_nine() -> None:
    """Nothing of it is told, and nothing can be carried out."""
    verdict = asked(beta(time={"round": 9, "turn": "transition"}), "transition")
    assert verdict.answer == {"legal": False, "round": None, "outside": []}
    assert [step.rule for step in verdict.steps] == ["apex.round.nine"]


def test_walls_on_rooftops_are_taken_for_the_box_s_top_walls() -> None:
    """Six of them, of whatever length; they leave the Walls for the ground in the box."""
    roof = {"kind": "building", "at": [0, 0], "size": [2, 2]}
    ground = {"kind": "wall", "from": [3, 3], "to": [5, 3]}
    top = {"kind": "wall", "from": [1, 0], "to": [1, 2], "base": 1}
    table = beta(roof, ground, top)
    assert counted(read_scene(table))["wall-2"] == 1
    assert counted(read_scene({**table, "edition": "core"}))["wall-2"] == 2


def test_a_number_that_was_read_off_a_token_is_taken() -> None:
    """Even if it is the one that the final book prints for a token of that name."""
    table = beta(figures=(legend("A", [0, 0], health=10, backpack=["Syringe"]),))
    verdict = asked(table, "heal", figure="A", item="Syringe", health=12)
    assert (verdict.certainty, verdict.answer) == ("book", {"shield": 20, "health": 22})


def test_whoever_the_ring_may_eliminate_is_not_said_to_be_outside() -> None:
    """What the Knockdown Shield from the start prevents, the beta doesn't print."""
    ring = {"left": 2, "top": 0, "right": 5, "bottom": 5}
    table = beta(figures=(legend("A", [0, 0], health=4),), ring=ring)
    verdict = asked(table, "ring", damage=6)
    assert verdict.answer["outside"] == []
    assert verdict.answer["targets"] == [
        {"figure": "A", "shield": None, "health": None, "eliminated": None}
    ]
