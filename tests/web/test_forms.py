"""Two phones with the same form open: nothing is wiped, the later change counts, both are told."""

import html
import re
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from adjudicator.app.tables import examples
from adjudicator.web.table import followed
from tests.support.apps import visitor
from tests.support.routes import kept, number

APEX: dict[str, Any] = {
    "game": "apex",
    "title": "Ours",
    "board": {"columns": 8, "rows": 6},
    "figures": [
        {"id": "A", "name": "Wraith", "squad": "red", "at": [0, 0], "health": 40, "shield": 0},
        {"id": "B", "name": "Gibraltar", "squad": "blue", "at": [7, 5], "health": 40, "shield": 0},
    ],
}
FLASHPOINT: dict[str, Any] = {
    "game": "flashpoint",
    "zones": [[0, 0], [1, 0], [2, 0]],
    "operatives": [{"id": "ada", "name": "Ada", "zone": [0, 0], "stealth": 3}],
    "units": [
        {"id": "u", "zone": [2, 0], "figures": [{"name": "Grunt", "count": 2}]},
        {"id": "v", "zone": [1, 0], "figures": [{"name": "Hunter"}]},
    ],
    "tokens": [{"kind": "camera", "zone": [0, 0], "facing": "n"}],
    "weapons": [{"name": "Carbine"}, {"name": "Longbow"}, {"name": "Knife"}],
}
#: What the two are told, up to who and what.
MINE, THEIRS = "so your change counts", "so their change counts"


@pytest.fixture
def other(app: Flask) -> FlaskClient:
    """The phone of somebody else."""
    return visitor(app)


def begun(client: FlaskClient, other: FlaskClient, scene: dict[str, Any]) -> str:
    """A table that both have opened."""
    _, ref = kept(client, scene)
    for phone in (client, other):
        phone.get(f"/table/{ref}")
    return ref


def form(phone: FlaskClient, address: str, action: str) -> dict[str, str]:
    """What a browser would send for the form that leads to an address, as it is shown."""
    page = phone.get(address).text
    start = rf'<form[^>]*action="[^"]*{re.escape(action)}"[^>]*>'
    found = re.search(rf"{start}(.*?)</form>", page, re.DOTALL)
    assert found, action
    inner = found[1]
    fields: dict[str, str] = {}
    for tag in re.findall(r"<input[^>]*>", inner):
        name, value = re.search(r'name="([^"]*)"', tag), re.search(r'value="([^"]*)"', tag)
        ticked = not re.search(r'type="(checkbox|radio)"', tag) or "checked" in tag
        if name and ticked:
            fields[name[1]] = html.unescape(value[1]) if value else ""
    selects = re.findall(r'<select[^>]*name="([^"]*)"[^>]*>(.*?)</select>', inner, re.DOTALL)
    for name, options in selects:
        chosen = re.search(r'<option value="([^"]*)" selected', options)
        fields[name] = html.unescape(chosen[1]) if chosen else ""
    return fields


def scene(phone: FlaskClient, ref: str) -> dict[str, Any]:
    """The table as it is."""
    return dict(phone.get(f"/table/{ref}/scene.json").json or {})


def told(phone: FlaskClient, address: str) -> str:
    """What a page tells whoever opens it."""
    found = re.search(r'<p id="notice"[^>]*>(.*?)</p>', phone.get(address).text, re.DOTALL)
    assert found
    return html.unescape(found[1])


def sent(phone: FlaskClient, address: str, data: dict[str, Any]) -> None:
    """Send a form, which is accepted."""
    answer = phone.post(address, data=data)
    assert answer.status_code == 303, re.findall("(?:problem|alert).*", answer.text)


def test_a_card_saves_only_what_was_changed_in_it(client: FlaskClient, other: FlaskClient) -> None:
    """Another field of the same card, and another card, stay as somebody else left them."""
    ref = begun(client, other, APEX)
    card = f"/table/{ref}/cards/figures/B"
    mine = form(client, card, "cards/figures/B")
    sent(other, card, form(other, card, "cards/figures/B") | {"shield": "10"})
    wraith = f"/table/{ref}/cards/figures/A"
    sent(other, wraith, form(other, wraith, "cards/figures/A") | {"health": "25"})
    sent(client, card, mine | {"health": "30"})
    first, second = scene(client, ref)["figures"]
    assert (first["health"], second["health"], second["shield"]) == (25, 30, 10)
    assert told(client, f"/table/{ref}/cards") == told(other, f"/table/{ref}/cards") == ""


def test_what_was_told_is_noted_for_one_table_alone(
    client: FlaskClient, other: FlaskClient
) -> None:
    """The cookie belongs to the table's address, and stays as it is while nothing is told."""
    ref = begun(client, other, APEX)
    first = client.get(f"/table/{ref}/cards")
    given = first.headers.get("Set-Cookie", "")
    assert "told=" not in given or f"Path=/table/{ref}" in given
    card = f"/table/{ref}/cards/figures/B"
    sent(client, card, form(client, card, "cards/figures/B") | {"health": "30"})
    assert "told=" not in client.get(f"/table/{ref}").headers.get("Set-Cookie", "")
    fresh = visitor(client.application)
    given = fresh.get(f"/table/{ref}").headers["Set-Cookie"]
    assert given.startswith("told=1;")
    assert f"Path=/table/{ref};" in given + ";"


def test_a_card_that_both_change_is_as_the_later_says(
    client: FlaskClient, other: FlaskClient
) -> None:
    """A dial that is typed in counts as typed, and both are told once, with who and what."""
    ref = begun(client, other, APEX)
    card = f"/table/{ref}/cards/figures/B"
    mine = form(client, card, "cards/figures/B")
    sent(other, card, form(other, card, "cards/figures/B") | {"health": "37"})
    sent(client, card, mine | {"health": "30"})
    assert scene(client, ref)["figures"][1]["health"] == 30
    mine_told, their_told = (
        told(client, f"/table/{ref}/cards"),
        told(other, f"/table/{ref}/rulings"),
    )
    assert mine_told == (
        f"Phone 2 changed the same thing just before you (Entered Gibraltar), {MINE}."
    )
    assert their_told == (
        f"Phone 3 changed the same thing after you (Entered Gibraltar), {THEIRS}."
    )
    assert told(client, f"/table/{ref}") == told(other, f"/table/{ref}/cards") == ""
    question = other.post(f"/table/{ref}/undo")
    assert (question.status_code, question.json["ask"]) == (409, True)
    sent(client, f"/table/{ref}/undo", {})
    assert scene(client, ref)["figures"][1]["health"] == 37


def test_an_untouched_card_takes_nothing_back(client: FlaskClient, other: FlaskClient) -> None:
    """Saved as it was shown, it changes nothing, whatever others did meanwhile."""
    ref = begun(client, other, APEX)
    card = f"/table/{ref}/cards/figures/B"
    mine = form(client, card, "cards/figures/B")
    sent(other, card, mine | {"health": "20"})
    before = number(client, ref)
    sent(client, card, mine)
    assert number(client, ref) == before


def test_cards_go_by_what_they_are_and_not_by_their_place(
    client: FlaskClient, other: FlaskClient
) -> None:
    """With the first weapon removed meanwhile, a form still changes the weapon that it showed."""
    ref = begun(client, other, FLASHPOINT)
    card = f"/table/{ref}/cards/weapons/1"
    mine = form(client, card, "cards/weapons/1")
    first = f"/table/{ref}/cards/weapons/0"
    sent(other, first, form(other, first, "cards/weapons/0") | {"remove": "1"})
    sent(client, card, mine | {"damage": "3"})
    assert [(one["name"], one.get("damage")) for one in scene(client, ref)["weapons"]] == [
        ("Longbow", 3),
        ("Knife", None),
    ]
    sent(client, card, mine | {"remove": "1"})
    assert [one["name"] for one in scene(client, ref)["weapons"]] == ["Knife"]


def test_a_card_that_is_gone_is_not_saved_and_nothing_typed_is_lost(
    client: FlaskClient, other: FlaskClient
) -> None:
    """A sentence says so, and the form still holds what was typed."""
    ref = begun(client, other, FLASHPOINT)
    card = f"/table/{ref}/cards/weapons/1"
    mine = form(client, card, "cards/weapons/1")
    sent(other, card, mine | {"remove": "1"})
    answer = client.post(card, data=mine | {"damage": "3"})
    assert answer.status_code == 400
    assert "somebody else has removed or renamed this" in html.unescape(answer.text)
    assert f'name="seen" value="{mine["seen"]}"' in answer.text
    assert re.search(r'name="damage"[^>]*value="3"', answer.text)
    assert [one["name"] for one in scene(client, ref)["weapons"]] == ["Carbine", "Knife"]


def test_rows_of_a_card_are_merged_one_by_one(client: FlaskClient, other: FlaskClient) -> None:
    """One counts the shots of a weapon while the other gives the same Legend a second one."""
    armed = {**APEX["figures"][0], "weapons": [{"name": "P2020", "ammo": 3}]}
    ref = begun(client, other, {**APEX, "figures": [armed, APEX["figures"][1]]})
    card = f"/table/{ref}/cards/figures/A"
    mine = form(client, card, "cards/figures/A")
    sent(other, card, mine | {"weapons.1.name": "Longbow"})
    sent(client, card, mine | {"weapons.0.ammo": "1"})
    weapons = scene(client, ref)["figures"][0]["weapons"]
    assert [(one["name"], one.get("ammo")) for one in weapons] == [("P2020", 1), ("Longbow", None)]
    assert told(client, f"/table/{ref}/cards") == told(other, f"/table/{ref}/cards") == ""


def test_a_house_rule_that_both_choose_is_told_to_both(
    client: FlaskClient, other: FlaskClient
) -> None:
    """The later reading counts; other points stay as they were chosen."""
    ref = begun(client, other, APEX)
    page = f"/table/{ref}/rulings"
    mine = form(client, page, "rulings/between-buildings/apart?page=")
    theirs = form(other, page, "rulings/corner-height/higher?page=")
    sent(other, f"{page}/corner-height/higher?page=", theirs)
    sent(client, f"{page}/between-buildings/apart?page=", mine)
    assert told(client, page) == told(other, page) == ""
    assert len(scene(client, ref)["rulings"]) == 2
    mine = form(client, page, "rulings/between-buildings?page=")
    theirs = form(other, page, "rulings/between-buildings?page=")
    sent(other, f"{page}/between-buildings?page=", theirs)
    sent(client, f"{page}/between-buildings/apart?page=", mine)
    assert scene(client, ref)["rulings"]["between-buildings"] == "apart"
    assert MINE in told(client, page)
    assert THEIRS in told(other, f"/table/{ref}/setup")


def test_what_is_set_on_a_piece_is_only_what_was_changed(
    client: FlaskClient, other: FlaskClient
) -> None:
    """One turns the camera and the other enters its number; then both enter it."""
    ref = begun(client, other, FLASHPOINT)
    page = f"/table/{ref}/setup?component=camera-0"
    setup = f"/table/{ref}/setup"
    shown = {"do": "set", "component": "camera-0", "facing": "n", "seen": str(number(client, ref))}
    assert 'name="facing"' in client.get(page).text
    sent(other, setup, shown | {"facing": "e"})
    sent(client, setup, shown | {"perception": "4"})
    (camera,) = scene(client, ref)["tokens"]
    assert (camera["facing"], camera["perception"]) == ("e", 4)
    assert told(client, setup) == told(other, setup) == ""
    seen = {**shown, "facing": "e", "perception": "4", "seen": str(number(client, ref))}
    sent(other, setup, seen | {"perception": "5"})
    sent(client, setup, seen | {"perception": "6"})
    assert scene(client, ref)["tokens"][0]["perception"] == 6
    assert MINE in told(client, setup)
    assert THEIRS in told(other, setup)


def test_a_form_of_the_setup_page_is_only_what_was_changed(
    client: FlaskClient, other: FlaskClient
) -> None:
    """One puts tokens on the track while the others fill in what its spaces show."""
    ref = begun(client, other, {**FLASHPOINT, "track": {"spaces": [None, "alarm"], "tokens": 1}})
    setup = f"/table/{ref}/setup"
    shown = {"do": "form", "form": "track", "tokens": "1", "spaces.1": "alarm", "seen": "0"}
    sent(other, setup, shown | {"spaces.0": "patrol"})
    sent(other, setup, shown | {"spaces.0": "patrol", "spaces.3": "patrol"})
    sent(client, setup, shown | {"tokens": "3"})
    track = scene(client, ref)["track"]
    assert track == {"spaces": ["patrol", "alarm", None, "patrol"], "tokens": 3}
    assert told(client, setup) == told(other, setup) == ""


def test_two_who_move_the_same_figure_by_a_what_if_are_told(
    client: FlaskClient, other: FlaskClient
) -> None:
    """The later move counts."""
    ref = begun(client, other, APEX)
    mine = form(client, f"/table/{ref}?stand-who=A&stand-at=C3", "/stand")
    sent(
        other, f"/table/{ref}/stand", form(other, f"/table/{ref}?stand-who=A&stand-at=E5", "/stand")
    )
    sent(client, f"/table/{ref}/stand", mine)
    assert scene(client, ref)["figures"][0]["at"] == [2, 2]
    assert MINE in told(client, f"/table/{ref}")
    assert THEIRS in told(other, f"/table/{ref}/books")


def test_the_name_of_a_table_is_renamed_only_by_who_renames_it(
    client: FlaskClient, other: FlaskClient
) -> None:
    """An untouched name takes back nobody's; of two new ones the later counts."""
    ref = begun(client, other, APEX)
    setup = f"/table/{ref}/setup"
    shown = {"do": "title", "title": "Ours", "seen": str(number(client, ref))}
    sent(other, setup, shown | {"title": "Theirs"})
    sent(client, setup, shown)
    assert scene(client, ref)["title"] == "Theirs"
    sent(client, setup, shown | {"title": "Mine"})
    assert scene(client, ref)["title"] == "Mine"
    assert MINE in told(client, setup)
    assert THEIRS in told(other, f"/table/{ref}/history")


def test_a_piece_goes_by_what_stood_there(client: FlaskClient, other: FlaskClient) -> None:
    """Removing what stands at A1 removes who stood there, not who came since."""
    ref = begun(client, other, APEX)
    setup = f"/table/{ref}/setup"
    shown = {"seen": str(number(client, ref))}
    sent(other, setup, shown | {"do": "move", "figure": "A", "place": "C3"})
    sent(other, setup, shown | {"do": "move", "figure": "B", "place": "A1"})
    sent(client, setup, shown | {"do": "remove", "which": "A1"})
    assert [(one["id"], one.get("at")) for one in scene(client, ref)["figures"]] == [
        ("A", None),
        ("B", [0, 0]),
    ]


def test_a_number_that_both_enter_is_as_the_later_says(
    client: FlaskClient, other: FlaskClient
) -> None:
    """Asked for in place, it goes to the unit it was asked for, and both are told."""
    ref = begun(client, other, FLASHPOINT)
    asked = f"/table/{ref}?ask=stealth&from=ada"
    mine, theirs = (form(phone, asked, "/missing") for phone in (client, other))
    grunt = "number:units.0.figures.0.perception"
    assert grunt in mine
    sent(other, f"/table/{ref}/missing", theirs | {grunt: "4"})
    sent(client, f"/table/{ref}/missing", mine | {grunt: "5"})
    assert scene(client, ref)["units"][0]["figures"][0]["perception"] == 5
    assert MINE in told(client, f"/table/{ref}")
    assert THEIRS in told(other, f"/table/{ref}")


def test_a_number_goes_to_the_unit_that_it_was_asked_for(
    client: FlaskClient, other: FlaskClient
) -> None:
    """Also if that is no longer the first one."""
    start = {**FLASHPOINT, "units": [*reversed(FLASHPOINT["units"])]}
    ref = begun(client, other, start)
    mine = form(client, f"/table/{ref}?ask=stealth&from=ada", "/missing")
    grunt = "number:units.1.figures.0.perception"
    sent(other, f"/table/{ref}/setup", {"do": "remove", "figure": "v", "seen": "0"})
    sent(client, f"/table/{ref}/missing", mine | {grunt: "5"})
    (left,) = scene(client, ref)["units"]
    assert (left["id"], left["figures"][0]["perception"]) == ("u", 5)


def test_a_deed_that_others_left_alone_is_done_at_once(
    client: FlaskClient, other: FlaskClient
) -> None:
    """The table has changed, but not the answer."""
    ref = begun(client, other, APEX)
    mine = form(client, f"/table/{ref}?ask=move&from=A&to=@2%2C0", "/do")
    sent(other, f"/table/{ref}/setup", {"do": "move", "figure": "B", "place": "H1", "seen": "0"})
    sent(client, f"/table/{ref}/do", mine)
    assert [one["at"] for one in scene(client, ref)["figures"]] == [[2, 0], [7, 0]]


def test_a_deed_with_another_answer_is_asked_about(client: FlaskClient, other: FlaskClient) -> None:
    """Nothing is done, both answers are told, and the same page does it when asked again."""
    ref = begun(client, other, APEX)
    asked = f"/table/{ref}?ask=damage&from=B&amount=10"
    mine = form(client, asked, "/do")
    sent(other, f"/table/{ref}/do", form(other, f"{asked[:-2]}5", "/do"))
    answer = client.post(f"/table/{ref}/do", data=mine)
    assert answer.status_code == 409
    page = html.unescape(answer.text)
    assert "It said: Shield 0, Health 30. Now it says: Shield 0, Health 25." in page
    assert scene(client, ref)["figures"][1]["health"] == 35
    assert f'name="seen" value="{number(client, ref)}"' in page
    sent(client, f"/table/{ref}/do", form(client, asked, "/do"))
    assert scene(client, ref)["figures"][1]["health"] == 25


def test_the_turn_line_does_not_end_what_others_have_ended(
    client: FlaskClient, other: FlaskClient
) -> None:
    """Both press the same button: it is done once, and the later hears why not."""
    ref = begun(client, other, dict(examples()["a-whole-turn"].scene))
    activate = form(client, f"/table/{ref}?ask=activate&from=wraith", "/do")
    sent(client, f"/table/{ref}/do", activate)
    mine, theirs = (form(phone, f"/table/{ref}", "/do") for phone in (client, other))
    assert mine["ask"] == "activation"
    sent(client, f"/table/{ref}/do", mine)
    before = number(client, ref)
    answer = other.post(f"/table/{ref}/do", data=theirs)
    assert answer.status_code in (400, 409)
    assert 'role="alert"' in answer.text
    assert number(client, ref) == before


def test_a_plain_form_pressed_twice_is_done_once(client: FlaskClient, other: FlaskClient) -> None:
    """It needs no key of its own; what was undone can be done again from the same page."""
    ref = begun(client, other, APEX)
    mine = form(client, f"/table/{ref}?ask=damage&from=B&amount=10", "/do")
    for _ in range(2):
        sent(client, f"/table/{ref}/do", mine)
    assert scene(client, ref)["figures"][1]["health"] == 30
    sent(client, f"/table/{ref}/undo", {})
    sent(client, f"/table/{ref}/do", mine)
    assert scene(client, ref)["figures"][1]["health"] == 30
    sent(other, f"/table/{ref}/do", form(other, f"/table/{ref}?ask=damage&from=B&amount=10", "/do"))
    assert scene(client, ref)["figures"][1]["health"] == 20


def test_a_link_that_opens_nothing_tells_nothing(client: FlaskClient) -> None:
    """The page that says so is a page like any other."""
    answer = client.get("/table/edit~nobody/cards")
    assert answer.status_code == 404
    assert 'id="notice"' in answer.text


def test_a_mirrored_board_makes_a_deed_another(client: FlaskClient, other: FlaskClient) -> None:
    """C1 is another space then, even if nothing else tells the answers apart."""
    ref = begun(client, other, APEX)
    mine = form(client, f"/table/{ref}?ask=damage&from=B&amount=10", "/do")
    sent(other, f"/table/{ref}/setup", {"do": "mirror", "seen": "0"})
    assert client.post(f"/table/{ref}/do", data=mine).status_code == 409
    card = f"/table/{ref}/cards/figures/B"
    shown = form(client, card, "cards/figures/B") | {"seen": "0", "health": "12"}
    sent(client, card, shown)
    gibraltar = scene(client, ref)["figures"][1]
    assert (gibraltar["health"], gibraltar["at"]) == (12, [0, 5])


def test_the_question_before_an_undo_is_a_page_without_script(
    client: FlaskClient, other: FlaskClient
) -> None:
    """It asks, a yes does just what was asked about, and script still gets its JSON."""
    ref = begun(client, other, APEX)
    setup = f"/table/{ref}/setup"
    sent(client, setup, {"do": "title", "title": "Mine"})
    sent(other, setup, {"do": "title", "title": "Theirs"})
    browser = {"Accept": "text/html,application/xhtml+xml"}
    answer = client.post(f"/table/{ref}/undo", data={"back": "setup"}, headers=browser)
    assert answer.status_code == 409
    assert answer.mimetype == "text/html"
    assert 'role="alert"' in answer.text
    yes = dict(re.findall(r'type="hidden" name="([^"]+)" value="([^"]*)"', answer.text))
    assert yes["back"] == "setup"
    assert client.post(f"/table/{ref}/undo", data={"back": "setup"}).json["asked"] == int(
        yes["asked"]
    )
    again = client.post(f"/table/{ref}/undo", data=yes, headers=browser)
    assert again.status_code == 303
    assert again.location.endswith("/setup")
    refused = client.post(f"/table/{ref}/redo", data={"number": "x"}, headers=browser)
    assert refused.status_code == 409
    assert "Back to the table" in refused.text


def test_what_followers_get_is_the_same_whatever_number_its_forms_are_shown_with(
    client: FlaskClient, other: FlaskClient
) -> None:
    """A change that leaves the turn alone doesn't send the turn line again."""
    ref = begun(client, other, dict(examples()["a-whole-turn"].scene))
    activate = form(client, f"/table/{ref}?ask=activate&from=wraith", "/do")
    sent(client, f"/table/{ref}/do", activate)
    turns = []
    for title in ("One", "Two"):
        sent(client, f"/table/{ref}/setup", {"do": "title", "title": title})
        with client.application.test_request_context():
            stored = client.application.extensions["repository"].open(ref)
            turns.append(followed(stored).blocks["turn"])
    assert 'name="seen" value=""' in turns[0]
    assert turns[0] == turns[1]
