"""The question `detach`: can a fitted attachment go back to the Backpack?"""

from collections.abc import Iterator
from itertools import chain

from pydantic import StrictStr

from adjudicator.core.change import Change, Edit
from adjudicator.core.input import Record
from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Facts, Step, Summary
from adjudicator.games.apex.harm import rules as harm_rules
from adjudicator.games.apex.objects import rules
from adjudicator.games.apex.objects.pack import room_in_pack
from adjudicator.games.apex.objects.questions.loot import room_step
from adjudicator.games.apex.shooting import rules as shooting_rules
from adjudicator.games.apex.shooting.armory import called, written_weapon
from adjudicator.games.apex.shooting.fitting import fitted_tokens, taken_off
from adjudicator.games.apex.table.kit import Kit, Name
from adjudicator.games.apex.table.legends import find_legend, named
from adjudicator.games.apex.table.state import Figure, Table
from adjudicator.games.apex.table.tokens import find_among


class DetachParams(Record):
    """Who takes which attachment off a weapon."""

    figure: StrictStr
    token: Name


def detach(table: Table, params: DetachParams, _consult: Consultation) -> Finding:
    """Judge whether a token comes off its weapon: it needs room in the Backpack."""
    legend = find_legend(table, params.figure, "figure")
    fitted = chain(*map(fitted_tokens, legend.kit.weapons))
    token = find_among(fitted, params.token, "token") or params.token
    facts: Facts = {"legend": named(legend), "token": token}
    if not isinstance(legend, Figure):
        step = Step(harm_rules.LIFE_OFF_MAP, "apex.arms.detach-away", facts)
        summary = Summary("apex.arms.detach-away", "blocked", facts)
        return Finding({"legal": False}, summary, (step,))
    number = _fitted_to(legend.kit, token)
    if number is None:
        summary = Summary("apex.arms.nothing-there", "blocked", facts)
        return Finding({"legal": False}, summary, _nothing(legend.kit, facts))
    facts = {**facts, "weapon": called(legend.kit.weapons[number], number)}
    return _taken_off(legend, number, token, facts)


def _fitted_to(kit: Kit, token: str) -> int | None:
    """Which of a Legend's weapons a token is fitted to."""
    fitted = (n for n, weapon in enumerate(kit.weapons) if token in fitted_tokens(weapon))
    return next(fitted, None)


def _taken_off(legend: Figure, number: int, token: str, facts: Facts) -> Finding:
    kit, room = legend.kit, room_in_pack(legend.kit, token)
    steps = (
        Step(rules.INTERACT_ONE, "apex.arms.takes-off", facts),
        room_step(kit, token, room),
    )
    if room.full:
        summary = Summary("apex.arms.no-room", "blocked", facts)
        return Finding({"legal": False}, summary, steps)
    cards = [written_weapon(weapon) for weapon in kit.weapons]
    cards[number] = taken_off(kit.weapons[number], token)
    fields = {"weapons": cards, "backpack": [*kit.backpack, token]}
    change = Change(edits=[Edit("figures", legend.id, fields)])
    return Finding({"legal": True}, Summary("apex.arms.taken-off", "clear", facts), steps, change)


def _nothing(kit: Kit, facts: Facts) -> Iterator[Step]:
    """Why it can't be taken off."""
    yield Step(rules.INTERACT_ONE, "apex.arms.none-fitted", facts)
    printed = {slot.printed for weapon in kit.weapons for slot in weapon.slots}
    if facts["token"] in printed:
        yield Step(shooting_rules.ATTACH_PRINTED, "apex.arms.printed-stays", facts)
