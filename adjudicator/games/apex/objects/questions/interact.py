"""The question `interact`: which objects and which loot are within a Legend's reach?"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain

from pydantic import Field, StrictStr

from adjudicator.core.change import Change, Edit
from adjudicator.core.facts import Listing, Place
from adjudicator.core.faults import InputError
from adjudicator.core.input import Record
from adjudicator.core.question import Finding
from adjudicator.core.rule import RuleId
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Answer, Facts, Step, Summary, area_mark, edge_mark, space_mark
from adjudicator.games.apex.objects import rules
from adjudicator.games.apex.objects.reaching import Nearness, Reach, reach
from adjudicator.games.apex.sight import rules as sight_rules
from adjudicator.games.apex.sight.contiguity import Contact
from adjudicator.games.apex.table.ends import end_of
from adjudicator.games.apex.table.legends import find_figure
from adjudicator.games.apex.table.naming import (
    kinds,
    piece_marks,
    place_of,
    spot_of,
    thing,
    things,
    who,
)
from adjudicator.games.apex.table.pieces import Piece
from adjudicator.games.apex.table.state import Table


class InteractParams(Record):
    """Who interacts, and with which object if that is chosen."""

    figure: StrictStr
    chosen: StrictStr | None = Field(default=None, alias="with")


def interact(table: Table, params: InteractParams, consult: Consultation) -> Finding:
    """Judge what a Legend can interact with, pick up from and drop on."""
    found = reach(table, find_figure(table, params.figure, "figure"), consult)
    if params.chosen is None:
        return Finding(_answer(found), _summary(found), _steps(table, found))
    chosen = _piece(table, params.chosen)
    opens = chosen in found.objects
    steps = chain(_steps(table, found), _opened(chosen) if opens else ())
    return Finding(_answer(found), _outcome(found, chosen), steps, _change(chosen, found))


def is_closed(piece: Piece) -> bool:
    """Whether a piece can be looted and nobody has done so yet."""
    return piece.facts.opens and not piece.opened


def _piece(table: Table, name: str) -> Piece:
    for piece in table.pieces:
        if piece.id == name:
            return piece
    known = tuple(piece.id for piece in table.pieces)
    raise InputError("with", "apex.time.no-component", id=name, known=known)


def _outcome(found: Reach, chosen: Piece) -> Summary:
    opens = chosen in found.objects
    facts = {"thing": thing(chosen), "count": int(opens), "legend": found.figure.name}
    if not opens:
        return Summary("apex.interact.refused", "blocked", facts)
    return Summary(
        "apex.interact.opens" if is_closed(chosen) else "apex.interact.used", "clear", facts
    )


def _opened(chosen: Piece) -> Iterator[Step]:
    """What interacting does to the object itself; what is in it, its card and the bags tell."""
    if is_closed(chosen):
        facts = {"thing": thing(chosen)}
        marks = piece_marks(chosen, role="choice")
        yield Step(rules.INTERACT_OPENED, "apex.interact.opens", facts, marks)


def _change(chosen: Piece, found: Reach) -> Change | None:
    """The opened marker on a Supply Bin; what other objects do, no text of the book tells."""
    if chosen not in found.objects or not is_closed(chosen):
        return None
    return Change(edits=[Edit("components", chosen.id, {"opened": True})])


def _answer(found: Reach) -> Answer:
    return {
        "objects": [piece.id for piece in found.objects],
        "pick-up": [list(space) for space in found.pick_up],
        "drop": [list(space) for space in found.drop],
    }


def _summary(found: Reach) -> Summary:
    facts = {"things": things(found.objects), "count": len(found.objects)}
    return Summary(
        "apex.interact.with" if found.objects else "apex.interact.nothing", "note", facts
    )


def _steps(table: Table, found: Reach) -> Iterator[Step]:
    who_asks = {"who": who(end_of(table, found.figure))}
    for one in found.interactive:
        yield from near_steps(one, who_asks)
        if one.piece.opened:
            yield _told(rules.INTERACT_OPENED, "apex.interact.opened", one, "harmless", who_asks)
        if one.piece in found.objects:
            yield _told(rules.INTERACT_ADJACENT, "apex.interact.adjacent", one, "choice", who_asks)
    yield from _untagged(found)
    message_id = "apex.interact.one" if found.objects else "apex.interact.none"
    here = place_of(end_of(table, found.figure))
    yield Step(rules.INTERACT_ONE, message_id, {"count": len(found.objects), "here": here})
    yield from _loot(table, found)
    marks = (area_mark(found.drop, "reach"),)
    facts = {**who_asks, "spaces": Listing(found.drop), "count": len(found.drop)}
    yield Step(rules.REACH_DROP, "apex.reach.drop", facts, marks)
    if table.edition.most_tokens is not None:
        yield Step(
            rules.INTERACT_THREE, "apex.interact.tokens", {"most": table.edition.most_tokens}
        )


def _untagged(found: Reach) -> Iterator[Step]:
    pieces = [one.piece for one in found.near if one not in found.interactive]
    if pieces:
        facts = {"things": things(pieces), "count": len(pieces)}
        yield Step(rules.INTERACT_TAGGED, "apex.interact.untagged", facts)


def _loot(table: Table, found: Reach) -> Iterator[Step]:
    if found.pick_up:
        facts = {"spaces": Listing(found.pick_up), "count": len(found.pick_up)}
        marks = tuple(space_mark(space, "choice") for space in found.pick_up)
        yield Step(rules.REACH_PICK_UP, "apex.reach.pick-up", facts, marks)
    for beyond in found.too_far:
        yield _out_of_reach(table, beyond)


def _out_of_reach(table: Table, beyond: Contact) -> Step:
    """Loot that touches the Legend's space and can't be picked up, and why."""
    obstacles = kinds(part.piece for part in beyond.obstacles)
    facts = {"space": beyond.end, "level": table.level(beyond.end), "things": obstacles}
    facts["count"] = len(obstacles.items)
    message_id = "apex.reach.loot-behind" if beyond.obstacles else "apex.reach.loot-apart"
    if beyond.rise:
        message_id = "apex.reach.loot-off-level"
    return Step(rules.REACH_PICK_UP, message_id, facts, (space_mark(beyond.end, "harmless"),))


def near_steps(one: Nearness, facts: Facts) -> Iterator[Step]:
    """Every reason why something near is not adjacent."""
    if one.piece.spaces:
        yield from _space_steps(one, facts)
        return
    rule = sight_rules.CONTIGUITY_INTERSECTION if one.piece.corner else sight_rules.CONTIGUITY_EDGE
    if not one.shares:
        yield _told(rule, "apex.interact.not-beside", one, "harmless", facts)
    if not one.same_level:
        yield _told(rule, "apex.interact.other-level", one, "harmless", facts)


def _space_steps(one: Nearness, facts: Facts) -> Iterator[Step]:
    if not one.contact:
        message_id = "apex.interact.own-space" if one.own else "apex.interact.not-beside"
        yield _told(sight_rules.CONTIGUITY_ADJACENT, message_id, one, "harmless", facts)
        return
    if not one.same_level:
        yield _told(
            sight_rules.CONTIGUITY_ADJACENT, "apex.interact.other-level", one, "harmless", facts
        )
    if one.contact.apart and not one.contact.unsaid:
        yield _between(one, one.contact, facts)


def _between(one: Nearness, met: Contact, facts: Facts) -> Step:
    """What stands between the Legend and an object on a space that touches its own."""
    if not met.obstacles:
        return _told(
            sight_rules.CONTIGUITY_CORNER, "apex.interact.buildings", one, "harmless", facts
        )
    rule = sight_rules.CONTIGUITY_CORNER if met.hangs_on_corner else sight_rules.CONTIGUITY_OBSTACLE
    pieces = {part.piece: None for part in met.obstacles}
    facts = {**facts, "things": things(pieces), "count": len(pieces)}
    told = _told(rule, "apex.interact.in-between", one, "harmless", facts)
    blockers = tuple(edge_mark(part.edge, "blocker") for part in met.obstacles)
    return replace(told, marks=(*told.marks, *blockers))


def _told(rule: RuleId, message_id: str, one: Nearness, role: str, facts: Facts) -> Step:
    place = Place(spot_of(one.piece), one.level)
    facts = {**facts, "thing": thing(one.piece), "place": place}
    return Step(rule, message_id, facts, piece_marks(one.piece, role=role))
