"""The command line, as a person or a script runs it."""

import io
import json
import subprocess
import sys
from pathlib import Path

import pytest

from adjudicator.cli import main
from tests.support.scenes import LINE


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A question in a file."""
    path = tmp_path / "question.json"
    path.write_text(json.dumps(LINE))
    return path


def test_words_for_a_person(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The headline first, then the steps with their rules."""
    assert main(["judge", str(file)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "✕ No line of sight (by the book)"
    assert lines[1] == "The Wall between C and D is higher than both ends."
    assert lines[2].endswith("[apex.los.line]")


def test_json(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The contract's verdict, as one line."""
    assert main(["judge", str(file), "--json"]) == 0
    verdict = json.loads(capsys.readouterr().out)
    assert verdict["answer"] == {"clear": False}


def test_lines(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """A verdict a line, in order; a bad line gets its error and the stream goes on."""
    other = {**LINE, "ask": "distance"}
    lines = [json.dumps(LINE), "{nonsense", "", "[1, 2]", json.dumps(other)]
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(lines) + "\n"))
    assert main(["judge", "--lines"]) == 1
    verdicts = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [verdict["ok"] for verdict in verdicts] == [True, False, False, False, True]
    assert verdicts[1]["error"]["at"] == "question"
    assert verdicts[4]["answer"] == {"distance": 3}


def test_bad_input_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A bad question ends with 1 and names the place."""
    path = tmp_path / "bad.json"
    path.write_text(json.dumps({**LINE, "ask": "smell"}))
    assert main(["judge", str(path)]) == 1
    assert capsys.readouterr().err.startswith("ask: This game has no question called smell.")
    assert main(["judge", str(tmp_path / "none.json"), "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["ok"] is False


@pytest.mark.parametrize(
    "arguments", [[], ["judge"], ["judge", "--lines", "x"], ["judge", "x", "--lang", "xx"], ["fly"]]
)
def test_wrong_usage(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """Wrong usage ends with 2."""
    with pytest.raises(SystemExit) as stopped:
        main(arguments)
    assert stopped.value.code == 2
    assert "usage:" in capsys.readouterr().err


@pytest.mark.parametrize(
    "text",
    ["NaN", '{"a": ' * 5000, "\ud800", '{"scene": {"game": "apex", "board": 1e999}}', "null", "7"],
)
def test_odd_json(
    text: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whatever a line holds, it gets an error and no traceback."""
    monkeypatch.setattr("sys.stdin", io.StringIO(text + "\n"))
    assert main(["judge", "--lines"]) == 1
    assert json.loads(capsys.readouterr().out)["ok"] is False


#: What each command leaves alone: the web, the database, and games that it doesn't judge.
_NEEDLESS = {
    "rule": (
        "flask",
        "sqlalchemy",
        "pydantic",
        "networkx",
        "adjudicator.games.apex.game",
    ),
    "judge": ("flask", "sqlalchemy", "adjudicator.games.atlantis.game"),
}


@pytest.mark.parametrize("command", _NEEDLESS)
def test_a_command_imports_only_what_it_needs(command: str, tmp_path: Path) -> None:
    """Printing a rule or judging a question waits for no web server, database or other game."""
    question = tmp_path / "question.json"
    question.write_text(json.dumps(LINE))
    argument = "apex.area.shape" if command == "rule" else str(question)
    code = (
        f"import sys; from adjudicator.cli import main; main([{command!r}, {argument!r}]);"
        f"print(*({{*sys.modules}} & {{*{_NEEDLESS[command]!r}}}))"
    )
    ran = subprocess.run(  # noqa: S603 - code of our own
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    )
    assert ran.stdout.splitlines()[-1] == ""
