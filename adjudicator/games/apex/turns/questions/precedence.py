"""The question `precedence`: which instruction goes first, and which prevails?"""

from collections.abc import Iterator
from typing import Annotated, Literal

from pydantic import Field, StrictBool, StrictInt

from adjudicator.core.facts import Called
from adjudicator.core.faults import InputError
from adjudicator.core.input import Record, place
from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Answer, Step, Summary
from adjudicator.games.apex.table.kit import Name
from adjudicator.games.apex.table.state import Table
from adjudicator.games.apex.turns import rules
from adjudicator.games.apex.turns.precedence import PrecedenceProof, Source, judge_precedence


class SourceRecord(Record):
    """An instruction; `played` numbers the cards in the order they were played."""

    name: Name
    origin: Literal["card", "settings", "core"] = Field(alias="from")
    played: Annotated[StrictInt, Field(ge=1, le=99)] | None = None
    passive: StrictBool = False


class PrecedenceParams(Record):
    """The conflicting instructions."""

    sources: Annotated[tuple[SourceRecord, ...], Field(min_length=1, max_length=50)]


def precedence(_table: Table, params: PrecedenceParams, _consult: Consultation) -> Finding:
    """Judge which goes first and which prevails."""
    _check(params.sources)
    sources = [Source(s.name, s.origin, s.played or 0, s.passive) for s in params.sources]
    proof = judge_precedence(sources)
    return Finding(_answer(proof), _summary(proof), _steps(proof))


def _check(sources: tuple[SourceRecord, ...]) -> None:
    """Of several cards, each needs to be known when it was played; no two at once."""
    cards = [n for n, s in enumerate(sources) if s.origin == "card" and not s.passive]
    seen = set[int]()
    for number in cards:
        played, at = sources[number].played, place("sources", number, "played")
        if len(cards) > 1 and played is None:
            raise InputError(at, "apex.precedence.needs-played")
        if played is not None and played in seen:
            raise InputError(at, "apex.precedence.same-time", played=played)
        seen.add(played or 0)
    for number, source in enumerate(sources):
        if source.passive and source.origin != "card":
            raise InputError(place("sources", number, "passive"), "apex.precedence.no-passive")


def _answer(proof: PrecedenceProof) -> Answer:
    prevails = proof.prevails
    order = [source.name for source in proof.order]
    return {"order": order, "prevails": prevails.name if prevails else None}


def _summary(proof: PrecedenceProof) -> Summary:
    if proof.prevails:
        return Summary("apex.precedence.prevails", "note", {"name": proof.prevails.name})
    return Summary("apex.precedence.in-turn", "note", {"name": proof.order[0].name})


def _steps(proof: PrecedenceProof) -> Iterator[Step]:
    for source in proof.order:
        facts = {"name": source.name, "origin": Called(f"apex.origin.{source.origin}")}
        yield Step(rules.PRECEDENCE_RANK, "apex.precedence.source", facts)
    cards = [source for source in proof.order if source.origin == "card"]
    for source in cards:
        if source.passive:
            yield Step(rules.PRECEDENCE_PASSIVE, "apex.precedence.passive", {"name": source.name})
    played = tuple(source.name for source in cards if not source.passive)
    if len(played) > 1:
        yield Step(rules.PRECEDENCE_PLAYED, "apex.precedence.played", {"names": played})
    if proof.prevails and len(proof.order) > 1:
        yield Step(
            rules.PRECEDENCE_RANK, "apex.precedence.overrules", {"name": proof.prevails.name}
        )
