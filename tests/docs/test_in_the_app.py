"""What the app shows of the docs: search results, tags and rules of a piece, pages kept offline."""

import re

from flask.testing import FlaskClient

from adjudicator.app.tables import examples, pack
from tests.support.scenes import ROOF

HTMX = {"HX-Request": "true"}
SPANISH = {"Accept-Language": "es-ES,es;q=0.9,en;q=0.5"}


def test_results_are_a_page_without_script(client: FlaskClient) -> None:
    """A plain form gets a page: each result with its kind, its game, its page and first lines."""
    page = client.get("/search?q=climb")
    assert "<html" in page.text
    assert 'value="climb"' in page.text
    first = page.text.partition('class="results"')[2].partition("</li>")[0]
    assert 'href="/docs/apex/movement.html#apex.move.up"' in first
    for told in ("One level up", "rule", "Apex · Core rules, page 18", "Climbing one level costs"):
        assert told in first


def test_the_results_are_those_of_the_table_s_game(client: FlaskClient) -> None:
    """The form of a table names its game and edition, and so its results come first."""
    table = client.get("/table/the-ford").text
    assert '<input type="hidden" name="game" value="atlantis">' in table
    assert '<input type="hidden" name="edition" value="core">' in table
    page = client.get("/search?q=push&game=atlantis&edition=core").text
    first = page.partition('class="results"')[2].partition("</li>")[0]
    assert "/docs/atlantis/" in first
    assert 'name="game" value="atlantis"' in page
    assert client.get("/search?q=push&game=nothing&edition=none").status_code == 200


def test_the_best_can_be_opened_at_once(client: FlaskClient) -> None:
    """Who is quicker than the results is led to the best of them."""
    moved = client.get("/search?q=haedshot&open=best")
    assert moved.status_code == 303
    assert moved.location.endswith("apex.fire.headshot")
    assert client.get("/search?q=qqqqxyz&open=best").status_code == 200


def test_a_piece_tells_its_tags_and_rules(client: FlaskClient) -> None:
    """In the panel and as a page, with what each tag does and links to its rules."""
    component = next(
        (ref, f"wall-{number}")
        for ref, table in examples().items()
        for number, entry in enumerate(table.scene["components"])
        if entry["kind"] == "wall" and "id" not in entry
    )
    address = "/table/{}/about?at={}".format(*component)
    part = client.get(address, headers=HTMX).text
    page = client.get(address).text
    assert "<html" not in part
    assert "<html" in page
    for text in (part, page):
        assert "OBSTACLE" in text
        assert "can block line of sight" in text
        assert 'href="/rules/apex.los.blockages"' in text


def test_what_is_told_of_a_piece_goes_by_the_table_s_book(client: FlaskClient) -> None:
    """A roof's rules are those of the beta there, in place of the final book's."""
    beta = client.get(f"/table/{pack({**ROOF, 'edition': 'beta'})}/about?at=D2").text
    final = client.get(f"/table/{pack(ROOF)}/about?at=D2").text
    assert "apex.los.own-edge" in final
    assert "apex.los.own-edge" not in beta
    assert "apex.los.measuring-x" in beta


def test_what_is_kept_without_a_network_is_in_one_language(client: FlaskClient) -> None:
    """The pages that a phone keeps are those that it would read, and all of them are there."""
    for headers, start in (({}, "/docs/"), (SPANISH, "/docs/es/")):
        kept = client.get("/offline.json", headers=headers).get_json()
        assert kept["pages"][0] == start
        assert kept["rules"]["apex.los.line"].startswith(f"{start}apex/")
        others = [
            page for page in kept["pages"] if page.startswith("/docs/es/") != (start != "/docs/")
        ]
        assert others == []
        assert all(client.get(page).status_code == 200 for page in kept["pages"][::25])


def test_a_page_of_the_docs_is_told_in_the_language_of_who_asks(client: FlaskClient) -> None:
    """Links to rules lead to their page in that language."""
    answer = client.get("/rules/apex.los.line", headers=SPANISH)
    assert re.fullmatch(r"/docs/es/apex/line-of-sight\.html#apex\.los\.line", answer.location)
    assert client.get("/docs/", headers=SPANISH).location == "/docs/es/"
    assert client.get("/docs/es/").status_code == 200
    assert client.get("/docs/").status_code == 200
