"""What a table can be asked: its actions, its own questions, and who is off the board."""

import hashlib
from dataclasses import dataclass
from functools import lru_cache

from adjudicator.app.query import TableQuery
from adjudicator.app.tables import OpenTable
from adjudicator.board.lazy import cached_property
from adjudicator.core.game import AnyGame
from adjudicator.messages.renderer import Messages
from adjudicator.web.language import language


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
    def modes(self) -> tuple[Mode, ...]:
        """All actions, and which one is asked."""
        names = tuple(action.name for action in self.game.actions)
        return _modes(names, self.query.ask or names[0], self.query.for_action(""), self.messages)

    @cached_property
    def main(self) -> tuple[Mode, ...]:
        """The main actions, and the one that is asked."""
        main = {self.messages.action(action.name) for action in self.game.actions if action.main}
        return tuple(mode for mode in self.modes if mode.on or mode.name in main)

    @cached_property
    def groups(self) -> tuple[Group, ...]:
        """All actions by their topics."""
        grouped: dict[str, list[Mode]] = {}
        for action, mode in zip(self.game.actions, self.modes, strict=False):
            grouped.setdefault(action.group, []).append(mode)
        return tuple(
            Group(self.messages.label(f"group.{self.game.name}.{name}", {}), tuple(modes))
            for name, modes in grouped.items()
        )

    @property
    def version(self) -> str:
        """The version of the list of all actions."""
        listed = repr((language(), self.groups))
        return hashlib.sha256(listed.encode()).hexdigest()[:16]


@lru_cache(512)
def _modes(
    names: tuple[str, ...], asked: str, query: TableQuery, messages: Messages
) -> tuple[Mode, ...]:
    """The actions from the first place; cached, because the second doesn't change them."""
    return tuple(
        Mode(
            messages.action(name),
            query.for_action("" if name == names[0] else name).link,
            name == asked,
        )
        for name in (names if asked in names else (*names, asked))
    )


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
