"""What else happens to an Operative that goes down."""

from adjudicator.core.change import Change, Edit, together
from adjudicator.core.question import Steps
from adjudicator.games.flashpoint.harm import rules
from adjudicator.games.flashpoint.table.action_tokens import EACH
from adjudicator.games.flashpoint.table.changes import dropped
from adjudicator.games.flashpoint.table.pieces import TOKENS, Operative
from adjudicator.games.flashpoint.table.state import Table

#: Whoever is down has every token damaged, and waits for nobody.
_DOWN: dict[str, object] = {
    "damage": TOKENS,
    "damaged-order": EACH,
    "order-tokens": 0,
    "movement-tokens": 0,
    "exhausted": 0,
    "overwatch": False,
}


def went_down(table: Table, operative: Operative, told: Steps) -> Change:
    """An Operative goes down: an Injury, what it carries dropped, the On-Point token passed on."""
    injury = operative.record.injury + 1
    down = Change([Edit("operatives", operative.id, {**_DOWN, "injury": injury})])
    if operative.record.carrying:
        told.add(rules.DAMAGE_DOWNED, "flashpoint.harm.drops", who=operative.name)
    return together(down, dropped(table, operative), _passed_on(table, operative, told))


def _passed_on(table: Table, operative: Operative, told: Steps) -> Change:
    """The On-Point token goes to the next on the left who stands, in the order of the scene."""
    if not operative.record.on_point:
        return Change()
    off = Edit("operatives", operative.id, {"on-point": False})
    after = to_the_left(table, operative)
    if after is None:
        return Change([off])
    told.add(rules.DAMAGE_DOWNED, "flashpoint.harm.on-point", who=operative.name, other=after.name)
    return Change([off, Edit("operatives", after.id, {"on-point": True})])


def to_the_left(table: Table, operative: Operative) -> Operative | None:
    """The next Operative on the left who stands, in the order of the scene."""
    team = [one for one in table.operatives.values() if not one.is_token]
    at = team.index(operative)
    return next((one for one in (*team[at + 1 :], *team[:at]) if not one.record.downed), None)
