"""Numbers that cards print: what nobody entered is asked for, and never counts as 0."""

from typing import Any

import pytest

from adjudicator.app.judge import ask
from adjudicator.core.faults import InputError
from adjudicator.messages.renderer import ENGLISH
from tests.games.flashpoint.scenes import GRUNT, QUIET_RIFLE, mission
from tests.support.doing import after, answer
from tests.support.saying import headline, said

Json = dict[str, Any]

BARE = {"id": "G", "zone": [1, 0], "figures": [{"name": "Grunt", "count": 3}]}
CARD = {"name": "Grunt", "initiative": 1, "spawn": 3, "reserve": 6}


def missing(scene: Json, name: str, **given: object) -> list[tuple[str, str]]:
    """The numbers that a question asks for: where they go, and what they are called."""
    verdict = ask({"scene": scene, "ask": name, **given})
    return [(one.at, ENGLISH.word(one.label)) for one in verdict.missing]


def test_a_spawned_unit_is_no_easy_prey() -> None:
    """After a spawn, no check needs 0 Hits and no attack deals 0, by the book."""
    scene = mission(units=[{**BARE, "figures": [], "blip": "basic"}], display=[CARD])
    scene = after(scene, "spawn", unit="G", initiative=1)
    at = "scene.units[0].figures[0]"
    assert missing(scene, "stealth", operative="O") == [(f"{at}.perception", "Perception of Grunt")]
    asked = {"operative": "O", "unit": "G", "weapon": QUIET_RIFLE}
    assert missing(scene, "attack", **asked) == [(f"{at}.defense", "Defense of Grunt")]
    assert answer(scene, "attack", **asked) == {"tn": None, "cover": False}
    assert [place for place, _ in missing(scene, "enemy-attack", unit="G")] == [
        f"{at}.attack",
        f"{at}.damage",
    ]


def test_a_spawned_unit_has_the_numbers_of_its_card() -> None:
    """What the Display's card says is written down with the figures, and known of all others."""
    card = {**CARD, "perception": 2, "defense": 3, "aoe": True}
    scene = mission(units=[{**BARE, "figures": [], "blip": "basic"}], display=[card])
    scene = after(scene, "spawn", unit="G", initiative=1)
    (figure,) = scene["units"][0]["figures"]
    assert figure == {
        "name": "Grunt",
        "count": 3,
        "initiative": 1,
        "perception": 2,
        "defense": 3,
        "aoe": True,
    }
    assert answer(scene, "stealth", operative="O") == {"tn": 2, "needed": 2}


def test_a_weapon_without_a_range_may_not_reach() -> None:
    """Nobody attacks at range 0 to 99; the number is told all the same."""
    scene = mission(units=[{"id": "G", "zone": [1, 0], "figures": [GRUNT]}])
    asked = {"operative": "O", "unit": "G"}
    assert answer(scene, "attack", **asked)["tn"] == 3
    assert headline(scene, "attack", **asked) == "Needs 3 Hits, if Grunt is a legal target"
    assert missing(scene, "attack", **asked) == [("weapon.range", "Range of the weapon")]
    assert answer(scene, "targets", operative="O") == {"targets": None}


def test_a_camera_without_a_perception() -> None:
    """It asks for a check whose number is not known."""
    camera = {"id": "cam", "kind": "camera", "zone": [2, 0], "facing": "w"}
    scene = mission(units=[], doors=[], tokens=[camera])
    found = missing(scene, "stealth", operative="O")
    assert found == [("scene.tokens[0].perception", "Perception of the camera in C1")]
    assert answer(scene, "hide", operative="O", hits=9) == {
        "success": None,
        "needed": None,
        "aware": None,
    }


def test_too_few_hits_for_those_who_are_known() -> None:
    """A check that fails anyway needs no number of anybody else."""
    sharp = {"id": "H", "zone": [1, 0], "figures": [{"name": "Heavy", "perception": 4}]}
    scene = mission(units=[BARE, sharp])
    assert answer(scene, "hide", operative="O", hits=1)["success"] is False
    assert answer(scene, "hide", operative="O", hits=9)["success"] is None


def test_a_unit_that_stays_whatever_its_movement() -> None:
    """Whoever is in range already does not move, so nobody needs to know how far it could."""
    figure = {"name": "Grunt", "range": [0, 2]}
    scene = mission(units=[{**BARE, "figures": [figure]}], alarm=True)
    assert answer(scene, "enemy-move", unit="G")["ends"] == [[1, 0]]
    far = mission(units=[{**BARE, "zone": [2, 0], "figures": [figure]}], alarm=True)
    assert missing(far, "enemy-move", unit="G") == [
        ("scene.units[0].figures[0].movement", "Movement of Grunt")
    ]


def test_who_leads_a_mixed_unit() -> None:
    """Without an Initiative of both kinds nobody can tell, and no number is guessed."""
    figures = [GRUNT, {"name": "Heavy", "attack": 5, "damage": 2}]
    scene = mission(units=[{**BARE, "aware": True, "figures": figures}])
    assert answer(scene, "enemy-attack", unit="G") == {"tn": None, "damage": None}
    assert missing(scene, "enemy-attack", unit="G") == [
        ("scene.units[0].figures[1].initiative", "Initiative of Heavy")
    ]


def test_dice_without_faces() -> None:
    """The chance is not known, unless no Hits are needed."""
    scene = mission()
    asked = {"dice": {"white": 2}, "tn": 1}
    assert answer(scene, "odds", **asked) == {"success": None, "hits": None}
    assert missing(scene, "odds", **asked)[0][0] == "scene.dice.white"
    assert answer(scene, "odds", **{**asked, "tn": 0})["success"] == "1"


def test_units_of_one_name_are_told_apart() -> None:
    """By their zones."""
    units = [{"id": n, "zone": [z, 0], "figures": [GRUNT]} for n, z in (("G", 1), ("H", 2))]
    scene = mission(units=units, alarm=True, doors=[])
    assert "Initiative 1, in the order the players choose: Grunt in B1 and Grunt in C1." in (
        said(scene, "activation")
    )


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"unit": "G", "operative": "H"}, "Heavy is an Enemy: choose an Operative."),
        ({"unit": "O"}, "O isn't an Enemy: choose an Enemy unit."),
    ],
)
def test_an_enemy_attacks_no_enemy(given: Json, words: str) -> None:
    """Whoever is chosen wrongly is named."""
    heavy = {"id": "H", "zone": [1, 0], "figures": [{"name": "Heavy"}]}
    with pytest.raises(InputError) as refused:
        ask({"scene": mission(units=[BARE, heavy]), "ask": "enemy-attack", **given})
    assert ENGLISH.fault(refused.value) == words
