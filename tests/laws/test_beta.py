"""Laws of the beta: a plain reading of its book agrees, its silence included."""

from hypothesis import given
from hypothesis import strategies as st

from adjudicator.app.judge import ask
from adjudicator.board.squares import Space
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Verdict
from adjudicator.games.apex.sight.line import look
from adjudicator.games.apex.table.ends import End
from adjudicator.games.apex.table.scene import read_scene
from adjudicator.messages.as_json import verdict_json
from adjudicator.messages.as_text import verdict_text
from adjudicator.messages.renderer import ENGLISH
from tests.laws.plain_beta import SILENT, BetaSight, PlainBeta
from tests.support.strategies import Scene, busy_scenes, laid_otherwise, scenes, spaces


def judged(scene: Scene, name: str, start: list[int], end: list[int]) -> Verdict:
    """A question between two spaces, by the beta, which can be told."""
    # Who stands on a space with an object could not be there by the beta.
    table = {**scene, "edition": "beta", "figures": []}
    question = {"scene": table, "ask": name, "from": start, "to": end}
    verdict = ask(question)
    assert verdict_text(verdict, ENGLISH)
    assert verdict_json(verdict, ENGLISH)["ok"]
    return verdict


def found(verdict: Verdict, field: str) -> object:
    """One field of its answer, or that the beta is silent."""
    return SILENT if verdict.certainty == "silent" else verdict.answer[field]


@given(data=st.data(), scene=scenes())
def test_sight_agrees_with_a_plain_reading(data: st.DataObject, scene: Scene) -> None:
    """Blind spots, full cover and what is connected at a point give the same lines, read twice."""
    table, plain = read_scene({**scene, "edition": "beta"}), BetaSight(scene)
    viewer = Space(*data.draw(spaces(scene)))
    here = End(viewer, table.level(viewer))
    for other in table.grid.spaces(table.grid.all):
        if other != viewer:
            there = End(other, table.level(other))
            clear = look(table, here, there, Consultation(table.readings)).clear
            assert clear == plain.clear(viewer, other), (viewer, other)


@given(data=st.data(), scene=scenes())
def test_contiguity_agrees_with_a_plain_reading(data: st.DataObject, scene: Scene) -> None:
    """A space is neighboring unless it lies two levels higher, whatever stands in between."""
    plain, start = PlainBeta(scene), data.draw(spaces(scene))
    for end in _around(scene, start):
        expected = plain.relations(tuple(start), end)
        assert found(judged(scene, "contiguity", start, list(end)), "relations") == expected, end


@given(data=st.data(), scene=busy_scenes())
def test_steps_agree_with_a_plain_reading(data: st.DataObject, scene: Scene) -> None:
    """What stands on a space keeps it closed, and connected things leave a diagonal step open."""
    plain, start = PlainBeta(scene), data.draw(spaces(scene))
    for end in _around(scene, start):
        expected = plain.step(tuple(start), end)
        assert found(judged(scene, "step", start, list(end)), "cost") == expected, end


@given(data=st.data(), scene=scenes())
def test_half_cover_agrees_with_a_plain_reading(data: st.DataObject, scene: Scene) -> None:
    """Half-Walls and Supply Bins beside the target cover it, and nothing is told of corners."""
    plain, start = PlainBeta(scene), data.draw(spaces(scene))
    end = data.draw(spaces(scene))
    expected = plain.cover(tuple(start), tuple(end))
    assert found(judged(scene, "cover", start, end), "by") == expected


@given(data=st.data(), scene=busy_scenes())
def test_zones_agree_with_a_plain_reading(data: st.DataObject, scene: Scene) -> None:
    """A zone bears where a line on its level crosses it; who is inside, and levels, are open."""
    plain, start = PlainBeta(scene), data.draw(spaces(scene))
    end = data.draw(spaces(scene))
    expected = plain.zones(tuple(start), tuple(end))
    assert found(judged(scene, "zone", start, end), "zones") == expected


@given(data=st.data(), scene=scenes())
def test_the_beta_does_not_change_with_the_board_s_lie(data: st.DataObject, scene: Scene) -> None:
    """A mirrored and a turned board give the same answers, and the same silence."""
    start, end = data.draw(spaces(scene)), data.draw(spaces(scene))
    for name in ("los", "contiguity", "cover"):
        expected = judged(scene, name, start, end).answer
        for turned in laid_otherwise(scene):
            there = judged(turned.scene, name, turned.space(start), turned.space(end))
            assert there.answer == expected


def _around(scene: Scene, start: list[int]) -> list[tuple[int, int]]:
    board, (c, r) = scene["board"], start
    around = [(c + i, r + j) for i in (-1, 0, 1) for j in (-1, 0, 1) if i or j]
    return [(x, y) for x, y in around if 0 <= x < board["columns"] and 0 <= y < board["rows"]]
