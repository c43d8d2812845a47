"""Your cards: each is typed in once, in a small form, and nothing of anybody's is lost."""

import html
import json
import re
from typing import Any

import pytest
from flask.testing import FlaskClient

from adjudicator.app.tables import examples, pack
from tests.support.routes import kept

SCENE: dict[str, Any] = {
    "game": "apex",
    "title": "Ours",
    "board": {"columns": 5, "rows": 4},
    "figures": [
        {"id": "A", "name": "Wraith", "squad": "red", "at": [1, 1], "note": "kept"},
        {"id": "B", "name": "Gibraltar", "squad": "blue", "at": [3, 1], "shield": 15},
    ],
    "aim-deck": [35, {"value": 70, "icons": ["headshot"]}],
}
LEGENDS = [{"id": f"L{n}", "name": f"Legend {n}", "squad": "red", "at": [n, 0]} for n in range(8)]
OPERATIVES = [{"id": f"O{n}", "zone": [0, 0]} for n in range(4)]
UNITS = [{"id": f"U{n}", "zone": [1, 0], "figures": [{"name": f"Grunt {n}"}]} for n in range(4)]
HEROES = [
    {"id": f"H{n}", "kind": "hero", "team": "red", "at": [n, 0], "cards": [{"name": "Slash"}]}
    for n in range(6)
]
#: A fresh table of each game, with as many figures as a game has.
FRESH: dict[str, dict[str, Any]] = {
    "apex": {"game": "apex", "board": {"columns": 24, "rows": 24}, "figures": LEGENDS},
    "flashpoint": {
        "game": "flashpoint",
        "zones": [[0, 0], [1, 0]],
        "operatives": OPERATIVES,
        "units": UNITS,
        "tokens": [{"kind": "camera", "zone": [0, 0], "facing": "n"}],
        "track": {"spaces": [None] * 40},
    },
    "atlantis": {
        "game": "atlantis",
        "zones": {f"zone {n}": [[n, 0]] for n in range(30)},
        "units": [*HEROES, *({**HEROES[0], "id": f"M{n}", "kind": "minion", "type": "melee",
                              "at": [10 + n, 0], "cards": []} for n in range(2))],
    },
}  # fmt: skip


def field_count(page: str) -> int:
    """How many inputs a page has for a person to fill in."""
    inputs = re.findall(r"<(?:input|select|textarea)\b[^>]*>", page)
    return sum('type="hidden"' not in tag for tag in inputs)


def linked(page: str) -> list[str]:
    """The addresses of all cards that a page leads to."""
    return [html.unescape(link) for link in re.findall(r'href="(/table/[^"]*/cards/[^"]+)"', page)]


@pytest.mark.parametrize("ref", [*examples(), *(pack(scene) for scene in FRESH.values())])
def test_no_page_asks_for_more_than_thirty_things(client: FlaskClient, ref: str) -> None:
    """The list, and the form of every card on it, new ones too, have 30 inputs at the most."""
    page = client.get(f"/table/{ref}/cards").text
    links = linked(page)
    assert links
    for address in (f"/table/{ref}/cards", *links):
        answer = client.get(address)
        assert answer.status_code == 200, address
        assert field_count(answer.text) <= 30, address


@pytest.mark.parametrize("ref", examples())
def test_no_question_asks_for_more_than_thirty_things(client: FlaskClient, ref: str) -> None:
    """Rare fields are shown when somebody wants them, and rows one by one."""
    page = client.get(f"/table/{ref}").text
    one, other = list(dict.fromkeys(re.findall(r'data-figure="([^"]+)"', page)))[:2]
    actions = sorted(set(re.findall(r"[?;]ask=([a-z-]+)", page)))
    assert len(actions) > 20
    for ask in actions:
        for query in ("", f"&from={one}", f"&from={one}&to={other}"):
            address = f"/table/{ref}?ask={ask}{query}"
            assert field_count(client.get(address).text) <= 30, address


@pytest.mark.parametrize("ref", examples())
def test_setting_up_asks_for_thirty_things_at_most(client: FlaskClient, ref: str) -> None:
    """The game's forms come when they are opened, each on a page that has no more than that."""
    page = client.get(f"/table/{ref}/setup").text
    assert field_count(page) <= 30
    for form in set(re.findall(r'data-open="([^"]+)"', page)):
        opened = client.get(f"/table/{ref}/setup?open={form}").text
        assert f'name="form" value="{form}"' in opened
        assert (
            f'id="group-{form}" value="{form}" checked' in opened
            or f'id="form-{form}" data-part open' in opened
        )
        shown = opened[opened.index(f'id="form-{form}"') :]
        assert field_count(shown[: shown.index("</form>")]) <= 30, form


def test_rare_fields_are_shown_when_asked_for(client: FlaskClient) -> None:
    """A link shows them, and they stay while the form is filled in."""
    address = "/table/tuesday-table?ask=shoot&from=gibraltar&to=wraith"
    page = client.get(address).text
    assert 'name="more-damage"' not in page
    link = re.search(r'href="([^"]+)">More options', page)
    assert link
    opened = client.get(f"/table/tuesday-table{html.unescape(link[1])}").text
    assert 'name="more-damage"' in opened
    assert '<input type="hidden" name="options" value="1">' in opened
    assert 'name="more-damage"' in client.get(f"{address}&more-damage=2").text


def sent(page: str) -> dict[str, list[str]]:
    """What a browser would send for a form as it is."""
    found: dict[str, list[str]] = {}
    for tag in re.findall(r"<input[^>]*>", page[page.index('class="card-form"') :]):
        name, value = re.search(r'name="([^"]*)"', tag), re.search(r'value="([^"]*)"', tag)
        if name and value and ('type="checkbox"' not in tag or "checked" in tag):
            found.setdefault(name[1], []).append(html.unescape(value[1]))
    for name, inner in re.findall(r'<select name="([^"]*)">(.*?)</select>', page, re.DOTALL):
        chosen = re.search(r'<option value="([^"]*)" selected', inner)
        found[name] = [html.unescape(chosen[1])] if chosen else [""]
    return found


def saved(client: FlaskClient, ref: str, card: str, **texts: object) -> dict[str, Any]:
    """The scene after one card was saved with these texts, the others as they were."""
    address = f"/table/{ref}/cards/{card}"
    form = {**sent(client.get(address).text), **texts}
    answer = client.post(address, data=form)
    assert answer.status_code == 303, re.findall("problem.*", answer.text)
    return dict(client.get(answer.location.split("/cards")[0] + "/scene.json").json or {})


@pytest.mark.parametrize("ref", examples())
def test_an_untouched_form_changes_nothing(client: FlaskClient, ref: str) -> None:
    """Saving a card as it is leads back to the list of the same table."""
    for address in linked(client.get(f"/table/{ref}/cards").text):
        if not address.endswith("/new"):
            answer = client.post(address, data=sent(client.get(address).text))
            assert answer.status_code == 303, (address, re.findall("problem.*", answer.text))
            assert answer.location.split("#")[0] == f"/table/{ref}/cards", address


def test_what_is_typed_is_kept_and_nothing_else(client: FlaskClient) -> None:
    """A Legend's gear goes to its board; what has no field there stays."""
    scene = saved(
        client,
        pack(SCENE),
        "figures/A",
        **{"helmet": "epic", "weapons.0.name": "Longbow", "weapons.0.ammo": "3"},
    )
    longbow = {"name": "Longbow", "ammo": 3}
    wraith = {**SCENE["figures"][0], "helmet": "epic", "weapons": [longbow]}
    assert scene == {**SCENE, "figures": [wraith, SCENE["figures"][1]]}


def test_a_new_card_is_added(client: FlaskClient) -> None:
    """One tap opens a blank form; saving it adds the card."""
    scene = saved(client, pack(SCENE), "weapons/new", name="R-301", range="2, 4", rate="3, 1")
    assert scene["weapons"] == [{"name": "R-301", "range": [2, 4], "rate": [3, 1]}]


def test_a_bare_aim_card_gets_its_icons(client: FlaskClient) -> None:
    """A card of the deck that was a bare number is edited like any other."""
    scene = saved(client, pack(SCENE), "aim-deck/0", icons=["headshot"])
    assert scene["aim-deck"][0] == {"value": 35, "icons": ["headshot"]}


def test_the_list_shows_facts_and_gaps(client: FlaskClient) -> None:
    """A weapon is told by what its card prints; what nobody entered is a gap."""
    weapon = {"name": "R-301", "difficulty": 50, "range": [2, 4]}
    page = client.get(f"/table/{pack({**SCENE, 'weapons': [weapon]})}/cards").text
    assert "range 2-4 · difficulty 50" in page
    assert re.search(r"Not entered: fire rate.*damage, headshot", page)


def test_a_named_weapon_has_a_card_for_all_who_carry_it(client: FlaskClient) -> None:
    """Boards name it; its numbers are typed in once and count for both."""
    armed = [{**legend, "weapons": [{"name": "Longbow"}]} for legend in SCENE["figures"]]
    scene = {**SCENE, "figures": armed}
    after = saved(client, pack(scene), "weapons/0", difficulty="60", range="3, 8")
    assert after["weapons"] == [{"name": "Longbow", "difficulty": 60, "range": [3, 8]}]
    assert after["figures"] == armed
    query = {"ask": "shoot", "from": "B", "to": "A"}
    assert "60" in client.get(f"/table/{pack(after)}", query_string=query).text


def test_editing_a_card_reaches_those_who_had_its_number(client: FlaskClient) -> None:
    """A board that wrote the number itself follows the card, and its new name."""
    own = {"name": "R301", "damage": 5, "ammo": 2}
    legend = {**SCENE["figures"][0], "weapons": [own]}
    scene = {**SCENE, "figures": [legend], "weapons": [{"name": "R301", "damage": 5}]}
    after = saved(client, pack(scene), "weapons/0", name="R-301", damage="6")
    assert after["weapons"] == [{"name": "R-301", "damage": 6}]
    assert after["figures"][0]["weapons"] == [{"name": "R-301", "ammo": 2}]


def test_an_enemy_type_outlives_its_last_figure(client: FlaskClient) -> None:
    """Once the last Grunt is gone, its numbers are still on the card of its type."""
    grunt = {"name": "Grunt", "defense": 3, "health": 1}
    unit = {"id": "u", "zone": [1, 0], "figures": [grunt]}
    scene = {**FRESH["flashpoint"], "units": [unit]}
    ref = kept(client, scene)[1]
    strike = {"ask": "attack", "from": "O0", "to": "u", "hits": "9"}
    gun = {"weapon.range": "0, 5", "weapon.damage": "2", "weapon.noise": "1"}
    answer = client.post(f"/table/{ref}/do", data={**strike, **gun})
    assert answer.status_code == 303
    after = client.get(f"/table/{ref}/scene.json").json
    assert after["units"] == []
    assert after["enemies"] == [grunt]
    assert "Grunt" in client.get(f"/table/{ref}/cards").text


def test_a_wrong_number_is_told_in_one_sentence(client: FlaskClient) -> None:
    """The sentence names the field as the page does, and the form still holds what was typed."""
    answer = client.post(f"/table/{pack(SCENE)}/cards/figures/A", data={"health": "many"})
    assert answer.status_code == 400
    assert "Health: This must be a whole number." in answer.text
    assert 'value="many"' in answer.text


def test_a_second_card_of_a_name_is_refused(client: FlaskClient) -> None:
    """Who refers to it by its name would not know which is meant."""
    scene = {**SCENE, "weapons": [{"name": "Longbow"}]}
    answer = client.post(f"/table/{pack(scene)}/cards/weapons/new", data={"name": "longbow"})
    assert answer.status_code == 400
    assert "There is already a card called longbow" in answer.text


def test_an_empty_new_card_is_refused(client: FlaskClient) -> None:
    """Nothing is added to the table without anything on it."""
    answer = client.post(f"/table/{pack(SCENE)}/cards/weapons/new", data={"name": ""})
    assert answer.status_code == 400
    assert "Fill in at least one field first." in answer.text


def test_a_card_can_be_removed(client: FlaskClient) -> None:
    """It leaves the table; a Legend does not, who stands on the board."""
    scene = {**SCENE, "weapons": [{"name": "Longbow", "damage": 9}]}
    answer = client.post(f"/table/{pack(scene)}/cards/weapons/0", data={"remove": "1"})
    assert answer.status_code == 303
    after = client.get(answer.location.split("/cards")[0] + "/scene.json").json
    assert not after["weapons"]
    answer = client.post(f"/table/{pack(scene)}/cards/figures/A", data={"remove": "1"})
    assert answer.status_code == 400


def test_only_what_was_changed_is_saved(client: FlaskClient) -> None:
    """Two people edit one card at the same time: what each changed is kept."""
    ref = kept(client, SCENE)[1]
    address = f"/table/{ref}/cards/figures/B"
    first = sent(client.get(address).text)
    client.post(address, data={**first, "health": "30"})
    client.post(address, data={**first, "shield": "5"})
    after = client.get(f"/table/{ref}/scene.json").json["figures"][1]
    assert (after["health"], after["shield"]) == (30, 5)


def test_who_may_only_look_sees_facts_alone(client: FlaskClient) -> None:
    """The link to look shows the cards without a way to change them."""
    look, _ = kept(client, SCENE)
    page = client.get(f"/table/{look}/cards").text
    assert "Wraith" in page
    assert not linked(page)
    assert client.post(f"/table/{look}/cards/figures/A", data={"health": "3"}).status_code == 403


def test_a_card_that_is_not_there(client: FlaskClient) -> None:
    """Its address is not found, whatever it is."""
    for card in ("figures/Z", "weapons/7", "title", "aim-deck", "figures", "board", "table"):
        assert client.get(f"/table/{pack(SCENE)}/cards/{card}").status_code == 404, card


def test_a_ruling_that_needed_a_card_is_gone_back_to(client: FlaskClient) -> None:
    """A card that was opened from a ruling leads back to it, and nowhere else."""
    back = {"back": "?ask=odds&from=A&to=B", "value": "5"}
    answer = client.post(f"/table/{pack(SCENE)}/cards/aim-deck/new", data=back)
    assert answer.location.endswith("?ask=odds&from=A&to=B")
    elsewhere = {"back": "//example.org", "value": "5"}
    answer = client.post(f"/table/{pack(SCENE)}/cards/aim-deck/new", data=elsewhere)
    assert answer.location.startswith("/table/")


def test_the_old_address_leads_on(client: FlaskClient) -> None:
    """Links to the sheet of past versions open the cards."""
    answer = client.get(f"/table/{pack(SCENE)}/sheet")
    assert (answer.status_code, answer.location) == (302, f"/table/{pack(SCENE)}/cards")


def test_a_table_can_be_saved(client: FlaskClient) -> None:
    """The file holds the whole scene."""
    file = client.get(f"/table/{pack(SCENE)}/scene.json")
    assert json.loads(file.text) == SCENE
    assert "attachment" in file.headers["Content-Disposition"]


def test_what_is_cleared_is_gone(client: FlaskClient) -> None:
    """A weapon taken off a board leaves it, and what has a usual value has it again."""
    armed = {**SCENE["figures"][1], "helmet": "epic", "weapons": [{"name": "Longbow"}]}
    scene = {**SCENE, "figures": [SCENE["figures"][0], armed]}
    after = saved(client, pack(scene), "figures/B", **{"helmet": "", "weapons.0.name": ""})
    assert "weapons" not in after["figures"][1]
    assert "helmet" not in after["figures"][1]


def test_what_a_scene_allows_the_card_allows_too(client: FlaskClient) -> None:
    """The most that a scene gives a Legend can be saved with its card: both have one limit."""
    figures = [{"id": "A", "squad": "red", "at": [0, 0], "shield": 99}]
    scene = {"game": "apex", "board": {"columns": 3, "rows": 3}, "figures": figures}
    _, change = kept(client, scene)
    card = f"/table/{change}/cards/figures/A"
    saved = client.post(card, data={"shield": "99", "health": "7"})
    assert saved.status_code == 303
    figure = client.get(f"/table/{change}/scene.json").get_json()["figures"][0]
    assert (figure["shield"], figure["health"]) == (99, 7)


@pytest.mark.parametrize(
    ("game", "who", "title"),
    [
        (
            "atlantis",
            {"units": [{"id": "red-hero-1", "kind": "hero", "team": "red", "at": [0, 0]}]},
            "Red Hero 1",
        ),
        ("flashpoint", {"operatives": [{"id": "operative-1", "zone": [0, 0]}]}, "Operative 1"),
    ],
)
def test_who_has_no_name_is_called_by_words(
    client: FlaskClient, game: str, who: dict[str, Any], title: str
) -> None:
    """No card of a fresh table goes by an id."""
    page = client.get(f"/table/{pack(FRESH[game] | who)}/cards").text
    assert f"<b>{title}</b>" in page
    assert title.lower().replace(" ", "-") not in re.sub(r"<[^>]*>", "", page)
