"""The question `ring`: where is the Ring, who is outside it, and what does that cost?"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import chain

from pydantic import StrictBool

from adjudicator.board.squares import Position, Space
from adjudicator.core.change import Change, together
from adjudicator.core.facts import Listing, Said
from adjudicator.core.input import Record
from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import (
    Answer,
    Mark,
    Step,
    Summary,
    area_mark,
    label_mark,
    line_mark,
    space_mark,
)
from adjudicator.games.apex.harm import rules as harm_rules
from adjudicator.games.apex.harm.elimination import Injury, victory_by
from adjudicator.games.apex.harm.questions.injuries import (
    UNKNOWN_DIALS,
    ending,
    hurt_by,
    injury_steps,
    target_answer,
    turned,
    victory_steps,
)
from adjudicator.games.apex.table.clock import Clock, written_clock
from adjudicator.games.apex.table.kit import Count, Ring, Small
from adjudicator.games.apex.table.legends import names_of
from adjudicator.games.apex.table.naming import position
from adjudicator.games.apex.table.state import Figure, Table
from adjudicator.games.apex.turns import rules
from adjudicator.games.apex.turns.ring import Hurt, Inward, RingProof, is_inside, move_ring


class CardRecord(Record):
    """A Ring Movement card: how many spaces each border moves inward."""

    top: Small = 0
    left: Small = 0
    right: Small = 0
    bottom: Small = 0


class RingParams(Record):
    """The card that moves the borders, and the damage that the Round track shows.

    With `begins`, the Ring comes into play at a table without one.
    """

    card: CardRecord | None = None
    damage: Count | None = None
    begins: StrictBool = False

    def takes_into_play(self, table: Table) -> bool:
        """Whether the Ring is only set up, in the corners of the map."""
        return self.begins and table.ring is None and self.card is None


def ring(table: Table, params: RingParams, consult: Consultation) -> Finding:
    """Judge the Ring at the end of a round; in a transition, its steps are done with it."""
    clock = table.time
    if clock is None or clock.turn != "transition":
        return ring_part(table, params, consult)
    found = ring_part(table, params, consult, hurts="ring-damage" not in clock.ticked)
    if found.change is None:
        return found
    ticked = _ticked(table, clock, moves="ring" in found.change.fields)
    return replace(found, change=together(found.change, ticked))


def _ticked(table: Table, clock: Clock, *, moves: bool) -> Change:
    """The damage is dealt, and with a card the square is resolved."""
    square = "square-icons" if "transition" in table.edition.checklists else "square"
    done = ("ring-damage", *((square,) if moves else ()))
    ticked = tuple(dict.fromkeys((*clock.ticked, *done)))
    return Change(fields={"time": written_clock(clock.model_copy(update={"ticked": ticked}))})


def ring_part(
    table: Table, params: RingParams, consult: Consultation, *, hurts: bool = True
) -> Finding:
    """Judge the Ring, or its movement alone if it has done its damage.

    Where its damage comes first and ends the game, its borders stay.
    """
    card = Inward(**params.card.model_dump()) if params.card else None
    proof = move_ring(table, card, params.damage, consult, hurts=hurts)
    if proof.hurt:
        consult.known(params.damage, "damage", Said("apex.number.ring-damage"))
    injuries = tuple(hurt.injury for hurt in proof.hurt if hurt.injury)
    victory = victory_by(table, injuries, consult)
    if victory and card and table.edition.ring_hurts_first:
        return ring_part(table, params.model_copy(update={"card": None}), consult, hurts=hurts)
    begins = params.takes_into_play(table)
    told = ending(injuries, victory) or _summary(proof, injuries, moves=params.card is not None)
    summary = Summary("apex.ring.begins", "note", told.facts) if begins else told
    steps = chain(_steps(table, params, proof), victory_steps(victory))
    return Finding(_answer(proof), summary, steps, _change(table, params, proof, injuries))


def _change(
    table: Table, params: RingParams, proof: RingProof, injuries: Sequence[Injury]
) -> Change | None:
    """Those outside after their damage, and the Ring where its card moves it."""
    if params.takes_into_play(table):
        return Change(fields={"ring": proof.after.model_dump()})
    if (not injuries and params.card is None) or len(injuries) < len(proof.hurt):
        return None
    if not all(injury.is_known for injury in injuries):
        return None
    edits = [injury.edit for injury in injuries]
    return Change(edits, fields={"ring": proof.after.model_dump()} if params.card else {})


def _summary(proof: RingProof, injuries: Sequence[Injury], *, moves: bool) -> Summary:
    """Who is outside, and what it costs those who were before the borders moved."""
    facts: dict[str, object] = {"count": len(proof.outside), "names": names_of(proof.outside)}
    facts |= {"listed": Listing(tuple(map(hurt_by, injuries))), "dials": turned(*injuries)}
    if injuries and all(injury.is_known for injury in injuries):
        return Summary("apex.ring.burns-and-moves" if moves else "apex.ring.burns", "note", facts)
    message_id = "apex.ring.outside" if proof.outside else "apex.ring.all-inside"
    return Summary(message_id, "note", facts)


def _answer(proof: RingProof) -> Answer:
    return {
        "ring": proof.after.model_dump(),
        "inside": [figure.id for figure in proof.inside],
        "outside": [figure.id for figure in proof.outside],
        "damage": [{"figure": hurt.figure.id, "damage": hurt.damage} for hurt in proof.hurt],
        "targets": [_target(hurt) for hurt in proof.hurt],
    }


def _target(hurt: Hurt) -> Answer:
    """What is left on the dials of someone outside; nothing is known without the damage."""
    if hurt.injury:
        return target_answer(hurt.injury)
    return {"figure": hurt.figure.id, **UNKNOWN_DIALS}


def _steps(table: Table, params: RingParams, proof: RingProof) -> Iterator[Step]:
    yield from _before(table, proof)
    hurt, moved = list(_damage(params, proof)), list(_moved(table, params, proof))
    yield from (*hurt, *moved) if table.edition.ring_hurts_first else (*moved, *hurt)


def _moved(table: Table, params: RingParams, proof: RingProof) -> Iterator[Step]:
    if params.card:
        facts = {name: getattr(params.card, name) for name in CardRecord.model_fields}
        yield Step(rules.RING_MOVE, "apex.ring.moved", facts, _drawn(table, proof, proof.after))
        hurt = tuple(one.figure for one in proof.hurt)
        first = table.edition.ring_hurts_first or not proof.hurt
        outside = proof.outside if first else hurt
        yield _who(table, proof, proof.after, outside)


def _before(table: Table, proof: RingProof) -> Iterator[Step]:
    corners = (
        Space(proof.before.left, proof.before.top),
        Space(proof.before.right, proof.before.bottom),
    )
    facts = {"first": corners[0], "last": corners[1]}
    if proof.before.left > proof.before.right or proof.before.top > proof.before.bottom:
        yield Step(rules.RING_BORDER, "apex.ring.closed", {}, _drawn(table, proof, proof.before))
    else:
        yield Step(rules.RING_BORDER, "apex.ring.border", facts, _drawn(table, proof, proof.before))
    figures = tuple(table.figures.values())
    outside = (f for f in figures if not is_inside(proof.before, f.at, proof.readings))
    yield _who(table, proof, proof.before, tuple(outside))


def _who(table: Table, proof: RingProof, border: Ring, outside: tuple[Figure, ...]) -> Step:
    facts = {"names": names_of(outside), "count": len(outside)}
    marks = tuple(space_mark(figure.at, "blocked") for figure in outside)
    message_id = "apex.ring.who-outside" if outside else "apex.ring.nobody-outside"
    return Step(rules.RING_BORDER, message_id, facts, (*_outside(table, proof, border), *marks))


def _damage(params: RingParams, proof: RingProof) -> Iterator[Step]:
    if not proof.hurt:
        return
    if params.damage is None:
        yield Step(
            rules.RING_DAMAGE,
            "apex.ring.damage-unknown",
            {"names": names_of(hurt.figure for hurt in proof.hurt)},
        )
    for hurt in proof.hurt:
        if hurt.limit is not None:
            facts = {"name": hurt.figure.name, "least": hurt.limit, "damage": hurt.damage}
            yield Step(rules.RING_KNOCKDOWN, "apex.ring.shielded", facts)
        if hurt.injury:
            yield _hurts(hurt.figure, hurt.injury.last.amount)
            # That it goes past the Shield is told already.
            dials = injury_steps(hurt.injury)
            yield from (step for step in dials if step.rule != harm_rules.LIFE_KINDS)


def _hurts(figure: Figure, damage: int) -> Step:
    facts = {"name": figure.name, "damage": damage}
    label = label_mark(position(figure.at.point), damage, "hit")
    return Step(rules.RING_DAMAGE, "apex.ring.hurts", facts, (space_mark(figure.at, "hit"), label))


def _drawn(table: Table, proof: RingProof, border: Ring) -> tuple[Mark, ...]:
    """The four sides of the Ring, as far as it is open."""
    left, right = max(border.left, 0), min(border.right + 1, table.columns)
    top, bottom = max(border.top, 0), min(border.bottom + 1, table.rows)
    if left >= right or top >= bottom:
        return _outside(table, proof, border)
    corners: list[Position] = [(left, top), (right, top), (right, bottom), (left, bottom)]
    following = [*corners[1:], corners[0]]
    return tuple(line_mark(a, b, "ring") for a, b in zip(corners, following, strict=True))


def _outside(table: Table, proof: RingProof, border: Ring) -> tuple[Mark, ...]:
    """All that is outside, if anything is."""
    spaces = table.grid.spaces(table.grid.all)
    outside = tuple(space for space in spaces if not is_inside(border, space, proof.readings))
    return (area_mark(outside, "hidden"),) if outside else ()
