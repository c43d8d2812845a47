"""Find the place where a piece goes: the tapped place, or the nearest one where it fits."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace

from adjudicator.app.tables import OpenTable
from adjudicator.board.squares import Position
from adjudicator.core.change import Change
from adjudicator.core.faults import InputError
from adjudicator.core.setup import SceneEdit

#: The maximum shift of a piece, in half spaces.
FAR = 4

#: The labels of edits whose piece was shifted.
SHIFTED = {"did.put": "did.put-near", "did.moved": "did.moved-near"}

Attempt = Callable[[Position], SceneEdit]


def placed_near(table: OpenTable, attempt: Attempt, at: Position) -> SceneEdit:
    """The edit at a position; if the table refuses it, the edit at the nearest position that fits.

    If the piece fits nowhere nearby, the edit is the refused one.
    """
    wanted = attempt(at)
    if wanted.message_id not in SHIFTED or _fits(table, wanted):
        return wanted
    tried: list[Change] = [wanted.change]
    for edit in _attempts(attempt, at):
        if edit.change not in tried:
            tried.append(edit.change)
            if _fits(table, edit):
                return replace(edit, message_id=SHIFTED[edit.message_id])
    return wanted


def _attempts(attempt: Attempt, at: Position) -> Iterator[SceneEdit]:
    for near in _around(at):
        with suppress(InputError):
            yield attempt(near)


def _fits(table: OpenTable, edit: SceneEdit) -> bool:
    try:
        table.with_change(edit.change)
    except InputError:
        return False
    return True


def _around(at: Position) -> Iterator[Position]:
    """The positions around another, by half spaces, the nearest first."""
    steps = [
        (across, down) for across in range(-FAR, FAR + 1) for down in range(-FAR, FAR + 1)
    ]  # fmt: skip
    for across, down in sorted(steps, key=lambda step: step[0] ** 2 + step[1] ** 2)[1:]:
        yield at[0] + across / 2, at[1] + down / 2
