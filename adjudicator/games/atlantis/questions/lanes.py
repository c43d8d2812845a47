"""The question `lane-push`."""

from collections.abc import Iterator
from typing import Annotated, Any

from pydantic import Field, StrictStr

from adjudicator.games.atlantis import rules
from adjudicator.games.atlantis.ends import names, piece_marks
from adjudicator.games.atlantis.judging import team_fact
from adjudicator.games.atlantis.kit import Team
from adjudicator.games.atlantis.lanes import LanePush
from adjudicator.games.atlantis.lanes import lane_push as judge_push
from adjudicator.games.atlantis.records import HexPair
from adjudicator.games.atlantis.spawning import Spawned, Wave
from adjudicator.games.atlantis.state import Lane, Table
from adjudicator.kernel.change import Change
from adjudicator.kernel.coordinates import hex_linked, hex_name
from adjudicator.kernel.facts import Called, Listing
from adjudicator.kernel.hexes import Hex, by_rows
from adjudicator.kernel.ruling import Ruled, rule_on
from adjudicator.kernel.scene import Malformed, Record, place
from adjudicator.kernel.verdict import (
    Answer,
    Gist,
    Step,
    Verdict,
    area_mark,
    space_mark,
    verdict_on,
)

PointName = Annotated[StrictStr, Field(pattern=r"^-?\d{1,2},-?\d{1,2}$")]


class LanePushAsked(Record):
    """Who won the push of which lane, and what teams chose: by Spawn point, where its Minion goes.

    A Spawn point is named like its hex: `"9,-4"`.
    """

    winner: Team
    lane: StrictStr | None = None
    choices: Annotated[dict[PointName, HexPair], Field(max_length=99)] = Field(default_factory=dict)


def find_lane(table: Table, name: str | None, at: str = "lane") -> Lane:
    """The lane that is meant."""
    if name is None and len(table.lanes) == 1:
        return next(iter(table.lanes.values()))
    if name is None or name not in table.lanes:
        known = tuple(table.lanes)
        raise Malformed(at, "hexes.unknown-lane", lane=name or "", known=known)
    return table.lanes[name]


def lane_push(table: Table, asked: LanePushAsked) -> Verdict:
    """Judge a push of a lane with its whole sequence."""
    ruled = _ruled(table, asked)
    push = ruled.proof
    facts = {"team": team_fact(push.over or push.winner), "zone": push.zone}
    gist = Gist("atlantis.lane.over" if push.over else "atlantis.lane.moves", "clear", facts)
    return verdict_on("lane-push", ruled, lambda answer: answer, gist, _pushed(table, push))


def _ruled(table: Table, asked: LanePushAsked) -> Ruled[LanePush, Answer]:
    lane = find_lane(table, asked.lane)
    named = ((hex_linked(name), Hex(*pair)) for name, pair in asked.choices.items())
    chosen = {point: at for point, at in named if point is not None}
    ruled = rule_on(
        table.readings,
        lambda consult: judge_push(table, lane, asked.winner, chosen, consult),
        _push_answer,
    )
    displaced = [each for wave in _waves(ruled.proof) for each in wave.displaced]
    known = {each.point.at: each.choose for each in displaced}
    refused = [at for wave in _waves(ruled.proof) for at in wave.refused]
    for at in (*refused, *(at for at in chosen if at not in known)):
        options = tuple(map(hex_name, known.get(at, ())))
        raise Malformed(place("choices", hex_name(at)), "hexes.not-a-choice", known=options)
    return ruled


def _waves(push: LanePush) -> tuple[Wave, ...]:
    """The Minions that come back on this lane, then on others that begin anew with it."""
    return (push.wave, *(other.wave for other in push.others))


def _push_answer(push: LanePush) -> Answer:
    return {
        "battle-zone": push.zone,
        "waves": push.waves,
        "over": push.over,
        "respawn": [_spawn(each) for each in push.wave.everyone],
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
        yield _ended(push, facts)
        return
    if push.over:
        return
    if not push.tied:
        zone = tuple(sorted(table.zones[push.zone], key=by_rows))
        yield Step(rules.LANE_NEXT, "atlantis.lane.next", facts, (area_mark(zone, "note"),))
    yield from _cleared(push)
    yield from _spawning(push)


def _ended(push: LanePush, facts: dict[str, object]) -> Step:
    if push.throne:
        return Step(rules.LANE_THRONE, "atlantis.lane.throne", facts)
    if push.sudden:
        return Step(rules.DOUBLE_TIE, "atlantis.lane.sudden", facts)
    return Step(rules.LANE_LAST, "atlantis.lane.last", facts)


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
    spawned = push.wave.spawned
    marks = tuple(space_mark(each.at, "choice") for each in spawned if each.at)
    facts = {"count": len(spawned), "zone": push.zone}
    yield Step(rules.LANE_SPAWN, "atlantis.lane.spawned", facts, marks)
    for each in push.wave.displaced:
        told = {
            "kind": Called(f"kind.{each.point.kind}"),
            "team": team_fact(each.point.team),
            "point": each.point.at,
            "spaces": Listing(each.choose),
        }
        marks = tuple(space_mark(at, "choice") for at in each.choose)
        yield Step(rules.LANE_DISPLACED, f"atlantis.lane.{_says(each)}", told, marks)


def _says(spawned: Spawned) -> str:
    if not spawned.choose:
        return "no-room"
    if spawned.waits:
        return "waits"
    return "displaced" if spawned.at else "choose"


def open_choices(table: Table, asked: LanePushAsked) -> Iterator[Spawned]:
    """Displaced Minions that have a choice, each with what those before it leave to it."""
    before: dict[str, tuple[int, int]] = {}
    for number in range(len(table.points)):
        push = _ruled(table, asked.model_copy(update={"choices": before})).proof
        displaced = [each for wave in _waves(push) for each in wave.displaced]
        if number == len(displaced):
            return
        point = hex_name(displaced[number].point.at)
        if len(displaced[number].choose) > 1:
            yield displaced[number]
        pick = asked.choices.get(point)
        if pick and Hex(*pick) in displaced[number].choose:
            before[point] = pick


def lane_pushed(table: Table, asked: LanePushAsked) -> Change | None:
    """The lane with its new Battle Zone and its new Minions; nothing while a choice is open."""
    push = _ruled(table, asked).proof
    pushes = (push, *push.others)
    everyone = [(each, one) for each in pushes for one in each.wave.everyone]
    if any(one.at is None and one.choose for _, one in everyone):
        return None
    lanes = {
        name: {"zones": list(lane.zones), "battle-zone": lane.battle_zone, "waves": lane.waves}
        for name, lane in table.lanes.items()
    }
    for each in pushes:
        lanes[each.lane.name] |= {"battle-zone": each.zone, "waves": each.waves}
    removed = [minion.id for each in pushes for minion in each.removed]
    gone = [("units", name) for name in removed]
    fresh = _fresh(everyone, {*table.units} - {*removed})
    return Change(
        removed=gone, added=[("units", entry) for entry in fresh], fields={"lanes": lanes}
    )


def _fresh(everyone: list[tuple[LanePush, Spawned]], kept: set[str]) -> Iterator[dict[str, Any]]:
    """New Minions, under names that nobody on the board has."""
    taken = set(kept)
    for push, each in everyone:
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
