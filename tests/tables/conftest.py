"""Both databases, for every test of the store."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Engine, make_url

from adjudicator.app.repository import TableRepository
from adjudicator.tables.sql.database import file_url, migrate, opened
from adjudicator.tables.sql.log import Log
from adjudicator.tables.sql.notify import News
from tests.support.postgres import postgres


@pytest.fixture(scope="session")
def postgres_address() -> Iterator[str]:
    """A PostgreSQL server."""
    with postgres() as address:
        yield address


@pytest.fixture(params=["sqlite", "postgresql"])
def engine(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Engine]:
    """An empty store in each of the databases."""
    url = file_url(tmp_path)
    if request.param == "postgresql":
        address = request.getfixturevalue("postgres_address")
        url = make_url(address).set(drivername="postgresql+psycopg")
    with opened(url) as engine:
        if request.param == "postgresql":
            with engine.begin() as connection:
                connection.exec_driver_sql("DROP SCHEMA public CASCADE")
                connection.exec_driver_sql("CREATE SCHEMA public")
        migrate(engine)
        yield engine


@pytest.fixture
def repository(engine: Engine) -> TableRepository:
    """A shelf on an empty store."""
    return TableRepository(Log(engine), News())
