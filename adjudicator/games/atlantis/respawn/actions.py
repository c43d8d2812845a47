"""What the page offers about respawning, and the fields of each action."""

from adjudicator.core.derive import field_of
from adjudicator.core.form import Field
from adjudicator.core.game import Action, Stage
from adjudicator.core.values import JsonObject
from adjudicator.games.atlantis.respawn.questions.respawn import RespawnParams
from adjudicator.games.atlantis.table.fields import Fields
from adjudicator.games.atlantis.table.state import Table


def _respawn(table: Table, params: JsonObject) -> Fields:
    """What the card of a Minion's respawn says."""
    unit = table.units.get(str(params.get("unit")))
    if unit is None or unit.hero:
        return ()
    heroes = {hero.name: hero.id for hero in table.units.values() if hero.hero and hero.at}
    options, values = tuple(heroes), tuple(heroes.values())
    by = Field("by", "choice", options=options, values=values, label="acting-by", advanced=True)
    return by, field_of(RespawnParams, "range", label="reach", advanced=True)


ACTIONS: tuple[Action[Table], ...] = (
    Action("respawn", (Stage("respawn"),), _respawn, from_outside=True, order=240),
)
