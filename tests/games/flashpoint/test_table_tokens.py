"""Action tokens of which only one kind was entered."""

from typing import Any

import pytest

from adjudicator.app.judge import ask
from adjudicator.messages.renderer import ENGLISH
from tests.games.flashpoint.scenes import GRUNT, RIFLE, mission, token
from tests.support.doing import after, answer

Json = dict[str, Any]

ORDERS: list[Json] = [
    {"ask": "overwatch"},
    {"ask": "search", "token": "armory"},
    {"ask": "discover", "value": 3, "hits": 3},
    {"ask": "sabotage", "what": "data", "hits": 5},
    {"ask": "cure", "target": "O", "condition": "cripple", "hits": 4},
    {"ask": "revive", "target": "K", "hits": 5},
    {"ask": "valor", "type": "order"},
    {"ask": "action", "action": "plan"},
    {"ask": "area", "zone": [1, 0], "weapon": RIFLE, "hits": 3},
    {"ask": "box", "token": "electrical-box", "weapon": RIFLE},
]
MOVES: list[Json] = [{"ask": "walk", "to": [1, 0]}, {"ask": "vent"}]


def crowded(**entered: int) -> Json:
    """A mission in which an Operative could do anything, if it has the tokens."""
    who = {"id": "O", "zone": [0, 0], "conditions": ["cripple"], **entered}
    downed = {"id": "K", "zone": [0, 0], "downed": True, "damage": 6}
    kinds = ("armory", "data", "electrical-box", "access-point")
    tokens = [token(kind, [0, 0]) for kind in kinds]
    return mission(operatives=[who, downed], tokens=tokens, units=[], valor=1)


@pytest.mark.parametrize("question", ORDERS, ids=lambda question: question["ask"])
def test_the_other_kind_follows_from_the_six(question: Json) -> None:
    """Three exhausted tokens and three Movement tokens leave no Order token."""
    given = {"operative": "O", **question}
    assert answer(crowded(**{"movement-tokens": 3, "exhausted": 3}), **given)["legal"] is False
    assert answer(crowded(**{"movement-tokens": 2, "exhausted": 1}), **given)["legal"] is True


@pytest.mark.parametrize("question", [*ORDERS, *MOVES], ids=lambda question: question["ask"])
def test_a_kind_that_does_not_follow_is_asked_for(question: Json) -> None:
    """A number that nobody entered is never enough, and never too few."""
    kinds = ("order", "movement")
    asked, entered = kinds if question not in MOVES else kinds[::-1]
    scene = crowded(**{f"{entered}-tokens": 2})
    verdict = ask({"scene": scene, "operative": "O", **question})
    assert verdict.answer["legal"] is None
    (missing,) = verdict.missing
    assert missing.at == f"scene.operatives[0].{asked}-tokens"
    assert ENGLISH.word(missing.label) == f"available {asked.title()} tokens of O"
    assert after(scene, operative="O", **question) is None


def test_an_attack_waits_for_the_number_of_tokens() -> None:
    """Its number is given all the same."""
    who = {"id": "O", "zone": [0, 0], "movement-tokens": 1}
    scene = mission(operatives=[who], units=[{"id": "G", "zone": [1, 0], "figures": [GRUNT]}])
    asked = {"operative": "O", "unit": "G", "weapon": RIFLE, "hits": 3}
    found = answer(scene, "strike", **asked)
    assert found == {"hit": None, "tn": 3, "killed": None, "aware": None, "heard": None}


def test_nobody_breaks_free_with_unknown_tokens() -> None:
    """How far an engaged Operative gets rests on its Movement tokens."""
    who = {"id": "O", "zone": [0, 0], "order-tokens": 1}
    held = [{"id": "G", "zone": [0, 0], "aware": True, "figures": [GRUNT]}]
    scene = mission(operatives=[who], units=held)
    assert answer(scene, "move", operative="O") == {"zones": None}
    assert answer(scene, "walk", operative="O", to=[1, 0])["legal"] is None
    enough = mission(operatives=[{**who, "exhausted": 2}], units=held)
    assert answer(enough, "walk", operative="O", to=[1, 0])["tokens"] == 2
