"""Bring rows that an older program wrote up to this one's, and leave those of a newer one alone."""

import logging
from collections.abc import Callable, Mapping, Sequence

from adjudicator.pocket.rows import Rows, key_of
from adjudicator.tables.repository import StoreTooNewError, StoreUnavailableError

#: The row that says which version the rows have; the first program that wrote rows wrote 1.
VERSION_ROW = "version"
_FIRST = 1
#: Rows as they were before a change of version, by that version and their keys.
_BEFORE = "before"

#: Of rows of one version, those that the next one has otherwise: their new texts, or none.
Step = Callable[[Rows], Mapping[str, str | None]]
#: What each version is changed by, from the first one on.
STEPS: Sequence[Step] = ()


class NewerRowsError(StoreTooNewError):
    """A newer build has written rows on this device."""

    says = "error.newer-device-store"


def bring_up(rows: Rows) -> StoreUnavailableError | None:
    """Change the rows into this version's; returns why that can't be, and then nothing is written.

    All that is changed goes to the disk at once, with the next answer, or else the rows there stay
    as they are. What was replaced stays beside it until `forget_before`.
    """
    version, found = _FIRST + len(STEPS), int(rows.get(VERSION_ROW) or 0)
    if found > version:
        rows.seal()
        return NewerRowsError(f"version {found} is newer than this program's, {version}")
    try:
        changes = [(number, STEPS[number - _FIRST]) for number in range(found or version, version)]
        for number, step in changes:
            _change(rows, number, step(rows))
    except (ValueError, KeyError, TypeError) as error:
        logging.getLogger(__name__).exception("Rows of version %s can't be changed", found)
        rows.seal()
        return StoreUnavailableError(f"version {found} can't be changed: {error}")
    if found != version:
        rows.write(VERSION_ROW, str(version))
    return None


def _change(rows: Rows, number: int, changed: Mapping[str, str | None]) -> None:
    for key, text in changed.items():
        if (before := rows.get(key)) is not None:
            rows.write(key_of(_BEFORE, number, key), before)
        if text is None:
            rows.drop(key)
        else:
            rows.write(key, text)


def has_before(rows: Rows) -> bool:
    """Whether rows from before a change of version are still there."""
    return bool(rows.under(_BEFORE))


def forget_before(rows: Rows) -> None:
    """Drop what was replaced: the rows of this version work."""
    for key in rows.under(_BEFORE):
        rows.drop(key_of(_BEFORE, key))
