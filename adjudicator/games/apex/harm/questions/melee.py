"""The question `melee`: may this blow be dealt, and what does it do?"""

from collections.abc import Iterator

from pydantic import StrictStr

from adjudicator.board.squares import Space, steps_apart
from adjudicator.core.change import Change, Edit
from adjudicator.core.input import Record
from adjudicator.core.question import Finding
from adjudicator.core.rule import RuleId
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Answer, Step, Summary, space_mark
from adjudicator.games.apex.harm import rules
from adjudicator.games.apex.harm.life import wounded
from adjudicator.games.apex.harm.melee import BLOW, COLLISION, HITS_FROM, BlowProof, blow
from adjudicator.games.apex.harm.questions.damage import wound_edit
from adjudicator.games.apex.harm.questions.push import push_answer, push_end, push_steps
from adjudicator.games.apex.sight import rules as sight_rules
from adjudicator.games.apex.table.ends import EndRecord
from adjudicator.games.apex.table.kit import AimCard
from adjudicator.games.apex.table.legends import find_figure
from adjudicator.games.apex.table.naming import kinds
from adjudicator.games.apex.table.state import Table


class MeleeParams(Record):
    """A blow: who strikes whom, and the Aim card that is revealed."""

    figure: StrictStr
    target: StrictStr
    card: AimCard
    choice: EndRecord | None = None


def melee(table: Table, params: MeleeParams, consult: Consultation) -> Finding:
    """Judge a blow, and the push that comes of it."""
    figure = find_figure(table, params.figure, "figure")
    target = find_figure(table, params.target, "target")
    proof = blow(table, figure, target, params.card, consult)
    end = push_end(table, proof.push, params.choice, consult) if proof.push else None
    change = _change(proof, end, consult)
    return Finding(_answer(proof), _summary(proof), _steps(table, proof), change)


def _change(proof: BlowProof, end: Space | None, consult: Consultation) -> Change | None:
    """The target's dials and space afterwards; nothing while its player has to choose."""
    if end is None:
        return None
    wound = wounded(proof.target.kit, proof.damage, consult)
    if not wound.is_known:
        return None
    fields = {"at": list(end), **wound_edit(proof.target, wound).fields}
    return Change(edits=(Edit("figures", proof.target.id, fields),))


def _answer(proof: BlowProof) -> Answer:
    stays = {"to": list(proof.target.at), "collision": False, "choose": []}
    return {
        "legal": proof.legal,
        "hit": proof.push is not None,
        "damage": proof.damage,
        **(push_answer(proof.push) if proof.push else stays),
    }


def _facts(proof: BlowProof) -> dict[str, object]:
    return {
        "figure": proof.figure.name,
        "target": proof.target.name,
        "value": proof.card.value,
        "from": HITS_FROM,
        "blow": BLOW,
        "added": COLLISION,
        "damage": proof.damage,
        "distance": steps_apart(proof.figure.at, proof.target.at),
        "things": kinds(part.piece for part in proof.contact.obstacles),
        "corner": proof.contact.joint,
    }


def _summary(proof: BlowProof) -> Summary:
    if not proof.legal:
        return Summary("apex.melee.illegal", "blocked", _facts(proof))
    if not proof.push:
        return Summary("apex.melee.misses", "blocked", _facts(proof))
    return Summary("apex.melee.hits", "clear", _facts(proof))


def _steps(table: Table, proof: BlowProof) -> Iterator[Step]:
    facts = _facts(proof)
    marks = (space_mark(proof.target.at, "note"),)
    for message_id, rule in _refusals(proof):
        yield Step(rule, message_id, facts, marks)
    if not proof.legal:
        return
    yield Step(rules.MELEE_TARGET, "apex.melee.may", facts, marks)
    if not proof.push:
        yield Step(rules.MELEE_HIT, "apex.melee.fails", facts)
        return
    hit = (space_mark(proof.target.at, "hit"),)
    yield Step(rules.MELEE_HIT, "apex.melee.lands", facts, hit)
    yield from push_steps(table, proof.push)
    if proof.collision:
        yield Step(rules.MELEE_COLLISION, "apex.melee.collides", facts)


def _refusals(proof: BlowProof) -> Iterator[tuple[str, RuleId]]:
    """Every reason why the target may not be struck."""
    stand = proof.contact
    if not stand.touching:
        yield "apex.melee.too-far", rules.MELEE_TARGET
    elif stand.rise:
        yield "apex.melee.other-level", rules.MELEE_TARGET
    if stand.apart or stand.unsaid:
        rule = sight_rules.CONTIGUITY_CORNER if stand.hangs_on_corner else rules.MELEE_TARGET
        yield "apex.melee.buildings" if stand.buildings else "apex.melee.obstacle", rule
    if proof.same_squad:
        yield "apex.melee.same-squad", rules.MELEE_TARGET
