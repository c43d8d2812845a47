"""Cards that are kept once: known of all who show them, and not lost with the last of these."""

from typing import Any

from adjudicator.games.apex.table.memory import MEMORIES as APEX
from adjudicator.games.apex.table.memory import learn
from adjudicator.games.flashpoint.table.memory import MEMORIES as FLASHPOINT
from adjudicator.games.flashpoint.table.memory import remember

ENEMIES, WEAPONS = FLASHPOINT
GRUNT = {"name": "Grunt", "defense": 3}
UNIT = {"id": "u", "zone": [0, 0], "figures": [GRUNT]}


def test_the_first_number_of_a_name_counts() -> None:
    """Figures of one name: what the card has comes first, then what the first figure has."""
    scene = {"units": [UNIT, {**UNIT, "figures": [{"name": "Grunt", "defense": 9, "attack": 1}]}]}
    assert ENEMIES.known(scene) == {"Grunt": {"defense": 3, "attack": 1}}
    kept = {**scene, "enemies": [{"name": "Grunt", "defense": 4}]}
    assert ENEMIES.known(kept)["Grunt"]["defense"] == 4


def test_remembering_fills_figures_and_card() -> None:
    """What one Grunt has is known of all, and of the card of its type."""
    other = {"id": "v", "zone": [0, 0], "figures": [{"name": "Grunt"}]}
    after: Any = remember({"units": [UNIT, other]})
    assert after["units"][1]["figures"] == [GRUNT]
    assert after["enemies"] == [GRUNT]


def test_the_card_of_the_last_figure_stays() -> None:
    """A change that takes it off the table leaves its card."""
    assert ENEMIES.retain({"units": [UNIT]}, {"units": []}) == {"units": [], "enemies": [GRUNT]}
    assert ENEMIES.retain({"units": [UNIT]}, {"units": [UNIT]}) == {"units": [UNIT]}


def test_a_card_that_is_removed_does_not_come_back() -> None:
    """Taking a card off the table is no loss to make up for."""
    assert ENEMIES.retain({"enemies": [GRUNT]}, {"enemies": []}) == {"enemies": []}


def test_who_shows_a_card_follows_its_name() -> None:
    """Bare names on the boards of Operatives too."""
    scene = {"operatives": [{"id": "O", "weapons": ["Rifle", "Knife"]}]}
    after: Any = WEAPONS.refer(scene, "Rifle", "Long rifle", ())
    assert after["operatives"][0]["weapons"] == ["Long rifle", "Knife"]


def test_a_board_gives_up_what_was_edited_on_the_card() -> None:
    """Its own number would hide the new one; what the card doesn't print stays."""
    own = {"name": "R-301", "damage": 5, "ammo": 2}
    scene = {"figures": [{"id": "A", "weapons": [own]}]}
    (weapons,) = APEX
    after: Any = weapons.refer(scene, "R-301", "R-301", ("damage",))
    assert after["figures"][0]["weapons"] == [{"name": "R-301", "ammo": 2}]


def test_a_shot_shows_aim_cards() -> None:
    """They are remembered once each, as long as nobody has typed in the deck."""
    asked = {"ask": "shoot", "cards": [35, {"value": 35}, {"value": 35, "icons": ["headshot"]}]}
    after: Any = learn({}, asked)
    assert after["aim-seen"] == [{"value": 35}, {"value": 35, "icons": ["headshot"]}]
    deck = {"aim-deck": [35]}
    assert learn(deck, asked) is deck
    assert learn(deck, {"ask": "push"}) is deck
