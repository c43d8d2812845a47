"""Judge a table query: the verdict, its companions and suggestions, and the change it makes."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from operator import attrgetter

from adjudicator.app.query import LEFT_OUT, TableQuery
from adjudicator.app.tables import OpenTable, TableAction
from adjudicator.board.hexes import Hex
from adjudicator.board.squares import Corner, Space
from adjudicator.core.change import Change, difference, together
from adjudicator.core.facts import Called, Listing, Place
from adjudicator.core.faults import InputError
from adjudicator.core.form import Field, read_fields
from adjudicator.core.game import Action, AnyGame, NamedPlace, Stage
from adjudicator.core.question import Question, ReadTable, Ruled
from adjudicator.core.values import Json, JsonObject
from adjudicator.core.verdict import Verdict
from adjudicator.messages.phrases import PHRASES
from adjudicator.tables.history import DeedPart, EventLabel

#: A question without its scene.
Asked = dict[str, Json]


@dataclass(frozen=True)
class Judgement:
    """The answer to a table query.

    `ends` are the places that were tapped, `fields` what can be filled in. `companions` are
    verdicts shown with the main one, `suggestions` verdicts on what would change it. `change` is
    what doing it changes, from the same decision as the verdict. `forecast` tells its chance.
    """

    ends: tuple[NamedPlace, ...] = ()
    fields: tuple[Field, ...] = ()
    verdict: Verdict | None = None
    companions: tuple[Verdict, ...] = ()
    suggestions: tuple[Verdict, ...] = ()
    change: Change | None = None
    fault: InputError | None = None
    forecast: Verdict | None = None


def judge_query(table: OpenTable, query: TableQuery, *, alone: bool = False) -> Judgement:
    """Judge a query; there is no verdict until there is enough to ask.

    A fault keeps the ends and fields that are known so far. `alone` skips companions and
    suggestions, for callers that only need to know whether it can be applied.
    """
    ends: tuple[NamedPlace, ...] = ()
    fields: tuple[Field, ...] = ()
    try:
        action = action_of(table.game, query)
        ends = ends_of(table, query)
        fields = _fields(table, action, query, ends)
        filled = _filled(query, fields)
        asked = _asked(table.game, action, ends, filled)
        if asked is None:
            return Judgement(ends, fields)
        ruled = _ruled(table, asked)
        if alone:
            return Judgement(ends, fields, ruled.verdict, change=ruled.change)
        companions = tuple(_companions(table, action, ends)) if len(ends) > 1 else ()
        suggestions = tuple(_suggestions(table, action, ends, filled)) if len(ends) > 1 else ()
        weighed = table.forecast(action, ruled.verdict, filled)
        chance = _ruled(table, {**weighed}).verdict if weighed else None
        told = (ruled.verdict, companions, suggestions, ruled.change)
        return Judgement(ends, fields, *told, forecast=chance)
    except InputError as fault:
        return Judgement(ends, fields, fault=fault)


def _companions(
    table: OpenTable, action: TableAction, ends: Sequence[NamedPlace]
) -> Iterator[Verdict]:
    """The verdicts shown with the main one; none if an end is off the board or doesn't fit."""
    if not all(isinstance(end.place, Place) for end in ends):
        return
    for name in action.companions:
        pointed = pointed_at(table.game, Stage(name), ends, strict=False)
        if None in pointed.values():
            continue
        for further in table.companions(name, pointed):
            yield _ruled(table, {"ask": name, **pointed, **further}).verdict


def _suggestions(
    table: OpenTable, action: TableAction, ends: Sequence[NamedPlace], filled: Asked
) -> Iterator[Verdict]:
    """Verdicts on what would change the answer; none until all parameters are filled in."""
    if not all(isinstance(end.place, Place) for end in ends):
        return
    for name in action.suggestions:
        if not _is_pointed(table.game, Stage(name), ends):
            continue
        asked = _asked(table.game, Action(name, (Stage(name),)), ends, filled)
        if asked and _is_whole(table.game.questions[name], asked):
            verdict = _ruled(table, asked).verdict
            if verdict.summary.tone != "note":
                yield verdict


def _is_whole(question: Question[ReadTable], asked: Asked) -> bool:
    """Whether every required parameter is there."""
    fields = question.params.model_fields.items()
    return all((field.alias or name) in asked for name, field in fields if field.is_required())


def question_of(table: OpenTable, query: TableQuery) -> Asked | None:
    """The question that a query asks, as the API takes it but without its scene."""
    action, ends = action_of(table.game, query), ends_of(table, query)
    fields = _fields(table, action, query, ends)
    return _asked(table.game, action, ends, _filled(query, fields))


def done(table: OpenTable, query: TableQuery) -> tuple[Change, EventLabel]:
    """Apply a query: the change and its label.

    A what-if can't be done.
    """
    change, verdict = doing(table, query)
    return change, label_of(table, query, change, verdict)


def label_of(table: OpenTable, query: TableQuery, change: Change, verdict: Verdict) -> EventLabel:
    """The label of an applied query in the history."""
    part = part_of(table, query, table.with_change(change))
    return replace(_label(table, query, verdict), part=part)


def doing(table: OpenTable, query: TableQuery) -> tuple[Change, Verdict]:
    """What doing it changes, and the verdict that allows it."""
    if query.what_if:
        raise InputError("stand", "stand.not-real")
    asked = question_of(table, query)
    ruled = _ruled(table, asked) if asked else None
    if asked is None or ruled is None or ruled.change is None:
        raise InputError("ask", "action.not-doable")
    learned = difference(table.scene, table.game.learn(table.scene, asked))
    return together(learned, ruled.change), ruled.verdict


def part_of(table: OpenTable, query: TableQuery, after: OpenTable) -> DeedPart:
    """Whether a change continues a group of changes, or starts one."""
    if is_due(table, query):
        return "later"
    return "first" if after.turn_line and after.turn_line.follows else ""


def is_due(table: OpenTable, query: TableQuery) -> bool:
    """Whether a query is about the consequence that must be resolved first."""
    line = table.turn_line
    if not (line and line.next and line.follows):
        return False
    return (query.ask, query.start) == (line.next.action, line.next.start)


def _label(table: OpenTable, query: TableQuery, verdict: Verdict) -> EventLabel:
    """What happened, in the verdict's own words if there are any."""
    own = f"{verdict.summary.message_id}.done"
    if own in PHRASES:
        return EventLabel(own, dict(verdict.summary.facts))
    who = tuple(end.place.who for end in ends_of(table, query) if end.place.who)
    what = Called(f"doing.{verdict.ask}")
    return EventLabel("did.asked", {"who": Listing(who), "what": what})


def going_on(table: OpenTable, query: TableQuery) -> TableQuery:
    """The next query after applying one: what follows at once, or the same figure again."""
    line = table.turn_line
    if line and (verb := line.then or (line.next if line.follows else None)):
        there = query.for_action(verb.action)
        return replace(there, start=verb.start, to=verb.to, texts=verb.fields)
    after = query.for_action("")
    return replace(after, start="") if judge_query(table, after, alone=True).fault else after


def ends_of(table: OpenTable, query: TableQuery) -> tuple[NamedPlace, ...]:
    """The places that a query points at."""
    given = (("from", query.start), ("to", query.to))
    return tuple(table.parse_place(word, at) for at, word in given if word)


def _fields(
    table: OpenTable, action: TableAction, query: TableQuery, ends: tuple[NamedPlace, ...]
) -> tuple[Field, ...]:
    """The fields, given what was tapped and filled in so far."""
    first = {key: texts[0] for key, texts in query.filled.items()}
    pointed = pointed_at(table.game, action.stages[0], ends, strict=False)
    return table.fields(action, {**query.carried, **first, **pointed})


def _filled(query: TableQuery, fields: tuple[Field, ...]) -> Asked:
    """The field values; parameters that the link carries count where nothing was typed."""
    typed = {name.split(".")[0] for name in query.filled}
    carried = {name: value for name, value in query.carried.items() if name not in typed}
    left_out = {*carried.pop(LEFT_OUT, ())} - typed
    read = read_fields(fields, query.filled)
    for field in fields:
        if not _finished(field, read.get(field.name)):
            if field.so_far and read.get(field.name):
                read[field.so_far] = True
            else:
                left_out.add(field.name)
    return {**{name: value for name, value in read.items() if name not in left_out}, **carried}


def _finished(field: Field, value: Json) -> bool:
    """Whether rows that count only together are all filled in."""
    return not field.whole or sum(map(bool, value or ())) == field.count


def action_of(game: AnyGame, query: TableQuery) -> TableAction:
    """The action of a query: the usual one where it names none."""
    action = game.action(query.ask or game.actions[0].name)
    if action is None:
        known = tuple(game.questions)
        raise InputError("ask", "question.unknown-ask", ask=query.ask, known=known)
    return action


def _asked(
    game: AnyGame,
    action: TableAction,
    ends: Sequence[NamedPlace],
    filled: JsonObject,
) -> Asked | None:
    """The most complete stage whose parameters are all there."""
    stages = [stage for stage in action.stages if _is_pointed(game, stage, ends)]
    for stage in stages or action.stages:
        if game.needed(stage) <= len(ends) and filled.keys() >= {*stage.needs}:
            model = game.questions[stage.ask].params
            names = {field.alias or name for name, field in model.model_fields.items()}
            fitting = {name: value for name, value in filled.items() if name in names}
            return {"ask": stage.ask, **pointed_at(game, stage, ends), **stage.given, **fitting}
    return None


def _is_pointed(game: AnyGame, stage: Stage, ends: Sequence[NamedPlace]) -> bool:
    """Whether what was pointed at is of the kind that a stage takes."""
    return None not in pointed_at(game, stage, ends, strict=False).values()


def pointed_at(
    game: AnyGame, stage: Stage, ends: Sequence[NamedPlace], *, strict: bool = True
) -> Asked:
    """The parameters that taps fill in."""
    pointed = {}
    for tap, end in zip(game.taps(stage), ends, strict=False):
        value = _VALUES[tap.form](end)
        if value is None and strict:
            raise InputError(tap.name, f"tap.{tap.form}")
        pointed[tap.name] = value
    return pointed


def id_of(end: NamedPlace) -> str | None:
    """The id of whoever or whatever is at a place that was pointed at."""
    return end.params.get("figure") or end.params.get("unit") or end.thing


def _space(end: NamedPlace) -> list[int] | None:
    spot = end.place.spot if isinstance(end.place, Place) else None
    return list(spot) if isinstance(spot, Space | Hex) else None


def _spot(end: NamedPlace) -> list[int] | Asked | None:
    if isinstance(end.place, Place) and isinstance(end.place.spot, Corner):
        return {"at": list(end.place.spot), "level": end.place.level}
    return _space(end)


_VALUES: Mapping[str, Callable[[NamedPlace], object]] = {
    "end": lambda end: end.params or None,
    "id": id_of,
    "who": lambda end: end.params.get("figure"),
    "point": lambda end: None if "edge" in end.params else end.params or None,
    "space": _space,
    "spot": _spot,
    "outside": attrgetter("outside"),
}


def _ruled(table: OpenTable, asked: Asked) -> Ruled:
    params = {key: value for key, value in asked.items() if key != "ask"}
    return table.rule(asked["ask"], params)
