"""The question `defend`: a Defense check whose dice were rolled."""

from typing import Literal

from adjudicator.core.question import Finding, Steps
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.enemies import rules
from adjudicator.games.flashpoint.enemies.attack_on import attack_on
from adjudicator.games.flashpoint.enemies.params import AttackingParams, attacking
from adjudicator.games.flashpoint.enemies.striking import Striking
from adjudicator.games.flashpoint.table.lookup import find_standing
from adjudicator.games.flashpoint.table.marks import zone_mark
from adjudicator.games.flashpoint.table.numbers import needs, printed
from adjudicator.games.flashpoint.table.progress import Progress
from adjudicator.games.flashpoint.table.records import Count, Id
from adjudicator.games.flashpoint.table.state import Table


class DefendParams(AttackingParams):
    """A unit's attack on an Operative, and how many Hits its Defense check rolled."""

    operative: Id
    hits: Count
    #: Of the tokens that turn, how many are Order tokens; and how many Armor tokens go.
    order: Count | None = None
    armor: Count | None = None


def defend(table: Table, params: DefendParams, consult: Consultation) -> Finding:
    """Judge a Defense check whose dice were rolled."""
    table, unit = attacking(table, params)
    operative, zone = find_standing(table, params.operative)
    told = Steps()
    found = attack_on(table, unit, operative, told, consult, harms=False)
    facts: dict[str, object] = {"who": operative.name, "unit": unit.called, "hits": params.hits}
    if found.legal is False:
        answer = {"success": None, "needed": None, "damage": 0}
        return told.finding(answer, "flashpoint.defend.not-attacked", "clear", None, **facts)
    needed, damage = found.needed, found.blow.damage
    if (needed is None or params.hits < needed) and found.blow.leader:
        printed(found.blow.leader, "damage", consult)
    facts |= needs(consult)
    if needed is None:
        unknown: dict[str, object] = {"success": None, "needed": None, "damage": None}
        return told.finding(unknown, "flashpoint.defend.unknown", "open", None, **facts)
    facts |= {"tn": found.blow.tn, "needed": needed, "damage": damage}
    success = params.hits >= needed
    message_id = "avoided" if success else "hit" if damage is not None else "hit-unknown"
    said, mark = f"flashpoint.defend.{message_id}", zone_mark(zone, _ROLES[success])
    told.add(rules.ENEMY_HIT, said, mark, **facts)
    progress = Progress(table)
    striking = Striking(progress, found.blow, told, consult)
    suffered = 0 if success else striking.operative(operative.id, params.armor, params.order)
    answer = {"success": success, "needed": needed, "damage": suffered}
    change = None if suffered is None else progress.change
    now = progress.table.operatives.get(operative.id)
    summary = "flashpoint.defend.downs" if suffered and now and now.record.downed else said
    return told.finding(answer, summary, _ROLES[success], change, **facts)


#: How the zone of whoever avoids an attack is drawn, or does not.
_ROLES: dict[bool, Literal["clear", "blocked"]] = {True: "clear", False: "blocked"}
