"""Damage, conditions, healing and recovering."""

import pytest

from adjudicator.app.judge import ask
from adjudicator.core.faults import InputError
from adjudicator.messages.renderer import ENGLISH
from tests.games.flashpoint.scenes import GRUNT, RIFLE, mission
from tests.support.doing import after, answer
from tests.support.refusals import assert_refused
from tests.support.saying import said


def test_damage_kills_one_by_one() -> None:
    """A killed figure leaves its unit, the last one with the unit."""
    scene = mission(units=[{"id": "B", "zone": [2, 0], "figures": [GRUNT]}])
    once = after(scene, "damage", unit="B", amount=1)
    assert once["units"][0]["figures"][0]["count"] == 1
    assert after(once, "damage", unit="B", amount=1)["units"] == []


def test_an_operative_is_downed_and_revived() -> None:
    """Six damage down an Operative; five Hits get it up again."""
    two = [{"id": "O", "zone": [0, 0], "conditions": ["bleed"]}, {"id": "P", "zone": [0, 0]}]
    down = after(mission(operatives=two), "damage", operative="O", amount=6)
    assert down["operatives"][0]["downed"]
    up = after(down, "revive", operative="P", target="O", hits=5)["operatives"][0]
    assert (up["downed"], up["damage"], up["conditions"]) == (False, 3, [])
    assert after(down, "revive", operative="P", target="O", hits=4) == down


def test_healing_and_recovering() -> None:
    """Healed tokens are exhausted until they are recovered."""
    hurt = [{"id": "O", "zone": [0, 0], "damage": 2, "conditions": ["bleed"]}]
    (well,) = after(mission(operatives=hurt), "heal", operative="O", amount=1)["operatives"]
    assert (well["damage"], well["exhausted"], well["conditions"]) == (1, 1, [])
    done = after(mission(operatives=[well]), "recover", operative="O")["operatives"][0]
    assert done["exhausted"] == 0
    whole = {"id": "O", "zone": [0, 0], "order-tokens": 1, "movement-tokens": 2, "exhausted": 3}
    done = after(mission(operatives=[whole]), "recover", operative="O")["operatives"][0]
    assert (done["order-tokens"], done["movement-tokens"], done["exhausted"]) == (3, 3, 0)


@pytest.mark.parametrize(("health", "left"), [(4, 3), (3, 0)])
def test_a_hit_that_cripples_can_kill(health: int, left: int) -> None:
    """One figure or each in the zone, at once: Health 3 less 2 is no more than 1 damage."""
    figures = [{**GRUNT, "count": 3, "health": health}]
    unit = {"id": "G", "zone": [1, 0], "aware": True, "figures": figures}
    scene = mission(units=[unit])
    weapon = {**RIFLE, "noise": 0, "inflicts": ["cripple"]}
    asked = {"operative": "O", "weapon": weapon, "hits": 3}
    assert answer(scene, "strike", unit="G", **asked)["killed"] is (health == 3)
    spared = {**scene, "rulings": {"cripple-health": "no"}}
    assert not answer(spared, "strike", unit="G", **asked)["killed"]
    whole = {**weapon, "aoe": True}
    done = after(scene, "area", operative="O", zone=[1, 0], weapon=whole, hits=3)
    assert sum(f["count"] for unit in done["units"] for f in unit["figures"]) == left


def test_an_elite_unit_is_worth_two_valor_tokens() -> None:
    """Whether its card, its Blip or its spawn tells that it is Elite."""
    figure = {**GRUNT, "count": 1}
    unit = {"id": "E", "zone": [1, 0], "blip": "elite-patrol", "figures": [figure]}
    assert "draw 2 Valor tokens" in said(mission(units=[unit]), "damage", unit="E", amount=1)
    off = after(mission(units=[{**unit, "aware": True}]), "blips")
    assert off["units"][0]["blip"] is None
    assert "draw 2 Valor tokens" in said(off, "damage", unit="E", amount=1)
    card = {"name": "Grunt", "initiative": 1, "type": "elite", "spawn": 1, "reserve": 1}
    display = [card]
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
    told = said(scene, "damage", unit="P", amount=1)
    assert "These Patrols go to the Spawn Pool: Grunt." in told


@pytest.mark.parametrize(
    ("armor", "words"),
    [
        (2, "O has only 2 Armor tokens to discard: choose 2 or fewer."),
        (1, "O has only 1 Armor token to discard: choose 1 or fewer."),
        (0, "O has no Armor token to discard: leave the number out."),
    ],
)
def test_armor_that_nobody_has_is_not_discarded(armor: int, words: str) -> None:
    """More Armor tokens than there are is a slip, and is said to be one."""
    scene = mission(operatives=[{"id": "O", "zone": [0, 0], "armor": armor}])
    with pytest.raises(InputError) as caught:
        answer(scene, "damage", operative="O", amount=1, armor=3)
    assert ENGLISH.fault(caught.value) == words


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
    for asked, at in (
        ({"unit": "G"}, "scene.units[0].figures[0].health"),
        ({"operative": "S"}, "scene.operatives[0].health"),
    ):
        verdict = ask({"scene": scene, "ask": "damage", "amount": 1, **asked})
        assert (verdict.answer["suffered"], verdict.answer["killed"]) == (1, None)
        assert [missing.at for missing in verdict.missing] == [at]
        assert after(scene, "damage", amount=1, **asked) is None
    healthy = mission(operatives=[{**soldier, "health": 2}])
    assert after(healthy, "damage", operative="S", amount=1)["operatives"][0]["damage"] == 1
    assert after(healthy, "damage", operative="S", amount=2)["operatives"] == []


@pytest.mark.parametrize("asked", [{"ask": "damage", "amount": 1}, {"ask": "conditions"}])
def test_whom_it_is_about_is_asked_for(asked: dict[str, object]) -> None:
    """An Operative or an Enemy, not both and not neither."""
    for who in ({}, {"operative": "O", "unit": "B"}):
        with pytest.raises(InputError) as caught:
            ask({"scene": mission(), **asked, **who})
        assert ENGLISH.fault(caught.value) == "Who is it? Give either an operative or a unit."
