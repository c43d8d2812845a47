"""Questions about hex tables: refusals, and the fields of each answer."""

from typing import Any

import pytest

from adjudicator.app.judge import ask
from adjudicator.games import GAMES
from tests.games.atlantis.scenes import AWAY, HERO, MINION, SCENE, q
from tests.support.refusals import assert_refused

HOLDING = {**SCENE, "units": [{**HERO, "cards": [{"name": "Waveform"}]}, MINION]}
MOVE = {"scene": SCENE, "ask": "move", "unit": "arien", "spaces": 2}
PUSH = {"scene": SCENE, "ask": "push", "from": "arien", "to": "m1", "spaces": 2}
CARDS = [{"player": "a", "team": "red", "initiative": 3}, {"player": "b", "team": "blue"}]


BAD: dict[str, tuple[dict[str, Any], str]] = {
    "an end off the board": (q("distance", start=[7, 7], to="m1"), "from"),
    "an end that is nobody": (q("distance", start="nobody", to="m1"), "from"),
    "an end named twice": (
        q("distance", start={"unit": "m1", "space": [0, 0]}, to="m1"),
        "from",
    ),
    "an end that is away": (q("distance", AWAY, start="gone", to="m1"), "from"),
    "a mover that is nobody": ({**MOVE, "unit": "x"}, "unit"),
    "a mover that is away": ({**MOVE, "scene": AWAY, "unit": "gone"}, "unit"),
    "a move below 0": ({**MOVE, "spaces": -1}, "spaces"),
    "an exact move beyond counting": ({**MOVE, "spaces": 10, "exact": True}, "spaces"),
    "a move by nothing": ({**MOVE, "by": "magic"}, "by"),
    "friends of a space": (q("nearest", start=[0, 0], side="friends"), "side"),
    "a swap with nothing": (q("swap", start="arien", to=[0, 1]), "to"),
    "a swap with oneself": (q("swap", start="arien", to="arien"), "to"),
    "placing nothing": (q("place", piece="x", to=[0, 1]), "piece"),
    "a Minion that attacks": (q("attack", unit="m1", card={"attack": 1}), "unit"),
    "an attack with a Skill": (
        q("attack", unit="arien", card={"attack": 1, "primary": "skill"}),
        "card.primary",
    ),
    "an attacker that is away": (
        q("combat", AWAY, attacker="gone", target="m1", total=1),
        "attacker",
    ),
    "a push of who is too far away": (
        q("pushes", start="arien", spaces=1, order=["trap"]),
        "order[0]",
    ),
    "a push of somebody twice": (
        q("pushes", start="arien", spaces=1, order=["m1", "m1"]),
        "order[1]",
    ),
    "placing within a range from nowhere": (
        q("place", AWAY, piece="gone", to=[0, 1], range=1),
        "piece",
    ),
    "nobody has Life counters": (
        q("victory", {**SCENE, "life": {"red": 0, "blue": 0}}),
        "scene.life",
    ),
    "actions of one who has no Throne": (
        q("actions", {**AWAY, "thrones": {}, "lanes": {}}, unit="gone", card={"primary": "skill"}),
        "scene.thrones",
    ),
    "a card that the Hero lacks": (q("attack", HOLDING, unit="arien", card="Waveforms"), "card"),
    "an attack on oneself": (q("combat", attacker="arien", target="arien", total=1), "target"),
    "a Block without an answer": (
        q("combat", SCENE, attacker="arien", target="m1", total=1, card={"block": 1}),
        "card.block",
    ),
    "a lane that is none": (q("minion-battle", lane="x"), "lane"),
    "a winner that is none": (q("lane-push", winner="green"), "winner"),
    "a respawn of nobody": (q("respawn", unit="x"), "unit"),
    "a player twice": (q("initiative", cards=[CARDS[0]] * 2), "cards[1].player"),
    "no card at all": (q("initiative", cards=[]), "cards"),
    "a card of no Primary action": (q("actions", unit="arien", card={}), "card.primary"),
    "a fifth turn": (q("effect", keyword="this-turn", turn=5), "turn"),
    "a step past the end": (q("turn", phase="turn", at=5), "at"),
    "a level below 1": (q("level-up", level=0, coins=1), "level"),
    "two cards of a colour": (
        q("upgrade", cards=[{"color": "red", "tier": 1}] * 2),
        "cards[1].color",
    ),
    "a basic card without a Tier": (q("upgrade", cards=[{"color": "gold"}]), "cards[0].color"),
    "a card without a Tier": (q("upgrade", cards=[{"color": "red"}]), "cards[0].tier"),
    "a basic card upgraded": (q("upgrade", cards=[{"color": "gold", "tier": 1}]), "cards[0].color"),
    "eleven players": (q("setup", players=11), "players"),
    "a quick game for eight": (q("setup", players=8, mode="quick"), "mode"),
    "a push that nobody won": (
        q("victory", {**SCENE, "lanes": {"main": {**SCENE["lanes"]["main"], "waves": 0}}}),
        "last-push",
    ),
    "a tie without a coin": (
        q(
            "initiative",
            {k: v for k, v in SCENE.items() if k != "coin"},
            cards=[CARDS[0], {**CARDS[1], "initiative": 3}],
        ),
        "coin",
    ),
    "a Throne that is not there": (
        q("respawn", {**AWAY, "thrones": {}, "lanes": {}}, unit="gone"),
        "scene.thrones",
    ),
}


@pytest.mark.parametrize("name", BAD)
def test_what_cannot_be_asked_is_told_with_its_place(name: str) -> None:
    """Every fault names where it is."""
    question, at = BAD[name]
    assert_refused(ask, question, at)


def test_answers_have_the_fields_of_the_contract_in_its_order() -> None:
    """Each answer, field by field; what goes beyond the contract comes last."""
    fields = {
        "distance": ["distance"],
        "in-range": ["in-range"],
        "straight-line": ["straight"],
        "move": ["reach"],
        "path": ["length", "path"],
        "fast-travel": ["legal", "reasons"],
        "push": ["to", "moved"],
        "immunity": ["immune"],
        "attack": ["targets", "total"],
        "defense": ["total", "terms"],
        "combat": ["defeated", "pushed"],
        "minion-battle": ["loser", "remove", "heavy-last", "pushed", "removed", "candidates"],
        "lane-push": ["battle-zone", "waves", "over", "respawn"],
        "respawn": ["spaces"],
        "initiative": ["order", "coin"],
        "level-up": ["level", "coins"],
        "defeat": ["coins", "assist", "life", "pushed"],
    }
    asked: dict[str, dict[str, Any]] = {
        "in-range": {"range": 1},
        "move": {"unit": "arien", "spaces": 1},
        "path": {"unit": "arien", "to": [0, 1]},
        "fast-travel": {"unit": "arien", "to": [0, 1]},
        "push": {"spaces": 1},
        "immunity": {"unit": "m1"},
        "attack": {"unit": "arien", "card": {"attack": 1}},
        "defense": {"unit": "arien", "card": {"defense": 1}},
        "combat": {"attacker": "arien", "target": "m1", "total": 1},
        "minion-battle": {"lane": "main"},
        "lane-push": {"winner": "red", "lane": "main"},
        "respawn": {"unit": "arien"},
        "initiative": {"cards": CARDS, "coin": "red"},
        "level-up": {"level": 1, "coins": 1},
        "defeat": {"victim": "m1", "attacker": "arien"},
    }
    for name, wanted in fields.items():
        ends = {"from": "arien", "to": "m1"} if "from" in _names(name) else {}
        verdict = ask({"scene": SCENE, "ask": name, **ends, **asked.get(name, {})})
        assert list(verdict.answer) == wanted


def _names(name: str) -> set[str]:
    fields = GAMES["atlantis"].questions[name].params.model_fields.items()
    return {field.alias or attribute for attribute, field in fields}
