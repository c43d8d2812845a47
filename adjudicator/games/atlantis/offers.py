"""What the page offers, the usual first."""

from adjudicator.kernel.form import Field
from adjudicator.kernel.game import Action, Stage

ACTIONS = (
    Action(
        "move",
        (Stage("move", needs=("spaces",)),),
        lambda _table, _asked: (
            Field("spaces", "number", high=30, blank=3),
            Field("exact", "flag"),
            Field("straight", "flag"),
            Field("by", "choice", options=("action", "text"), rare=True),
        ),
        main=True,
    ),
    Action("distance", (Stage("distance"),), main=True),
)
