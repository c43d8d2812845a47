"""Reaching, placing, destroying, coming back, the Ring: faults, reasons, and what they change."""

import tomllib
from importlib.resources import files
from typing import Any

import pytest

from adjudicator.app.judge import ask
from adjudicator.board.squares import Space
from adjudicator.core.faults import InputError
from adjudicator.games.apex.table.scene import read_scene
from adjudicator.games.apex.table.sketch import sketch
from adjudicator.messages.as_text import verdict_text
from adjudicator.messages.renderer import ENGLISH
from tests.support.doing import after
from tests.support.refusals import assert_refused

SCENE: dict[str, Any] = {
    "game": "apex",
    "board": {"columns": 8, "rows": 5},
    "components": [
        {"id": "house", "kind": "building", "at": [0, 0], "size": [2, 2]},
        {"id": "bin", "kind": "supply-bin", "from": [3, 2], "to": [4, 2]},
        {"id": "wall", "kind": "wall", "from": [4, 2], "to": [6, 2]},
        {"id": "beacon", "kind": "respawn-beacon", "at": [4, 3]},
        {"id": "smoke", "kind": "smoke", "at": [3, 4]},
        {"id": "raven", "kind": "custom", "name": "Raven", "on": "space", "at": [5, 1],
         "tags": ["DESTROYABLE"]},
        {"id": "post", "kind": "custom", "name": "Post", "on": "edge", "from": [7, 0],
         "to": [7, 1], "tags": ["DESTROYABLE"]},
    ],
    "figures": [
        {"id": "A", "name": "Ann", "squad": "red", "at": [3, 2], "backpack": ["Syringe"],
         "weapons": [{"name": "C.A.R.", "range": [1, 3], "ammo": 1}, {"name": "Longbow"}]},
        {"id": "B", "name": "Bob", "squad": "blue", "at": [1, 1]},
        {"id": "C", "name": "Cy", "squad": "red"},
        {"id": "D", "name": "Di"},
    ],
    "loot": [{"at": [3, 3], "token": "Medical Kit"}, {"at": [3, 2], "token": "Epic Helmet"}],
}  # fmt: skip

PLACE = {"ask": "place", "figure": "A"}
CORNER = {**PLACE, "on": "intersection"}
DESTROY = {"ask": "destroy", "figure": "A"}

BAD: dict[str, tuple[dict[str, Any], str]] = {
    "an unknown figure": ({"ask": "interact", "figure": "Z"}, "figure"),
    "a figure off the map": ({"ask": "interact", "figure": "C"}, "figure"),
    "a range upside down": ({**PLACE, "range": [3, 1]}, "range"),
    "an intersection without a level": ({**CORNER, "at": {"at": [1, 1]}}, "at.level"),
    "an intersection off the board": ({**CORNER, "at": {"at": [9, 1], "level": 0}}, "at"),
    "a space with a level": ({**PLACE, "at": {"at": [1, 1], "level": 0}}, "at.level"),
    "a space off the board": ({**PLACE, "at": [8, 1]}, "at"),
    "a spot that is no pair": ({**PLACE, "at": "here"}, "at"),
    "a kind nobody knows": ({**PLACE, "component": {"kind": "cake"}}, "component.kind"),
    "smoke on a space": ({**PLACE, "component": {"kind": "smoke"}}, "component.kind"),
    "tags that are known": (
        {**CORNER, "component": {"kind": "smoke", "tags": ["ZONE"]}},
        "component.tags",
    ),
    "an id of something else": (
        {**CORNER, "component": {"kind": "smoke", "id": "beacon"}},
        "component.id",
    ),
    "attached to an intersection": ({**CORNER, "attach-to": "B"}, "on"),
    "attached to nobody": ({**PLACE, "attach-to": "Z"}, "attach-to"),
    "no target": ({**DESTROY, "targets": []}, "targets"),
    "a target nobody knows": ({**DESTROY, "targets": ["raven", "x"]}, "targets[1]"),
    "a target twice": ({**DESTROY, "targets": ["raven", "raven"]}, "targets[1]"),
    "a tag for nothing": (
        {**DESTROY, "targets": ["raven"], "destroyable": ["x"]},
        "destroyable[0]",
    ),
    "a weapon nobody has": ({**DESTROY, "targets": ["raven"], "by": "Mozambique"}, "by"),
    "a weapon that is none": ({**DESTROY, "targets": ["raven"], "by": 7}, "by"),
    "a line to an edge": ({**DESTROY, "targets": ["post"], "by": "C.A.R."}, "targets[0]"),
    "an unknown Legend": ({"ask": "respawn", "figure": "Z"}, "figure"),
    "a Legend of no squad": ({"ask": "respawn", "figure": "D"}, "figure"),
    "coming back off the board": ({"ask": "respawn", "figure": "C", "at": [0, 5]}, "at"),
    "a border that moves outward": ({"ask": "ring", "card": {"top": -1}}, "card.top"),
    "loot off the board": (
        {"ask": "drop", "figure": "A", "token": "Syringe", "at": [-1, 0]},
        "at",
    ),
}


@pytest.mark.parametrize("name", BAD)
def test_bad_questions_are_told_where(name: str) -> None:
    """A bad question gets the place of its fault and a sentence."""
    question, place = BAD[name]
    assert_refused(ask, {"scene": SCENE, **question}, place)


def test_only_what_is_interactive_can_be_opened() -> None:
    """A Wall has no `opened`, a Supply Bin has."""
    wall = {"kind": "wall", "from": [1, 1], "to": [2, 1], "opened": True}
    scene = {**SCENE, "components": [wall]}
    assert_refused(read_scene, scene, "scene.components[0].opened")
    assert read_scene({**scene, "components": [{**wall, "kind": "supply-bin"}]}).pieces[0].opened


def rules_of(question: dict[str, Any]) -> list[str]:
    """The sentences of a verdict, by name."""
    return [step.message_id for step in ask({"scene": SCENE, **question}).steps]


def test_every_reason_against_a_spot_is_told() -> None:
    """An intersection that is occupied, too far and on the wrong level gets three reasons."""
    asked = {**CORNER, "range": [3, 4], "level": 1, "at": {"at": [4, 2], "level": 0}}
    assert {"apex.placing.straight", "apex.placing.out-of-range", "apex.placing.wrong-level"} <= {
        *rules_of(asked)
    }


def test_every_reason_against_a_target_is_told() -> None:
    """Too many, no ammo, not tagged, too far, not seen: each gets its step."""
    empty = {"name": "C.A.R.", "range": [0, 1], "ammo": 0}
    scene = {**SCENE, "components": [
        {"id": "smoke", "kind": "smoke", "at": [6, 4]},
        {"id": "wall", "kind": "wall", "from": [5, 2], "to": [5, 5]},
    ]}  # fmt: skip
    question = {**DESTROY, "targets": ["smoke", "wall"], "most": 1, "by": empty}
    verdict = ask({"scene": scene, **question})
    assert verdict.answer["legal"] is False
    assert {
        "apex.destroy.too-many",
        "apex.destroy.no-ammo",
        "apex.destroy.not-tagged",
        "apex.destroy.not-in-range",
        "apex.destroy.not-seen",
    } <= {step.message_id for step in verdict.steps}


def test_what_stands_between_is_named() -> None:
    """An object behind a Half-Wall, on another level, or behind two Buildings gets its reasons."""
    beacon = {"kind": "respawn-beacon", "at": [4, 3]}
    half_wall = {"kind": "half-wall", "from": [4, 3], "to": [4, 4]}
    houses = [{"kind": "building", "at": at, "size": [2, 2]} for at in ([4, 1], [2, 3])]
    for components, at, message_id in (
        ([beacon, half_wall], [3, 3], "The Half-Wall stands between Ann and the Respawn Beacon"),
        ([{**beacon, "at": [5, 1], "base": 1}, *houses], [6, 2], "isn't on the same level as Ann"),
        ([beacon, *houses], [3, 2], "Two Buildings meet between Ann and the Respawn Beacon"),
    ):
        figures = [{"id": "A", "name": "Ann", "squad": "red", "at": at}]
        scene = {**SCENE, "components": components, "figures": figures}
        scene["rulings"] = {"between-buildings": "apart"}
        verdict = ask({"scene": scene, "ask": "interact", "figure": "A"})
        assert verdict.answer["objects"] == []
        assert message_id in verdict_text(verdict, ENGLISH)


def test_no_line_no_verdict_beyond_the_book() -> None:
    """A table that wants no verdict on a line gets no spot and no target by it."""
    tower = [{"kind": "building", "at": [1, 1], "size": [3, 3], "base": base} for base in range(3)]
    smoke = {"id": "smoke", "kind": "smoke", "at": [7, 2]}
    scene = {
        **SCENE,
        "components": [*tower, smoke],
        "figures": [{"id": "A", "name": "Ann", "squad": "red", "at": [1, 1]}],
        "rulings": {"beyond-book": "ask"},
    }
    placing = {**CORNER, "los": True, "at": {"at": [7, 3], "level": 0}}
    verdict = ask({"scene": scene, **placing})
    assert verdict.answer["legal"] is False
    assert "apex.placing.undecided" in [step.message_id for step in verdict.steps]
    weapon = {"name": "C.A.R.", "range": [1, 9]}
    shot = {**DESTROY, "targets": ["smoke"], "destroyable": ["smoke"], "by": weapon}
    verdict = ask({"scene": scene, **shot})
    assert verdict.answer["legal"] is False
    assert "apex.destroy.undecided" in [step.message_id for step in verdict.steps]
    assert "apex.destroy.ammo-unknown" in [step.message_id for step in verdict.steps]


def test_a_placed_miniature_stands_on_the_map() -> None:
    """What was placed is there, under an id of its own."""
    spot = {"at": [2, 2], "level": 0}
    asked = {**CORNER, "range": [0, 5], "at": spot, "component": {"kind": "smoke"}}
    added = after(SCENE, **asked)["components"][-1]
    assert added == {"id": "smoke-0", "kind": "smoke", "at": [2, 2], "base": 0}
    custom = {"kind": "custom", "name": "Totem", "tags": ["OCCUPY SPACE"]}
    added = after(SCENE, **{**PLACE, "at": [2, 3], "component": custom})["components"][-1]
    assert (added["on"], added["at"], added["base"]) == ("space", [2, 3], 0)


def test_a_miniature_on_the_map_is_moved() -> None:
    """The one with the same id is taken up first, and its own spot counts as free."""
    here = {"at": [3, 4], "level": 0}
    smoke = {"kind": "smoke", "id": "smoke"}
    assert ask({"scene": SCENE, **CORNER, "at": here}).answer["legal"] is False
    assert ask({"scene": SCENE, **CORNER, "at": here, "component": smoke}).answer["legal"] is True
    scene = after(SCENE, **{**CORNER, "at": {"at": [2, 1], "level": 1}, "component": smoke})
    found = [c for c in scene["components"] if c["id"] == "smoke"]
    assert found == [{"id": "smoke", "kind": "smoke", "at": [2, 1], "base": 1}]


def test_a_piece_of_ones_own_needs_all_its_spaces() -> None:
    """Its card gives size and tags; it lies on nobody, on one level, with nothing inside it."""
    card = {"name": "Rock", "on": "space", "tags": ["OCCUPY SPACE"], "size": [2, 2]}
    scene = {**SCENE, "own-pieces": [card]}
    one, rock = {"name": "Pebble"}, {"name": "Rock"}
    spots = [ask({"scene": scene, **PLACE, "component": c}).answer["spots"] for c in (one, rock)]
    room = {tuple(spot) for spot in spots[0]}
    level = read_scene(scene).level
    around = ((0, 0), (1, 0), (0, 1), (1, 1))
    # Across the run of Bin and Wall, the post between the last columns, and the Smoke.
    across = {*((c, 1) for c in range(2, 6)), (6, 0), (2, 3)}
    fits = [
        [c, r]
        for c, r in spots[0]
        if (c, r) not in across
        and all((c + x, r + y) in room for x, y in around)
        and len({level(Space(c + x, r + y)) for x, y in around}) == 1
    ]
    assert spots[1] == fits
    placed = after(scene, **{**PLACE, "at": fits[-1], "component": rock})["components"][-1]
    assert (placed["size"], placed["tags"]) == ([2, 2], ["OCCUPY SPACE"])


def test_what_cannot_be_placed_changes_nothing() -> None:
    """No spot, an illegal one, no miniature, or a taken spot: nothing changes."""
    smoke = {"component": {"kind": "smoke"}}
    taken = {"at": {"at": [3, 4], "level": 0}}
    assert after(SCENE, **{**CORNER, **smoke}) is None
    assert after(SCENE, **CORNER, **smoke, **taken) is None
    assert after(SCENE, **{**CORNER, **smoke, **taken, "free": False}) is None
    assert after(SCENE, **{**CORNER, "at": {"at": [2, 2], "level": 0}}) is None


def test_what_is_destroyed_leaves_the_map() -> None:
    """Legal targets are removed, and no Ammo is spent; otherwise nothing changes."""
    asked = {**DESTROY, "targets": ["smoke"], "destroyable": ["smoke"], "by": "C.A.R."}
    scene = after(SCENE, **asked)
    assert "smoke" not in [component["id"] for component in scene["components"]]
    assert scene["figures"] == SCENE["figures"]
    assert after(SCENE, **{**asked, "destroyable": []}) is None


def test_who_comes_back_has_full_dials() -> None:
    """The Legend stands where it chose, at 20 and 40; not elsewhere, and not without a choice."""
    asked = {"ask": "respawn", "figure": "C"}
    legend = read_scene(after(SCENE, **{**asked, "at": [4, 4]})).figures["C"]
    assert (tuple(legend.at), legend.kit.shield, legend.kit.health) == ((4, 4), 20, 40)
    assert after(SCENE, **asked) is None
    assert after(SCENE, **{**asked, "at": [0, 4]}) is None


def test_the_ring_shrinks_and_closes() -> None:
    """A card moves the borders; a Ring that has closed stays closed and can be drawn."""
    card = {"ask": "ring", "card": {"left": 20, "top": 20, "right": 20, "bottom": 20}}
    scene = after(SCENE, **card)
    assert scene["ring"] == {"left": 8, "top": 5, "right": -1, "bottom": -1}
    verdict = ask({"scene": scene, "ask": "ring", "card": {"top": 1}})
    assert verdict.answer["inside"] == []
    assert "The Ring has closed" in verdict_text(verdict, ENGLISH)
    assert after(SCENE, ask="ring") is None


def test_the_ring_is_taken_into_play_as_large_as_the_map() -> None:
    """It begins in the corners of the map, once, and is drawn from then on."""
    begun = after(SCENE, ask="ring", begins=True)
    assert begun["ring"] == {"left": 0, "top": 0, "right": 7, "bottom": 4}
    assert after(begun, ask="ring", begins=True) is None
    assert sketch(read_scene(begun)).limit == ((0, 0), (8, 5))
    assert sketch(read_scene(SCENE)).limit is None


def test_an_exhausted_shield_does_not_help() -> None:
    """A Legendary Knockdown Shield on its exhausted side leaves the Ring's damage as it is."""
    figure = {**SCENE["figures"][0], "knockdown-shield": "legendary"}
    ring = {"left": 5, "top": 0, "right": 7, "bottom": 4}
    for exhausted, damage in (([], 8), (["knockdown-shield"], 10)):
        scene = {**SCENE, "ring": ring, "figures": [{**figure, "exhausted": exhausted}]}
        found = ask({"scene": scene, "ask": "ring", "damage": 10}).answer["damage"]
        assert found == [{"figure": "A", "damage": damage}]


def test_loot_changes_hands() -> None:
    """A token goes from the map to the Backpack and back, if it is there."""
    kit = {"ask": "pick-up", "figure": "A", "token": "Medical Kit", "at": [3, 3]}
    scene = after(SCENE, **kit)
    assert scene["figures"][0]["backpack"] == ["Syringe", "Medical Kit"]
    assert [token["token"] for token in scene["loot"]] == ["Epic Helmet"]
    drop = {"ask": "drop", "figure": "A", "token": "Syringe", "at": [2, 2]}
    scene = after(SCENE, **drop)
    assert scene["figures"][0]["backpack"] == []
    assert scene["loot"][-1] == {"at": [2, 2], "token": "Syringe", "exhausted": False}
    assert after(SCENE, **{**kit, "at": [3, 2]}) is None
    assert after(SCENE, **{**drop, "token": "Cake"}) is None


def beside(token: str, *, turned: bool = False, **kit: object) -> dict[str, Any]:
    """Picking up a token that lies beside Ann, with other things on her board."""
    loot = [{"at": [3, 3], "token": token, "exhausted": turned}]
    table = {**SCENE, "figures": [{**SCENE["figures"][0], **kit}], "loot": loot}
    return {"scene": table, "ask": "pick-up", "figure": "A", "token": token, "at": [3, 3]}


def test_gear_is_swapped() -> None:
    """New Gear goes on, and the old piece is dropped where its player chooses, each side kept."""
    assert after(**beside("Epic Helmet")) is None
    scene = after(**beside("Epic Helmet"), **{"drop-at": [2, 3]})
    assert scene["figures"][0]["helmet"] == "epic"
    assert scene["loot"] == [{"at": [2, 3], "token": "common Helmet", "exhausted": False}]
    worn = {"knockdown-shield": "rare", "exhausted": ["knockdown-shield"]}
    pick_up = {**beside("epic knockdown shield", **worn), "drop-at": [3, 3]}
    scene = after(**pick_up)
    assert scene["figures"][0]["exhausted"] == []
    assert scene["loot"][0]["exhausted"] is True
    back = after(**{**pick_up, "scene": scene, "token": scene["loot"][0]["token"]})
    assert {key: back["figures"][0][key] for key in worn} == worn


def test_a_body_shield_from_the_map_is_put_on() -> None:
    """Its front side restores Shield points and is exhausted; the exhausted side does neither."""
    for turned in (False, True):
        pick_up = {**beside("Rare Body Shield", turned=turned, shield=5), "drop-at": [3, 3]}
        found = after(**pick_up)["figures"][0]
        equip = {key: pick_up[key] for key in ("scene", "figure", "token", "drop-at")}
        assert found == after(ask="equip", exhausted=turned, **equip)["figures"][0]
        assert found["exhausted"] == ["body-shield"]
        assert (found["shield"] > 5) is not turned


def test_gear_of_an_unknown_rarity_is_left_to_its_player() -> None:
    """It may be picked up, but nobody has said what to put on the board."""
    for name in ("Helmet", "knockdown shield"):
        assert ask(beside(name)).answer == {"legal": True}
        assert after(**beside(name)) is None


def test_an_attachment_needs_no_room_in_the_backpack() -> None:
    """With a full Backpack it goes on a weapon that has a free slot; without one, room is made."""
    rifle = {"name": "a rifle", "slots": [{"kind": "barrel"}]}
    name = "Rare Barrel Stabilizer"
    full = ["Syringe"] * 8
    asked = beside(name, backpack=full, weapons=[rifle])
    assert ask(asked).answer == {"legal": True}
    found = after(**asked)["figures"][0]
    assert found["weapons"] == [{**rifle, "slots": [{"kind": "barrel", "token": name}]}]
    assert found["backpack"] == full
    assert after(**{**asked, "to-backpack": True}) is None
    assert after(**beside(name, backpack=full, weapons=[])) is None


def test_the_ring_burns_those_outside() -> None:
    """With its damage, Health falls past the Shield and the fallen leave; then the borders move."""
    figures = [
        {"id": "A", "name": "Ann", "squad": "red", "at": [0, 3], "shield": 7, "health": 30},
        {"id": "B", "name": "Bob", "squad": "blue", "at": [0, 4], "health": 6},
        {"id": "C", "name": "Cy", "squad": "red", "at": [4, 4]},
    ]
    table = {**SCENE, "figures": figures, "ring": {"left": 2, "top": 0, "right": 7, "bottom": 4}}
    done = after(table, "ring", damage=6, card={"left": 1})
    ann, bob, cy = done["figures"]
    assert (ann["shield"], ann["health"], ann["at"]) == (7, 24, [0, 3])
    assert (bob["at"], bob["health"], bob["deathboxes"]) == (None, 40, 1)
    assert cy == figures[2]
    assert done["ring"]["left"] == 3
    assert after(table, "ring", damage=6)["ring"] == table["ring"]
    assert after(table, "ring") is None
    told = verdict_text(ask({"scene": table, "ask": "ring", "damage": 6}), ENGLISH)
    assert "30 becomes 24" in told
    assert "Bob is eliminated" in told


def test_a_whole_explanation() -> None:
    """The words of a verdict on reaching, from first to last."""
    verdict = ask({"scene": SCENE, "ask": "interact", "figure": "A"})
    assert verdict_text(verdict, ENGLISH).splitlines() == [
        "◉ Can interact with the Supply Bin and the Respawn Beacon (a ruling)",
        (
            "  1. The Supply Bin at the bottom edge of D2 (level 0) is adjacent to Ann.  "
            "[apex.interact.adjacent-object]"
        ),
        (
            "  2. The Respawn Beacon at E4 (level 0) is adjacent to Ann.  "
            "[apex.interact.adjacent-object]"
        ),
        (
            "  3. Nearby, but without the INTERACTIVE tag: the Wall and the Smoke.  "
            "[apex.interact.tagged]"
        ),
        (
            "  4. Ann (D3, level 0) can interact with 2 objects, one per action.  "
            "[apex.interact.one-object]"
        ),
        "  5. Loot can be picked up from D3 and D4.  [apex.reach.pick-up]",
        (
            "  6. Loot can be dropped on C2, C3, D3, E3, C4, D4 and E4: "
            "Ann's own space and neighboring ones.  [apex.reach.drop]"
        ),
        (
            "  ~  If a Respawn Beacon isn't INTERACTIVE: objects: the Supply Bin; "
            "spaces to pick up from: 2; spaces to drop on: 7  [beacon-interactive: no]"
        ),
    ]


def test_several_of_a_kind_are_counted() -> None:
    """Whatever the kind, two of it near a Legend are told as two."""
    plain = {"kind": "custom", "on": "space", "tags": ["BLOCKAGE"]}
    for entry, words in (
        ({"kind": "smoke"}, "2 Smokes"),
        ({"kind": "dome"}, "2 Domes"),
        ({"kind": "supply-drop"}, "2 Supply Drops"),
        ({"kind": "rolling-thunder"}, "2 × Rolling Thunder"),
        ({"kind": "bombardment"}, "2 Bombardments"),
        (plain, "2 custom components"),
        ({**plain, "name": "Rock"}, "the edges of 2 × Rock"),
    ):
        scene = {**SCENE, "components": [{**entry, "at": at} for at in ([3, 3], [4, 3])]}
        verdict = ask({"scene": scene, "ask": "interact", "figure": "A"})
        assert words in verdict_text(verdict, ENGLISH)


def test_the_box_holds_every_map() -> None:
    """No map needs more of a component than there are."""
    data = files("adjudicator.games.apex").joinpath("data")
    box = tomllib.loads(data.joinpath("components.toml").read_text("utf-8"))
    for built in tomllib.loads(data.joinpath("maps.toml").read_text("utf-8")).values():
        for kind, sizes in built["components"].items():
            for size, number in sizes.items():
                assert number <= box[kind]["box"][size]


def test_a_range_that_is_missing_leaves_only_what_rests_on_it_open() -> None:
    """Which targets are destroyed hangs on the weapon's card, unless they can't be anyway."""
    asked = {**DESTROY, "targets": ["smoke"], "destroyable": ["smoke"], "by": "Longbow"}
    verdict = ask({"scene": SCENE, **asked})
    assert verdict.answer == {"legal": None, "targets": [{"id": "smoke", "legal": None}]}
    assert [one.at for one in verdict.missing] == ["scene.figures[0].weapons[1].range"]
    hidden = ask({"scene": SCENE, **asked, "targets": ["raven"]})
    assert (hidden.answer["legal"], hidden.missing) == (False, ())
    begins = {"name": "x", "range": [9, None]}
    sure = ask({"scene": SCENE, **asked, "by": begins})
    assert (sure.answer["legal"], sure.missing) == (False, ())
    assert "apex.destroy.before-range" in [step.message_id for step in sure.steps]
    begins = {"name": "x", "range": [1, None]}
    there = ask({"scene": SCENE, **asked, "by": begins})
    assert (there.answer["legal"], there.missing) == (True, ())
    assert "apex.destroy.range-begins" in [step.message_id for step in there.steps]


def test_whoever_is_off_the_map_is_told_so() -> None:
    """A Legend that was eliminated is known, and can do nothing on the map."""
    figures = [{**one, "at": None} if one["id"] == "A" else one for one in SCENE["figures"]]
    question = {"scene": {**SCENE, "figures": figures}, "ask": "interact", "figure": "A"}
    with pytest.raises(InputError) as refused:
        ask(question)
    assert (refused.value.at, refused.value.message_id) == ("figure", "apex.figure.off-the-map")
