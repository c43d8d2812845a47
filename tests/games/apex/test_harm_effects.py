"""Zones, areas, Grenades, pushes and blows: faults, refusals, changes, and whole explanations."""

from typing import Any

import pytest

from adjudicator.app.judge import ask
from adjudicator.core.verdict import Verdict
from adjudicator.games import GAMES
from adjudicator.messages.as_json import verdict_json
from adjudicator.messages.as_text import verdict_text
from adjudicator.messages.renderer import ENGLISH
from tests.support.doing import after
from tests.support.refusals import assert_refused

SCENE: dict[str, Any] = {
    "game": "apex",
    "board": {"columns": 8, "rows": 6},
    "components": [
        {"kind": "building", "at": [1, 1], "size": [2, 3]},
        {"kind": "respawn-beacon", "at": [3, 2]},
        {"kind": "half-wall", "from": [5, 4], "to": [5, 5]},
        {"kind": "smoke", "at": [6, 2]},
    ],
    "figures": [
        {"id": "A", "name": "Ann", "squad": "red", "at": [1, 2]},
        {"id": "B", "name": "Bob", "squad": "blue", "at": [2, 2]},
        {"id": "C", "name": "Cid", "squad": "red", "at": [2, 3]},
        {"id": "D", "name": "Dee", "squad": "blue", "at": [5, 4]},
        {"id": "E", "name": "Eve", "squad": "red", "at": [4, 4]},
        {"id": "X", "name": "Xan", "squad": "red"},
    ],
}
TOKEN = {"range": [1, 3], "cards": 1, "offsets": [[0, 0, 5]]}
AREA = {"ask": "area", "source": [4, 3], "offsets": [[0, 0]]}
GRENADE = {"ask": "grenade", "figure": "D", "grenade": TOKEN, "at": [6, 2], "arrows": [None]}
PUSH = {"ask": "push", "from": {"figure": "A"}, "to": {"figure": "B"}, "spaces": 1}
MELEE = {"ask": "melee", "figure": "A", "target": "B", "card": 50}
GOOD = {"area": AREA, "grenade": GRENADE, "push": PUSH, "melee": MELEE}
GOOD |= {"zone": {"ask": "zone", "from": [4, 0], "to": [7, 4]}}


def question(name: str, **other: object) -> dict[str, Any]:
    """A good question, with some of it exchanged."""
    return {"scene": SCENE, **GOOD[name], **other}


BAD: dict[str, tuple[dict[str, Any], str]] = {
    "an area from an intersection": (
        question("area", source={"intersection": [1, 1], "level": 0}),
        "source",
    ),
    "an area from too far": (question("area", source=[10**9, 0]), "source"),
    "an area from two places": (
        question("area", source={"space": [-1, 0], "figure": "A"}),
        "source",
    ),
    "an offset from too far": (question("area", offsets=[[0, 99]]), "offsets[0][1]"),
    "an offset of three": (question("area", offsets=[[0, 1, 2]]), "offsets[0]"),
    "a facing that is none": (question("area", facing="ne"), "facing"),
    "an unknown thrower": (question("grenade", figure="Z"), "figure"),
    "a thrower off the map": (question("grenade", figure="X"), "figure"),
    "an unknown Grenade": (question("grenade", grenade="Nova"), "grenade"),
    "a Grenade that is a number": (question("grenade", grenade=7), "grenade"),
    "half a Grenade": (question("grenade", grenade={"range": [1, 2]}), "grenade.cards"),
    "a Grenade without an area": (
        question("grenade", grenade={"range": [1, 2], "cards": 1}),
        "grenade.offsets",
    ),
    "a range turned round": (
        question("grenade", grenade={**TOKEN, "range": [3, 1]}),
        "grenade.range",
    ),
    "an offset twice": (
        question("grenade", grenade={**TOKEN, "offsets": [[0, 0, 1], [0, 0, 2]]}),
        "grenade.offsets[1]",
    ),
    "too few arrows": (question("grenade", grenade="frag"), "arrows"),
    "an arrow that is none": (question("grenade", arrows=["up"]), "arrows[0]"),
    "a push that is not straight": (question("push", to=[3, 3]), "to"),
    "a push from its own space": (question("push", to=[1, 2]), "to"),
    "a push off the board": (question("push", to=[1, 6]), "to"),
    "a push of an intersection": (
        question("push", to={"intersection": [1, 1], "level": 0}),
        "to",
    ),
    "a push of no space": (question("push", spaces=0), "spaces"),
    "a choice that is none": (question("push", choice=[7, 5]), "choice"),
    "a choice where there is none": (
        question("push", **{"from": [6, 0], "to": [6, 1], "choice": [7, 5]}),
        "choice",
    ),
    "an unknown target": (question("melee", target="Z"), "target"),
    "a card that is no card": (question("melee", card="high"), "card"),
    "a card below nothing": (question("melee", card=-1), "card"),
}


@pytest.mark.parametrize("name", BAD)
def test_bad_questions_are_told_where(name: str) -> None:
    """A bad question gets the place of its fault and a sentence."""
    asked, place = BAD[name]
    assert_refused(ask, asked, place)


@pytest.mark.parametrize("name", GOOD)
def test_a_verdict_has_the_contract_s_form(name: str) -> None:
    """Every step has a rule of the book and a whole sentence."""
    written = verdict_json(ask(question(name)), ENGLISH)
    assert written["ask"] == name
    assert written["steps"]
    for step in written["steps"]:
        assert step["rule"] in GAMES["apex"].rules
        assert "{" not in step["text"]
        assert step["text"].endswith(".")
    label, value = ENGLISH.fact(ask(question(name)))
    assert label
    assert value


def said(verdict: Verdict) -> list[str]:
    """The names of the steps."""
    return [step.message_id for step in verdict.steps]


UNTOUCHED = {"shield": 20, "health": 40, "eliminated": False}


def test_a_blow_names_every_reason_against_it() -> None:
    """Not adjacent, and of the same squad: both are told."""
    far = ask(question("melee", figure="C", target="E"))
    assert said(far) == ["apex.melee.too-far", "apex.melee.same-squad"]
    assert list(far.answer.values()) == [False, False, 0, [4, 4], False, [], UNTOUCHED]
    behind = ask(question("melee", figure="E", target="D"))
    assert said(behind) == ["apex.melee.obstacle"]
    lower = ask(question("melee", figure="B", target="B"))
    assert said(lower) == ["apex.melee.too-far", "apex.melee.same-squad"]


def test_a_blow_below_40_does_nothing() -> None:
    """39 fails: no damage, no push."""
    verdict = ask(question("melee", card={"value": 39, "arrow": "n"}))
    assert list(verdict.answer.values()) == [True, False, 0, [2, 2], False, [], UNTOUCHED]
    assert said(verdict) == ["apex.melee.may", "apex.melee.fails"]


def test_a_throw_names_every_reason_against_it() -> None:
    """Off the map and out of range: both are told, and the rest is worked out all the same."""
    verdict = ask(question("grenade", at=[12, 2], arrows=["w"]))
    assert "apex.grenade.off-map" in said(verdict)
    assert "apex.grenade.out-of-range" in said(verdict)
    assert verdict.answer["legal"] is False
    assert verdict.answer["landing"] == [11, 2]
    assert verdict.answer["spaces"] == []


@pytest.mark.parametrize("name", ["frag", "FRAG ", "Frag Grenade", {"name": "frag grenade"}])
def test_a_grenade_has_many_names(name: object) -> None:
    """A token is known by its short and its full name, in any case."""
    verdict = ask(question("grenade", grenade=name, arrows=[None, None]))
    assert verdict.steps[0].facts["name"] == "Frag Grenade"


def test_the_thermite_s_row_turns_with_the_token() -> None:
    """Facing east, a row across runs up and down; read along, it runs from side to side."""
    scene = {**SCENE, "components": [], "rulings": {"thermite-line": "across"}}
    asked = {**question("grenade", grenade="thermite", facing="e"), "scene": scene}
    assert {tuple(s["space"]) for s in ask(asked).answer["spaces"]} == {  # type: ignore[attr-defined]
        (6, row) for row in range(5)
    }
    asked["scene"] = {**scene, "rulings": {"thermite-line": "along"}}
    assert {tuple(s["space"]) for s in ask(asked).answer["spaces"]} == {  # type: ignore[attr-defined]
        (column, 2) for column in range(4, 8)
    }


def test_a_line_between_intersections_is_never_in_a_zone() -> None:
    """The zone's own intersection is not in it, but a line from there goes through it."""
    at = {"intersection": [6, 2], "level": 0}
    verdict = ask(question("zone", **{"from": at, "to": [6, 5]}))
    assert said(verdict)[1:-1] == ["apex.zone.through"]
    beside = {"intersection": [6, 3], "level": 0}
    assert ask(question("zone", **{"from": beside, "to": [6, 5]})).answer == {"zones": []}


def test_a_push_moves_the_figure() -> None:
    """The pushed figure stands where the push ends, the others stay."""
    away = {**PUSH, "from": [5, 5], "to": {"figure": "D"}, "spaces": 2}
    done = after(SCENE, **away)["figures"]
    assert [figure.get("at") for figure in done] == [[1, 2], [2, 2], [2, 3], [5, 2], [4, 4], None]


def test_a_push_waits_for_its_player() -> None:
    """Nothing changes while there is something to choose; then the figure stands there."""
    assert after(SCENE, **PUSH) is None
    assert after(SCENE, **PUSH, choice=[4, 1])["figures"][1]["at"] == [4, 1]


def test_a_push_that_moves_nobody_says_so() -> None:
    """Against something it collides and stays; onto a crowd below there is no room."""
    beside = {**PUSH, "from": {"figure": "E"}, "to": {"figure": "D"}}
    wall = [*SCENE["components"], {"kind": "wall", "from": [6, 4], "to": [6, 5]}]
    stays = ask({"scene": {**SCENE, "components": wall}, **beside})
    assert stays.summary.message_id == "apex.push.stays"
    around = [[3, 1], [3, 3], [2, 4], [4, 3], [4, 2], [4, 1]]
    crowd = [{"id": f"n{n}", "squad": "red", "at": at} for n, at in enumerate(around)]
    full = {**SCENE, "figures": [*SCENE["figures"][:2], *crowd]}
    verdict = ask({"scene": full, **PUSH})
    assert verdict.answer["to"] == [2, 2]
    assert verdict.summary.message_id == "apex.push.no-room"
    text = verdict_text(verdict, ENGLISH)
    assert "No room: Bob stays on C3" in text


def test_a_push_of_nobody_changes_nothing() -> None:
    """A push of an empty space can be asked about, but not done."""
    assert after(SCENE, **{**PUSH, "from": [6, 0], "to": [6, 1]}) is None


def test_a_push_told_in_full() -> None:
    """The whole explanation of a push down onto a Respawn Beacon."""
    assert verdict_text(ask(question("push")), ENGLISH).splitlines() == [
        "✕ Collision: 5 spaces to choose from (by the book)",
        (
            "  1. From C3, it is pushed in a straight line away from B3, up to 1 space.  "
            "[apex.push.straight]"
        ),
        (
            "  2. D3 (level 0), lower than C3 (level 1), is occupied by the Respawn Beacon, so "
            "there is a collision."
            "  [apex.push.occupied-below]"
        ),
        (
            "  3. Its player chooses a free space that neighbors D3: D2, E2, E3, D4 or E4."
            "  [apex.push.occupied-below]"
        ),
    ]


def test_a_grenade_told_in_full() -> None:
    """The whole explanation of a Thermite Grenade, with the other reading."""
    asked = question("grenade", grenade="thermite", at=[4, 2], arrows=["s"])
    assert verdict_text(ask(asked), ENGLISH).splitlines() == [
        "✓ Lands on E4: nobody is hit (a ruling)",
        "The arrows on the Aim cards move it from E3.",
        (
            "  1. Thermite Grenade: range 2 to 5, 1 Aim card. Spaces in its shape: 5."
            "  [apex.grenade.tokens]"
        ),
        (
            "  2. E3 is at distance 2 from Dee, within the range of 2 to 5. No line of sight is "
            "needed."
            "  [apex.grenade.range]"
        ),
        "  3. Aim card 1 moves the token from E3 to E4.  [apex.grenade.relocation]",
        "  4. It lands on E4, at level 0.  [apex.grenade.level]",
        "  5. Its row counts as lying across the direction it faces.  [apex.grenade.tokens]",
        "  6. From E4 (level 0), the shape covers 5 spaces of the map.  [apex.area.shape]",
        "  7. Spaces that aren't on level 0 are spared: C4.  [apex.area.one-level]",
        "  8. No blockage shields any space on level 0.  [apex.area.blockages]",
        "  9. So it reaches D4, E4, F4 and G4.  [apex.area.shape]",
        " 10. Cid, on C4 (level 1), isn't on level 0 and takes no damage.  [apex.area.one-level]",
        " 11. Nobody is hit.  [apex.grenade.damage]",
        (
            "  ~  If the Thermite's row lies along the direction it faces: reaches 5 spaces, hits "
            "1 Legend (spaces: also E2, E3, E5 and E6, not D4, F4 and G4; hit: also Eve; dials: "
            "also Eve)  [thermite-line: along]"
        ),
    ]


@pytest.mark.parametrize(("edition", "told"), [("core", "collides"), ("beta", "ends")])
def test_a_push_with_its_choice_says_where_it_ends(edition: str, told: str) -> None:
    """Once the player has chosen a space, the verdict names that space, not the choice."""
    figures = [("A", [1, 1]), ("B", [2, 1]), ("C", [3, 1])]
    scene = {
        "game": "apex",
        "edition": edition,
        "board": {"columns": 6, "rows": 4},
        "components": [{"kind": "building", "at": [1, 1], "size": [2, 2]}],
        "figures": [{"id": name, "at": at} for name, at in figures],
    }
    asked = {"scene": scene, "ask": "push", "from": [1, 1], "to": [2, 1], "spaces": 1}
    space = ask(asked).answer["choose"][0]
    verdict = ask({**asked, "choice": space})
    assert verdict.summary.message_id == f"apex.push.{told}"
    assert verdict.summary.facts["end"] == tuple(space)


def test_a_grenade_without_a_name_needs_a_backpack_that_is_not_empty() -> None:
    """It may be any token that the Backpack holds; with the values, a short name is enough."""
    token = {"range": [0, 9], "cards": 0, "offsets": [[0, 0, 5]]}
    throw = {"ask": "grenade", "figure": "A", "grenade": token, "at": [3, 2], "arrows": []}
    for pack, legal in ((["Frag Grenade"], True), ([], False)):
        figure = {"id": "A", "at": [1, 1], "backpack": pack}
        scene = {"game": "apex", "board": {"columns": 5, "rows": 5}, "figures": [figure]}
        verdict = ask({**throw, "scene": scene})
        assert verdict.answer["legal"] is legal
        assert "has no  in" not in verdict_text(verdict, ENGLISH)
        named = {**throw, "scene": scene, "grenade": {**token, "name": "frag"}}
        assert ask(named).answer["legal"] is legal


def test_a_grenade_whose_arrows_nobody_has_entered() -> None:
    """It lands where it was aimed, and the verdict says what that takes for granted."""
    throw = {**GRENADE, "arrows": [None]}
    assert "No arrow has been entered for its Aim card." in verdict_text(
        ask({"scene": SCENE, **throw}), ENGLISH
    )


def test_what_a_blow_would_deal_counts_the_collision() -> None:
    """Before the card is revealed the verdict tells the damage of the push's collision too."""
    hill = {"kind": "building", "at": [3, 1], "size": [2, 2]}
    scene = {**SCENE, "components": [hill], "figures": SCENE["figures"][:2]}
    text = verdict_text(ask({"scene": scene, **MELEE, "card": None}), ENGLISH)
    assert "A hit deals 8 damage, and Bob then ends on C3." in text
    assert "The collision deals 4 more damage: 8 in all." in text
