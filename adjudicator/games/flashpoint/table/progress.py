"""A table that one action changes step by step."""

from adjudicator.core.change import Change, changed, difference
from adjudicator.games.flashpoint.table.scene import read_scene
from adjudicator.games.flashpoint.table.state import Table


class Progress:
    """The table as an action has left it so far, and all that the action has changed."""

    def __init__(self, table: Table) -> None:
        self.before = table
        self.table = table

    def make(self, change: Change | None) -> None:
        """Carry out one more part of the action."""
        if change is not None and change != Change():
            self.table = read_scene(changed(self.table.source, change))

    @property
    def change(self) -> Change:
        """All that the action has changed."""
        return difference(self.before.source, self.table.source)
