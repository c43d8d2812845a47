"""The pieces on a table: tokens, Operatives and Enemy units. None of them change."""

from dataclasses import dataclass, replace
from typing import Literal

from adjudicator.board.lazy import cached_property
from adjudicator.board.regions import Region
from adjudicator.core.facts import Called, Said
from adjudicator.games.flashpoint.table.enemy_records import (
    AttackBar,
    EnemyRecord,
    FigureRecord,
    UnitRecord,
)
from adjudicator.games.flashpoint.table.records import OperativeRecord, TokenRecord

#: What a crippled Enemy loses of every stat.
CRIPPLED = 2

#: How many Action tokens an Operative has.
TOKENS = 6

#: The negative conditions that Robotic figures suffer from like others.
_ROBOTIC_SUFFERS = ("mark", "immobilized")


@dataclass(frozen=True, eq=False)
class Token:
    """A token in its zone."""

    id: str
    zone: Region
    record: TokenRecord
    #: Whether the power that it needs is cut.
    unpowered: bool = False
    #: Its place in the scene.
    at: str = ""

    @property
    def disabled(self) -> bool:
        """Whether it has no effect on play."""
        return self.record.disabled or self.unpowered

    @property
    def kind(self) -> str:
        """What it is."""
        return self.record.kind

    @property
    def called(self) -> Said:
        """How it is told of: by what it is and where, as players know no ids."""
        facts = (("name", Called(f"thing.{self.kind}")), ("zone", self.zone.called))
        return Said("flashpoint.unit.in-zone", facts)


@dataclass(frozen=True, eq=False)
class Operative:
    """An Operative, a Squad Member or a Soldier; in no zone when it is off the board."""

    id: str
    name: str
    zone: Region | None
    record: OperativeRecord
    entered: Region | None = None
    #: Whether another Operative carries it.
    carried: bool = False
    #: Its place in the scene.
    at: str = ""

    def has(self, condition: str) -> bool:
        """Whether it has a negative condition."""
        return condition in self.record.conditions

    @property
    def in_play(self) -> bool:
        """Whether Enemies go for it: on the board, on its feet, not carried, and no technician."""
        up = self.zone is not None and not self.record.downed and not self.carried
        return up and self.record.kind != "technician"

    @property
    def is_soldier(self) -> bool:
        """Whether it is a Soldier token, which acts by itself."""
        return self.record.kind == "soldier"

    @property
    def is_technician(self) -> bool:
        """Whether it is a technician on the Operatives' side."""
        return self.record.kind == "technician"

    @property
    def is_token(self) -> bool:
        """Whether it is a Soldier or an Allied technician, who have no Action tokens."""
        return self.record.kind in ("soldier", "technician")

    @property
    def damage(self) -> int:
        """How many of its Action tokens are damaged; all if it is downed."""
        return TOKENS if self.record.downed else self.record.damage


@dataclass(frozen=True, eq=False)
class Figure:
    """Figures of one name in a unit."""

    record: FigureRecord
    #: Whether its whole unit is stunned.
    unit_stunned: bool = False
    #: The card of its name, which has the numbers that nobody entered for it.
    card: EnemyRecord | None = None
    #: Its place in the scene, and what it is called there.
    at: str = ""
    called: str = ""
    #: Where its attack stands in the scene, if that is not its first one.
    attack_at: str = ""

    @property
    def further(self) -> tuple[AttackBar, ...]:
        """Its attacks below the first one."""
        return self.record.attacks or (self.card.attacks if self.card else ())

    def attacking(self, number: int) -> "Figure":
        """It with one of its attacks alone, the first being 1."""
        alone: dict[str, object] = {"attacks": ()}
        if number == 1 or number > len(self.further) + 1:
            return replace(self, record=self._with(alone), card=_card_with(self.card, alone))
        bar = self.further[number - 2]
        own = {name: getattr(bar, name) for name in AttackBar.model_fields if name != "name"}
        nothing = dict.fromkeys(("attack", "damage", "range")) | {"inflicts": ()}
        nothing |= dict.fromkeys(("aoe", "melee", "blast"), False)
        return replace(
            self,
            record=self._with({**own, **alone}),
            card=_card_with(self.card, {**nothing, **alone}),
            attack_at=f"{self.at}.attacks[{number - 2}]",
        )

    def _with(self, fields: dict[str, object]) -> FigureRecord:
        return self.record.model_copy(update=fields)

    @property
    def name(self) -> str:
        """As its card calls it."""
        return self.record.name

    def has_trait(self, name: Literal["robotic", "aoe", "melee", "blast"]) -> bool:
        """Whether its card has a trait."""
        own: bool = getattr(self.record, name)
        return own or (self.card is not None and getattr(self.card, name))

    def is_immune(self, condition: str) -> bool:
        """Whether a negative condition does nothing to it."""
        return self.has_trait("robotic") and condition not in _ROBOTIC_SUFFERS

    def has(self, condition: str) -> bool:
        """Whether it has a negative condition that it suffers from."""
        return condition in self.record.conditions and not self.is_immune(condition)

    @property
    def stunned(self) -> bool:
        """Whether it, or its whole unit, is stunned."""
        if self.is_immune("stun"):
            return False
        return self.record.stunned or self.unit_stunned or self.has("stun")

    def printed(self, name: str) -> int | None:
        """A number of its card; None if nobody has entered it."""
        own: int | None = getattr(self.record, name)
        return own if own is not None or self.card is None else getattr(self.card, name)

    @property
    def span(self) -> tuple[int, int] | None:
        """The range of its attack; None if nobody has entered it."""
        return self.record.range or (self.card.range if self.card else None)

    @property
    def spans(self) -> tuple[tuple[int, int] | None, ...]:
        """The ranges of all its attacks."""
        return self.span, *(bar.range for bar in self.further)

    @property
    def inflicts(self) -> tuple[str, ...]:
        """The negative conditions of its attack."""
        return self.record.inflicts or (self.card.inflicts if self.card else ())

    def stat(self, name: str) -> int | None:
        """A number of its card, less what a crippled figure loses; never below 0."""
        printed = self.printed(name)
        if printed is None or not self.has("cripple"):
            return printed
        return max(printed - CRIPPLED, 0)


def _card_with(card: EnemyRecord | None, fields: dict[str, object]) -> EnemyRecord | None:
    return card.model_copy(update=fields) if card else None


@dataclass(frozen=True, eq=False)
class Unit:
    """An Enemy unit in its zone."""

    id: str
    name: str
    zone: Region
    record: UnitRecord
    figures: tuple[Figure, ...]
    #: Whether it is aware; after the alarm every Enemy is.
    aware: bool
    #: Its place in the scene.
    at: str = ""
    #: Whether another unit goes by the same name.
    shares_name: bool = False
    #: The names of its figures that figures of other units have too.
    alike: frozenset[str] = frozenset()

    def attacking(self, number: int) -> "Unit":
        """It with one of its attacks alone, the first being 1."""
        return replace(self, figures=tuple(figure.attacking(number) for figure in self.figures))

    @property
    def called(self) -> str | Said:
        """How it is told of: by its name, and by its zone where others have the same name."""
        if not self.shares_name:
            return self.name
        return Said("flashpoint.unit.in-zone", (("name", self.name), ("zone", self.zone.called)))

    def figure_called(self, figure: Figure) -> str | Said:
        """How one of its figures is told of: by its zone too where others have its name."""
        name = figure.name or self.name
        if not self.shares_name and figure.name not in self.alike:
            return name
        return Said("flashpoint.unit.in-zone", (("name", name), ("zone", self.zone.called)))

    @property
    def spawned(self) -> bool:
        """Whether it has figures."""
        return bool(self.figures)

    @property
    def is_blip(self) -> bool:
        """Whether it is a Blip that has not spawned; a technician is none."""
        return not self.figures and not self.record.technician

    @property
    def sheds_blip(self) -> bool:
        """Whether its Blip comes off: that of spawned Enemies does once they are aware."""
        return self.aware and self.spawned and self.record.blip is not None

    @property
    def patrols(self) -> bool:
        """Whether it moves as a Patrol does; aware Enemies that have spawned no longer do."""
        blip = self.record.blip or ""
        return blip.endswith("patrol") and not self.sheds_blip

    @property
    def elite(self) -> bool:
        """Whether it is an Elite unit."""
        return self.record.elite or (self.record.blip or "").startswith("elite")

    @property
    def stunned(self) -> bool:
        """Whether the whole unit is stunned."""
        if not self.spawned:
            return self.record.stunned
        return all(figure.stunned for figure in self.figures)

    @cached_property
    def awake(self) -> tuple[Figure, ...]:
        """The figures that are not stunned; all of them, if every one is."""
        return tuple(figure for figure in self.figures if not figure.stunned) or self.figures
