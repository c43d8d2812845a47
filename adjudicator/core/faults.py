"""What is wrong with input, as an error that a page can tell.

A fault is for input that cannot be read or built. What is merely against the rules of a game is a
verdict.
"""

from collections.abc import Mapping


class InputError(Exception):
    """Input that cannot be read: where, and which sentence with which facts tells why."""

    def __init__(self, at: str, message_id: str, **facts: object) -> None:
        super().__init__(at, message_id, facts)
        self.at = at
        self.message_id = message_id
        self.facts: Mapping[str, object] = facts
