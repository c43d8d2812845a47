"""What players type in for a hex table, and what the page tells of its pieces."""

import pytest

from adjudicator.app.tables import OpenTable, examples, open_table, pack
from adjudicator.core.cards import cards_of
from adjudicator.core.faults import InputError
from adjudicator.games import GAMES
from tests.support.cards import rewritten, typed

GAME = GAMES["atlantis"]


@pytest.mark.parametrize("name", ["the-ford", "two-lanes"])
def test_cards_that_are_saved_as_they_are_change_nothing(name: str) -> None:
    """All that they show is read again as it was; what is empty may be left out."""
    table = examples()[name]
    assert GAME.read_scene(rewritten(table)) == table.state


def test_thrones_and_lanes_are_typed_in() -> None:
    """A board that was painted gets its Thrones and its lane here."""
    zones = {"west": [[0, 0]], "middle": [[1, 0]], "east": [[2, 0]]}
    table: OpenTable = open_table(pack({"game": "atlantis", "zones": zones}))
    lane = {
        "zones.0": ["west"],
        "zones.1": ["middle"],
        "zones.2": ["east"],
        "battle-zone": ["middle"],
        "waves": ["5"],
    }
    counters = {
        "thrones.red": ["west"],
        "thrones.blue": ["east"],
        "life.red": ["6"],
        "life.blue": ["6"],
        "coin": ["red"],
    }
    table = table.with_scene(typed(table, "lanes/main", lane))
    state = GAME.read_scene(typed(table, "table", counters))
    assert state.lanes["main"].zones == ("west", "middle", "east")
    assert state.lanes["main"].waves == 5
    assert state.thrones == {"red": "west", "blue": "east"}


def test_a_second_lane_is_typed_in() -> None:
    """A map has up to two; no third one is offered."""
    table = examples()["the-ford"]
    texts = {"battle-zone": ["north woods"]}
    for number, zone in enumerate(("red throne", "north woods", "blue throne")):
        texts[f"zones.{number}"] = [zone]
    after = typed(table, "lanes/second", texts)
    assert list(after["lanes"]) == ["main", "second"]
    assert GAME.read_scene(after).lanes["second"].battle_zone == "north woods"
    lanes = [card.name for card in cards_of(GAME.cards(after)) if card.kind == "lanes"]
    assert lanes == ["main", "second"]


def test_pieces_and_spaces_are_told_of() -> None:
    """A unit, a token, the space itself, someone who is away; each with rules of its own."""
    ford, lanes = examples()["the-ford"].state, examples()["two-lanes"].state
    assert [a.item for a in GAME.about(ford, "blue-heavy-1", "at")] == ["heavy-minion", None]
    assert [a.item for a in GAME.about(ford, "trap", "at")] == ["token", None]
    (away,) = GAME.about(lanes, "wasp", "at")
    assert "atlantis.respawn.spawn-point" in away.rules
    (rock,) = GAME.about(ford, "@7,-3", "at")
    assert rock.rules == ("atlantis.move.obstacles",)
    (throne,) = GAME.about(ford, "0,2", "at")
    assert "atlantis.respawn.spawn-point" in throne.rules
    assert "atlantis.lane.throne" in throne.rules
    for article in (away, rock, throne):
        assert {*article.rules} <= {*GAME.rules}
    with pytest.raises(InputError):
        GAME.about(ford, "@50,50", "at")


def test_what_effects_do_to_units_is_typed_in() -> None:
    """Immunity, what it ignores and cannot do, tokens to move through, and markers."""
    table = examples()["the-ford"]
    names = [unit["id"] for unit in table.scene["units"]]
    minion = {"immune": ["attack", "skill"], "cannot-move": ["1"], "ignores": ["tokens"]}
    token = f"tokens/{table.scene['tokens'][0]['id']}"
    forms = {
        "units/blue-heavy-1": minion,
        token: {"through": ["1"]},
        "markers/new": {"name": ["poison"], "unit": [names[0]]},
        "table": {"turn": ["2"]},
    }
    for address, texts in forms.items():
        table = table.with_scene(typed(table, address, texts))
    state = table.state
    heavy = state.units["blue-heavy-1"]
    assert heavy.immune == ("attack", "skill")
    assert (heavy.cannot_move, heavy.ignores) == (True, ("tokens",))
    assert next(iter(state.tokens.values())).through
    assert [(marker.name, marker.unit) for marker in state.markers] == [("poison", names[0])]
    assert state.turn == 2


def test_a_unit_that_is_immune_at_all_stays_so() -> None:
    """A bare true is shown as every action, and kept."""
    scene = {**examples()["the-ford"].scene}
    scene["units"] = [{**scene["units"][0], "immune": True}, *scene["units"][1:]]
    table = open_table(pack(scene))
    assert GAME.read_scene(rewritten(table)) == table.state
