"""Memory for incoming bodies: slow uploads must not fill it."""

from collections.abc import Iterator
from contextlib import contextmanager

#: How much all long bodies of a process may take together, in bytes.
ROOM = 96_000_000
#: How much of each body isn't counted, so that there is always memory for a form.
FREE = 65_536


class Space:
    """What one body takes."""

    def __init__(self, room: "Room") -> None:
        self._room = room
        self.size = 0
        self.counted = 0

    def take(self, size: int) -> bool:
        """Reserve more bytes, if there is room."""
        self.size += size
        more = max(0, self.size - FREE) - self.counted
        if more > self._room.free:
            return False
        self._room.free -= more
        self.counted += more
        return True


class Room:
    """The memory that is free."""

    def __init__(self, size: int = ROOM) -> None:
        self.free = size

    @contextmanager
    def use(self) -> Iterator[Space]:
        """Memory for one body, released at the end."""
        space = Space(self)
        try:
            yield space
        finally:
            self.free += space.counted
