"""Behind another server: whose address counts, and which address the page has."""

from pathlib import Path

import pytest
from flask import request

from adjudicator.tables.sql.database import file_url
from tests.support.apps import an_app

PASSED_ON = {
    "X-Forwarded-For": "203.0.113.7, 198.51.100.9",
    "X-Forwarded-Proto": "https",
    "X-Forwarded-Host": "judge.example",
}


def _seen() -> dict[str, str | None]:
    return {"from": request.remote_addr, "to": request.url}


@pytest.mark.parametrize(
    ("servers", "visitor", "secure"),
    [("", "127.0.0.1", False), ("1", "198.51.100.9", True), ("2", "203.0.113.7", False)],
)
def test_only_servers_of_ours_are_believed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, servers: str, visitor: str, *, secure: bool
) -> None:
    """What a visitor writes into the headers counts only as far as our own servers wrote it."""
    monkeypatch.setenv("ADJUDICATOR_PROXIES", servers)
    with an_app(file_url(tmp_path)) as app:
        app.add_url_rule("/seen", view_func=_seen)
        seen = app.test_client().get("/seen", headers=PASSED_ON).get_json()
    assert seen["from"] == visitor
    assert seen["to"].startswith("https://") == secure
