"""Memory for bodies on their way in: what comes slowly must not fill it."""

from collections.abc import Iterator
from contextlib import contextmanager

#: How much all long bodies of a process may take together, in bytes.
ROOM = 96_000_000
#: How much of each body isn't counted, so that there is always room for a form.
FREE = 65_536


class Space:
    """What one body takes."""

    def __init__(self, room: "Room") -> None:
        self._room = room
        self.size = 0
        self.counted = 0

    def take(self, size: int) -> bool:
        """Take so many bytes more, if there is room."""
        self.size += size
        more = max(0, self.size - FREE) - self.counted
        if more > self._room.free:
            return False
        self._room.free -= more
        self.counted += more
        return True


class Room:
    """What is free of it."""

    def __init__(self, size: int = ROOM) -> None:
        self.free = size

    @contextmanager
    def use(self) -> Iterator[Space]:
        """Space for one body, given back in the end."""
        space = Space(self)
        try:
            yield space
        finally:
            self.free += space.counted
