"""What the page offers at an Apex table."""

from adjudicator.kernel.game import Action, Stage

ACTIONS = (
    Action("los", (Stage("los"),), beside=("distance", "cover")),
    Action("sight", (Stage("sight"),)),
)
