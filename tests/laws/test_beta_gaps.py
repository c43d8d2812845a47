"""Laws of what the beta leaves out: nothing is hidden, nothing is borrowed, all can be filled."""

from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from adjudicator.app.judge import ask
from adjudicator.core.faults import InputError
from adjudicator.core.verdict import Verdict
from adjudicator.messages.as_json import verdict_json
from adjudicator.messages.as_text import verdict_text
from adjudicator.messages.renderer import ENGLISH
from tests.support.strategies import Scene, busy_scenes, spaces, top

Question = dict[str, Any]

LONGBOW = {"name": "Longbow", "range": [1, 4], "rate": [2, 1], "damage": 10, "headshot": 12}
BOARD = {"left": [5, 10, 15], "right": [-5, -10, -15, -20]}
GRENADE = {"name": "own", "range": [0, 9], "cards": 1, "offsets": [[0, 0, 20], [1, 0, 10]]}
RARITIES = st.sampled_from([None, "common", "rare", "epic", "legendary"])
GEAR = ("helmet", "body-shield", "knockdown-shield")
CARDS = st.builds(
    lambda value, icons: {"value": 5 * value, "icons": icons},
    st.integers(0, 20),
    st.lists(st.sampled_from(["headshot", "miss-cover", "semi-hit", "hit-below"]), max_size=2),
)


@st.composite
def tables(draw: st.DrawFn) -> Scene:
    """A table of the beta whose Legends have any Gear, and dials at any number."""
    scene = draw(busy_scenes())
    for figure in scene["figures"]:
        figure |= {name: draw(RARITIES) for name in GEAR}
        figure |= {"shield": draw(st.integers(0, 20)), "health": draw(st.integers(1, 40))}
    return {**scene, "edition": "beta", "aim-board": BOARD}


@st.composite
def questions(draw: st.DrawFn, scene: Scene) -> Question:
    """Anything that the beta may leave out in part."""
    figure = draw(st.sampled_from(scene["figures"]))
    one, other = figure["id"], _nearest(scene, figure)["id"]
    start, end = draw(spaces(scene)), draw(spaces(scene))
    beside = draw(st.sampled_from(_around(scene, start)))
    corner = {"intersection": end, "level": top(scene, *end)}
    duel = {"figure": one, "target": other}
    shot = {**duel, "weapon": {**LONGBOW, "difficulty": draw(st.integers(8, 12)) * 5}}
    asked: list[Question] = [
        *({"ask": name, "from": start, "to": end} for name in ("los", "cover", "zone")),
        {"ask": "los", "from": start, "to": corner},
        {"ask": "los", "from": corner, "to": start},
        *({"ask": name, "from": start, "to": beside} for name in ("contiguity", "step")),
        {"ask": "push", "from": start, "to": beside, "spaces": draw(st.integers(1, 2))},
        {
            "ask": "move",
            "figure": one,
            "points": draw(st.integers(0, 4)),
            "rush": draw(st.booleans()),
        },
        {"ask": "path", "figure": one, "to": end},
        {"ask": "path", "figure": one, "to": end, "points": draw(st.integers(0, 4))},
        {"ask": "spending", "figure": one, "to": end, "points": draw(st.integers(0, 4))},
        {"ask": "melee", **duel, "card": draw(st.integers(0, 100))},
        {"ask": "to-hit", **shot},
        {"ask": "shoot", **shot, "cards": draw(st.lists(CARDS, min_size=2, max_size=2))},
        {"ask": "damage", "figure": one, "amount": draw(st.integers(0, 60))},
        {"ask": "heal", "figure": one, "item": draw(st.sampled_from(["Syringe", "Phoenix Kit"]))},
        {"ask": "heal", "figure": one, "item": "own", "shield": draw(st.integers(1, 40))},
        {"ask": "grenade", "figure": one, "grenade": GRENADE, "at": end, "arrows": [None]},
        {"ask": "grenade", "figure": one, "grenade": "frag", "at": end, "arrows": [None, "nw"]},
        {"ask": "ring", "damage": draw(st.integers(0, 20)), "card": {"left": 2, "top": 2}},
        {"ask": "interact", "figure": one},
        {"ask": "area", "source": start, "offsets": [[0, 0], [1, 0], [0, 1], [1, 1]]},
    ]
    return draw(st.sampled_from(asked))


def _nearest(scene: Scene, figure: Scene) -> Scene:
    """Whoever stands next to someone, or nearest to them."""
    (c, r), others = figure["at"], [one for one in scene["figures"] if one is not figure]
    return min(
        others or [figure], key=lambda one: max(abs(one["at"][0] - c), abs(one["at"][1] - r))
    )


def _around(scene: Scene, start: list[int]) -> list[list[int]]:
    board, (c, r) = scene["board"], start
    around = [[c + i, r + j] for i in (-1, 0, 1) for j in (-1, 0, 1) if i or j]
    return [[x, y] for x, y in around if 0 <= x < board["columns"] and 0 <= y < board["rows"]]


def judged(scene: Scene, question: Question, **further: object) -> Verdict:
    """A question that can be asked, and told."""
    try:
        verdict = ask({"scene": {**scene, **further}, **question})
    except InputError:
        assume(condition=False)
        raise
    assert verdict_text(verdict, ENGLISH)
    assert verdict_json(verdict, ENGLISH)["ok"]
    return verdict


def filled(scene: Scene, question: Question) -> Verdict:
    """The same question where the table fills all gaps from the final book."""
    return judged(scene, question, rulings={"silent-points": "final"})


@given(data=st.data(), scene=tables())
def test_a_table_can_fill_every_gap(data: st.DataObject, scene: Scene) -> None:
    """With the final book's rules nothing is left out, and a verdict says that it took them."""
    question = data.draw(questions(scene))
    left_open, whole = judged(scene, question), filled(scene, question)
    assert not whole.silent
    assert whole.certainty != "silent"
    assert bool(whole.filled_by) == bool(left_open.silent)


@pytest.mark.long
@given(data=st.data(), scene=tables())
def test_nothing_is_left_out_without_saying(data: st.DataObject, scene: Scene) -> None:
    """An answer that doesn't say so rests on no gap: filling them all doesn't change it."""
    question = data.draw(questions(scene))
    verdict = judged(scene, question)
    if verdict.certainty in ("book", "ruling"):
        whole = filled(scene, question)
        assert verdict.answer == whole.answer
        assert verdict.certainty == whole.certainty


@given(data=st.data(), scene=tables())
def test_what_is_told_beside_a_gap_is_certain(data: st.DataObject, scene: Scene) -> None:
    """Filling the gap changes only what was left out: nulls, and entries of lists."""
    question = data.draw(questions(scene))
    verdict = judged(scene, question)
    if verdict.certainty == "silent":
        whole = filled(scene, question).answer
        for name, value in verdict.answer.items():
            assert _agrees(value, whole[name]), name


def _agrees(told: object, whole: object) -> bool:
    """Whether something told is a part of the whole."""
    if told is None or told == whole:
        return True
    if isinstance(told, dict) and isinstance(whole, dict):
        return all(_agrees(value, whole[name]) for name, value in told.items())
    if isinstance(told, list) and isinstance(whole, list):
        return all(any(_agrees(one, other) for other in whole) for one in told)
    return False


@given(data=st.data(), scene=tables())
def test_the_final_book_s_answer_is_told(data: st.DataObject, scene: Scene) -> None:
    """Each gap names a rule that the beta lacks, with the answer that the final book gives."""
    question = data.draw(questions(scene))
    verdict = judged(scene, question)
    if verdict.silent:
        final = judged(scene, question, edition="core")
        assert all(one.final == final.answer for one in verdict.silent)
