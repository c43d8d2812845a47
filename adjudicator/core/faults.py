"""Errors in input, as a message id and facts that a page can render.

Use a fault for input that can't be read or built. Breaking a rule of the game is a verdict.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from adjudicator.core.ruling import Missing


class InputError(Exception):
    """Input that can't be read: its place, the message id of the reason, and its facts.

    `missing` is the one value that a player can enter to fix it, if there is one.
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
