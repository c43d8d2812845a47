"""Laws of what is told beside a ruling, each against plain questions asked one by one."""

from itertools import pairwise
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from adjudicator.app.judge import ask
from adjudicator.board.squares import Space
from adjudicator.core.sketch import Profile
from adjudicator.games.apex.table.scene import read_scene
from tests.support.strategies import (
    Scene,
    busy_scenes,
    ends,
    laid_otherwise,
    readings,
    scenes,
    spaces,
)

#: Where each example asks for every line of a board, a few examples are many lines.
FEWER = settings(max_examples=settings().max_examples // 3)

#: Boards small enough for every line to be asked for.
SMALL = busy_scenes(largest=6)


def answer(scene: Scene, **question: Any) -> Any:  # noqa: ANN401
    """The answer to a question."""
    return ask({"scene": scene, **question}).answer


def clear(scene: Scene, start: object, to: object) -> object:
    """Whether two ends see each other."""
    return answer(scene, ask="los", **{"from": start, "to": to})["clear"]


def every_space(scene: Scene) -> list[list[int]]:
    """All spaces, row by row."""
    board = scene["board"]
    return [[c, r] for r in range(board["rows"]) for c in range(board["columns"])]


def to_end_on(scene: Scene, figure: str, points: int = 99) -> dict[tuple[int, ...], int]:
    """The spaces that a figure can end on, and what they cost."""
    reach = answer(scene, ask="move", figure=figure, points=points)["reach"]
    return {tuple(entry["space"]): entry["cost"] for entry in reach}


def free_by_distance(scene: Scene, start: Scene) -> dict[tuple[int, ...], int]:
    """The spaces where nobody and nothing is that would not let one stand there."""
    table = read_scene(scene)
    free = [s for s in every_space(scene) if not _is_taken(table, Space(*s))]
    return {
        tuple(s): answer(scene, ask="distance", **{"from": start, "to": s})["distance"]
        for s in free
    }


def _is_taken(table: Any, space: Space) -> bool:  # noqa: ANN401
    return any(space in taken for taken in (table.standing, table.occupied, table.impassable))


@FEWER
@given(data=st.data(), scene=SMALL, chosen=readings())
def test_near_misses_are_the_cheapest_clear_spaces(
    data: st.DataObject, scene: Scene, chosen: Scene
) -> None:
    """From each the line is clear, and from no space that costs less."""
    scene = {**scene, "rulings": chosen}
    figure = data.draw(st.sampled_from(scene["figures"]))["id"]
    start = data.draw(st.sampled_from(({"figure": figure}, data.draw(ends(scene)))))
    target = data.draw(ends(scene))
    found = answer(scene, ask="near-miss", **{"from": start, "to": target})
    assert found["clear"] == clear(scene, start, target)
    if found["clear"] is not False:
        assert (found["by"], found["cost"], found["spaces"]) == ([], None, [])
        return
    assert found["by"]
    costs = to_end_on(scene, figure) if "figure" in start else free_by_distance(scene, start)
    if "space" in target:
        costs.pop(tuple(target["space"]), None)
    seeing = {s: n for s, n in costs.items() if clear(scene, list(s), target)}
    least = min(seeing.values(), default=None)
    assert found["cost"] == least
    assert found["spaces"] == [s for s in every_space(scene) if seeing.get(tuple(s), -1) == least]


@FEWER
@given(data=st.data(), scene=SMALL, chosen=readings())
def test_watchers_are_those_with_a_clear_line(
    data: st.DataObject, scene: Scene, chosen: Scene
) -> None:
    """Every space with a line to a place is listed, and every figure on one of them."""
    scene = {**scene, "rulings": chosen}
    to = data.draw(ends(scene))
    found = answer(scene, ask="watchers", to=to)
    others = [s for s in every_space(scene) if s != to.get("space")]
    assert found["spaces"] == [s for s in others if clear(scene, s, to)]
    watching = [f["id"] for f in scene["figures"] if f["at"] in found["spaces"]]
    assert found["figures"] == watching


def covered(scene: Scene, shooters: list[list[int]], space: tuple[int, ...]) -> str:
    """What meets a figure on a space: cover from all who see it, nobody, or the open."""
    if list(space) in shooters:
        return "open"
    seeing = [s for s in shooters if clear(scene, s, list(space))]
    if not seeing:
        return "hidden"
    lines = ({"from": s, "to": list(space)} for s in seeing)
    return "cover" if all(answer(scene, ask="cover", **e)["cover"] for e in lines) else "open"


@FEWER
@given(data=st.data(), scene=SMALL, chosen=readings())
def test_cover_spots_have_cover_from_all_who_see_them(
    data: st.DataObject, scene: Scene, chosen: Scene
) -> None:
    """As `move`, `los` and `cover` say, space by space, for one shooter or all enemies."""
    scene = {**scene, "rulings": chosen}
    figure = data.draw(st.sampled_from(scene["figures"]))
    points = data.draw(st.integers(0, 5))
    shooters = [f["at"] for f in scene["figures"] if f["squad"] != figure["squad"]]
    given: Scene = {"ask": "cover-spots", "figure": figure["id"], "points": points}
    if data.draw(st.booleans()):
        shooters = [data.draw(spaces(scene))]
        given["from"] = shooters[0]
    found = answer(scene, **given)
    reach = to_end_on(scene, figure["id"], points)
    met = {space: covered(scene, shooters, space) for space in reach}
    for name in ("cover", "hidden"):
        listed = [{"space": list(s), "cost": n} for s, n in reach.items() if met[s] == name]
        assert found[name] == listed


@FEWER
@given(data=st.data(), scene=SMALL, chosen=readings())
def test_the_board_s_lie_changes_nothing(data: st.DataObject, scene: Scene, chosen: Scene) -> None:
    """Mirrored and turned boards give mirrored and turned near-misses, watchers and cover."""
    scene = {**scene, "rulings": chosen}
    figure, to = data.draw(st.sampled_from(scene["figures"]))["id"], data.draw(ends(scene))
    start = {"figure": figure}
    for turned in laid_otherwise(scene):
        one = answer(scene, ask="near-miss", **{"from": start, "to": to})
        other = answer(turned.scene, ask="near-miss", **{"from": start, "to": turned.end(to)})
        assert sorted(map(turned.space, one["spaces"])) == sorted(other["spaces"])
        assert sorted(map(turned.corner, one["touched"])) == sorted(other["touched"])
        for field in ("clear", "by", "cost", "spare"):
            assert one[field] == other[field]
        seen = answer(scene, ask="watchers", to=to)
        again = answer(turned.scene, ask="watchers", to=turned.end(to))
        assert sorted(map(turned.space, seen["spaces"])) == sorted(again["spaces"])
        assert seen["figures"] == again["figures"]
        spots = answer(scene, ask="cover-spots", figure=figure)
        there = answer(turned.scene, ask="cover-spots", figure=figure)
        for field in ("cover", "hidden"):
            moved = {(*turned.space(e["space"]), e["cost"]) for e in spots[field]}
            assert moved == {(*e["space"], e["cost"]) for e in there[field]}


@given(data=st.data(), scene=SMALL, points=st.integers(0, 6), chosen=readings())
def test_points_go_where_the_cheapest_way_goes(
    data: st.DataObject, scene: Scene, points: int, chosen: Scene
) -> None:
    """Terms add up to steps, steps to the cost; the first step beyond the points is too much."""
    scene = {**scene, "rulings": chosen}
    figure, to = data.draw(st.sampled_from(scene["figures"]))["id"], data.draw(spaces(scene))
    found = answer(scene, ask="spending", figure=figure, to=to, points=points)
    spent = found["spent"]
    assert all(step["cost"] == sum(t["points"] for t in step["terms"]) for step in spent)
    for before, after in pairwise([{"total": 0}, *spent]):
        assert after["total"] == before["total"] + after["cost"]
    beyond = [step["space"] for step in spent if step["total"] > points]
    assert found["too-much"] == (beyond[0] if beyond else None)
    if found["cost"] is not None:
        assert found["cost"] == sum(step["cost"] for step in spent)
        assert found["over"] == max(0, found["cost"] - points)
    way = answer(scene, ask="path", figure=figure, to=to)
    if way["cost"] is not None:
        assert found["cost"] == way["cost"]
        assert [step["space"] for step in spent] == way["path"][1:]


def section(scene: Scene, start: Scene, to: Scene) -> tuple[object, Profile | None]:
    """The answer to `los`, and its line from the side."""
    verdict = ask({"scene": scene, "ask": "los", "from": start, "to": to})
    return verdict.answer["clear"], verdict.profile


@given(data=st.data(), scene=scenes(largest=9), chosen=readings())
def test_a_profile_shows_the_ground_and_the_answer(
    data: st.DataObject, scene: Scene, chosen: Scene
) -> None:
    """It has no gaps, each space is as high as it is, and it is cut just where the line is."""
    scene = {**scene, "rulings": chosen}
    start, to = data.draw(ends(scene)), data.draw(ends(scene))
    seen, profile = section(scene, start, to)
    if profile is None:
        assert start.get("space") == to.get("space")
        return
    table = read_scene(scene)
    assert all(stretch.level == table.level(stretch.space) for stretch in profile.ground)
    places = [profile.ground[0].start, *(stretch.end for stretch in profile.ground)]
    assert places == sorted(set(places))
    assert (places[0], places[-1]) == (0, profile.length)
    assert all(b.start == a.end for a, b in pairwise(profile.ground))
    assert (profile.cut is not None) == (seen is False)
    assert [u.at for u in profile.uprights if u.cuts] == [profile.cut] * (seen is False)
    upper = max(profile.source.level or 0, profile.target.level or 0)
    high = [u.at for u in profile.uprights if u.kind == "blockage" and u.top > upper]
    assert not high or min(high) == profile.cut
    assert all(0 <= upright.at <= profile.length for upright in profile.uprights)
    assert all(upright.base <= upright.top for upright in profile.uprights)
    assert all(0 <= station.at <= profile.length for station in profile.stations)


@given(data=st.data(), scene=scenes(largest=9))
def test_who_is_in_the_shadow_is_hidden(data: st.DataObject, scene: Scene) -> None:
    """The lower of two spaces lies in the drawn shadow just when the line is blocked."""
    start, to = ({"space": data.draw(spaces(scene))} for _ in range(2))
    seen, profile = section(scene, start, to)
    if profile is None or profile.shadow is None:
        assert seen
        return
    levels = (profile.source.level or 0, profile.target.level or 0)
    lower = profile.length if levels[1] <= levels[0] else 0
    shadow = profile.shadow
    low, high = sorted((shadow.start, shadow.end))
    assert (shadow.endless or low < lower < high) == (not seen)
