"""The rules that the table names, though they belong to the topics above it."""

import re
from pathlib import Path

import pytest

import adjudicator
from adjudicator.core.ruling import Ruling
from adjudicator.games import GAMES

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


def test_the_catalogue_names_rules_of_the_game() -> None:
    """What is told of a piece, and what players say for a rule, leads to rules that exist."""
    told = {rule for item in GAME.catalogue.values() for rule in item.rules}
    assert (told | GAME.sayings.keys()) <= set(GAME.rules)
