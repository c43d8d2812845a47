"""What is offered after an answer fits it."""

import pytest

from adjudicator.app.follow_ups import follow_ups
from adjudicator.app.judgement import judge_query
from adjudicator.app.query import TableQuery
from adjudicator.app.tables import open_scene

#: Two enemies side by side, and one behind a Wall.
SCENE = {
    "game": "apex",
    "board": {"columns": 7, "rows": 3},
    "components": [{"kind": "wall", "from": [4, 0], "to": [4, 3]}],
    "figures": [
        {"id": "A", "squad": "red", "at": [1, 1]},
        {"id": "near", "squad": "blue", "at": [2, 1]},
        {"id": "seen", "squad": "blue", "at": [3, 2]},
        {"id": "hidden", "squad": "blue", "at": [6, 1]},
        {"id": "friend", "squad": "red", "at": [3, 0]},
    ],
}


@pytest.mark.parametrize(
    ("to", "offered"),
    [("near", ["shoot", "melee", "push"]), ("seen", ["shoot"]), ("hidden", []), ("friend", [])],
)
def test_after_a_line_only_what_can_be_done_is_offered(to: str, offered: list[str]) -> None:
    """A shot needs the line, melee a neighbour, a push one straight ahead."""
    table, query = open_scene(SCENE), TableQuery("A", to)
    judged = judge_query(table, query, alone=True)
    assert [one.action for one in follow_ups(table, query, judged)] == offered
