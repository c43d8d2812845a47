"""The parts that a server offers to those who take the judge along."""

import json
from pathlib import Path

import pytest

from adjudicator.web.carrying import KNOWN, VARIABLE
from adjudicator.web.sending import version
from tests.support.apps import an_app

BUILD = {"version": "abc", "parts": [["app", 7_000_000, "1"], ["docs", 5_200_000, "2"]]}


def _built(folder: Path, statics: str) -> None:
    (folder / "pocket" / "abc").mkdir(parents=True)
    (folder / "pocket" / "abc" / "app").write_bytes(b"packed")
    known = {**BUILD, "statics": statics, "instead": "/404.html", "files": ["/404.html"]}
    (folder / KNOWN).write_text(json.dumps(known))


def test_parts_are_offered_with_what_they_weigh(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On the front page and at a table; they never change, and only the worker may compile."""
    _built(tmp_path, version())
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    with an_app() as app:
        client = app.test_client()
        for page in ("/", "/table/tuesday-table"):
            assert "Take it along (12 MB)" in client.get(page).text
        assert "wasm" not in client.get("/").headers["Content-Security-Policy"]
        part = client.get("/pocket/abc/app")
        assert part.data == b"packed"
        assert "immutable" in part.headers["Cache-Control"]
        worker = client.get("/pocket.js")
        assert "'wasm-unsafe-eval'" in worker.headers["Content-Security-Policy"]
        assert worker.headers["Cache-Control"] == "no-cache"
        assert '"alone": false' in worker.text
        assert "/404.html" not in worker.text.split('"files"')[1].split("]")[0]
        for outside in ("/pocket/abc/nothing", "/pocket/../pocket.json", "/pocket/abc/../../x"):
            assert client.get(outside).status_code == 404


@pytest.mark.parametrize("statics", ["", "v-0123456789ab"])
def test_nothing_is_offered_where_nothing_fits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, statics: str
) -> None:
    """Neither without parts nor with those of other static files."""
    if statics:
        _built(tmp_path, statics)
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    with an_app() as app:
        client = app.test_client()
        assert "data-carry" not in client.get("/").text
        assert client.get("/pocket.js").status_code == 404
        assert client.get("/pocket/abc/app").status_code == 404
