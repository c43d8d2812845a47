"""What the page offers to look at: a line, what a place sees, and who sees it."""

from adjudicator.core.game import Action, Stage
from adjudicator.games.apex.table.state import Table

ACTIONS: tuple[Action[Table], ...] = (
    Action(
        "los",
        (Stage("los"), Stage("contiguity")),
        companions=("distance", "contiguity", "cover", "zone", "to-hit"),
        suggestions=("near-miss",),
        then_on_figure=("shoot", "melee", "push"),
        then_if_clear=("shoot",),
        then_on_place=("move", "grenade"),
        then_on_thing=(("interact", "with"), ("destroy", "targets")),
        main=True,
        order=10,
    ),
    Action("contiguity", (Stage("contiguity"),), order=155),
    Action("sight", (Stage("sight"),), main=True, order=20),
    Action("watchers", (Stage("watchers"),), main=True, order=30),
)
