"""Missions that are played on: what every applied action leaves as it must be."""

import pickle
import re
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adjudicator.core.faults import InputError
from adjudicator.core.verdict import Step
from adjudicator.games import GAMES
from adjudicator.messages.renderer import ENGLISH
from adjudicator.tables.history import Event, EventLabel, history
from tests.support.doing import Position
from tests.support.missions import Scene, missions
from tests.support.rounds import ASKS, Question, complete, questions

GAME = GAMES["flashpoint"]

#: How many sequences are played from each mission that is drawn, and how many actions one tries.
SEQUENCES, TRIED = 20, 12
ACTION_TOKENS = ("order-tokens", "movement-tokens", "exhausted", "damage")


def test_everything_that_applies_is_tried() -> None:
    """A question that changes the table is part of these sequences."""
    assert set(ASKS) == {name for name, one in GAME.questions.items() if one.applies}


@pytest.mark.long
@given(mission=missions(), seed=st.integers(0, 2**32 - 1))
def test_a_mission_stays_whole(mission: Scene, seed: int) -> None:
    """Whatever is done, in whatever order: nothing appears, disappears or is counted twice."""
    for number in range(SEQUENCES):
        _sequence(mission, Random(seed + number))  # noqa: S311


def _sequence(mission: Scene, chance: Random) -> None:
    position = Position.of(complete(_copy(mission), chance))
    for _ in range(TRIED):
        position = _done(position, questions(position.scene, chance)) or position


def _copy(scene: Scene) -> Scene:
    """A copy that shares nothing, five times as fast as deepcopy."""
    copied: Scene = pickle.loads(pickle.dumps(scene))  # noqa: S301 - our own bytes
    return copied


def _done(position: Position, question: Question) -> Position | None:
    """The position after a question was carried out and everything about it checked."""
    scene = position.scene
    before = _copy(scene)
    try:
        ruled = position.rule(question)
    except InputError:
        return None
    if ruled.change is None:
        return None
    done = position.after(ruled.change)
    after = done.scene
    assert scene == before, "the scene before is left alone"
    begun = Event(1, "begin", "", 0, EventLabel("begun"), scene=scene)
    change = Event(2, "change", "", 0, EventLabel("done"), change=ruled.change)
    assert history((begun, change)).undoing([2]) == before
    for check in CHECKS:
        check(before, after)
    if question["ask"] != "valor":
        assert after["valor"] >= before["valor"], "Valor goes only when it is used"
    if told := TOLD.get(question["ask"]):
        told(before, after, question, ruled.verdict.answer)
    if question["ask"] in ALONE:
        for step in ruled.verdict.steps:
            _said(step, before, after, question)
    return done


def _is_operative(one: Scene) -> bool:
    """Soldiers have no Action tokens, and leave when they are killed."""
    return one.get("kind") != "soldier"


def _six_tokens(_before: Scene, after: Scene) -> None:
    """Every Operative has six Action tokens, at most three available of each kind."""
    for one in filter(_is_operative, after["operatives"]):
        assert sum(one[box] for box in ACTION_TOKENS) == 6, one
        assert max(one["order-tokens"], one["movement-tokens"]) <= 3
        if (order := one.get("damaged-order")) is not None:
            assert one["order-tokens"] + order <= 3
            assert one["movement-tokens"] + one["damage"] - order <= 3
        assert one["downed"] == (one["damage"] == 6)


def _team(before: Scene, after: Scene) -> None:
    """Nobody leaves the team, one at most is On-Point, and a carrier has its figure with it."""
    ids = {one["id"]: one for one in after["operatives"]}
    team = [one["id"] for one in filter(_is_operative, before["operatives"])]
    assert team == [one["id"] for one in filter(_is_operative, after["operatives"])]
    on_point = [one for one in after["operatives"] if one.get("on-point")]
    assert len(on_point) <= 1
    assert not any(one["downed"] for one in on_point)
    for one in after["operatives"]:
        if isinstance(one.get("carrying"), str):
            assert ids[one["carrying"]].get("zone") == one.get("zone")
            assert ids[one["carrying"]]["downed"]


def _figures(before: Scene, after: Scene) -> None:
    """Figures stand on the board or in the Reserves."""
    assert _counted(before) == _counted(after)


def _counted(scene: Scene) -> Counter[str]:
    counts = Counter({card["name"]: card["reserve"] for card in scene["display"]})
    for unit in scene["units"]:
        for figure in unit["figures"]:
            counts[figure["name"]] += figure.get("count", 1)
    return Counter({name: counts[name] for name in "GHD"})


def _noise_tokens(before: Scene, after: Scene) -> None:
    """Surprise and Investigate tokens leave play only by the alarm."""
    if after["alarm"]:
        kinds = {token["kind"] for token in after["tokens"]}
        assert before["alarm"] or not kinds & {"surprise", "investigate"}
        assert before["alarm"] or not any(unit.get("surprised") for unit in after["units"])
        assert before["alarm"] or not any(unit.get("technician") for unit in after["units"])
    elif not (_twofold(before) or _twofold(after)):
        assert _in_play(before) <= _in_play(after)


def _surprises(scene: Scene) -> tuple[Counter[str], Counter[str]]:
    """The Surprise tokens of each zone: those that lie there, and those of its units."""
    lying = Counter(str(t["zone"]) for t in scene["tokens"] if t["kind"] == "surprise")
    return lying, Counter(str(unit["zone"]) for unit in scene["units"] if unit.get("surprised"))


def _twofold(scene: Scene) -> bool:
    """Whether a token may be written down both on its own and with its unit."""
    lying, marked = _surprises(scene)
    return bool(lying & marked)


def _in_play(scene: Scene) -> int:
    investigate = sum(token["kind"] == "investigate" for token in scene["tokens"])
    alone = sum(counts.total() for counts in _surprises(scene))
    return alone + investigate + int(scene["track"]["tokens"])


def _patrols(before: Scene, after: Scene) -> None:
    """A Patrol is on the board or in the Spawn Pool, and never gets lost between them."""
    assert _patrolling(before) <= _patrolling(after)


def _patrolling(scene: Scene) -> int:
    blips = [unit.get("blip") for unit in scene["units"]]
    pool = scene["pool"]
    return int(sum(b in ("patrol", "elite-patrol") for b in blips) + sum(pool.values()))


def _alarm(before: Scene, after: Scene) -> None:
    """The alarm goes off when its space is reached, and never ends."""
    spaces = after["track"]["spaces"]
    assert after["alarm"] or "alarm" not in spaces[: after["track"]["tokens"]]
    assert after["alarm"] or not before["alarm"]


def _wounds(before: Scene, after: Scene) -> None:
    """Whoever goes down gains one Injury; Injuries don't go away by themselves."""
    old = {one["id"]: one for one in before["operatives"]}
    for one in filter(_is_operative, after["operatives"]):
        fell = one["downed"] and not old[one["id"]]["downed"]
        assert one.get("injury", 0) - old[one["id"]].get("injury", 0) == fell
        assert len(one.get("focus", ())) <= 3
    assert after["threat-cards"] <= before["threat-cards"]


CHECKS = (_six_tokens, _team, _figures, _noise_tokens, _patrols, _alarm, _wounds)


def _one(scene: Scene, question: Question, key: str = "operative") -> Scene:
    found: Scene = next(one for one in scene["operatives"] if one["id"] == question[key])
    return found


def _free(one: Scene) -> int:
    return int(one["order-tokens"] + one["movement-tokens"])


def _told_damage(before: Scene, after: Scene, question: Question, answer: Any) -> None:  # noqa: ANN401
    if "operative" not in question or question["operative"] == "soldier":
        return
    old, new = _one(before, question), _one(after, question)
    assert new["damage"] == answer["damage"]
    turned = new["damage"] - old["damage"]
    assert _free(old) - _free(new) == min(turned, _free(old))


def _told_heal(before: Scene, after: Scene, question: Question, answer: Any) -> None:  # noqa: ANN401
    if question["operative"] == "soldier":
        return
    old, new = _one(before, question), _one(after, question)
    assert old["damage"] - new["damage"] == answer["healed"]
    assert new["exhausted"] - old["exhausted"] == answer["healed"]


def _told_recover(before: Scene, after: Scene, question: Question, answer: Any) -> None:  # noqa: ANN401
    if question["operative"] == "soldier":
        return
    old, new = _one(before, question), _one(after, question)
    assert _free(new) - _free(old) == answer["recovered"]
    assert new["exhausted"] == answer["exhausted"]


def _told_valor(before: Scene, after: Scene, question: Question, answer: Any) -> None:  # noqa: ANN401
    _told_order(before, after, question, answer)
    assert after["valor"] - before["valor"] == bool(answer["success"])


def _told_used_valor(before: Scene, after: Scene, question: Question, answer: Any) -> None:  # noqa: ANN401
    assert before["valor"] - after["valor"] == 1
    assert after["valor"] == answer["valor"]
    spent = _free(_one(before, question)) - _free(_one(after, question))
    assert spent == (question["type"] == "order")


def _told_focus(_before: Scene, after: Scene, question: Question, answer: Any) -> None:  # noqa: ANN401
    assert list(_one(after, question).get("focus", ())) == answer["focus"]


def _told_on_point(_before: Scene, after: Scene, _question: Question, answer: Any) -> None:  # noqa: ANN401
    assert [o["id"] for o in after["operatives"] if o.get("on-point")] == [answer["operative"]]


def _told_activation(_before: Scene, after: Scene, question: Question, _answer: object) -> None:
    unit = next(unit for unit in after["units"] if unit["id"] == question["unit"])
    assert not unit.get("stunned")
    assert not any(one.get("stunned") for one in unit["figures"])


def _told_move(before: Scene, after: Scene, question: Question, answer: Any) -> None:  # noqa: ANN401
    old, new = _one(before, question), _one(after, question)
    assert old["movement-tokens"] - new["movement-tokens"] == answer["tokens"]


def _told_order(before: Scene, after: Scene, question: Question, _answer: object) -> None:
    if question["operative"] in {question.get("target"), "soldier"}:
        return
    old, new = _one(before, question), _one(after, question)
    free = question["ask"] in ATTACKS and old.get("overwatch")
    cost = question.get("action") != "drop" and not free
    assert _free(old) - _free(new) >= cost


ATTACKS = ("strike", "area", "box")


def _told_attack(before: Scene, after: Scene, question: Question, answer: Any) -> None:  # noqa: ANN401
    _told_order(before, after, question, answer)
    units = {unit["id"]: unit for unit in after["units"]}
    assert all(units[name]["aware"] for name in answer.get("aware", ()) if name in units)


def _told_revive(before: Scene, after: Scene, question: Question, answer: Any) -> None:  # noqa: ANN401
    _told_order(before, after, question, answer)
    assert _one(after, question, "target")["downed"] == (not answer["success"])


def _told_track(_before: Scene, after: Scene, _question: Question, answer: Any) -> None:  # noqa: ANN401
    assert after["track"]["tokens"] == answer["tokens"]


def _told_spawn(_before: Scene, after: Scene, question: Question, answer: Any) -> None:  # noqa: ANN401
    unit = next(unit for unit in after["units"] if unit["id"] == question["unit"])
    counts = [(figure["name"], figure["count"]) for figure in unit["figures"]]
    assert counts == [(figure["name"], figure["count"]) for figure in answer["figures"]]


#: Questions whose answers announce numbers, and how these show on the table.
TOLD: dict[str, Callable[[Scene, Scene, Question, Any], None]] = {
    "damage": _told_damage,
    "heal": _told_heal,
    "recover": _told_recover,
    "walk": _told_move,
    "vent": _told_move,
    "action": _told_order,
    "overwatch": _told_order,
    "sabotage": _told_valor,
    "search": _told_order,
    "discover": _told_valor,
    "valor": _told_used_valor,
    "cure": _told_order,
    "revive": _told_revive,
    "strike": _told_attack,
    "area": _told_attack,
    "escalation": _told_track,
    "box": _told_order,
    "focus": _told_focus,
    "on-point": _told_on_point,
    "enemy-activation": _told_activation,
    "spawn": _told_spawn,
}


def _said(step: Step, before: Scene, after: Scene, question: Question) -> None:
    """Numbers in the text of a step that announce a change are the change, as people read them."""
    if step.message_id not in SAID:
        return
    expected = SAID[step.message_id](before, after, question)
    assert {name: step.facts[name] for name in expected} == expected, step
    text = ENGLISH.step(step)
    shown = [int(number) for number in re.findall(r"\d+", text)]
    # A single thing, and none, may be said in words.
    assert all(number in shown or (number < 2 and not shown) for number in expected.values()), text


#: Questions that change one thing alone, so that a step tells of the whole change.
ALONE = ("damage", "heal", "recover", "alarm", "escalation", "noise", "spawn", "threat")


def _by_kind(before: Scene, after: Scene, question: Question) -> dict[str, int]:
    old, new = _one(before, question), _one(after, question)
    kinds = ("order", "movement")
    return {kind: abs(old[f"{kind}-tokens"] - new[f"{kind}-tokens"]) for kind in kinds}


def _flipped(before: Scene, after: Scene, question: Question) -> dict[str, int]:
    return {"flipped": _free(_one(before, question)) - _free(_one(after, question))}


def _exhausted(before: Scene, after: Scene, question: Question) -> dict[str, int]:
    return {"count": _one(before, question)["exhausted"] - _one(after, question)["exhausted"]}


def _healed(before: Scene, after: Scene, question: Question) -> dict[str, int]:
    old, new = _one(before, question), _one(after, question)
    return {"count": old.get("damage", 0) - new.get("damage", 0)}


def _tokens_gone(before: Scene, _after: Scene, _question: Question) -> dict[str, int]:
    lying, marked = _surprises(before)
    surprises = sum(max(lying[zone], marked[zone]) for zone in {*lying, *marked})
    return {"count": surprises + sum(token["kind"] == "investigate" for token in before["tokens"])}


def _technicians_gone(before: Scene, after: Scene, _question: Question) -> dict[str, int]:
    assert not any(unit.get("technician") for unit in after["units"])
    return {"count": sum(bool(unit.get("technician")) for unit in before["units"])}


def _on_track(_before: Scene, after: Scene, _question: Question) -> dict[str, int]:
    return {"last": after["track"]["tokens"]}


def _cards_left(_before: Scene, after: Scene, _question: Question) -> dict[str, int]:
    return {"count": after["threat-cards"]}


SAID: dict[str, Callable[[Scene, Scene, Question], dict[str, int]]] = {
    "flashpoint.tokens.by-kind": _by_kind,
    "flashpoint.harm.tokens": _flipped,
    "flashpoint.harm.exhausted-too": _exhausted,
    "flashpoint.heal.tokens": _healed,
    "flashpoint.alarm.tokens": _tokens_gone,
    "flashpoint.alarm.technicians": _technicians_gone,
    "flashpoint.track.placed": _on_track,
    "flashpoint.threat.left": _cards_left,
}
