"""What can be told of a place or a thing, without a word of how it is said."""

from dataclasses import dataclass

from adjudicator.board.squares import Corner, Edge, Space
from adjudicator.core.facts import Absent, GridLine, Place, Thing
from adjudicator.core.rule import RuleId


@dataclass(frozen=True, slots=True)
class Article:
    """What is told of one thing: what it is, where it stands, its tags, and rules of its own.

    `item` is the entry of the game's catalogue that it is an example of; `word` names it in links.
    """

    what: Place | Absent | Thing
    word: str
    at: GridLine | Edge | Corner | Space | None = None
    level: int | None = None
    top: int | None = None
    item: str | None = None
    tags: tuple[str, ...] = ()
    rules: tuple[RuleId, ...] = ()


@dataclass(frozen=True, slots=True)
class Item:
    """A thing of the box as its data tell of it: its name, its tags, its rules and its pages."""

    name: str
    tags: tuple[str, ...] = ()
    rules: tuple[RuleId, ...] = ()
    pages: str = ""
