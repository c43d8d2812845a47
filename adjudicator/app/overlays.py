"""Overlays: areas of other queries that stay on the board while pieces move."""

from collections.abc import Iterator
from dataclasses import dataclass

from adjudicator.app.judgement import Judgement, judge_query
from adjudicator.app.query import TableQuery, parse_query
from adjudicator.app.tables import OpenTable
from adjudicator.core.faults import InputError
from adjudicator.core.game import NamedPlace
from adjudicator.core.verdict import Mark, Verdict

#: Roles of areas that say where something does not hold; overlays leave them out.
_NOT_THERE = ("hidden", "blocked", "blocker", "note")

#: Roles of lines that say where a figure moves or is pushed.
_WAYS = ("way", "pushed")


@dataclass(frozen=True)
class Overlay:
    """An overlay: its number on the board, its query, and the current verdict.

    `idle` says that the verdict on the board is just this one. Who left the board shows nothing,
    and the fault says why.
    """

    number: int
    text: str
    query: TableQuery
    ends: tuple[NamedPlace, ...]
    #: The chosen options, which tell two overlays of one question apart.
    choices: tuple[str, ...]
    verdict: Verdict | None
    fault: InputError | None
    idle: bool


def overlays(table: OpenTable, query: TableQuery) -> Iterator[Overlay]:
    """The overlays of a query, judged on the table as it is now."""
    for number, text in enumerate(query.shown, 1):
        other = parse_query(text)
        judgement = judge_query(table, other)
        idle = other == query.bare
        chosen = tuple(_chosen(judgement, other))
        yield Overlay(
            number, text, other, judgement.ends, chosen, judgement.verdict, judgement.fault, idle
        )


def _chosen(judgement: Judgement, query: TableQuery) -> Iterator[str]:
    for field in judgement.fields:
        if field.kind == "choice":
            yield from query.filled.get(field.name, ())


def lasting(verdict: Verdict) -> tuple[Mark, ...]:
    """The marks of a verdict that an overlay shows: areas, numbered spaces, routes."""
    marks = tuple(mark for step in verdict.steps for mark in step.marks)
    there = tuple(mark for mark in marks if mark.role not in _NOT_THERE)
    labels = tuple(mark for mark in marks if mark.kind == "label")
    areas = tuple(mark for mark in there if mark.kind == "area")
    numbered = tuple(mark for mark in there if mark.kind == "space" and _numbered(mark, labels))
    ways = tuple(mark for mark in there if mark.kind == "line" and mark.role in _WAYS)
    return (*areas, *numbered, *ways, *labels) if areas or ways or len(numbered) > 1 else ()


def _numbered(mark: Mark, labels: tuple[Mark, ...]) -> bool:
    """Whether a space has a number in it, or is marked with a total."""
    if mark.role == "total":
        return True
    space = mark.spaces[0]
    points = [at for label in labels for at in label.at]
    return any(space.holds(at) for at in points)
