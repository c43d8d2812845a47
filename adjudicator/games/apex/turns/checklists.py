"""The book's procedures as checklists: their steps in order, each with its rule."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from itertools import zip_longest
from typing import Literal

from adjudicator.core.rule import RuleId
from adjudicator.games.apex.table.clock import LAST_ROUND, Squad
from adjudicator.games.apex.table.legends import all_legends
from adjudicator.games.apex.table.state import Table
from adjudicator.games.apex.turns import rules

Phase = Literal[
    "draft",
    "loadout",
    "drop",
    "round",
    "turn",
    "transition",
    "shoot",
    "grenade",
    "eliminated",
    "cooldown",
]


@dataclass(frozen=True, slots=True)
class Item:
    """One step of a checklist; `text` is what its phrase is called by, where several share one."""

    id: str
    rule: RuleId
    text: str = ""

    @property
    def said(self) -> str:
        """The name that its phrase ends with."""
        return self.text or self.id


@dataclass(frozen=True, slots=True)
class Checklist:
    """The steps that apply here, and those that are left out here."""

    items: tuple[Item, ...]
    skipped: tuple[Item, ...] = ()


_ROUND = (
    Item("red", rules.ROUND_ORDER),
    Item("blue", rules.ROUND_ORDER),
    Item("transition", rules.ROUND_ORDER),
)
_TURN = (
    Item("effects", rules.TURN_EFFECTS),
    Item("activations", rules.TURN_ACTIVATE),
    Item("advance", rules.TURN_ADVANCE),
)
_SHOOT = tuple(
    Item(name, rules.CHECKLIST_SHOOT)
    for name in (
        "target",
        "weapon",
        "difficulty",
        "enhance",
        "before",
        "reveal",
        "hits",
        "damage",
        "after",
        "reset",
    )
)
_GRENADE = tuple(
    Item(name, rules.CHECKLIST_GRENADE) for name in ("aim", "draw", "drift", "hurt", "tidy")
)
_ELIMINATED = tuple(
    Item(name, rules.CHECKLIST_ELIMINATED) for name in ("remove", "knockdown", "dials", "deathbox")
)
_COOLDOWN = (
    Item("return", rules.COOLDOWN_RETURN),
    Item("place", rules.COOLDOWN_PLACE),
    Item("move", rules.COOLDOWN_MOVE),
    Item("done", rules.COOLDOWN_DONE),
)
_LOADOUT = tuple(
    Item(name, rules.LOADOUT_STEPS) for name in ("draw", "share", "equip", "ammo", "stow", "rest")
)
_PREPARE = (
    Item("rewards", rules.DROP_PREPARE),
    Item("epic-loot", rules.DROP_PREPARE),
    Item("feat-cards", rules.DROP_PREPARE),
)


def checklist(table: Table, phase: Phase, *, ring: bool) -> Checklist:
    """The checklist of a procedure, as it goes on this table."""
    if phase in table.edition.checklists:
        return _of_edition(table, phase, ring=ring)
    if phase in _PLAIN:
        return Checklist(_PLAIN[phase])
    if phase == "draft":
        return _draft(table)
    return _drop(table) if phase == "drop" else _transition(table, ring=ring)


#: What there is only with the Ring, and what is told otherwise without it.
_OF_RING = ("ring-damage",)
_RINGLESS = {"square-icons": "square-passed"}


def _of_edition(table: Table, phase: Phase, *, ring: bool) -> Checklist:
    """A procedure as the edition orders it; a last round without a transition leaves that out."""
    rule, names = table.edition.checklists[phase]
    items = [Item(name, rule) for name in names]
    if not ring:
        items = [replace(x, text=_RINGLESS.get(x.id, "")) for x in items if x.id not in _OF_RING]
    ends = table.time is not None and table.time.round == table.edition.last_round
    if not ends or table.edition.last_transition or phase not in ("round", "transition"):
        return Checklist(tuple(items))
    left_out = [x for x in items if phase == "transition" or x.id == "transition"]
    kept = tuple(item for item in items if item not in left_out)
    return Checklist(kept, tuple(replace(item, rule=rules.ROUND_NINE) for item in left_out))


_PLAIN: Mapping[Phase, tuple[Item, ...]] = {
    "loadout": _LOADOUT,
    "round": _ROUND,
    "turn": _TURN,
    "shoot": _SHOOT,
    "grenade": _GRENADE,
    "eliminated": _ELIMINATED,
    "cooldown": _COOLDOWN,
}


def _draft(table: Table) -> Checklist:
    """Blue is first to pick a Legend; then they take turns."""
    picks = _alternating(table, "blue", "red")
    items = [
        Item("colours", rules.DRAFT_COLOURS),
        Item("marker", rules.DRAFT_COLOURS),
        *(Item(f"pick-{n}-{s}", rules.DRAFT_PICK, f"pick-{s}") for n, s in picks),
        Item("rest", rules.DRAFT_PICK),
    ]
    return Checklist(tuple(items))


def _drop(table: Table) -> Checklist:
    """Blue is first to choose an edge, Red is first to enter; then they take turns."""
    place = _alternating(table, "blue", "red")
    enter = _alternating(table, "red", "blue")
    items = [
        *_PREPARE,
        *(Item(f"place-{n}-{s}", rules.DROP_PLACE, f"place-{s}") for n, s in place),
        *(Item(f"enter-{n}-{s}", rules.DROP_ENTER, f"enter-{s}") for n, s in enter),
        Item("clear-away", rules.DROP_CLEAR),
    ]
    return Checklist(tuple(items))


def _alternating(table: Table, *squads: Squad) -> list[tuple[int, Squad]]:
    """Whose Legend is when, until all have had theirs."""
    each = [[squad for x in all_legends(table) if x.squad == squad] for squad in squads]
    order = [squad for pair in zip_longest(*each) for squad in pair if squad]
    return list(enumerate(order, 1))


def _transition(table: Table, *, ring: bool) -> Checklist:
    applies: dict[str, Callable[[], bool]] = {
        "ring-damage": lambda: ring,
        "trophy": lambda: table.time is None or table.time.round == LAST_ROUND,
        "diamond": lambda: table.time is None or _token_ahead(table),
    }
    kept = [item for item in _TRANSITION if applies.get(item.id, lambda: True)()]
    if table.time is not None and table.time.round == LAST_ROUND:
        end = next(n for n, item in enumerate(kept) if item.id == "trophy")
        kept = kept[: end + 1]
    return Checklist(tuple(kept), tuple(item for item in _TRANSITION if item not in kept))


def _token_ahead(table: Table) -> bool:
    """Whether a token lies where the Round marker goes next."""
    clock = table.time
    return clock is not None and any(
        token.track == "round" and token.at == clock.round + 1 for token in clock.tokens
    )


TROPHY = Item("trophy", rules.TRANSITION_TROPHY)
_TRANSITION = (
    Item("ring-damage", rules.RING_DAMAGE),
    Item("feat-cards", rules.TRANSITION_FEAT),
    Item("cooldown", rules.COOLDOWN_MOVE),
    Item("round-marker", rules.TRANSITION_ROUND),
    TROPHY,
    Item("square", rules.TRANSITION_SQUARE),
    Item("diamond", rules.TRANSITION_DIAMOND),
    Item("draft-cards", rules.TRANSITION_READY),
    Item("initiative", rules.TRANSITION_INITIATIVE),
)
