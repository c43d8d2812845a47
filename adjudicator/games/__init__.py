"""The games, each a package over the kernel. None of them imports another.

A game is imported when it is first asked for: judging one needs no other.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module

from adjudicator.core.game import Game

#: The packages here, in the order in which pages list them.
NAMES = ("apex", "flashpoint", "atlantis")


class _Games(Mapping[str, Game]):
    """Games by name, each loaded on first use."""

    def __getitem__(self, name: str) -> Game:
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
def _load(name: str) -> Game:
    game: Game = import_module(f"adjudicator.games.{name}.game").GAME
    return game


GAMES: Mapping[str, Game] = _Games()
