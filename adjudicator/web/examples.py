"""The example tables, game by game, for the pages that list them."""

from dataclasses import dataclass

from flask import url_for

from adjudicator.app.query import TableQuery
from adjudicator.app.tables import OpenTable, examples
from adjudicator.games import GAMES
from adjudicator.web.language import language, messages


@dataclass(frozen=True)
class Card:
    """An example table."""

    table: OpenTable

    @property
    def ref(self) -> str:
        """Where it is."""
        return self.table.ref

    @property
    def title(self) -> str:
        """What it is called."""
        return self.table.title

    @property
    def about(self) -> str:
        """What it shows."""
        return self.table.about

    @property
    def cases(self) -> int:
        """How many questions come with it."""
        return len(self.table.cases)

    @property
    def picture(self) -> str:
        """The address of the board as an image."""
        return url_for("picture.board", ref=self.ref)

    def ruling(self, number: int) -> str:
        """The address of the same with one of its questions answered."""
        query = TableQuery.from_link(self.table.cases[number].params)
        return self.picture + query.link


@dataclass(frozen=True)
class GameExamples:
    """A game and its example tables."""

    name: str
    title: str
    cards: tuple[Card, ...]


def examples_by_game() -> tuple[GameExamples, ...]:
    """Every game with its tables, in the games' order."""
    tables = examples(language()).values()
    return tuple(
        GameExamples(
            name,
            messages().title(name),
            tuple(Card(table) for table in tables if table.game.name == name),
        )
        for name in GAMES
    )
