"""What the alarm does to the board."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Self

from adjudicator.core.change import Change, Edit, together
from adjudicator.core.question import Steps
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.alarm import rules
from adjudicator.games.flashpoint.alarm.blips import (
    PATROL_SIDE,
    POOLED,
    blips_off,
    tell_blips_to,
)
from adjudicator.games.flashpoint.alarm.reserve import on_board
from adjudicator.games.flashpoint.table import rulings
from adjudicator.games.flashpoint.table.facts import names
from adjudicator.games.flashpoint.table.pieces import Operative, Token, Unit
from adjudicator.games.flashpoint.table.state import Table


@dataclass(frozen=True)
class Fallout:
    """What the alarm does: tokens leave, Blips turn or come off, technicians go."""

    remove: tuple[Token, ...]
    flip: list[Unit]
    off: list[Unit]
    gone: list[Unit]
    #: The technicians on the Operatives' side, who go as well.
    allies: list[Operative]
    surprised: list[Unit]
    #: How many Surprise and Investigate tokens leave, those of surprised units among them.
    tokens: int
    #: Whether the Blips that come off have turned to their Patrol side before.
    turned: bool

    @classmethod
    def of(cls, table: Table, consult: Consultation | None = None) -> Self:
        """What it does to a table; without a consultation, as the table reads the book."""
        units = [unit for unit in table.units.values() if not unit.record.technician]
        off = [unit for unit in units if unit.spawned and unit.record.blip]
        return cls(
            table.tokens_of("surprise", "investigate"),
            [unit for unit in units if unit.is_blip and unit.record.blip in PATROL_SIDE],
            off,
            [unit for unit in table.units.values() if unit.record.technician],
            _allies(table),
            [unit for unit in table.units.values() if unit.record.surprised],
            on_board(table),
            _turn_first(off, consult or Consultation(table.readings)),
        )

    @property
    def pool(self) -> list[Unit]:
        """The units whose Blips go to the Spawn Pool; those of all others go to the Reserves."""
        return [u for u in self.off if u.record.blip in POOLED or (self.turned and _turns(u))]

    @property
    def reserves(self) -> list[Unit]:
        """The units whose Blips go to the Reserves."""
        return [unit for unit in self.off if unit not in self.pool]

    @property
    def technicians(self) -> list[Unit | Operative]:
        """The technicians of either side."""
        return [*self.gone, *self.allies]

    def change(self, table: Table) -> Change:
        """Carry it out."""
        quiet = [Edit("units", unit.id, {"surprised": False}) for unit in self.surprised]
        turned = [
            Edit("units", unit.id, {"blip": PATROL_SIDE[unit.record.blip or ""]})
            for unit in self.flip
        ]
        removed = [("tokens", token.id) for token in self.remove]
        removed += [("units", unit.id) for unit in self.gone]
        removed += [("operatives", one.id) for one in self.allies]
        gone = Change([], removed, fields={"alarm": True})
        off = blips_off(table, self.off, turned=self.turned)
        return together(gone, Change(quiet), Change(turned), off)

    def tell(self, told: Steps) -> None:
        """Tell what it does."""
        if self.tokens:
            told.add(rules.ALARM_EFFECTS, "flashpoint.alarm.tokens", count=self.tokens)
        counted: Mapping[str, Sequence[Unit | Operative]] = {
            "flip": self.flip,
            "technicians": self.technicians,
        }
        for message_id, those in counted.items():
            facts = {"units": names(those), "count": len(those)}
            if those:
                told.add(rules.ALARM_EFFECTS, f"flashpoint.alarm.{message_id}", **facts)
        tell_blips_to(told, self.pool, self.reserves)
        told.add(rules.ALARM_AFTER, "flashpoint.alarm.from-now-on")


def _allies(table: Table) -> list[Operative]:
    """The technicians on the Operatives' side who are on the board."""
    team = table.operatives.values()
    return [one for one in team if one.is_technician and one.zone and not one.carried]


def _turns(unit: Unit) -> bool:
    return unit.record.blip in PATROL_SIDE


def _turn_first(off: list[Unit], consult: Consultation) -> bool:
    """Whether the Blips of spawned units turn before they come off, where that matters."""
    return any(map(_turns, off)) and consult(rulings.ALARM_BLIPS) == "pool"
