"""The card of a tapped piece and the turn line, as the page shows them."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from adjudicator.app.follow_ups import FollowUp
from adjudicator.app.judgement import judge_query
from adjudicator.app.query import TableQuery
from adjudicator.app.tables import OpenTable
from adjudicator.core.facts import Absent
from adjudicator.core.game import NamedPlace
from adjudicator.core.piece_card import Dial, PieceCard, Sighting, TurnLine, Verb
from adjudicator.drawing.standing import initials
from adjudicator.messages.renderer import Messages

#: More names than this are counted, not listed.
MOST_NAMES = 6


@dataclass(frozen=True)
class EndLine:
    """A tapped place as the panel names it."""

    name: str
    at: str
    shape: str
    #: Whether it is off the board.
    absent: bool = False
    #: Whether it is a component, token or door, whose name begins with its article.
    thing: bool = False


@dataclass(frozen=True)
class VerbLine:
    """An action as a button: its name, what it costs or why not, and where it leads.

    One that `acts` is done at once when it is pressed.
    """

    name: str
    note: str
    link: str
    query: TableQuery
    ready: bool = True
    acts: bool = False


@dataclass(frozen=True)
class DialLine:
    """A number on the card; a question mark where nobody has entered it."""

    label: str
    value: str


@dataclass(frozen=True)
class SightLine:
    """Someone who is seen or sees: the name with its remark, and the link to the line."""

    name: str
    note: str
    link: str
    enemy: bool


@dataclass(frozen=True)
class Names:
    """Whom a piece sees, or who sees it, and how many more than are listed."""

    lines: tuple[SightLine, ...]
    more: int


@dataclass(frozen=True)
class CardView:
    """A piece's card in words."""

    letters: str
    dials: tuple[DialLine, ...]
    notes: tuple[str, ...]
    sees: Names | None
    seen_by: Names | None
    verbs: tuple[VerbLine, ...]
    title: str
    place: str


@dataclass(frozen=True)
class TurnView:
    """The turn in words: pips are true for each point that is left."""

    where: str
    shape: str
    pips: tuple[bool, ...]
    score: str
    next: VerbLine | None
    others: tuple[VerbLine, ...]
    score_words: str


@dataclass(frozen=True)
class FollowUpLine:
    """What can come next on the same places: a link, or a button that applies it.

    One that `decides` says how it turned out; `then` is what comes of that.
    """

    name: str
    note: str
    query: TableQuery
    acts: bool
    decides: bool = False
    tone: str = ""
    then: str = ""


def end_line(table: OpenTable, end: NamedPlace, messages: Messages) -> EndLine:
    """A tapped place: who or what is there and where, or only where."""
    shape = end.shape or "cell"
    if isinstance(end.place, Absent):
        return EndLine(messages.word(end.place.who), "", shape, absent=True)
    at = messages.word(end.region or end.place.spot)
    name = messages.word(end.place.who) if end.place.who else ""
    if end.thing:
        name = messages.word(table.thing(end.thing))
    thing = end.thing is not None
    return EndLine(name[:1].upper() + name[1:] or at, at if name else "", shape, thing=thing)


def follow_up_lines(found: Iterable[FollowUp], messages: Messages) -> Iterator[FollowUpLine]:
    """What can follow, each with what its own ruling says so far."""
    for one in found:
        note = messages.headline(one.verdict) if one.verdict else ""
        name = messages.doing(one.verdict) if one.acts and one.verdict else ""
        tone = one.verdict.summary.tone if one.verdict and one.decides else ""
        then = messages.consequence(one.verdict) if one.verdict and one.decides else ""
        name = name or messages.action(one.action)
        note = "" if one.decides else note
        yield FollowUpLine(name, note, one.query, one.acts, one.decides, tone, then)


def card_view(
    table: OpenTable, card: PieceCard, end: EndLine, query: TableQuery, messages: Messages
) -> CardView:
    """A piece's card in words."""
    title = messages.word(card.title) if card.title else end.name
    return CardView(
        initials(title.partition(" ")[2] or title if end.thing else title),
        tuple(_dial(dial, messages) for dial in card.dials),
        tuple(messages.word(note) for note in card.notes),
        _names(card.sees, query, messages),
        _names(card.seen_by, query, messages),
        tuple(verb_lines(table, card.verbs, query, messages)),
        title,
        messages.word(card.place) if card.place else _below(card, end),
    )


def _below(card: PieceCard, end: EndLine) -> str:
    """Where it is; the name of a space says that itself."""
    return end.at or (end.name if card.title else "")


def turn_view(table: OpenTable, line: TurnLine, query: TableQuery, messages: Messages) -> TurnView:
    """The turn in words."""
    bare = TableQuery().with_overlays_of(query)
    left = line.left or 0
    following = verb_lines(table, (line.next,), bare, messages) if line.next else ()
    return TurnView(
        messages.word(line.where),
        line.shape or "",
        tuple(number < left for number in range(max(line.most, left))),
        messages.word(line.score) if line.score else "",
        next(iter(following), None),
        tuple(verb_lines(table, line.others, bare, messages)),
        messages.word(line.score_words) if line.score_words else "",
    )


def verb_lines(
    table: OpenTable, verbs: Iterable[Verb], query: TableQuery, messages: Messages
) -> Iterator[VerbLine]:
    """Actions as buttons; those of topics that the game doesn't have are left out."""
    for verb in verbs:
        if table.game.action(verb.action) is None:
            continue
        there = _query(table, verb, query)
        note = messages.word(verb.note) if verb.note else ""
        acts = not verb.here and _acts(table, there)
        yield VerbLine(messages.action(verb.action), note, there.link, there, verb.ready, acts)


def _query(table: OpenTable, verb: Verb, query: TableQuery) -> TableQuery:
    """The query that an action begins with, at the piece that was tapped or nowhere."""
    usual = verb.action == table.game.actions[0].name
    there = query.for_action("" if usual else verb.action)
    start = there.start if verb.here else verb.start
    return replace(there, start=start, to=verb.to, texts=verb.fields)


def _acts(table: OpenTable, query: TableQuery) -> bool:
    """Whether it can be done as it is, with nothing left to choose."""
    found, action = judge_query(table, query, alone=True), table.game.action(query.ask)
    asks = action is not None and action.asks_first
    chosen = not asks or all(field.advanced for field in found.fields)
    return table.may_change and found.change is not None and chosen


def _dial(dial: Dial, messages: Messages) -> DialLine:
    value = "?" if dial.value is None else str(dial.value)
    most = f"/{dial.most}" if dial.most is not None else ""
    return DialLine(messages.label(dial.label, {}), value + most)


def _names(
    sightings: tuple[Sighting, ...] | None, query: TableQuery, messages: Messages
) -> Names | None:
    if sightings is None:
        return None
    enemies_first = sorted(sightings, key=lambda one: not one.enemy)
    listed = (
        SightLine(
            messages.word(one.name),
            messages.word(one.note) if one.note else "",
            replace(query, ask="", to=one.word, texts=()).link,
            one.enemy,
        )
        for one in enemies_first[:MOST_NAMES]
    )
    return Names(tuple(listed), max(0, len(sightings) - MOST_NAMES))
