"""What the page offers to keep track of a mission."""

from adjudicator.core.game import Action, Stage
from adjudicator.games.flashpoint.table.state import Table

ACTIONS: tuple[Action[Table], ...] = (
    Action("start-mission", (Stage("start-mission"),), order=486),
    Action("pass", (Stage("pass"),), order=487),
    Action("go-on", (Stage("go-on"),), order=488),
)
