"""Laws of reaching, placing, coming back and the Ring."""

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from adjudicator.app.judge import ask
from adjudicator.games.apex.table.scene import read_scene
from tests.laws.plain_objects import Plain, far_apart
from tests.support.doing import after, answer
from tests.support.fuzz import answered, gone_bad
from tests.support.strategies import Scene, add, laid_otherwise, readings, scenes, spaces

LEGENDS = (("A", "red"), ("B", "red"), ("C", "blue"))


@st.composite
def tables(draw: st.DrawFn) -> Scene:
    """A small table with Legends on it and one off it, zones and loot."""
    scene = draw(scenes(largest=7))
    for component in scene["components"]:
        if component["kind"] == "supply-bin" and draw(st.booleans()):
            component["opened"] = True
    corners = st.tuples(
        st.integers(0, scene["board"]["columns"]), st.integers(0, scene["board"]["rows"])
    )
    for _ in range(draw(st.integers(0, 4))):
        at, base = list(draw(corners)), draw(st.integers(0, 1))
        add(scene, "components", {"kind": "smoke", "at": at, "base": base})
    for name, squad in LEGENDS:
        at = draw(spaces(scene))
        add(scene, "figures", {"id": name, "squad": squad, "at": at})
    add(scene, "figures", {"id": "D", "squad": "red"})
    loot = [{"at": at, "token": "Syringe"} for at in draw(st.lists(spaces(scene), max_size=6))]
    components = [{**c, "id": f"c{n}"} for n, c in enumerate(scene["components"])]
    return {**scene, "components": components, "loot": loot, "rulings": draw(readings())}


def on_map(scene: Scene) -> list[Scene]:
    """The Legends on the map."""
    return [figure for figure in scene["figures"] if "at" in figure]


def in_rows(found: Any) -> list[list[int]]:  # noqa: ANN401
    """Spaces row by row."""
    return sorted(found, key=lambda at: (at[1], at[0]))


@given(scene=tables())
def test_reach_agrees_with_a_plain_reading(scene: Scene) -> None:
    """Objects, loot and spaces to drop on are those that a plain reading finds."""
    plain = Plain(scene)
    for figure in on_map(scene):
        found = ask({"scene": scene, "ask": "interact", "figure": figure["id"]}).answer
        assert found == plain.reach(tuple(figure["at"]))


REACHES = st.tuples(st.integers(0, 2), st.integers(0, 4)).map(lambda at: [at[0], at[0] + at[1]])


@given(scene=tables(), reach=REACHES, free=st.booleans())
def test_spots_to_place_on_agree_with_a_plain_reading(
    scene: Scene,
    reach: list[int],
    free: bool,  # noqa: FBT001
) -> None:
    """Spots in range are those that a plain reading finds: rows and columns, levels first."""
    plain, (low, high) = Plain(scene), reach
    for figure in on_map(scene)[:1]:
        asked = {"figure": figure["id"], "free": free, "range": reach}
        far = {space: far_apart(figure["at"], space) for space in plain.spaces()}
        spaces_found = answer(scene, "place", on="space", **asked)
        listed = plain.free_spaces() if free else plain.spaces()
        expected = [list(space) for space in listed if low <= far[space] <= high]
        assert spaces_found == {"legal": None, "spots": expected}
        corners = [
            {"at": [x, y], "level": level}
            for level, y, x in plain.free_corners(free=free)
            if low <= min(far[s] for s in far if {x - s[0], y - s[1]} <= {0, 1}) <= high
        ]
        corners_found = answer(scene, "place", on="intersection", **asked)
        assert corners_found == {"legal": None, "spots": corners}


@given(data=st.data(), scene=tables(), sight=st.booleans())
@settings(max_examples=60)
def test_one_spot_is_judged_as_in_the_list(
    data: st.DataObject,
    scene: Scene,
    sight: bool,  # noqa: FBT001
) -> None:
    """A spot that is asked for is legal just if the list holds it; with sight, if it is seen."""
    for figure in on_map(scene)[:1]:
        asked = {"figure": figure["id"], "on": "intersection", "range": [0, 3], "los": sight}
        question = {"scene": scene, "ask": "place", **asked}
        spots = ask(question).answer["spots"]
        assert isinstance(spots, list)
        level, y, x = data.draw(st.sampled_from(Plain(scene).free_corners(free=False)))
        spot = {"at": [x, y], "level": level}
        one = ask({**question, "at": spot}).answer
        assert one == {"legal": spot in spots, "spots": [spot] if spot in spots else []}
        end = {"intersection": [x, y], "level": level}
        line = {"ask": "los", "from": {"figure": figure["id"]}, "to": end}
        if sight and spot in spots:
            assert ask({"scene": scene, **line}).answer["clear"] is True
        without = ask({**question, "at": spot, "los": False}).answer["legal"]
        if sight and without and spot not in spots:
            assert ask({"scene": scene, **line}).answer["clear"] is not True


@given(scene=tables())
def test_coming_back_agrees_with_a_plain_reading(scene: Scene) -> None:
    """Beacons and spaces are those that a plain reading finds; whoever comes back can stand."""
    found = ask({"scene": scene, "ask": "respawn", "figure": "D"}).answer
    assert found == Plain(scene).respawn("red")
    assert isinstance(found["spaces"], list)
    for at in found["spaces"]:
        back = after(scene, "respawn", figure="D", at=at)
        assert tuple(at) == read_scene(back).figures["D"].at


@given(
    scene=tables(),
    moves=st.fixed_dictionaries(
        dict.fromkeys(("left", "top", "right", "bottom"), st.integers(0, 4))
    ),
    damage=st.none() | st.integers(0, 20),
)
def test_the_ring_agrees_with_a_plain_reading(
    scene: Scene, moves: dict[str, int], damage: int | None
) -> None:
    """The Ring shrinks by its card; who is outside before that is hurt, inside and outside part.

    Where the border is read to be outside, all of it lies one space farther in.
    """
    rim = int(scene.get("rulings", {}).get("ring-border") == "outside")
    columns, rows = scene["board"]["columns"], scene["board"]["rows"]
    first = ask({"scene": scene, "ask": "ring", "card": moves, "damage": damage}).answer
    ring: Any = first["ring"]
    assert (ring["left"], ring["top"]) == (moves["left"], moves["top"])
    assert (ring["right"], ring["bottom"]) == (
        columns - 1 - moves["right"],
        rows - 1 - moves["bottom"],
    )
    on_rim = [
        figure["id"]
        for figure in on_map(scene)
        if not rim <= figure["at"][0] < columns - rim or not rim <= figure["at"][1] < rows - rim
    ]
    assert first["damage"] == [{"figure": name, "damage": damage} for name in on_rim]
    outside = [
        figure["id"]
        for figure in on_map(scene)
        if not moves["left"] + rim <= figure["at"][0] < columns - moves["right"] - rim
        or not moves["top"] + rim <= figure["at"][1] < rows - moves["bottom"] - rim
    ]
    assert first["outside"] == outside
    assert first["inside"] == [f["id"] for f in on_map(scene) if f["id"] not in outside]
    second = ask({"scene": {**scene, "ring": ring}, "ask": "ring", "damage": damage}).answer
    assert second["damage"] == [{"figure": name, "damage": damage} for name in outside]


@given(scene=tables())
@settings(max_examples=50)
def test_objects_do_not_change_with_the_board_s_lie(scene: Scene) -> None:
    """A mirrored and a turned board give the same reach, spots and ways back."""
    for figure in on_map(scene)[:1]:
        reach: Any = ask({"scene": scene, "ask": "interact", "figure": figure["id"]}).answer
        placing = {"ask": "place", "figure": figure["id"], "on": "intersection", "range": [0, 3]}
        spots: Any = ask({"scene": scene, **placing}).answer["spots"]
        back: Any = ask({"scene": scene, "ask": "respawn", "figure": "D"}).answer
        for laid in laid_otherwise(scene):
            other = laid.scene
            there: Any = ask({"scene": other, "ask": "interact", "figure": figure["id"]}).answer
            assert there["objects"] == reach["objects"]
            for name in ("pick-up", "drop"):
                assert there[name] == in_rows(laid.space(at) for at in reach[name])
            moved = [{**spot, "at": laid.corner(spot["at"])} for spot in spots]
            moved.sort(key=lambda spot: (spot["level"], spot["at"][1], spot["at"][0]))
            assert ask({"scene": other, **placing}).answer["spots"] == moved
            expected = {**back, "spaces": in_rows(laid.space(at) for at in back["spaces"])}
            assert ask({"scene": other, "ask": "respawn", "figure": "D"}).answer == expected


GOOD: tuple[Scene, ...] = (
    {"ask": "interact", "figure": "A"},
    {"ask": "pick-up", "figure": "A", "token": "Syringe", "at": [0, 0]},
    {"ask": "drop", "figure": "A", "token": "Syringe", "at": [0, 0]},
    {"ask": "place", "figure": "A", "range": [0, 2], "los": True, "at": [1, 1], "level": 0},
    {"ask": "place", "figure": "A", "attach-to": "B", "component": {"kind": "bombardment"}},
    {
        "ask": "place",
        "figure": "A",
        "on": "intersection",
        "at": {"at": [1, 1], "level": 0},
        "component": {"kind": "smoke", "id": "x"},
    },
    {"ask": "destroy", "figure": "A", "targets": ["c0"], "destroyable": ["c0"], "most": 1},
    {"ask": "destroy", "figure": "A", "targets": ["c0"], "by": {"name": "x", "range": [0, 3]}},
    {"ask": "respawn", "figure": "D", "at": [1, 1]},
    {"ask": "ring", "card": {"top": 1, "left": 2}, "damage": 3},
)


@given(data=st.data(), scene=tables())
def test_good_questions_gone_bad(data: st.DataObject, scene: Scene) -> None:
    """A part exchanged or taken away gets a verdict or an error; a whole one the same twice."""
    given_ring = {"left": 1, "top": 0, "right": 3, "bottom": 3}
    question = {"scene": {**scene, "ring": given_ring}, **data.draw(st.sampled_from(GOOD))}
    assert answered(question) == answered(question)
    answered(data.draw(gone_bad(question)))
