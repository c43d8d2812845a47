"""What a table can be asked: its actions, its own questions, and who is off the board."""

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from adjudicator.app.query import TableQuery
from adjudicator.app.tables import OpenTable
from adjudicator.board.lazy import IdentityKey, cached_property
from adjudicator.core.game import AnyGame
from adjudicator.messages.renderer import Messages


@dataclass(frozen=True)
class Mode:
    """A kind of question that the board can be used for."""

    name: str
    link: str
    on: bool


@dataclass(frozen=True)
class Group:
    """The actions of a topic, under its name."""

    name: str
    modes: tuple[Mode, ...]


@dataclass(frozen=True)
class OffTheMap(Mode):
    """Someone who is not on the board."""

    id: str


@dataclass(frozen=True)
class Menu:
    """All actions of a game, for what is asked now."""

    game: AnyGame
    query: TableQuery
    messages: Messages

    @cached_property
    def _listed(self) -> "_Listed":
        first = self.game.actions[0].name
        asked, query = self.query.ask or first, self.query.for_action("")
        return _listed(IdentityKey(self.game), asked, query, self.messages)

    @property
    def modes(self) -> tuple[Mode, ...]:
        """All actions, and which one is asked."""
        return self._listed.modes

    @property
    def main(self) -> tuple[Mode, ...]:
        """The main actions, and the one that is asked."""
        return self._listed.main

    @property
    def groups(self) -> tuple[Group, ...]:
        """All actions by their topics."""
        return self._listed.groups

    @property
    def version(self) -> str:
        """The version of the list of all actions."""
        return self._listed.version


@dataclass(frozen=True)
class _Listed:
    """The actions from a first place."""

    modes: tuple[Mode, ...]
    main: tuple[Mode, ...]
    groups: tuple[Group, ...]
    version: str


@lru_cache(512)
def _listed(
    game: IdentityKey[AnyGame], asked: str, query: TableQuery, messages: Messages
) -> _Listed:
    """All that a menu lists; cached, because the second place doesn't change it."""
    modes = tuple(_modes(game.value, asked, query, messages))
    main = {messages.action(action.name) for action in game.value.actions if action.main}
    groups = tuple(_groups(game.value, modes, messages))
    told = repr((messages.language, groups))
    return _Listed(
        modes,
        tuple(mode for mode in modes if mode.on or mode.name in main),
        groups,
        hashlib.sha256(told.encode()).hexdigest()[:16],
    )


def _modes(game: AnyGame, asked: str, query: TableQuery, messages: Messages) -> Iterator[Mode]:
    names = tuple(action.name for action in game.actions)
    for name in names if asked in names else (*names, asked):
        there = query.for_action("" if name == names[0] else name)
        yield Mode(messages.action(name), there.link, name == asked)


def _groups(game: AnyGame, modes: Sequence[Mode], messages: Messages) -> Iterator[Group]:
    grouped: dict[str, list[Mode]] = {}
    for action, mode in zip(game.actions, modes, strict=False):
        grouped.setdefault(action.group, []).append(mode)
    for name, members in grouped.items():
        yield Group(messages.label(f"group.{game.name}.{name}", {}), tuple(members))


def cases(table: OpenTable, query: TableQuery) -> tuple[Mode, ...]:
    """The questions that come with the table."""
    asked = ((case.title, TableQuery.from_link(case.params)) for case in table.cases)
    return tuple(
        Mode(title, one.with_overlays_of(query).link, one == query.bare) for title, one in asked
    )


def reserve(table: OpenTable, query: TableQuery, messages: Messages) -> tuple[OffTheMap, ...]:
    """The figures that are off the board."""
    return tuple(
        OffTheMap(
            messages.word(one.name),
            query.tap(one.id, table.game, figure=True).link,
            one.id in query.words,
            one.id,
        )
        for one in table.sketch.reserve
    )
