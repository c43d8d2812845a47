"""Fields that are filled in tap by tap: drawn Aim cards, values, and the faces of dice."""

import html
import re
from typing import Any

from flask.testing import FlaskClient

from adjudicator.app.tables import pack
from tests.support.routes import kept

RIFLE = {"name": "R-301", "difficulty": 50, "range": [2, 4], "rate": [3, 1], "damage": 5}
SCENE: dict[str, Any] = {
    "game": "apex",
    "board": {"columns": 9, "rows": 5},
    "figures": [
        {"id": "A", "name": "Wraith", "squad": "red", "at": [1, 1], "weapons": [{"name": "R-301"}]},
        {"id": "B", "name": "Ash", "squad": "blue", "at": [4, 1], "helmet-ignores": [0, 0]},
    ],
    "weapons": [{**RIFLE, "headshot": 3, "recoil": 0}],
    "aim-board": {"left": [5], "right": [-5, -10, -15]},
}
DECK = {**SCENE, "aim-deck": [10, {"value": 35, "icons": ["headshot"]}, 60, 80]}
SHOT = {"ask": "shoot", "from": "A", "to": "B"}


def asked(client: FlaskClient, scene: dict[str, Any], **texts: object) -> str:
    """The page of a shot with these cards tapped."""
    return client.get(f"/table/{pack(scene)}", query_string={**SHOT, **texts}).text


def taps(page: str) -> list[tuple[str, str]]:
    """What the buttons of a page send."""
    found = re.findall(r'<button class="tap" name="([^"]*)" value="([^"]*)"', page)
    return [(name, html.unescape(value)) for name, value in found]


def headline(page: str) -> str:
    """The answer."""
    found = re.search(r'<h1 class="answer[^>]*>.*?</span>(.*?)</h1>', page, re.DOTALL)
    return found[1].strip() if found else ""


def test_the_deck_is_a_grid(client: FlaskClient) -> None:
    """Each card of the deck is one button, which sends the first card."""
    page = asked(client, DECK)
    assert taps(page) == [("cards.0", text) for text in ("10", "35 headshot", "60", "80")]


def test_each_card_is_judged_as_it_is_drawn(client: FlaskClient) -> None:
    """One of three cards: the hits so far, and the grid goes on with the second."""
    page = asked(client, DECK, **{"cards.0": "60"})
    assert headline(page) == "1 hit so far · card 1 of 3"
    assert {name for name, _ in taps(page)} == {"cards.1"}
    assert 'class="doing"' not in page
    page = asked(client, DECK, **{"cards.0": "60", "cards.1": "10"})
    assert headline(page) == "1 hit so far · card 2 of 3"


def test_each_drawn_card_shows_what_came_of_it(client: FlaskClient) -> None:
    """Its total in its slot, and whether that is a hit."""
    page = asked(client, DECK, **{"cards.0": "60", "cards.1": "10"})
    told = re.findall(r'<span class="drawn-result (\w+)">(.*?)</span>', page)
    assert told == [("clear", "60: hit"), ("blocked", "5: miss")]


def test_the_last_card_decides(client: FlaskClient) -> None:
    """With all cards drawn the damage is dealt, and there is nothing more to tap."""
    page = asked(client, DECK, **{"cards.0": "60", "cards.1": "80", "cards.2": "10"})
    assert "so far" not in headline(page)
    assert 'class="doing"' in page
    assert not taps(page)


def test_the_last_card_is_taken_back(client: FlaskClient) -> None:
    """The button drops one card, and the others stay."""
    drawn = {"cards.0": "60", "cards.1": "80", "take-back": "cards.1"}
    assert headline(asked(client, DECK, **drawn)) == "1 hit so far · card 1 of 3"


def test_without_a_deck_any_card_is_tapped(client: FlaskClient) -> None:
    """Values by fives, with icons to mark; a mark beside the value counts."""
    page = asked(client, SCENE)
    assert [value for _, value in taps(page)] == [str(value) for value in range(0, 101, 5)]
    assert 'name="cards.0.icons" value="headshot"' in page
    page = asked(client, SCENE, **{"cards.0": "60", "cards.0.icons": "headshot"})
    assert '<input type="hidden" name="cards.0" value="60 headshot">' in page


def test_a_link_of_past_versions_still_opens(client: FlaskClient) -> None:
    """Value and icons of a card used to be two fields."""
    page = asked(client, SCENE, **{"cards.0.value": "60", "cards.0.icons": "headshot"})
    assert headline(page) == "1 hit so far · card 1 of 3"


def test_a_fire_rate_that_nobody_knows_is_asked_for(client: FlaskClient) -> None:
    """The first card is tapped; how many more there are is a number of the card."""
    weapon = {name: value for name, value in RIFLE.items() if name != "rate"}
    page = asked(client, {**SCENE, "weapons": [weapon]}, **{"cards.0": "60"})
    assert "Fire Rate on the R-301 card" in page


def test_cards_that_were_drawn_are_offered_again(client: FlaskClient) -> None:
    """A shot that is done leaves its cards with the table, and they become buttons."""
    ref = kept(client, SCENE)[1]
    drawn = {"cards.0": "60", "cards.1": "35 headshot", "cards.2": "10"}
    answer = client.post(f"/table/{ref}/do", data={**SHOT, **drawn})
    assert answer.status_code == 303, re.findall("problem.*", answer.text)
    page = client.get(f"/table/{ref}", query_string=SHOT).text
    assert ("cards.0", "35 headshot") in taps(page)[:3]
    assert "Aim cards seen so far" in client.get(f"/table/{ref}/cards").text


def test_a_melee_card_is_tapped(client: FlaskClient) -> None:
    """The values of the deck, or all by fives."""
    query = {"ask": "melee", "from": "A", "to": "B"}
    page = client.get(f"/table/{pack(DECK)}", query_string=query).text
    assert taps(page) == [("card", text) for text in ("10", "35", "60", "80")]


MISSION: dict[str, Any] = {
    "game": "flashpoint",
    "zones": [[0, 0], [1, 0]],
    "operatives": [{"id": "ada", "name": "Ada", "zone": [0, 0]}],
    "units": [{"id": "u", "zone": [1, 0], "figures": [{"name": "Grunt", "perception": 2}]}],
}
HIDING = {"ask": "stealth", "from": "ada"}


def test_hits_are_counted_up_and_down(client: FlaskClient) -> None:
    """Without the faces of the dice, + and - change the number; no Hit at all is a tap too."""
    page = client.get(f"/table/{pack(MISSION)}", query_string=HIDING).text
    assert taps(page) == [("hits", "0"), ("hits", "1")]
    page = client.get(f"/table/{pack(MISSION)}", query_string={**HIDING, "hits": "2"}).text
    assert taps(page) == [("hits", "1"), ("hits", "3")]


def test_faces_of_dice_add_up(client: FlaskClient) -> None:
    """Each face that the dice have is one button, which adds its Hits."""
    scene = {**MISSION, "dice": {"white": [0, 1, 1, 2], "red": [1, 3]}}
    page = client.get(f"/table/{pack(scene)}", query_string={**HIDING, "hits": "2"}).text
    assert [value for _, value in taps(page)] == ["2", "3", "4", "3", "5"]


def test_a_card_whose_slot_nobody_has_entered(client: FlaskClient) -> None:
    """Its total isn't known, and the card asks for the modifier instead of naming one."""
    scene = {name: value for name, value in SCENE.items() if name != "aim-board"}
    drawn = {"cards.0": "10", "cards.1": "60", "cards.2": "40"}
    page = asked(client, scene, **drawn)
    told = re.findall(r'<span class="drawn-result (\w+)">(.*?)</span>', page)
    assert told[-1] == ("open", "which modifier?")


def test_what_is_known_of_the_aim_board_stands_in_its_field(client: FlaskClient) -> None:
    """The whole side is asked for, so the slots that the book gives are filled in."""
    scene = {name: value for name, value in SCENE.items() if name != "aim-board"}
    drawn = {"cards.0": "10", "cards.1": "60", "cards.2": "40"}
    page = asked(client, scene, **drawn)
    name = "number:aim-board.right"
    assert re.search(
        rf'All Aim board modifiers [^<]*<input name="{name}" value="-5, \?, -10"', page
    )
    ref = kept(client, scene)[1]
    data = {**SHOT, **drawn, name: "-5, ?, -10"}
    assert client.post(f"/table/{ref}/missing", data=data).status_code == 400
    client.post(f"/table/{ref}/missing", data={**data, name: "-5, -10, -10"})
    scene = client.get(f"/table/{ref}/scene.json").json
    assert scene["aim-board"]["right"] == [-5, -10, -10]


def test_a_weapon_is_named_as_it_was_typed(client: FlaskClient) -> None:
    """A hyphen in the name that a player typed stays."""
    page = asked(client, SCENE)
    assert '<input type="radio" name="weapon" value="R-301" checked><span>R-301</span>' in page
