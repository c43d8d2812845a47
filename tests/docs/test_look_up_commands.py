"""The commands that look rules up, and those that README shows."""

import json
import re
import shlex
from pathlib import Path

import pytest

from adjudicator.cli import main

README = Path("README.md").read_text(encoding="utf-8")


def test_the_commands_of_the_readme_run_as_they_stand(capsys: pytest.CaptureFixture[str]) -> None:
    """Word for word, but for those that serve or look after tables."""
    shown = re.findall(r"^\.venv/bin/adjudicator (.*?)(?:  +#.*)?$", README, re.MULTILINE)
    ran = [line for line in shown if line.split()[0] not in {"serve", "doctor", "sweep"}]
    assert len(ran) == 5
    for line in ran:
        assert main(shlex.split(line)) == 0, line
        assert capsys.readouterr().out, line


def test_a_search_looks_in_a_game_first(capsys: pytest.CaptureFixture[str]) -> None:
    """By everyday words, by a page, and as JSON."""
    assert main(["search", "line", "of", "site", "--game", "flashpoint", "--most", "1"]) == 0
    assert "[flashpoint.los.line]" in capsys.readouterr().out
    assert main(["search", "p23", "--game", "apex", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert {entry["game"] for entry in found} == {"apex"}
    assert "apex.los.line" in [entry["id"] for entry in found]


def test_a_search_says_what_is_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    """Nothing found, no such game or edition, no results wanted."""
    for arguments, status, told in (
        (["qxqxqx"], 1, "Nothing found for qxqxqx."),
        (["push", "--game", "apexx"], 1, "There is no game called apexx."),
        (["push", "--game", "apex", "--edition", "gamma"], 1, "This game has no edition called"),
        (["push", "--most", "0"], 2, "--most must be 1 or more."),
    ):
        assert main(["search", *arguments]) == status
        assert capsys.readouterr().err.startswith(told)


def test_rules_are_listed_by_a_part_of_their_ids(capsys: pytest.CaptureFixture[str]) -> None:
    """A game, a topic, or both; a part that no rule has is told."""
    assert main(["rules", "apex.los", "--json"]) == 0
    listed = [rule["id"] for rule in json.loads(capsys.readouterr().out)]
    assert "apex.los.higher-blocks" in listed
    assert all(one.startswith("apex.los.") for one in listed)
    assert main(["rules", "los"]) == 0
    assert "flashpoint.los.line" in capsys.readouterr().out
    assert main(["rules", "lo"]) == 1
    assert capsys.readouterr().err.startswith("No rule has lo in its id")


def test_a_part_of_an_id_or_a_slip_in_it_leads_to_the_rule(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """`rule los` lists what there is; a misspelled id gets the nearest one."""
    assert main(["rule", "los"]) == 0
    assert "apex.los.higher-blocks" in capsys.readouterr().out
    assert main(["rule", "apex.los.higher-block"]) == 1
    assert capsys.readouterr().err.rstrip().endswith("Did you mean apex.los.higher-blocks?")
