"""Choosing the book that judges a table, and seeing what each would answer."""

from flask.testing import FlaskClient

from adjudicator.app.tables import pack
from tests.support.scenes import ROOF

ASKED = "?ask=contiguity&from=A&to=B"


def test_both_verdicts_stand_side_by_side(client: FlaskClient) -> None:
    """Each book answers the same question on the same table, and they are told to differ."""
    page = client.get(f"/table/{pack(ROOF)}/books{ASKED}").text
    assert 'data-book="core" data-answer="{&#34;relations&#34;:[&#34;distance-1&#34;]}"' in page
    beta = "{&#34;relations&#34;:[&#34;distance-1&#34;,&#34;neighboring&#34;]}"
    assert f'data-book="beta" data-answer="{beta}"' in page
    assert "The books differ here." in page


def test_why_the_books_differ_is_told_in_a_sentence(client: FlaskClient) -> None:
    """It names the rules of both, and the steps that differ stand next to each other."""
    page = client.get(f"/table/{pack(ROOF)}/books{ASKED}").text
    assert "The final book has the rule" in page
    assert 'class="differs"' in page
    assert 'data-certainty="book"' in page


def test_what_the_beta_leaves_out_is_not_the_same(client: FlaskClient) -> None:
    """The final book forbids a step that the beta says nothing of: neither has a number."""
    wall = {"kind": "wall", "from": [3, 1], "to": [3, 3], "base": 1}
    scene = {**ROOF, "components": [*ROOF["components"], wall]}
    page = client.get(f"/table/{pack(scene)}/books?ask=step&from=%402%2C2&to=%403%2C2").text
    assert page.count("{&#34;cost&#34;:null}") == 2
    assert "so the two answers can&#39;t be compared" in page
    assert 'data-certainty="silent"' in page


def test_books_that_agree_are_told_so(client: FlaskClient) -> None:
    """Where both come to the same, nobody has to compare."""
    page = client.get(f"/table/{pack(ROOF)}/books?ask=distance&from=A&to=B").text
    assert "Both books give the same answer." in page


def test_where_the_beta_is_silent_both_books_are_told(client: FlaskClient) -> None:
    """One verdict says that there is none, and what the other book rules; the other rules it."""
    corner = [
        {"kind": "half-wall", "from": [1, 2], "to": [2, 2]},
        {"kind": "supply-bin", "from": [2, 1], "to": [2, 2]},
    ]
    ref = pack({**ROOF, "components": corner, "figures": []})
    page = client.get(f"/table/{ref}/books?ask=contiguity&from=%401%2C1&to=%402%2C2").text
    assert "The beta answers only part of this" in page
    assert "By the final book&#39;s rule: Neighboring, not adjacent." in page


def test_a_gap_is_filled_in_place(client: FlaskClient) -> None:
    """The panel names the final book's rule, tells what it gives, and takes it for the table."""
    bins = [{"kind": "supply-bin", "from": [3, 3], "to": [4, 3]}]
    target = {"id": "B", "name": "Bangalore", "squad": "blue", "at": [3, 2]}
    scene = {**ROOF, "edition": "beta", "components": bins}
    scene["figures"] = [{**ROOF["figures"][0], "at": [3, 1]}, target]
    asked = {"ask": "melee", "from": "A", "to": "B", "card": "60"}
    page = client.get(f"/table/{pack(scene)}", query_string=asked).text
    assert "not in this book" in page.casefold()
    assert "apex.push.edge" in page
    assert "Use the final book's rule" in page
    filled = client.post(f"/table/{pack(scene)}/rulings/silent-points/final", data=asked)
    after = client.get(filled.location).text
    assert "house rule" in after.casefold()
    assert "Use the final book" not in after


def test_a_table_that_one_book_cannot_build_is_told_so(client: FlaskClient) -> None:
    """The other book answers all the same, and nobody can change to the one that cannot."""
    drop = {"kind": "supply-drop", "at": [2, 2]}
    page = client.get(f"/table/{pack({**ROOF, 'components': [drop]})}/books{ASKED}")
    assert page.status_code == 200
    assert "This table can't be played by this book" in page.text
    assert "books/beta" not in page.text
    nine = {**ROOF, "edition": "beta", "time": {"round": 9, "turn": "red"}}
    assert client.get(f"/table/{pack(nine)}/books{ASKED}").status_code == 200


def test_a_table_is_played_by_another_book(client: FlaskClient) -> None:
    """The choice is kept with the table, named on its page, and can be taken back."""
    moved = client.post(
        f"/table/{pack(ROOF)}/setup", data={"do": "edition", "edition": "beta"}
    ).location
    ref = moved.split("/")[2]
    table = client.get(f"/table/{ref}{ASKED}").text
    assert "Apex, beta of 2023" in table
    assert "Neighboring, not adjacent" in table
    back = client.post(f"/table/{ref}/setup", data={"do": "edition", "edition": "core"}).location
    assert "Apex, core rules" in client.get(f"/table/{back.split('/')[2]}").text


def test_the_page_of_both_books_leads_back_to_the_question(client: FlaskClient) -> None:
    """Who chooses a book there finds the same question on the table, answered by it."""
    asked = {"ask": "contiguity", "from": "A", "to": "B"}
    moved = client.post(f"/table/{pack(ROOF)}/books/beta", data=asked)
    assert moved.status_code == 303
    assert "Neighboring, not adjacent" in client.get(moved.location).text
    assert client.post(f"/table/{pack(ROOF)}/books/gamma").status_code == 400


def test_a_book_that_there_is_not_is_refused(client: FlaskClient) -> None:
    """The page stays, and says which there are."""
    answer = client.post(f"/table/{pack(ROOF)}/setup", data={"do": "edition", "edition": "gamma"})
    assert answer.status_code == 400
    assert "core, beta" in answer.text


def test_a_game_with_one_book_has_nothing_to_compare(client: FlaskClient) -> None:
    """There is no such page, and no link to it."""
    scene = {"game": "atlantis", "zones": {"a": [[0, 0], [1, 0]]}, "units": []}
    ref = pack(scene)
    assert client.get(f"/table/{ref}/books").status_code in (400, 404)


def test_a_beta_table_asks_for_what_its_tokens_print(client: FlaskClient) -> None:
    """Its forms offer the fields that the beta needs, and none that it has no use for."""
    beta = pack({**ROOF, "edition": "beta"})
    healing = client.get(f"/table/{beta}?ask=heal&from=A").text
    assert 'name="health"' in healing
    assert 'name="shield"' in healing
    assert 'name="health"' not in client.get(f"/table/{pack(ROOF)}?ask=heal&from=A").text
    damage = client.get(f"/table/{beta}?ask=damage&from=A").text
    assert 'value="shield"' not in damage
    assert "stacking icon" in client.get(f"/table/{beta}/cards/table").text
    assert "Stacking tokens" not in client.get(f"/table/{pack(ROOF)}/cards").text


def test_a_table_is_built_from_its_own_book_s_map(client: FlaskClient) -> None:
    """Setting up lists what the map of that edition needs."""
    assert "Standard Map" in client.get(f"/table/{pack({**ROOF, 'edition': 'beta'})}/setup").text
    assert "Standard Map" not in client.get(f"/table/{pack(ROOF)}/setup").text
