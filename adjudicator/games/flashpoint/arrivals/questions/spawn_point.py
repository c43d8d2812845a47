"""The question `spawn-point`: where a Blip of the Spawn Pool comes in."""

from collections.abc import Sequence
from typing import Annotated, Literal

from pydantic import Field, StrictInt

from adjudicator.board.regions import Region
from adjudicator.core.change import Change
from adjudicator.core.facts import Listing
from adjudicator.core.input import Record, place
from adjudicator.core.question import Finding, Steps
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.alarm.pool import pool_after, waiting
from adjudicator.games.flashpoint.arrivals import rules
from adjudicator.games.flashpoint.arrivals.incoming import arrival, incoming_blip
from adjudicator.games.flashpoint.enemies.zone_limit import LIMIT, filling
from adjudicator.games.flashpoint.stealth.views import in_answer
from adjudicator.games.flashpoint.table import rulings
from adjudicator.games.flashpoint.table.changes import threat_cards_gone
from adjudicator.games.flashpoint.table.marks import zone_mark
from adjudicator.games.flashpoint.table.numbers import label, needs
from adjudicator.games.flashpoint.table.pieces import Token
from adjudicator.games.flashpoint.table.records import Count
from adjudicator.games.flashpoint.table.state import Table

#: What a six-sided die shows.
Roll = Annotated[StrictInt, Field(ge=1, le=6)]


class SpawnPointParams(Record):
    """The number that was rolled for a Blip of the Spawn Pool, and how many are still to come.

    As many are as the pool has, unless `waiting` says otherwise. The Blip need not be named: Elite
    ones come first.
    """

    roll: Roll
    waiting: Count | None = None
    blip: Literal["patrol", "elite-patrol"] | None = None


def spawn_point(table: Table, params: SpawnPointParams, consult: Consultation) -> Finding:
    """Judge at which Spawn Point a Blip comes in."""
    told = Steps()
    if why := _nobody(table, params):
        told.add(rules.SPAWN_POINT, f"flashpoint.entry.{why}")
        return told.finding(_stays_out(), f"flashpoint.entry.{why}", "clear")
    active = [token for token in table.tokens_of("spawn") if token.record.active]
    if unknown := _without_number(active, consult):
        return _unknown(told, unknown, consult)
    points = sorted(active, key=lambda token: token.record.number or 0)
    if points and not _has_number(points, params.roll, told, consult):
        told.add(rules.SPAWN_POINT, "flashpoint.entry.again")
        return told.finding(_stays_out(), "flashpoint.entry.again", "open")
    point = _free_point(table, points, params.roll, told, consult)
    still = max(waiting(table).total, 1) if params.waiting is None else params.waiting
    discard = 0 if point else still
    answer: dict[str, object] = {"point": point.record.number if point else None}
    answer |= {"discard": discard, **in_answer(())}
    if point is None:
        told.add(rules.SPAWN_FULL, "flashpoint.entry.full", count=discard)
        gone = threat_cards_gone(table, discard)
        return told.finding(answer, "flashpoint.entry.none", "blocked", gone, count=discard)
    facts = {"number": point.record.number, "zone": point.zone.called}
    told.add(rules.SPAWN_POINT, "flashpoint.entry.here", zone_mark(point.zone, "target"), **facts)
    change = _change(table, point.zone, params.blip)
    arrived = arrival(table, change, point.zone, told, consult)
    answer |= in_answer(arrived.views)
    return told.finding(answer, "flashpoint.entry.at", "note", arrived.change, **facts)


def _nobody(table: Table, params: SpawnPointParams) -> str | None:
    """Why no such Blip comes in now: none is waiting, or an Elite one comes first."""
    if "pool" not in table.source:
        return None
    pool = waiting(table)
    if not (pool.total if params.blip is None else getattr(pool, _POOLED[params.blip])):
        return "empty" if params.blip is None else "none-such"
    return "elites-first" if params.blip == "patrol" and pool.elites else None


#: How the Spawn Pool calls its Blips.
_POOLED = {"patrol": "patrols", "elite-patrol": "elites"}


def _stays_out() -> dict[str, object]:
    """The answer where no Blip comes in."""
    return {"point": None, "discard": 0, **in_answer(())}


def _without_number(points: Sequence[Token], consult: Consultation) -> list[Token]:
    """The Spawn Points whose number nobody has entered, noted as missing."""
    unknown = [token for token in points if token.record.number is None]
    for token in unknown:
        consult.known(None, place(token.at, "number"), label("number", token.called))
    return unknown


def _unknown(told: Steps, points: Sequence[Token], consult: Consultation) -> Finding:
    """Nobody can tell which Spawn Point was rolled."""
    facts = {"zones": Listing(tuple(token.zone.called for token in points)), **needs(consult)}
    told.add(rules.SPAWN_POINT, "flashpoint.entry.unknown", **facts)
    unknown = dict.fromkeys(("point", "discard", "checks", "spawns"))
    return told.finding({**unknown}, "flashpoint.entry.unknown", "open", None, **facts)


def _has_number(points: list[Token], roll: int, told: Steps, consult: Consultation) -> bool:
    """Whether a roll leads to a Spawn Point: to the one of its number, or by a reading to the next.

    What happens on a number that no point has, the book doesn't say.
    """
    if any(point.record.number == roll for point in points):
        return True
    told.add(rules.SPAWN_POINT, "flashpoint.entry.no-number", roll=roll)
    if consult(rulings.SPAWN_ROLL) == "reroll":
        return False
    told.add(rules.SPAWN_POINT, "flashpoint.entry.next")
    return True


def _change(table: Table, zone: Region, blip: str | None) -> Change:
    """A Blip of the Spawn Pool comes in; Elite ones first, if none is named."""
    comes = blip or ("elite-patrol" if waiting(table).elites else "patrol")
    elite = comes == "elite-patrol"
    pooled = table.pool.elite_patrol if elite else table.pool.patrol
    less = pool_after(table, 0 if elite else -1, -1 if elite else 0) if pooled else {}
    return Change(added=[("units", incoming_blip(table, zone, comes))], fields=less)


def _free_point(
    table: Table, points: list[Token], roll: int, told: Steps, consult: Consultation
) -> Token | None:
    """The rolled point, or the next one up and round again that is below its limit."""
    first = next((i for i, t in enumerate(points) if (t.record.number or 0) >= roll), 0)
    for point in (*points[first:], *points[:first]):
        if len(filling(table, point.zone, consult)) < LIMIT:
            return point
        facts = {"number": point.record.number, "zone": point.zone.called}
        told.add(
            rules.SPAWN_NEXT_POINT,
            "flashpoint.entry.over",
            zone_mark(point.zone, "blocked"),
            **facts,
        )
    return None
