"""Open the repository of a server: its tables in a database."""

from contextlib import ExitStack

from sqlalchemy import URL

from adjudicator.app.repository import TableRepository
from adjudicator.tables.notify import ChangeNotifier
from adjudicator.tables.sql.database import default_url, listen, open_engine, prepare
from adjudicator.tables.sql.store import SqlTableStore


def open_repository(closing: ExitStack, store: URL | None) -> TableRepository:
    """The repository in a database, or in the default one; `closing` closes it again."""
    engine = closing.enter_context(open_engine(store or default_url()))
    closing.callback(prepare(engine))
    repository = TableRepository(SqlTableStore(engine), ChangeNotifier())
    closing.callback(listen(engine, repository.notifier))
    return repository
