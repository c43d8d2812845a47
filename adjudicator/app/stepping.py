"""Undo, redo and jumps: what they revert or redo, and what they ask first.

Everyone steps through their own changes. If others have built on one of them, the person is told
what they did and asked first; events after the question lead to a new question.
"""

from collections.abc import Callable, Collection, Iterable, Iterator
from typing import Literal

from adjudicator.app.tables import OpenTable, open_scene
from adjudicator.core.change import Change
from adjudicator.core.facts import Said
from adjudicator.core.faults import InputError
from adjudicator.core.values import JsonObject
from adjudicator.tables.history import Event, History
from adjudicator.tables.touching import builds_on, clash

#: How many changes of others are tried to find the one that is in the way.
MOST_TRIED = 40

Way = Literal["undo", "redo"]

#: What was chosen, and the table after it.
Step = tuple[tuple[int, ...], OpenTable]

#: Whether a change matters; the scene without one more change; changes with such scenes.
_Concerns = Callable[[Change], bool]
_Without = Callable[[int], JsonObject]
_Tries = Iterable[tuple[Event, _Without]]


class QuestionError(InputError):
    """A step that needs confirmation; `seen` is the last event that the question covers."""

    seen: int = 0


def undoing(past: History, device: str, numbers: tuple[int, ...], asked: int | None) -> Step:
    """Undo some changes, or the last one of a device."""
    chosen = numbers or tuple(event.number for event in past.undoable(device))
    if not chosen or not {*chosen} <= past.active:
        raise InputError("undo", "history.nothing-to-undo")
    theirs = [e for e in past.since(min(chosen), device) if e.number not in chosen]
    new = _not_in(theirs, past.active_at(asked))
    changes = _changes(past, chosen)
    _ask(past, new, "history.built-on", lambda e: any(builds_on(e, c) for c in changes))
    try:
        scene = past.undoing(chosen)
        after = open_scene(scene)
    except InputError as fault:
        tries = ((e, lambda n: past.undoing((*chosen, n))) for e in theirs)
        raise InputError(fault.at, "history.cannot-undo") from _in_the_way(past, tries, fault)
    if scene == past.scene:
        _ask(past, new[::-1], "history.hidden", lambda e: any(clash(c, e) for c in changes))
    return chosen, after


def redoing(past: History, device: str, numbers: tuple[int, ...], asked: int | None) -> Step:
    """Redo some changes, or those that a device undid last."""
    chosen = numbers or past.redoable(device)
    if not chosen or not {*chosen} <= past.undone:
        raise InputError("redo", "history.nothing-to-redo")
    theirs = past.since(min(chosen), device)
    changes = _changes(past, chosen)
    try:
        scene = past.redoing(chosen)
        after = open_scene(scene)
    except InputError as fault:
        tries = ((e, lambda n: past.exchanged(redo=chosen, undo=(n,))) for e in theirs)
        raise InputError(fault.at, "history.cannot-redo") from _in_the_way(past, tries, fault)
    if scene == past.scene:
        new = _not_in(theirs, past.active_at(asked))[::-1]
        _ask(past, new, "history.hidden-again", lambda e: any(clash(c, e) for c in changes))
    return chosen, after


def jumping(
    past: History, device: str, number: int, asked: int | None
) -> tuple[Way, tuple[int, ...]] | None:
    """The step to the state just after a change; None if the table is already there."""
    if back := [n for n in sorted(past.active) if n > number]:
        others = [n for n in back if past.events[n].device != device]
        _ask_about(past, others, past.active_at(asked), "history.others")
        return "undo", tuple(back)
    last = max(past.active, default=0)
    again = [n for n in sorted(past.undone) if last < n <= number]
    others = [n for n in again if device not in (past.events[n].device, past.undone_by(n))]
    _ask_about(past, others, past.undone_at(asked), "history.others-again")
    return ("redo", tuple(again)) if again else None


def _changes(past: History, numbers: Iterable[int]) -> list[Change]:
    return [change for n in numbers if (change := past.events[n].change)]


def _not_in(events: Iterable[Event], known: Collection[int]) -> list[Event]:
    return [event for event in events if event.number not in known]


def _ask(past: History, new: list[Event], message_id: str, concerns: _Concerns) -> None:
    """Ask about the first of some changes that matters here, in the words of who made it."""
    for event in new:
        if event.change is not None and concerns(event.change):
            raise _question(past, message_id, **_told(past, event))


def _ask_about(past: History, others: list[int], known: Collection[int], message_id: str) -> None:
    """Ask about changes of others, unless exactly these were confirmed before."""
    if not {*others} <= {*known}:
        raise _question(past, message_id, number=len(others))


def _question(past: History, message_id: str, **facts: object) -> QuestionError:
    question = QuestionError("number", message_id, **facts)
    question.seen = past.number
    return question


def _told(past: History, event: Event) -> dict[str, object]:
    """Who made a change, and what it is called."""
    who = Said("history.phone", (("number", past.phone(event.device)),))
    return {"who": who, "what": Said(event.label.message_id, tuple(event.label.facts.items()))}


def _in_the_way(past: History, tries: _Tries, fault: InputError) -> InputError:
    """Somebody else's change that makes it impossible, with the fault behind it."""
    for event, without in _last(tries):
        if _is_valid(without, event.number):
            told = InputError(fault.at, "history.in-the-way", **_told(past, event))
            told.__cause__ = fault
            return told
    return fault


def _last(tries: _Tries) -> Iterator[tuple[Event, _Without]]:
    yield from [*tries][: -MOST_TRIED - 1 : -1]


def _is_valid(without: _Without, number: int) -> bool:
    try:
        open_scene(without(number))
    except InputError:
        return False
    return True
