"""Pages without a browser: routes, headers, escaping, what is vendored."""

import json
import re
from html import unescape
from urllib.parse import quote

import pytest
from flask import Flask
from flask.testing import FlaskClient

from adjudicator.app.judge import ask
from adjudicator.app.judgement import question_of
from adjudicator.app.query import TableQuery
from adjudicator.app.tables import examples, pack, unpack
from adjudicator.resources import STATIC


def test_the_routes(app: Flask) -> None:
    """Every route is one that somebody wanted."""
    rules = {
        (rule.rule, *sorted((rule.methods or set()) - {"HEAD", "OPTIONS"}))
        for rule in app.url_map.iter_rules()
    }
    assert rules == {
        ("/", "GET"),
        ("/favicon.ico", "GET"),
        ("/table/<ref>", "GET"),
        ("/table/<ref>/do", "POST"),
        ("/table/<ref>/missing", "POST"),
        ("/setup", "GET"),
        ("/setup", "POST"),
        ("/language", "POST"),
        ("/table/<ref>/stand", "POST"),
        ("/table/<ref>/board.svg", "GET"),
        ("/table/<ref>/ruling.svg", "GET"),
        ("/table/<ref>/ruling.json", "GET"),
        ("/table/<ref>/rulings", "GET"),
        ("/table/<ref>/rulings/<name>", "POST"),
        ("/table/<ref>/rulings/<name>/<value>", "POST"),
        ("/table/<ref>/books", "GET"),
        ("/table/<ref>/books/<value>", "POST"),
        ("/table/<ref>/setup", "GET"),
        ("/table/<ref>/setup", "POST"),
        ("/table/<ref>/setup/try", "GET"),
        ("/table/<ref>/cards", "GET"),
        ("/table/<ref>/cards/<path:address>", "GET"),
        ("/table/<ref>/cards/<path:address>", "POST"),
        ("/table/<ref>/sheet", "GET"),
        ("/table/<ref>/scene.json", "GET"),
        ("/table/<ref>/about", "GET"),
        ("/table/<ref>/spaces", "GET"),
        ("/table/<ref>/share", "GET"),
        ("/table/<ref>/share", "POST"),
        ("/table/<ref>/news", "GET"),
        ("/table/<ref>/since", "GET"),
        ("/table/<ref>/<any(undo, redo, jump):way>", "POST"),
        ("/table/<ref>/history", "GET"),
        ("/table/<ref>/history.json", "GET"),
        ("/search", "GET"),
        ("/rules/<rule_id>", "GET"),
        ("/docs/", "GET"),
        ("/docs/<path:name>", "GET"),
        ("/sw.js", "GET"),
        ("/offline", "GET"),
        ("/offline.json", "GET"),
        ("/table/<ref>/replica.json", "GET"),
        ("/hand-over", "POST"),
        ("/pocket.js", "GET"),
        ("/pocket/<build>/<name>", "GET"),
        ("/api/v1/judge", "POST"),
        ("/api/v1/apply", "POST"),
        ("/api/v1/rules", "GET"),
        ("/api/v1/rules/<rule_id>", "GET"),
        ("/api/v1/search", "GET"),
        ("/api/v1/health", "GET"),
        ("/api/v1/openapi.json", "GET"),
        ("/static/<path:filename>", "GET"),
    }


def test_htmx_is_the_version_we_vendored() -> None:
    """The file says which version it is, and the page loads that file."""
    (file,) = (STATIC / "vendor").glob("htmx-*.min.js")
    version = re.search(r'version:"([\d.]+)"', file.read_text())
    assert version
    assert file.name == "htmx-2.0.11.min.js" == f"htmx-{version[1]}.min.js"


def test_htmx_gets_parts_only(client: FlaskClient) -> None:
    """With htmx, the verdict and the picture come without the page around them."""
    whole = client.get("/table/tuesday-table?from=gibraltar&to=wraith")
    part = client.get(
        "/table/tuesday-table?from=gibraltar&to=wraith", headers={"HX-Request": "true"}
    )
    assert "<html" in whole.text
    assert "<html" not in part.text
    assert 'id="verdict"' in part.text
    assert part.text.count("hx-swap-oob") == 8
    assert part.headers["HX-Push-URL"] == "?from=gibraltar&to=wraith"


def test_htmx_gets_the_fields_too(client: FlaskClient) -> None:
    """What can be filled in comes with the part, as with the whole page."""
    part = client.get("/table/a-whole-turn?ask=move&from=wraith", headers={"HX-Request": "true"})
    assert part.status_code == 200
    assert 'name="points"' in part.text


HOSTILE = '"><script>alert(1)</script>'


def test_names_are_escaped(client: FlaskClient) -> None:
    """Whatever a scene calls its figures and components, it is text."""
    scene = {
        "game": "apex",
        "title": HOSTILE,
        "board": {"columns": 6, "rows": 4},
        "components": [
            {
                "kind": "custom",
                "on": "edge",
                "from": [3, 0],
                "to": [3, 3],
                "tags": ["BLOCKAGE", "LEVEL 1"],
                "name": HOSTILE,
            }
        ],
        "figures": [
            {"id": "A", "name": HOSTILE, "at": [1, 1]},
            {"id": "B", "name": "{source}{0}%s", "at": [4, 1]},
        ],
    }
    page = client.get(f"/table/{pack(scene)}?from=A&to=B")
    assert page.status_code == 200
    assert "<script>alert" not in page.text
    assert "{source}{0}%s" in page.text
    typed = client.get(f"/table/{pack(scene)}?from={quote(HOSTILE)}x&to=B")
    assert typed.status_code == 400
    assert "<script>alert" not in typed.text
    pasted = client.post("/setup", data={"scene": HOSTILE})
    assert pasted.status_code == 400
    assert "<script>alert" not in pasted.text


@pytest.mark.parametrize(
    "ref", ["~", "~zzz", "~" + "A" * 300, "nowhere", "~eJyrVkrLz1eyUkpKLFKqBQAdegQ0"]
)
def test_broken_links_are_told(client: FlaskClient, ref: str) -> None:
    """A link that carries no table gets a page that says so."""
    page = client.get(f"/table/{ref}")
    assert page.status_code in (400, 404)
    assert "Go to the example tables" in page.text


def test_a_scene_in_a_link_is_the_same_scene() -> None:
    """What is packed into a link comes out of it."""
    for table in examples().values():
        assert unpack(pack(table.scene)) == table.scene


def test_a_link_cannot_unfold_without_end(client: FlaskClient) -> None:
    """A small link that would unfold into a huge scene is refused."""
    bomb = pack({"title": "x" * 5_000_000})
    assert len(bomb) < 10_000
    assert client.get(f"/table/{bomb}").status_code == 400


def test_headers(client: FlaskClient) -> None:
    """Pages carry a policy that loads nothing from elsewhere and runs nothing inline."""
    page = client.get("/table/tuesday-table")
    policy = page.headers["Content-Security-Policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy
    assert page.headers["X-Content-Type-Options"] == "nosniff"
    assert not re.findall(r"<style|style=|<script>|\son\w+=", page.text)


def test_every_example_table_answers_its_questions(client: FlaskClient) -> None:
    """Each question that comes with a table is linked there, and its answer is the judge's."""
    for ref, table in examples().items():
        linked = unescape(client.get(f"/table/{ref}").text)
        for case in table.cases:
            query = TableQuery.from_link(case.params)
            assert f'<li><a href="{query.link}"' in linked, (table.title, case.title)
            judged = ask({"scene": table.scene, **(question_of(table, query) or {})})
            page = unescape(client.get(f"/table/{ref}{query.link}").text)
            answer = json.dumps(dict(judged.answer), separators=(",", ":"))
            assert f'data-answer="{answer}"' in page, (table.title, case.title)


@pytest.mark.parametrize(
    ("asked", "arrow"),
    [
        ("tuesday-table?from=gibraltar&to=wraith", "↔"),
        ("a-whole-turn?ask=shoot&from=wraith&to=gibraltar", "→"),
        ("a-whole-turn?ask=move&from=wraith&to=%405,6&points=3", "→"),
        ("night-shift?from=patrol&to=ada", "↔"),
        ("the-ford?from=brogan&to=wasp", "↔"),
        ("the-ford?ask=attack&from=brogan&to=wasp", "→"),
    ],
)
def test_only_what_is_the_same_from_both_ends_has_two_arrowheads(
    client: FlaskClient, asked: str, arrow: str
) -> None:
    """A shot, a move and an attack go one way."""
    (shown,) = re.findall(r'class="and" role="img"[^>]*>(.)<', client.get(f"/table/{asked}").text)
    assert shown == arrow


def test_the_ring_is_asked_for_in_its_own_words(client: FlaskClient) -> None:
    """A field has the label that its question gives it; cards of other questions have others."""
    ring = client.get("/table/tuesday-table?ask=ring").text
    assert "<legend>spaces that each side moves inward</legend>" in ring
    assert "Aim card" not in ring[ring.index('id="asking"') : ring.index("</form>")]


def test_a_symmetric_grenade_faces_nowhere(client: FlaskClient) -> None:
    """Which way a Frag Grenade faces changes nothing, so nobody is asked; a Thermite is a line."""
    thrown = "/table/a-whole-turn?ask=grenade&from=wraith&to=%407,5&grenade="
    assert 'name="facing"' not in client.get(thrown + "frag").text
    assert 'name="facing"' in client.get(thrown + "thermite").text
