"""Damage to each of several figures that stand under one name."""

from dataclasses import dataclass, field

from adjudicator.core.change import Change, Edit
from adjudicator.core.ruling import Consultation
from adjudicator.core.values import JsonObject
from adjudicator.core.verdict import Step
from adjudicator.games.flashpoint.harm.enemy_harm import enemy_harmed
from adjudicator.games.flashpoint.table.changes import figure_written
from adjudicator.games.flashpoint.table.pieces import Figure, Unit
from adjudicator.games.flashpoint.table.progress import Progress


@dataclass
class GroupHarm:
    """What damage did to each figure of a group."""

    killed: int = 0
    #: Whether it can be told who dies, and so be carried out.
    known: bool = True
    steps: list[Step] = field(default_factory=list)


def group_harmed(
    progress: Progress, unit: Unit, figure: Figure, amount: int, consult: Consultation
) -> GroupHarm:
    """Deal damage to each of the figures that stand under one name in a unit."""
    found, first = GroupHarm(), unit.figures.index(figure)
    progress.make(_one_by_one(unit, figure))
    for place in reversed(range(first, first + figure.record.count)):
        now = progress.table.units[unit.id]
        harm = enemy_harmed(progress.table, now, now.figures[place], amount, consult)
        found.steps += harm.finding.steps
        found.killed += harm.defeated
        found.known = found.known and harm.finding.change is not None
        progress.make(harm.finding.change)
    progress.make(_alike_together(progress.table.units.get(unit.id)))
    return found


def _one_by_one(unit: Unit, figure: Figure) -> Change:
    """Each figure of a group under an entry of its own; the first is the one that was hurt."""
    written: list[JsonObject] = []
    for one in unit.figures:
        alone = figure_written(one, count=1)
        fresh = {**alone, "suffered": 0, "armor": 0}
        rest = [fresh] * (one.record.count - 1)
        written += [alone, *rest] if one is figure else [figure_written(one)]
    return Change([Edit("units", unit.id, {"figures": written})])


def _alike_together(unit: Unit | None) -> Change | None:
    """Figures that are alike and unhurt under one entry again."""
    if unit is None:
        return None
    counts: list[tuple[JsonObject, int]] = []
    for figure in unit.figures:
        alone = {**figure_written(figure), "count": 0}
        whole = not figure.record.suffered and not figure.record.armor
        if whole and counts and counts[-1][0] == alone:
            counts[-1] = (alone, counts[-1][1] + figure.record.count)
        else:
            counts.append((alone, figure.record.count))
    figures = [{**alone, "count": count} for alone, count in counts]
    return Change([Edit("units", unit.id, {"figures": figures})])
