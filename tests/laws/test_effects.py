"""Laws of zones, areas, Grenades, pushes and blows."""

from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adjudicator.app.judge import ask
from adjudicator.board.squares import Corner, Space
from adjudicator.games.apex.shooting.questions.zone import Course, course
from adjudicator.messages.as_text import verdict_text
from adjudicator.messages.renderer import ENGLISH
from tests.laws.plain_areas import WAYS, PlainArea, laid, thrown
from tests.laws.plain_push import ON_SPACES, PlainPush
from tests.laws.plain_sight import PlainSight
from tests.laws.plain_zones import passes, point, zones
from tests.support.doing import answer
from tests.support.fuzz import answered, gone_bad
from tests.support.strategies import (
    ZONE_KINDS,
    Scene,
    Turned,
    busy_scenes,
    ends,
    laid_otherwise,
    readings,
)

OFFSETS = st.tuples(st.integers(-4, 4), st.integers(-4, 4)).map(list)
ARROWS = st.sampled_from([None, *WAYS])
NEAR = st.integers(-3, 3)
FACINGS = st.sampled_from("nesw")


def anywhere(scene: Scene) -> st.SearchStrategy[list[int]]:
    """A space of the board or a little off it."""
    columns, rows = scene["board"]["columns"], scene["board"]["rows"]
    return st.tuples(st.integers(-3, columns + 2), st.integers(-3, rows + 2)).map(list)


@st.composite
def straight(draw: st.DrawFn, scene: Scene) -> dict[str, Any]:
    """A push: a space, often on a roof or next to something, and one in a line with it."""
    levels, way = PlainSight(scene).levels, draw(st.sampled_from(list(WAYS.values())))
    taken = [f["at"] for f in scene["figures"]]
    taken += [c["at"] for c in scene["components"] if c["kind"] in ON_SPACES]
    before = [[c + way[0], r + way[1]] for c, r in taken]
    drops = [at for at in before if levels.get((at[0], at[1]), 0)]
    roofs = [list(at) for at, level in levels.items() if level]
    spots = [some for some in (drops, roofs, before, taken, [*map(list, levels)]) if some]
    at = draw(st.sampled_from(draw(st.sampled_from(spots))))
    to = at if (at[0], at[1]) in levels else taken[0]
    start = [to[0] + way[0], to[1] + way[1]]
    if (start[0], start[1]) not in levels:
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


@st.composite
def shots(draw: st.DrawFn, scene: Scene) -> tuple[Scene, Scene]:
    """Two ends, often on a diagonal close to a zone."""
    corners = [c["at"] for c in scene["components"] if c["kind"] in ZONE_KINDS]
    if not corners or draw(st.booleans()):
        return draw(ends(scene)), draw(ends(scene))
    x, y = draw(st.sampled_from(corners))
    c, r = x + draw(st.integers(-4, 3)), y + draw(st.integers(-4, 3))
    (dc, dr), far = draw(st.sampled_from([(1, 1), (1, -1), (3, 1), (1, 3)])), draw(NEAR)
    return (
        {"space": _inside(scene, c, r)},
        {"space": _inside(scene, c + dc * far, r + dr * far)},
    )


def _inside(scene: Scene, c: int, r: int) -> list[int]:
    board = scene["board"]
    return [min(max(c, 0), board["columns"] - 1), min(max(r, 0), board["rows"] - 1)]


def test_every_line_past_a_zone() -> None:
    """On a small board, each line goes through the diamond just when the plain reading says so."""
    board = [Space(c, r) for r in range(7) for c in range(7)]
    for start, to in product(board, repeat=2):
        ends = ({"space": list(start)}, {"space": list(to)})
        through = passes(*map(point, ends), [3, 4])
        assert (course(start.point, to.point, Corner(3, 4)) == Course.THROUGH) == through


def test_a_space_and_an_intersection_of_the_same_numbers() -> None:
    """Both ends may have the same numbers, and only the space is in the zone."""
    pieces = [{"kind": "smoke", "at": [0, 1]}]
    scene = {"game": "apex", "board": {"columns": 4, "rows": 4}, "components": pieces}
    line = {"from": {"intersection": [0, 0], "level": 0}, "to": {"space": [0, 0]}}
    assert answer(scene, "zone", **line) == {"zones": ["smoke-0"]}


@pytest.mark.long
@given(data=st.data(), scene=busy_scenes())
def test_zones_agree_with_a_plain_reading(data: st.DataObject, scene: Scene) -> None:
    """A second, independent reading finds the same zones, and the same both ways."""
    start, to = data.draw(shots(scene))
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
    found = answer(scene, "grenade", **throw)
    hurt = {entry.pop("figure"): entry for entry in found.pop("targets")}
    assert found == thrown(scene, throw, throw["grenade"])
    hit = {entry["figure"]: entry["damage"] for entry in found["hit"]}
    assert hurt.keys() == (hit.keys() if found["legal"] else set())
    for figure, dials in hurt.items():
        dealt = answer(scene, "damage", figure=figure, amount=hit[figure])
        assert dials == {name: dealt[name] for name in dials}


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
    """A mirrored and a turned board give the same zones and the same push."""
    scene = {**scene, "rulings": chosen}
    start, to = data.draw(ends(scene)), data.draw(ends(scene))
    asked = data.draw(straight(scene))
    bearing = answer(scene, "zone", **{"from": start, "to": to})
    pushed = answer(scene, "push", **asked)
    for turned in laid_otherwise(scene):
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
    """A mirrored and a turned board give the same area and the same throw."""
    scene = {**scene, "rulings": chosen}
    throw = {**data.draw(throws(scene)), "facing": "n"}
    shape = [offset[:2] for offset in throw["grenade"]["offsets"]]
    reached = answer(scene, "area", source=throw["at"], offsets=shape)["spaces"]
    landed = answer(scene, "grenade", **throw)
    for turned in laid_otherwise(scene):
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
    answered(data.draw(gone_bad(question)))


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
