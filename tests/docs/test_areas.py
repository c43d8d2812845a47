"""Every area that the docs show can stay on the board, and every ruling can be reported."""

import json
from collections.abc import Iterator
from typing import Any
from urllib.parse import parse_qsl, urlsplit

from adjudicator.app.house_rules import house_rules
from adjudicator.app.judge import ask
from adjudicator.app.query import TableQuery
from adjudicator.app.report import report
from adjudicator.app.tables import OpenTable, examples, open_table
from adjudicator.app.view import lasting, view_table
from adjudicator.games import GAMES
from adjudicator.messages.renderer import ENGLISH
from adjudicator.resources import DOCS


def _examples() -> Iterator[tuple[dict[str, Any], OpenTable, TableQuery]]:
    for example in json.loads((DOCS / "examples.json").read_text(encoding="utf-8"))["examples"]:
        link = urlsplit(example["table"])
        table = open_table(link.path.split("/")[2])
        yield example, table, TableQuery.from_link(parse_qsl(link.query))


def test_an_area_that_stays_is_the_one_that_was_kept() -> None:
    """Under another question it is judged as it was by itself: sight, moves, areas, Grenades."""
    kept = set()
    for _, table, query in _examples():
        alone = view_table(table, query).judgement.verdict
        if alone and lasting(alone):
            (overlay,) = view_table(table, TableQuery().with_overlay(query.serialized)).overlays
            assert overlay.verdict == alone
            kept.add(alone.ask)
    assert kept >= {"sight", "move", "area", "grenade"}


def test_every_example_can_be_reported() -> None:
    """The file of a ruling asks again what the example asked."""
    for example, table, query in _examples():
        written = json.loads(json.dumps(report(view_table(table, query), "", ENGLISH)))
        again = ask(written["question"])
        assert dict(again.answer) == example["expected"]["answer"], example["id"]


def test_every_reading_is_told_on_the_page_of_house_rules() -> None:
    """The docs say what each ruling leaves open and what each of its values means."""
    table = next(table for table in examples().values() if table.game in GAMES.values())
    for rule in house_rules(table):
        assert rule.words.open
        assert tuple(rule.words.values) == rule.values
        assert all(rule.words.values.values())
