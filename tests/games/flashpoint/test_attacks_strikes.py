"""Attacks of Operatives and Soldiers, beyond the examples of the docs."""

from typing import Any

import pytest

from adjudicator.app.follow_ups import follow_ups
from adjudicator.app.judge import ask
from adjudicator.app.query import TableQuery
from adjudicator.app.tables import open_scene
from adjudicator.core.faults import InputError
from adjudicator.messages.renderer import ENGLISH
from tests.games.flashpoint.scenes import AWARE, GRUNT, QUIET_RIFLE, RIFLE, mission, one, token
from tests.support.doing import after, answer
from tests.support.refusals import assert_refused
from tests.support.saying import headline, said


def test_who_is_downed_attacks_nobody_and_is_told_so() -> None:
    """Targets and areas give the reason."""
    scene = {**one(downed=True), "units": [{**AWARE, "zone": [1, 0]}]}
    told = said(scene, "targets", operative="O", weapon={"range": [0, 3]})
    assert "O is downed and can't take actions." in told
    asked = {"operative": "O", "zone": [1, 0], "hits": 9, "weapon": {"range": [0, 3], "aoe": True}}
    assert not answer(scene, "area", **asked)["legal"]
    assert answer({**scene, **one(), "units": scene["units"]}, "area", **asked)["legal"]


def test_an_attack_does_all_it_does() -> None:
    """A figure falls, its unit wakes, a Blip behind the door hears it, the token is exhausted."""
    units = [
        {"id": "G", "zone": [1, 0], "figures": [GRUNT]},
        {"id": "B", "zone": [2, 0], "blip": "basic", "figures": []},
    ]
    scene = mission(units=units)
    asked = {"operative": "O", "unit": "G", "weapon": RIFLE}
    done = after(scene, "strike", **asked, hits=3)
    grunts, blip = done["units"]
    assert (grunts["figures"][0]["count"], grunts["aware"]) == (1, True)
    assert (blip["blip"], blip.get("aware", False)) == ("patrol", False)
    assert [token["kind"] for token in done["tokens"]] == ["investigate"]
    assert done["operatives"][0]["order-tokens"] == 2
    missed = after(scene, "strike", **asked, hits=2)
    assert missed["units"][0]["figures"][0]["count"] == 2
    assert missed["units"][0]["aware"]


def test_the_last_figure_leaves_with_its_unit() -> None:
    """Whoever is killed is not made aware any more."""
    scene = mission(units=[{"id": "G", "zone": [1, 0], "figures": [{**GRUNT, "count": 1}]}])
    done = after(scene, "strike", operative="O", unit="G", weapon=RIFLE, hits=9)
    assert done["units"] == []


def test_an_attack_that_is_not_legal_is_not_carried_out() -> None:
    """Behind the closed door nobody can be hit."""
    scene = mission(units=[{"id": "G", "zone": [2, 0], "figures": [GRUNT]}])
    assert after(scene, "strike", operative="O", unit="G", weapon=RIFLE, hits=9) is None


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


def test_a_shot_counts_all_that_goes_onto_the_track() -> None:
    """A technician's Surprise token and the noise of the shot are two tokens."""
    staff = {
        "id": "T",
        "zone": [1, 0],
        "technician": True,
        "surprised": True,
        "aware": True,
        "figures": [{"name": "Technician", "health": 1, "defense": 0}],
    }
    blip = {"id": "B", "zone": [2, 0], "blip": "basic"}
    scene = mission(units=[staff, blip], tokens=[{"kind": "investigate", "zone": [0, 0]}])
    weapon = {"range": [0, 3], "damage": 1, "noise": 2}
    done = after(scene, "strike", operative="O", unit="T", weapon=weapon, hits=9)
    assert done["track"]["tokens"] == 2


def test_a_number_below_one_needs_no_hits() -> None:
    """Nobody needs minus four Hits."""
    scene = mission(units=[{"id": "G", "zone": [1, 0], "figures": [GRUNT]}])
    asked = {"operative": "O", "unit": "G", "weapon": QUIET_RIFLE, "modifiers": [-7]}
    assert "O needs no Hits: any roll succeeds." in said(scene, "attack", **asked)
    assert headline(scene, "attack", **asked) == "Any roll hits"
    assert "Another modifier: -7." in said(scene, "attack", **asked)


def test_one_is_told_as_one() -> None:
    """One Hit is no Hits, one token no tokens."""
    scene = mission(units=[{"id": "G", "zone": [1, 0], "figures": [{**GRUNT, "defense": 1}]}])
    asked = {"operative": "O", "unit": "G", "weapon": QUIET_RIFLE}
    assert "O needs 1 Hit or more." in said(scene, "attack", **asked)
    area = {"operative": "O", "zone": [1, 0], "hits": 1, "weapon": {**QUIET_RIFLE, "aoe": True}}
    assert "1 Hit is enough to hit Grunt (target number 1)." in said(scene, "area", **area)
    hurt = said(scene, "damage", operative="O", amount=1)
    assert "1 available Action token flips to its damaged side." in hurt


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


def test_those_who_lie_in_wait_do_so_once() -> None:
    """The Overwatch token of those who attack goes; a Soldier without a target gets one."""
    unit = {"id": "G", "zone": [1, 0], "aware": True, "figures": [GRUNT]}
    scene = mission(units=[unit], tokens=[token("overwatch", [1, 0])])
    assert after(scene, "ambush", operative="O")["tokens"] == []
    soldier = [{"id": "O", "kind": "soldier", "zone": [0, 0]}]
    waiting = after(mission(operatives=soldier), "soldier", operative="O")
    assert waiting["operatives"][0]["overwatch"]


def outcomes(scene: dict[str, Any], query: TableQuery) -> list[Any]:
    """The ways that something asked about can turn out."""
    found = follow_ups(open_scene({"game": "flashpoint", **scene}), query)
    return [one for one in found if one.decides]


def test_an_attack_on_a_zone_has_a_button_for_each_number() -> None:
    """As many Hits as each of the Enemies needs, and none."""
    cards = (("Heavy", 4), ("Grunt", 3))
    figures = [{"name": name, "defense": number, "health": 1} for name, number in cards]
    scene = {
        "zones": [[0, 0], [1, 0]],
        "operatives": [{"id": "K", "name": "Kyle", "zone": [0, 0]}],
        "units": [{"id": "D", "zone": [1, 0], "aware": True, "figures": figures}],
        "weapons": [{"name": "Launcher", "range": [1, 3], "aoe": True, "damage": 1, "noise": 1}],
    }
    query = TableQuery("K", "@1,0", "area", texts=(("weapon.name", "Launcher"),))
    told = [one.verdict for one in outcomes(scene, query)]
    assert [verdict.answer["hit"] for verdict in told] == [
        [{"unit": "D", "figure": "Heavy"}, {"unit": "D", "figure": "Grunt"}],
        [{"unit": "D", "figure": "Grunt"}],
        [],
    ]


def test_defenders_of_a_zone_have_a_button_for_each_way() -> None:
    """Both avoid it, one of them does, or nobody."""
    grunt = {"name": "Grunt", "attack": 2, "damage": 1, "range": [0, 3], "initiative": 1}
    scene = {
        "zones": [[0, 0], [1, 0]],
        "operatives": [
            {"id": name, "name": name, "zone": [0, 0], "order-tokens": 3, "movement-tokens": 3}
            for name in ("K", "M")
        ],
        "units": [{"id": "D", "zone": [1, 0], "aware": True, "figures": [grunt]}],
    }
    found = [one.verdict.summary for one in outcomes(scene, TableQuery("D", ask="enemy-area"))]
    names = ["avoided", "struck", "struck", "struck"]
    assert [summary.message_id for summary in found] == [f"flashpoint.blast.{n}" for n in names]


def test_a_zone_with_a_blip_is_attacked_after_it_has_spawned() -> None:
    """Its figures have Defenses of their own, and the Blip is in sight."""
    blip = {"id": "B", "zone": [1, 0], "blip": "basic", "figures": []}
    asked = {"operative": "O", "zone": [1, 0], "weapon": {**RIFLE, "aoe": True}, "hits": 3}
    scene = mission(units=[blip])
    assert answer(scene, "area", **asked) == {"legal": True, "hit": None, "checks": []}
    assert "must spawn before the attack is resolved: B." in said(scene, "area", **asked)
    assert headline(scene, "area", **asked) == "Who is hit?"
    assert after(scene, "area", **asked) is None


def test_a_blip_that_is_targeted_spawns() -> None:
    """Others that become aware through it do not."""
    blips = [{"id": name, "zone": [1, 0], "blip": "basic", "figures": []} for name in "BC"]
    text = said(mission(units=blips), "awareness", cause={"kind": "targeted", "unit": "B"})
    assert "A Blip that is targeted spawns: draw a Spawn card for B." in text
    assert "only being seen or targeted does: C." in text


def test_what_can_follow_fits_the_two_that_were_tapped() -> None:
    """An attack is offered on an Enemy, whichever was tapped first, and on nobody else."""
    scene = mission(units=[AWARE], operatives=[{"id": name, "zone": [0, 0]} for name in "OP"])

    def offered(start: str, end: str) -> list[tuple[str, str, str]]:
        found = follow_ups(open_scene(scene), TableQuery(start, end, "los"))
        return [(one.action, one.query.start, one.query.to) for one in found]

    both = [("attack", "O", "G"), ("enemy-attack", "G", "O")]
    assert offered("O", "G") == offered("G", "O") == both
    assert offered("O", "P") == []


def test_the_free_attack_of_overwatch_is_told() -> None:
    """The Overwatch token flips back, and no Order token is exhausted."""
    scene = {**one(overwatch=True), "units": [AWARE]}
    attack = {"operative": "O", "unit": "G", "weapon": QUIET_RIFLE, "hits": 3}
    free = "O is in Overwatch: the attack is free, and the Overwatch token flips back."
    assert free in said(scene, "strike", **attack)
    assert free not in said(scene, "strike", **attack, overwatch=False)
    done = after(scene, "strike", **attack)["operatives"][0]
    assert (done["overwatch"], done["order-tokens"]) == (False, 3)


def test_an_area_attack_says_what_it_needs_to_be_applied() -> None:
    """Whom it hits is known without the damage, but not what that does."""
    scene = {**one(), "units": [{**AWARE, "zone": [1, 0]}]}
    asked = {"operative": "O", "zone": [1, 0], "hits": 9}
    weapon = {"range": [0, 3], "aoe": True, "noise": 0}
    assert answer(scene, "area", **asked, weapon=weapon)["hit"]
    assert after(scene, "area", **asked, weapon=weapon) is None
    told = "To apply the attack, enter: Damage of the weapon."
    assert told in said(scene, "area", **asked, weapon=weapon)
    assert told not in said(scene, "area", **asked, weapon={**weapon, "damage": 1})


def test_which_figure_is_asked_for() -> None:
    """A unit of several kinds of figures is no single target."""
    unit = {"id": "G", "zone": [1, 0], "figures": [GRUNT, {**GRUNT, "name": "Heavy"}]}
    scene = {**one(), "units": [unit]}
    asked = {"operative": "O", "unit": "G", "weapon": QUIET_RIFLE}
    with pytest.raises(InputError) as caught:
        answer(scene, "attack", **asked)
    assert ENGLISH.fault(caught.value) == "Which figure? Choose one of these: Grunt, Heavy."
