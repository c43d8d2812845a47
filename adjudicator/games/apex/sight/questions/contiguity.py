"""The question `contiguity`: at distance 1, adjacent, neighboring?"""

from collections.abc import Iterator

from adjudicator.board.squares import Corner, Edge, Space, steps_apart
from adjudicator.core.facts import Called, Listing, Place
from adjudicator.core.faults import InputError
from adjudicator.core.input import place, read
from adjudicator.core.question import Finding
from adjudicator.core.rule import RuleId
from adjudicator.core.ruling import Consultation
from adjudicator.core.values import JsonObject
from adjudicator.core.verdict import (
    Answer,
    Facts,
    Mark,
    Step,
    Summary,
    edge_mark,
    point_mark,
    space_mark,
)
from adjudicator.games.apex.sight import rules
from adjudicator.games.apex.sight.contiguity import Contact, contact
from adjudicator.games.apex.table import rules as table_rules
from adjudicator.games.apex.table.ends import End, EndRecord, FromToParams, read_place
from adjudicator.games.apex.table.naming import kinds, place_of
from adjudicator.games.apex.table.state import Table


def contiguity(table: Table, params: FromToParams, consult: Consultation) -> Finding:
    """Judge how a place stands to another: two spaces, or a space and a border of spaces."""
    source = _read(table, params.start, "from")
    target = _read(table, params.to, "to")
    match source.spot, target.spot:
        case Space() as start, Space() as end:
            return _spaces(source, target, contact(table, start, end, consult))
        case Space() as space, (Edge() | Corner()) as border:
            return _border(source, target, space, border)
        case (Edge() | Corner()) as border, Space() as space:
            return _border(source, target, space, border)
    raise InputError("to", "apex.contiguity.needs-space")


def where_touching(table: Table, params: JsonObject) -> tuple[JsonObject, ...]:
    """Told next to a line only where the two spaces touch; elsewhere there is nothing to tell."""
    given = read(FromToParams, params, "")
    match _spot(table, given.start, "from"), _spot(table, given.to, "to"):
        case Space() as start, Space() as end if steps_apart(start, end) == 1:
            return ({},)
    return ()


def _spot(table: Table, record: EndRecord, at: str) -> object:
    given = read_place(table, record, at)
    return given.spot if isinstance(given, End) else given


def _read(table: Table, record: EndRecord, at: str) -> Place:
    given = read_place(table, record, at)
    if isinstance(given, End):
        return place_of(given)
    edge, level = given
    if level is None:
        raise InputError(place(at, "level"), "apex.end.needs-level")
    return Place(edge, level)


def _answer(relations: tuple[str, ...]) -> Answer:
    return {"relations": list(relations)}


def _spaces(source: Place, target: Place, found: Contact) -> Finding:
    summary = _summary(source, target, found.relations)
    return Finding(_answer(found.relations), summary, _steps(source, target, found))


def _steps(source: Place, target: Place, found: Contact) -> Iterator[Step]:
    facts = {"source": source, "target": target}
    apart = steps_apart(found.start, found.end)
    marks = (space_mark(found.start, "note"), space_mark(found.end, "note"))
    message_id = "apex.contiguity.touching" if found.touching else "apex.contiguity.not-touching"
    counted = {**facts, "distance": apart}
    yield Step(rules.CONTIGUITY_DISTANCE_ONE, message_id, counted, marks)
    if not found.touching:
        return
    yield Step(table_rules.MAP_LEVELS, "apex.contiguity.levels", facts)
    yield _in_between(found)
    held = found.adjacent, found.neighboring
    yield _relation(rules.CONTIGUITY_ADJACENT, "adjacent", facts, found.end, holds=held[0])
    yield _relation(rules.CONTIGUITY_NEIGHBORING, "neighboring", facts, found.end, holds=held[1])


def _in_between(found: Contact) -> Step:
    things = kinds(part.piece for part in found.obstacles)
    marks: tuple[Mark, ...] = tuple(edge_mark(p.edge, "blocker") for p in found.obstacles)
    if found.joint is None:
        message_id = "apex.contiguity.obstacle" if found.obstacles else "apex.contiguity.nothing"
        return Step(rules.CONTIGUITY_OBSTACLE, message_id, {"things": things}, marks)
    facts = {"things": things, "corner": found.joint}
    marks = (*marks, point_mark(found.joint, "note"))
    if found.buildings:
        message_id = (
            "apex.contiguity.buildings-apart" if found.apart else "apex.contiguity.buildings"
        )
    else:
        message_id = "apex.contiguity.corner" if found.obstacles else "apex.contiguity.corner-free"
    rule = rules.CONTIGUITY_CORNER if found.hangs_on_corner else rules.CONTIGUITY_OBSTACLE
    return Step(rule, message_id, facts, marks)


def _relation(rule: RuleId, name: str, facts: dict[str, Place], end: Space, *, holds: bool) -> Step:
    message_id = f"apex.contiguity.{name}" if holds else f"apex.contiguity.not-{name}"
    return Step(rule, message_id, facts, (space_mark(end, "clear" if holds else "blocked"),))


def _border(source: Place, target: Place, space: Space, border: Edge | Corner) -> Finding:
    """A space and an edge or intersection: is it one of the spaces that share it?"""
    shares = space in border.spaces
    rise = (target.level or 0) - (source.level or 0)
    near = shares and rise <= 0
    held = (("adjacent", shares and not rise), ("neighboring", near))
    relations = tuple(name for name, holds in held if holds)
    facts = {"source": source, "target": target, "space": space}
    rule = rules.CONTIGUITY_BORDER if shares and rise else table_rules.MAP_BUILDINGS
    # On the ground, no other edge or intersection can be meant.
    on_ground = not (source.level or target.level)
    levels = () if on_ground else (Step(rule, "apex.contiguity.border-levels", facts),)
    steps = (_shared(facts, space, border), *levels)
    return Finding(_answer(relations), _summary(source, target, relations), steps)


def _summary(source: Place, target: Place, relations: tuple[str, ...]) -> Summary:
    """The closest of the relations that hold."""
    facts = {
        "source": source,
        "target": target,
        "listed": Listing(relations) if relations else Called("list.none"),
    }
    for name in ("adjacent", "neighboring", "distance-1"):
        if name in relations:
            return Summary(f"apex.contiguity.is-{name}", "clear", facts)
    return Summary("apex.contiguity.is-apart", "blocked", facts)


def _shared(facts: Facts, space: Space, border: Edge | Corner) -> Step:
    """Whether a space is one of those that share a border."""
    marks: tuple[Mark, ...] = (space_mark(space, "note"),)
    shares = space in border.spaces
    if isinstance(border, Edge):
        rule, message_id, marks = rules.CONTIGUITY_EDGE, "edge", (*marks, edge_mark(border, "note"))
    else:
        rule, message_id = rules.CONTIGUITY_INTERSECTION, "intersection"
        marks = (*marks, point_mark(border, "note"))
    return Step(
        rule,
        f"apex.contiguity.{message_id}" if shares else f"apex.contiguity.not-{message_id}",
        facts,
        marks,
    )
