"""The question `area`: which spaces does an Area of Effect reach?"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import chain
from typing import Annotated

from pydantic import Field, StrictBool, StrictInt

from adjudicator.board.squares import Edge
from adjudicator.core.change import Change
from adjudicator.core.facts import Listing, Place, Said
from adjudicator.core.faults import InputError
from adjudicator.core.input import Record
from adjudicator.core.question import Finding
from adjudicator.core.rule import RuleId
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Answer, Facts, Step, Summary, area_mark, edge_mark, space_mark
from adjudicator.games.apex.harm import rules
from adjudicator.games.apex.harm.areas import AreaProof, Facing, Offset, laid, spread
from adjudicator.games.apex.harm.domes import card_tells, sheltered
from adjudicator.games.apex.harm.elimination import Injury, injured, victory_by
from adjudicator.games.apex.harm.questions.injuries import (
    UNKNOWN_DIALS,
    ending,
    hurt_by,
    injury_steps,
    target_answer,
    turned,
    victory_steps,
)
from adjudicator.games.apex.table.ends import End, EndRecord
from adjudicator.games.apex.table.kit import Count
from adjudicator.games.apex.table.naming import things
from adjudicator.games.apex.table.pieces import Piece
from adjudicator.games.apex.table.spots import space_anywhere
from adjudicator.games.apex.table.state import Figure, Table

#: One part of an offset, and the most spaces of a shape: as much as the largest board needs.
Away = Annotated[StrictInt, Field(ge=-60, le=60)]
MOST_SPACES = 3600
Side = Annotated[StrictInt, Field(ge=1, le=60)]


class AreaParams(Record):
    """A shape as it is when facing north, and the space it starts from."""

    source: EndRecord
    offsets: Annotated[tuple[tuple[Away, Away], ...], Field(max_length=MOST_SPACES)] | None = None
    #: In place of offsets: the columns and rows of a rectangle with the source in its middle.
    size: tuple[Side, Side] | None = None
    aerial: StrictBool = False
    facing: Facing = "n"
    #: What it deals to everyone it reaches, and whether the card tags that ORDNANCE.
    damage: Count | None = None
    ordnance: StrictBool | None = None


def _offsets(params: AreaParams) -> Iterable[Offset]:
    """The shape; of an even number of columns or rows, one more lies to the left, or above."""
    if params.offsets is not None:
        return params.offsets
    if params.size is None:
        raise InputError("offsets", "input.missing")
    across, down = (range(-(side // 2), side - side // 2) for side in params.size)
    return [(c, r) for r in down for c in across]


def area(table: Table, params: AreaParams, consult: Consultation) -> Finding:
    """Judge which spaces of a shape are affected."""
    space = space_anywhere(table, params.source, "source")
    source = End(space, table.level(space))
    shape = laid(space, _offsets(params), params.facing)
    proof = spread(table, source, shape, consult, aerial=params.aerial)
    if table.edition.leaves_open(rules.AREA_LEVEL, consult):
        consult.leaves_open(proof.off_level)
    answer = {"spaces": [list(space) for space in proof.reached]}
    summary = Summary("apex.area.reached", "note", _reached(proof))
    steps = chain(faced(params.facing), area_steps(table, proof))
    if params.damage is None:
        return Finding(answer, summary, steps)
    burst = _burst(table, proof, params.damage, params, consult)
    victory = victory_by(table, burst.injuries, consult)
    told = chain(steps, _burst_steps(table, burst), victory_steps(victory))
    outcome = ending(burst.injuries, victory) or _burst_summary(burst, proof)
    return Finding({**answer, **_dealt(burst)}, outcome, told, _change(burst))


@dataclass(frozen=True, slots=True)
class Burst:
    """Damage to everyone in an area: whom it hurts, whom a Zone spares.

    `unsure` are those of whom nobody knows: whether the damage is such that their Zone stops it.
    """

    damage: int
    injuries: tuple[Injury, ...]
    spared: tuple[Figure, ...] = ()
    unsure: tuple[Figure, ...] = ()

    @property
    def is_known(self) -> bool:
        """Whether all that it does is known."""
        return not self.unsure and all(injury.is_known for injury in self.injuries)


def _burst(
    table: Table, proof: AreaProof, damage: int, params: AreaParams, consult: Consultation
) -> Burst:
    hit = [who for who in table.figures.values() if who.at in proof.reached]
    shelter = sheltered(table, {who.at for who in hit}, consult)
    inside = tuple(who for who in hit if who.at in shelter)
    stopped = params.ordnance if table.edition.domes_stop_ordnance else True
    if inside and stopped is None:
        consult.known(None, "ordnance", Said("apex.number.ordnance", ()))
    others = [who for who in hit if who not in inside or stopped is False]
    injuries = tuple(injured(who, (damage,), consult) for who in others)
    spared = inside if stopped else ()
    return Burst(damage, injuries, spared, inside if stopped is None else ())


def _dealt(burst: Burst) -> Answer:
    """Whom it hurts and what is left on the dials; of those who are not sure, nothing."""
    hit = [{"figure": one.legend.id, "damage": burst.damage} for one in burst.injuries]
    unsure = [{"figure": who.id, "damage": None} for who in burst.unsure]
    dials = [target_answer(injury) for injury in burst.injuries]
    open_dials = [{"figure": who.id, **UNKNOWN_DIALS} for who in burst.unsure]
    return {"hit": [*hit, *unsure], "targets": [*dials, *open_dials]}


def _change(burst: Burst) -> Change | None:
    """Everyone it hurts afterwards."""
    if not burst.is_known:
        return None
    return Change(edits=[injury.edit for injury in burst.injuries])


def _burst_summary(burst: Burst, proof: AreaProof) -> Summary:
    facts = {**_reached(proof), "hit": len(burst.injuries)}
    if not burst.is_known:
        return Summary("apex.area.unknown", "open", facts)
    listed = Listing(tuple(map(hurt_by, burst.injuries)))
    hurt = {"listed": listed, "dials": turned(*burst.injuries)}
    message_id = "apex.area.hits" if burst.injuries else "apex.area.hits-nobody"
    return Summary(message_id, "clear", {**facts, **hurt})


def _burst_steps(table: Table, burst: Burst) -> Iterator[Step]:
    for injury in burst.injuries:
        who = injury.legend
        if isinstance(who, Figure):
            facts = {"who": who.name, "space": who.at, "damage": burst.damage}
            marks = (space_mark(who.at, "hit"),)
            yield Step(rules.AREA_SHAPE, "apex.grenade.hit", facts, marks)
            yield from card_tells(table, who)
        yield from injury_steps(injury)
    for who in (*burst.spared, *burst.unsure):
        facts = {"who": who.name, "place": Place(who.at, table.level(who.at))}
        sure = who in burst.spared
        message_id = "apex.grenade.spared-dome" if sure else "apex.area.ordnance-unknown"
        yield Step(rules.ZONE_DOME, message_id, facts, (space_mark(who.at, "note"),))
    if not (burst.injuries or burst.spared or burst.unsure):
        yield Step(rules.AREA_SHAPE, "apex.grenade.hits-nobody", {})


#: The phrases for a turned shape.
_FACES = {"e": "apex.area.faces-right", "s": "apex.area.faces-down", "w": "apex.area.faces-left"}


def faced(facing: Facing) -> list[Step]:
    """A shape that does not lie as it is drawn."""
    return [Step(rules.AREA_SHAPE, _FACES[facing], {})] if facing in _FACES else []


def area_steps(table: Table, proof: AreaProof, level: RuleId = rules.AREA_LEVEL) -> Iterator[Step]:
    """How an area spreads: its shape, what is spared of it and why, what is left."""
    facts = _facts(proof)
    message_id = "apex.area.shape-outside" if proof.outside else "apex.area.shape"
    marks = (area_mark(proof.shape, "note"), space_mark(proof.space, "choice"))
    yield Step(rules.AREA_SHAPE, message_id, facts, marks)
    if proof.aerial:
        yield Step(rules.AREA_AERIAL, "apex.area.aerial", facts)
    else:
        yield from _spared(table, proof, facts, level)
    message_id = "apex.area.reached" if proof.reached else "apex.area.nothing"
    yield Step(rules.AREA_SHAPE, message_id, _reached(proof), (area_mark(proof.reached, "hit"),))


def _facts(proof: AreaProof) -> dict[str, object]:
    return {
        "source": Place(proof.space, proof.level),
        "count": len(proof.shape),
        "outside": proof.outside,
        "level": proof.level,
    }


def _reached(proof: AreaProof) -> Facts:
    return {**_facts(proof), "count": len(proof.reached), "spaces": Listing(proof.reached)}


def _spared(
    table: Table, proof: AreaProof, facts: dict[str, object], level: RuleId
) -> Iterator[Step]:
    if proof.off_level:
        off = {**facts, "count": len(proof.off_level), "spaces": Listing(proof.off_level)}
        mark = area_mark(proof.off_level, "blocked")
        yield Step(level, "apex.area.off-level", off, (mark,))
    if not proof.blocked:
        yield Step(rules.AREA_BLOCKAGE, "apex.area.unblocked", facts)
        return
    edges = dict.fromkeys(edge for _, barrier in proof.blocked for edge in barrier.edges)
    pieces = dict.fromkeys(_highest(table, edge) for edge in edges)
    found = {"things": things(pieces), "spaces": Listing(proof.behind)}
    drawn = tuple(edge_mark(edge, "blocker") for edge in edges)
    marks = (area_mark(proof.behind, "blocked"), *drawn)
    count = len(proof.blocked)
    yield Step(rules.AREA_BLOCKAGE, "apex.area.blocked", {**facts, **found, "count": count}, marks)


def _highest(table: Table, edge: Edge) -> Piece:
    return max((part.piece for part in table.blockages[edge]), key=lambda piece: piece.top)
