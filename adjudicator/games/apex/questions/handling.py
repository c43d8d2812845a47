"""The questions `pick-up` and `drop`: can this loot token be picked up, or dropped there?"""

from collections.abc import Callable
from dataclasses import dataclass

from pydantic import StrictStr

from adjudicator.games.apex import rules
from adjudicator.games.apex.ends import end_of, read_space
from adjudicator.games.apex.kit import Loot, Name
from adjudicator.games.apex.legends import find_figure
from adjudicator.games.apex.naming import who
from adjudicator.games.apex.reaching import contacts_around
from adjudicator.games.apex.state import Figure, Table
from adjudicator.kernel.change import Change, Edit
from adjudicator.kernel.rule import RuleId
from adjudicator.kernel.ruling import Consultation, Ruled, rule_on
from adjudicator.kernel.scene import Pair, Record
from adjudicator.kernel.squares import Space
from adjudicator.kernel.verdict import Answer, Facts, Gist, Step, Verdict, space_mark, verdict_on

SLOTS = 8

#: How the names of Gear tokens end; Gear never goes in the Backpack.
GEAR = ("helmet", "body shield", "knockdown shield")


class HandlingRecord(Record):
    """Who picks up or drops which token, and where."""

    figure: StrictStr
    token: Name
    at: Pair


@dataclass(frozen=True, slots=True)
class Handling:
    """A token in hand: whether it is where it must be, in reach, and has a place to go."""

    figure: Figure
    token: str
    space: Space
    present: bool
    near: bool
    full: bool
    gear: bool

    @property
    def legal(self) -> bool:
        """Whether it can be done."""
        return self.present and self.near and not self.full


def pick_up(table: Table, asked: HandlingRecord) -> Verdict:
    """Judge whether a token can be picked up."""
    ruled = _ruled(table, asked, _picking)
    proof = ruled.proof
    says = "loot.picked-up" if proof.legal else "loot.left"
    steps = [
        _step(rules.REACH_PICK_UP, proof, "reach.lies", "reach.not-there", holds=proof.present),
        _step(rules.REACH_PICK_UP, proof, "reach.near", "reach.not-adjacent", holds=proof.near),
        _room(proof),
    ]
    return verdict_on("pick-up", ruled, _answer, _gist(says, proof), _named(table, proof, steps))


def picked_up(table: Table, asked: HandlingRecord) -> Change | None:
    """The token in the Backpack; Gear is left to its player, who must drop what it replaces."""
    proof = _ruled(table, asked, _picking).proof
    if not proof.legal or proof.gear:
        return None
    taken = next(loot for loot in table.loot if _is(loot, proof))
    left = list(table.loot)
    left.remove(taken)
    return _change(proof.figure, [*proof.figure.kit.backpack, proof.token], left)


def drop(table: Table, asked: HandlingRecord) -> Verdict:
    """Judge whether a token can be dropped on a space."""
    ruled = _ruled(table, asked, _dropping)
    proof = ruled.proof
    says = "loot.dropped" if proof.legal else "loot.kept"
    steps = [
        _step(rules.REACH_DROP, proof, "reach.carried", "reach.not-carried", holds=proof.present),
        _step(rules.REACH_DROP, proof, "reach.near", "reach.not-neighboring", holds=proof.near),
    ]
    return verdict_on("drop", ruled, _answer, _gist(says, proof), _named(table, proof, steps))


def dropped(table: Table, asked: HandlingRecord) -> Change | None:
    """The token on the map."""
    proof = _ruled(table, asked, _dropping).proof
    if not proof.legal:
        return None
    backpack = list(proof.figure.kit.backpack)
    backpack.remove(proof.token)
    lying = Loot(at=(proof.space.c, proof.space.r), token=proof.token)
    return _change(proof.figure, backpack, [*table.loot, lying])


Judge = Callable[[Table, Figure, str, Space, Consultation], Handling]


def _ruled(table: Table, asked: HandlingRecord, judge: Judge) -> Ruled[Handling, bool]:
    figure = find_figure(table, asked.figure, "figure")
    space = read_space(table, asked.at, "at")
    return rule_on(
        table.readings,
        lambda consult: judge(table, figure, asked.token, space, consult),
        lambda proof: proof.legal,
    )


def _picking(
    table: Table, figure: Figure, token: str, space: Space, consult: Consultation
) -> Handling:
    near = {found.end for found in contacts_around(table, figure, consult) if found.adjacent}
    gear = token.casefold().endswith(GEAR)
    full = not gear and len(figure.kit.backpack) >= SLOTS
    present = any((loot.token, loot.at) == (token, space) for loot in table.loot)
    return Handling(figure, token, space, present, space in {figure.at, *near}, full, gear)


def _dropping(
    table: Table, figure: Figure, token: str, space: Space, consult: Consultation
) -> Handling:
    near = {found.end for found in contacts_around(table, figure, consult) if found.neighboring}
    present = token in figure.kit.backpack
    in_reach = space in {figure.at, *near}
    return Handling(figure, token, space, present, in_reach, full=False, gear=False)


def _is(loot: Loot, proof: Handling) -> bool:
    return (loot.token, loot.at) == (proof.token, proof.space)


def _change(figure: Figure, backpack: list[str], loot: list[Loot]) -> Change:
    written = [token.model_dump(mode="json") for token in loot]
    return Change(
        edits=[Edit("figures", figure.id, {"backpack": backpack})], fields={"loot": written}
    )


def _answer(legal: bool) -> Answer:  # noqa: FBT001
    return {"legal": legal}


def _gist(says: str, proof: Handling) -> Gist:
    return Gist(says, "clear" if proof.legal else "blocked", _facts(proof))


def _facts(proof: Handling) -> Facts:
    return {"token": proof.token, "space": proof.space}


def _step(rule: RuleId, proof: Handling, yes: str, no: str, *, holds: bool) -> Step:
    marks = (space_mark(proof.space, "choice" if holds else "blocked"),)
    return Step(rule, yes if holds else no, _facts(proof), marks)


def _room(proof: Handling) -> Step:
    if proof.gear:
        return Step(rules.REACH_BACKPACK, "reach.gear", {})
    facts = {"most": SLOTS, "count": len(proof.figure.kit.backpack)}
    return Step(rules.REACH_BACKPACK, "reach.full" if proof.full else "reach.room", facts)


def _named(table: Table, proof: Handling, steps: list[Step]) -> list[Step]:
    """The steps, each with who it is about."""
    person = {"who": who(end_of(table, proof.figure))}
    return [Step(step.rule, step.says, {**step.facts, **person}, step.marks) for step in steps]
