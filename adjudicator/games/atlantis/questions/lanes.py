"""The questions `minion-battle` and `lane-push`."""

from collections.abc import Iterator
from typing import Any

from pydantic import StrictStr

from adjudicator.games.atlantis import rules
from adjudicator.games.atlantis.ends import names, piece_marks
from adjudicator.games.atlantis.judging import team_fact
from adjudicator.games.atlantis.kit import Team
from adjudicator.games.atlantis.lanes import (
    Battle,
    LanePush,
    Spawned,
)
from adjudicator.games.atlantis.lanes import (
    lane_push as judge_push,
)
from adjudicator.games.atlantis.lanes import (
    minion_battle as judge_battle,
)
from adjudicator.games.atlantis.state import Lane, Table, other_team
from adjudicator.kernel.change import Change
from adjudicator.kernel.facts import Called, Listing
from adjudicator.kernel.hexes import by_rows
from adjudicator.kernel.ruling import Ruled, rule_on
from adjudicator.kernel.scene import Malformed, Record
from adjudicator.kernel.verdict import (
    Answer,
    Gist,
    Step,
    Verdict,
    area_mark,
    space_mark,
    verdict_on,
)


class BattleAsked(Record):
    """Which lane; it may be left out where there is only one."""

    lane: StrictStr | None = None


class LanePushAsked(Record):
    """Who won the push of which lane."""

    winner: Team
    lane: StrictStr | None = None


def find_lane(table: Table, name: str | None, at: str = "lane") -> Lane:
    """The lane that is meant."""
    if name is None and len(table.lanes) == 1:
        return next(iter(table.lanes.values()))
    if name is None or name not in table.lanes:
        known = tuple(table.lanes)
        raise Malformed(at, "hexes.unknown-lane", lane=name or "", known=known)
    return table.lanes[name]


def minion_battle(table: Table, asked: BattleAsked) -> Verdict:
    """Judge the Minion Battle of a lane."""
    battle = judge_battle(table, find_lane(table, asked.lane))
    answer = {
        "loser": battle.loser,
        "remove": battle.remove,
        "heavy-last": battle.heavy_last,
        "pushed": battle.pushed,
    }
    facts = {"team": team_fact(battle.loser), "count": battle.remove}
    says = "even" if battle.loser is None else "pushed" if battle.pushed else "removes"
    return Verdict(
        "minion-battle", answer, Gist(_BATTLE[says], "note", facts), tuple(_fought(table, battle))
    )


_BATTLE = {
    "even": "atlantis.battle.is-even",
    "pushed": "atlantis.battle.is-pushed",
    "removes": "atlantis.battle.removes",
}


def _fought(table: Table, battle: Battle) -> Iterator[Step]:
    zone = tuple(sorted(table.zones[battle.lane.battle_zone], key=by_rows))
    facts: dict[str, object] = {
        "zone": battle.lane.battle_zone,
        "red": len(battle.red),
        "blue": len(battle.blue),
    }
    yield Step(rules.BATTLE_COUNT, "atlantis.battle.counted", facts, (area_mark(zone, "note"),))
    if battle.loser is None:
        yield Step(rules.BATTLE_EVEN, "atlantis.battle.even", facts)
        return
    facts |= {"team": team_fact(battle.loser), "count": battle.remove}
    facts |= {"difference": battle.difference}
    says = "atlantis.battle.all" if battle.remove < battle.difference else "atlantis.battle.remove"
    yield Step(rules.BATTLE_REMOVE, says, facts, piece_marks(battle.losing, "hit"))
    if battle.heavy_last:
        heavies = [minion for minion in battle.losing if minion.type == "heavy"]
        others = len(battle.losing) - len(heavies)
        says = (
            "atlantis.battle.heavy-stays"
            if battle.remove <= others
            else "atlantis.battle.heavy-goes"
        )
        marks = piece_marks(heavies, "note")
        yield Step(rules.BATTLE_HEAVY, says, {**facts, "names": names(heavies)}, marks)
    if battle.pushed:
        winner = team_fact(other_team(battle.loser))
        yield Step(rules.BATTLE_PUSHED, "atlantis.battle.pushed", {**facts, "winner": winner})


def lane_push(table: Table, asked: LanePushAsked) -> Verdict:
    """Judge a push of a lane with its whole sequence."""
    ruled = _ruled(table, asked)
    push = ruled.proof
    facts = {"team": team_fact(push.over or push.winner), "zone": push.zone}
    gist = Gist("atlantis.lane.over" if push.over else "atlantis.lane.moves", "clear", facts)
    return verdict_on("lane-push", ruled, lambda answer: answer, gist, _pushed(table, push))


def _ruled(table: Table, asked: LanePushAsked) -> Ruled[LanePush, Answer]:
    lane = find_lane(table, asked.lane)
    return rule_on(
        table.readings,
        lambda consult: judge_push(table, lane, asked.winner, consult),
        _push_answer,
    )


def _push_answer(push: LanePush) -> Answer:
    return {
        "battle-zone": push.zone,
        "waves": push.waves,
        "over": push.over,
        "respawn": [_spawn(each) for each in (*push.spawned, *push.displaced)],
    }


def _spawn(spawned: Spawned) -> dict[str, Any]:
    """A Minion on its Spawn point, or with the spaces that its team chooses from."""
    point = spawned.point
    at = None if spawned.at is None else list(spawned.at)
    entry: dict[str, Any] = {"type": point.kind, "team": point.team, "at": at}
    return entry if at else {**entry, "choose": [list(space) for space in spawned.choose]}


def _pushed(table: Table, push: LanePush) -> Iterator[Step]:
    facts: dict[str, object] = {
        "team": team_fact(push.winner),
        "zone": push.zone,
        "lane": push.lane.name,
        "waves": push.waves,
    }
    if push.waves is not None:
        yield Step(rules.LANE_COUNTER, "atlantis.lane.counter", facts)
    yield from _weighed(push, facts)
    if push.over and not push.between:
        yield from _ended(push, facts)
        return
    if push.over:
        return
    if not push.tied:
        zone = tuple(sorted(table.zones[push.zone], key=by_rows))
        yield Step(rules.LANE_NEXT, "atlantis.lane.next", facts, (area_mark(zone, "note"),))
    yield from _cleared(push)
    yield from _spawning(push)


def _ended(push: LanePush, facts: dict[str, object]) -> Iterator[Step]:
    if push.throne:
        yield Step(rules.LANE_THRONE, "atlantis.lane.throne", facts)
    else:
        yield Step(rules.LANE_LAST, "atlantis.lane.last", facts)


def _weighed(push: LanePush, facts: dict[str, object]) -> Iterator[Step]:
    """With two lanes: the zones that each team holds."""
    if not push.between:
        return
    yield Step(rules.DOUBLE_ENDS, "atlantis.lane.double-ends", facts)
    held = {team: sum(between) for team, between in push.between.items()}
    red, blue = (Listing(push.between[team]) for team in ("red", "blue"))
    told = {**facts, "red": held["red"], "blue": held["blue"], "reds": red, "blues": blue}
    told["winner"] = team_fact(push.over)
    says = "atlantis.lane.double-won" if push.over else "atlantis.lane.double-even"
    yield Step(rules.DOUBLE_ZONES, says, told)
    if push.tied:
        yield Step(rules.DOUBLE_TIE, "atlantis.lane.double-on", facts)


def _cleared(push: LanePush) -> Iterator[Step]:
    if push.removed:
        told = {"names": names(push.removed), "count": len(push.removed)}
        yield Step(
            rules.LANE_CLEARED, "atlantis.lane.removed", told, piece_marks(push.removed, "hit")
        )
    strays = [minion for minion in push.strays if minion in push.removed]
    staying = [minion for minion in push.strays if minion not in push.removed]
    if strays:
        told = {"names": names(strays)}
        yield Step(rules.LANE_CLEARED, "atlantis.lane.strays-too", told)
    if staying:
        told = {"names": names(staying)}
        yield Step(rules.LANE_CLEARED, "atlantis.lane.strays-stay", told)


def _spawning(push: LanePush) -> Iterator[Step]:
    marks = tuple(space_mark(each.at, "choice") for each in push.spawned if each.at)
    facts = {"count": len(push.spawned), "zone": push.zone}
    yield Step(rules.LANE_SPAWN, "atlantis.lane.spawned", facts, marks)
    for each in push.displaced:
        told = {
            "kind": Called(f"kind.{each.point.kind}"),
            "team": team_fact(each.point.team),
            "point": each.point.at,
            "spaces": Listing(each.choose),
        }
        says = ("none", "one")[len(each.choose)] if len(each.choose) < 2 else "several"
        marks = tuple(space_mark(at, "choice") for at in each.choose)
        yield Step(rules.LANE_DISPLACED, _DISPLACED[says], told, marks)


_DISPLACED = {
    "none": "atlantis.lane.no-room",
    "one": "atlantis.lane.displaced",
    "several": "atlantis.lane.choose",
}


def lane_pushed(table: Table, asked: LanePushAsked) -> Change | None:
    """The lane with its new Battle Zone and its new Minions; nothing while a choice is open."""
    push = _ruled(table, asked).proof
    everyone = (*push.spawned, *push.displaced)
    if any(each.at is None and each.choose for each in everyone):
        return None
    lanes = {
        name: {"zones": list(lane.zones), "battle-zone": lane.battle_zone, "waves": lane.waves}
        for name, lane in table.lanes.items()
    }
    lanes[push.lane.name] |= {"battle-zone": push.zone, "waves": push.waves}
    gone = [("units", minion.id) for minion in push.removed]
    kept = {*table.units} - {minion.id for minion in push.removed}
    added = [("units", entry) for entry in _fresh(push, everyone, kept)]
    return Change(removed=gone, added=added, fields={"lanes": lanes})


def _fresh(
    push: LanePush, everyone: tuple[Spawned, ...], kept: set[str]
) -> Iterator[dict[str, Any]]:
    """New Minions, under names that nobody on the board has."""
    taken = set(kept)
    for each in everyone:
        if each.at is None:
            continue
        stem, number = f"{each.point.team}-{each.point.kind}", 1
        while f"{stem}-{number}" in taken:
            number += 1
        name = f"{stem}-{number}"
        taken.add(name)
        yield {
            "id": name,
            "kind": "minion",
            "type": each.point.kind,
            "team": each.point.team,
            "lane": push.lane.name,
            "at": list(each.at),
        }
