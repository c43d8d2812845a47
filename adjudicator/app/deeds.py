"""Apply what a page offers, judged on the current table; a different answer needs confirmation."""

from collections.abc import Mapping
from dataclasses import replace

from adjudicator.app.folding import as_recorded
from adjudicator.app.forms import shown_table
from adjudicator.app.judgement import doing, label_of
from adjudicator.app.query import TableQuery
from adjudicator.app.stored_table import StoredTable
from adjudicator.app.tables import OpenTable
from adjudicator.core.change import Change
from adjudicator.core.faults import InputError
from adjudicator.core.parts import Part
from adjudicator.core.verdict import Verdict
from adjudicator.tables.history import LabelledChange


class OtherAnswerError(Exception):
    """The table has changed, and the answer or its effect is now different."""

    def __init__(self, before: Verdict, now: Verdict) -> None:
        super().__init__()
        self.before, self.now = before, now


#: The table that somebody has in view, and whether the board was turned since.
Known = tuple[OpenTable, bool]


def known_to(stored: StoredTable, device: str, number: int | None) -> Known | None:
    """The table that a device has in view: as shown, plus the device's own later changes.

    None if the page didn't say what it showed.
    """
    past = stored.history
    if number is None:
        return None
    if all(event.device == device for event in past.events[number + 1 :]):
        return stored.table, False
    return shown_table(stored, number, device), past.turned_since(number, device)


def done_as_shown(now: OpenTable, known: Known | None, query: TableQuery) -> LabelledChange:
    """Apply a query if its answer is still the one that was shown."""
    change, verdict = doing(now, query)
    before = _offered_before(now, known, query)
    if before is not None and known is not None:
        same = verdict.summary == before[1].summary and _effect(now, change) == _effect(
            known[0], before[0]
        )
        if known[1] or not same:
            raise OtherAnswerError(before[1], verdict)
    return change, label_of(now, query, change, verdict)


def _offered_before(
    now: OpenTable, known: Known | None, query: TableQuery
) -> tuple[Change, Verdict] | None:
    """What was offered on the table as it was shown, if that was another table."""
    if known is None or (known[0].scene == now.scene and not known[1]):
        return None
    return _offered(known[0], query)


def _offered(table: OpenTable, query: TableQuery) -> tuple[Change, Verdict] | None:
    try:
        return doing(table, query)
    except InputError:
        return None


def _effect(table: OpenTable, change: Change) -> Change:
    """The effect of a change, ignoring the position and name of entries it adds."""
    effect = as_recorded(table.scene, change)
    return replace(effect, parts=tuple(map(_bare, effect.parts)))


def _bare(part: Part) -> Part:
    if part.kind != "put" or not isinstance(part.value, Mapping):
        return replace(part, beside=None)
    value = {name: value for name, value in part.value.items() if name != "id"}
    return replace(part, value=value, beside=None)
