"""The rows that a device keeps: texts by key, written to its disk before a change is acknowledged.

The browser's database can only be asked in script, between two requests. So all rows are handed
over when the app starts, and each request leaves a journal of the rows that it has written.
"""

from collections.abc import Mapping

#: A row as written: its key and text, and whether there must be none under this key. A row without
#: text is dropped.
Written = tuple[str, str | None, bool]


class Rows:
    """The journal of a request, and the rows as they are with it."""

    def __init__(self, rows: Mapping[str, str] | None = None) -> None:
        self._rows = dict(rows or {})
        self._journal: dict[str, Written] = {}
        self._sealed = False

    def under(self, *start: str) -> dict[str, str]:
        """The rows whose key starts like this, by the rest of their keys."""
        prefix = key_of(*start, "")
        return {
            k.removeprefix(prefix): text for k, text in self._rows.items() if k.startswith(prefix)
        }

    def get(self, key: str) -> str | None:
        """The text of a row, if there is one."""
        return self._rows.get(key)

    def write(self, key: str, text: str, *, new: bool = False) -> None:
        """Write a row; a `new` one replaces none, whoever else may have written meanwhile."""
        new = new or (key in self._journal and self._journal[key][2])
        self._rows[key] = text
        self._journal[key] = (key, text, new)

    def drop(self, key: str) -> None:
        """Drop a row."""
        self._rows.pop(key, None)
        self._journal[key] = (key, None, False)

    def seal(self) -> None:
        """Never write any of these rows, nor what was written so far."""
        self._sealed = True

    def take_journal(self) -> list[Written]:
        """What was written since this was last asked."""
        taken = [] if self._sealed else [*self._journal.values()]
        self._journal.clear()
        return taken


def key_of(*parts: object) -> str:
    """The key of a row, from general to specific."""
    return "/".join(map(str, parts))
