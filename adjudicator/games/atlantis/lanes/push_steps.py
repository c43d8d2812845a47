"""What pushes of lanes do, step by step."""

from collections.abc import Iterator

from adjudicator.board.cell import in_rows
from adjudicator.core.facts import Called, Listing
from adjudicator.core.verdict import Step, area_mark, space_mark
from adjudicator.games.atlantis.lanes import rules
from adjudicator.games.atlantis.lanes.lane_pushes import LanePush, Pushes
from adjudicator.games.atlantis.lanes.spawning import Spawned
from adjudicator.games.atlantis.table.ends import names, piece_marks
from adjudicator.games.atlantis.table.judging import team_fact
from adjudicator.games.atlantis.table.kit import Team
from adjudicator.games.atlantis.table.state import Table, lane_called, other_team

Facts = dict[str, object]


def push_steps(table: Table, found: Pushes) -> Iterator[Step]:
    """Counters, what ends the game, then each lane with its Minions."""
    if len(found.winners) > 1:
        lanes = Listing(tuple(map(lane_called, found.winners)))
        yield Step(rules.DOUBLE_TOGETHER, "atlantis.lane.together", {"lanes": lanes})
    for push in found.lanes:
        if push.lane.name in found.winners and push.waves is not None:
            yield Step(rules.LANE_COUNTER, "atlantis.lane.counter", _facts(found, push))
        elif push.lane.name in found.winners and not found.over:
            yield Step(rules.LANE_COUNTER, "atlantis.lane.uncounted", _facts(found, push))
    if found.uncounted:
        return
    yield from _weighed(table, found)
    if found.over:
        yield from _ended(table, found, found.over)
        return
    for push in found.lanes:
        yield from _goes_on(table, found, push)


def _facts(found: Pushes, push: LanePush) -> Facts:
    winner = found.winners.get(push.lane.name)
    facts: Facts = {"zone": push.zone, "lane": push.lane.called, "waves": push.waves}
    return {**facts, "team": team_fact(winner)}


def _weighed(table: Table, found: Pushes) -> Iterator[Step]:
    """With two lanes: the zones that each team holds."""
    if not found.between:
        return
    before = tuple(lane.called for lane in table.lanes.values() if lane.waves == 0)
    now = tuple(push.lane.called for push in found.lanes if push.waves == 0)
    message_id = "atlantis.lane.spent-before" if found.spent else "atlantis.lane.double-ends"
    yield Step(rules.DOUBLE_ENDS, message_id, {"lanes": Listing(before or now)})
    reds, blues = found.between["red"], found.between["blue"]
    told: Facts = {"red": sum(reds), "blue": sum(blues)}
    told |= {"reds": _sum(reds), "blues": _sum(blues), "winner": team_fact(found.over)}
    won = found.by == "zones"
    message_id = "atlantis.lane.double-won" if won else "atlantis.lane.double-even"
    yield Step(rules.DOUBLE_ZONES, message_id, told)
    if found.tied and not found.spent:
        yield Step(rules.DOUBLE_TIE, "atlantis.lane.double-on", {})
    elif found.tied and not found.over:
        yield Step(rules.DOUBLE_TIE, "atlantis.lane.both-won", {})


def _sum(zones: tuple[int, ...]) -> str:
    return " + ".join(map(str, zones))


def _ended(table: Table, found: Pushes, over: Team) -> Iterator[Step]:
    """What ended the game, where it was not the zones."""
    facts: Facts = {"team": team_fact(over)}
    if found.by == "last-counter":
        yield Step(rules.LANE_LAST, "atlantis.lane.last", facts)
    elif found.by == "after-tie":
        yield Step(rules.DOUBLE_TIE, "atlantis.lane.sudden", facts)
    elif found.by == "throne":
        zones = [p.zone for p in found.lanes if found.winners[p.lane.name] == over]
        throne = table.thrones.get(other_team(over))
        message_id = "atlantis.lane.throne" if throne in zones else "atlantis.lane.beyond"
        zone = throne if throne in zones else zones[0]
        yield Step(rules.LANE_THRONE, message_id, {**facts, "zone": zone})


def _goes_on(table: Table, found: Pushes, push: LanePush) -> Iterator[Step]:
    """The new Battle Zone of a lane, who leaves, and who comes back."""
    facts = _facts(found, push)
    marks = (area_mark(in_rows(table.zones[push.zone]), "note"),)
    if push.lane.name in found.winners and (found.spent or not found.tied):
        yield Step(rules.LANE_NEXT, "atlantis.lane.next", facts, marks)
    else:
        yield Step(rules.DOUBLE_TIE, "atlantis.lane.anew", facts, marks)
    yield from _cleared(push)
    yield from _spawning(table, push)


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


def _spawning(table: Table, push: LanePush) -> Iterator[Step]:
    spawned = push.wave.spawned
    marks = tuple(space_mark(each.at, "choice") for each in spawned if each.at)
    facts = {"count": len(spawned), "zone": push.zone}
    yield Step(rules.LANE_SPAWN, "atlantis.lane.spawned", facts, marks)
    if push.wave.both_teams:
        message_id = "atlantis.lane.coin-first" if table.coin else "atlantis.lane.either-first"
        yield Step(rules.LANE_DISPLACED, message_id, {"team": team_fact(table.coin)})
    yield from map(_displaced, push.wave.displaced)


def _displaced(minion: Spawned) -> Step:
    told = {
        "kind": Called(f"kind.{minion.point.kind}"),
        "team": team_fact(minion.point.team),
        "point": minion.point.at,
        "spaces": Listing(minion.choose, any_of=True),
    }
    marks = tuple(space_mark(at, "choice") for at in minion.choose)
    return Step(rules.LANE_DISPLACED, f"atlantis.lane.{_message_id(minion)}", told, marks)


def _message_id(minion: Spawned) -> str:
    if not minion.choose:
        return "no-room"
    if minion.waits:
        return "waits"
    return "displaced" if minion.at else "choose"
