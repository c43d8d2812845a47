"""How Minion Battles end: who is removed, and the pushes that follow at the same moment."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from adjudicator.core.change import Change, Edit, together
from adjudicator.core.faults import InputError
from adjudicator.core.input import place
from adjudicator.core.ruling import Consultation
from adjudicator.games.atlantis.lanes.battles import Battle, battle_of
from adjudicator.games.atlantis.lanes.choosing import ChoicesParams, check_choices, chosen_of
from adjudicator.games.atlantis.lanes.lane_pushes import Pushes, push_lanes
from adjudicator.games.atlantis.lanes.push_changes import push_change
from adjudicator.games.atlantis.table.kit import Team
from adjudicator.games.atlantis.table.state import Lane, Table, Unit, moved, other_team


@dataclass(frozen=True)
class BattleEnd:
    """A Minion Battle with what its loser chose: `removed` are those that go for certain."""

    battle: Battle
    removed: tuple[Unit, ...]

    @property
    def choose(self) -> tuple[Unit, ...]:
        """Those whom the loser still has to choose from."""
        if len(self.removed) == self.battle.remove:
            return ()
        return tuple(unit for unit in self.battle.choices if unit not in self.removed)


@dataclass(frozen=True)
class BattlesEnd:
    """The Minion Battles of lanes, and the pushes that they cause once all choices are made."""

    ends: tuple[BattleEnd, ...]
    without: Table
    push: Pushes | None = None

    @property
    def removed(self) -> tuple[Unit, ...]:
        """All that are removed."""
        return tuple(unit for end in self.ends for unit in end.removed)

    @property
    def strays(self) -> tuple[Unit, ...]:
        """Those who have to go back before the battles."""
        return tuple(unit for end in self.ends for unit in end.battle.strays)

    @property
    def change(self) -> Change | None:
        """Removed Minions off the board, lanes pushed; None while a choice or a stray is open."""
        if self.strays or any(end.choose for end in self.ends):
            return None
        gone = Change(edits=[Edit("units", unit.id, {"at": None}) for unit in self.removed])
        if self.push is None:
            return gone
        pushed = push_change(self.without, self.push)
        return None if pushed is None else together(gone, pushed)


def end_battles(
    table: Table,
    lanes: Iterable[Lane],
    removed: tuple[str, ...],
    params: ChoicesParams,
    consult: Consultation,
) -> BattlesEnd:
    """Judge the Minion Battles of lanes, which happen at the same time, and their pushes."""
    found = fight_battles(table, lanes, removed)
    ends = found.ends
    winners = {end.battle.lane.name: _winner(end.battle) for end in ends if end.battle.pushed}
    if found.strays or any(end.choose for end in ends) or not winners:
        return found
    return replace(found, push=_pushed(found.without, winners, params, consult))


def fight_battles(table: Table, lanes: Iterable[Lane], removed: tuple[str, ...]) -> BattlesEnd:
    """Judge the Minion Battles of lanes without the pushes that follow."""
    battles = [battle_of(table, lane) for lane in lanes]
    _check_removed(battles, removed)
    ends = tuple(_ended(battle, removed) for battle in battles)
    return BattlesEnd(ends, _without(table, ends))


def _winner(battle: Battle) -> Team:
    return other_team(battle.loser or "red")


def _check_removed(battles: list[Battle], removed: tuple[str, ...]) -> None:
    """Everybody who is chosen is one of those to choose from, and no more than that many."""
    known = {unit.id for battle in battles for unit in (*battle.choices, *battle.forced)}
    for number, name in enumerate(removed):
        if name not in known or name in removed[:number]:
            ids = tuple(sorted(known - {*removed[:number]}))
            raise InputError(place("removed", number), "atlantis.not-to-remove", known=ids)
    for battle in battles:
        chosen = [unit for unit in battle.choices if unit.id in removed]
        if len(chosen) > battle.open:
            raise InputError("removed", "atlantis.too-many-removed", count=battle.remove)


def _ended(battle: Battle, removed: tuple[str, ...]) -> BattleEnd:
    chosen = tuple(unit for unit in battle.choices if unit.id in removed)
    if len(battle.choices) == battle.open:
        chosen = battle.choices
    return BattleEnd(battle, (*battle.forced, *chosen))


def _without(table: Table, ends: tuple[BattleEnd, ...]) -> Table:
    """The table without those who are removed."""
    for unit in (unit for end in ends for unit in end.removed):
        table = moved(table, unit, None)
    return table


def _pushed(
    table: Table, winners: Mapping[str, Team], params: ChoicesParams, consult: Consultation
) -> Pushes:
    chosen = chosen_of(params)
    found = push_lanes(table, winners, chosen, consult)
    found.note_counters(consult)
    # Choices are made by the table's own reading; under another they may not fit.
    if consult.readings == table.readings:
        check_choices(chosen, found)
    return found
