"""What Apex tells of a piece or a space."""

import pytest

from adjudicator.board.squares import Corner, Edge, Space
from adjudicator.core.description import Article
from adjudicator.core.facts import Absent, GridLine, Place, Thing
from adjudicator.core.faults import InputError
from adjudicator.games.apex.table.about import about
from adjudicator.games.apex.table.scene import read_scene
from adjudicator.games.apex.table.state import Table

SCENE = {
    "game": "apex",
    "board": {"columns": 8, "rows": 6},
    "components": [
        {"kind": "building", "at": [0, 0], "size": [2, 2]},
        {"kind": "wall", "from": [4, 1], "to": [4, 3]},
        {"kind": "half-wall", "from": [4, 4], "to": [5, 4]},
        {"kind": "smoke", "at": [6, 3]},
        {"kind": "respawn-beacon", "at": [7, 5]},
        {"kind": "custom", "on": "space", "at": [2, 4], "tags": ["PERSISTENT"], "name": "Cactus"},
    ],
    "figures": [
        {"id": "A", "name": "Wraith", "squad": "red", "at": [3, 1]},
        {"id": "B", "name": "Gibraltar", "squad": "blue"},
    ],
}


@pytest.fixture(scope="module")
def table() -> Table:
    """A table with one of many things."""
    return read_scene(SCENE)


def _told(table: Table, word: str) -> list[object]:
    return [article.what for article in about(table, word, "at")]


def test_a_figure_its_space_and_what_is_beside_it(table: Table) -> None:
    """Who stands there, then the space, then what stands at its sides."""
    wraith = Place(Space(3, 1), 0, "Wraith")
    assert _told(table, "A") == _told(table, "D2") == _told(table, "wraith")
    assert _told(table, "@3,1") == [wraith, Place(Space(3, 1)), Thing("wall")]


def test_a_roof_tells_of_its_building(table: Table) -> None:
    """A space on a Building has its level and its rules."""
    space, building = about(table, "A1", "at")
    assert (space.level, space.what) == (1, Place(Space(0, 0)))
    assert {"apex.map.buildings", "apex.move.border"} <= set(space.rules)
    assert (building.word, building.level, building.top, building.at) == ("building-0", 0, 1, None)


@pytest.mark.parametrize(
    ("component", "at", "tags"),
    [
        (
            "wall-1",
            GridLine(vertical=True, grid=4),
            "BLOCKAGE CONNECTIBLE LEVEL_1 OBSTACLE OCCUPY_EDGE",
        ),
        ("half-wall-2", Edge(4, 4, vertical=False), "CONNECTIBLE COVER OBSTACLE OCCUPY_EDGE"),
        ("smoke-3", Corner(6, 3), "OCCUPY_INTERSECTION ZONE"),
        ("respawn-beacon-4", Space(7, 5), "COVER IMPASSABLE INTERACTIVE OCCUPY_SPACE"),
        ("custom-5", Space(2, 4), "PERSISTENT"),
    ],
)
def test_a_component_by_its_id(table: Table, component: str, at: object, tags: str) -> None:
    """Its tags are those of the data, and where it stands is told."""
    (article,) = about(table, component, "at")
    assert article.at == at
    assert " ".join(sorted(tag.replace(" ", "_") for tag in article.tags)) == tags


def test_a_space_in_a_zone_says_so(table: Table) -> None:
    """The four spaces around a Smoke tell of it, and of the rule for standing there."""
    space, smoke = about(table, "G4", "at")
    assert "apex.zone.inside" in space.rules
    assert smoke.item == "smoke"


def test_intersections_and_edges(table: Table) -> None:
    """Other places tell of what stands on them."""
    assert _told(table, "+6,3,0") == [Place(Corner(6, 3), 0), Thing("smoke")]
    assert _told(table, "=4,1,4,2") == [Place(Edge(4, 1, vertical=True)), Thing("wall")]


def test_someone_off_the_map(table: Table) -> None:
    """Who is off the map is told to come back first."""
    (article,) = about(table, "Gibraltar", "at")
    assert isinstance(article, Article)
    assert article.what == Absent("Gibraltar")
    assert "apex.activation.respawn" in article.rules


@pytest.mark.parametrize("word", ["", "nobody", "Z99", "wall-99"])
def test_what_is_not_there(table: Table, word: str) -> None:
    """A word that names nothing is told so, with its place."""
    with pytest.raises(InputError):
        about(table, word, "at")


def test_the_pieces_of_a_space_are_those_that_touch_it() -> None:
    """On it, at its sides or around its corner, the highest first; a roof counts on its spaces."""
    table = read_scene(
        {
            "game": "apex",
            "board": {"columns": 6, "rows": 6},
            "components": [
                {"id": "house", "kind": "building", "at": [1, 1], "size": [2, 2]},
                {"id": "wall", "kind": "wall", "from": [3, 1], "to": [3, 3]},
                {"id": "roof wall", "kind": "wall", "from": [2, 1], "to": [2, 2], "base": 1},
            ],
        }
    )
    found = {space: [p.id for p in pieces] for space, pieces in table.pieces_by_space.items()}
    assert found[Space(2, 1)] == ["roof wall", "house", "wall"]
    assert found[Space(3, 1)] == ["wall"]
    assert found[Space(1, 2)] == ["house"]
    assert Space(0, 1) not in found
