"""Forms that change a table: only what was changed in one goes to the table, as it is by then.

A form comes with the number of the event that it was shown after. What it does is found out on the
table as it was then, and merged into the table as others have left it since.
"""

from collections.abc import Callable

from adjudicator.app.folding import merged_scenes
from adjudicator.app.stored_table import StoredTable
from adjudicator.app.tables import OpenTable, open_scene
from adjudicator.core.change import changed, difference
from adjudicator.core.faults import InputError
from adjudicator.core.values import JsonObject
from adjudicator.tables.history import LabelledChange

#: What a form does to a table; None if it was sent as it was shown.
Fill = Callable[[OpenTable], LabelledChange | None]


class UnchangedError(Exception):
    """There is nothing to change: a form was sent as it was shown, or the table is so already."""


def shown_table(stored: StoredTable, number: int | None, device: str = "") -> OpenTable:
    """The table that a form was shown with; as it is now, if the form doesn't say.

    What the `device` did since counts as seen: its orders may have waited for a network together.
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

    `untouched` is what the form does as it was shown, where that is not nothing.
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
    """The scene that a form leads to as it was shown; some can't be sent so."""
    try:
        return _after(shown, untouched(shown) if untouched else None)
    except InputError:
        return shown.scene


def _after(table: OpenTable, made: LabelledChange | None) -> JsonObject:
    return changed(table.scene, made[0]) if made else table.scene
