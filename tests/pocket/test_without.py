"""The app without what no browser has: databases, counters, servers."""

import json
import os
import subprocess
import sys
from functools import partial
from pathlib import Path

from flask.testing import FlaskClient

from adjudicator.web.limits import VARIABLE
from tests.support.apps import an_app
from tests.support.pocket_pages import crawl

#: Modules that don't exist there, and those that would only make it longer to load.
MISSING = (
    "alembic", "flask_limiter", "greenlet", "gunicorn", "h11", "limits", "platformdirs", "psycopg",
    "shapely", "sqlalchemy", "sqlite3",
)  # fmt: skip
MOST = 120

#: Answers each line, a language and an address, by a page as JSON.
CODE = f"""
import json, sys
sys.modules.update(dict.fromkeys({MISSING!r}))
from adjudicator.pocket.bridge import Pocket
pocket = Pocket()
for line in sys.stdin:
    language, address = json.loads(line)
    headers = [["Accept-Language", language]]
    answer = pocket.answer("GET", "http://localhost" + address, headers)
    print(json.dumps(answer.body.decode()), flush=True)
"""


def _get(client: FlaskClient, headers: dict[str, str], address: str) -> str:
    return client.get(address, headers=headers).text


def test_pages_are_those_of_a_server(tmp_path: Path) -> None:
    """Byte for byte, in both languages."""
    asked: list[list[str]] = []
    expected: list[str] = []
    with an_app() as app:
        for language in ("en", "es"):
            headers = {"Accept-Language": language}
            client = app.test_client()
            for address, page in crawl(partial(_get, client, headers), MOST):
                if not address.endswith("/share"):  # it says who can open the table
                    asked.append([language, address])
                    expected.append(page)
    ran = subprocess.run(  # noqa: S603 - code of our own
        [sys.executable, "-c", CODE],
        input="".join(json.dumps(one) + "\n" for one in asked),
        capture_output=True,
        text=True,
        check=True,
        cwd=tmp_path,
        env={name: value for name, value in os.environ.items() if name != VARIABLE},
    )
    answers = [json.loads(line) for line in ran.stdout.splitlines()]
    differing = [
        one for one, *two in zip(asked, answers, expected, strict=True) if two[0] != two[1]
    ]
    assert differing == []
    assert len(asked) > MOST
