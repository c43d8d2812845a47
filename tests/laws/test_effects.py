"""Laws of zones, areas, Grenades, pushes and blows."""

import json
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from adjudicator.explain.as_text import verdict_text
from adjudicator.explain.speech import ENGLISH
from adjudicator.service.judge import ask
from tests.laws.plain_areas import WAYS, PlainArea, laid, thrown
from tests.laws.plain_push import PlainPush
from tests.laws.plain_zones import zones
from tests.laws.test_bad_input import JSON, answered, places
from tests.strategies import SYMMETRIES, Scene, Turned, busy_scenes, ends, readings, spaces

OFFSETS = st.tuples(st.integers(-4, 4), st.integers(-4, 4)).map(list)
ARROWS = st.sampled_from([None, *WAYS])
FACINGS = st.sampled_from("nesw")


def answer(scene: Scene, name: str, **asked: object) -> Any:  # noqa: ANN401
    """The answer to a question."""
    return dict(ask({"scene": scene, "ask": name, **asked}).answer)


def anywhere(scene: Scene) -> st.SearchStrategy[list[int]]:
    """A space of the board or a little off it."""
    columns, rows = scene["board"]["columns"], scene["board"]["rows"]
    return st.tuples(st.integers(-3, columns + 2), st.integers(-3, rows + 2)).map(list)


@st.composite
def straight(draw: st.DrawFn, scene: Scene) -> dict[str, Any]:
    """A push: a figure's space or any, and a space in a line with it."""
    to = draw(st.sampled_from([f["at"] for f in scene["figures"]]) | spaces(scene))
    way, far = draw(st.sampled_from(list(WAYS.values()))), draw(st.integers(1, 3))
    start = [to[0] + way[0] * far, to[1] + way[1] * far]
    board = scene["board"]
    if not (0 <= start[0] < board["columns"] and 0 <= start[1] < board["rows"]):
        start = [to[0], to[1] - 1] if to[1] else [to[0], to[1] + 1]
    return {"from": start, "to": to, "spaces": draw(st.integers(1, 4))}


@st.composite
def throws(draw: st.DrawFn, scene: Scene) -> dict[str, Any]:
    """A throw of a Grenade of any shape."""
    shape = draw(st.lists(OFFSETS, max_size=12, unique_by=tuple))
    low = draw(st.integers(0, 3))
    token = {
        "range": [low, low + draw(st.integers(0, 4))],
        "cards": draw(st.integers(0, 3)),
        "offsets": [[c, r, draw(st.integers(1, 30))] for c, r in shape],
    }
    return {
        "figure": draw(st.sampled_from([f["id"] for f in scene["figures"]])),
        "at": draw(anywhere(scene)),
        "facing": draw(FACINGS),
        "grenade": token,
        "arrows": [draw(ARROWS) for _ in range(token["cards"])],
    }


@given(data=st.data(), scene=busy_scenes())
def test_zones_agree_with_a_plain_reading(data: st.DataObject, scene: Scene) -> None:
    """A second, independent reading finds the same zones, and the same both ways."""
    start, to = data.draw(ends(scene)), data.draw(ends(scene))
    found = answer(scene, "zone", **{"from": start, "to": to})["zones"]
    assert found == answer(scene, "zone", **{"from": to, "to": start})["zones"]
    if start != to:
        assert found == zones(scene, start, to)


@given(data=st.data(), scene=busy_scenes())
def test_areas_agree_with_a_plain_reading(data: st.DataObject, scene: Scene) -> None:
    """A second, independent reading reaches the same spaces, from off the board too."""
    plain, source = PlainArea(scene), data.draw(anywhere(scene))
    offsets = data.draw(st.lists(OFFSETS, max_size=25))
    aerial, facing = data.draw(st.booleans()), data.draw(FACINGS)
    asked = {"source": source, "offsets": offsets, "aerial": aerial, "facing": facing}
    c, r = source
    shape = set(laid((c, r), offsets, facing))
    level = plain.levels.get((c, r), 0)
    expected = plain.reached((c, r), level, shape, aerial=aerial)
    assert answer(scene, "area", **asked)["spaces"] == [list(space) for space in expected]


@given(data=st.data(), scene=busy_scenes())
def test_grenades_agree_with_a_plain_reading(data: st.DataObject, scene: Scene) -> None:
    """A second, independent reading lands, reaches and hurts the same."""
    throw = data.draw(throws(scene))
    assert answer(scene, "grenade", **throw) == thrown(scene, throw, throw["grenade"])


@given(data=st.data(), scene=busy_scenes())
def test_pushes_agree_with_a_plain_reading(data: st.DataObject, scene: Scene) -> None:
    """A second, independent reading ends a push in the same place."""
    asked = data.draw(straight(scene))
    (sc, sr), (c, r) = asked["from"], asked["to"]
    expected = PlainPush(scene).push((sc, sr), (c, r), asked["spaces"])
    assert answer(scene, "push", **asked) == expected


@given(data=st.data(), scene=busy_scenes(), chosen=readings())
def test_zones_and_pushes_on_turned_boards(
    data: st.DataObject, scene: Scene, chosen: Scene
) -> None:
    """All eight ways to lay a board give the same zones and the same push."""
    scene = {**scene, "rulings": chosen}
    start, to = data.draw(ends(scene)), data.draw(ends(scene))
    asked = data.draw(straight(scene))
    bearing = answer(scene, "zone", **{"from": start, "to": to})
    pushed = answer(scene, "push", **asked)
    for number in range(len(SYMMETRIES)):
        turned = Turned(scene, number)
        line = {"from": turned.end(start), "to": turned.end(to)}
        assert answer(turned.scene, "zone", **line) == bearing
        way = {**asked, "from": turned.space(asked["from"]), "to": turned.space(asked["to"])}
        found = answer(turned.scene, "push", **way)
        assert found["to"] == turned.space(pushed["to"])
        assert found["collision"] == pushed["collision"]
        assert sorted(found["choose"]) == sorted(turned.space(at) for at in pushed["choose"])


@given(data=st.data(), scene=busy_scenes(), chosen=readings())
def test_areas_and_grenades_on_turned_boards(
    data: st.DataObject, scene: Scene, chosen: Scene
) -> None:
    """All eight ways to lay a board give the same area and the same throw."""
    scene = {**scene, "rulings": chosen}
    throw = {**data.draw(throws(scene)), "facing": "n"}
    shape = [offset[:2] for offset in throw["grenade"]["offsets"]]
    reached = answer(scene, "area", source=throw["at"], offsets=shape)["spaces"]
    landed = answer(scene, "grenade", **throw)
    for number in range(len(SYMMETRIES)):
        turned = Turned(scene, number)
        offsets = [[*turned.way((c, r)), dealt] for c, r, dealt in throw["grenade"]["offsets"]]
        at = turned.space(throw["at"])
        now = [offset[:2] for offset in offsets]
        spaces_now = answer(turned.scene, "area", source=at, offsets=now)["spaces"]
        assert sorted(spaces_now) == sorted(turned.space(space) for space in reached)
        arrows = [_arrow(turned, arrow) for arrow in throw["arrows"]]
        other = {**throw, "at": at, "arrows": arrows}
        other["grenade"] = {**throw["grenade"], "offsets": offsets}
        found = answer(turned.scene, "grenade", **other)
        assert found["landing"] == turned.space(landed["landing"])
        for field in ("legal", "level", "hit"):
            assert found[field] == landed[field]


def _arrow(turned: Turned, arrow: str | None) -> str | None:
    if arrow is None:
        return None
    way = turned.way(WAYS[arrow])
    return next(name for name, step in WAYS.items() if step == way)


@given(data=st.data(), scene=busy_scenes(), chosen=readings())
def test_a_blow_is_its_parts(data: st.DataObject, scene: Scene, chosen: Scene) -> None:
    """A blow is adjacency, a card of 40 or more, and a push of one space."""
    scene = {**scene, "rulings": chosen}
    one, other = (data.draw(st.sampled_from(scene["figures"])) for _ in range(2))
    value = data.draw(st.integers(0, 90))
    found = answer(scene, "melee", figure=one["id"], target=other["id"], card=value)
    line = {"from": {"figure": one["id"]}, "to": {"figure": other["id"]}}
    adjacent = "adjacent" in answer(scene, "contiguity", **line)["relations"]
    assert found["legal"] == (adjacent and one["squad"] != other["squad"])
    assert found["hit"] == (found["legal"] and value >= 40)
    assert found["damage"] == 4 * found["hit"] + 4 * found["collision"]
    push = {"to": other["at"], "collision": False, "choose": []}
    if found["hit"]:
        push = answer(scene, "push", **line, spaces=1)
    assert {key: found[key] for key in push} == push


@given(data=st.data(), scene=busy_scenes(), chosen=readings())
def test_disputes_are_what_other_readings_answer(
    data: st.DataObject, scene: Scene, chosen: Scene
) -> None:
    """Each disputed reading, chosen by the table, gives the answer that was foretold."""
    scene = {**scene, "rulings": chosen}
    throw = data.draw(throws(scene))
    if data.draw(st.booleans()):
        throw |= {"grenade": "Thermite Grenade", "arrows": [data.draw(ARROWS)]}
    question = {"ask": "grenade", **throw}
    verdict = ask({"scene": scene, **question})
    for dispute in verdict.disputed:
        other = {**scene, "rulings": {**chosen, dispute.ruling: dispute.value}}
        assert ask({"scene": other, **question}).answer == dispute.answer != verdict.answer


@given(data=st.data(), scene=busy_scenes(largest=6))
def test_good_questions_gone_bad(data: st.DataObject, scene: Scene) -> None:
    """Whatever one part of a question is exchanged for, it is answered or told what is wrong."""
    name = scene["figures"][0]["id"]
    question: Any = {"scene": scene}
    question |= data.draw(
        st.one_of(
            throws(scene).map(lambda asked: {"ask": "grenade", **asked}),
            straight(scene).map(lambda asked: {"ask": "push", "choice": [0, 0], **asked}),
            st.just({"ask": "melee", "figure": name, "target": name, "card": 50}),
            st.just({"ask": "area", "source": [0, 0], "offsets": [[0, 1]], "aerial": True}),
        )
    )
    question = json.loads(json.dumps(question))
    *path, last = data.draw(st.sampled_from(places(question)[1:]))
    part = question
    for key in path:
        part = part[key]
    part[last] = data.draw(JSON)
    answered(question)


@given(data=st.data(), scene=busy_scenes(), chosen=readings())
def test_every_verdict_can_be_told(data: st.DataObject, scene: Scene, chosen: Scene) -> None:
    """Headline, steps, facts and other readings are whole sentences, and the same each time."""
    scene = {**scene, "rulings": chosen}
    one, other = (data.draw(st.sampled_from(scene["figures"])) for _ in range(2))
    throw = data.draw(throws(scene))
    shape = [offset[:2] for offset in throw["grenade"]["offsets"]]
    questions: list[Scene] = [
        {"ask": "zone", "from": data.draw(ends(scene)), "to": data.draw(ends(scene))},
        {"ask": "area", "source": throw["at"], "offsets": shape, "facing": throw["facing"]},
        {"ask": "grenade", **throw},
        {"ask": "grenade", **throw, "grenade": "thermite", "arrows": [None]},
        {"ask": "push", **data.draw(straight(scene))},
        {"ask": "melee", "figure": one["id"], "target": other["id"], "card": 60},
    ]
    for question in questions:
        verdict = ask({"scene": scene, **question})
        assert verdict == ask({"scene": scene, **question})
        told = verdict_text(verdict, ENGLISH)
        assert "{" not in told
        assert "None" not in told
        assert all(ENGLISH.fact(verdict))
