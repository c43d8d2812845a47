"""The example tables, game by game, for the pages that list them."""

from dataclasses import dataclass
from functools import cached_property

from markupsafe import Markup

from adjudicator.app.tables import OpenTable, examples
from adjudicator.drawing.board import thumbnail_svg
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

    @cached_property
    def picture(self) -> Markup:
        """The board, small."""
        # Made by our own code from a scene of ours, every value escaped there.
        return Markup(thumbnail_svg(self.table.sketch))  # noqa: S704


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
