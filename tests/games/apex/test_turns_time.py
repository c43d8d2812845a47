"""Turns, tracks, cards and contests: refusals, changes, and whole explanations."""

import pytest

from adjudicator.app.judge import ask
from adjudicator.core.facts import Called
from adjudicator.games import GAMES
from adjudicator.games.apex.table.clock import turn_of
from adjudicator.games.apex.turns.legend_actions import ACTIONS
from adjudicator.messages.as_text import verdict_text
from adjudicator.messages.renderer import ENGLISH
from tests.support.clocks import (
    BLUE,
    FOURTH,
    MATE,
    RED,
    SMOKE,
    about,
    clock,
    rules_of,
    scene,
)
from tests.support.doing import Json, after, answer


def test_a_thing_is_called_by_its_phrase() -> None:
    """An action is named by the phrase that bears its name."""
    assert ENGLISH.word(Called("apex.action.move")) == "Move 2"


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
    assert ENGLISH.step(verdict.steps[-1]) == "Not active yet: Cat."


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
    """Past the trophy there is no table to go on with."""
    assert after(scene(clock(8, "transition")), "timing", advance=1) is None


def test_the_clock_is_started_by_asking() -> None:
    """Without a clock, the markers are where the game begins, or where they are said to be."""
    begun = after(scene(), "timing")
    assert begun["time"] == {"round": 1, "turn": "red", "activated": [], "tokens": []}
    placed = {"label": "duration", "turns": 2, "name": "Smoke", "owner": "A", "cooldown": 2}
    later = after(scene(), "timing", start={"round": 3, "turn": "blue"}, place=placed)
    assert later["time"]["tokens"] == [
        {
            "id": "duration-1",
            "name": "Smoke",
            "owner": "A",
            "track": "initiative",
            "at": 8,
            "label": "duration",
            "cooldown": 2,
        }
    ]


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
        "◉ Round 3, the Red turn (by the book)",
        "Smoke ends and Smoke cools down.",
        (
            "  1. Smoke takes effect at once, for 3 turns: the token goes below the Blue turn of "
            "Round 2.  [apex.time.duration]"
        ),
        "  2. Round 2, the Blue turn: the effect of Smoke ends.  [apex.time.duration]",
        "  3. The miniature of Smoke leaves the map.  [apex.cooldown.return]",
        "  4. Smoke goes to position 2 of the Cooldown track.  [apex.cooldown.place]",
        "  5. Transition of Round 2: Smoke moves to position 1.  [apex.cooldown.move]",
        (
            "  6. The Initiative marker moves to the Red turn of Round 3.  "
            "[apex.transition.initiative]"
        ),
        "  7. Smoke is cooling down and can be used again from Round 4.  [apex.abilities.token]",
    ]


def test_an_explanation_of_victory() -> None:
    """The last Deathbox, word for word."""
    fallen = {**BLUE, "deathboxes": 0}
    verdict = ask(about(scene(None, RED, MATE, fallen, FOURTH), "victory", activating="B"))
    assert verdict_text(verdict, ENGLISH).splitlines() == [
        "✓ The Red squad wins (by the book)",
        "  1. The Red squad has 2 Victory Points.  [apex.victory.points]",
        (
            "  2. The Red squad still has to eliminate Dan at least once.  "
            "[apex.victory.unique-eliminations]"
        ),
        "  3. The Blue squad has 0 Victory Points.  [apex.victory.points]",
        (
            "  4. The Blue squad still has to eliminate Ann and Cat at least once.  "
            "[apex.victory.unique-eliminations]"
        ),
        (
            "  5. Bob starts its activation with no Deathbox left, and its enemies have 2 of 2 "
            "Victory Points.  [apex.victory.no-deathbox-left]"
        ),
        "  6. So the Red squad wins at once.  [apex.victory.no-deathbox-left]",
    ]


def test_a_timer_belongs_to_someone_by_name() -> None:
    """The form offers Legends and miniatures as players call them, not by their ids."""
    scene = {
        "game": "apex",
        "board": {"columns": 4, "rows": 4},
        "components": [
            {"kind": "dome", "at": [1, 1]},
            {"kind": "smoke", "at": [3, 1]},
            {"kind": "smoke", "at": [1, 3]},
        ],
        "figures": [{"id": "R1", "name": "Wraith"}, {"id": "R2"}],
        "time": {"round": 1, "turn": "red"},
    }
    game = GAMES["apex"]
    timing = next(action for action in game.actions if action.name == "timing")
    placing = timing.fields(game.read_scene(scene), {})[1].fields
    options = {field.name: (field.options, field.values) for field in placing}
    assert options["owner"] == (("Wraith", "R2"), ("R1", "R2"))
    smokes = ("smoke-1", "smoke-2")
    assert options["component"] == (("dome", *smokes), ("dome-0", *smokes))
