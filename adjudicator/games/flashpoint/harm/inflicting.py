"""Negative conditions that an attack inflicts on survivors."""

from collections.abc import Sequence

from adjudicator.core.change import Change, Edit
from adjudicator.core.facts import Called, Listing
from adjudicator.core.question import Steps
from adjudicator.core.values import JsonObject
from adjudicator.games.flashpoint.harm import rules
from adjudicator.games.flashpoint.table.action_tokens import exhausted
from adjudicator.games.flashpoint.table.changes import figure_written
from adjudicator.games.flashpoint.table.pieces import Figure, Operative, Unit


def inflicted(operative: Operative, conditions: Sequence[str], told: Steps) -> Change | None:
    """Conditions that an Operative suffers; a Stun exhausts a token at once and is over."""
    if not conditions or operative.record.downed:
        return None
    held = operative.record.conditions
    told.add(rules.CONDITION_GAINED, "flashpoint.inflict.gains", **_facts(operative, conditions))
    kept = [name for name in conditions if name != "stun" or operative.is_token]
    fields: dict[str, object] = {"conditions": list(dict.fromkeys((*held, *kept)))}
    if "stun" in conditions:
        told.add(rules.CONDITION_STUN, "flashpoint.condition.stun", who=operative.name)
        fields |= {**exhausted(operative), "overwatch": False}
    return Change([Edit("operatives", operative.id, fields)])


def inflicted_on_figure(
    unit: Unit, figure: Figure, conditions: Sequence[str], told: Steps, *, each: bool = False
) -> Change | None:
    """Conditions that one figure of a group suffers, or each of them; robots are immune to most."""
    suffered = [name for name in conditions if not figure.is_immune(name)]
    if len(suffered) < len(conditions):
        immune = [name for name in conditions if name not in suffered]
        facts = {"who": unit.figure_called(figure), "names": _listed(immune)}
        told.add(rules.CONDITION_ROBOTIC, "flashpoint.condition.immune", **facts)
    if not suffered:
        return None
    who = figure if figure.name else unit
    told.add(rules.CONDITION_GAINED, "flashpoint.inflict.gains", **_facts(who, suffered))
    return Change([Edit("units", unit.id, {"figures": _figures(unit, figure, suffered, each)})])


def _figures(
    unit: Unit,
    figure: Figure,
    conditions: Sequence[str],
    each: bool,  # noqa: FBT001
) -> list[JsonObject]:
    """The figures of a unit; the one that suffers gets an entry of its own."""
    written: list[JsonObject] = []
    for one in unit.figures:
        if one is not figure:
            written.append(figure_written(one))
            continue
        all_held = list(dict.fromkeys((*one.record.conditions, *conditions)))
        number = one.record.count if each else 1
        written.append(figure_written(one, count=number, conditions=all_held))
        if number < one.record.count:
            rest = one.record.count - number
            written.append(figure_written(one, count=rest, suffered=0, armor=0))
    return written


def _facts(who: Operative | Figure | Unit, conditions: Sequence[str]) -> dict[str, object]:
    return {"who": who.name, "names": _listed(conditions)}


def _listed(conditions: Sequence[str]) -> Listing:
    return Listing(tuple(Called(f"option.{name}") for name in conditions))
