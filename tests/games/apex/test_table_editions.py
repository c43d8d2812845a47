"""Two editions of one game: what differs, and what is not said."""

from typing import Any

import pytest

from adjudicator.app.judge import ask
from adjudicator.core.change import changed
from adjudicator.core.faults import InputError
from adjudicator.core.verdict import Verdict
from adjudicator.games.apex.game import GAME
from adjudicator.games.apex.table.editions import EDITIONS
from adjudicator.games.apex.table.reprint import by_the_final_book
from adjudicator.games.apex.table.scene import read_scene
from adjudicator.messages.phrases import PHRASES

CORE, BETA = EDITIONS.values()

BOARD = {"game": "apex", "board": {"columns": 5, "rows": 5}}
SHIELD, SYRINGE = {"token": "rare body shield"}, {"token": "Syringe"}
CORNER = {
    **BOARD,
    "components": [
        {"kind": "half-wall", "from": [1, 2], "to": [2, 2]},
        {"kind": "supply-bin", "from": [2, 1], "to": [2, 2]},
    ],
}


def contiguity(**scene: Any) -> Verdict:  # noqa: ANN401
    """How two spaces stand to each other over a corner that the beta says nothing of."""
    table = {**CORNER, **scene}
    return ask(
        {"scene": table, "ask": "contiguity", "from": {"space": [1, 1]}, "to": {"space": [2, 2]}}
    )


def test_the_final_book_is_the_one_that_nothing_differs_from() -> None:
    """A scene that names no edition is judged as one that names the final book."""
    assert not CORE.differs
    assert contiguity().answer == contiguity(edition="core").answer
    assert all(CORE.holds(rule) for rule in GAME.rules)


def test_where_an_edition_is_silent_only_what_rests_on_it_is_left_out() -> None:
    """The first step names the point, and the verdict tells what the final book answers."""
    verdict = contiguity(edition="beta")
    assert verdict.answer == {"relations": ["distance-1", "neighboring"]}
    assert verdict.steps[0].rule == "apex.edition.silent"
    assert verdict.summary.tone == "open"
    assert verdict.certainty == "silent"
    assert [(one.rule, one.final) for one in verdict.silent] == [
        ("apex.contiguity.corner-between", {"relations": ["distance-1"]})
    ]
    assert verdict.disputed == ()


def test_every_point_that_an_edition_leaves_out_has_words() -> None:
    """A verdict names what its book doesn't say."""
    assert {f"unsaid.{rule}" for rule in BETA.silent} <= set(PHRASES)


def test_a_table_may_fill_the_gaps_from_the_final_book() -> None:
    """Then there is an answer, which says on what it leans."""
    verdict = contiguity(edition="beta", rulings={"silent-points": "final"})
    assert verdict.answer == {"relations": ["distance-1", "neighboring"]}
    assert verdict.steps[0].message_id == "edition.filled"
    assert verdict.leaning == "house"
    assert verdict.house_rules == (("silent-points", "final"),)
    assert (verdict.certainty, verdict.silent, verdict.disputed) == ("book", (), ())


def test_an_edition_names_what_there_is() -> None:
    """Its rules and sentences are known, and no rule is both replaced and unsaid."""
    named = {*BETA.instead, *BETA.instead.values(), *BETA.silent, *BETA.own}
    assert named <= set(GAME.rules)
    assert not BETA.silent & set(BETA.instead)
    for sentence in BETA.wording.values():
        assert any(name in PHRASES for name in (sentence, f"{sentence}.headline"))


def asked(name: str, scene: dict[str, Any], **parameters: Any) -> Verdict:  # noqa: ANN401
    """A question by the beta."""
    table = {**BOARD, "edition": "beta", **scene}
    return ask({"scene": table, "ask": name, **parameters})


def after(name: str, scene: dict[str, Any], **parameters: Any) -> dict[str, Any] | None:  # noqa: ANN401
    """The scene once something was done by the beta; None where it cannot be."""
    table = {**BOARD, "edition": "beta", **scene}
    change = GAME.rule(read_scene(table), name, parameters).change
    return changed(table, change) if change else None


def figure(**fields: Any) -> dict[str, Any]:  # noqa: ANN401
    """A scene with one Legend."""
    return {"figures": [{"id": "A", "name": "Wraith", "squad": "red", "at": [1, 1], **fields}]}


def test_what_is_left_out_of_a_list_is_told() -> None:
    """A list that a gap bears on is answered without it, and says so first."""
    verdict = asked("interact", {**CORNER, **figure()}, figure="A")
    assert [2, 2] not in verdict.answer["drop"]  # type: ignore[operator]
    assert verdict.steps[0].message_id == "edition.silent"
    assert verdict.certainty == "silent"


def test_the_spaces_that_a_list_leaves_out_are_marked() -> None:
    """A step names those that the final book would add, and draws them."""
    buildings = [{"kind": "building", "at": at, "size": [2, 2]} for at in ([0, 0], [2, 2])]
    scene = {**figure(at=[1, 2]), "components": buildings}
    verdict = asked("move", scene, figure="A", points=2)
    step = next(step for step in verdict.steps if step.message_id == "edition.left-out")
    assert [mark.role for mark in step.marks] == ["unsaid"]
    assert step.marks[0].spaces


def test_a_blow_at_a_supply_bin_may_be_dealt() -> None:
    """Whether it stops the push is open; that the blow is legal and lands is not."""
    others = [{"id": "B", "name": "Gibraltar", "squad": "blue", "at": [2, 1]}]
    scene = figure()
    scene = {"figures": [*scene["figures"], *others]}
    scene["components"] = [{"kind": "supply-bin", "from": [3, 1], "to": [3, 2]}]
    verdict = asked("melee", scene, figure="A", target="B", card=60)
    assert {**verdict.answer, "legal": True, "hit": True} == verdict.answer
    assert verdict.answer["damage"] is None
    assert verdict.summary.message_id == "edition.partly"


WALLS = (
    [{"kind": "wall", "from": [2, 0], "to": [2, 3]}],
    [
        {"kind": "wall", "from": [2, 0], "to": [2, 2]},
        {"kind": "wall", "from": [2, 2], "to": [2, 3]},
    ],
)


@pytest.mark.parametrize("name", ["step", "contiguity"])
def test_walls_in_a_row_are_like_one(name: str) -> None:
    """A diagonal through the joint of two Walls is one across the middle of a longer one."""
    ends = {"from": {"space": [1, 1]}, "to": {"space": [2, 2]}}
    verdicts = [asked(name, {"components": walls}, **ends) for walls in WALLS]
    assert verdicts[0].answer == verdicts[1].answer
    assert {verdict.certainty for verdict in verdicts} == {"book"}


def test_buildings_side_by_side_have_one_front() -> None:
    """A diagonal step up where two Buildings meet costs a point, and one for the level."""
    flush = [{"kind": "building", "at": at, "size": [2, 2]} for at in ([0, 0], [2, 0])]
    up = asked(
        "step", {"components": flush}, **{"from": {"space": [1, 2]}, "to": {"space": [2, 1]}}
    )
    assert (up.answer, up.certainty) == ({"cost": 2}, "book")


def test_a_line_along_the_edge_of_a_zone_is_not_in_it() -> None:
    """Even from a space of the zone: the beta asks for a line that crosses the edge."""
    smoke = {"components": [{"kind": "smoke", "at": [2, 2]}]}
    ends = {"from": {"space": [1, 1]}, "to": {"space": [0, 2]}}
    verdict = asked("zone", smoke, **ends)
    assert (verdict.answer, verdict.certainty) == ({"zones": []}, "book")


def test_a_gap_that_was_not_met_is_not_told() -> None:
    """Where no such corner is near, nothing is said of it."""
    verdict = asked("interact", figure(), figure="A")
    assert "apex.edition.silent" not in {step.rule for step in verdict.steps}


def test_the_final_book_is_asked_with_its_own_tags_and_readings() -> None:
    """What it rules is told as it rules it: by its tags, its tokens and its usual readings."""
    beacon = {"kind": "respawn-beacon", "at": [3, 2]}
    scene = {**BOARD, "components": [beacon], **figure(), "rulings": {"corner-x": "both"}}
    there = by_the_final_book(read_scene({**scene, "edition": "beta"}))
    final = read_scene(scene)
    assert there.pieces[0].tags == final.pieces[0].tags
    assert there.readings.values == final.readings.values
    assert there.figures["A"].kit.edition is CORE


def test_a_new_body_shield_keeps_its_limit() -> None:
    """What was read off its token is known to healing and to coming back."""
    scene = after("equip", figure(shield=5), figure="A", limit=30, **SHIELD)
    assert scene is not None
    assert scene["figures"][0]["shield-limit"] == 30
    healed = asked(
        "heal",
        figure(shield=5, **{"body-shield": "rare", "shield-limit": 30}),
        figure="A",
        item="a cell",
        shield=40,
    )
    assert healed.answer["shield"] == 30


def test_a_consumable_whose_limit_nobody_knows_is_not_used() -> None:
    """Without the token's number there is nothing to set the dial to."""
    scene = figure(shield=5, **{"body-shield": "rare"})
    assert after("heal", scene, figure="A", item="a cell", shield=4) is None


def test_equal_tokens_share_a_space_of_the_backpack() -> None:
    """Two that show the stacking icon take one space, so more than eight may be carried."""
    pack = ["Syringe"] * 9 + ["Frag Grenade"] * 3
    scene = {
        "stacking": ["syringe"],
        **figure(backpack=pack),
        "loot": [{"at": [1, 1], "token": "Syringe"}],
    }
    picked = after("pick-up", scene, figure="A", at=[1, 1], **SYRINGE)
    assert picked is not None
    assert picked["figures"][0]["backpack"].count("Syringe") == 10
    with pytest.raises(InputError):
        asked("interact", {**scene, "stacking": []}, figure="A")
    with pytest.raises(InputError):
        ask({"scene": {**BOARD, **scene}, "ask": "interact", "figure": "A"})


def test_a_smoke_may_go_on_a_space() -> None:
    """The beta lets it; a scene has no such piece, so nothing is put there."""
    parameters: dict[str, Any] = {"figure": "A", "on": "space", "at": [3, 1]}
    parameters["component"] = {"kind": "smoke"}
    assert asked("place", figure(), **parameters).answer["legal"] is True
    assert after("place", figure(), **parameters) is None


def test_nothing_is_destroyed_by_hand() -> None:
    """It takes a loaded weapon, which needs no line."""
    raven = {"id": "raven", "kind": "custom", "on": "space", "at": [2, 1], "tags": ["DESTROYABLE"]}
    scene = {"components": [raven, {"kind": "wall", "from": [2, 0], "to": [2, 3]}], **figure()}
    assert after("destroy", scene, figure="A", targets=["raven"]) is None
    shot = after(
        "destroy",
        scene,
        figure="A",
        targets=["raven"],
        by={"name": "a pistol", "range": [1, 2], "ammo": 1},
    )
    assert shot is not None
    assert "raven" not in str(shot["components"])


@pytest.mark.parametrize("word", ["COVER", "COBERTURA"])
def test_a_tag_is_known_in_every_book_s_words(word: str) -> None:
    """What another printing calls a tag stands for that tag."""
    rock = {"kind": "custom", "on": "edge", "from": [2, 1], "to": [2, 2], "tags": [word]}
    ends = {"from": {"space": [1, 1]}, "to": {"space": [2, 1]}}
    assert asked("cover", {"components": [rock]}, **ends).answer["cover"] is True


def test_a_destructible_object_is_destroyed() -> None:
    """The beta's word for it is understood."""
    raven = {"id": "raven", "kind": "custom", "on": "space", "at": [2, 1], "tags": ["DESTRUCTIBLE"]}
    gun = {"name": "a pistol", "range": [1, 2], "ammo": 1}
    scene = {"components": [raven], **figure()}
    assert after("destroy", scene, figure="A", targets=["raven"], by=gun) is not None


def test_a_round_of_nine_ends_the_game() -> None:
    """There is no transition after it to come to."""
    time = {"round": 9, "turn": "blue", "tokens": []}
    assert asked("timing", {"time": time}, advance=1).summary.message_id == "apex.timing.over"


def test_a_rush_is_a_move_of_its_own() -> None:
    """Before or after a Move 2: three flat spaces, never over a space where someone stands."""
    blocked = {"id": "B", "name": "Gibraltar", "squad": "blue", "at": [2, 0]}
    row = {"board": {"columns": 5, "rows": 1}}
    alone = figure(at=[0, 0])
    free = asked("move", {**row, **alone}, figure="A", points=2, rush=True)
    assert {"space": [3, 0], "cost": 3} in free.answer["reach"]  # type: ignore[operator]
    crowded = {**row, "figures": [*alone["figures"], blocked]}
    past = asked("move", crowded, figure="A", points=2, rush=True)
    # A Rush to the next space, then two past the other Legend.
    assert {"space": [3, 0], "cost": 3} in past.answer["reach"]  # type: ignore[operator]
    short = asked("move", crowded, figure="A", points=1, rush=True)
    assert [1, 0] in [one["space"] for one in short.answer["reach"]]  # type: ignore[attr-defined]
    assert len(short.answer["reach"]) == 2  # type: ignore[arg-type]


def test_a_gap_in_what_a_helmet_takes_is_filled() -> None:
    """A headshot on a Legend as it starts is open by the beta, and is not by the final book."""
    longbow = {"name": "Longbow", "range": [1, 4], "ammo": 2}
    target = {"id": "B", "name": "Gibraltar", "squad": "blue", "at": [3, 1]}
    scene = {**BOARD, "edition": "beta", "aim-board": {"left": [5], "right": [-5, -10]}}
    scene["figures"] = [*figure(weapons=[longbow])["figures"], target]
    shot = {"ask": "shoot", "figure": "A", "target": "B"}
    cards = {"cards": [{"value": 80, "icons": ["headshot"]}, 60]}
    verdict = ask({"scene": scene, **shot, **cards})
    assert (verdict.certainty, verdict.answer["damage"]) == ("silent", None)
    assert [one.rule for one in verdict.silent] == ["apex.loot.token-effects"]
    filled = ask({"scene": {**scene, "rulings": {"silent-points": "final"}}, **shot, **cards})
    assert (filled.leaning, filled.answer["damage"]) == ("house", 32)
