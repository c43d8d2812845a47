"""Cards: the parts of a scene that players copy from their own cards and boards, each once."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from adjudicator.core.form import Field

#: The last step of the path to a card that doesn't exist yet.
NEW = "new"

#: The address of the card that holds the scene's own fields.
WHOLE_TABLE = "table"


@dataclass(frozen=True)
class Card:
    """A part of a scene with its own form.

    `at` is the path to it: names of fields, and in lists the id of an entry, or its number if
    entries have no ids. `name` is what players call it; without one it is named by its id `ident`
    in words, or by its kind. `of` is its owner. `expected` are the fields that every such card
    prints: blank ones are gaps. `kept` are the fields that are the same at every table, which a
    player's library stores.
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
    #: Its part of the page's address, if that isn't its path.
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
    """Cards of one kind, and a blank one for each place where a card can be added.

    `deck` is all of them as one card without a form: a library stores and adds it as a whole.
    """

    kind: str
    cards: tuple[Card, ...]
    blanks: tuple[Card, ...] = ()
    deck: Card | None = None


@dataclass(frozen=True)
class CardShelf:
    """The kinds of cards that a game stores by name, keyed by the list that refers to them.

    The number at `units[0].figures[2].defense` belongs to the kind of card that `figures` has.
    """

    kinds: dict[str, str] = field(default_factory=dict)

    def kind_at(self, path: tuple[str | int, ...]) -> str | None:
        """The kind of card that a place in a scene belongs to."""
        lists = (str(step) for step in reversed(path[:-1]) if isinstance(step, str))
        return self.kinds.get(next(lists, ""))


def cards_of(groups: tuple[CardGroup, ...]) -> Iterator[Card]:
    """All cards of a table, and the blank ones."""
    for group in groups:
        yield from group.cards
        yield from group.blanks
        if group.deck:
            yield group.deck
