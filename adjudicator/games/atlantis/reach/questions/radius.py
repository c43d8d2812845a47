"""The question `radius`: who or what is within a radius?"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from pydantic import Field

from adjudicator.board.cell import in_rows
from adjudicator.board.hexes import Hex
from adjudicator.core.facts import Listing, Said
from adjudicator.core.faults import InputError
from adjudicator.core.input import Record
from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.core.values import Json
from adjudicator.core.verdict import Step, Summary, area_mark, space_mark
from adjudicator.games.atlantis.immunity.immune import Immunity, immunity_of
from adjudicator.games.atlantis.immunity.steps import immune_step
from adjudicator.games.atlantis.reach import rules
from adjudicator.games.atlantis.reach.meant import Side, UnitKind, is_meant, team_of
from adjudicator.games.atlantis.reach.ranges import Reaching, spaces_within
from adjudicator.games.atlantis.reach.steps import no_range
from adjudicator.games.atlantis.table.ends import End, EndRecord, read_end
from adjudicator.games.atlantis.table.kit import ActionKind
from adjudicator.games.atlantis.table.state import Table, Unit

#: What else may be looked for: tokens, empty spaces, Spawn points in empty spaces.
Thing = Literal["tokens", "spaces", "spawn-points", "minion-spawn-points"]


class RadiusParams(Record):
    """An end, and the value of the icon; `among` whom or what, and on which `side`.

    `action` is the type of the targeting action: units that are Immune to it are left out.
    """

    start: EndRecord = Field(alias="from")
    radius: Reaching | None = None
    among: UnitKind | Thing = "units"
    side: Side = "any"
    action: ActionKind | None = None


@dataclass(frozen=True)
class _Found:
    """What is within a radius: each with its id or place, its name, and its space."""

    source: End
    spaces: list[Hex]
    places: tuple[Hex, ...]
    answers: list[Json]
    names: tuple[object, ...]
    immune: tuple[Immunity, ...] = ()


def radius(table: Table, params: RadiusParams, consult: Consultation) -> Finding:
    """Find who or what is within a radius."""
    source = read_end(table, params.start, "from")
    label = Said("atlantis.missing.radius", (("source", source.fact),))
    if consult.known(params.radius, "radius", label) is None:
        summary = Summary("atlantis.radius.unknown", "open", {"source": source.fact})
        step = Step(rules.REACH_RADIUS, "atlantis.radius.untold", {"source": source.fact})
        return Finding({_field(params.among): None}, summary, (step,))
    found = _found(table, source, params, consult)
    if unsure := [each for each in found.immune if each.unsure]:
        open_ = Summary("atlantis.immune.unknown", "open", {"who": unsure[0].unit.name})
        return Finding({_field(params.among): None}, open_, tuple(map(immune_step, unsure)))
    facts: dict[str, object] = {"source": source.fact, "radius": params.radius}
    facts |= {"count": len(found.names), "names": Listing(found.names)}
    message_id = "atlantis.radius.found" if found.names else "atlantis.radius.none"
    summary = Summary(message_id, "note", facts)
    answer = {_field(params.among): found.answers}
    return Finding(answer, summary, tuple(_steps(params, found, facts)))


def _field(among: str) -> str:
    """What the answer calls what was looked for."""
    if among in ("tokens", "spaces"):
        return among
    return "spawn-points" if among.endswith("spawn-points") else "units"


def _found(table: Table, source: End, params: RadiusParams, consult: Consultation) -> _Found:
    spaces = spaces_within(table, source.at, params.radius or 0)
    if params.among == "tokens":
        tokens = [t for t in table.tokens.values() if t.at in spaces]
        places = tuple(t.at for t in tokens if t.at)
        return _Found(source, spaces, places, [t.id for t in tokens], tuple(t.name for t in tokens))
    if params.among in ("units", "heroes", "minions"):
        return _units(table, source, spaces, params, consult)
    empty = in_rows(at for at in spaces if table.is_empty(at))
    if params.among != "spaces":
        minions = params.among == "minion-spawn-points"
        points = {p.at for p in table.points if not minions or p.kind != "hero"}
        empty = tuple(at for at in empty if at in points)
    return _Found(source, spaces, empty, [list(at) for at in empty], empty)


def _units(
    table: Table, source: End, spaces: list[Hex], params: RadiusParams, consult: Consultation
) -> _Found:
    team = team_of(source)
    if team is None and params.side != "any":
        raise InputError("side", "atlantis.no-side")
    there = [u for u in table.units.values() if u.at in spaces]
    meant = [u for u in there if is_meant(u, params.among, params.side, team)]
    judged = [immunity_of(table, u, params.action, consult) for u in meant] if params.action else []
    barred = tuple(each for each in judged if each.immune or each.unsure)
    left_out: list[Unit] = [each.unit for each in barred]
    units = [u for u in meant if u not in left_out]
    places = tuple(u.at for u in units if u.at)
    names = tuple(u.name for u in units)
    return _Found(source, spaces, places, [u.id for u in units], names, barred)


def _steps(params: RadiusParams, found: _Found, facts: dict[str, object]) -> Iterator[Step]:
    if params.radius is not None and params.radius < 1:
        yield no_range(params.radius)
        return
    role = "hit" if _field(params.among) == "units" else "choice"
    area = area_mark(tuple(found.spaces), "reach")
    marks = (area, *(space_mark(at, role) for at in found.places))
    message_id = "atlantis.radius.units" if found.names else "atlantis.radius.nobody"
    yield Step(rules.REACH_RADIUS, message_id, facts, marks)
    yield from map(immune_step, found.immune)
    yield Step(rules.REACH_OWN, "atlantis.radius.own", facts)
