"""Rule ids, and the book of the rules that a game's code uses.

An id is `game.topic.point`. The code has only ids: the text, title and page of a rule are in the
docs. A test compares rules, code and examples.
"""

import re
from collections.abc import Iterable, Iterator
from typing import NewType

RuleId = NewType("RuleId", str)

_ID = re.compile(r"[a-z]+(\.[a-z0-9]+(-[a-z0-9]+)*){2}")


class RuleBook:
    """The rules of one game, each written down once."""

    def __init__(self, game: str) -> None:
        self.game = game
        self._ids: list[RuleId] = []

    def rule(self, point: str) -> RuleId:
        """Add a rule, given as `topic.point`."""
        rule_id = RuleId(f"{self.game}.{point}")
        if not _ID.fullmatch(rule_id):
            raise ValueError(f"{rule_id} is not of the form game.topic.point")
        if rule_id in self._ids:
            raise ValueError(f"{rule_id} is in the book already")
        self._ids.append(rule_id)
        return rule_id

    @classmethod
    def joined(cls, game: str, books: Iterable["RuleBook"]) -> "RuleBook":
        """The rules of several topics as one book, in their order."""
        whole = cls(game)
        for rule_id in (rule_id for book in books for rule_id in book):
            whole.rule(rule_id.removeprefix(f"{game}."))
        return whole

    def __iter__(self) -> Iterator[RuleId]:
        return iter(self._ids)

    def __contains__(self, rule_id: object) -> bool:
        return rule_id in self._ids
