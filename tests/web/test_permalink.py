"""Kept rulings: the link, the picture, the file, and what is told when an answer has changed."""

import json
import re
from html import unescape
from typing import Any
from urllib.parse import parse_qs, urlencode, urlsplit
from xml.dom import minidom

import pytest
from flask.testing import FlaskClient

from adjudicator import __version__
from adjudicator.app.judge import ask
from adjudicator.app.tables import examples, open_table, pack, unpack

RULING = "/table/tuesday-table?from=gibraltar&to=wraith"
HOSTILE = "</style><script>&\"'\x01\u202e"
SCENE: dict[str, Any] = {
    "game": "apex",
    "title": HOSTILE,
    "board": {"columns": 6, "rows": 3},
    "figures": [
        {"id": "A", "name": HOSTILE, "squad": "red", "at": [1, 1]},
        {"id": "B", "name": "Gibraltar", "squad": "blue", "at": [4, 1]},
    ],
}


def _kept(client: FlaskClient, ruling: str = RULING) -> str:
    """The link that keeps a ruling."""
    found = re.search(r'id="copy-link" href="([^"]+)"', client.get(ruling).text)
    assert found
    return unescape(found[1])


def test_the_link_holds_all_of_it(client: FlaskClient) -> None:
    """The board, the question, the answer and the versions, whatever becomes of the example."""
    link = urlsplit(_kept(client))
    assert open_table(link.path.split("/")[2]).scene == examples()["tuesday-table"].scene
    query = parse_qs(link.query)
    assert query["from"] == ["gibraltar"]
    assert query["made"] == [f"{__version__},1,core"]
    assert unpack(query["said"][0]) == {"answer": {"clear": False}, "headline": "No line of sight"}


def test_a_kept_ruling_that_holds_says_so(client: FlaskClient) -> None:
    """The same answer today is told quietly."""
    page = client.get(_kept(client)).text
    assert "A saved ruling" in page
    assert "This answer has changed" not in page


def test_a_kept_ruling_that_changed_says_so_plainly(client: FlaskClient) -> None:
    """What it said then, with which version, and what it says today."""
    said = pack({"answer": {"clear": True}, "headline": "Line of sight <b>"})
    page = client.get(f"{RULING}&{urlencode({'said': said, 'made': '0.0.1,1,core'})}").text
    assert "made with version 0.0.1" in page
    assert "and said: Line of sight &lt;b&gt;." in page
    assert "Now it says: No line of sight." in page


@pytest.mark.parametrize(
    "said", ["~", "nonsense", pack([1]), pack({"answer": 1}), pack({"answer": {}})]
)
def test_a_broken_claim_harms_nothing(client: FlaskClient, said: str) -> None:
    """The ruling of today is shown, whatever the link says it said."""
    assert client.get(f"{RULING}&{urlencode({'said': said})}").status_code == 200


def test_what_a_ruling_said_is_not_carried_on(client: FlaskClient) -> None:
    """The next tap asks anew."""
    page = client.get(_kept(client)).text
    links = re.findall(r'<a class="(?:cell|pawn)[^"]*"[^>]*>', page)
    assert links
    assert not [link for link in links if "said=" in link or "made=" in link]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_picture_stands_alone(client: FlaskClient, theme: str) -> None:
    """A well-formed file with its styles inside, in its theme, that needs nothing else."""
    answer = client.get(f"/table/tuesday-table/ruling.svg?from=gibraltar&to=wraith&theme={theme}")
    assert answer.mimetype == "image/svg+xml"
    assert "script" not in answer.headers["Content-Security-Policy"]
    drawn = minidom.parseString(answer.text)  # noqa: S318 - our own file
    style = drawn.getElementsByTagName("style")[0].firstChild.data  # type: ignore[union-attr]
    assert ("#15171a" if theme == "dark" else "#f5f3ee") in style
    assert "var(--ink)" not in style
    words = [node.firstChild.data for node in drawn.getElementsByTagName("text")]  # type: ignore[union-attr]
    for told in ("Gibraltar L3 ↔ Wraith G5", "✕ No line of sight", "what blocks the line", "X = 3"):
        assert told in words
    assert not drawn.getElementsByTagName("a")


def test_hostile_names_stay_words(client: FlaskClient) -> None:
    """A name that is markup elsewhere is a name in the picture and in the file."""
    there = f"/table/{pack(SCENE)}"
    drawn = client.get(f"{there}/ruling.svg?from=A&to=B&show=ask%3Dsight%26from%3DA").text
    assert not minidom.parseString(drawn).getElementsByTagName("script")  # noqa: S318
    assert re.search(r'<svg class="swatch overlay overlay-1"[^>]* height="18"', drawn)
    written = client.get(f"{there}/ruling.json?from=A&to=B")
    assert json.loads(written.text)["question"]["scene"] == SCENE
    assert written.headers["Content-Disposition"] == 'attachment; filename="ruling.json"'


def test_the_file_holds_what_was_judged(client: FlaskClient) -> None:
    """The scene as supposed, the question, our verdict, and room for what it should be."""
    there = "/table/tuesday-table/ruling.json?from=gibraltar&to=wraith&stand=wraith@8,5"
    written = json.loads(client.get(there).text)
    assert written["should-be"] == {"answer": None, "why": ""}
    assert written["versions"] == {"app": __version__, "format": "1", "edition": "core"}
    assert written["verdict"]["answer"] == dict(ask(written["question"]).answer) == {"clear": True}
    assert client.get(written["link"]).status_code == 200


@pytest.mark.parametrize("file", ["ruling.svg", "ruling.json"])
def test_without_a_question_there_is_nothing_to_keep(client: FlaskClient, file: str) -> None:
    """The error says so."""
    answer = client.get(f"/table/tuesday-table/{file}?from=wraith")
    assert answer.status_code == 400
    assert "ask something first" in answer.text
