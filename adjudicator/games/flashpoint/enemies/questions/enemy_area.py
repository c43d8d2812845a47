"""The question `enemy-area`: where an attack on a zone strikes, and whom it hits."""

from adjudicator.core.question import Finding, Steps
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.attacks import rules as attacks_rules
from adjudicator.games.flashpoint.enemies import rules
from adjudicator.games.flashpoint.enemies.area_attacks import (
    Strike,
    note_friends,
    strikes,
    tell_strikes,
)
from adjudicator.games.flashpoint.enemies.attack import idle
from adjudicator.games.flashpoint.table.facts import written
from adjudicator.games.flashpoint.table.lookup import find_unit
from adjudicator.games.flashpoint.table.numbers import needs
from adjudicator.games.flashpoint.table.params import UnitParams
from adjudicator.games.flashpoint.table.pieces import Unit
from adjudicator.games.flashpoint.table.state import Table


def enemy_area(table: Table, params: UnitParams, consult: Consultation) -> Finding:
    """Judge which zone a unit attacks with an attack on whole zones."""
    unit = find_unit(table, params.unit)
    told = Steps()
    best = strikes(table, unit, consult) if unit.aware and not idle(unit) else ()
    if best is None:
        return _unknown(told, unit, consult)
    if best:
        tell_strikes(told, unit, best)
        _tell_friends(told, best)
    else:
        told.add(rules.ENEMY_AREA, "flashpoint.blast.nobody", unit=unit.name)
    answer = {
        "zones": written(strike.zone for strike in best),
        "operatives": [one.id for strike in best for one in strike.operatives],
        "enemies": _enemies(best, consult),
    }
    message_id = "flashpoint.blast.zones" if best else "flashpoint.blast.none"
    facts = {"unit": unit.name, "count": len(best)}
    if answer["enemies"] is None:
        return told.finding(answer, "flashpoint.blast.unknown", "open", None, **needs(consult))
    return told.finding(answer, message_id, "blocked" if best else "clear", None, **facts)


def _unknown(told: Steps, unit: Unit, consult: Consultation) -> Finding:
    """Nobody can tell which zone it attacks."""
    told.add(rules.ENEMY_AREA, "flashpoint.blast.unknown", unit=unit.name)
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
