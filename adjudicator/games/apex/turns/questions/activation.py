"""The question `activation`: what may a Legend still do?"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Annotated

from pydantic import Field, StrictStr

from adjudicator.core.change import Change
from adjudicator.core.facts import Called, Listing
from adjudicator.core.faults import InputError
from adjudicator.core.input import Record, place
from adjudicator.core.question import Finding
from adjudicator.core.rule import RuleId
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Answer, Mark, Step, Summary
from adjudicator.games.apex.objects import rules as objects_rules
from adjudicator.games.apex.table.clock import ActRecord, written_clock
from adjudicator.games.apex.table.kit import Small
from adjudicator.games.apex.table.legends import find_legend, legend_marks
from adjudicator.games.apex.table.state import Legend, Table
from adjudicator.games.apex.turns import rules
from adjudicator.games.apex.turns.activation import (
    Act,
    ActivationProof,
    Objection,
    Option,
    basic_act,
    card_act,
    judge_activation,
)
from adjudicator.games.apex.turns.legend_actions import ACTIONS

#: What one can write under `done`, beside cards.
BARE = (*ACTIONS, "eliminated")


class ActivationParams(Record):
    """Who is active, what it has done so far, and what it does now, where the table tracks that."""

    figure: StrictStr | None = None
    done: Annotated[tuple[ActRecord, ...], Field(max_length=50)] = ()
    does: ActRecord | None = None
    feats: Small | None = None


def activation(table: Table, params: ActivationParams, _consult: Consultation) -> Finding:
    """Judge what is left of an activation."""
    active = table.time.active if table.time else None
    who = params.figure or active
    legend = None if who is None else find_legend(table, who, "figure")
    kept = table.time.done if table.time and who == active and not params.done else params.done
    done = acts_of(table, kept)
    if params.does is not None:
        done = [*done, act_of(table, params.does, "does")]
    proof = judge_activation(legend, table.time, done, params.feats, table.edition.lacking_actions)
    steps = _steps(proof, legend_marks(legend) if legend else ())
    if params.does is None or proof.broken is not None:
        ends = _change(table, legend, proof) if params.does is None else None
        return Finding(_answer(proof), _summary(proof), steps, ends)
    facts = {"action": called(done[-1]), "left": proof.state.left}
    summary = Summary("apex.activation.does", "clear", facts)
    change = _recorded(table, (*kept, params.does)) if who == active else None
    return Finding(_answer(proof), summary, steps, change)


def _recorded(table: Table, done: Sequence[ActRecord]) -> Change | None:
    """The activation with what was done now; it goes on."""
    if table.time is None or table.time.active is None:
        return None
    return Change(
        fields={"time": written_clock(table.time.model_copy(update={"done": tuple(done)}))}
    )


def _change(table: Table, legend: Legend | None, proof: ActivationProof) -> Change | None:
    """What ending the activation changes: the Legend's Draft card is turned face down."""
    if legend is None or table.time is None or proof.bars or proof.broken is not None:
        return None
    if proof.state.must_respawn:
        return None
    update = {"activated": (*table.time.activated, legend.id), "active": None, "done": ()}
    after = table.time.model_copy(update=update)
    return Change(fields={"time": written_clock(after)})


def acts_of(table: Table, records: Sequence[ActRecord]) -> list[Act]:
    """What was done, as the rules count it."""
    return [act_of(table, record, place("done", n)) for n, record in enumerate(records)]


def act_of(table: Table, record: ActRecord, at: str) -> Act:
    """An action or a card, as the rules count it."""
    bare = tuple(name for name in BARE if name not in table.edition.lacking_actions)
    return _act(record, bare, at)


def _check_act(record: ActRecord, at: str) -> None:
    """Either an action and no more, or a card whose price fits its label."""
    alone = not record.model_fields_set - {"action", "paired", "points", "fits"}
    if (record.action is None) == (record.card is None) or (record.action and not alone):
        raise InputError(at, "apex.activation.one-deed")
    if record.label in ("free", "special") and (record.label == "free") == bool(record.ap):
        raise InputError(place(at, "ap"), "apex.activation.wrong-price", label=record.label)


def _act(record: ActRecord, bare: tuple[str, ...], at: str) -> Act:
    _check_act(record, at)
    if record.action is not None:
        if record.action not in bare:
            raise InputError(at, "apex.activation.unknown-action", action=record.action, known=bare)
        if record.action == "eliminated":
            return Act("eliminated", 0)
        act = basic_act(record.action, paired=record.paired, points=record.points)
        return replace(act, fits=record.fits)
    if record.label == "enhance":
        return Act("enhance", record.ap, record.card)
    return card_act(
        record.card or "",
        record.ap,
        shoots=record.shoot,
        respawns=record.respawn,
        instant=record.label == "instant",
    )


def _answer(proof: ActivationProof) -> Answer:
    actions = [
        {"action": option.act.name, "cost": option.act.cost, "legal": proof.legal(option)}
        for option in proof.options
    ]
    return {"ap": proof.state.left, "actions": actions, "broken": proof.broken}


def _summary(proof: ActivationProof) -> Summary:
    facts = {"left": proof.state.left, "number": (proof.broken or 0) + 1}
    if proof.broken is not None:
        return Summary("apex.activation.broken", "blocked", facts)
    if proof.bars:
        return Summary("apex.activation.barred", "blocked", facts)
    return Summary("apex.activation.left", "clear" if proof.state.left else "note", facts)


def _steps(proof: ActivationProof, marks: tuple[Mark, ...]) -> Iterator[Step]:
    yield Step(
        rules.ACTIVATION_POINTS, "apex.activation.begins", {"points": proof.begun.left}, marks
    )
    yield from (Step(bar.rule, bar.message_id, bar.facts) for bar in proof.bars)
    for number, act in enumerate(proof.done[: proof.broken]):
        yield _spent(act, number)
    if proof.broken is not None:
        act = proof.done[proof.broken]
        broke = {"number": proof.broken + 1, "action": called(act)}
        yield Step(proof.faults[0].rule, "apex.activation.broke", broke)
        yield from (against(fault, act) for fault in proof.faults)
    if proof.done:
        facts = {"left": proof.state.left}
        yield Step(rules.ACTIVATION_POINTS, "apex.activation.remains", facts)
    if not proof.bars:
        yield from (_allowed(option) for option in proof.options if not option.against)
        yield from _refused(proof.options)


def _spent(act: Act, number: int) -> Step:
    facts = {"number": number + 1, "action": called(act), "cost": act.cost}
    if act.name == "eliminated":
        return Step(objects_rules.ACTIVATION_RESPAWN, "apex.activation.was-eliminated", facts)
    if act.instant:
        return Step(rules.CARDS_INSTANT, "apex.activation.instant", facts)
    if act.paired:
        return Step(rules.ACTIVATION_PAIRED, "apex.activation.paired", facts)
    return Step(_rule(act), "apex.activation.spent", facts)


def _allowed(option: Option) -> Step:
    facts = {"action": called(option.act), "cost": option.act.cost}
    message_id = "apex.activation.may" if option.act.cost else "apex.activation.may-freely"
    return Step(_rule(option.act), message_id, facts)


def _refused(options: Iterable[Option]) -> Iterator[Step]:
    """What can't be done, a reason a step: many actions share one."""
    acts: dict[str, list[Act]] = {}
    objections: dict[str, Objection] = {}
    for option in options:
        for objection in option.against:
            key = f"{objection.message_id} {dict(objection.facts)}"
            objections[key] = objection
            acts.setdefault(key, []).append(option.act)
    yield from (against(objection, *acts[key]) for key, objection in objections.items())


def against(objection: Objection, *acts: Act) -> Step:
    """Why actions cannot be done."""
    actions = Listing(tuple(map(called, acts)))
    facts = {**objection.facts, "action": actions, "count": len(acts)}
    return Step(objection.rule, objection.message_id, facts)


def called(act: Act) -> object:
    """What an action is called; one that belongs to the action before it, without that."""
    name = f"paired.{act.name}" if act.paired else act.name
    return act.card or Called(f"apex.action.{name}")


def _rule(act: Act) -> RuleId:
    """The rule that allows an action."""
    if act.respawns:
        return objects_rules.ACTIVATION_RESPAWN
    if act.name == "shoot":
        return rules.ACTIVATION_SHOOT_ONCE
    return _ALLOWED_BY[ACTIONS[act.name].group]


_ALLOWED_BY = {
    "basic": rules.ACTIVATION_BASIC,
    "card": rules.CARDS_COST,
    "enhance": rules.CARDS_ENHANCE,
    "rush": rules.ACTIVATION_RUSH,
    "loot": rules.ACTIVATION_LOOT,
    "pass": rules.ACTIVATION_PASS,
}
