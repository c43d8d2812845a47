"""Cards: the parts of a scene that players copy from their own cards and boards, each once."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from adjudicator.core.form import Field

#: The last step to a card that is not there yet.
NEW = "new"

#: The address of the card that holds the scene's own fields.
WHOLE_TABLE = "table"


@dataclass(frozen=True)
class Card:
    """A part of a scene with a form of its own.

    `at` leads to it: names of fields, and in lists the id of an entry, or its number if entries
    have no ids. `name` is what players call it; without one it goes by its id `ident` in words, or
    by its kind. `of` is whose it is. `expected` are the fields that every such card prints: those
    left blank are gaps. `kept` are the fields that are the same at every table, which a player's
    library takes.
    """

    kind: str
    at: tuple[str, ...]
    fields: tuple[Field, ...]
    name: str = ""
    of: str = ""
    expected: tuple[str, ...] = ()
    kept: tuple[str, ...] = ()
    removable: bool = False
    ident: str = ""
    #: Its part of the page's address, where that is not the way to it.
    slug: str = ""

    @property
    def address(self) -> str:
        """Its part of the page's address."""
        return self.slug or "/".join(self.at) or WHOLE_TABLE

    @property
    def is_new(self) -> bool:
        """Whether saving it adds it to the table."""
        return bool(self.at) and self.at[-1] == NEW


@dataclass(frozen=True)
class CardGroup:
    """Cards of one kind, and those that can be added: a blank one for each place they go to.

    `deck` is all of them as one card, which has no form: a library takes it and gives it whole.
    """

    kind: str
    cards: tuple[Card, ...]
    blanks: tuple[Card, ...] = ()
    deck: Card | None = None


@dataclass(frozen=True)
class CardShelf:
    """The kinds of cards that a game keeps by their names, by the list that names them.

    A number at `units[0].figures[2].defense` is on the card of the kind that `figures` has.
    """

    kinds: dict[str, str] = field(default_factory=dict)

    def kind_at(self, path: tuple[str | int, ...]) -> str | None:
        """The kind of the card that a place in a scene is on."""
        lists = (str(step) for step in reversed(path[:-1]) if isinstance(step, str))
        return self.kinds.get(next(lists, ""))


def cards_of(groups: tuple[CardGroup, ...]) -> Iterator[Card]:
    """All cards of a table, and the blank ones."""
    for group in groups:
        yield from group.cards
        yield from group.blanks
        if group.deck:
            yield group.deck
