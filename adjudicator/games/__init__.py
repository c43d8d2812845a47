"""The games, each a package over the kernel. None of them imports another.

A game is imported when it is first asked for: judging one needs no other.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING

from adjudicator.loading import load

if TYPE_CHECKING:  # a command that judges nothing needs no game
    from adjudicator.core.game import AnyGame

#: The packages here, in the order in which pages list them.
NAMES = ("apex", "flashpoint", "atlantis")


class _Games(Mapping[str, "AnyGame"]):
    """Games by name, each loaded on first use."""

    def __getitem__(self, name: str) -> "AnyGame":
        if name not in NAMES:
            raise KeyError(name)
        return _load(name)

    def __contains__(self, name: object) -> bool:
        return name in NAMES

    def __iter__(self) -> Iterator[str]:
        return iter(NAMES)

    def __len__(self) -> int:
        return len(NAMES)


@cache
def _load(name: str) -> "AnyGame":
    game: AnyGame = load(f"adjudicator.games.{name}.game").GAME
    return game


GAMES: Mapping[str, "AnyGame"] = _Games()
