"""Patches: what a change of a table changes on pages, rendered once for all watchers.

A watcher without a question gets the elements of the board and the blocks of the page that differ.
One with a question gets the board, and requests only its answer again. A page that doesn't match
the base of a patch is fetched whole.
"""

import asyncio
import json
import threading
from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, replace

from adjudicator.app.lru import LruCache
from adjudicator.core.values import Json
from adjudicator.drawing.board import DrawnBoard
from adjudicator.drawing.difference import splices
from adjudicator.tables.history import History

#: The memory for the state of watched pages, and the maximum size of a patch, in bytes: a larger
#: one is faster to fetch compressed.
SIZE, LONGEST = 24_000_000, 16_000
#: How many patches of a table are kept, for watchers who are a little behind, and for how many
#: tables the time of the last store query is kept.
KEPT, LOOKED = 8, 4_096
#: The memory of a shared element of a board, in bytes.
_ELEMENT = 100


@dataclass(frozen=True)
class PageState:
    """A table as its page shows it without a question.

    Boards are keyed by version: if names can be tapped, a page with a question has another one.
    """

    number: int
    did: str
    boards: tuple[tuple[str, DrawnBoard], ...]
    blocks: Mapping[str, str]
    history: History

    @property
    def size(self) -> int:
        """How much memory it takes, roughly."""
        elements = sum(len(board.elements) for _, board in self.boards)
        return elements * _ELEMENT + sum(map(len, self.blocks.values()))


@dataclass(frozen=True)
class Followed:
    """A table as last sent to its watchers, with its latest patches."""

    state: PageState
    #: The last patches, each with the number that it leads to.
    patches: tuple[tuple[int, str], ...] = ()

    def after(self, state: PageState) -> "Followed":
        """The same, one change later."""
        told = (*self.patches, (state.number, patch(self.state, state)))
        return replace(self, state=state, patches=told[-KEPT:])

    def since(self, number: int) -> list[tuple[int, str]]:
        """What to send to a watcher who has seen a number; without a patch, only the number."""
        last = self.state.number
        return [one for one in self.patches if one[0] > number] or [(last, patch(None, self.state))]


def patch(before: PageState | None, after: PageState) -> str:
    """The patch for watchers; only the number if it is too large or unknown."""
    number: dict[str, Json] = {"number": after.number}
    if before is None:
        return _written(number)
    blocks = [html for name, html in after.blocks.items() if before.blocks.get(name) != html]
    told = {"from": before.number, "did": after.did, "boards": _boards(before, after)}
    text = _written({**number, **told, "blocks": "".join(blocks)})
    return text if len(text) <= LONGEST else _written(number)


def _boards(before: PageState, after: PageState) -> dict[str, Json]:
    found = {}
    for (old, one), (new, other) in zip(before.boards, after.boards, strict=False):
        told = splices(one, other)
        if told is not None:
            found[old] = {"to": new, "elements": [list(splice) for splice in told]}
    return found


def _written(told: Mapping[str, Json]) -> str:
    return json.dumps(told, separators=(",", ":"), ensure_ascii=False)


class PatchLog:
    """The watched tables, as this process last sent them."""

    def __init__(self, size: int = SIZE) -> None:
        self._tables: LruCache[Hashable, Followed] = LruCache(size, lambda one: one.state.size)
        self._lock = threading.Lock()
        #: What is being made, for the loop that waits for it.
        self.making: dict[Hashable, asyncio.Future[Followed]] = {}
        #: What the store said about a table last, and when.
        self.looked: LruCache[int, tuple[float, int]] = LruCache(LOOKED)

    def known(self, key: Hashable, number: int) -> Followed | None:
        """A table that is at least at a number, if it is known."""
        found = self._tables.get(key)
        return found if found and found.state.number >= number else None

    def follow(self, key: Hashable, number: int, make: Callable[[int], PageState]) -> Followed:
        """A table that is at least at a number; its state is rendered if it isn't known."""
        with self._lock:
            known = self._tables.get(key)
            if known is None or known.state.number < number:
                state = make(number)
                known = known.after(state) if known else Followed(state)
                self._tables.put(key, known)
        return known
