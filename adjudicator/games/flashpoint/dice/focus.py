"""Focus tokens: gaining one, with the limit of three, and discarding some."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from adjudicator.core.change import Change, Edit
from adjudicator.core.faults import InputError
from adjudicator.games.flashpoint.table.pieces import Operative
from adjudicator.games.flashpoint.table.state import Table

#: How many Focus tokens an Operative may have.
MOST_FOCUS = 3

#: How many Focus tokens of each kind are in the box.
BOX = 8


@dataclass(frozen=True)
class Gained:
    """The Focus tokens of an Operative after one was gained, or not: `why` says which."""

    why: str
    focus: tuple[str, ...]
    change: Change


def gained(table: Table, operative: Operative, token: str | None, discard: str | None) -> Gained:
    """A Focus token gained: with three, an old one is discarded or the new one is."""
    held = tuple(operative.record.focus)
    if token is None:
        return Gained("none", held, Change())
    if not _left(table, token):
        return Gained("box-empty", held, Change())
    if len(held) < MOST_FOCUS:
        return _written(operative, "gained", (*held, token))
    if discard is None:
        return Gained("full", held, Change())
    return _written(operative, "swapped", (*without(operative, (discard,), "discard"), token))


def without(operative: Operative, tokens: Sequence[str], at: str) -> tuple[str, ...]:
    """The Focus tokens of an Operative without some of them, or a fault if it lacks one."""
    held = Counter[str](operative.record.focus)
    if missing := Counter(tokens) - held:
        facts = {"who": operative.name, "token": next(iter(missing)), "known": tuple(held)}
        raise InputError(at, "flashpoint.fault.no-focus", **facts)
    left: list[str] = list(operative.record.focus)
    for token in tokens:
        left.remove(token)
    return tuple(left)


def discarded(operative: Operative, tokens: Sequence[str], at: str) -> Change:
    """Focus tokens that an Operative discards."""
    return _written(operative, "", without(operative, tokens, at)).change


def _written(operative: Operative, why: str, focus: tuple[str, ...]) -> Gained:
    change = Change([Edit("operatives", operative.id, {"focus": list(focus)})])
    return Gained(why, focus, change)


def _left(table: Table, token: str) -> bool:
    """Whether the Reserves have a Focus token of a kind left."""
    held: list[str] = [name for one in table.operatives.values() for name in one.record.focus]
    return held.count(token) < BOX
