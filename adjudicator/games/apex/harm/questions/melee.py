"""The question `melee`: may this blow be dealt, and what does it do?"""

from collections.abc import Iterator
from itertools import chain

from pydantic import StrictStr

from adjudicator.board.squares import Space, steps_apart
from adjudicator.core.change import Change, Edit
from adjudicator.core.facts import Said
from adjudicator.core.input import Record
from adjudicator.core.question import Finding
from adjudicator.core.rule import RuleId
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Answer, Step, Summary
from adjudicator.games.apex.harm import rules
from adjudicator.games.apex.harm.elimination import Injury, untouched, victory_by
from adjudicator.games.apex.harm.melee import BLOW, COLLISION, HITS_FROM, BlowProof, blow
from adjudicator.games.apex.harm.questions.injuries import (
    elimination_steps,
    ending,
    starting_steps,
    turned,
    victory_steps,
    wound_steps,
)
from adjudicator.games.apex.harm.questions.push import push_answer, push_end, push_steps
from adjudicator.games.apex.sight import rules as sight_rules
from adjudicator.games.apex.sight.contiguity import Contact
from adjudicator.games.apex.table.ends import EndRecord
from adjudicator.games.apex.table.kit import AimCard
from adjudicator.games.apex.table.legends import find_legend, legend_marks, named
from adjudicator.games.apex.table.naming import kinds
from adjudicator.games.apex.table.state import Figure, Table


class MeleeParams(Record):
    """A Melee Attack: who attacks whom, and the Aim card once it is revealed."""

    figure: StrictStr
    target: StrictStr
    card: AimCard | None = None
    choice: EndRecord | None = None


def melee(table: Table, params: MeleeParams, consult: Consultation) -> Finding:
    """Judge a blow, and the push that comes of it."""
    figure = find_legend(table, params.figure, "figure")
    target = find_legend(table, params.target, "target")
    proof = blow(table, figure, target, params.card, consult)
    if proof.legal:
        consult.known(params.card, "card", Said("apex.number.blow"))
    end = push_end(table, proof.push, params.choice, consult) if proof.push else None
    injuries = (proof.injury,) if proof.injury else ()
    victory = victory_by(table, injuries, consult)
    summary = ending(injuries, victory) or _summary(proof, end)
    steps = chain(_steps(table, proof), victory_steps(victory))
    return Finding(_answer(proof), summary, steps, _change(proof, end))


def _change(proof: BlowProof, end: Space | None) -> Change | None:
    """The target's dials and space afterwards; nothing while its player has to choose."""
    if proof.injury is None or not proof.injury.is_known:
        return None
    edit = proof.injury.edit
    if proof.injury.eliminated:
        return Change(edits=(edit,))
    if end is None:
        return None
    return Change(edits=(Edit("figures", edit.id, {**edit.fields, "at": list(end)}),))


def _answer(proof: BlowProof) -> Answer:
    known, injury = proof.is_known, proof.injury
    if proof.legal and proof.card is None:
        return {"legal": True, **dict.fromkeys(("hit", "damage", *_NOWHERE, "target"))}
    return {
        "legal": proof.legal,
        "hit": injury is not None,
        "damage": proof.damage if known else None,
        **_moved(proof),
        "target": injury.dials if injury else untouched(proof.target),
    }


#: Where the target ends, and whether it collides.
_NOWHERE = ("to", "collision", "choose")


def _moved(proof: BlowProof) -> Answer:
    """Where the target ends: pushed, where it was, or nowhere known."""
    if proof.push:
        return push_answer(proof.push)
    if not proof.is_known:
        return dict.fromkeys(_NOWHERE)
    at = list(proof.target.at) if isinstance(proof.target, Figure) else None
    return {"to": at, "collision": False, "choose": []}


def _facts(proof: BlowProof) -> dict[str, object]:
    facts: dict[str, object] = {
        "figure": named(proof.figure),
        "target": named(proof.target),
        "value": proof.card.value if proof.card else None,
        "from": HITS_FROM,
        "blow": BLOW,
        "added": COLLISION,
        "damage": proof.damage if proof.card else _expected(proof),
    }
    if proof.contact:
        obstacles = kinds(part.piece for part in proof.contact.obstacles)
        distance = steps_apart(proof.contact.start, proof.contact.end)
        between = {"things": obstacles, "count": len(obstacles.items)}
        return {**facts, **between, "distance": distance, "corner": proof.contact.joint}
    return facts


def _expected(proof: BlowProof) -> int:
    """What a hit would deal, with the collision that its push ends in."""
    return BLOW + COLLISION if proof.collision else BLOW


def _summary(proof: BlowProof, end: Space | None) -> Summary:
    facts = {**_facts(proof), "end": end}
    if not proof.legal:
        return Summary("apex.melee.illegal", "blocked", facts)
    if proof.card is None:
        return Summary("apex.melee.open" if end is None else "apex.melee.needs", "clear", facts)
    if proof.injury is None:
        return Summary("apex.melee.misses", "blocked", facts)
    if not proof.injury.is_known:
        return Summary("apex.melee.unknown", "open", facts)
    left = {"shield": proof.injury.last.shield, "health": proof.injury.last.health}
    return Summary(_outcome(proof, end), "clear", {**facts, **left, "dials": turned(proof.injury)})


def _outcome(proof: BlowProof, end: Space | None) -> str:
    if proof.injury and proof.injury.eliminated:
        return "apex.melee.eliminates"
    moved = isinstance(proof.target, Figure) and end not in (None, proof.target.at)
    return "apex.melee.pushes" if moved else "apex.melee.hits"


def _steps(table: Table, proof: BlowProof) -> Iterator[Step]:
    facts = _facts(proof)
    marks = legend_marks(proof.target)
    for message_id, rule in _refusals(proof):
        yield Step(rule, message_id, facts, marks)
    if not proof.legal:
        return
    yield Step(rules.MELEE_TARGET, "apex.melee.may", facts, marks)
    if proof.card is None:
        yield Step(rules.MELEE_HIT, "apex.melee.needs", facts)
        yield from push_steps(table, proof.push) if proof.push else ()
        if proof.collision:
            yield Step(rules.MELEE_COLLISION, "apex.melee.collides", facts)
        return
    if proof.injury is None:
        yield Step(rules.MELEE_HIT, "apex.melee.fails", facts)
        return
    hit = legend_marks(proof.target, role="hit")
    message_id = "apex.melee.lands" if proof.push else "apex.melee.struck"
    yield Step(rules.MELEE_HIT, message_id, facts, hit)
    yield from _harm(table, proof, proof.injury, facts)


def _harm(
    table: Table, proof: BlowProof, injury: Injury, facts: dict[str, object]
) -> Iterator[Step]:
    """The damage of the blow, the push, and the damage of a collision, in the order dealt."""
    first, *second = injury.wounds
    together = first.amount > BLOW
    yield from starting_steps(injury.legend)
    if not together:
        yield from wound_steps(injury.legend, first)
    if proof.push:
        yield from push_steps(table, proof.push)
    if proof.collision:
        message_id = "apex.melee.collides-at-once" if together else "apex.melee.collides"
        yield Step(rules.MELEE_COLLISION, message_id, facts)
    for wound in injury.wounds if together else second:
        yield from wound_steps(injury.legend, wound)
    if injury.is_known and injury.eliminated:
        if proof.push is None:
            yield Step(rules.MELEE_HIT, "apex.melee.not-pushed", facts)
        yield from elimination_steps(injury)


def _in_between(stand: Contact) -> Iterator[tuple[str, RuleId]]:
    """What stands between the two: on their edge, or connected at their corner."""
    if stand.buildings:
        yield "apex.melee.buildings", sight_rules.CONTIGUITY_CORNER
    elif stand.hangs_on_corner:
        yield "apex.melee.joint", sight_rules.CONTIGUITY_CORNER
    else:
        yield "apex.melee.obstacle", rules.MELEE_TARGET
        return
    yield "apex.melee.not-adjacent", rules.MELEE_TARGET


def _refusals(proof: BlowProof) -> Iterator[tuple[str, RuleId]]:
    """Every reason why the target may not be struck."""
    stand = proof.contact
    if stand is None:
        away = isinstance(proof.figure, Figure)
        yield "apex.melee.target-away" if away else "apex.melee.away", rules.LIFE_OFF_MAP
    elif not stand.touching:
        yield "apex.melee.too-far", rules.MELEE_TARGET
    elif stand.rise:
        yield "apex.melee.other-level", rules.MELEE_TARGET
    if stand and (stand.apart or stand.unsaid):
        yield from _in_between(stand)
    if proof.same_squad:
        yield "apex.melee.same-squad", rules.MELEE_TARGET
