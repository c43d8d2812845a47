"""The card of a tapped piece, what follows an answer, and the list of everything else."""

import re
from html import unescape

import pytest
from flask.testing import FlaskClient

from adjudicator.app.tables import examples, pack


def shown(client: FlaskClient, address: str) -> str:
    """A page of the app."""
    answer = client.get(address)
    assert answer.status_code == 200, answer.text
    return unescape(answer.text)


def verbs(page: str) -> list[str]:
    """The actions that a page offers as buttons."""
    return re.findall(r'class="verb[^"]*"[^>]*><b>([^<]+)</b>', page)


@pytest.mark.parametrize(
    ("address", "told"),
    [
        ("/table/tuesday-table?from=wraith", ["Wraith", "Shield", "Health", "Bloodhound"]),
        ("/table/night-shift?from=ada", ["Ada", "Orders", "Moves", "On-Point"]),
        ("/table/the-ford?from=brogan", ["Brogan", "Level", "Coins", "the ford"]),
    ],
)
def test_tapping_a_figure_opens_its_card(
    client: FlaskClient, address: str, told: list[str]
) -> None:
    """A card names the figure, its dials and what it has, and at most five actions and More."""
    page = shown(client, address)
    begins = page.index('class="piece-card"')
    card = page[begins : page.index("</section>", begins)]
    assert [word for word in told if word not in card] == []
    assert verbs(card)[-1] == "More"
    assert 3 <= len(verbs(card)) <= 6


def test_enemies_are_named_before_friends(client: FlaskClient) -> None:
    """Whom a figure sees is told by name, enemies first."""
    card = shown(client, "/table/tuesday-table?from=wraith")
    assert card.index(">Bloodhound<") < card.index(">Bangalore<")


def test_what_cannot_be_done_says_why(client: FlaskClient) -> None:
    """An action that doesn't fit now stays in its place and says why."""
    assert "nobody adjacent" in shown(client, "/table/tuesday-table?from=wraith")


def test_an_empty_space_can_be_moved_to_from_the_line(client: FlaskClient) -> None:
    """After the line to an empty space, one button makes the move and says its cost."""
    page = shown(client, "/table/tuesday-table?from=wraith&to=@5,3")
    assert "Move Wraith to F4" in page
    assert "1 point" in page


def test_adjacency_is_told_with_the_line(client: FlaskClient) -> None:
    """Two taps tell whether two spaces are adjacent; where they don't touch, nothing is said."""
    assert "Contact <b>adjacent</b>" in shown(client, "/table/tuesday-table?from=wraith&to=@5,3")
    assert "Contact" not in shown(client, "/table/tuesday-table?from=wraith&to=gibraltar")


def test_a_door_has_a_card(client: FlaskClient) -> None:
    """A door tells its state."""
    page = shown(client, "/table/night-shift?from=office+door")
    begins = page.index('class="piece-card"')
    card = page[begins : page.index("</section>", begins)]
    assert "closed" in card or "open" in card


def card_at(client: FlaskClient, address: str) -> str:
    """The card that a page shows, without its markup."""
    page = shown(client, address)
    begins = page.index('class="piece-card"')
    return re.sub(r"<[^>]+>|\s+", " ", page[begins : page.index("</section>", begins)])


def test_a_spawn_point_has_a_card(client: FlaskClient) -> None:
    """An empty Spawn point is called by its name and says who comes back there."""
    card = card_at(client, "/table/the-ford?from=@0,2")
    assert "Red Hero Spawn point" in card
    assert "A5 · red throne · a Hero off the board respawns here" in card
    assert "off the map" not in card


def test_a_zone_is_tapped_by_its_name(client: FlaskClient) -> None:
    """It has a card; nothing is measured from it, and its name gives way to the space under it."""
    page = shown(client, "/table/the-ford")
    assert 'data-place="zone:the ford" href="?from=zone%3Athe+ford"' in page
    card = card_at(client, "/table/the-ford?from=zone:the+ford")
    assert "18 spaces · Battle Zone of the main lane · here: Wasp" in card
    assert 'data-figure="brogan"' in (page := shown(client, "/table/the-ford?from=zone:the+ford"))
    assert 'href="?from=brogan"' in page
    assert "data-place" not in shown(client, "/table/the-ford?from=brogan")
    told = shown(client, "/table/the-ford/about?at=zone:the+ford")
    assert "About The ford" in told or "the ford" in told


def test_an_old_link_to_reach_still_answers(client: FlaskClient) -> None:
    """Reach is the first half of Move; links from before lead there."""
    page = shown(client, "/table/tuesday-table?ask=reach&from=wraith")
    assert 'data-ask="move"' in page


@pytest.mark.parametrize("table", ["tuesday-table", "night-shift", "the-ford"])
def test_every_action_stands_in_a_group(client: FlaskClient, table: str) -> None:
    """More lists every action under its topic."""
    page = shown(client, f"/table/{table}")
    more = page[page.index('id="more"') : page.index("</nav>", page.index('id="more"'))]
    assert more.count("<h3>") > 4
    assert "group." not in more


def test_the_notice_says_what_happened(client: FlaskClient) -> None:
    """After a move the page can say who moved where; the history keeps the same words."""
    form = {"from": "wraith", "to": "@5,3", "ask": "move"}
    after = client.post("/table/tuesday-table/do", data=form, follow_redirects=True)
    assert 'data-did="Wraith moved to F4."' in after.text


def test_the_proof_comes_before_the_form(client: FlaskClient) -> None:
    """A form that only refines an answer stands below its proof; one that leads on stands above."""
    reach = shown(client, "/table/tuesday-table?ask=move&from=wraith")
    assert reach.index('class="steps"') < reach.index('id="asking"')
    blow = shown(client, "/table/a-whole-turn?ask=melee&from=bangalore&to=bloodhound")
    assert blow.index('id="asking"') < blow.index('class="steps"')


def test_the_answer_comes_before_what_it_is_made_of(client: FlaskClient) -> None:
    """Whether a Hero is defeated is read first, then the totals line by line."""
    asked = "ask=assault&from=brogan&to=wasp&card.attack=6&discard.defense=4"
    page = shown(client, f"/table/the-ford?{asked}")
    assert page.index('class="answer') < page.index('class="ledger')


def test_the_chance_of_a_check_stands_beside_its_buttons(client: FlaskClient) -> None:
    """With the faces entered once, the number of dice is enough to know it; else none is asked."""
    scene = dict(examples()["night-shift"].scene)
    faces = {"white": [0, 0, 1], "red": [0, 1, 2]}
    asked = "?ask=stealth&from=ada"
    blank = client.get(f"/table/{pack(scene)}{asked}").text
    assert 'name="dice.white"' not in blank
    known = client.get(f"/table/{pack({**scene, 'dice': faces})}{asked}&dice.white=3").text
    assert 'name="dice.white"' in known
    assert 'name="dice.focus"' not in known
    assert "Chance <b>3.7%</b>" in known


def test_a_form_that_is_all_there_is_left_says_so(client: FlaskClient) -> None:
    """Who is first needs no tap on the board, so the sheet shows its form; a push needs one."""
    assert "data-fills" in shown(client, "/table/the-ford?ask=initiative")
    assert "data-fills" not in shown(client, "/table/tuesday-table?ask=push&from=wraith")
    assert "data-fills" not in shown(client, "/table/tuesday-table")


def test_a_door_that_is_tapped_after_a_figure_opens_its_own_card(client: FlaskClient) -> None:
    """No line ends at a door, so it is selected instead; another question keeps its first tap."""
    scene: dict[str, object] = {"game": "flashpoint", "zones": [[0, 0], [1, 0]]}
    scene |= {"doors": [{"id": "gate", "edge": [[1, 0], [1, 1]]}]}
    scene |= {"operatives": [{"id": "A", "zone": [0, 0]}]}
    table = f"/table/{pack(scene)}"
    begun = shown(client, f"{table}?from=A")
    assert 'data-component="gate" href="?from=gate"' in begun
    asked = shown(client, f"{table}?ask=attack&from=A")
    assert 'data-component="gate" href="?ask=attack&from=A&to=gate"' in asked
    card = shown(client, f"{table}?from=gate")
    assert "A opens it" in card
    assert "About the door" in card
    assert ">Do<" in card


def test_a_figure_in_a_room_is_where_the_room_is_called(client: FlaskClient) -> None:
    """The card names the room, not the first of its spaces."""
    room = {"id": "lab", "at": [0, 0], "size": [2, 1]}
    scene = {"game": "flashpoint", "zones": [room], "operatives": [{"id": "A", "zone": "lab"}]}
    page = shown(client, f"/table/{pack(scene)}?from=A")
    card = page[page.index('class="piece-card"') :].partition("</section>")[0]
    assert "lab" in card
    assert "A1" not in card


#: Two Operatives in one zone, one of them downed, and an Enemy beside them.
DOWNED: dict[str, object] = {
    "game": "flashpoint",
    "zones": [[0, 0], [1, 0]],
    "doors": [{"id": "gate", "edge": [[1, 0], [1, 1]], "state": "open"}],
    "operatives": [
        {"id": "A", "name": "Ada", "zone": [0, 0]},
        {"id": "B", "name": "Bo", "zone": [0, 0], "damage": 6, "downed": True},
        {"id": "C", "name": "Cy", "zone": [1, 0]},
    ],
    "units": [{"id": "G", "zone": [1, 0], "aware": True, "figures": [{"name": "Grunt"}]}],
}


def test_a_revive_begins_with_who_does_it(client: FlaskClient) -> None:
    """From either card the way leads from the one who stands to the one who is downed."""
    table, there = f"/table/{pack(DOWNED)}", 'href="?ask=revive&from=A&to=B"'
    assert there in shown(client, f"{table}?from=A")
    downed = shown(client, f"{table}?from=B")
    assert there in downed
    assert "from=C&to=B" not in downed
    alone = {**DOWNED, "operatives": [{"id": "B", "zone": [0, 0], "damage": 6, "downed": True}]}
    assert "nobody in its zone" in shown(client, f"/table/{pack(alone)}?from=B")


def test_a_zone_with_someone_in_it_can_be_moved_to(client: FlaskClient) -> None:
    """A finger that means the zone is on the figure in it: the line offers the move too."""
    table = f"/table/{pack(DOWNED)}"
    assert "Move Ada to B1" in shown(client, f"{table}?from=A&to=C")
    enemy = shown(client, f"{table}?from=A&to=G")
    assert "Move Ada to B1" in enemy
    assert "Attack" in verbs(enemy)
    assert "Move Ada" not in shown(client, f"{table}?from=A&to=B")


def test_what_an_action_cannot_be_about_is_selected(client: FlaskClient) -> None:
    """While a check is asked about, a tap on a door or a space opens that, and no error."""
    asked = shown(client, f"/table/{pack(DOWNED)}?ask=stealth&from=A")
    assert 'data-component="gate" href="?from=gate"' in asked
    assert 'href="?from=G"' in asked
    assert "ask=stealth&from=C" in asked  # someone else whom it can be about
    assert "ask=stealth&from=gate" not in asked
    wrong = client.get(f"/table/{pack(DOWNED)}?ask=stealth&from=gate")
    assert "The door isn" in wrong.text
    assert ">gate<" not in wrong.text


def test_an_unnamed_weapon_is_kept_for_its_operative(client: FlaskClient) -> None:
    """Its numbers are asked for as somebody's, and the next attack knows them."""
    table = f"/table/{pack(DOWNED)}"
    page = shown(client, f"{table}?ask=attack&from=A&to=G")
    assert "Range of Ada's weapon" in page
    number = {"ask": "attack", "from": "A", "to": "G", "number:weapons.0.range": "0, 5"}
    after = client.post(f"{table}/missing", data=number, follow_redirects=True)
    assert after.status_code == 200, after.text
    assert "Range of Ada" not in unescape(after.text)
    assert "Defense of Grunt" in after.text


def test_a_token_is_tapped_itself(client: FlaskClient) -> None:
    """A camera opens its card; after an Operative it is its zone, which can be moved to."""
    camera = {"id": "camera-7", "kind": "camera", "zone": [1, 0], "facing": "w", "perception": 3}
    table = f"/table/{pack({**DOWNED, 'units': [], 'tokens': [camera]})}"
    page = shown(client, table)
    assert 'href="?from=camera-7" aria-label="the camera, B1"' in page
    assert "camera-7" not in re.sub(r"<[^>]+>", "", page)
    assert "Camera view" in verbs(shown(client, f"{table}?from=camera-7"))
    assert 'href="?from=A&to=camera-7"' in shown(client, f"{table}?from=A")
    assert "Move Ada to B1" in shown(client, f"{table}?from=A&to=camera-7")


def test_what_is_left_to_do_is_said(client: FlaskClient) -> None:
    """Once enough was tapped, nobody is asked to tap anything else."""
    table = f"/table/{pack(DOWNED)}"
    assert "Which action?" in shown(client, f"{table}?ask=action&from=A")
    healing = shown(client, f"{table}?ask=healing&from=A")
    assert "Something is missing: fill it in below." in healing
    assert "Now tap another figure" not in healing


def test_a_careful_move_has_a_button(client: FlaskClient) -> None:
    """It begins on the card, and its reach is one zone."""
    zones = {"zones": [[0, 0], [1, 0], [2, 0]], "doors": []}
    table = f"/table/{pack({**DOWNED, **zones, 'units': []})}"
    assert 'href="?ask=move&from=C&careful=1"' in shown(client, f"{table}?from=C")
    assert "Can reach 3 zones" in shown(client, f"{table}?ask=move&from=A")
    assert "Can reach 2 zones" in shown(client, f"{table}?ask=move&from=A&careful=1")
