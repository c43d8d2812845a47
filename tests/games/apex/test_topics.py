"""The topics of Apex: what the table and the editions name of them is there."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import adjudicator.games.apex.table as apex_table
from adjudicator.games.apex.game import GAME
from adjudicator.games.apex.table.components import KINDS
from adjudicator.messages.phrases import PHRASES


def named_rules() -> Iterator[str]:
    """The rules that the table's code names without importing their topics."""
    for folder in apex_table.__path__:
        for file in Path(folder).rglob("*.py"):
            for node in ast.walk(ast.parse(file.read_text())):
                match node:
                    case ast.Call(func=ast.Name(id="rule_id"), args=[ast.Constant(value=point)]):
                        yield f"apex.{point}"


def test_the_table_names_rules_that_there_are() -> None:
    """Nothing in the table imports a topic; the rules that it names belong to one."""
    named = set(named_rules())
    assert named
    assert named <= set(GAME.rules)


def test_every_ruling_belongs_to_a_rule() -> None:
    """An open point is named with a rule of the game."""
    assert all(ruling.rule in GAME.rules for ruling in GAME.rulings)


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_every_component_has_its_names(kind: str) -> None:
    """A component of the data file is named in verdicts and on the tray."""
    assert {f"thing.{kind}", f"thing.{kind}.several", f"tray.{kind}"} <= set(PHRASES)
