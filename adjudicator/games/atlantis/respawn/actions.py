"""What the page offers about respawning, and the fields of each action."""

from adjudicator.core.action import Action, Stage
from adjudicator.games.atlantis.table.state import Table

ACTIONS: tuple[Action[Table], ...] = (
    Action("respawn", (Stage("respawn"),), from_outside=True, order=240),
)
