"""A ruling that someone holds to be wrong becomes an example of the docs."""

import json
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest
from flask.testing import FlaskClient
from sphinx.application import Sphinx

from adjudicator.cli import main

EXTENSIONS = Path(__file__).parents[2] / "docs" / "_ext"
FILE = "/table/tuesday-table/ruling.json?from=gibraltar&to=wraith"


Example = Callable[[Mapping[str, Any]], str]


@pytest.fixture
def example(tmp_path: Path, capsys: pytest.CaptureFixture[str], client: FlaskClient) -> Example:
    """What the command makes of the file that the page gives, filled in by someone."""

    def made(should_be: Mapping[str, Any]) -> str:
        written = json.loads(client.get(FILE).text)
        written["should-be"] = should_be
        file = tmp_path / "ruling.json"
        file.write_text(json.dumps(written), encoding="utf-8")
        assert main(["example", str(file)]) == 0
        return capsys.readouterr().out

    return made


def _built(tmp_path: Path, source: str, monkeypatch: pytest.MonkeyPatch) -> tuple[Sphinx, str]:
    """A small set of docs with only that example, and what its build complains about."""
    monkeypatch.syspath_prepend(str(EXTENSIONS))
    docs, out = tmp_path / "docs", tmp_path / "out"
    docs.mkdir()
    (docs / "conf.py").write_text('extensions = ["example"]\n', encoding="utf-8")
    (docs / "index.rst").write_text(f"Reports\n=======\n\n{source}", encoding="utf-8")
    warnings = (tmp_path / "warnings").open("w+", encoding="utf-8")
    with warnings:
        # As `make docs` and the wheel build it: --fail-on-warning.
        kinds = {"status": None, "warning": warnings, "warningiserror": True}
        app = Sphinx(docs, docs, out, out / "trees", "html", **kinds)
        app.build()
        warnings.seek(0)
        return app, warnings.read()


def _examples(app: Sphinx) -> Mapping[str, Any]:
    found: Mapping[str, Any] = sys.modules["example"].examples_of(app.env)
    return found


def test_a_report_becomes_an_example(
    tmp_path: Path, example: Example, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The directive reads what the command writes, and proves it."""
    source = example({"answer": None, "why": "raw:: html\n\n   <b>"})
    app, complaints = _built(tmp_path, source, monkeypatch)
    assert not complaints
    assert app.statuscode == 0
    assert _examples(app)["no-line-of-sight"]["expected"]["answer"] == {"clear": False}


def test_what_it_should_be_fails_until_it_is_so(
    tmp_path: Path, example: Example, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An answer that the judge does not give stops the build of the docs."""
    source = example({"answer": {"clear": True}, "why": "The wall is low."})
    assert ".. Why: The wall is low." in source
    app, complaints = _built(tmp_path, source, monkeypatch)
    assert "expected {'clear': True}, found {'clear': False}" in complaints
    assert app.statuscode == 1
    assert not _examples(app)


BAD = ("[]", "{}", '{"question": 3}', '{"question": {}}', "{")


@pytest.mark.parametrize("written", BAD)
def test_no_report_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], written: str
) -> None:
    """A file of something else is refused in words."""
    file = tmp_path / "other.json"
    file.write_text(written, encoding="utf-8")
    assert main(["example", str(file)]) == 1
    assert capsys.readouterr().err


def test_what_it_should_be_is_read_with_care(
    client: FlaskClient, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What someone wrote there in another form is told, not stumbled over."""
    written = json.loads(client.get(FILE).text)
    file = tmp_path / "ruling.json"
    file.write_text(json.dumps({**written, "should-be": ["clear"]}), encoding="utf-8")
    assert main(["example", str(file)]) == 1
    assert "should-be" in capsys.readouterr().err
