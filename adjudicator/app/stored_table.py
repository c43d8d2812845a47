"""A stored table as it is now, and the links that open it."""

from dataclasses import dataclass

from adjudicator.app.tables import OpenTable
from adjudicator.tables.history import History
from adjudicator.tables.keys import Keys
from adjudicator.tables.repository import TableHandle

#: The refs of stored tables begin with what they allow; those of examples and scenes never do.
LOOK, CHANGE = "look~", "edit~"


@dataclass(frozen=True)
class StoredTable:
    """A stored table as it is now: its handle, its history, and the open table."""

    handle: TableHandle
    history: History
    table: OpenTable

    @property
    def may_change(self) -> bool:
        """Whether the link that opened it may change it."""
        return self.handle.keys.change is not None


class NoTableError(LookupError):
    """A link opens no table: there never was one, or it was swept."""


def refs(keys: Keys) -> tuple[str, ...]:
    """The refs of a table: the one that may look, and the one that may change it if known."""
    return (LOOK + keys.look, *([CHANGE + keys.change] if keys.change else ()))
