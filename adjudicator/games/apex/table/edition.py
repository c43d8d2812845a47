"""The points on which the printings of the core book decide otherwise, as the final one has them.

Code that decides such a point asks the table's edition for it, and never which edition it is.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Literal

from adjudicator.core.edition import Edition
from adjudicator.core.rule import RuleId
from adjudicator.core.ruling import FILLED, OPEN, Consultation, Readings
from adjudicator.games.apex.table.rule_ids import rule_id
from adjudicator.games.apex.table.rulings import SILENT_POINTS

_FINAL_GEAR = ("loot",)
_PUSH_EDGE = rule_id("push.edge")
_GRENADE_LEVEL = rule_id("grenade.level")
_AREA_LEVEL = rule_id("area.one-level")


@dataclass(frozen=True)
class ApexEdition(Edition):
    """What a printing decides; what is left out is as in the final one."""

    #: How many levels higher a neighboring space may lie, and whether obstacles part neighbors.
    neighbors_rise: int = 0
    neighbors_parted: bool = True
    #: Whether an upper space sees over its own edges, or these are measured like any other.
    sees_over_own_edges: bool = True
    #: Whether a zone bears on a shot by being crossed, and not also by who is in it.
    zones_are_crossed: bool = False
    #: Whether a Rush adds its point to a Move action, or is one of its own.
    rush_adds: bool = True
    #: Whether falling on an occupied space is a collision, and how the space chosen stands to it.
    falls_collide: bool = True
    falls_to: Literal["adjacent", "neighboring"] = "neighboring"
    #: By which rule an object on an edge stops a push, but for those with a tag that is not listed.
    edges_stop: RuleId = _PUSH_EDGE
    unlisted_edge: str = ""
    #: How many rounds there are, whether the last has a transition, and what that does first.
    last_round: int = 8
    last_transition: bool = True
    cooldown_first: bool = True
    #: How many Deathboxes a Legend begins with, and which actions there are not.
    deathboxes: int = 2
    lacking_actions: frozenset[str] = frozenset()
    #: Whether the Ring hurts before its borders move, or after.
    ring_hurts_first: bool = True
    #: By which rules a Grenade that lies on no object has its level, and reaches that one only.
    grenade_lands: RuleId = _GRENADE_LEVEL
    grenade_level: RuleId = _AREA_LEVEL
    #: Whether the text says what a Dome keeps off (damage tagged ORDNANCE), and not only its card.
    domes_stop_ordnance: bool = False
    #: Where loot may be dropped, and how many tokens an Interact action takes or drops at most.
    drops_on: Literal["adjacent", "neighboring"] = "neighboring"
    most_tokens: int | None = None
    #: Whether an Attachment that is replaced goes to the Backpack in exchange, not by choice.
    exchanges_attachments: bool = False
    #: Whether tokens stack in the Backpack, and whether Gear lies on the map, to be picked up.
    stacks_tokens: bool = False
    picks_up_gear: bool = True
    #: Whether a new weapon adds its Ammo to that of one of its type, and may give it to others.
    shares_ammo: bool = True
    #: How many objects a Destroy action destroys, whether by hand too, whether only if seen.
    destroys: int = 2
    destroys_by_hand: bool = True
    destroys_in_sight: bool = True
    #: What is made for intersections, and may be placed on spaces too.
    also_on_spaces: frozenset[str] = frozenset()
    #: Whether a new Body Shield fills the Shield up.
    shields_refill: bool = False
    #: The procedures that it orders otherwise: their rule, and the names of their steps.
    checklists: Mapping[str, tuple[RuleId, tuple[str, ...]]] = field(default_factory=dict)
    #: How many hits Semi-Hits score at most, and whether they are counted last.
    most_semi_hits: int | None = None
    semi_hits_last: bool = False
    #: Whether an elimination sets the dials and the Knockdown Shield back at once.
    elimination_resets: bool = True
    #: Which tags damage may have.
    damage_kinds: tuple[str, ...] = ("any", "shield", "health")
    #: The files with the numbers that its text gives of weapons and of Gear, and whether it gives
    #: those of attachments and Grenades.
    weapons_file: str = "weapons"
    gear_files: tuple[str, ...] = _FINAL_GEAR
    prints_tokens: bool = True
    #: The file with what its box holds, where that differs from the final one.
    box_file: str = ""
    #: How many Walls for rooftops its box has that are not counted by their length.
    top_walls: int = 0
    #: Tags that come with others, and tags of the final box that a kind has not.
    implied_tags: Mapping[str, str] = field(default_factory=dict)
    lacking_tags: Mapping[str, frozenset[str]] = field(default_factory=dict)

    def tags(self, kind: str, tags: frozenset[str]) -> frozenset[str]:
        """The tags of a kind of component, given those of the final box."""
        implied = {more for tag, more in self.implied_tags.items() if tag in tags}
        return (tags | implied) - self.lacking_tags.get(kind, frozenset())

    def lacks(self, rule: RuleId) -> bool:
        """Whether it says nothing of what a rule of the final book tells."""
        return rule in self.silent

    def leaves_open(self, rule: RuleId, consult: Consultation) -> bool:
        """Whether this edition has no such rule, and the table wants none borrowed for it."""
        return self.lacks(rule) and consult.readings.values[SILENT_POINTS] == OPEN

    def leaves_out(self, rule: RuleId, consult: Consultation) -> bool:
        """The same; and if so, the decision remembers that it leaves something out."""
        left_out = self.leaves_open(rule, consult)
        if left_out:
            consult.lacks(rule)
        return left_out

    def filled(self, readings: Readings) -> "ApexEdition":
        """The same printing; its tokens as in the final book, where a table fills gaps so."""
        filled = self.differs and readings.values[SILENT_POINTS] == FILLED
        return self._filled if filled else self

    @cached_property
    def _filled(self) -> "ApexEdition":
        return replace(self, gear_files=(*self.gear_files, *_FINAL_GEAR))


CORE = ApexEdition("core")
