"""What stays on the board beside a ruling, and who is moved in thought."""

import re
from typing import Any
from urllib.parse import quote

from flask.testing import FlaskClient

from adjudicator.app.judge import ask
from adjudicator.app.tables import pack
from adjudicator.app.view import lasting
from adjudicator.board.squares import Space
from adjudicator.core.rule import RuleId
from adjudicator.core.verdict import Step, Summary, Verdict, label_mark, space_mark

SCENE: dict[str, Any] = {
    "game": "apex",
    "board": {"columns": 6, "rows": 3},
    "components": [{"kind": "wall", "from": [3, 0], "to": [3, 2]}],
    "figures": [
        {"id": "A", "name": 'W<i>"&', "squad": "red", "at": [1, 1]},
        {"id": "B", "name": "Gibraltar", "squad": "blue", "at": [4, 1]},
    ],
}
TABLE = f"/table/{pack(SCENE)}"
SEES = quote("ask=sight&from=A")


def test_at_most_three_areas_stay(client: FlaskClient) -> None:
    """The page draws three, each in its own pattern."""
    shown = "&".join(f"show={quote(f'ask=move&from=A&points={n}')}" for n in range(1, 6))
    page = client.get(f"{TABLE}?{shown}").text
    assert page.count("data-overlay=") == 3
    assert {*re.findall(r'id="(board-overlay-\d)"', page)} == {
        "board-overlay-1",
        "board-overlay-2",
        "board-overlay-3",
    }


def test_the_area_of_the_verdict_is_drawn_once(client: FlaskClient) -> None:
    """While the kept question is itself asked, its own marks show it."""
    page = client.get(f"{TABLE}?ask=sight&from=A&show={SEES}").text
    assert "data-overlay=" not in page
    assert "Unpin" in page


def test_a_verdict_without_an_area_is_not_kept(client: FlaskClient) -> None:
    """A line leaves nothing that would stay on the board."""
    assert ">Pin<" not in client.get(f"{TABLE}?from=A&to=B").text


def test_numbered_spaces_are_an_area_too() -> None:
    """Several spaces with a number in each can stay; a lone one, or one that is barred, cannot."""

    def verdict(*spaces: Space, role: str = "spot") -> Verdict:
        marks = [space_mark(space, role) for space in spaces]
        labels = [label_mark((c + 0.5, r + 0.5), 2, role) for c, r in spaces]
        step = Step(RuleId("game.topic.point"), "says", {}, (*marks, *labels))
        return Verdict("spots", {}, Summary("says", "note", {}), (step,))

    two = (Space(1, 1), Space(3, 2))
    assert [mark.kind for mark in lasting(verdict(*two))] == ["space", "space", "label", "label"]
    assert not lasting(verdict(two[0]))
    assert not lasting(verdict(*two, role="blocked"))


def test_what_cannot_be_shown_is_told(client: FlaskClient) -> None:
    """An area of someone who is not there leaves its chip, and the page stands."""
    answer = client.get(f"{TABLE}?show={quote('ask=sight&from=nobody')}")
    assert answer.status_code == 200
    assert "nothing to show" in answer.text


def test_a_supposed_place_is_judged_by_the_same_code(client: FlaskClient) -> None:
    """The answer is that of the scene with the figure moved, and names are escaped."""
    figures = [SCENE["figures"][0], {**SCENE["figures"][1], "at": [4, 2]}]
    judged = ask(
        {
            "scene": {**SCENE, "figures": figures},
            "ask": "los",
            "from": {"figure": "A"},
            "to": {"figure": "B"},
        }
    )
    page = client.get(f"{TABLE}?from=A&to=B&stand=B@4,2").text
    assert f'"clear":{str(judged.answer["clear"]).lower()}'.replace('"', "&#34;") in page
    assert "<i>" not in client.get(f"{TABLE}?from=A&to=B&stand=A@0,0&show={SEES}").text


def test_nobody_stands_where_nobody_can(client: FlaskClient) -> None:
    """A taken space is refused in words, and the table is judged as it is."""
    answer = client.get(f"{TABLE}?from=A&to=B&stand=A@4,1")
    assert answer.status_code == 400
    assert "Nobody can stand here" in answer.text
    assert "data-answer" in answer.text


def test_a_supposed_move_can_be_made(client: FlaskClient) -> None:
    """The new table has the figure there; what was asked and shown stays, the thought is gone."""
    answer = client.post(
        f"{TABLE}/stand", data={"from": "A", "stand": "A@2,2", "show": "ask=sight&from=A"}
    )
    assert answer.status_code == 303
    path, end = answer.location.split("?")
    moved = (client.get(f"{path}/scene.json").json or {})["figures"][0]
    assert moved["at"] == [2, 2]
    assert end == f"from=A&show={quote('ask=sight&from=A', safe='')}"
    assert client.post(f"{TABLE}/stand", data={"stand": "A@9,9"}).status_code == 400


def test_nothing_is_done_to_what_is_only_supposed(client: FlaskClient) -> None:
    """Doing waits until the piece is moved."""
    query = {"ask": "move", "from": "A", "to": "@1,2", "stand": "A@0,0"}
    assert client.post(f"{TABLE}/do", data=query).status_code == 400


def test_a_drag_leaves_one_page_to_go_back_to(client: FlaskClient) -> None:
    """The first place is a new page, the next ones take its place."""
    first = {"HX-Request": "true", "HX-Current-URL": f"http://localhost{TABLE}?from=A"}
    assert "HX-Push-Url" in client.get(f"{TABLE}?from=A&stand=A@0,0", headers=first).headers
    later = {**first, "HX-Current-URL": f"http://localhost{TABLE}?from=A&stand=A%400%2C0"}
    answer = client.get(f"{TABLE}?from=A&stand=A@0,1", headers=later)
    assert "HX-Replace-Url" in answer.headers
    assert "HX-Push-Url" not in answer.headers
