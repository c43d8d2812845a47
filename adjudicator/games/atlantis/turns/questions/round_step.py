"""The question `round-step`: the end of a Round, one step at a time, in the order of the book."""

from collections.abc import Callable
from typing import Annotated

from pydantic import Field

from adjudicator.core.change import Change, together
from adjudicator.core.facts import Listing, Said
from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.core.values import Json
from adjudicator.core.verdict import Answer, Step, Summary, Tone
from adjudicator.games.atlantis.lanes.battle_ends import BattleEnd, fight_battles
from adjudicator.games.atlantis.lanes.battle_steps import battle_steps
from adjudicator.games.atlantis.lanes.battles import winning
from adjudicator.games.atlantis.lanes.choosing import ChoicesParams
from adjudicator.games.atlantis.lanes.homecoming import bring_back
from adjudicator.games.atlantis.lanes.minion_return import Stray, strays_of
from adjudicator.games.atlantis.lanes.push_changes import push_change
from adjudicator.games.atlantis.lanes.push_steps import push_steps
from adjudicator.games.atlantis.lanes.questions.lane_pushes import LanePushesParams, pushes_of
from adjudicator.games.atlantis.table.ends import UnitId, names
from adjudicator.games.atlantis.table.judging import team_fact
from adjudicator.games.atlantis.table.records import HexPair
from adjudicator.games.atlantis.table.state import RoundStep, Table, Unit, lane_called
from adjudicator.games.atlantis.turns import rules
from adjudicator.games.atlantis.turns.round_end_steps import level_steps, pity_steps, tidied_steps
from adjudicator.games.atlantis.turns.round_ends import RoundEnd
from adjudicator.games.atlantis.victory.questions.victory import (
    Ending,
    by_life,
    by_throne,
    ending_steps,
)


class RoundStepParams(ChoicesParams):
    """The teams' choices in this step: where strays go, who is removed, where displaced Minions go.

    `first` and `second` are Minions tapped for removal, like those in `removed`.
    """

    removed: Annotated[tuple[UnitId, ...], Field(max_length=99)] = ()
    returns: Annotated[dict[UnitId, HexPair], Field(max_length=99)] = Field(default_factory=dict)
    first: UnitId | None = None
    second: UnitId | None = None

    @property
    def gone(self) -> tuple[str, ...]:
        """All that are chosen to be removed."""
        tapped = (name for name in (self.first, self.second) if name)
        return tuple(dict.fromkeys((*self.removed, *tapped)))


def round_step(table: Table, params: RoundStepParams, consult: Consultation) -> Finding:
    """Judge the step that the end of the Round has got to."""
    if table.round is None or table.round_end is None:
        step = Step(rules.ROUND_END, "atlantis.round-step.not-now", {})
        summary = Summary("atlantis.round-step.none", "blocked", {})
        return Finding({"step": None, "next": None}, summary, (step,))
    if ending := by_life(table) or by_throne(table):
        return _over(table, ending)
    got_to = table.round_end
    if got_to == "battle" and _left_astray(table, consult):
        got_to = "strays"
    return _JUDGES[got_to](table, params, consult)


def _over(table: Table, ending: Ending) -> Finding:
    """Nothing more happens once a team has won."""
    answer: Answer = {"step": table.round_end, "next": None, "over": ending.winner}
    summary = Summary("atlantis.end-of-round.over", "clear", {"team": team_fact(ending.winner)})
    return Finding(answer, summary, tuple(ending_steps(table, ending)))


def _left_astray(table: Table, consult: Consultation) -> list[Stray]:
    """The strays that still find room: no battle before they are back."""
    lanes = table.lanes.values()
    return [each for lane in lanes for each in strays_of(table, lane, consult) if each.spaces]


def _going_on(change: Change, then: RoundStep | None) -> Change:
    """What a step does, and the step that comes next."""
    return together(change, Change(fields={"round-end": then})) if then else change


def _answer(step: RoundStep, then: RoundStep | None, **more: Json) -> dict[str, Json]:
    return {"step": step, "next": then, **more}


def _strays(table: Table, params: RoundStepParams, consult: Consultation) -> Finding:
    lanes = tuple(table.lanes.values())
    home = bring_back(table, lanes, params.returns, consult)
    left = _left_astray(home.table, consult)
    goes = tuple(
        Said("atlantis.strays.goes", (("who", u.name), ("spaces", at))) for u, at in home.gone
    )
    facts: dict[str, object] = {"listed": Listing(goes), "count": len(goes)}
    facts |= {"who": left[0].minion.name if left else ""}
    facts |= {"team": team_fact(left[0].minion.team if left else None)}
    returned: list[Json] = [{"unit": unit.id, "to": list(at)} for unit, at in home.gone]
    answer = _answer("strays", "battle", returned=returned)
    steps = tuple(home.steps)
    if left:
        told = {**facts, "spaces": Listing(left[0].spaces, any_of=True)}
        steps = (*steps, Step(rules.ROUND_END, "atlantis.round-step.stray-chooses", told))
        return Finding(answer, Summary("atlantis.round-step.stray-open", "open", facts), steps)
    change = _going_on(home.change, "battle")
    return Finding(answer, Summary("atlantis.round-step.strays", "note", facts), steps, change)


def _battle(table: Table, params: RoundStepParams, _consult: Consultation) -> Finding:
    found = fight_battles(table, table.lanes.values(), params.gone)
    pushed = any(end.battle.pushed for end in found.ends)
    then: RoundStep = "push" if pushed else "clear"
    facts: dict[str, object] = {"names": names(found.removed), "count": len(found.removed)}
    removed: list[Json] = [unit.id for unit in found.removed]
    open_ = next((end for end in found.ends if end.choose), None)
    candidates: list[Json] = [unit.id for end in found.ends for unit in end.choose]
    answer = _answer("battle", then, removed=removed, candidates=candidates)
    steps = tuple(step for end in found.ends for step in battle_steps(table, end))
    if open_:
        return Finding(answer, _choosing(open_), steps)
    message_id = "atlantis.round-step.battle" if found.removed else "atlantis.round-step.even"
    change = found.change
    done = _going_on(change, then) if change else None
    return Finding(answer, Summary(message_id, "note", facts), steps, done)


def _choosing(end: BattleEnd) -> Summary:
    """Which team still chooses how many."""
    count = end.battle.remove - len(end.removed)
    facts = {"team": team_fact(end.battle.loser), "count": count, "names": names(end.choose)}
    return Summary("atlantis.battle.removes", "open", facts)


def _push(table: Table, params: RoundStepParams, consult: Consultation) -> Finding:
    winners = {name: team for name, lane in table.lanes.items() if (team := winning(table, lane))}
    asked = LanePushesParams(winners=winners, choices=params.choices, order=params.order)
    found = pushes_of(table, asked, consult)
    found.note_counters(consult)
    then: RoundStep | None = None if found.over or found.uncounted else "clear"
    zones = Listing(tuple(push.zone for push in found.lanes))
    facts: dict[str, object] = {"team": team_fact(found.over), "zones": zones}
    facts |= {"count": len(found.lanes)}
    pushed = push_change(table, found)
    change = _going_on(pushed, then) if pushed else None
    told: Json = None if found.uncounted else [push.zone for push in found.lanes]
    answer = _answer("push", then, over=found.over, zones=told)
    message_id = "over" if found.over else "push" if change else "push-open"
    message_id = "push-uncounted" if found.uncounted else message_id
    facts |= {"lanes": Listing(tuple(map(lane_called, found.uncounted)))}
    summary = Summary(f"atlantis.round-step.{message_id}", _TONES[message_id], facts)
    return Finding(answer, summary, push_steps(table, found), change)


_TONES: dict[str, Tone] = {
    "over": "clear",
    "push": "note",
    "push-open": "open",
    "push-uncounted": "open",
}


def _round_end(table: Table) -> RoundEnd:
    """The rest of the end of a Round, once battles and pushes are over."""
    home = bring_back(table, (), {}, Consultation(table.readings))
    return RoundEnd(table, fight_battles(table, (), ()), home)


def _clear(table: Table, _params: RoundStepParams, _consult: Consultation) -> Finding:
    found = _round_end(table)
    then: RoundStep = "level-up" if any(map(found.bought, found.heroes)) else "pity"
    steps = tuple(tidied_steps(found))
    summary = Summary("atlantis.round-step.clear", "note", {})
    change = _going_on(found.cleared, then)
    return Finding(_answer("clear", then), summary, steps, change)


def _level_up(table: Table, _params: RoundStepParams, _consult: Consultation) -> Finding:
    found = _round_end(table)
    rising = [hero for hero in found.heroes if found.bought(hero)]
    facts: dict[str, object] = {"names": names(rising), "count": len(rising)}
    last = [(hero, found.bought(hero)[-1]) for hero in rising]
    levels = [{"unit": h.id, "level": each.level, "coins": each.left} for h, each in last]
    change = _going_on(Change(tuple(found.levels)), "pity")
    steps = (*level_steps(found), *_upgrades(rising))
    summary = Summary("atlantis.round-step.level-up", "note", facts)
    return Finding(_answer("level-up", "pity", levels=levels), summary, steps, change)


def _upgrades(rising: list[Unit]) -> tuple[Step, ...]:
    """What those who rise choose on their own cards."""
    told = {"names": names(rising), "count": len(rising)}
    return (Step(rules.ROUND_END, "atlantis.round-step.upgrade", told),) if rising else ()


def _pity(table: Table, _params: RoundStepParams, _consult: Consultation) -> Finding:
    # A level that could be bought after a Pity coin waits for the next Round.
    found = _round_end(table)
    pitied = [hero for hero in found.heroes if found.pities(hero)]
    facts: dict[str, object] = {"names": names(pitied), "count": len(pitied)}
    facts |= {"round": (table.round or 0) + 1}
    change = together(Change(tuple(found.coins)), found.begun)
    message_id = "atlantis.round-step.pity" if pitied else "atlantis.round-step.no-pity"
    steps = (*pity_steps(found), Step(rules.ROUND_TURNS, "atlantis.round-step.begins", facts))
    answer = _answer("pity", None, pity=[hero.id for hero in pitied])
    return Finding(answer, Summary(message_id, "note", facts), steps, change)


_JUDGES: dict[RoundStep, Callable[[Table, RoundStepParams, Consultation], Finding]] = {
    "strays": _strays,
    "battle": _battle,
    "push": _push,
    "clear": _clear,
    "level-up": _level_up,
    "pity": _pity,
}
