"""What is carried out is what the book says: tokens, figures, Blips and the alarm."""

from typing import Any

import pytest

from adjudicator.app.judge import ask
from adjudicator.app.tables import open_scene
from tests.games.flashpoint.scenes import GRUNT, QUIET_RIFLE, mission, token
from tests.support.cards import rewritten
from tests.support.doing import after, answer
from tests.support.refusals import assert_refused
from tests.support.saying import said

Json = dict[str, Any]

BOXES = ("order-tokens", "movement-tokens", "exhausted", "damage")
WHOLE = {"id": "O", "zone": [0, 0], "order-tokens": 3, "movement-tokens": 3}
SILENT = {**QUIET_RIFLE, "noise": 0}


def boxes(operative: Json) -> tuple[int, ...]:
    """The Action tokens of an Operative: Order, Movement, exhausted, damaged."""
    return tuple(operative.get(box, 0) for box in BOXES)


def hurt(amount: int, **params: object) -> tuple[int, ...]:
    """The tokens of a whole Operative after some damage."""
    done = after(mission(operatives=[WHOLE]), "damage", operative="O", amount=amount, **params)
    return boxes(done["operatives"][0])


def test_damage_takes_available_tokens() -> None:
    """The player chooses which kind turns; by turns, if nobody says."""
    assert hurt(1) == (2, 3, 0, 1)
    assert hurt(2) == (2, 2, 0, 2)
    assert hurt(2, order=0) == (3, 1, 0, 2)
    assert hurt(9) == (0, 0, 0, 6)
    scene = mission(operatives=[WHOLE])
    asked = {"scene": scene, "ask": "damage", "operative": "O", "amount": 2, "order": 3}
    assert_refused(ask, asked, "order")


def test_exhausted_tokens_turn_when_no_other_is_left() -> None:
    """Available tokens turn first, and those that turn are never counted twice."""
    tired = {**WHOLE, "order-tokens": 1, "movement-tokens": 0, "exhausted": 5}
    done = after(mission(operatives=[tired]), "damage", operative="O", amount=3)
    assert boxes(done["operatives"][0]) == (0, 0, 3, 3)
    told = said(mission(operatives=[tired]), "damage", operative="O", amount=3)
    assert "No more are available, so 2 exhausted tokens flip too." in told


def test_whoever_was_revived_can_act_again() -> None:
    """Downed, revived and recovered: three tokens come back."""
    scene = mission(operatives=[WHOLE, {**WHOLE, "id": "P"}])
    down = after(scene, "damage", operative="O", amount=6)
    up = after(down, "revive", operative="P", target="O", hits=5)
    assert boxes(up["operatives"][0]) == (0, 0, 3, 3)
    again = after(up, "recover", operative="O", order=1)
    assert boxes(again["operatives"][0]) == (1, 2, 0, 3)
    failed = after(down, "revive", operative="P", target="O", hits=4)
    assert boxes(failed["operatives"][1]) == (2, 3, 1, 0)


ORDERS: dict[str, Json] = {
    "search": {"token": "armory"},
    "sabotage": {"what": "data"},
    "revive": {"target": "K"},
    "cure": {"target": "K", "condition": "mark"},
    "discover": {"value": 3},
    "overwatch": {},
}


@pytest.mark.parametrize("name", ORDERS)
def test_an_order_needs_a_token(name: str) -> None:
    """Without an available Order token nothing is done; where nobody counts them, players do."""
    tokens = [token("armory", [0, 0]), token("data", [0, 0])]
    downed = {"id": "K", "zone": [0, 0], "downed": name == "revive", "conditions": ["mark"]}
    for counted, legal in (({"order-tokens": 0}, False), ({"order-tokens": 1}, True), ({}, True)):
        one = {"id": "O", "zone": [0, 0], **counted}
        scene = mission(operatives=[one, downed], tokens=tokens, units=[])
        assert answer(scene, name, operative="O", **ORDERS[name])["legal"] is legal
    spent = {"id": "O", "zone": [0, 0], "exhausted": 4, "damage": 2}
    scene = mission(operatives=[spent, downed], tokens=tokens, units=[])
    assert not answer(scene, name, operative="O", **ORDERS[name])["legal"]


def test_an_attack_needs_a_token_unless_it_is_free() -> None:
    """Overwatch pays for one attack; a Soldier's attack costs nothing."""
    unit = {"id": "G", "zone": [1, 0], "aware": True, "figures": [GRUNT]}
    asked = {"operative": "O", "unit": "G", "weapon": SILENT, "hits": 3}
    spent = {**WHOLE, "order-tokens": 0, "exhausted": 3}
    assert after(mission(operatives=[spent], units=[unit]), "strike", **asked) is None
    waiting = mission(operatives=[{**spent, "overwatch": True}], units=[unit])
    done = after(waiting, "strike", **asked)["operatives"][0]
    assert (boxes(done), done["overwatch"]) == ((0, 3, 3, 0), False)
    assert after(waiting, "strike", **asked, overwatch=False) is None


def test_the_target_is_surprised_before_it_dies() -> None:
    """Its Surprise token stays, and turns to its Investigate side at the Alarm Check."""
    unit = {"id": "G", "zone": [1, 0], "blip": "patrol", "figures": [{**GRUNT, "count": 1}]}
    scene = mission(operatives=[WHOLE], units=[unit])
    asked = {"operative": "O", "unit": "G", "weapon": SILENT, "hits": 3}
    done = after(scene, "strike", **asked)
    assert [(t["kind"], t["zone"]) for t in done["tokens"]] == [("surprise", [1, 0])]
    assert done["pool"]["patrol"] == 1
    turned = after(done, "alarm")
    assert turned["tokens"][0]["kind"] == "investigate"


def test_two_surprised_units_leave_two_tokens() -> None:
    """Killed by one attack on their zone, each of them leaves its Surprise token there."""
    grunt = {"zone": [1, 0], "aware": True, "surprised": True, "figures": [{**GRUNT, "count": 1}]}
    scene = mission(operatives=[WHOLE], units=[{"id": "G", **grunt}, {"id": "H", **grunt}])
    asked = {"operative": "O", "weapon": {**SILENT, "aoe": True}, "hits": 3}
    done = after(scene, "area", zone=[1, 0], **asked)
    assert [token["kind"] for token in done["tokens"]] == ["surprise", "surprise"]
    assert done["units"] == []


def test_an_attack_on_a_zone_hits_everyone_there() -> None:
    """Each figure suffers; those that live are written down one by one."""
    tough = {**GRUNT, "name": "Heavy", "health": 2, "initiative": 2}
    unit = {"id": "G", "zone": [1, 0], "aware": True, "figures": [{**GRUNT, "count": 3}, tough]}
    scene = mission(operatives=[WHOLE], units=[unit])
    asked = {"operative": "O", "weapon": {**SILENT, "aoe": True}, "hits": 3}
    for done in (
        after(scene, "strike", unit="G", figure="Grunt", **asked),
        after(scene, "area", zone=[1, 0], **asked),
    ):
        figures = done["units"][0]["figures"]
        assert [(f["name"], f["count"], f["suffered"]) for f in figures] == [("Heavy", 1, 1)] * 2


def test_friends_must_have_rolled() -> None:
    """An attack on a friend's zone is carried out once the friend's check is known."""
    friend = {**WHOLE, "id": "P", "zone": [1, 0]}
    scene = mission(operatives=[WHOLE, friend], units=[])
    asked: Json = {"operative": "O", "zone": [1, 0], "weapon": {**SILENT, "aoe": True}, "hits": 3}
    assert after(scene, "area", **asked) is None
    for hits, damage in ((2, 1), (3, 0)):
        checks = [{"operative": "P", "hits": hits}]
        done = after(scene, "area", **asked, defended=checks)["operatives"]
        assert (done[1].get("damage", 0), boxes(done[0])) == (damage, (2, 3, 1, 0))
    other = [{"operative": "X", "hits": 1}]
    question = {"scene": scene, "ask": "area", **asked, "defended": other}
    assert_refused(ask, question, "defended[0].operative")


def test_conditions_are_inflicted_on_survivors() -> None:
    """One figure of several is split off; a Robotic one is immune, and a Stun lays it down."""
    tough = {**GRUNT, "health": 3}
    unit = {"id": "G", "zone": [1, 0], "aware": True, "figures": [tough]}
    weapon = {**SILENT, "inflicts": ["bleeding", "stun"]}
    asked = {"operative": "O", "unit": "G", "weapon": weapon, "hits": 3}
    figures = after(mission(operatives=[WHOLE], units=[unit]), "strike", **asked)["units"][0]
    first, rest = figures["figures"]
    assert (first["count"], first["conditions"], first["suffered"]) == (1, ["bleed", "stun"], 1)
    assert (rest["count"], rest.get("conditions"), rest["suffered"]) == (1, None, 0)
    robot = {**unit, "figures": [{**tough, "robotic": True}]}
    done = after(mission(operatives=[WHOLE], units=[robot]), "strike", **asked)
    assert "conditions" not in done["units"][0]["figures"][0]


def test_unknown_damage_or_noise_is_asked_for() -> None:
    """What the numbers of the weapon decide is left open, and nothing is carried out."""
    unit = {"id": "G", "zone": [1, 0], "figures": [GRUNT]}
    far = {"id": "B", "zone": [2, 0], "blip": "basic", "figures": []}
    scene = mission(operatives=[WHOLE], units=[unit, far])
    asked = {"operative": "O", "unit": "G", "weapon": {"range": [0, 3]}, "hits": 3}
    verdict = ask({"scene": scene, "ask": "strike", **asked})
    assert (verdict.answer["hit"], verdict.answer["killed"]) == (True, None)
    assert verdict.answer["heard"] is None
    assert [one.at for one in verdict.missing] == ["weapon.damage", "weapon.noise"]
    assert after(scene, "strike", **asked) is None


def test_picking_up_and_putting_down() -> None:
    """A downed figure is linked to its carrier, walks along, and is put down where that stands."""
    downed = {"id": "K", "zone": [0, 0], "downed": True, "damage": 6}
    scene = mission(operatives=[WHOLE, downed], units=[], doors=[])
    carried = after(scene, "action", operative="O", action="pick-up")
    assert carried["operatives"][0]["carrying"] == "K"
    walked = after(carried, "walk", operative="O", to=[1, 0])
    assert [one["zone"] for one in walked["operatives"]] == [[1, 0], [1, 0]]
    down = after(walked, "action", operative="O", action="drop")
    assert (down["operatives"][0]["carrying"], down["operatives"][1]["zone"]) == (False, [1, 0])


def test_of_several_things_the_player_chooses() -> None:
    """An Objective token goes to its box; what isn't in the zone can't be picked up."""
    downed = {"id": "K", "zone": [0, 0], "downed": True}
    scene = mission(operatives=[WHOLE, downed], tokens=[token("objective", [0, 0])], units=[])
    asked = {"operative": "O", "action": "pick-up"}
    assert after(scene, "action", **asked) is None
    assert after(scene, "action", **asked, target="objective")["tokens"] == []
    assert_refused(ask, {"scene": scene, "ask": "action", **asked, "target": "O"}, "target")


def test_cards_keep_who_is_carried_and_the_track() -> None:
    """Cards that are saved as they are keep a carried Operative, and empty spaces."""
    people = [{**WHOLE, "carrying": "K"}, {"id": "K", "zone": [0, 0], "downed": True}]
    track = {"spaces": [None, "patrol", None, "alarm"], "tokens": 1}
    tokens = [token("armory", [0, 0], gear="xethan", side=1), token("spawn", [1, 0], active=False)]
    scene = mission(operatives=people, track=track, tokens=tokens)
    table = open_scene(scene)
    kept = rewritten(table)
    assert kept["operatives"][0]["carrying"] == "K"
    assert (kept["track"], kept["tokens"]) == (track, tokens)


def test_twenty_tokens_are_all_there_are() -> None:
    """A token that is needed and not there triggers the alarm."""
    zones = [[c, 0] for c in range(20)]
    used = [token("investigate", [n, 0], id=f"i{n}") for n in range(1, 20)]
    unit = {"id": "G", "zone": [0, 0], "figures": [GRUNT]}
    scene = mission(zones=zones, doors=[], tokens=used, units=[unit])
    cause = {"kind": "targeted", "unit": "G"}
    first = after(scene, "awareness", cause=cause)
    assert first["units"][0]["surprised"]
    assert not first.get("alarm")
    full = {**scene, "track": {"tokens": 1}}
    done = after(full, "awareness", cause=cause)
    assert (done["alarm"], done["units"][0]["surprised"], done["tokens"]) == (True, False, [])
    told = said(full, "awareness", cause=cause)
    assert "none left in the Reserves" in told
    assert "gets a Surprise token" not in told
    box = [*used[1:], token("electrical-box", [0, 0])]
    one_left = {**scene, "operatives": [WHOLE], "tokens": box, "track": {"tokens": 1}}
    cut = {"operative": "O", "what": "electrical-box", "hits": 4}
    dark = after(one_left, "sabotage", **cut)
    assert (dark["track"]["tokens"], dark["alarm"]) == (2, True)
    assert "none left in the Reserves" in said(one_left, "sabotage", **cut)


def test_the_power_cut_may_reach_the_alarm_space() -> None:
    """Two tokens go onto the track at once, with all that their spaces set off."""
    scene = mission(
        operatives=[WHOLE],
        tokens=[token("electrical-box", [0, 0])],
        track={"spaces": ["patrol", "alarm"], "tokens": 0},
        units=[{"id": "B", "zone": [2, 0], "blip": "basic", "figures": []}],
    )
    done = after(scene, "sabotage", operative="O", what="electrical-box", hits=4)
    assert (done["alarm"], done["lights-out"], done["pool"]["patrol"]) == (True, True, 1)
    assert done["units"][0]["blip"] == "patrol"


def test_the_power_cut_needs_two_tokens() -> None:
    """With one token left in the Reserves, the alarm goes off."""
    zones = [[c, 0] for c in range(20)]
    used = [token("investigate", [n, 0], id=f"i{n}") for n in range(1, 20)]
    box = token("electrical-box", [0, 0])
    scene = mission(zones=zones, doors=[], operatives=[WHOLE], tokens=[*used, box], units=[])
    done = after(scene, "sabotage", operative="O", what="electrical-box", hits=4)
    assert done["alarm"]
    assert [one["id"] for one in done["tokens"]] == ["electrical-box"]


def test_an_enemy_inflicts_the_conditions_of_its_card() -> None:
    """Of the figure itself, or of its card in the Display; a Stun exhausts a token at once."""
    reaver = {"name": "Reaver", "initiative": 4, "attack": 6, "damage": 1, "range": [0, 0]}
    unit = {"id": "R", "zone": [0, 0], "aware": True, "figures": [reaver]}
    card = {"name": "Reaver", "initiative": 4, "inflicts": ["bleed", "stun"]}
    scene = mission(operatives=[WHOLE], units=[unit], display=[card], alarm=True)
    done = after(scene, "defend", unit="R", operative="O", hits=0)["operatives"][0]
    assert (done["conditions"], boxes(done)) == (["bleed"], (2, 2, 1, 1))


def test_bleeding_reaches_every_figure() -> None:
    """Figures under one entry that bleeds suffer each, and one more if they are vulnerable."""
    figure = {**GRUNT, "count": 3, "health": 3, "conditions": ["bleed", "vulnerable"]}
    scene = mission(units=[{"id": "G", "zone": [1, 0], "figures": [figure]}])
    assert answer(scene, "conditions", unit="G")["damage"] == 3
    assert after(scene, "conditions", unit="G")["units"] == []


def test_a_plan_gains_a_focus_token() -> None:
    """Whoever has three already discards the new one."""
    for held, then in (([], ["attack"]), (["science"] * 3, ["science"] * 3)):
        scene = mission(operatives=[{**WHOLE, "focus": held}])
        done = after(scene, "action", operative="O", action="plan", focus="attack")
        assert done["operatives"][0]["focus"] == then


def test_only_soldiers_act_by_themselves() -> None:
    """An Operative is no Soldier token."""
    asked = {"scene": mission(), "ask": "soldier", "operative": "O", "weapon": SILENT}
    assert_refused(ask, asked, "operative")


def test_a_lost_mission_says_no_more_of_winning() -> None:
    """It tells why it is lost, and not what would have won it."""
    scene = mission(operatives=[{"id": "O", "zone": [0, 0], "downed": True}])
    assert "To win" not in said(scene, "mission")
