"""The question `enemy-target`: whom a unit attacks."""

from adjudicator.core.question import Finding, Steps
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.enemies import rules
from adjudicator.games.flashpoint.enemies.params import AttackingParams, attacking
from adjudicator.games.flashpoint.enemies.targeting import choose_targets
from adjudicator.games.flashpoint.table.facts import names
from adjudicator.games.flashpoint.table.numbers import leader_of, needs
from adjudicator.games.flashpoint.table.state import Table


def enemy_target(table: Table, params: AttackingParams, consult: Consultation) -> Finding:
    """Judge whom a unit attacks."""
    table, unit = attacking(table, params)
    told = Steps()
    chosen = choose_targets(table, unit, told, consult)
    if chosen is None:
        unknown = {"unit": unit.called, **needs(consult)}
        return told.finding({"targets": None}, "flashpoint.prey.unknown", "open", None, **unknown)
    facts = {"unit": unit.called, "who": names(chosen), "count": len(chosen)}
    answer = {"targets": [one.id for one in chosen]}
    if not chosen:
        return told.finding(answer, "flashpoint.prey.none", "clear", None, **facts)
    leader = leader_of(unit, consult)
    if leader and leader.has_trait("aoe"):
        return told.finding(answer, "flashpoint.prey.area", "blocked", None, **facts)
    if len(chosen) > 1:
        told.add(rules.ENEMY_TIES, "flashpoint.prey.players", **facts)
    message_id = "flashpoint.prey.one" if len(chosen) == 1 else "flashpoint.prey.several"
    return told.finding(answer, message_id, "blocked", None, **facts)
