"""What convinces people: every object near the line or the step is named, with what lets it off."""

from typing import Any

from adjudicator.app.judge import ask
from adjudicator.messages.renderer import ENGLISH
from tests.support.saying import headline, said

Json = dict[str, Any]

RIFLE = {
    "name": "rifle",
    "range": [1, 3],
    "difficulty": 40,
    "rate": [1, 1],
    "damage": 9,
    "headshot": 5,
}


def scene(*components: Json, figures: tuple[Json, ...] = (), **more: object) -> Json:
    """A table of eight by seven spaces."""
    board = {"columns": 8, "rows": 7}
    stand = {"components": list(components), "figures": list(figures)}
    return {"game": "apex", "board": board, **stand, **more}


def legend(id_: str, at: list[int] | None, squad: str = "red", **kit: object) -> Json:
    """A Legend that is called by its id."""
    return {"id": id_, "name": id_, "squad": squad, **({"at": at} if at else {}), **kit}


def test_a_wall_and_a_half_wall_are_connected_but_not_both_blockages() -> None:
    """The book's reason is told: only where both are BLOCKAGES does a joint count."""
    table = scene(
        {"kind": "wall", "from": [2, 2], "to": [3, 2]},
        {"kind": "half-wall", "from": [3, 2], "to": [4, 2]},
    )
    verdict = ask({"scene": table, "ask": "los", "from": [2, 2], "to": [3, 1]})
    told = {step.rule: ENGLISH.step(step) for step in verdict.steps}
    assert told["apex.los.connected"] == (
        "These are connected, but not all of them are BLOCKAGES, so they have no effect: the Wall "
        "and the Half-Wall at the bottom right corner of C2."
    )
    assert "apex.los.corner-touched" not in told


def test_a_wall_on_the_edge_of_the_own_building_is_named() -> None:
    """It stands on the very edge that is seen over, and is let off with it."""
    table = scene(
        {"kind": "building", "at": [1, 1], "size": [2, 2]},
        {"kind": "wall", "from": [3, 1], "to": [3, 3]},
    )
    told = said(table, "los", **{"from": [2, 1], "to": [5, 1]})
    assert "don't count: the Building's edge and the Wall between C and D." in told


def test_the_least_restriction_is_cited_beside_a_tower() -> None:
    """The book's own step: the tower bars the way, the Wall costs 1, and the Wall counts."""
    table = scene(
        {"kind": "building", "at": [1, 1], "size": [2, 2]},
        {"kind": "building", "at": [1, 1], "size": [2, 2], "base": 1},
        {"kind": "wall", "from": [3, 3], "to": [5, 3]},
    )
    verdict = ask({"scene": table, "ask": "step", "from": [2, 3], "to": [3, 2]})
    assert verdict.answer == {"cost": 2}
    assert verdict.steps[-1].rule == "apex.move.least-restriction"
    assert ENGLISH.step(verdict.steps[-1]) == (
        "The Wall and the Building's edge connect at the bottom right corner of C3. The least "
        "restriction counts: 1 more for the Wall."
    )


def test_what_cannot_be_crossed_has_no_price() -> None:
    """Two Walls on one edge: the upper one is too high, and the lower one's point is not told."""
    table = scene(
        {"kind": "building", "at": [1, 1], "size": [2, 2]},
        {"kind": "wall", "from": [3, 1], "to": [3, 3]},
        {"kind": "wall", "from": [3, 1], "to": [3, 3], "base": 1},
    )
    told = said(table, "step", **{"from": [3, 1], "to": [2, 1]})
    assert "Too high to cross: the Wall." in told
    assert "Crossing" not in told


def test_a_smoke_that_does_not_count_is_explained() -> None:
    """One that the line only follows, and one that is nowhere near."""
    figures = (legend("Ann", [1, 1]), legend("Cy", [3, 3], "blue"))
    table = scene({"kind": "smoke", "at": [3, 2]}, {"kind": "smoke", "at": [7, 6]}, figures=figures)
    told = said(table, "to-hit", figure="Ann", target="Cy", weapon=RIFLE)
    assert "The line only runs along the edge of the Zone of the Smoke" in told
    assert "The line doesn't pass through the Zone of the Smoke, so it adds nothing." in told


def test_a_headshot_on_a_card_that_misses_is_explained() -> None:
    """And a shot that does nothing has no tick."""
    figures = (legend("Ann", [1, 1]), legend("Cy", [2, 1], "blue"))
    cards = [{"value": 20, "icons": ["headshot"]}]
    asked: Json = {"figure": "Ann", "target": "Cy", "weapon": RIFLE, "cards": cards}
    told = said(scene(figures=figures), "shoot", **asked)
    assert "the icon on value 20 doesn't count" in told
    assert "The Fire Rate fills 1 slot; cards drawn: 1." in told
    assert "0 becomes" not in told
    verdict = ask({"scene": scene(figures=figures), "ask": "shoot", **asked})
    assert verdict.summary.tone == "blocked"
    assert headline(scene(figures=figures), "shoot", **asked) == "No damage"


def test_loot_that_is_out_of_reach_says_why() -> None:
    """On a lower level, or behind an obstacle."""
    table = scene(
        {"kind": "building", "at": [1, 1], "size": [2, 2]},
        {"kind": "half-wall", "from": [2, 1], "to": [2, 2], "base": 1},
        figures=(legend("Ann", [2, 1]),),
        loot=[{"at": [3, 1], "token": "Syringe"}, {"at": [1, 1], "token": "Syringe"}],
    )
    told = said(table, "interact", figure="Ann")
    assert "The loot on D2 can't be picked up: it's on level 0, so it isn't adjacent." in told
    assert "The loot on B2 can't be picked up: the Half-Wall stands in between." in told


def test_a_blow_across_a_joint_cites_its_own_rule() -> None:
    """What is connected at the corner, and that the target is then not adjacent."""
    table = scene(
        {"kind": "half-wall", "from": [2, 2], "to": [3, 2]},
        {"kind": "supply-bin", "from": [3, 2], "to": [3, 3]},
        figures=(legend("Ann", [2, 2]), legend("Cy", [3, 1], "blue")),
    )
    asked = {"scene": table, "ask": "melee", "figure": "Ann", "target": "Cy", "card": 60}
    rules = [step.rule for step in ask(asked).steps]
    assert rules == ["apex.contiguity.corner-between", "apex.melee.target"]


def test_several_walls_are_higher() -> None:
    """The number agrees: two Walls are, one is."""
    table = scene(
        {"kind": "wall", "from": [2, 3], "to": [3, 3]},
        {"kind": "wall", "from": [3, 3], "to": [4, 3]},
    )
    asked = {"scene": table, "ask": "los", "from": [2, 3], "to": [3, 2]}
    assert "2 Walls at the bottom right corner of C3 are higher" in ENGLISH.reason(ask(asked))


def test_a_blockage_without_a_level_is_remarked() -> None:
    """It is tagged BLOCKAGE, and hides nothing for want of a LEVEL."""
    rock = {"kind": "custom", "on": "space", "name": "the Rock", "at": [3, 2], "tags": ["BLOCKAGE"]}
    told = said(scene(rock), "los", **{"from": [1, 2], "to": [5, 2]})
    assert "a BLOCKAGE without a LEVEL" in told


def test_off_the_map_one_line_tells_what_cannot_be_done() -> None:
    """Many actions, one reason, one step."""
    told = said(scene(figures=(legend("Ann", None),)), "activation", figure="Ann")
    assert told.count("must respawn first") == 1
