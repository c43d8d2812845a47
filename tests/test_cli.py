"""The command line, as a person or a script runs it."""

import io
import json
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from adjudicator.app.openapi import description
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


def test_a_question_can_be_piped_in(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without a file, what is piped in is read."""
    monkeypatch.setattr("sys.stdin", io.StringIO(json.dumps(LINE)))
    assert main(["judge"]) == 0
    assert capsys.readouterr().out.startswith("✕ No line of sight")


def test_a_headline_has_the_colour_of_its_sign(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """At a terminal it is red; with NO_COLOR, or piped on, it is plain."""
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)
    main(["judge", str(file)])
    monkeypatch.setenv("NO_COLOR", "1")
    main(["judge", str(file)])
    coloured, _, plain = capsys.readouterr().out.partition("\n✕")
    assert coloured.startswith("\033[1;31m✕ No line of sight (by the book)\033[0m\n")
    assert "\033" not in plain


def test_a_question_is_applied(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The scene afterwards is written, ready for the next question."""
    board = {"columns": 3, "rows": 1}
    figure = {"id": "a", "name": "Wraith", "squad": "red", "at": [0, 0]}
    scene = {"game": "apex", "board": board, "figures": [figure]}
    question = tmp_path / "question.json"
    question.write_text(json.dumps({"scene": scene, "ask": "path", "figure": "a", "to": [2, 0]}))
    assert main(["apply", str(question)]) == 0
    assert json.loads(capsys.readouterr().out)["figures"][0]["at"] == [2, 0]


def test_what_cannot_be_applied_says_why(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A line of sight changes nothing: the verdict goes to standard error."""
    assert main(["apply", str(file)]) == 1
    told = capsys.readouterr()
    assert (told.out, told.err[:20]) == ("", "✕ No line of sight (")
    assert told.err.splitlines()[-1].startswith("Not applied")


def test_the_schema_describes_the_interface(capsys: pytest.CaptureFixture[str]) -> None:
    """The same description as the server's."""
    assert main(["schema"]) == 0
    assert json.loads(capsys.readouterr().out) == description()


def test_a_file_that_cannot_be_read_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The file and the reason, without the system's numbers."""
    binary = tmp_path / "picture.png"
    binary.write_bytes(b"\x89PNG")
    for file, reason in (
        (tmp_path / "none.json", "There is no file of this name."),
        (tmp_path, "This is a folder. Name a file in it."),
        (binary, "This file isn't text in UTF-8."),
    ):
        assert main(["judge", str(file)]) == 1
        assert capsys.readouterr().err == f"{file}: {reason}\n"


def test_an_address_that_cannot_be_served_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    """A port that is taken or doesn't exist, and a host that isn't this one."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        for arguments, status, told in (
            (["--port", port], 1, f"127.0.0.1:{port} is taken"),
            (["--port", "70000"], 2, "--port must be between 0 and 65535."),
            (["--host", "203.0.113.1"], 1, "This machine has no address called 203.0.113.1."),
        ):
            assert main(["serve", *arguments]) == status
            assert capsys.readouterr().err.startswith(told)


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
def test_wrong_usage(
    arguments: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Wrong usage ends with 2; so does no file where nothing is piped in."""
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
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
