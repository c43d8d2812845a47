"""What Enemies do on a Flashpoint table beyond the examples of the docs."""

from typing import Any

import pytest

from adjudicator.app.judge import ask
from tests.games.test_flashpoint_doing import GRUNT, mission
from tests.support.doing import after, answer
from tests.support.refusals import assert_refused
from tests.support.saying import headline, said

Json = dict[str, Any]
ADA = {"id": "A", "name": "Ada", "zone": [2, 1]}


def test_a_door_stays_open_for_whoever_is_seen_through_it() -> None:
    """What counts is the line from before the door as it opens, not one from behind it."""
    scene = {
        "game": "flashpoint",
        "alarm": True,
        "zones": [[0, 0], [1, 0], [2, 0], [0, 1], [1, 1], [2, 1]],
        "walls": [[[2, 0], [2, 1]], [[0, 1], [1, 1]], [[1, 1], [1, 2]]],
        "doors": [{"id": "d", "edge": [[1, 0], [1, 1]], "state": "closed"}],
        "operatives": [ADA],
        "units": [
            {"id": "U", "zone": [0, 0], "figures": [{**GRUNT, "range": [0, 0], "movement": 1}]}
        ],
    }
    assert "which stays open" in said(scene, "enemy-move", unit="U")
    assert after(scene, "enemy-move", unit="U")["doors"][0]["state"] == "open"
    aside = {**scene, "operatives": [{**ADA, "zone": [2, 0]}]}
    assert "which closes behind it" in said(aside, "enemy-move", unit="U")


def test_another_reading_does_not_forbid_a_choice() -> None:
    """An end must be one by the table's own reading; another reading may have none there."""
    scene = {
        "game": "flashpoint",
        "alarm": True,
        "zones": [[x, y] for y in (0, 1) for x in range(5)],
        "walls": [[[1, 1], [4, 1]]],
        "operatives": [{**ADA, "zone": [1, 0]}],
        "units": [
            {"id": "D", "zone": [2, 1], "figures": [{**GRUNT, "range": [0, 5], "movement": 2}]}
        ],
    }
    (end,) = answer(scene, "enemy-move", unit="D")["ends"]
    verdict = ask({"scene": scene, "ask": "enemy-move", "unit": "D", "to": end})
    assert [dispute.answer["ends"] for dispute in verdict.disputed] == [[[2, 1]]]
    assert after(scene, "enemy-move", unit="D", to=end)["units"][0]["zone"] == end
    assert_refused(ask, {"scene": scene, "ask": "enemy-move", "unit": "D", "to": [2, 1]}, "to")


def test_a_move_names_the_checks_to_make() -> None:
    """Whoever gains sight of an unaware unit may hide; who had it before, or is seen, may not."""
    unit = {"id": "P", "zone": [2, 0], "blip": "patrol", "figures": [{**GRUNT, "perception": 2}]}
    scene = mission(units=[unit], tokens=[{"kind": "insertion", "zone": [0, 0]}])
    told = said(scene, "enemy-move", unit="P")
    assert "In C1 it comes upon O, who may hide: a Stealth check of 2, with 2 to roll." in told
    assert "In A1 it comes upon O, who may hide: a Stealth check of 4, with 4 to roll." in told
    assert "In B1" not in told
    assert "the alarm waits for the next Alarm Check" in told
    marked = mission(
        units=[unit],
        tokens=scene["tokens"],
        operatives=[{"id": "O", "zone": [0, 0], "conditions": ["mark"]}],
    )
    assert "a Stealth check of 2 fails" in said(marked, "enemy-move", unit="P")
    loud = {**scene, "alarm": True}
    assert "may hide" not in said(loud, "enemy-move", unit="P")


def test_a_blip_that_comes_into_view_spawns() -> None:
    """Its move says who gains sight of it, before and after the alarm."""
    unit = {"id": "P", "zone": [2, 0], "blip": "patrol"}
    scene = mission(units=[unit], tokens=[{"kind": "insertion", "zone": [0, 0]}])
    for alarm in (False, True):
        told = said({**scene, "alarm": alarm}, "enemy-move", unit="P")
        assert "it comes into view of O: P spawns" in told


def test_without_a_range_there_is_no_attack() -> None:
    """A unit whose range was not entered neither stops to attack, nor fires from Overwatch."""
    figure = {"name": "Grunt", "initiative": 1, "movement": 1}
    unit = {"id": "G", "zone": [1, 0], "figures": [figure]}
    scene = mission(units=[unit], alarm=True, tokens=[{"kind": "overwatch", "zone": [1, 0]}])
    assert answer(scene, "enemy-move", unit="G")["ends"] == [[0, 0]]
    assert answer(scene, "ambush", operative="O") == {"units": []}
    assert "no attack whose range was entered" in said(scene, "enemy-target", unit="G")


def test_an_attack_on_a_zone_is_on_all_in_it() -> None:
    """Each of them defends itself, and a blast passes cover."""
    figure = {**GRUNT, "count": 1, "attack": 3, "damage": 1, "range": [1, 4], "aoe": True}
    unit = {"id": "G", "zone": [2, 0], "aware": True, "figures": [figure]}
    crew = [{"id": name, "zone": [0, 0], "taking-cover": True} for name in "AB"]
    scene = mission(units=[unit], operatives=crew, doors=[])
    assert headline(scene, "enemy-target", unit="G") == "Attacks a zone: A and B"
    for name in "AB":
        assert answer(scene, "defend", unit="G", operative=name, hits=1)["needed"] == 1
    blast = {**scene, "units": [{**unit, "figures": [{**figure, "blast": True}]}]}
    assert answer(blast, "defend", unit="G", operative="A", hits=1)["needed"] == 3


def test_melee_spares_the_own_side() -> None:
    """An attack on a zone in melee hits no Enemy."""
    figure = {**GRUNT, "count": 2, "attack": 9, "range": [0, 0], "aoe": True}
    unit = {"id": "G", "zone": [0, 0], "figures": [figure]}
    scene = mission(units=[unit], alarm=True)
    hit = {"unit": "G", "figure": "Grunt"}
    assert answer(scene, "enemy-area", unit="G")["enemies"] == [hit]
    melee = {**scene, "units": [{**unit, "figures": [{**figure, "melee": True}]}]}
    assert answer(melee, "enemy-area", unit="G")["enemies"] == []


def test_entries_that_share_a_name_must_be_told_apart_where_they_differ() -> None:
    """A crippled Grunt among others is named by its number; where it does not matter, by none."""
    crippled = {**GRUNT, "count": 1, "conditions": ["cripple"]}
    unit = {"id": "G", "zone": [1, 0], "figures": [GRUNT, crippled]}
    scene = mission(units=[unit])
    asked = {"operative": "O", "unit": "G", "weapon": {"range": [0, 3]}}
    for figure in ({}, {"figure": "Grunt"}):
        assert_refused(ask, {"scene": scene, "ask": "attack", **asked, **figure}, "figure")
    assert answer(scene, "attack", **asked, figure="Grunt#1")["tn"] == 3
    assert answer(scene, "attack", **asked, figure="Grunt#2")["tn"] == 1
    stunned = {**GRUNT, "count": 1, "stunned": True}
    alike = mission(units=[{**unit, "figures": [GRUNT, stunned]}])
    assert answer(alike, "attack", **asked, figure="Grunt")["tn"] == 3
    hurt = after(alike, "damage", unit="G", figure="Grunt#2", amount=1)["units"][0]["figures"]
    assert [figure["count"] for figure in hurt] == [2]


def test_robots_are_not_stunned_and_feel_no_psionics() -> None:
    """A Robotic unit attacks on, and a psionic hit leaves it whole."""
    robot = {**GRUNT, "attack": 3, "damage": 1, "robotic": True, "count": 1}
    unit = {"id": "R", "zone": [1, 0], "aware": True, "stunned": True, "figures": [robot]}
    scene = mission(units=[unit])
    assert answer(scene, "enemy-attack", unit="R") == {"tn": 3, "damage": 1}
    assert answer(scene, "alarm")["by"] == ["R"]
    mind = {"range": [0, 3], "damage": 2, "psionic": True}
    asked = {"operative": "O", "unit": "R", "hits": 9}
    assert not answer(scene, "strike", **asked, weapon=mind)["killed"]
    assert answer(scene, "strike", **asked, weapon={**mind, "psionic": False})["killed"]


def test_an_elite_unit_is_worth_two_valor_tokens() -> None:
    """Whether its card, its Blip or its spawn tells that it is Elite."""
    figure = {**GRUNT, "count": 1}
    unit = {"id": "E", "zone": [1, 0], "blip": "elite-patrol", "figures": [figure]}
    assert "draw 2 Valor tokens" in said(mission(units=[unit]), "damage", unit="E", amount=1)
    off = after(mission(units=[{**unit, "aware": True}]), "blips")
    assert off["units"][0]["blip"] is None
    assert "draw 2 Valor tokens" in said(off, "damage", unit="E", amount=1)
    display = [{"name": "Grunt", "initiative": 1, "type": "elite", "reserve": 1}]
    blip = {"id": "E", "zone": [1, 0], "blip": "elite-guard"}
    done = after(mission(units=[blip], display=display), "spawn", unit="E", initiative=1)
    assert done["units"][0]["elite"]


def test_the_death_of_a_unit_is_carried_through() -> None:
    """Its Blip goes to the pool, its figure to the Reserves, what guards its zone goes too."""
    unit = {"id": "P", "zone": [1, 0], "blip": "patrol", "figures": [{**GRUNT, "count": 1}]}
    display = [{"name": "Grunt", "initiative": 1, "reserve": 2}]
    tokens = [{"id": kind, "kind": kind, "zone": [1, 0]} for kind in ("barricade", "overwatch")]
    scene = mission(units=[unit], display=display, tokens=tokens)
    done = after(scene, "damage", unit="P", amount=1)
    assert (done["units"], done["tokens"]) == ([], [])
    assert done["pool"] == {"patrol": 1, "elite-patrol": 0}
    assert done["display"][0]["reserve"] == 3


def test_a_shot_counts_all_that_goes_onto_the_track() -> None:
    """A technician's Surprise token and the noise of the shot are two tokens."""
    staff = {
        "id": "T",
        "zone": [1, 0],
        "technician": True,
        "surprised": True,
        "aware": True,
        "figures": [{"name": "Technician", "health": 1}],
    }
    blip = {"id": "B", "zone": [2, 0], "blip": "basic"}
    scene = mission(units=[staff, blip], tokens=[{"kind": "investigate", "zone": [0, 0]}])
    weapon = {"range": [0, 3], "damage": 1, "noise": 2}
    done = after(scene, "strike", operative="O", unit="T", weapon=weapon, hits=9)
    assert done["track"]["tokens"] == 2


def test_the_last_technician_takes_the_cameras_along() -> None:
    """Only when all of the Control Room are dead is every camera disabled."""
    staff = [
        {
            "id": name,
            "zone": [2, 0],
            "technician": True,
            "control-room": True,
            "figures": [{"name": "Technician", "health": 1}],
        }
        for name in "ST"
    ]
    camera = {"id": "c", "kind": "camera", "zone": [0, 0], "facing": "e"}
    scene = mission(units=staff, tokens=[camera], doors=[])
    assert answer(scene, "camera", camera="c", zone=[1, 0])["sees"]
    one = after(scene, "damage", unit="S", amount=1)
    assert answer(one, "camera", camera="c", zone=[1, 0])["sees"]
    none = after(one, "damage", unit="T", amount=1)
    assert not answer(none, "camera", camera="c", zone=[1, 0])["sees"]


def test_an_enemy_bleeds_at_the_end_of_its_activation() -> None:
    """Bleeding is carried out for Enemies as for Operatives."""
    figure = {**GRUNT, "count": 1, "health": 3, "conditions": ["bleed"]}
    scene = mission(units=[{"id": "G", "zone": [1, 0], "figures": [figure]}])
    assert after(scene, "conditions", unit="G")["units"][0]["figures"][0]["suffered"] == 2
    assert after(mission(units=[]), "conditions", operative="O") is None
    for asked in ({}, {"unit": "G", "operative": "O"}):
        assert_refused(ask, {"scene": scene, "ask": "conditions", **asked}, "operative")


def test_what_kills_is_not_guessed() -> None:
    """Without its Health nobody knows what kills a figure, or a Soldier."""
    unit = {"id": "G", "zone": [1, 0], "figures": [{"name": "Grunt"}]}
    soldier = {"id": "S", "kind": "soldier", "zone": [0, 0]}
    scene = mission(units=[unit], operatives=[soldier])
    assert_refused(ask, {"scene": scene, "ask": "damage", "unit": "G", "amount": 1}, "unit")
    asked = {"scene": scene, "ask": "damage", "operative": "S", "amount": 1}
    assert_refused(ask, asked, "operative")
    healthy = mission(operatives=[{**soldier, "health": 2}])
    assert after(healthy, "damage", operative="S", amount=1)["operatives"][0]["damage"] == 1
    assert after(healthy, "damage", operative="S", amount=2)["operatives"] == []


def test_becoming_aware_sheds_the_blip() -> None:
    """A spawned unit that notices something loses its Blip at once; an unspawned one keeps it."""
    unit = {"id": "P", "zone": [1, 0], "blip": "patrol", "figures": [GRUNT]}
    scene = mission(units=[unit, {"id": "B", "zone": [0, 0], "blip": "patrol"}])
    done = after(scene, "awareness", cause={"kind": "attack", "zone": [0, 0]})
    assert [u["blip"] for u in done["units"]] == [None, "patrol"]
    assert done["pool"]["patrol"] == 1


def test_the_alarm_sheds_blips_and_ends_surprise() -> None:
    """Blips of spawned units come off as they lie, and nobody is surprised any more."""
    units = [
        {"id": "A", "zone": [0, 0], "aware": True, "surprised": True, "figures": [GRUNT]},
        {"id": "B", "zone": [1, 0], "blip": "basic", "figures": [GRUNT]},
        {"id": "P", "zone": [1, 0], "blip": "elite-patrol", "figures": [GRUNT]},
    ]
    done = after(mission(units=units), "alarm")
    assert [unit.get("blip") for unit in done["units"]] == [None, None, None]
    assert not done["units"][0]["surprised"]
    assert done["units"][2]["elite"]
    assert done["pool"] == {"patrol": 0, "elite-patrol": 1}


def test_surprise_tokens_that_turn_in_one_zone_are_one() -> None:
    """The second of them goes onto the track."""
    tokens = [{"id": name, "kind": "surprise", "zone": [0, 0]} for name in "st"]
    done = after(mission(tokens=tokens, units=[]), "alarm")
    assert [(token["id"], token["kind"]) for token in done["tokens"]] == [("s", "investigate")]
    assert done["track"]["tokens"] == 1


def test_a_teleport_frees_and_a_move_leaves_tokens_behind() -> None:
    """Immobilized is gone after a teleport; a Barricade goes with the last Enemy."""
    figure = {**GRUNT, "movement": 2, "range": [0, 0], "conditions": ["immobilized"]}
    unit = {"id": "S", "zone": [2, 0], "teleport": True, "figures": [figure]}
    wall = {"id": "b", "kind": "barricade", "zone": [2, 0]}
    done = after(mission(units=[unit], alarm=True, tokens=[wall]), "enemy-move", unit="S")
    assert done["units"][0]["zone"] == [0, 0]
    assert done["units"][0]["figures"][0]["conditions"] == []
    assert done["tokens"] == []


def test_a_special_patrol_spawns_what_its_mission_says() -> None:
    """Its type is asked for."""
    display = [{"name": "Grunt", "initiative": 1, "reserve": 9}]
    scene = mission(units=[{"id": "S", "zone": [1, 0], "blip": "special-patrol"}], display=display)
    asked = {"scene": scene, "ask": "spawn", "unit": "S", "initiative": 1}
    assert_refused(ask, asked, "type")
    assert answer(scene, "spawn", unit="S", initiative=1, type="basic")["enemy"] == "Grunt"


@pytest.mark.parametrize("empowered", [False, True])
def test_a_reaver_spawns_with_the_numbers_of_the_book(empowered: bool) -> None:  # noqa: FBT001
    """What the text gives of its card is filled in; its Health is not, for want of an icon."""
    card = {"name": "Reaver", "initiative": 4, "type": "elite", "reserve": 1}
    display = [{**card, "empowered": empowered}]
    scene = mission(units=[{"id": "E", "zone": [1, 0], "blip": "elite-guard"}], display=display)
    done = after(scene, "spawn", unit="E", initiative=4)["units"][0]["figures"][0]
    assert (done["damage"], done["defense"]) == ((2, 6) if empowered else (1, 5))
    assert "health" not in done
