"""Forms that change a table: only the fields that a person changed are applied.

A form carries the number of the last event when it was shown. Its effect is computed on the table
as it was then, and merged into the current table.
"""

from collections.abc import Callable

from adjudicator.app.folding import merged_scenes
from adjudicator.app.stored_table import StoredTable
from adjudicator.app.tables import OpenTable, open_scene
from adjudicator.core.change import changed, difference
from adjudicator.core.faults import InputError
from adjudicator.core.values import JsonObject
from adjudicator.tables.history import LabelledChange

#: The effect of a form on a table; None if it was sent unchanged.
Fill = Callable[[OpenTable], LabelledChange | None]


class UnchangedError(Exception):
    """Nothing to change: the form was sent unchanged, or the table already matches."""


def shown_table(stored: StoredTable, number: int | None, device: str = "") -> OpenTable:
    """The table that a form was shown with; as it is now, if the form doesn't say.

    Later changes by `device` count as seen: its orders may have waited for a network together.
    """
    past = stored.history
    if number is None or number >= past.number:
        return stored.table
    try:
        return open_scene(past.as_of(number, device), stored.table.ref)
    except InputError:
        return stored.table


def filled_in(
    now: OpenTable, shown: OpenTable, fill: Fill, untouched: Fill | None = None
) -> LabelledChange:
    """What a form does to the table as it is now, if it was shown with another.

    `untouched` is the effect of the unchanged form, if it has one.
    """
    made = fill(shown)
    if made is None:
        raise UnchangedError
    if shown.scene == now.scene:
        return made
    base = _untouched(shown, untouched)
    after = merged_scenes(base, _after(shown, made), now.scene)
    if after == now.scene:
        raise UnchangedError
    now.with_scene(after)
    return difference(now.scene, after), made[1]


def _untouched(shown: OpenTable, untouched: Fill | None) -> JsonObject:
    """The scene after the unchanged form; some forms can't be sent unchanged."""
    try:
        return _after(shown, untouched(shown) if untouched else None)
    except InputError:
        return shown.scene


def _after(table: OpenTable, made: LabelledChange | None) -> JsonObject:
    return changed(table.scene, made[0]) if made else table.scene
