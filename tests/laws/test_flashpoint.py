"""Laws of Flashpoint, on maps that nobody thought of, against a second reading of the book."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from adjudicator.app.judge import ask
from adjudicator.app.query import query_for
from adjudicator.app.tables import open_scene
from adjudicator.games import GAMES
from adjudicator.messages.as_json import verdict_json
from adjudicator.messages.renderer import ENGLISH
from tests.laws.plain_flashpoint_enemies import PlainEnemies
from tests.support.fuzz import answered, gone_bad
from tests.support.missions import Scene, Turned, missions, names, readings

FLASHPOINT = GAMES["flashpoint"]


class Asked:
    """A scene that is read once and asked many times."""

    def __init__(self, scene: Scene) -> None:
        self.table = FLASHPOINT.read_scene(scene)

    def __call__(self, name: str, **given_: object) -> Any:  # noqa: ANN401
        """The answer to a question."""
        return dict(FLASHPOINT.rule(self.table, name, given_).verdict.answer)


@given(scene=missions(), chosen=readings())
def test_sight_range_and_cameras_as_in_a_plain_reading(scene: Scene, chosen: Scene) -> None:
    """Every pair of zones, and every camera, under every reading."""
    scene = {**scene, "rulings": chosen}
    plain, answer = PlainEnemies(scene), Asked(scene)
    zones = [names(zone) for zone in scene["zones"]]
    for start in zones[:4]:
        one = plain.at(start)
        seen = [n for n in range(len(zones)) if n != one and plain.sees(one, n)]
        assert answer("sight", **{"from": start}) == {"clear": plain.told(seen)}
        for end in zones[-3:]:
            two = plain.at(end)
            for through, far in ((False, plain.open), (True, plain.through)):
                given_ = {"from": start, "to": end, "through-walls": through}
                wanted = far[one][two] if far[one][two] < 10**6 else None
                assert answer("range", **given_) == {"range": wanted}
    for camera in plain.tokens("camera"):
        field = [n for n in range(len(zones)) if plain.camera(camera, n)]
        found = answer("camera-field", camera=camera["id"])
        assert found == {"zones": plain.told(field)}


@given(scene=missions(), chosen=readings(), zones=st.integers(0, 3), value=st.integers(0, 3))
def test_operatives_as_in_a_plain_reading(
    scene: Scene, chosen: Scene, zones: int, value: int
) -> None:
    """Moves, grips, stealth and noise, under every reading."""
    scene = {**scene, "rulings": chosen}
    plain, answer = PlainEnemies(scene), Asked(scene)
    for one in scene["operatives"]:
        who = {"operative": one["id"]}
        engaged, tokens = plain.disengage(one)
        assert answer("disengage", **who) == {"engaged": engaged, "tokens": tokens}
        assert answer("stealth", **who) == plain.stealth(one)
        for doors in (False, True):
            found = answer("move", **who, zones=zones, **{"open-door": doors})
            assert found == {"zones": plain.move(one, zones, doors)}
    zone = names(scene["zones"][-1])
    assert answer("noise", zone=zone, value=value) == plain.noise(plain.at(zone), value)


@given(scene=missions(), chosen=readings())
def test_awareness_as_in_a_plain_reading(scene: Scene, chosen: Scene) -> None:
    """Every cause, under every reading."""
    scene = {**scene, "rulings": chosen}
    plain, answer = PlainEnemies(scene), Asked(scene)
    zone = names(scene["zones"][0])
    causes: list[Scene] = [
        {"kind": "stealth-fail", "zone": zone},
        {"kind": "attack", "zone": zone},
        {"kind": "targeted", "unit": "u0"},
        {"kind": "check"},
    ]
    for cause in causes:
        assert answer("awareness", cause=cause) == {"aware": plain.awareness(cause)}


@given(scene=missions(), chosen=readings(), kind=st.sampled_from(("", "accuracy", "aoe")))
def test_attacks_as_in_a_plain_reading(scene: Scene, chosen: Scene, kind: str) -> None:
    """Targets, numbers and whom Enemies attack, under every reading."""
    scene = {**scene, "rulings": chosen}
    plain, answer = PlainEnemies(scene), Asked(scene)
    weapon = {"range": [0, 2], "accuracy": kind == "accuracy", "aoe": kind == "aoe"}
    for one in scene["operatives"]:
        found = answer("targets", operative=one["id"], weapon=weapon)["targets"]
        assert [(t["unit"], t["figure"]) for t in found] == plain.targets(one, weapon)
    for unit in scene["units"]:
        assert answer("enemy-attack", unit=unit["id"]) == plain.enemy_attack(unit)
        assert answer("enemy-target", unit=unit["id"])["targets"] == plain.enemy_target(unit)
        for figure in unit["figures"]:
            given_ = {"operative": "o0", "unit": unit["id"], "figure": figure["name"]}
            found = answer("attack", **given_, weapon=weapon)
            assert found == plain.attack(scene["operatives"][0], unit, figure)


@given(scene=missions(), chosen=readings())
def test_overwatch_as_in_a_plain_reading(scene: Scene, chosen: Scene) -> None:
    """Who may lie in wait, and who of those that do attacks, under every reading."""
    scene = {**scene, "rulings": chosen}
    plain, answer = PlainEnemies(scene), Asked(scene)
    for one in scene["operatives"]:
        who = {"operative": one["id"]}
        assert answer("overwatch", **who) == {"legal": plain.overwatch(one)}
        assert set(answer("ambush", **who)["units"]) == plain.ambush(one)


@given(scene=missions(), chosen=readings())
def test_enemy_moves_as_in_a_plain_reading(scene: Scene, chosen: Scene) -> None:
    """Where units go and who is shoved, under every reading."""
    scene = {**scene, "rulings": chosen}
    plain, answer = PlainEnemies(scene), Asked(scene)
    for unit in scene["units"]:
        found = answer("enemy-move", unit=unit["id"])
        assert {name: found[name] for name in ("targets", "ends")} == plain.enemy_move(unit)
    for zone in {str(u["zone"]): u["zone"] for u in scene["units"]}.values():
        assert answer("shove", zone=zone) == plain.shove(plain.at(zone))


@given(scene=missions(largest=4), chosen=readings())
def test_danger_is_the_check_that_would_be_made_there(scene: Scene, chosen: Scene) -> None:
    """Where an Operative goes it needs what was foretold; elsewhere nobody new sees it."""
    scene = {**scene, "rulings": chosen}
    one = {**scene["operatives"][0], "taking-cover": False}
    plain, answer = PlainEnemies(scene), Asked(scene)
    foretold = {str(risk["zone"]): risk for risk in answer("danger", operative="o0")["zones"]}
    here = plain.at(one["zone"])
    for zone in plain.told(range(len(scene["zones"]))):
        there = Asked({**scene, "operatives": [{**one, "zone": zone}, *scene["operatives"][1:]]})
        check = there("stealth", operative="o0")
        if risk := foretold.get(str(zone)):
            assert {"zone": zone, **check} == risk
        elif plain.at(zone) != here and check["tn"] is not None:
            close = [u for u in plain.units_in(plain.at(zone)) if u["figures"]]
            assert all(plain.aware(unit) for unit in close)
            assert answer("stealth", operative="o0")["tn"] is not None


@given(scene=missions())
def test_enemy_paths_are_the_moves_of_all(scene: Scene) -> None:
    """All moves at once are each unit's own; who is not told of stays."""
    answer = Asked(scene)
    moves = {move.pop("unit"): move for move in answer("enemy-paths")["moves"]}
    for unit in scene["units"]:
        alone = answer("enemy-move", unit=unit["id"])
        stays = _cells(scene, alone["ends"]) == _cells(scene, [unit["zone"]])
        told = {name: alone[name] for name in ("targets", "ends")}
        assert moves.get(unit["id"]) == (None if stays else told)


@given(scene=missions())
def test_sight_and_range_are_the_same_both_ways(scene: Scene) -> None:
    """Who sees is seen, and there is as far as back."""
    answer = Asked(scene)
    zones = [names(zone) for zone in scene["zones"]]
    for one, other in zip(zones, reversed(zones), strict=True):
        for name in ("los", "range"):
            there = answer(name, **{"from": one, "to": other})
            assert there == answer(name, **{"from": other, "to": one})


@given(scene=missions(), quarters=st.integers(0, 3), mirror=st.booleans())
def test_turned_and_mirrored_maps(scene: Scene, quarters: int, mirror: bool) -> None:  # noqa: FBT001
    """A map that is laid in another way gives the same answers."""
    turned = Turned(scene, quarters, mirror=mirror)
    answer, laid = Asked(scene), Asked(turned.scene)
    for unit in scene["units"]:
        for name, field in (("enemy-move", "ends"), ("enemy-target", "targets")):
            before = answer(name, unit=unit["id"])[field]
            after = laid(name, unit=unit["id"])[field]
            if name == "enemy-move":
                before = [turned.named(zone) for zone in before]
                assert _cells(turned.scene, before) == _cells(turned.scene, after)
            else:
                assert before == after
    for one in scene["operatives"]:
        who = {"operative": one["id"]}
        assert answer("stealth", **who) == laid("stealth", **who)
    cause = {"kind": "check"}
    assert answer("awareness", cause=cause) == laid("awareness", cause=cause)


def _cells(scene: Scene, zones: list[Any]) -> set[str]:
    """Zones by something that does not depend on which of their cells comes first."""
    table = FLASHPOINT.read_scene(scene)
    return {
        str((table.by_id[z] if isinstance(z, str) else table.by_cell[tuple(z)]).key) for z in zones
    }


@given(data=st.data(), scene=missions(largest=3))
def test_every_step_is_told_and_every_link_leads_back(data: st.DataObject, scene: Scene) -> None:
    """A verdict can be written, and the link to its question asks the same."""
    name = data.draw(st.sampled_from(("move", "stealth", "targets", "enemy-move", "noise", "los")))
    zone = names(scene["zones"][0])
    given_: Scene = {
        "move": {"operative": "o0", "zones": 2},
        "stealth": {"operative": "o0"},
        "targets": {"operative": "o0", "weapon": {"range": [0, 3]}},
        "enemy-move": {"unit": "u0"},
        "noise": {"zone": zone, "value": 2},
        "los": {"from": zone, "to": {"figure": "u0"}},
    }[name]
    question = {"scene": scene, "ask": name, **given_}
    verdict = verdict_json(ask(question), ENGLISH)
    assert all(step["text"] and "{" not in step["text"] for step in verdict["steps"])
    query = query_for(open_scene(scene), question)
    assert query.pairs or name == "los"


@given(data=st.data(), scene=missions(largest=3))
def test_good_questions_gone_bad(data: st.DataObject, scene: Scene) -> None:
    """A good question with one part of it exchanged gets a verdict or a fault with its place."""
    name = data.draw(st.sampled_from(sorted(FLASHPOINT.questions)))
    zone = names(scene["zones"][0])
    question = {
        "scene": scene,
        "ask": name,
        "operative": "o0",
        "unit": "u0",
        "zone": zone,
        "value": 2,
        "from": zone,
        "to": zone,
    }
    fields = FLASHPOINT.questions[name].params.model_fields.items()
    known = {field.alias or attribute for attribute, field in fields} | {"scene", "ask"}
    asked = {key: value for key, value in question.items() if key in known}
    answered(data.draw(gone_bad(asked)))
