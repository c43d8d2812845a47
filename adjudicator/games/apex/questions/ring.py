"""The question `ring`: where is the Ring, who is outside it, and what does that cost?"""

from collections.abc import Iterator

from adjudicator.games.apex import rules
from adjudicator.games.apex.kit import Count, Ring, Small
from adjudicator.games.apex.legends import names_of
from adjudicator.games.apex.ring import LEAST, Hurt, Inward, RingProof, is_inside, move_ring
from adjudicator.games.apex.state import Figure, Table
from adjudicator.kernel.change import Change
from adjudicator.kernel.facts import Listing
from adjudicator.kernel.scene import Record
from adjudicator.kernel.squares import Space
from adjudicator.kernel.verdict import (
    Answer,
    Gist,
    Mark,
    Position,
    Step,
    Verdict,
    area_mark,
    line_mark,
    space_mark,
)


class CardRecord(Record):
    """A Ring Movement card: how many spaces each border moves inward."""

    top: Small = 0
    left: Small = 0
    right: Small = 0
    bottom: Small = 0


class RingRecord(Record):
    """The card that moves the borders, and the damage that the Round track shows."""

    card: CardRecord | None = None
    damage: Count | None = None


def ring(table: Table, asked: RingRecord) -> Verdict:
    """Judge the Ring at the end of a round."""
    proof = _proof(table, asked)
    facts = {"count": len(proof.outside)}
    gist = Gist("ring.outside" if proof.outside else "ring.all-inside", "note", facts)
    return Verdict("ring", _answer(proof), gist, tuple(_steps(table, asked, proof)))


def ring_moved(table: Table, asked: RingRecord) -> Change | None:
    """The Ring where its card moves it."""
    if asked.card is None:
        return None
    return Change(fields={"ring": _proof(table, asked).after.model_dump()})


def _proof(table: Table, asked: RingRecord) -> RingProof:
    card = Inward(**asked.card.model_dump()) if asked.card else None
    return move_ring(table, card, asked.damage)


def _answer(proof: RingProof) -> Answer:
    return {
        "ring": proof.after.model_dump(),
        "inside": [figure.id for figure in proof.inside],
        "outside": [figure.id for figure in proof.outside],
        "damage": [{"figure": hurt.figure.id, "damage": hurt.damage} for hurt in proof.hurt],
    }


def _steps(table: Table, asked: RingRecord, proof: RingProof) -> Iterator[Step]:
    yield from _before(table, proof)
    yield from _damage(asked, proof)
    if asked.card:
        facts = {name: getattr(asked.card, name) for name in CardRecord.model_fields}
        yield Step(rules.RING_MOVE, "ring.moved", facts, _drawn(table, proof.after))
        yield _who(table, proof.after, proof.inside, proof.outside)


def _before(table: Table, proof: RingProof) -> Iterator[Step]:
    corners = (
        Space(proof.before.left, proof.before.top),
        Space(proof.before.right, proof.before.bottom),
    )
    facts = {"first": corners[0], "last": corners[1]}
    if proof.before.left > proof.before.right or proof.before.top > proof.before.bottom:
        yield Step(rules.RING_BORDER, "ring.closed", {}, _drawn(table, proof.before))
    else:
        yield Step(rules.RING_BORDER, "ring.border", facts, _drawn(table, proof.before))
    figures = tuple(table.figures.values())
    inside = tuple(figure for figure in figures if is_inside(proof.before, figure.at))
    outside = tuple(hurt.figure for hurt in proof.hurt)
    yield _who(table, proof.before, inside, outside)


def _who(
    table: Table, border: Ring, inside: tuple[Figure, ...], outside: tuple[Figure, ...]
) -> Step:
    facts = {"names": names_of(outside), "inside": names_of(inside), "count": len(outside)}
    marks = tuple(space_mark(figure.at, "blocked") for figure in outside)
    says = "ring.who-outside" if outside else "ring.nobody-outside"
    return Step(rules.RING_BORDER, says, facts, (*_outside(table, border), *marks))


def _damage(asked: RingRecord, proof: RingProof) -> Iterator[Step]:
    if not proof.hurt:
        return
    if asked.damage is None:
        yield Step(rules.RING_DAMAGE, "ring.damage-unknown", {"names": _outside_names(proof)})
    for hurt in proof.hurt:
        if hurt.shielded:
            facts = {"name": hurt.figure.name, "least": LEAST, "damage": hurt.damage}
            yield Step(rules.RING_KNOCKDOWN, "ring.shielded", facts)
        if hurt.damage is not None:
            yield _hurts(hurt)


def _outside_names(proof: RingProof) -> Listing:
    return names_of(tuple(hurt.figure for hurt in proof.hurt))


def _hurts(hurt: Hurt) -> Step:
    facts = {"name": hurt.figure.name, "damage": hurt.damage}
    at = (hurt.figure.at.c + 0.5, hurt.figure.at.r + 0.5)
    marks = (space_mark(hurt.figure.at, "hit"), Mark("label", "hit", (at,), value=hurt.damage))
    return Step(rules.RING_DAMAGE, "ring.hurts", facts, marks)


def _drawn(table: Table, border: Ring) -> tuple[Mark, ...]:
    """The four sides of the Ring, as far as it is open."""
    left, right = max(border.left, 0), min(border.right + 1, table.columns)
    top, bottom = max(border.top, 0), min(border.bottom + 1, table.rows)
    if left >= right or top >= bottom:
        return _outside(table, border)
    corners: list[Position] = [(left, top), (right, top), (right, bottom), (left, bottom)]
    following = [*corners[1:], corners[0]]
    return tuple(line_mark(a, b, "ring") for a, b in zip(corners, following, strict=True))


def _outside(table: Table, border: Ring) -> tuple[Mark, ...]:
    """All that is outside, if anything is."""
    spaces = table.field.spaces(table.field.all)
    outside = tuple(space for space in spaces if not is_inside(border, space))
    return (area_mark(outside, "hidden"),) if outside else ()
