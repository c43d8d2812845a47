"""The question `box`: an attack that destroys an Electrical Box."""

from pydantic import StrictBool

from adjudicator.board.regions import Region
from adjudicator.core.change import Change, Edit, together
from adjudicator.core.question import Finding, Steps
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.alarm.track import from_reserves, tell_from_reserves
from adjudicator.games.flashpoint.attacks import rules
from adjudicator.games.flashpoint.attacks.aim import reaches
from adjudicator.games.flashpoint.attacks.assault import (
    Assault,
    attack_paid,
    can_attack,
    free_attack,
)
from adjudicator.games.flashpoint.attacks.params import (
    TargetsParams,
    Weapon,
    weapon_damage,
    weapon_range,
)
from adjudicator.games.flashpoint.sight.line_of_sight import sees
from adjudicator.games.flashpoint.stealth.noise import made_noise
from adjudicator.games.flashpoint.table.lookup import find_standing, find_token
from adjudicator.games.flashpoint.table.marks import zone_mark
from adjudicator.games.flashpoint.table.numbers import needs
from adjudicator.games.flashpoint.table.pieces import Token
from adjudicator.games.flashpoint.table.records import Id
from adjudicator.games.flashpoint.table.state import Table

#: How loud it is when an Electrical Box is destroyed.
BOX_NOISE = 2

#: How many Investigate tokens cutting the power puts onto the Escalation Track.
POWER_TOKENS = 2


class BoxParams(TargetsParams):
    """Who attacks which Electrical Box, with what; whether it is the free attack of Overwatch."""

    token: Id
    overwatch: StrictBool | None = None


def box(table: Table, params: BoxParams, consult: Consultation) -> Finding:
    """Judge an attack on an Electrical Box, which hits without a roll."""
    operative, zone = find_standing(table, params.operative)
    token = find_token(table, params.token, "electrical-box", "token")
    told, free = Steps(), free_attack(operative, params.overwatch)
    facts: dict[str, object] = {"who": operative.name, "zone": token.zone.called}
    legal = _legal(table, zone, token, params.weapon, told, consult)
    able = not token.record.disabled and can_attack(told, operative, consult, free=free)
    if legal is False or able is False:
        nothing: dict[str, object] = {"legal": False, "destroyed": False, "aware": [], "heard": []}
        return told.finding(nothing, "flashpoint.box.illegal", "blocked", None, **facts)
    damage = weapon_damage(params.weapon, consult)
    if able is None or legal is None or damage is None:
        facts |= needs(consult)
        unknown = {"legal": able and legal, "destroyed": None, "aware": None, "heard": None}
        return told.finding(unknown, "flashpoint.box.unknown", "open", None, **facts)
    assault = Assault(table, params.weapon, told, consult)
    aware = assault.notice((), zone)
    assault.progress.make(attack_paid(told, operative, free=free))
    heard = _destroyed(assault, token, consult) if damage else []
    heard += assault.sound(zone) or []
    message_id = "flashpoint.box.destroyed" if damage else "flashpoint.box.no-damage"
    told.add(rules.ATTACK_BOX, message_id, zone_mark(token.zone), **facts)
    answer = {"legal": True, "destroyed": bool(damage), "aware": aware}
    answer["heard"] = list(dict.fromkeys(heard)) if assault.known else None
    return told.finding(answer, message_id, "clear", assault.change, **facts)


def _legal(  # noqa: PLR0913, PLR0917 - all that a target depends on
    table: Table,
    start: Region,
    token: Token,
    weapon: Weapon,
    told: Steps,
    consult: Consultation,
) -> bool | None:
    """Whether a token is in sight and range; None if the range is not known."""
    far = table.distances("open_ways", start).get(token.zone.key)
    seen = sees(table, start, token.zone, consult)
    near = reaches(far, weapon.range) if seen else False
    if near is None:
        weapon_range(weapon, consult)
    message_id = {True: "in-reach", False: "out-of-reach", None: "in-sight"}[near]
    told.add(rules.ATTACK_LOS, f"flashpoint.box.{message_id}", zone_mark(token.zone), far=far)
    return near


def _destroyed(assault: Assault, token: Token, consult: Consultation) -> list[str]:
    """The box is gone and the power is cut; who hears it."""
    progress, told = assault.progress, assault.told
    off = Change([Edit("tokens", token.id, {"disabled": True})])
    dark = Change(fields={"lights-out": True, "power-cut": True})
    progress.make(together(off, dark))
    tell_from_reserves(told, progress.table, POWER_TOKENS)
    progress.make(from_reserves(progress.table, POWER_TOKENS))
    now = progress.table
    deaf = [unit for unit in now.units.values() if unit.id in assault.noticed]
    noise = made_noise(now, now.zone_of(token.zone.key), BOX_NOISE, consult, deaf)
    told.found += noise.finding.steps
    progress.make(noise.finding.change)
    return [unit.id for unit in noise.heard]
