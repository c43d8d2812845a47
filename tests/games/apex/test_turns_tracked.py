"""A game whose turns the table keeps track of: who is active, what it did, what comes next."""

from typing import Any

import pytest

from adjudicator.app.judge import answer, ask
from adjudicator.games import GAMES
from adjudicator.messages.as_text import verdict_text
from adjudicator.messages.renderer import ENGLISH

SCENE = {
    "game": "apex",
    "board": {"columns": 8, "rows": 8},
    "components": [{"kind": "supply-bin", "from": [1, 1], "to": [2, 1]}],
    "figures": [
        {"id": "A", "name": "Wraith", "squad": "red", "at": [1, 1]},
        {"id": "B", "name": "Gibraltar", "squad": "blue", "at": [1, 3]},
    ],
    "time": {"round": 1, "turn": "red"},
}


#: An attachment.
BARREL = "rare Barrel Stabilizer"


def played(scene: dict[str, Any], name: str, **params: object) -> dict[str, Any]:
    """The scene after something was done, which must be possible."""
    answered = answer({"scene": scene, "ask": name, "apply": True, **params})
    assert answered.scene is not None, [step.message_id for step in answered.verdict.steps]
    return dict(answered.scene)


def texts(scene: dict[str, Any], name: str, **params: object) -> list[str]:
    """What the steps of a verdict are called."""
    return [step.message_id for step in ask({"scene": scene, "ask": name, **params}).steps]


def test_an_active_legend_pays_for_what_it_does() -> None:
    """A move of 2 points costs 1 AP, and is written down with its points."""
    scene = played(SCENE, "activate", figure="A")
    assert (scene["time"]["active"], scene["time"]["done"]) == ("A", [])
    scene = played(scene, "path", figure="A", to=[3, 1], points=2)
    assert scene["time"]["done"] == [{"action": "move", "points": 2}]
    assert ask({"scene": scene, "ask": "activation", "figure": "A"}).answer["ap"] == 1


def test_a_move_of_one_goes_with_an_action() -> None:
    """Interact and Move 1 are one action: the second of the two costs no more."""
    scene = played(SCENE, "activate", figure="A")
    scene["time"]["done"] = ["interact"]
    scene = played(scene, "path", figure="A", to=[2, 1], points=1)
    assert scene["time"]["done"][-1] == {"action": "move", "paired": True, "points": 1}
    assert ask({"scene": scene, "ask": "activation", "figure": "A"}).answer["ap"] == 1
    again = played(scene, "path", figure="A", to=[3, 1], points=1)
    assert again["time"]["done"][-1] == {"action": "move", "points": 1}


def test_without_points_nothing_is_done() -> None:
    """A third action is told, with the reason, but cannot be carried out."""
    scene = played(SCENE, "activate", figure="A")
    scene["time"]["done"] = ["move", "shoot"]
    question = {"scene": scene, "ask": "path", "figure": "A", "to": [3, 1], "points": 2}
    answered = answer({**question, "apply": True})
    assert answered.scene is None
    assert answered.verdict.steps[-1].message_id == "apex.activation.too-few"
    told = verdict_text(answered.verdict, ENGLISH).splitlines()
    assert told[0].startswith("✕ Not in this activation")
    assert told[1] == "Move 2 isn't possible: it costs 1 AP, with 0 left."


def test_a_rush_is_recorded_and_there_is_one_in_an_activation() -> None:
    """A Rush comes before its move, which still pairs with an Interact; a second one is refused."""
    scene = played(SCENE, "activate", figure="A")
    scene["time"]["done"] = ["interact"]
    scene = played(scene, "path", figure="A", to=[3, 1], points=1, rush=True)
    moved = {"action": "move", "paired": True, "points": 1}
    assert scene["time"]["done"][1:] == [{"action": "rush"}, moved]
    again = {"figure": "A", "to": [4, 1], "points": 1, "rush": True}
    assert answer({"scene": scene, "ask": "path", "apply": True, **again}).scene is None
    assert "apex.activation.has-rushed" in texts(scene, "path", **again)


def test_a_rush_can_be_a_move_of_its_own() -> None:
    """Without points of an action, the Rush is the Move 1 and costs no AP."""
    scene = played(SCENE, "activate", figure="A")
    scene = played(scene, "path", figure="A", to=[1, 2], points=0, rush=True)
    assert scene["time"]["done"] == [{"action": "rush", "points": 1}]
    assert ask({"scene": scene, "ask": "activation", "figure": "A"}).answer["ap"] == 2


def test_a_longer_move_needs_a_card() -> None:
    """The basic action has 2 points; a card's move needs its price, which the book doesn't give."""
    scene = played(SCENE, "activate", figure="A")
    far = {"figure": "A", "to": [5, 1]}
    assert answer({"scene": scene, "ask": "path", "apply": True, **far}).scene is None
    assert texts(scene, "path", **far)[-1] == "apex.activation.too-far"
    assert texts(scene, "path", **far, points=4)[-1] == "apex.activation.needs-price"
    scene = played(scene, "path", **far, points=4, ap=2)
    assert scene["time"]["done"] == [{"action": "card-2", "points": 4}]


def test_an_elimination_is_recorded_whoever_brings_it_about() -> None:
    """The active Legend may respawn with the AP it has left, or end its activation."""
    scene = played(SCENE, "activate", figure="A")
    scene["time"]["done"] = ["interact"]
    scene = played(scene, "damage", figure="A", amount=99)
    assert scene["time"]["done"][-1] == {"action": "eliminated"}
    verdict = ask({"scene": scene, "ask": "activation", "figure": "A"})
    legal = {option["action"] for option in verdict.answer["actions"] if option["legal"]}
    assert (verdict.answer["broken"], legal) == (None, {"respawn", "pass"})


def test_attachments_are_a_part_of_an_interact() -> None:
    """Fitting them costs an Interact action, which may also use one object, before or after."""
    kit = {"weapons": [{"name": "x", "slots": [{"kind": "barrel"}]}], "backpack": [BARREL]}
    figures = [{**one, **kit} if one["id"] == "A" else one for one in SCENE["figures"]]
    scene = played({**SCENE, "figures": figures}, "activate", figure="A")
    fitted = played(scene, "attach", figure="A", weapon="x", attachment=BARREL)
    assert fitted["time"]["done"] == [{"action": "interact", "fits": True}]
    off = played(fitted, "detach", figure="A", token=BARREL)
    assert off["time"]["done"] == fitted["time"]["done"]
    opened = played(off, "interact", figure="A", **{"with": "supply-bin-0"})
    assert opened["time"]["done"] == [{"action": "interact"}]
    again = played(opened, "attach", figure="A", weapon="x", attachment=BARREL)
    assert again["time"]["done"] == opened["time"]["done"]
    spent = {**scene, "time": {**scene["time"], "done": ["move", "shoot"]}}
    refused = {"figure": "A", "weapon": "x", "attachment": BARREL}
    assert answer({"scene": spent, "ask": "attach", "apply": True, **refused}).scene is None


def test_a_card_is_recorded_with_its_price() -> None:
    """An Ability or a Feat costs its AP, too; one that is too dear isn't recorded."""
    scene = played(SCENE, "activate", figure="A")
    scene = played(scene, "activation", figure="A", does={"card": "Smoke Launcher", "ap": 1})
    assert scene["time"]["done"] == [{"card": "Smoke Launcher", "ap": 1}]
    assert scene["time"]["active"] == "A"
    assert ask({"scene": scene, "ask": "activation"}).answer["ap"] == 1
    dear = {"scene": scene, "ask": "activation", "does": "card-2", "apply": True}
    answered = answer(dear)
    assert (answered.scene, answered.verdict.answer["broken"]) == (None, 1)


def test_nobody_respawns_while_somebody_else_is_active() -> None:
    """An eliminated Legend can do nothing before its own activation."""
    beacon = {"kind": "respawn-beacon", "at": [5, 5]}
    figures = [{**one, "at": None} if one["id"] == "B" else one for one in SCENE["figures"]]
    scene = {**SCENE, "components": [beacon], "figures": figures}
    scene = played(scene, "activate", figure="A")
    asked = {"figure": "B", "at": [5, 4]}
    assert answer({"scene": scene, "ask": "respawn", "apply": True, **asked}).scene is None
    assert texts(scene, "respawn", **asked)[-1] == "apex.activation.waits-to-respawn"


def test_others_pay_nothing() -> None:
    """What somebody does who isn't active leaves the activation as it is."""
    scene = played(SCENE, "activate", figure="A")
    scene = played(scene, "path", figure="B", to=[1, 5], points=2)
    assert scene["time"]["done"] == []


def test_only_one_is_active_and_only_in_its_turn() -> None:
    """The other squad waits, and so does whoever has acted."""
    scene = played(SCENE, "activate", figure="A")
    assert "apex.activate.waits" in texts(scene, "activate", figure="B")
    assert "apex.activation.not-its-turn" in texts(scene, "activate", figure="B")
    ended = played(scene, "activation", figure="A")
    assert "active" not in ended["time"]
    assert "apex.activation.again" in texts(ended, "activate", figure="A")


def test_a_round_is_walked_with_the_one_button() -> None:
    """What comes next leads from the first turn to the second Round."""
    scene, walked = SCENE, []
    for _ in range(7):
        line = _line(scene)
        assert line.next is not None
        walked.append(line.next.action)
        params: dict[str, object] = {"figure": line.next.start} if line.next.start else {}
        if line.next.fields:
            params["advance"] = 1
        scene = played(scene, line.next.action, **params)
    once = ["activate", "activation", "timing"]
    assert walked == [*once, *once, "transition"]
    assert (scene["time"]["round"], scene["time"]["turn"]) == (2, "red")


def test_the_transition_burns_whoever_is_outside() -> None:
    """The Ring's damage and its card, the markers and the cooldowns are one change."""
    ring = {"left": 0, "top": 0, "right": 7, "bottom": 2}
    scene = {**SCENE, "ring": ring, "time": {"round": 1, "turn": "transition"}}
    after = played(scene, "transition", damage=5, card={"top": 1})
    assert [figure.get("health") for figure in after["figures"]] == [None, 35]
    assert after["ring"]["top"] == 1
    assert after["time"]["round"] == 2


#: A transition with the Ring, a cooldown and a token under the next Round.
TRANSITION: dict[str, Any] = {
    **SCENE,
    "ring": {"left": 0, "top": 0, "right": 7, "bottom": 2},
    "time": {
        "round": 3,
        "turn": "transition",
        "activated": ["A", "B"],
        "tokens": [
            {"id": "dome", "owner": "B", "track": "cooldown", "at": 2},
            {"id": "drop", "track": "round", "at": 4},
        ],
    },
}


def _step(scene: dict[str, Any], **params: object) -> dict[str, Any]:
    """The scene after the next step of the transition, with what the Ring needs there."""
    now = ask({"scene": scene, "ask": "turn", "phase": "transition"}).answer["now"]
    wanted = {"ring-damage": "damage", "square": "card"}.get(str(now))
    given = {wanted: params[wanted]} if wanted else {}
    return played(scene, "turn", phase="transition", **given)


def test_the_transition_is_walked_with_ticks() -> None:
    """Each step does what it says; all of them come to what doing it at once does."""
    ring = {"damage": 5, "card": {"top": 1}}
    at_once = played(TRANSITION, "transition", **ring)
    scene, seen = _step(TRANSITION, **ring), []
    assert [figure.get("health") for figure in scene["figures"]] == [None, 35]
    while scene["time"]["turn"] == "transition":
        seen.append(scene["time"]["ticked"][-1])
        scene = _step(scene, **ring)
    assert scene == at_once
    assert seen == [
        "ring-damage", "feat-cards", "cooldown", "round-marker", "square", "diamond", "draft-cards",
    ]  # fmt: skip


def test_the_rest_of_a_transition_is_done_at_once() -> None:
    """Whatever step it has got to, nothing is done twice."""
    ring = {"damage": 5, "card": {"top": 1}}
    at_once, scene = played(TRANSITION, "transition", **ring), TRANSITION
    for _ in range(7):
        scene = _step(scene, **ring)
        assert played(scene, "transition", **ring) == at_once
        line = _line(scene)
        assert (line.next.action, line.then.action) == ("transition", "turn")


def test_a_ring_that_moved_in_the_transition_does_not_burn_in_it_any_more() -> None:
    """Its damage comes before its card: whoever is overtaken is spared until the next Round."""
    scene = {**TRANSITION, "ring": {"left": 0, "top": 0, "right": 7, "bottom": 7}}
    moved = played(scene, "ring", card={"bottom": 5})
    assert moved["time"]["ticked"] == ["ring-damage", "square"]
    after = played(moved, "transition")
    assert [figure.get("health") for figure in after["figures"]] == [None, None]
    assert (after["time"]["round"], "ticked" in after["time"]) == (4, False)


def test_the_ring_s_damage_is_asked_for_when_its_step_comes() -> None:
    """Nobody has entered it: the step waits, and no other number is missing."""
    verdict = ask({"scene": TRANSITION, "ask": "turn", "phase": "transition"})
    assert (verdict.certainty, [one.at for one in verdict.missing]) == ("unknown", ["damage"])
    ticked = {**TRANSITION["time"], "ticked": ["ring-damage"]}
    assert ask({"scene": {**TRANSITION, "time": ticked}, "ask": "turn", "phase": "transition"}
               ).certainty == "book"  # fmt: skip


def test_what_is_due_is_resolved_before_the_squad_acts() -> None:
    """It is the first step of the turn's checklist, also of the squad that comes second."""
    token = {
        "id": "t",
        "name": "Smoke Launcher",
        "label": "duration",
        "track": "initiative",
        "at": 2,
    }
    time = {"round": 1, "turn": "blue", "activated": ["A"], "tokens": [{**token, "cooldown": 3}]}
    scene = {**SCENE, "time": time}
    assert _line(scene).next.action == "turn"
    after = played(scene, "turn", phase="turn")
    assert after["time"]["tokens"][0]["track"] == "cooldown"
    assert ask({"scene": after, "ask": "turn", "phase": "turn"}).answer["now"] == "activations"


def test_a_scene_without_turns_is_as_before() -> None:
    """Without a clock there is no line, and a move writes nothing of a turn."""
    bare = {name: value for name, value in SCENE.items() if name != "time"}
    assert GAMES["apex"].turn_line(GAMES["apex"].read_scene(bare)) is None
    assert "time" not in played(bare, "path", figure="A", to=[3, 1], points=2)


def _line(scene: dict[str, Any]) -> Any:  # noqa: ANN401 - a turn line, which is there
    game = GAMES["apex"]
    return game.turn_line(game.read_scene(scene))


def test_a_miss_costs_its_point_too() -> None:
    """A blow that fails changes nothing on the map, and 1 AP all the same."""
    beside = [SCENE["figures"][0], {**SCENE["figures"][1], "at": [1, 2]}]  # type: ignore[index]
    scene = played({**SCENE, "figures": beside, "components": []}, "activate", figure="A")
    scene = played(scene, "melee", figure="A", target="B", card=20)
    assert scene["time"]["done"] == [{"action": "melee"}]
    assert [figure["at"] for figure in scene["figures"]] == [[1, 1], [1, 2]]


def test_a_blow_without_its_card_deals_nothing() -> None:
    """It says which card hits, and that the rest of the answer needs the card."""
    beside = [SCENE["figures"][0], {**SCENE["figures"][1], "at": [1, 2]}]  # type: ignore[index]
    scene = {**SCENE, "figures": beside, "components": []}
    question = {"scene": scene, "ask": "melee", "figure": "A", "target": "B"}
    answered = answer({**question, "apply": True})
    assert answered.scene is None
    assert answered.verdict.summary.message_id == "apex.melee.needs"
    assert (answered.verdict.answer["legal"], answered.verdict.answer["damage"]) == (True, None)
    assert answered.verdict.certainty == "unknown"
    assert [one.at for one in answered.verdict.missing] == ["card"]


def test_the_checklist_of_a_turn_follows_the_clock() -> None:
    """It is at the activations while someone is to act; then its last step ends the turn."""
    assert ask({"scene": SCENE, "ask": "turn", "phase": "turn"}).answer["now"] == "activations"
    scene = {**SCENE, "time": {"round": 1, "turn": "red", "activated": ["A"]}}
    verdict = ask({"scene": scene, "ask": "turn", "phase": "turn"})
    assert verdict.answer["now"] == "advance"
    assert [step.message_id for step in verdict.steps[:3]] == [
        "apex.turn.ticked",
        "apex.turn.ticked",
        "apex.turn.now",
    ]
    assert played(scene, "turn", phase="turn")["time"]["turn"] == "blue"


def test_a_space_in_a_zone_says_when_that_ends() -> None:
    """The card of a space names the zone, and the turn that the token on the track gives."""
    smoke = {"id": "smoke-0", "kind": "smoke", "at": [5, 5]}
    token = {"id": "t", "label": "duration", "track": "initiative", "at": 2, "component": "smoke-0"}
    time = {"round": 1, "turn": "red", "tokens": [token]}
    game = GAMES["apex"]
    table = game.read_scene({**SCENE, "components": [smoke], "time": time})
    card = game.card(table, game.parse_place(table, "f6", "from"))
    assert card is not None
    said = [note.phrase for note in card.notes]
    assert said == ["apex.card.in-zone", "apex.card.to-hit", "apex.card.duration"]
    assert game.card(table, game.parse_place(table, "a1", "from")) is None


def test_loot_on_a_space_says_who_reaches_it() -> None:
    """Its card names the token, and offers to pick it up."""
    game = GAMES["apex"]
    table = game.read_scene({**SCENE, "loot": [{"at": [0, 1], "token": "Medkit"}]})
    card = game.card(table, game.parse_place(table, "a2", "from"))
    assert card is not None
    first = card.verbs[0]
    assert (first.action, first.start, first.fields) == ("pick-up", "A", (("token", "Medkit"),))


#: The last transition of two against two: Red leads by a point.
LAST: dict[str, Any] = {
    **SCENE,
    "figures": [
        {"id": "A", "name": "Wraith", "squad": "red", "at": [1, 1]},
        {"id": "B", "name": "Bangalore", "squad": "red", "at": [1, 3]},
        {"id": "C", "name": "Gibraltar", "squad": "blue", "at": [5, 1], "deathboxes": 1},
        {"id": "D", "name": "Bloodhound", "squad": "blue", "at": [5, 3], "health": 4},
    ],
    "time": {"round": 8, "turn": "transition"},
}


def test_the_last_transition_ends_with_who_has_won() -> None:
    """No Draft card is turned any more, and the tie-breakers are told."""
    told = texts(LAST, "transition")
    assert "apex.transition.draft-cards" not in told
    assert told[-1] == "apex.victory.by-points"
    assert ask({"scene": LAST, "ask": "transition"}).summary.message_id == (
        "apex.transition.over-won"
    )
    assert texts(LAST, "timing", advance=1)[-1] == "apex.victory.by-points"


def test_the_ring_s_last_damage_comes_before_the_result() -> None:
    """Until the damage is entered, nobody has won; it may change who does."""
    scene = {**LAST, "ring": {"left": 0, "top": 0, "right": 4, "bottom": 7}}
    verdict = ask({"scene": scene, "ask": "transition"})
    assert verdict.summary.message_id == "apex.transition.last-waits"
    assert "apex.victory.by-points" not in [step.message_id for step in verdict.steps]
    won = ask({"scene": scene, "ask": "transition", "damage": 4})
    assert won.summary.message_id == "apex.life.wins"


def test_a_victory_in_the_transition_ends_it() -> None:
    """If the Ring's damage wins the game, no cooldown, card or marker follows."""
    scene = {**LAST, "ring": {"left": 0, "top": 0, "right": 4, "bottom": 7}}
    scene["time"] = {"round": 3, "turn": "transition", "tokens": [
        {"id": "t", "owner": "A", "track": "cooldown", "at": 2}]}  # fmt: skip
    after = played(scene, "transition", damage=4)
    assert after["time"] == scene["time"]
    assert ask({"scene": scene, "ask": "transition", "damage": 4}).answer["round"] is None


@pytest.mark.parametrize(("edition", "left"), [("core", 0), ("beta", 1)])
def test_a_ring_whose_damage_wins_moves_only_if_it_moves_first(edition: str, left: int) -> None:
    """The game ends at once: in the final book before the borders move, in the beta after that."""
    scene = {**LAST, "edition": edition, "ring": {"left": 0, "top": 0, "right": 4, "bottom": 7}}
    scene["time"] = {"round": 3, "turn": "transition"}
    *others, fallen, burned = LAST["figures"]
    burned = {**burned, "knockdown-shield": None}
    scene["figures"] = [*others, {**fallen, "deathboxes": 0}, burned]
    for question in ("transition", "ring"):
        after = played(scene, question, damage=4, card={"left": 1})
        assert after["ring"]["left"] == left
        assert len(after["time"].get("ticked", ())) <= 1 + left


def test_an_activation_can_end_the_game_as_it_begins() -> None:
    """A Legend without Deathboxes, and enemies with the Victory Points: they win."""
    figures = [{**one, "deathboxes": 0} if one["id"] == "A" else one for one in SQUADS]
    scene = {**LAST, "figures": figures, "time": {"round": 4, "turn": "red"}}
    verdict = ask({"scene": scene, "ask": "activate", "figure": "A"})
    assert verdict.summary.message_id == "apex.activate.ends"
    assert verdict.steps[-1].message_id == "apex.victory.by-last-box"
    assert texts(scene, "activate", figure="B") == ["apex.activate.starts"]


#: The same Legends with all their Deathboxes.
SQUADS = [{**one, "deathboxes": 2} for one in LAST["figures"]]


def test_ticking_the_draft_cards_turns_them_face_up() -> None:
    """Everybody can be active again as soon as that step is done."""
    done = ["ring-damage", "feat-cards", "cooldown", "round-marker", "square", "diamond"]
    clock = {"round": 3, "turn": "transition", "activated": ["A", "B"], "ticked": done}
    after = played({**SCENE, "time": clock}, "turn", phase="transition")
    assert after["time"]["activated"] == []
    assert after["time"]["ticked"][-1] == "draft-cards"


def _verbs(scene: dict[str, Any], figure: str) -> dict[str, Any]:
    """The verbs of a Legend's card, by their actions."""
    game = GAMES["apex"]
    table = game.read_scene(scene)
    place = game.parse_place(table, figure, "from")
    found = game.card(table, place)
    return {verb.action: verb for verb in found.verbs}


def test_a_card_offers_what_fits_the_turn() -> None:
    """Loot follows a bin that was opened; whoever has been active has nothing left to do."""
    scene = played(SCENE, "activate", figure="A")
    scene = played(scene, "interact", figure="A", **{"with": "supply-bin-0"})
    assert _verbs(scene, "A")["loot"].ready
    ended = played(scene, "activation", figure="A")
    notes = {verb.note.phrase for verb in _verbs(ended, "A").values() if verb.action == "move"}
    assert notes == {"apex.card.was-active"}
    assert not any(verb.ready for verb in _verbs(ended, "A").values())


def test_handling_loot_costs_an_interact_in_the_beta() -> None:
    """The final book lets an active Legend drop and pick up at no cost; the beta doesn't."""
    kit = {"backpack": ["Syringe", "Syringe"]}
    figures = [{**one, **kit} if one["id"] == "A" else one for one in SCENE["figures"]]
    dropped = {"figure": "A", "token": "Syringe", "at": [1, 1]}
    done = {}
    for edition in ("core", "beta"):
        scene = played({**SCENE, "figures": figures, "edition": edition}, "activate", figure="A")
        scene = played(scene, "drop", **dropped)
        done[edition] = played(scene, "drop", **dropped)["time"]["done"]
    assert done == {"core": [], "beta": [{"action": "interact", "fits": True}]}
