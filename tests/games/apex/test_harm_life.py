"""Dials: what damage and restoring do to them, and what is told of it."""

from typing import Any

import pytest

from adjudicator.app.judge import ask
from adjudicator.core.ruling import Consultation
from adjudicator.games.apex.harm.elimination import burned
from adjudicator.games.apex.table.kit import Kit
from adjudicator.games.apex.table.rulings import RULINGS
from adjudicator.games.apex.table.state import Legend
from adjudicator.messages.as_text import verdict_text
from adjudicator.messages.renderer import ENGLISH
from tests.support.doing import after
from tests.support.refusals import assert_refused


def scene(**fields: object) -> dict[str, Any]:
    """One Legend on the map, one off it."""
    here = {"id": "A", "name": "Wraith", "squad": "red", "at": [1, 1], **fields}
    away = {"id": "Z", "name": "Lifeline", "squad": "red", "shield": 3, "health": 4}
    return {"game": "apex", "board": {"columns": 4, "rows": 3}, "figures": [here, away]}


def test_a_knockdown_shield_is_told() -> None:
    """What would have happened, what is prevented, and what is left of it."""
    table = scene(shield=10, health=5, **{"knockdown-shield": "rare"})
    verdict = ask({"scene": table, "ask": "damage", "figure": "A", "amount": 16})
    assert verdict_text(verdict, ENGLISH).splitlines() == [
        "◉ Shield 4, Health 5 (a ruling)",
        (
            "  1. 16 damage would bring Health to 0. The Knockdown Shield prevents 10, which "
            "leaves 6, and is exhausted.  [apex.life.knockdown]"
        ),
        "  2. The Shield takes 6: 10 becomes 4.  [apex.life.shield]",
        (
            "  ~  If the Knockdown Shield prevents part of what reaches Health: Shield 0, Health 5"
            "  [knockdown-prevents: health]"
        ),
    ]


def test_an_exhausted_knockdown_shield_does_nothing() -> None:
    """Only its front side protects, and elimination flips it back."""
    sides = {"knockdown-shield": "epic", "exhausted": ["knockdown-shield", "body-shield"]}
    table = scene(shield=0, health=10, **sides)
    question = {"ask": "damage", "figure": "A", "amount": 10}
    assert ask({"scene": table, **question}).answer["eliminated"] is True
    assert after(table, **question)["figures"][0]["exhausted"] == ["body-shield"]


def test_damage_on_the_table() -> None:
    """The dials of a scene are those of the verdict."""
    done = after(scene(shield=12), "damage", figure="A", amount=20)["figures"][0]
    assert (done["shield"], done["health"]) == (0, 32)


@pytest.mark.parametrize(
    ("rarity", "exhausted", "left"),
    [("legendary", (), 8), ("legendary", ("knockdown-shield",), 20), ("epic", (), 20)],
)
def test_ring_damage_is_lowered_by_one_token(
    rarity: Any,  # noqa: ANN401
    exhausted: Any,  # noqa: ANN401
    left: int,
) -> None:
    """An active legendary Knockdown Shield lowers Ring damage to 8, and no other does."""
    kit = Kit(knockdown_shield=rarity, exhausted=exhausted, shield=3, health=40)
    consult = Consultation(RULINGS.readings({}))
    for amount, dealt in ((20, left), (5, 5)):
        wound = burned(Legend("A", "Wraith", "red", kit), amount, consult).last
        assert (wound.amount, wound.shield, wound.health) == (dealt, 3, 40 - dealt)


HEALING = {
    "syringe": (2, 22),
    "Medical Kit": (2, 30),
    "shield cell": (14, 10),
    "SHIELD BATTERY": (20, 10),
    "phoenix kit": (17, 25),
    "accelerant": (2, 10),
}


@pytest.mark.parametrize("item", HEALING)
def test_every_consumable(item: str) -> None:
    """What each restores, on the table too, where it leaves the Backpack."""
    table = scene(shield=2, health=10, backpack=["frag grenade", item.lower(), "syringe"])
    shield, health = HEALING[item]
    question = {"ask": "heal", "figure": "A", "item": item}
    assert ask({"scene": table, **question}).answer == {"shield": shield, "health": health}
    done = after(table, **question)["figures"][0]
    assert (done["shield"], done["health"]) == (shield, health)
    assert len(done["backpack"]) == 2


LIMITS = {None: 0, "common": 20, "rare": 30, "epic": 40, "legendary": 40}


@pytest.mark.parametrize("rarity", LIMITS)
def test_every_body_shield_has_its_limit(rarity: str | None) -> None:
    """A Shield Battery goes as far as the Body Shield lets it; without one, nowhere."""
    table = scene(shield=0, **{"body-shield": rarity})
    first = ask({"scene": table, "ask": "heal", "figure": "A", "item": "shield battery"}).answer
    assert first["shield"] == min(20, LIMITS[rarity])
    table = scene(shield=min(30, LIMITS[rarity]), **{"body-shield": rarity})
    more = ask({"scene": table, "ask": "heal", "figure": "A", "item": "shield battery"}).answer
    assert more["shield"] == LIMITS[rarity]


EQUIPPED = {
    ("common", False): (20, 20, False),
    ("rare", False): (30, 30, True),
    ("epic", False): (40, 35, True),
    ("legendary", False): (40, 40, True),
    ("epic", True): (40, 25, True),
}


@pytest.mark.parametrize(("rarity", "exhausted"), EQUIPPED)
def test_every_body_shield_put_on(rarity: str, exhausted: bool) -> None:  # noqa: FBT001
    """The new limit, what its front side gives back, and that it is then exhausted."""
    table = scene(shield=25, **{"body-shield": "rare"})
    given = {"token": f"{rarity} body shield", "exhausted": exhausted}
    answer = ask({"scene": table, "ask": "equip", "figure": "A", **given}).answer
    assert tuple(answer.values()) == EQUIPPED[rarity, exhausted]


@pytest.mark.parametrize(
    "question",
    [
        {"ask": "damage", "amount": 9},
        {"ask": "heal", "item": "syringe"},
        {"ask": "equip", "token": "epic body shield"},
    ],
)
def test_nothing_happens_off_the_map(question: dict[str, Any]) -> None:
    """A Legend off the map keeps its dials, and is told to be there."""
    verdict = ask({"scene": scene(), "figure": "Z", **question})
    assert verdict.answer["shield"] == 3
    assert [step.rule for step in verdict.steps] == ["apex.life.off-map"]


@pytest.mark.parametrize(
    ("question", "place"),
    [
        ({"ask": "damage", "figure": "Q", "amount": 9}, "figure"),
        ({"ask": "damage", "figure": "A", "amount": -1}, "amount"),
        ({"ask": "damage", "figure": "A", "amount": 1, "kind": "soul"}, "kind"),
        ({"ask": "heal", "figure": "A", "item": "beer"}, "item"),
        ({"ask": "heal", "figure": "A", "item": "helmet"}, "item"),
        ({"ask": "equip", "figure": "A", "token": "body shield"}, "token"),
        ({"ask": "equip", "figure": "A", "token": "epic helmet"}, "token"),
    ],
)
def test_bad_questions_are_told_where(question: dict[str, Any], place: str) -> None:
    """A question that cannot be read gets the place of its fault and a sentence."""
    assert_refused(ask, {"scene": scene(), **question}, place)


@pytest.mark.parametrize("edition", ["core", "beta"])
def test_without_a_body_shield_damage_goes_to_health(edition: str) -> None:
    """Whatever the Shield dial shows; damage to the Shield alone does nothing then."""
    table = {**scene(shield=20, health=30, **{"body-shield": None}), "edition": edition}
    question = {"scene": table, "ask": "damage", "figure": "A", "amount": 12}
    verdict = ask(question)
    assert (verdict.answer["shield"], verdict.answer["health"]) == (20, 18)
    assert "apex.life.no-shield" in [step.message_id for step in verdict.steps]
    if edition == "core":
        assert ask({**question, "kind": "shield"}).answer["health"] == 30
