"""Every kind of store, for the tests of tables."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import URL, Engine, make_url

from adjudicator.app.repository import TableRepository
from adjudicator.pocket.device_store import DeviceStore
from adjudicator.pocket.rows import Rows
from adjudicator.tables.notify import ChangeNotifier
from adjudicator.tables.repository import TableStore
from adjudicator.tables.sql.database import file_url, migrate, open_engine
from adjudicator.tables.sql.store import SqlTableStore
from tests.support.memory_store import MemoryTableStore
from tests.support.postgres import postgres


@pytest.fixture(scope="session")
def postgres_address() -> Iterator[str]:
    """A PostgreSQL server."""
    with postgres() as address:
        yield address


@contextmanager
def _empty_database(url: URL) -> Iterator[Engine]:
    with open_engine(url) as engine:
        if engine.dialect.name == "postgresql":
            with engine.begin() as connection:
                connection.exec_driver_sql("DROP SCHEMA public CASCADE")
                connection.exec_driver_sql("CREATE SCHEMA public")
        migrate(engine)
        yield engine


#: The stores of servers, and the one on a visitor's device.
SERVERS = ["memory", "sqlite", "postgresql"]
DEVICE = "device"


@pytest.fixture(params=[*SERVERS, DEVICE])
def table_store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[TableStore]:
    """An empty store of each kind."""
    if request.param == "memory":
        yield MemoryTableStore()
        return
    if request.param == DEVICE:
        yield DeviceStore(Rows())
        return
    url = file_url(tmp_path)
    if request.param == "postgresql":
        address = request.getfixturevalue("postgres_address")
        url = make_url(address).set(drivername="postgresql+psycopg")
    with _empty_database(url) as engine:
        yield SqlTableStore(engine)


@pytest.fixture
def repository(table_store: TableStore) -> TableRepository:
    """A repository with an empty store."""
    return TableRepository(table_store, ChangeNotifier())
