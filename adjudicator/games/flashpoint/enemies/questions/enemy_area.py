"""The question `enemy-area`: where an attack on a zone strikes, and whom it hits."""

from typing import Annotated

from pydantic import Field

from adjudicator.core.change import Change
from adjudicator.core.question import Finding, Steps
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Tone
from adjudicator.games.flashpoint.attacks import rules as attacks_rules
from adjudicator.games.flashpoint.attacks.params import Defended
from adjudicator.games.flashpoint.enemies import rules
from adjudicator.games.flashpoint.enemies.area_attacks import (
    Strike,
    note_friends,
    strikes,
    tell_strikes,
)
from adjudicator.games.flashpoint.enemies.attack import Blow, idle, unit_attack
from adjudicator.games.flashpoint.enemies.attack_on import attack_on
from adjudicator.games.flashpoint.enemies.params import AttackingParams, attacking, chosen_end
from adjudicator.games.flashpoint.enemies.striking import Striking
from adjudicator.games.flashpoint.table.facts import names, written
from adjudicator.games.flashpoint.table.numbers import needs
from adjudicator.games.flashpoint.table.pieces import Operative, Unit
from adjudicator.games.flashpoint.table.progress import Progress
from adjudicator.games.flashpoint.table.records import ZoneRef
from adjudicator.games.flashpoint.table.state import Table


class EnemyAreaParams(AttackingParams):
    """A unit, the zone that the players choose if there are several, and the Defense checks."""

    to: ZoneRef | None = None
    defended: Annotated[tuple[Defended, ...], Field(max_length=20)] = ()


def enemy_area(table: Table, params: EnemyAreaParams, consult: Consultation) -> Finding:
    """Judge which zone a unit attacks with an attack on whole zones."""
    table, unit = attacking(table, params)
    told = Steps()
    best = strikes(table, unit, consult) if unit.aware and not idle(unit) else ()
    if best is None:
        return _unknown(told, unit, consult)
    if best:
        tell_strikes(told, unit, best)
        _tell_friends(told, best)
    else:
        told.add(rules.ENEMY_AREA, "flashpoint.blast.nobody", unit=unit.called)
    answer = {
        "zones": written(strike.zone for strike in best),
        "operatives": [one.id for strike in best for one in strike.operatives],
        "enemies": _enemies(best, consult),
    }
    facts: dict[str, object] = {"unit": unit.called, "count": len(best)}
    if answer["enemies"] is None:
        return told.finding(answer, "flashpoint.blast.unknown", "open", None, **needs(consult))
    zone = chosen_end(table, tuple(strike.zone for strike in best), params.to, consult)
    strike = next((each for each in best if each.zone is zone), None)
    change = _carried_out(table, unit, params, strike, told, consult) if strike else None
    checks = _checks(table, unit, strike) if strike else None
    failed = _failed(params, checks) if checks and change else ()
    facts |= {"checks": checks, "listed": names([table.operatives[one] for one in failed])}
    message_id = "none" if not best else "zones" if not change else _OUTCOME[bool(failed)]
    tone: Tone = "blocked" if best and message_id != "avoided" else "clear"
    return told.finding(answer, f"flashpoint.blast.{message_id}", tone, change, **facts)


#: What an attack came to once everybody has rolled: whether somebody failed.
_OUTCOME = {True: "struck", False: "avoided"}

#: Whoever defends itself, and the Hits that it needs.
Checks = tuple[tuple[str, int], ...]


def _checks(table: Table, unit: Unit, strike: Strike) -> Checks | None:
    """The Defense checks against an attack on a zone; None if a number is missing."""
    consult = Consultation(table.readings)
    found = [(one.id, attack_on(table, unit, one, Steps(), consult)) for one in strike.operatives]
    known = tuple((one, on.needed) for one, on in found if on.needed is not None)
    return known if len(known) == len(found) else None


def _failed(params: EnemyAreaParams, checks: Checks) -> tuple[str, ...]:
    rolled = {one.operative: one.hits or 0 for one in params.defended}
    return tuple(one for one, needed in checks if rolled.get(one, 0) < needed)


def _carried_out(  # noqa: PLR0913, PLR0917 - all that an attack depends on
    table: Table,
    unit: Unit,
    params: EnemyAreaParams,
    strike: Strike,
    told: Steps,
    consult: Consultation,
) -> Change | None:
    """What the attack does, once everybody in the chosen zone has rolled; None until then."""
    rolled = {one.operative: one.hits for one in params.defended if one.hits is not None}
    if any(one.id not in rolled for one in strike.operatives):
        return None
    progress = Progress(table)
    known = all(
        _defends(table, unit, one, rolled[one.id], progress, told) for one in strike.operatives
    )
    blow = unit_attack(unit, Steps(), _aside(consult)) or Blow(None)
    striking = Striking(progress, blow, told, _aside(consult))
    hit = [friend for friend in reversed(strike.friends) if friend.hit]
    known = known and all(striking.friends(friend) for friend in hit)
    return progress.change if known else None


def _aside(consult: Consultation) -> Consultation:
    """The same readings for what only carrying out needs: the answer doesn't rest on it."""
    return Consultation(consult.readings)


def _defends(  # noqa: PLR0913, PLR0917 - all that a Defense check depends on
    table: Table, unit: Unit, one: Operative, hits: int, progress: Progress, told: Steps
) -> bool:
    """Carry out a Defense check; whether all that it does is known."""
    consult = Consultation(table.readings)
    found = attack_on(table, unit, one, Steps(), consult)
    if found.needed is None:
        return False
    success = hits >= found.needed
    facts = {"who": one.name, "hits": hits, "needed": found.needed, "damage": found.blow.damage}
    message_id = "avoided" if success else "hit"
    told.add(rules.ENEMY_HIT, f"flashpoint.defend.{message_id}", **facts)
    striking = Striking(progress, found.blow, told, consult)
    return success or striking.operative(one.id) is not None


def _unknown(told: Steps, unit: Unit, consult: Consultation) -> Finding:
    """Nobody can tell which zone it attacks."""
    told.add(rules.ENEMY_AREA, "flashpoint.blast.unknown", unit=unit.called)
    nothing: dict[str, object] = {"zones": None, "operatives": None, "enemies": None}
    return told.finding(nothing, "flashpoint.blast.unknown", "open", None, **needs(consult))


def _enemies(best: tuple[Strike, ...], consult: Consultation) -> list[dict[str, str]] | None:
    """Whom of their own side the attacks hit; None if a number is missing."""
    if any(strike.own is None for strike in best):
        for strike in best:
            note_friends(strike, consult)
        return None
    hit = [friend for strike in best for friend in strike.friends if friend.hit]
    return [{"unit": each.unit.id, "figure": each.figure.name} for each in hit]


#: What is said of someone of the attacker's own side: hit, not hit, or not known.
_FRIEND = {True: "friend", False: "spared", None: "friend-unknown"}


def _tell_friends(told: Steps, best: tuple[Strike, ...]) -> None:
    """Tell of the attacker's own side who is hit: those whose Defense its Attack reaches."""
    for friend in (friend for strike in best for friend in strike.friends):
        facts = {
            "who": friend.figure.name or friend.unit.name,
            "zone": friend.unit.zone.called,
            "attack": friend.attack,
            "defense": friend.defense,
        }
        message_id = f"flashpoint.blast.{_FRIEND[friend.hit]}"
        told.add(attacks_rules.AREA_FRIENDLY_FIRE, message_id, **facts)
