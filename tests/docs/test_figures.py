"""Figures in the guide and in the contributors' pages are those of the code."""

import re
import tomllib
from pathlib import Path

import pytest
from hypothesis import settings

from adjudicator.app.archive import LONGEST_ARCHIVE
from adjudicator.app.judge import DEEPEST, LONGEST_QUESTION
from adjudicator.app.repository import LONGEST_HISTORY
from adjudicator.core import input as core_input
from adjudicator.games.apex.table.records import SceneRecord
from adjudicator.web import limits
from adjudicator.web.serving import connection
from tests.docs import test_finding

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"


def _page(name: str) -> str:
    """The source of a page, each run of spaces as one."""
    return re.sub(r"\s+", " ", (DOCS / f"{name}.rst").read_text("utf-8"))


def _limits() -> dict[str, str]:
    """What the guide's table of limits must say."""
    soon, later = limits.NEW_TABLES
    board = core_input.LONGEST_BOARD
    parts = SceneRecord.model_fields["title"].metadata
    title = next(part.max_length for part in parts if hasattr(part, "max_length"))
    return {
        "requests from one device": f"{limits.A_DEVICE:,} a minute",
        "requests from one address": f"{limits.AN_ADDRESS:,} a minute",
        "new tables from one address": f"{soon} a minute, {later} an hour",
        "live connections of one device": f"{limits.STREAMS_OF_A_DEVICE};",
        "live connections from one address": (
            f"{limits.STREAMS_OF_AN_ADDRESS}; {limits.MAX_STREAMS:,} to one process"
        ),
        "the address of a page, a request's head": (
            f"{connection.LONGEST_LINE:,} bytes; {connection.LONGEST_HEAD:,} bytes"
        ),
        "an incomplete request": f"{connection.HEAD_S:.0f} seconds",
        "a question, a scene": f"{LONGEST_QUESTION:,} characters, {DEEPEST} deep",
        "a table with its history, as a file": (
            f"{LONGEST_ARCHIVE:,} characters, {LONGEST_HISTORY:,} events"
        ),
        "figures or units on a table": f"{core_input.MOST_FIGURES}",
        "pieces of another kind": f"{core_input.MOST_PIECES}",
        "a board": (
            f"{board} x {board} spaces; {core_input.MOST_ZONES} zones; "
            f"{core_input.MOST_HEXES:,} hexes"
        ),
        "names, titles": f"{core_input.LONGEST_NAME} characters; {title} characters",
    }


def test_the_table_of_limits_is_the_code_s() -> None:
    """Each row of the guide gives the limits that the code has."""
    told = _page("guide/keeping-safe")
    assert {row: words for row, words in _limits().items() if f"{row} {words}" not in told} == {}


def test_the_share_of_searches_is_the_one_required() -> None:
    """The guide and the test of the search name one goal."""
    told = _page("guide/searching")
    first, three = test_finding.FIRST, test_finding.FIRST_THREE
    assert f"right rule first for {first}% of them and among the first three for {three}%" in told


def test_the_cases_of_each_law_are_those_of_the_profiles() -> None:
    """Property tests try as often as the contributors' page says."""
    told = _page("contributing/checks")
    quick, usual, more, thorough = (
        f"{settings.get_profile(name).max_examples:,}"
        for name in ("quick", "usual", "more", "thorough")
    )
    assert f"tries {more} cases of each, where ``make test`` tries {usual};" in told
    assert f"``LAWS=thorough`` tries {thorough}." in told
    assert f"each property test {quick} times instead of {usual}" in told


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md", "docs/contributing/checks.rst"])
def test_the_supported_pythons_are_the_same_everywhere(page: str) -> None:
    """The oldest one stands in every place that names it."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    oldest = project["requires-python"].removeprefix(">=")
    assert oldest in (ROOT / page).read_text("utf-8")
