"""No request of permitted size takes more than twenty times the work of a usual one."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from flask.testing import FlaskClient

from adjudicator.tables.sql.database import file_url
from adjudicator.web.limits import VARIABLE
from tests.bench.big import BIGGEST
from tests.bench.worst import WANTED, counted, usual_cost, worst_first
from tests.support.apps import an_app, visitor


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[FlaskClient]:
    """A visitor whom nothing limits, with a store that is kept in a file."""
    monkeypatch.setenv(VARIABLE, "off")
    with an_app(file_url(tmp_path)) as app:
        yield visitor(app)


@pytest.mark.long
def test_the_worst_requests(client: FlaskClient) -> None:
    """Every page and every action on the biggest tables, by the calls that Python makes.

    Their number is the same however busy the machine is.
    """
    most = WANTED * usual_cost(client, counted)
    taken = (request for name in BIGGEST for request in worst_first(client, name, counted))
    assert [(request, calls, most) for request, calls in taken if calls > most] == []
