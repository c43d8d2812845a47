"""Injuries: what damage does to a Legend, all that its elimination does, and who wins by it.

Whatever deals damage, a shot, a blow, a Grenade or the Ring, comes here for the rest.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from adjudicator.core.change import Edit
from adjudicator.core.ruling import Consultation
from adjudicator.core.values import Json
from adjudicator.core.verdict import Answer
from adjudicator.games.apex.harm.life import (
    FRESH_HEALTH,
    FRESH_SHIELD,
    DamageKind,
    Wound,
    ring_limit,
    wounded,
)
from adjudicator.games.apex.table.legends import all_legends
from adjudicator.games.apex.table.state import Legend, Table
from adjudicator.games.apex.table.victory import VictoryProof, is_for, judge_victory


@dataclass(frozen=True, slots=True)
class Injury:
    """The damage that a Legend takes, one after another, up to what eliminates it."""

    legend: Legend
    wounds: tuple[Wound, ...]

    @property
    def last(self) -> Wound:
        """The damage after which the dials are read."""
        return self.wounds[-1]

    @property
    def is_known(self) -> bool:
        """Whether all that it hangs on is known."""
        return all(wound.is_known for wound in self.wounds)

    @property
    def eliminated(self) -> bool:
        """Whether it eliminates the Legend."""
        return self.last.eliminated

    @property
    def dials(self) -> Answer | None:
        """The dials as they fell; None where that hangs on a number that nobody has entered."""
        return dials(self.last) if self.is_known else None

    @property
    def boxes(self) -> int:
        """The Deathboxes afterwards: one less for an elimination, as long as there are any."""
        return max(0, self.legend.kit.deathboxes - self.eliminated)

    @property
    def edit(self) -> Edit:
        """The Legend's fields afterwards, with all that its elimination does."""
        kit = self.last.after
        fields: dict[str, Json] = {
            "shield": kit.shield,
            "health": kit.health,
            "exhausted": list(kit.exhausted),
        }
        if self.eliminated:
            fields |= {"at": None, "deathboxes": self.boxes}
        if self.eliminated and kit.edition.elimination_resets:
            back = [side for side in kit.exhausted if side != "knockdown-shield"]
            fields |= {"shield": FRESH_SHIELD, "health": FRESH_HEALTH, "exhausted": back}
        return Edit("figures", self.legend.id, fields)

    @property
    def victim(self) -> Legend:
        """The Legend with the Deathboxes that it has afterwards."""
        kit = self.legend.kit.model_copy(update={"deathboxes": self.boxes})
        return replace(self.legend, kit=kit)


def dials(wound: Wound) -> Answer:
    """The dials after damage, and whether it eliminates."""
    return {"shield": wound.shield, "health": wound.health, "eliminated": wound.eliminated}


def untouched(legend: Legend) -> Answer:
    """The dials of a Legend that takes no damage."""
    return {"shield": legend.kit.shield, "health": legend.kit.health, "eliminated": False}


def injured(
    legend: Legend, amounts: Iterable[int], consult: Consultation, kind: DamageKind = "any"
) -> Injury:
    """Deal one damage after another, until nothing is left to deal or the Legend is eliminated."""
    wounds: list[Wound] = []
    for amount in amounts:
        kit = wounds[-1].after if wounds else legend.kit
        wounds.append(wounded(kit, amount, consult, kind))
        if wounds[-1].eliminated or not wounds[-1].is_known:
            break
    return Injury(legend, tuple(wounds))


def burned(legend: Legend, amount: int, consult: Consultation) -> Injury:
    """Damage from the Ring: to Health, past the Shield."""
    limit = ring_limit(legend.kit)
    dealt = amount if limit is None else min(amount, limit)
    return injured(legend, (dealt,), consult, "health")


def victory_by(
    table: Table, injuries: Iterable[Injury], consult: Consultation
) -> VictoryProof | None:
    """The victory that eliminations bring about, where the table plays a Battle Royale."""
    fallen = {one.legend.id: one.victim for one in injuries if one.is_known and one.eliminated}
    legends = tuple(fallen.get(legend.id, legend) for legend in all_legends(table))
    if not fallen or not is_for(legends):
        return None
    proof = judge_victory(legends, None, consult, rounds_over=False)
    return proof if proof.ending else None
