"""Laws of shots, their chances, and damage."""

from fractions import Fraction
from typing import Any

from hypothesis import assume, given
from hypothesis import strategies as st

from adjudicator.app.judge import ask
from adjudicator.board.squares import Space
from adjudicator.games.apex.shooting.odds import Chance, count_draws
from adjudicator.games.apex.table.kit import Icon
from adjudicator.games.apex.table.scene import read_scene
from tests.laws import plain_shooting as plain
from tests.support.fuzz import answered, gone_bad
from tests.support.strategies import Scene, laid_otherwise, scenes, spaces

RARITIES = st.sampled_from([None, "common", "rare", "epic", "legendary"])
FIVES = st.integers(0, 20).map(lambda number: 5 * number)
CARDS = st.fixed_dictionaries(
    {
        "value": FIVES,
        "icons": st.lists(st.sampled_from([icon.value for icon in Icon]), max_size=3),
    }
)


@st.composite
def legends(draw: st.DrawFn, name: str, squad: str, at: list[int]) -> Scene:
    """A Legend with drawn dials and gear."""
    exhausted = draw(st.sampled_from([[], ["knockdown-shield"]]))
    return {
        "id": name,
        "squad": squad,
        "at": at,
        "shield": draw(st.integers(0, 40)),
        "health": draw(st.integers(1, 40)),
        "helmet": draw(RARITIES),
        "knockdown-shield": draw(RARITIES),
        "exhausted": exhausted,
    }


@st.composite
def shots(draw: st.DrawFn, most_slots: int = 4, most_cards: int = 3) -> dict[str, Any]:
    """A shot with a whole weapon, a whole Aim board and some attachments."""
    scene = draw(scenes(largest=8))
    scene["components"] = [c for c in scene["components"] if c["kind"] != "respawn-beacon"]
    start, end = draw(spaces(scene)), draw(spaces(scene))
    assume(start != end)
    scene["figures"] = [draw(legends("A", "red", start)), draw(legends("B", "blue", end))]
    right = draw(st.lists(st.integers(1, 4), min_size=1, max_size=5))
    falls = [-5 * sum(right[: place + 1]) for place in range(len(right))]
    scene["aim-board"] = {"left": [5, 10, draw(st.integers(10, 20))], "right": falls}
    near = draw(st.integers(0, 5))
    return {
        "scene": scene,
        "figure": "A",
        "target": "B",
        "weapon": {
            "name": "a weapon",
            "range": [near, near + draw(st.integers(0, 4))],
            "difficulty": draw(FIVES),
            "rate": [draw(st.integers(0, most_slots)), draw(st.integers(1, most_cards))],
            "damage": draw(st.integers(0, 20)),
            "headshot": draw(st.integers(0, 20)),
            "stability": draw(st.integers(0, 4)),
            "recoil": draw(st.integers(0, 2)),
        },
        "attachments": draw(st.lists(st.sampled_from(sorted(plain.TOKENS)), max_size=3)),
        "modifiers": draw(
            st.lists(
                st.fixed_dictionaries({"name": st.just("a card"), "value": st.integers(-20, 20)}),
                max_size=2,
            )
        ),
        "ignore": draw(st.lists(st.sampled_from([icon.value for icon in Icon]), max_size=1)),
    }


def seen(shot: dict[str, Any]) -> tuple[bool, int, bool]:
    """Whether the line is clear, how much higher the shooter is, and whether there is cover."""
    table = read_scene(shot["scene"])
    ends = {"from": {"figure": "A"}, "to": {"figure": "B"}}
    asked = {"scene": shot["scene"], **ends}
    high, low = (table.level(Space(*figure["at"])) for figure in shot["scene"]["figures"])
    clear = ask({**asked, "ask": "los"}).answer["clear"]
    return bool(clear), high - low, bool(ask({**asked, "ask": "cover"}).answer["cover"])


def asked(shot: dict[str, Any], name: str, **more: object) -> dict[str, Any]:
    """A question about a shot."""
    other = {"to-hit": ("ignore",)}.get(name, ())
    return {**{k: v for k, v in shot.items() if k not in other}, "ask": name, **more}


@given(shot=shots())
def test_the_difficulty_is_the_sum_of_its_terms(shot: dict[str, Any]) -> None:
    """The terms add up to the difficulty, which is that of the plain reading, seen or not."""
    answer: Any = ask(asked(shot, "to-hit")).answer
    clear, _, _ = seen(shot)
    assert answer["legal"] == clear
    assert sum(term["value"] for term in answer["terms"]) == answer["difficulty"]
    assert all(term["value"] for term in answer["terms"][1:])
    assert answer["difficulty"] == plain.difficulty(shot)


@given(data=st.data(), shot=shots())
def test_a_shot_is_what_a_plain_reading_makes_of_it(
    data: st.DataObject, shot: dict[str, Any]
) -> None:
    """Slots, hits, headshots, damage and dials agree with rules that were written a second time."""
    clear, height, covered = seen(shot)
    number = len(plain.slots(shot))
    cards = data.draw(st.lists(CARDS, min_size=number, max_size=number))
    verdict = ask(asked(shot, "shoot", cards=cards))
    answer: Any = verdict.answer
    if not clear:
        assert (answer["shots"], answer["damage"]) == ([], 0)
        return
    drawn = [(fired["slot"], card) for fired in answer["shots"] for card in fired["cards"]]
    assert [slot for slot, _ in drawn] == plain.slots(shot)
    hits, headshots, damage = plain.damage(shot, cards, height, covered=covered)
    assert (answer["hits"], answer["headshots"], answer["damage"]) == (hits, headshots, damage)
    assert sum(card["headshot"] for _, card in drawn) == headshots
    assert all(card["hit"] for _, card in drawn if card["headshot"])
    shield, health, _ = plain.dials(shot["scene"]["figures"][1], damage)
    assert answer["target"] == {"shield": shield, "health": health, "eliminated": not health}
    assert ask(asked(shot, "shoot", cards=cards)).answer == answer


@given(data=st.data(), shot=shots(most_slots=2, most_cards=2))
def test_odds_are_those_of_every_order(data: st.DataObject, shot: dict[str, Any]) -> None:
    """The exact chances are those of laying out every order of a small deck."""
    clear, height, covered = seen(shot)
    number = len(plain.slots(shot))
    assume(clear and number <= 4)
    deck = data.draw(st.lists(CARDS, min_size=max(1, number), max_size=5))
    question = asked(shot, "odds", deck=deck)
    answer: Any = ask(question).answer
    chances, eliminated = plain.odds(question, height, covered=covered)
    assert answer["damage"] == {str(amount): str(chance) for amount, chance in chances.items()}
    assert answer["eliminated"] == str(eliminated)
    assert Fraction(answer["mean"]) == sum(amount * chance for amount, chance in chances.items())
    assert sum(map(Fraction, answer["damage"].values())) == 1


@given(data=st.data(), drawn=st.integers(0, 7))
def test_every_draw_is_counted_once(data: st.DataObject, drawn: int) -> None:
    """The counts add up to all ways to lay the cards out, and none of them is negative."""
    chance = st.builds(
        Chance,
        st.integers(0, drawn),
        soft=st.booleans(),
        hard=st.booleans(),
        semi_hits=st.integers(0, 2),
    )
    cards = data.draw(st.lists(chance, min_size=drawn, max_size=14))
    counted = count_draws(cards, drawn)
    ways = 1
    for taken in range(drawn):
        ways *= len(cards) - taken
    assert sum(counted.values()) == ways
    assert all(count > 0 for count in counted.values())


@given(data=st.data(), shot=shots())
def test_a_shot_does_not_change_with_the_board_s_lie(
    data: st.DataObject, shot: dict[str, Any]
) -> None:
    """A mirrored and a turned board give the same shot."""
    number = len(plain.slots(shot))
    cards = data.draw(st.lists(CARDS, min_size=number, max_size=number))
    expected = ask(asked(shot, "shoot", cards=cards)).answer
    for turned in laid_otherwise(shot["scene"]):
        shown = {**shot, "scene": turned.scene}
        assert ask(asked(shown, "shoot", cards=cards)).answer == expected


@given(
    figure=legends("A", "red", [0, 0]),
    amount=st.integers(0, 99),
    kind=st.sampled_from(["any", "shield", "health"]),
)
def test_damage_is_what_a_plain_reading_makes_of_it(figure: Scene, amount: int, kind: str) -> None:
    """Dials never leave their limits, each kind stays on its own, and plain damage agrees."""
    scene = {"game": "apex", "board": {"columns": 2, "rows": 2}, "figures": [figure]}
    question = {"scene": scene, "ask": "damage", "figure": "A", "amount": amount, "kind": kind}
    answer: Any = ask(question).answer
    assert 0 <= answer["shield"] <= figure["shield"]
    assert 0 <= answer["health"] <= figure["health"]
    assert answer["eliminated"] == (answer["health"] == 0)
    if kind == "shield":
        assert answer["health"] == figure["health"]
    if kind == "health":
        assert answer["shield"] == figure["shield"]
    if kind == "any":
        shield, health, used = plain.dials(figure, amount)
        assert (answer["shield"], answer["health"]) == (shield, health)
        if used:
            assert answer["knockdown"] == "exhausted"


GOOD: tuple[dict[str, Any], ...] = (
    {
        "ask": "to-hit",
        "weapon": "Longbow",
        "attachments": ["6x sniper", {"name": "x", "kind": "stock"}],
    },
    {"ask": "shoot", "cards": [10, {"value": 20, "icons": ["headshot"]}], "ignore": ["headshot"]},
    {"ask": "odds", "deck": [10, 20, 30], "modifiers": [{"name": "x", "value": 5}]},
    {"ask": "damage", "amount": 30, "kind": "any"},
    {"ask": "heal", "item": "syringe"},
    {"ask": "equip", "token": "rare body shield", "exhausted": False},
    {"ask": "attach", "attachment": {"name": "6x sniper", "node": "a"}},
    {"ask": "weapon", "weapon": {"name": "x", "ammo-type": "light", "initial-ammo": 2}},
    {"ask": "loot", "token": "bruiser", "source": "map", "exhausted": True},
)
WEAPON = {
    "name": "Longbow",
    "range": [1, 4],
    "ammo": 2,
    "rate": [2, 1],
    "slots": [{"kind": "optics", "nodes": ["a"], "printed": "1x Holo"}],
}
TABLE = {
    "game": "apex",
    "board": {"columns": 5, "rows": 4},
    "components": [{"kind": "half-wall", "from": [3, 1], "to": [3, 2]}],
    "aim-board": {"left": [5], "right": [-5, -10]},
    "aim-deck": [10, 20, 30],
    "figures": [
        {"id": "A", "squad": "red", "at": [1, 1], "weapons": [WEAPON], "backpack": ["syringe"]},
        {"id": "B", "squad": "blue", "at": [3, 1], "knockdown-shield": "rare"},
    ],
}


@given(data=st.data(), good=st.sampled_from(GOOD))
def test_good_questions_gone_bad(data: st.DataObject, good: dict[str, Any]) -> None:
    """With one part exchanged for something else or taken away: a verdict, or a fault in words."""
    question: Any = {"scene": TABLE, "figure": "A", **good}
    if good["ask"] in ("to-hit", "shoot", "odds"):
        question["target"] = "B"
    if good["ask"] == "attach":
        question["weapon"] = WEAPON
    assert answered(question)["ok"] is True
    answered(data.draw(gone_bad(question)))
