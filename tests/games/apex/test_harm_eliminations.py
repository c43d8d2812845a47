"""One elimination, whatever deals the damage; and the victory that it brings about."""

from typing import Any

import pytest

from adjudicator.app.judge import answer as judged
from adjudicator.app.judge import ask
from adjudicator.games.apex.table.scene import read_scene
from adjudicator.messages.renderer import ENGLISH
from tests.support.doing import after, answer
from tests.support.refusals import assert_refused
from tests.support.saying import headline, said

Json = dict[str, Any]

RIFLE = {
    "name": "rifle",
    "range": [0, 9],
    "difficulty": 40,
    "rate": [1, 1],
    "damage": 30,
    "headshot": 5,
    "ammo": 2,
}
FATAL: dict[str, Json] = {
    "damage": {"figure": "C", "amount": 30},
    "shoot": {"figure": "A", "target": "C", "cards": [90]},
    "melee": {"figure": "A", "target": "C", "card": 90},
    "grenade": {"figure": "B", "grenade": "frag", "at": [2, 1], "arrows": [None, None]},
    "ring": {"damage": 30},
}


def scene(**other: object) -> Json:
    """Two against two; D fell before, C is about to."""
    weak = {"shield": 0, "health": 3, "knockdown-shield": "rare", "exhausted": ["knockdown-shield"]}
    figures = [
        {"id": "A", "name": "Ann", "squad": "red", "at": [1, 1], "weapons": [RIFLE]},
        {"id": "B", "name": "Bob", "squad": "red", "at": [4, 4], "backpack": ["Frag Grenade"]},
        {"id": "C", "name": "Cy", "squad": "blue", "at": [2, 1], **weak},
        {"id": "D", "name": "Dan", "squad": "blue", "deathboxes": 1},
    ]
    ring = {"left": 3, "top": 0, "right": 5, "bottom": 5}
    board = {"columns": 6, "rows": 6}
    return {"game": "apex", "board": board, "figures": figures, "ring": ring, **other}


@pytest.mark.parametrize("name", FATAL)
def test_every_damage_eliminates_alike(name: str) -> None:
    """Off the map, fresh dials, the Knockdown Shield back, a Deathbox less."""
    fallen = after(scene(), name, **FATAL[name])["figures"][2]
    assert {key: fallen[key] for key in ("at", "shield", "health", "deathboxes", "exhausted")} == {
        "at": None,
        "shield": 20,
        "health": 40,
        "deathboxes": 1,
        "exhausted": [],
    }


@pytest.mark.parametrize("name", FATAL)
def test_a_kill_that_wins_is_announced(name: str) -> None:
    """Each enemy has fallen once: the summary and a step say that the squad wins."""
    assert headline(scene(), name, **FATAL[name]).endswith("the Red squad wins")
    last = ask({"scene": scene(), "ask": name, **FATAL[name]}).steps[-1]
    assert last.rule == "apex.victory.unique-eliminations"


def test_one_against_one_announces_no_victory() -> None:
    """The mode is for squads of two or three."""
    table = scene()
    table["figures"] = [table["figures"][0], table["figures"][2]]
    assert headline(table, "damage", figure="C", amount=30) == "Cy is eliminated"


def test_a_blow_at_someone_off_the_map() -> None:
    """It is refused as a verdict, with the reason."""
    asked = {"figure": "A", "target": "D", "card": 60}
    assert answer(scene(), "melee", **asked)["legal"] is False
    assert said(scene(), "melee", **asked) == "Dan is off the map and can't be attacked."


def test_a_grenade_tells_the_dials_of_all_it_hits() -> None:
    """Those hit with their dials as they fell; the token leaves the Backpack."""
    asked: Json = {"figure": "B", "grenade": "frag", "at": [2, 1], "arrows": [None, None]}
    found = answer(scene(), "grenade", **asked)
    assert found["targets"] == [
        {"figure": "A", "shield": 10, "health": 40, "eliminated": False},
        {"figure": "C", "shield": 0, "health": 0, "eliminated": True},
    ]
    assert after(scene(), "grenade", **asked)["figures"][1]["backpack"] == []


def test_an_eliminated_target_leaves_no_choice_open() -> None:
    """Pushed off a roof onto someone and eliminated by the collision: nothing is left to choose."""
    roof = {"kind": "building", "at": [1, 1], "size": [2, 2]}
    table = scene(components=[roof])
    table["figures"][1]["at"] = [3, 1]
    table["figures"][2] |= {"health": 6}
    found = judged(
        {"scene": table, "ask": "melee", "figure": "A", "target": "C", "card": 60, "apply": True}
    )
    assert found.verdict.answer["choose"]
    assert found.scene is not None
    assert found.scene["figures"][2]["at"] is None


@pytest.mark.parametrize(
    ("tag", "meant"),
    [("blockage", "BLOCKAGE"), ("BLOCKAGES", "BLOCKAGE"), ("LEVEL1", "LEVEL 1")],
)
def test_an_unknown_tag_is_refused_with_the_nearest(tag: str, meant: str) -> None:
    """A tag that no book has is not taken silently."""
    rock = {"kind": "custom", "on": "space", "at": [0, 0], "tags": ["COVER", tag]}
    assert_refused(read_scene, scene(components=[rock]), "scene.components[0].tags[1]")
    with pytest.raises(Exception, match="unknown-tag") as fault:
        read_scene(scene(components=[rock]))
    assert ENGLISH.fault(fault.value).endswith(f"Did you mean {meant}?")  # type: ignore[arg-type]


def test_the_table_tells_who_is_off_the_map() -> None:
    """Moving and then respawning is wrong for a Legend on the map, by what the table shows."""
    found = answer(scene(), "activation", figure="A", done=["move", "respawn"])
    assert found["broken"] == 1
    told = said(scene(), "activation", figure="A", done=["move", "respawn"])
    assert "Respawn isn't possible: the Legend is on the map." in told


def test_a_destroyed_piece_that_carries_someone_is_left_to_the_players() -> None:
    """The book doesn't say what becomes of who stands on it."""
    rock = {"id": "rock", "kind": "custom", "on": "space", "at": [2, 1], "tags": ["LEVEL 1"]}
    table = scene(components=[{**rock, "tags": ["LEVEL 1", "DESTROYABLE"]}])
    table["figures"][0]["weapons"][0]["ammo"] = 1
    asked = {"figure": "A", "targets": ["rock"], "by": "rifle"}
    assert answer(table, "destroy", **asked)["legal"] is True
    assert after(table, "destroy", **asked) is None
