"""The rules that the table names, though they belong to the topics above it."""

import re
from pathlib import Path

import pytest

import adjudicator
from adjudicator.core.data import read_data
from adjudicator.core.ruling import Ruling
from adjudicator.games import GAMES
from adjudicator.messages.phrases import PHRASES
from tests.games.flashpoint.scenes import mission
from tests.support.refusals import assert_refused

GAME = GAMES["flashpoint"]
TABLE = Path(adjudicator.__file__).parent / "games/flashpoint/table"


@pytest.mark.parametrize("ruling", list(GAME.rulings), ids=lambda ruling: ruling.name)
def test_each_ruling_belongs_to_a_rule(ruling: Ruling) -> None:
    """An open point names a rule of the game."""
    assert ruling.rule in GAME.rules


@pytest.mark.parametrize("file", sorted(TABLE.rglob("*.py")), ids=lambda file: file.name)
def test_rules_named_in_full_exist(file: Path) -> None:
    """A rule that is written out as text is one of the game's."""
    named = re.findall(r'RuleId\("([^"]+)"\)', file.read_text())
    assert [rule for rule in named if rule not in GAME.rules] == []


def test_the_data_name_rules_of_the_game() -> None:
    """What is told of a piece leads to rules that exist."""
    told = {rule for item in GAME.catalogue.values() for rule in item.rules}
    told |= {
        rule
        for facts in read_data("flashpoint", "pieces").values()
        for rule in facts.get("told", ())
    }
    assert told <= set(GAME.rules)


@pytest.mark.parametrize(
    "kind", [k for k, facts in read_data("flashpoint", "pieces").items() if facts.get("token")]
)
def test_every_token_has_its_names_and_rules(kind: str) -> None:
    """The tray and the steps name it, and the glossary tells of it."""
    assert {f"tray.{kind}", f"thing.{kind}"} <= PHRASES.keys()
    assert GAME.catalogue[kind].rules


def test_a_new_token_is_one_entry_of_the_data(monkeypatch: pytest.MonkeyPatch) -> None:
    """No code names it: a scene may hold it, and what is told of it stands in its entry."""
    scene = mission(tokens=[{"id": "c", "kind": "crate", "zone": [0, 0]}])
    assert_refused(GAME.read_scene, scene, "scene.tokens[0].kind")
    rule = "flashpoint.sabotage.place"
    entry = {"snap": "space", "token": True, "rules": [rule], "rules-on": "3"}
    monkeypatch.setitem(read_data("flashpoint", "pieces"), "crate", entry)
    (article,) = GAME.about(GAME.read_scene(scene), "c", "at")
    assert (article.item, article.rules) == ("crate", (rule,))


def test_every_reading_has_its_words() -> None:
    """No machine word reaches a player: each value of each open point is a clause."""
    for ruling in GAME.rulings:
        for value in ruling.values:
            assert f"reading.flashpoint.{ruling.name}.{value}" in PHRASES
