"""What lies beside the board."""

import pytest

from adjudicator.drawing.counters import told
from adjudicator.games.atlantis.table.scene import read_scene
from adjudicator.games.atlantis.table.sketch import sketch
from adjudicator.messages.renderer import ENGLISH
from tests.games.atlantis.scenes import LANES, SCENE


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
