"""Damage and conditions that reach figures that stand under one name: one of them, or each."""

from collections.abc import Sequence
from dataclasses import dataclass

from adjudicator.core.change import Change, Edit
from adjudicator.core.question import Steps
from adjudicator.core.ruling import Consultation
from adjudicator.core.values import JsonObject
from adjudicator.games.flashpoint.harm.damage import Harm
from adjudicator.games.flashpoint.harm.enemy_harm import enemy_harmed, enemy_weakened
from adjudicator.games.flashpoint.harm.inflicting import inflicted_on_figure
from adjudicator.games.flashpoint.table.changes import figure_written
from adjudicator.games.flashpoint.table.pieces import Figure, Unit
from adjudicator.games.flashpoint.table.progress import Progress
from adjudicator.games.flashpoint.table.state import Table


@dataclass(frozen=True)
class Hit:
    """What an attack that hits does: damage, and conditions on survivors."""

    damage: int
    inflicts: Sequence[str] = ()


@dataclass(frozen=True)
class Dealing:
    """Carries out hits on figures, and tells what they do."""

    progress: Progress
    told: Steps
    consult: Consultation

    def to_one(self, unit: Unit, figure: Figure, hit: Hit) -> Harm | None:
        """Carry out a hit on one figure; None if it deals no damage."""
        place, harm = unit.figures.index(figure), None
        if hit.damage:
            harm = enemy_harmed(self.progress.table, unit, figure, hit.damage, self.consult)
            self.told.found += harm.finding.steps
            self.progress.make(harm.finding.change)
        if not harm or harm.defeated is False:
            harm = self._inflict(unit.id, place, hit) or harm
        return harm

    def _inflict(self, unit: str, place: int, hit: Hit) -> Harm | None:
        """Give a survivor the conditions; what comes of it if that lowers its Health."""
        before = self.progress.table.units[unit]
        crippled = before.figures[place].has("cripple")
        gained = inflicted_on_figure(before, before.figures[place], hit.inflicts, self.told)
        self.progress.make(gained)
        now = self.progress.table.units[unit]
        if crippled or not now.figures[place].has("cripple"):
            return None
        harm = enemy_weakened(self.progress.table, now, now.figures[place], self.consult)
        self.told.found += harm.finding.steps
        self.progress.make(harm.finding.change)
        return harm

    def to_each(self, unit: Unit, figure: Figure, hit: Hit) -> list[Harm]:
        """Carry out a hit on each figure that stands under one name in a unit."""
        if hit.damage and figure.printed("health") is None:  # asked for once, where it belongs
            harm = self.to_one(unit, figure, hit)
            return [harm] if harm else []
        first, harms = unit.figures.index(figure), []
        self.progress.make(_one_by_one(unit, figure))
        for place in reversed(range(first, first + figure.record.count)):
            now = self.progress.table.units[unit.id]
            harms.append(self.to_one(now, now.figures[place], hit))
        self.progress.make(_alike_together(self.progress.table.units.get(unit.id)))
        return [harm for harm in harms if harm]


def each_harmed(
    table: Table, unit: Unit, figure: Figure, amount: int, consult: Consultation
) -> Harm:
    """What damage does to each figure that stands under one name; told as the first is harmed."""
    progress, told = Progress(table), Steps()
    harms = Dealing(progress, told, consult).to_each(unit, figure, Hit(amount))
    finding = harms[0].finding
    known = all(harm.finding.change for harm in harms)
    change = progress.change if known else None
    after = told.finding(finding.answer, finding.summary.message_id, finding.summary.tone, change)
    return Harm(harms[0].suffered, harms[0].defeated, after)


def _one_by_one(unit: Unit, figure: Figure) -> Change:
    """Each figure of a group under an entry of its own; the first is the one that was hurt."""
    written: list[JsonObject] = []
    for one in unit.figures:
        alone = figure_written(one, count=1)
        rest = [{**alone, "suffered": 0, "armor": 0}] * (one.record.count - 1)
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
