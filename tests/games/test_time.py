"""Turns, tracks, cards and contests: refusals, faults, changes, and whole explanations."""

from typing import Any

import pytest

from adjudicator.explain.as_text import verdict_text
from adjudicator.explain.speech import ENGLISH
from adjudicator.games import GAMES
from adjudicator.games.apex.actions import ACTIONS
from adjudicator.games.apex.clock import turn_of
from adjudicator.kernel.change import changed
from adjudicator.kernel.scene import read
from adjudicator.service.judge import ask
from tests.refusals import assert_refused

Json = dict[str, Any]

RED = {"id": "A", "name": "Ann", "squad": "red", "at": [0, 0]}
MATE = {"id": "C", "name": "Cat", "squad": "red"}
BLUE = {"id": "B", "name": "Bob", "squad": "blue", "at": [3, 2]}
FOURTH = {"id": "D", "name": "Dan", "squad": "blue", "at": [2, 2]}
SMOKE = {
    "id": "smoke-token",
    "name": "Smoke",
    "owner": "A",
    "track": "initiative",
    "at": 4,
    "label": "duration",
    "cooldown": 2,
    "component": "smoke",
}


def scene(time: Json | None = None, *figures: Json) -> Json:
    """A small table with a Smoke, and the Legends given or all four."""
    table: Json = {
        "game": "apex",
        "board": {"columns": 4, "rows": 3},
        "components": [{"kind": "smoke", "id": "smoke", "at": [2, 1]}],
        "figures": list(figures or (RED, MATE, BLUE, FOURTH)),
    }
    return {**table, "time": time} if time else table


def clock(round_: int = 2, turn: str = "red", *tokens: Json, **fields: object) -> Json:
    """A Round board."""
    return {"round": round_, "turn": turn, "tokens": list(tokens), **fields}


def about(table: Json, name: str, **parameters: object) -> Json:
    """A question."""
    return {"scene": table, "ask": name, **parameters}


def answer(table: Json, name: str, **parameters: object) -> Json:
    """The answer to a question."""
    return dict(ask(about(table, name, **parameters)).answer)


def rules_of(table: Json, name: str, **parameters: object) -> list[str]:
    """The rules of a verdict's steps, without the game's name."""
    steps = ask(about(table, name, **parameters)).steps
    return [step.rule.removeprefix("apex.") for step in steps]


def after(table: Json, name: str, **parameters: object) -> Json | None:
    """The table after an action, if it may be done."""
    question = GAMES["apex"].questions[name]
    assert question.change
    state = GAMES["apex"].read_scene(table)
    change = question.change(state, read(question.parameters, parameters, ""))
    return change and changed(table, change)


def sources(*entries: Json) -> Json:
    """A question about which goes first."""
    return about(scene(), "precedence", sources=list(entries))


BAD: dict[str, tuple[object, str]] = {
    "an unknown Legend": (about(scene(), "activation", figure="Z"), "figure"),
    "an unknown action": (about(scene(), "activation", done=["move", "dance"]), "done[1]"),
    "a deed of two kinds": (
        about(scene(), "activation", done=[{"action": "move", "card": "x"}]),
        "done[0]",
    ),
    "a deed of no kind": (about(scene(), "activation", done=[{}]), "done[0]"),
    "a card for 3 AP": (about(scene(), "activation", done=[{"card": "x", "ap": 3}]), "done[0].ap"),
    "a target that is not there": (about(scene(), "reactions", target="Z", legend="A"), "target"),
    "one that reacts and is not there": (
        about(scene(), "reactions", target="A", legend="Z"),
        "legend",
    ),
    "a squadmate without a squad": (
        about(scene(None, RED, {"id": "X", "at": [1, 1]}), "reactions", target="A", legend="X"),
        "legend",
    ),
    "an unknown procedure": (about(scene(), "turn", phase="lunch"), "phase"),
    "a step beyond the last": (about(scene(), "turn", phase="round", at=3), "at"),
    "timing without a clock": (about(scene(), "timing"), "scene.time"),
    "a token of nobody": (
        about(scene(clock()), "timing", place={"label": "delay", "turns": 1, "owner": "Z"}),
        "place.owner",
    ),
    "a token for no component": (
        about(scene(clock()), "timing", place={"label": "delay", "turns": 1, "component": "z"}),
        "place.component",
    ),
    "a ninth round": (about(scene(clock(9)), "timing"), "scene.time.round"),
    "a turn of green": (about(scene(clock(1, "green")), "timing"), "scene.time.turn"),
    "an active Legend that is not there": (
        about(scene(clock(activated=["A", "Z"])), "timing"),
        "scene.time.activated[1]",
    ),
    "two tokens of one id": (
        about(scene(clock(2, "red", SMOKE, SMOKE)), "timing"),
        "scene.time.tokens[1].id",
    ),
    "an owner that is not there": (
        about(scene(clock(2, "red", {**SMOKE, "owner": "Z"})), "timing"),
        "scene.time.tokens[0].owner",
    ),
    "a component that is not there": (
        about(scene(clock(2, "red", {**SMOKE, "component": "z"})), "timing"),
        "scene.time.tokens[0].component",
    ),
    "a token behind the Initiative marker": (
        about(scene(clock(3, "red", SMOKE)), "timing"),
        "scene.time.tokens[0].at",
    ),
    "a token behind the Round marker": (
        about(scene(clock(3, "red", {"id": "x", "track": "round", "at": 3})), "timing"),
        "scene.time.tokens[0].at",
    ),
    "two cards, one without its time": (
        sources({"name": "x", "from": "card", "played": 1}, {"name": "y", "from": "card"}),
        "sources[1].played",
    ),
    "two cards at once": (
        sources(*[{"name": "x", "from": "card", "played": 1}] * 2),
        "sources[1].played",
    ),
    "a passive rule": (
        sources({"name": "x", "from": "core", "passive": True}),
        "sources[0].passive",
    ),
    "no source": (sources(), "sources"),
    "victory for one without a squad": (
        about(scene(None, RED, BLUE, {"id": "X"}), "victory"),
        "scene.figures",
    ),
    "victory for uneven squads": (about(scene(None, RED, MATE, BLUE), "victory"), "scene.figures"),
    "victory for one against one": (about(scene(None, RED, BLUE), "victory"), "scene.figures"),
    "an activation of nobody": (about(scene(), "victory", activating="Z"), "activating"),
}


@pytest.mark.parametrize("name", BAD)
def test_bad_questions_are_told_where(name: str) -> None:
    """A bad question gets the place of its fault and a sentence."""
    question, place = BAD[name]
    assert_refused(ask, question, place)


def test_actions_are_in_the_book_s_order() -> None:
    """Basic actions first, then cards, Rush, loot, and passing."""
    named = [action["action"] for action in answer(scene(), "activation")["actions"]]
    assert named == list(ACTIONS)
    assert named[:7] == ["move", "interact", "shoot", "use", "melee", "destroy", "respawn"]


def test_a_refusal_names_all_its_reasons() -> None:
    """A card that costs too much and shoots a second time is refused for both."""
    done = ["move", "shoot", {"card": "Burst", "ap": 1, "shoot": True}]
    found = rules_of(scene(), "activation", figure="A", done=done)
    assert answer(scene(), "activation", figure="A", done=done)["broken"] == 2
    assert {"activation.points", "activation.one-shot"} <= set(found)


def test_nobody_is_active_twice_or_out_of_turn() -> None:
    """One that has been active in the enemy's turn is told both."""
    table = scene(clock(1, "blue", activated=["A"]))
    assert rules_of(table, "activation", figure="A").count("turn.activate") == 2
    legal = [action["legal"] for action in answer(table, "activation", figure="A")["actions"]]
    assert not any(legal)


def test_a_rush_needs_a_feat_card() -> None:
    """With none in hand there is no Rush; with an unknown hand there may be."""
    rush = {
        feats: next(
            action["legal"]
            for action in answer(scene(), "activation", feats=feats)["actions"]
            if action["action"] == "rush"
        )
        for feats in (None, 0, 1)
    }
    assert rush == {None: True, 0: False, 1: True}


def test_ending_an_activation_turns_the_draft_card() -> None:
    """The Legend joins those that were active, once, and in its own turn only."""
    table = scene(clock(1, "red"))
    ended = after(table, "activation", figure="A", done=["move"])
    assert ended
    assert ended["time"]["activated"] == ["A"]
    assert after(ended, "activation", figure="A") is None
    assert after(table, "activation", figure="B") is None
    assert after(table, "activation", figure="A", done=["shoot", "shoot"]) is None
    assert after(scene(), "activation", figure="A") is None


def test_an_eliminated_legend_does_not_end_its_activation_before_it_is_back() -> None:
    """Off the map there is no passing, so nothing changes until it has respawned."""
    table = scene(clock(1, "red"))
    assert after(table, "activation", figure="C") is None
    assert after(table, "activation", figure="C", done=["respawn"])


@pytest.mark.parametrize(
    ("target", "legend", "more", "expected"),
    [
        ("A", "A", {}, (True, True, False)),
        ("A", "A", {"played": ["before", "after"]}, (False, False, False)),
        ("A", "A", {"eliminated": True, "played": ["before"]}, (False, False, False)),
        ("C", "C", {}, (True, False, False)),
        ("C", "A", {}, (True, True, True)),
        ("A", "C", {}, (False, False, True)),
        ("A", "B", {}, (False, False, True)),
    ],
)
def test_reactions(target: str, legend: str, more: Json, expected: tuple[bool, bool, bool]) -> None:
    """Who may answer a shot, before and after firing, and with which mark."""
    found = answer(scene(), "reactions", target=target, legend=legend, **more)
    assert tuple(found.values()) == expected


def test_the_transition_leaves_out_what_does_not_apply() -> None:
    """Without the Ring nobody loses Health; with a feature named, somebody may."""
    without = answer(scene(clock(3, "transition")), "turn", phase="transition")["steps"]
    assert without == [
        "feat-cards",
        "cooldown",
        "round-marker",
        "square",
        "draft-cards",
        "initiative",
    ]
    shields = answer(scene(), "turn", phase="transition", features=["heat-shields"])["steps"]
    assert shields[0] == "ring-damage"


def test_a_turn_names_who_is_still_to_act() -> None:
    """Whoever of the squad has not been active is named, on the map or off it."""
    verdict = ask(about(scene(clock(activated=["A"])), "turn", phase="turn"))
    assert ENGLISH.step(verdict.steps[-1]) == "Still to be active: Cat."


def test_uneven_squads_still_drop_in_turn() -> None:
    """When one squad has none left to place, the other goes on."""
    steps = answer(scene(None, RED, MATE, BLUE), "turn", phase="drop")["steps"]
    assert [step for step in steps if step.startswith("place")] == [
        "place-1-blue",
        "place-2-red",
        "place-3-red",
    ]


def test_time_takes_the_smoke_off_the_map() -> None:
    """When its effect ends, the miniature goes, and the token cools down."""
    table = scene(clock(2, "blue", SMOKE, activated=["B", "D"]))
    ended = after(table, "timing", advance=1)
    assert ended
    assert ended["components"] == []
    assert ended["time"]["turn"] == "transition"
    cooling = {**SMOKE, "track": "cooldown", "at": 2}
    del cooling["component"]
    assert ended["time"]["tokens"] == [cooling]
    ready = after(ended, "timing", advance=4)
    assert ready
    assert ready["time"]["tokens"] == []


def test_a_new_round_finds_all_ready() -> None:
    """The transition empties the list of those that were active."""
    table = scene(clock(1, "transition", activated=["A", "B"]))
    following = after(table, "timing", advance=1)
    assert following
    assert following["time"] == {"round": 2, "turn": "red", "activated": [], "tokens": []}


def test_a_persistent_miniature_stays() -> None:
    """One that is tagged so is not taken off the map."""
    totem = {"kind": "custom", "on": "space", "at": [1, 1], "id": "totem", "tags": ["PERSISTENT"]}
    token = {"id": "t", "track": "initiative", "at": 3, "component": "totem"}
    table = {**scene(clock(2, "red", token)), "components": [totem]}
    ended = after(table, "timing", advance=1)
    assert ended
    assert [component["id"] for component in ended["components"]] == ["totem"]


def test_nothing_changes_beyond_the_last_round() -> None:
    """Past the trophy there is no table to go on with, and an unnamed token is not placed."""
    assert after(scene(clock(8, "transition")), "timing", advance=1) is None
    assert after(scene(clock()), "timing", place={"label": "delay", "turns": 1}) is None


def test_turns_are_numbered_through_the_game() -> None:
    """Odd ones are Red's, even ones Blue's."""
    assert [turn_of(number) for number in (1, 2, 3, 16)] == [
        (1, "red"),
        (1, "blue"),
        (2, "red"),
        (8, "blue"),
    ]


def test_both_squads_at_once_leave_no_winner() -> None:
    """The book does not say who wins then."""
    fallen = [{**figure, "deathboxes": 1} for figure in (RED, MATE, BLUE, FOURTH)]
    found = answer(scene(None, *fallen), "victory")
    assert found == {"winner": None, "over": True, "points": {"red": 2, "blue": 2}}


def test_an_explanation_of_time() -> None:
    """Smoke of three turns, word for word: where the token goes, what ends, when it is back."""
    table = scene(clock(1, "red", activated=["A", "C"]), RED, MATE)
    place = {key: SMOKE[key] for key in ("id", "name", "label", "cooldown", "component")}
    verdict = ask(about(table, "timing", place={**place, "turns": 3}, advance=6))
    assert verdict_text(verdict, ENGLISH).splitlines() == [
        "◉ Nothing is due (by the book)",
        "Round 3, the Red turn.",
        (
            "  1. Smoke works at once, for 3 turns: the token goes below the Blue turn of Round 2.  "
            "[apex.time.duration]"
        ),
        "  2. Round 2, the Blue turn: the effect of Smoke ends.  [apex.time.duration]",
        "  3. The miniature of Smoke leaves the map.  [apex.cooldown.return]",
        "  4. Smoke goes to position 2 of the Cooldown track.  [apex.cooldown.place]",
        "  5. Transition of Round 2: Smoke moves to position 1.  [apex.cooldown.move]",
        (
            "  6. The Initiative marker comes to the Red turn of Round 3.  "
            "[apex.transition.initiative]"
        ),
        "  7. Smoke cools down and can be used again from Round 4 on.  [apex.abilities.token]",
    ]


def test_an_explanation_of_victory() -> None:
    """The last Deathbox, word for word."""
    fallen = {**BLUE, "deathboxes": 0}
    verdict = ask(about(scene(None, RED, MATE, fallen, FOURTH), "victory", activating="B"))
    assert verdict_text(verdict, ENGLISH).splitlines() == [
        "✓ The Red squad wins (by the book)",
        "  1. The Red squad has 2 Victory Points.  [apex.victory.points]",
        (
            "  2. To eliminate for the Red squad, at least once: Dan.  "
            "[apex.victory.unique-eliminations]"
        ),
        "  3. The Blue squad has 0 Victory Points.  [apex.victory.points]",
        (
            "  4. To eliminate for the Blue squad, at least once: Ann and Cat.  "
            "[apex.victory.unique-eliminations]"
        ),
        (
            "  5. Bob, whose activation starts, has no Deathbox left; its enemies have 2 of 2 Victory "
            "Points.  [apex.victory.no-deathbox-left]"
        ),
        "  6. So the Red squad wins at once.  [apex.victory.no-deathbox-left]",
    ]
