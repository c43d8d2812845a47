"""What players type in for a hex table, and what the page tells of its pieces."""

import pytest

from adjudicator.app.sheet import filled_in, sheet_texts
from adjudicator.app.tables import OpenTable, examples, open_table, pack
from adjudicator.core.faults import InputError
from adjudicator.core.form import Texts
from adjudicator.games import GAMES

GAME = GAMES["atlantis"]


@pytest.mark.parametrize("name", ["the-ford", "two-lanes"])
def test_a_sheet_that_is_sent_as_it_is_changes_nothing(name: str) -> None:
    """All that it shows is read again as it was; what is empty may be left out."""
    table = examples()[name]
    after = filled_in(table, sheet_texts(table))
    assert GAME.read_scene(after) == table.state


def test_thrones_and_lanes_are_typed_in() -> None:
    """A board that was painted gets its Thrones and its lane here."""
    zones = {"west": [[0, 0]], "middle": [[1, 0]], "east": [[2, 0]]}
    table: OpenTable = open_table(pack({"game": "atlantis", "zones": zones}))
    texts: Texts = {
        "thrones.red": ["west"],
        "thrones.blue": ["east"],
        "lanes.main.zones.0": ["west"],
        "lanes.main.zones.1": ["middle"],
        "lanes.main.zones.2": ["east"],
        "lanes.main.battle-zone": ["middle"],
        "lanes.main.waves": ["5"],
        "life.red": ["6"],
        "life.blue": ["6"],
        "coin": ["red"],
    }
    state = GAME.read_scene(filled_in(table, texts))
    assert state.lanes["main"].zones == ("west", "middle", "east")
    assert state.lanes["main"].waves == 5
    assert state.thrones == {"red": "west", "blue": "east"}


def test_a_second_lane_is_typed_in() -> None:
    """A map has up to two; no third one is offered."""
    table = examples()["the-ford"]
    texts = dict(sheet_texts(table))
    for number, zone in enumerate(("red throne", "north woods", "blue throne")):
        texts[f"lanes.second.zones.{number}"] = [zone]
    texts["lanes.second.battle-zone"] = ["north woods"]
    after = filled_in(table, texts)
    assert list(after["lanes"]) == ["main", "second"]
    assert GAME.read_scene(after).lanes["second"].battle_zone == "north woods"
    (lanes,) = (field for field in GAME.sheet(after) if field.name == "lanes")
    assert [field.name for field in lanes.fields] == ["main", "second"]


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
    minion = names.index("blue-heavy-1")
    texts = dict(sheet_texts(table))
    texts |= {
        f"units.{minion}.immune": ["attack", "skill"],
        f"units.{minion}.cannot-move": ["1"],
        f"units.{minion}.ignores": ["tokens"],
        "tokens.0.through": ["1"],
        "markers.0.name": ["poison"],
        "markers.0.unit": [names[0]],
        "turn": ["2"],
    }
    state = GAME.read_scene(filled_in(table, texts))
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
    assert GAME.read_scene(filled_in(table, sheet_texts(table))) == table.state
