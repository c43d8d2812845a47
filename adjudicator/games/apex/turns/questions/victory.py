"""The question `victory`: has a squad won?"""

from collections.abc import Iterator

from pydantic import Field, StrictBool, StrictStr

from adjudicator.core.facts import Called
from adjudicator.core.faults import InputError
from adjudicator.core.input import Record, place
from adjudicator.core.question import Finding
from adjudicator.core.rule import RuleId
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Answer, Facts, Step, Summary
from adjudicator.games.apex.table.clock import Squad
from adjudicator.games.apex.table.legends import all_legends, find_legend, legend_marks, names_of
from adjudicator.games.apex.table.state import Legend, Table
from adjudicator.games.apex.table.victory import (
    SQUADS,
    Ending,
    Tally,
    VictoryProof,
    is_for,
    judge_victory,
)
from adjudicator.games.apex.turns import rules


class VictoryParams(Record):
    """Whose activation starts, if one does, and whether Round 8 is over."""

    activating: StrictStr | None = None
    rounds_over: StrictBool = Field(default=False, alias="round-over")


def victory(table: Table, params: VictoryParams, consult: Consultation) -> Finding:
    """Judge whether the Battle Royale is won."""
    legends = tuple(all_legends(table))
    _check(legends)
    active = None
    if params.activating is not None:
        active = find_legend(table, params.activating, "activating")
    proof = judge_victory(legends, active, consult, rounds_over=params.rounds_over)
    steps = victory_told(proof, active, rounds_over=params.rounds_over)
    return Finding(_answer(proof), _summary(proof), steps)


def won_by_last_box(table: Table, active: Legend, consult: Consultation) -> VictoryProof | None:
    """The victory that the beginning of an activation brings about, if it does."""
    legends = tuple(all_legends(table))
    if not is_for(legends):
        return None
    proof = judge_victory(legends, active, consult, rounds_over=False)
    return proof if proof.ending == "last-box" else None


def after_last_round(legends: tuple[Legend, ...], consult: Consultation) -> VictoryProof | None:
    """Who has won once the last Round is over, where the table plays a Battle Royale."""
    return judge_victory(legends, None, consult, rounds_over=True) if is_for(legends) else None


def ended(proof: VictoryProof | None, message_id: str, facts: Facts) -> Summary:
    """The summary of a game that is over, with who has won if that is known."""
    if proof is None:
        return Summary(message_id, "note", facts)
    if proof.winner is None:
        return Summary(f"{message_id}-drawn", "note", facts)
    return Summary(f"{message_id}-won", "note", {**facts, "squad": squad_called(proof.winner)})


def squad_called(squad: Squad) -> Called:
    """A squad, as a fact."""
    return Called(f"apex.squad.{squad}")


def _check(legends: tuple[Legend, ...]) -> None:
    """The mode is for two squads of as many Legends each."""
    at = place("scene", "figures")
    loose = tuple(legend.id for legend in legends if legend.squad is None)
    if loose:
        raise InputError(at, "apex.victory.no-squad", ids=loose)
    if not is_for(legends):
        sizes = {squad: sum(x.squad == squad for x in legends) for squad in SQUADS}
        raise InputError(at, "apex.victory.squad-sizes", **sizes)


def _answer(proof: VictoryProof) -> Answer:
    points = {tally.squad: tally.points for tally in proof.tallies}
    return {"winner": proof.winner, "over": proof.ending is not None, "points": points}


def _summary(proof: VictoryProof) -> Summary:
    if proof.winner:
        return Summary("apex.victory.won", "clear", {"squad": squad_called(proof.winner)})
    return Summary("apex.victory.drawn" if proof.ending else "apex.victory.open", "note", {})


def victory_told(
    proof: VictoryProof, active: Legend | None = None, *, rounds_over: bool
) -> Iterator[Step]:
    """Both squads' points, and each condition of victory up to the one that holds."""
    for tally in proof.tallies:
        yield from _tallied(tally)
    if active:
        yield _started(proof, active)
    if rounds_over and proof.ending not in ("unique", "both", "last-box"):
        yield from _tie_breaks(proof)
    if proof.ending:
        facts = {"squad": squad_called(proof.winner)} if proof.winner else {}
        rule, message_id = _ENDINGS[proof.ending]
        if proof.ending == "both" and proof.winner:
            message_id = "apex.victory.both-points"
        yield Step(rule, message_id, facts)


_ENDINGS: dict[Ending, tuple[RuleId, str]] = {
    "unique": (rules.VICTORY_UNIQUE, "apex.victory.by-eliminations"),
    "both": (rules.VICTORY_UNIQUE, "apex.victory.both-at-once"),
    "last-box": (rules.VICTORY_LAST_BOX, "apex.victory.by-last-box"),
    "more-points": (rules.VICTORY_MORE, "apex.victory.by-points"),
    "health": (rules.VICTORY_HEALTH, "apex.victory.by-health"),
    "stalemate": (rules.VICTORY_STALEMATE, "apex.victory.stalemate"),
}


def _tallied(tally: Tally) -> Iterator[Step]:
    facts: dict[str, object] = {
        "squad": squad_called(tally.squad),
        "points": tally.points,
    }
    yield Step(rules.VICTORY_POINTS, "apex.victory.points", facts)
    facts["names"] = names_of(tally.unharmed)
    message_id = "apex.victory.unharmed" if tally.unharmed else "apex.victory.all-fell"
    yield Step(rules.VICTORY_UNIQUE, message_id, facts, legend_marks(*tally.unharmed))


def _started(proof: VictoryProof, active: Legend) -> Step:
    enemy = next(tally for tally in proof.tallies if tally.squad != active.squad)
    facts = {
        "legend": active.name,
        "left": active.kit.deathboxes,
        "points": enemy.points,
        "needed": proof.needed,
    }
    message_id = "apex.victory.boxes-left" if active.kit.deathboxes else "apex.victory.no-box-left"
    return Step(rules.VICTORY_LAST_BOX, message_id, facts, legend_marks(active))


def _tie_breaks(proof: VictoryProof) -> Iterator[Step]:
    red, blue = proof.tallies
    points = {"red": red.points, "blue": blue.points}
    yield Step(rules.VICTORY_MORE, "apex.victory.compare-points", points)
    if red.points == blue.points:
        health = {"red": red.healthiest, "blue": blue.healthiest}
        yield Step(rules.VICTORY_HEALTH, "apex.victory.compare-health", health)
