"""What can follow an answer: its outcomes, or the next actions on the same places."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from adjudicator.app.judgement import (
    Judgement,
    action_of,
    ends_of,
    id_of,
    judge_query,
    pointed_at,
)
from adjudicator.app.query import TableQuery
from adjudicator.app.tables import OpenTable, TableAction
from adjudicator.core.facts import Place
from adjudicator.core.game import NamedPlace, Stage, no_outcomes
from adjudicator.core.verdict import Verdict


@dataclass(frozen=True)
class FollowUp:
    """An action that can follow on the same places, with its verdict so far.

    `acts` means that it can be applied as it is, `decides` that it is an outcome of the query.
    """

    action: str
    query: TableQuery
    verdict: Verdict | None
    acts: bool
    decides: bool = False


def follow_ups(
    table: OpenTable, query: TableQuery, judged: Judgement | None = None
) -> Iterator[FollowUp]:
    """The outcomes of a query, or the actions that can follow its verdict on its two places.

    Its judgement isn't made again if it is given.
    """
    if query.what_if:
        return
    action, ends = action_of(table.game, query), ends_of(table, query)
    if action.outcomes is not no_outcomes:
        yield from _outcomes(table, query, action, judged or _judged(table, query))
    if not query.to or len(ends) < 2:
        return
    if ends[1].thing and action.then_on_thing:
        yield from _on_thing(table, query, action.then_on_thing)
        return
    if id_of(ends[1]):
        verdict = judged.verdict if judged else None
        refused = verdict is not None and verdict.summary.tone == "blocked"
        unfit = action.then_if_clear if refused else ()
        either = set(action.then_on_place)
        names = [n for n in action.then_on_figure if n not in unfit and n not in either]
        yield from _on_figure(table, query, names)
        if not _in_one_place(ends):
            yield from _on_place(table, query, [n for n in action.then_on_figure if n in either])
        return
    yield from _on_place(table, query, action.then_on_place)


def _on_place(table: OpenTable, query: TableQuery, names: Sequence[str]) -> Iterator[FollowUp]:
    """The actions on a place, or on the place of someone, where others can go there too."""
    for name in names:
        there = TableQuery(query.start, query.to, name).with_overlays_of(query)
        found = _judged(table, there) if _fits(table, there) else Judgement()
        if found.verdict and found.verdict.summary.tone != "blocked":
            at_once = found.change is not None and not action_of(table.game, there).asks_first
            yield FollowUp(name, there, found.verdict, at_once)


def _in_one_place(ends: Sequence[NamedPlace]) -> bool:
    """Whether both ends are in the same place already."""
    spots = {end.place.spot if isinstance(end.place, Place) else None for end in ends}
    return len(spots) == 1


def _on_thing(
    table: OpenTable, query: TableQuery, names: Sequence[tuple[str, str]]
) -> Iterator[FollowUp]:
    """The actions on a thing, which fills a field of the action's form."""
    for name, field in names:
        filled = TableQuery(query.start, ask=name, texts=((field, query.to),))
        there = filled.with_overlays_of(query)
        found = _judged(table, there)
        if found.change is not None:
            yield FollowUp(name, there, found.verdict, acts=True)


def _outcomes(
    table: OpenTable, query: TableQuery, action: TableAction, found: Judgement
) -> Iterator[FollowUp]:
    """The outcomes of a query, while none is filled in."""
    if found.verdict is None or found.change is not None:
        return
    for texts in action.outcomes(found.verdict):
        there = replace(query, texts=(*query.texts, *texts))
        outcome = _judged(table, there)
        if outcome.verdict and outcome.change is not None:
            yield FollowUp(action.name, there, outcome.verdict, acts=True, decides=True)


def _on_figure(table: OpenTable, query: TableQuery, names: Sequence[str]) -> Iterator[FollowUp]:
    """The actions on a figure that aren't refused already; each is judged when it is chosen.

    If the two were pointed at in the other order, it is about them the other way round.
    """
    for name in names:
        ways = ((query.start, query.to), (query.to, query.start))
        there = (TableQuery(*way, name).with_overlays_of(query) for way in ways)
        fits = next((one for one in there if _fits(table, one)), None)
        if fits and not _is_refused(_judged(table, fits)):
            yield FollowUp(name, fits, None, acts=False)


def _is_refused(found: Judgement) -> bool:
    """Whether an action can't be taken here, whatever is filled in later."""
    if found.verdict:
        return found.verdict.summary.tone == "blocked"
    return found.fault is not None and not found.fault.missing


def _judged(table: OpenTable, query: TableQuery) -> Judgement:
    return judge_query(table, query, alone=True)


def _fits(table: OpenTable, query: TableQuery) -> bool:
    """Whether the two places are of the kind that the action points at."""
    game, ends = table.game, ends_of(table, query)
    stages = [s for s in action_of(game, query).stages if _can_be_meant(table, s, ends)]
    pointed = (pointed_at(game, stage, ends, strict=False) for stage in stages)
    return any(len(found) > 1 and None not in found.values() for found in pointed)


def _can_be_meant(table: OpenTable, stage: Stage, ends: Sequence[NamedPlace]) -> bool:
    """Whether each place is among those that its tap can mean."""
    taps = zip(table.game.taps(stage), ends, strict=False)
    return all(id_of(end) in _ids(table, tap.among) for tap, end in taps if tap.among)


def _ids(table: OpenTable, entries: str) -> set[object]:
    return {entry.get("id") for entry in table.scene.get(entries) or ()}
