"""Numbers that a verdict lacks are kept with the table where they belong."""

from typing import Any

import pytest

from adjudicator.app.missing import enter
from adjudicator.app.query import TableQuery
from adjudicator.app.tables import open_scene
from adjudicator.core.change import changed

OPERATIVE = {"id": "O", "zone": [0, 0]}
STAFF = {"id": "T", "name": "Technician", "zone": [1, 0], "technician": True}
GRUNTS = {"id": "G", "zone": [1, 0], "figures": [{"name": "Grunt"}]}


def entered(texts: dict[str, str], query: TableQuery, **scene: object) -> Any:  # noqa: ANN401
    """The scene of a small Flashpoint table after its missing numbers were entered."""
    whole = {"game": "flashpoint", "zones": [[0, 0], [1, 0]], "operatives": [OPERATIVE], **scene}
    table = open_scene(whole)
    change, _label = enter(table, query, {name: [text] for name, text in texts.items()})
    return changed(whole, change)


@pytest.mark.parametrize("unit", [STAFF, {**STAFF, "figures": []}])
def test_a_technician_without_figures_gets_one(unit: dict[str, Any]) -> None:
    """Its Perception is kept, though nothing was entered of it before."""
    stealth = TableQuery("O", ask="stealth")
    after = entered({"units.0.figures.0.perception": "3"}, stealth, units=[unit])
    assert after["units"][0]["figures"] == [{"perception": 3}]


def test_a_number_of_a_figure_is_known_of_its_card() -> None:
    """The Enemy card of the Display keeps it for those who spawn later."""
    card = {"name": "Grunt", "initiative": 1}
    stealth = TableQuery("O", ask="stealth")
    texts = {"units.0.figures.0.perception": "2"}
    after = entered(texts, stealth, units=[GRUNTS], display=[card])
    assert after["display"][0]["perception"] == 2


def test_the_faces_of_dice() -> None:
    """A scene without dice gets them."""
    chance = TableQuery(ask="chance", texts=(("dice.white", "1"), ("tn", "1")))
    after = entered({"dice.white": "0, 1, 1"}, chance)
    assert after["dice"]["white"] == [0, 1, 1]


@pytest.mark.parametrize("lane", ["main", "St. Mary", "1"])
def test_the_counters_of_a_lane_are_kept_whatever_it_is_called(lane: str) -> None:
    """A name may have dots and digits, which also mean something in a place."""
    zones = {"west": [[0, 0]], "ford": [[1, 0]], "hill": [[2, -1]], "east": [[3, -1]]}
    table = open_scene(
        {
            "game": "atlantis",
            "zones": zones,
            "thrones": {"red": "west", "blue": "east"},
            "lanes": {lane: {"zones": [*zones], "battle-zone": "ford"}},
        }
    )
    query = TableQuery(ask="lane-push", texts=(("winner", "red"), ("lane", lane)))
    change, _label = enter(table, query, {f"lanes.{lane}.waves": ["3"]})
    assert changed(table.scene, change)["lanes"][lane]["waves"] == 3
