"""What is wrong with input, as an error that a page can tell.

A fault is for input that cannot be read or built. What is merely against the rules of a game is a
verdict.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from adjudicator.core.ruling import Missing


class InputError(Exception):
    """Input that cannot be read: where, and which sentence with which facts tells why.

    `missing` is what a player can enter to mend it, where that is one thing.
    """

    missing: "Missing | None" = None

    def __init__(self, at: str, message_id: str, **facts: object) -> None:
        super().__init__(at, message_id, facts)
        self.at = at
        self.message_id = message_id
        self.facts: Mapping[str, object] = facts

    def mended_by(self, missing: "Missing") -> "InputError":
        """The same fault, with what to enter."""
        self.missing = missing
        return self
