"""Descriptions of places and things as facts, without words."""

from dataclasses import dataclass

from adjudicator.board.squares import Corner, Edge, Space
from adjudicator.core.facts import Absent, GridLine, Place, Thing
from adjudicator.core.rule import RuleId


@dataclass(frozen=True, slots=True)
class Article:
    """The description of one thing: what it is, where it stands, its tags, and its own rules.

    `item` is its entry in the game's catalogue; `word` names it in links.
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
    """A thing from the box as described in the data: its name, tags, rules and pages."""

    name: str
    tags: tuple[str, ...] = ()
    rules: tuple[RuleId, ...] = ()
    pages: str = ""
