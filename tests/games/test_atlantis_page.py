"""What the page shows of a hex table: counters beside it, tokens to tap, areas that stay."""

from dataclasses import replace
from typing import Any

import pytest
from flask import Flask

from adjudicator.app.judge import ask
from adjudicator.app.judgement import judge_query
from adjudicator.app.overlays import lasting
from adjudicator.app.query import TableQuery
from adjudicator.app.tables import examples
from adjudicator.drawing.counters import told
from adjudicator.drawing.overlays import overlay_svg
from adjudicator.games.atlantis.table.scene import read_scene
from adjudicator.games.atlantis.table.sketch import sketch
from adjudicator.messages.renderer import ENGLISH
from adjudicator.web.board import picture
from tests.games.test_atlantis_scene import HERO, MINION, SCENE

FORD, LANES = examples()["the-ford"], examples()["two-lanes"]


def test_counters_and_the_coin_lie_beside_the_board() -> None:
    """Each is told in words too, none lies on a hex, and the picture has room for them."""
    drawn = LANES.sketch
    assert [told(counter, ENGLISH) for counter in drawn.counters] == [
        "Red: 5 Life counters",
        "north: 2 Wave counters",
        "Blue: 6 Life counters",
        "south: 1 Wave counter",
        "Tie Breaker coin: Blue",
    ]
    rows = [y for cell in drawn.cells for _, y in cell.outline]
    top, bottom = drawn.origin[1], drawn.origin[1] + drawn.height
    for counter in drawn.counters:
        assert top < counter.at[1] < min(rows) or max(rows) < counter.at[1] < bottom


def test_a_table_without_counters_shows_none() -> None:
    """And takes no room for them."""
    bare = sketch(read_scene({"game": "atlantis", "zones": SCENE["zones"]}))
    assert bare.counters == ()
    assert bare.origin[1] == min(y for cell in bare.cells for _, y in cell.outline)


def _across(columns: range, down: int) -> list[list[int]]:
    """A row of hexes, one in each column."""
    return [[q, down - q // 2] for q in columns]


@pytest.mark.parametrize("first", range(24))
def test_what_belongs_to_one_place_keeps_its_order(first: int) -> None:
    """A wave right over the coin comes before it, wherever on the plane the board begins."""
    columns = range(first, first + 11)
    zones = {"upper": _across(columns, 0), "lower": _across(columns, 3)}
    lanes = {name: {"zones": [name], "battle-zone": name, "waves": 1} for name in zones}
    drawn = sketch(read_scene({"game": "atlantis", "zones": zones, "lanes": lanes, "coin": "red"}))
    assert [counter.shape for counter in drawn.counters] == ["wave", "wave", "coin"]


def test_counters_of_a_mirrored_board_are_mirrored() -> None:
    """To the last digit: their places are exact until they are drawn."""
    zones = {name: [[-q, q + r] for q, r in hexes] for name, hexes in SCENE["zones"].items()}
    bare = {"game": "atlantis", "thrones": SCENE["thrones"], "life": SCENE["life"]}
    one = sketch(read_scene({**bare, "zones": SCENE["zones"]})).counters
    other = sketch(read_scene({**bare, "zones": zones})).counters
    assert [(-x, y) for x, y in (counter.at for counter in reversed(other))] == [
        counter.at for counter in one
    ]


def test_a_token_is_tapped_itself(app: Flask) -> None:
    """As who is pushed, it is meant and not the space below it."""
    query = TableQuery(start="xargatha", ask="push")
    with app.test_request_context():
        drawn = str(picture(FORD, query, judge_query(FORD, query)))
    assert 'data-component="trap"' in drawn
    assert query.tap("trap", FORD.game, figure=True).link.replace("&", "&amp;") in drawn


@pytest.mark.parametrize(
    "question",
    [
        {"ask": "move", "unit": "brogan", "spaces": 2},
        {"ask": "radius", "from": "brogan", "radius": 2},
        {"ask": "attack", "unit": "wasp", "card": {"attack": 3, "range": 3}},
        {"ask": "travel-zones", "unit": "arien"},
        {"ask": "modifiers"},
        {"ask": "pushes", "from": "wasp", "spaces": 2, "range": 2},
    ],
    ids=lambda question: str(question["ask"]),
)
def test_reach_ranges_zones_defence_and_pushes_can_stay(question: dict[str, Any]) -> None:
    """Each is drawn from the marks of its own verdict."""
    marks = lasting(ask({"scene": FORD.scene, **question}))
    assert marks
    drawn = overlay_svg(1, marks)
    assert drawn.count("<line") == sum(mark.kind == "line" for mark in marks)


def test_defence_beside_heroes_has_its_sign() -> None:
    """What Minions add or take is a number with a sign."""
    drawn = overlay_svg(1, lasting(ask({"scene": FORD.scene, "ask": "modifiers"})))
    assert all(f">{number}</text>" in drawn for number in ("+1", "-1", "0"))


def test_nobody_to_push_is_told() -> None:
    """A verdict without a push says so."""
    scene = {**SCENE, "units": [HERO, {**MINION, "at": [2, -1]}], "tokens": []}
    found = ask({"scene": scene, "ask": "pushes", "from": "arien", "spaces": 2})
    assert found.answer == {"pushes": []}
    assert ENGLISH.headline(found) == "No push"


def test_displaced_minions_ask_for_their_choices_one_after_another() -> None:
    """A field for each that has a choice; what the first takes is not offered to the second."""
    zones = {"red": [[0, 0]], "ford": [[1, 0], [1, -1]], "blue": [[5, -2]]}
    zones["hill"] = [[2, 0], [2, -1], [2, -2], [3, -1], [3, -2], [4, -1], [4, -2]]
    lane = {"zones": ["red", "ford", "hill", "blue"], "battle-zone": "ford", "waves": 3}
    points = [((3, -1), "melee", "red"), ((2, -1), "heavy", "blue")]
    scene = {
        "game": "atlantis",
        "zones": zones,
        "thrones": {"red": "red", "blue": "blue"},
        "lanes": {"main": lane},
        "spawn-points": [{"at": at, "kind": k, "team": t} for at, k, t in points],
        "units": [{**HERO, "at": [3, -1]}, {**HERO, "id": "b", "name": "b", "at": [2, -1]}],
        "coin": "red",
    }
    table = FORD.game.read_scene(scene)
    fields = FORD.game.action("lane-push")
    assert fields
    first = fields.fields(table, {"winner": "red"})[-1]
    assert [field.name for field in first.fields] == ["3,-1", "2,-1"]
    taken = first.fields[0].options[0]
    after = fields.fields(table, {"winner": "red", "choices.3,-1": taken})[-1]
    assert after.fields[0].options == first.fields[0].options
    assert taken not in after.fields[1].options
    assert len(fields.fields(table, {})) == 1
    assert [ENGLISH.option(name) for name in ("4,-1", "next-turn")] == ["4,-1", "next turn"]


def test_minions_without_a_name_go_by_their_words() -> None:
    """As people would call them; Heroes keep their ids."""
    names = [unit.name for unit in FORD.state.units.values()]
    assert names[:2] == ["Wasp", "Xargatha"]
    assert "red Melee 1" in names


def test_a_push_of_both_lanes_is_asked_and_done_on_the_page() -> None:
    """A team is chosen for each lane; a displaced Minion asks for its space as in a single push."""
    query = TableQuery(
        ask="lane-pushes", texts=(("winners.north", "red"), ("winners.south", "blue"))
    )
    judgement = judge_query(LANES, query)
    assert [field.name for field in judgement.fields[0].fields] == ["north", "south"]
    assert judgement.verdict
    assert list(judgement.verdict.answer) == ["over", "lanes"]
    one = judge_query(LANES, TableQuery(ask="lane-pushes", texts=(("winners.north", "red"),)))
    assert [field.name for field in one.fields] == ["winners", "choices"]
    assert not one.doable


def test_a_push_without_a_coin_still_lets_its_winner_be_changed() -> None:
    """The fault is told, and the field stays."""
    zones = {"red": [[0, 0]], "ford": [[1, 0]], "hill": [[2, 0], [2, -1], [2, 1]], "blue": [[3, 0]]}
    at = [[2, 0], [2, -1]]
    scene = {
        "game": "atlantis",
        "zones": zones,
        "thrones": {"red": "red", "blue": "blue"},
        "lanes": {"main": {"zones": list(zones), "battle-zone": "ford", "waves": 3}},
        "spawn-points": [
            {"at": a, "kind": "melee", "team": t} for a, t in zip(at, ("red", "blue"), strict=True)
        ],
        "units": [{**HERO, "id": f"h{n}", "name": f"h{n}", "at": a} for n, a in enumerate(at)],
    }
    table = replace(FORD, scene=scene, state=FORD.game.read_scene(scene))
    judgement = judge_query(table, TableQuery(ask="lane-push", texts=(("winner", "red"),)))
    assert judgement.fault
    assert judgement.fault.at == "scene.coin"
    assert [field.name for field in judgement.fields] == ["winner"]
