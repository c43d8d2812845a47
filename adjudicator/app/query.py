"""Table queries: the action, places and field values that a link carries."""

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from urllib.parse import parse_qsl, quote_plus, urlencode

from adjudicator.app.judge import NOT_PARAMS
from adjudicator.app.tables import OpenTable, TableAction, pack, unpack
from adjudicator.core.faults import InputError
from adjudicator.core.form import MISSING, Field, Texts
from adjudicator.core.game import Action, AnyGame, Stage
from adjudicator.core.values import Json, JsonObject

#: Link parameters that aren't fields: the question, the overlays, the what-if move (`stand`, or
#: `stand-who` and `stand-at` from a form), what a saved ruling said when it was made, the theme of
#: a picture, the table that this one is a copy of, a field that is taken back, whether rare fields
#: are shown, the key of an order that is sent, and the number of the event that its form was shown
#: after.
ASKED = ("ask", "from", "to", "more")
RESERVED = (
    *ASKED,
    *("show", "stand", "stand-who", "stand-at", "said", "made", "theme", "copy-of"),
    *("take-back", "options", "order-key", "seen"),
)

#: With more overlays than this, nobody can tell them apart.
MOST_SHOWN = 3

#: The key in `more` that lists the fields left out on purpose.
LEFT_OUT = "left-out"


#: What the words of most links consist of, and how the few of it that have to be escaped are.
_PLAIN = re.compile(r"[\w.~@,+ -]*", re.ASCII).fullmatch
_ESCAPED = str.maketrans({"@": "%40", ",": "%2C", "+": "%2B", " ": "+"})


@lru_cache(4096)
def quoted(word: str) -> str:
    """A word as links have it: a page has dozens made of the same few, or thousands of spots."""
    return word.translate(_ESCAPED) if _PLAIN(word) else quote_plus(word)


def _is_part(key: str, of: str | None) -> bool:
    """Whether a text belongs to a field that is taken back."""
    return of is not None and (key == of or key.startswith(f"{of}."))


@dataclass(frozen=True)
class TableQuery:
    """An action, the places that were tapped, and the field values.

    `ask` is empty for the default action. `more` packs the parameters that have no field. `shown`
    are the serialized queries of the overlays. `what_if` is `who@where`: a piece moved as a trial.
    `options` shows the rare fields, which the page leaves out otherwise.
    """

    start: str = ""
    to: str = ""
    ask: str = ""
    texts: tuple[tuple[str, str], ...] = ()
    more: str = ""
    shown: tuple[str, ...] = ()
    what_if: str = ""
    options: str = ""

    @classmethod
    def from_link(cls, given: Iterable[tuple[str, str]]) -> "TableQuery":
        """Read a query from the parameters of a link."""
        pairs = tuple(given)
        known = {key: value for key, value in reversed(pairs) if key in RESERVED}
        dropped = known.get("take-back")
        texts = tuple(
            (key, value)
            for key, value in pairs
            if key not in RESERVED and value and not _is_part(key, dropped)
        )
        ask, start, to, more = (known.get(key, "") for key in ASKED)
        shown = tuple(dict.fromkeys(value for key, value in pairs if key == "show" and value))
        who, at = known.get("stand-who", ""), known.get("stand-at", "")
        what_if = f"{who}@{at}" if who and at else known.get("stand", "")
        options = known.get("options", "")
        return cls(start, to, ask, texts, more, shown[:MOST_SHOWN], what_if, options)

    @property
    def pairs(self) -> tuple[tuple[str, str], ...]:
        """The link parameters, in order."""
        given = (("ask", self.ask), ("from", self.start), ("to", self.to), ("more", self.more))
        shown = (("show", text) for text in self.shown)
        extra = (("stand", self.what_if), ("options", self.options), *shown)
        return (*(pair for pair in given if pair[1]), *self.texts, *(p for p in extra if p[1]))

    @property
    def link(self) -> str:
        """The query string of a link, with its question mark."""
        return "?" + "&".join(f"{quoted(name)}={quoted(text)}" for name, text in self.pairs)

    @property
    def words(self) -> tuple[str, ...]:
        """The places that were tapped."""
        return tuple(word for word in (self.start, self.to) if word)

    @property
    def filled(self) -> Texts:
        """The field texts by name."""
        filled: dict[str, list[str]] = {}
        for name, text in self.texts:
            filled.setdefault(name, []).append(text)
        return filled

    @property
    def carried(self) -> JsonObject:
        """The parameters that have no field."""
        carried = unpack(self.more) if self.more else {}
        if not isinstance(carried, Mapping):
            raise InputError("more", "table.broken-link")
        return carried

    def tap(self, word: str, game: AnyGame, *, figure: bool) -> "TableQuery":
        """Add a tapped place: the first, then the second; a figure after that starts again."""
        action = game.action(self.ask or game.actions[0].name) or game.actions[0]
        most = max(len(game.taps(stage)) for stage in action.stages)
        if most < 2 or not self.start or (self.to and figure):
            return replace(self, start=word, to="")
        return replace(self, start="", to="") if word == self.start else replace(self, to=word)

    def with_field(self, name: str, text: str) -> "TableQuery":
        """The same query with one field replaced."""
        others = tuple(pair for pair in self.texts if pair[0] != name)
        return replace(self, texts=(*others, (name, text)))

    def for_action(self, ask: str) -> "TableQuery":
        """Another action from the same first place."""
        return TableQuery(self.start, ask=ask).with_overlays_of(self)

    def for_question(self, ask: str, game: AnyGame) -> "TableQuery":
        """Another question about the same places."""
        name = game.asking(ask)
        usual = name == game.actions[0].name
        return TableQuery(self.start, self.to, "" if usual else name).with_overlays_of(self)

    @property
    def bare(self) -> "TableQuery":
        """The question alone, without what else the page shows."""
        return replace(self, shown=(), what_if="", options="")

    def with_overlays_of(self, other: "TableQuery") -> "TableQuery":
        """This question with the overlays and the what-if of another query."""
        return replace(self, shown=other.shown, what_if=other.what_if)

    @property
    def serialized(self) -> str:
        """The question as one text, which is how an overlay is written in a link."""
        return urlencode(self.bare.pairs)

    def with_overlay(self, text: str) -> "TableQuery":
        """Add an overlay; the oldest is dropped if there are too many."""
        others = (*(other for other in self.shown if other != text), text)
        return replace(self, shown=others[-MOST_SHOWN:])

    def without_overlay(self, text: str) -> "TableQuery":
        """Remove an overlay."""
        return replace(self, shown=tuple(other for other in self.shown if other != text))

    @property
    def with_options(self) -> "TableQuery":
        """Show the rare fields."""
        return replace(self, options="1")

    def with_what_if(self, what_if: str) -> "TableQuery":
        """Move a piece in a what-if; an empty text ends it."""
        return replace(self, what_if=what_if)


def parse_query(text: str) -> TableQuery:
    """Read a query that was serialized as one text."""
    return TableQuery.from_link(parse_qsl(text)).bare


def query_for(table: OpenTable, question: JsonObject) -> TableQuery:
    """The query that asks a question of the API."""
    game, name = table.game, str(question["ask"])
    given = {key: value for key, value in question.items() if key not in NOT_PARAMS}
    words = []
    for tap in game.questions[name].taps:
        word = _word(game, tap.form, given[tap.name]) if tap.name in given else ""
        if not _names_a_place(table, word):
            break
        del given[tap.name]
        words.append(word)
    start, to, *_ = [*words, "", ""]
    action = _action_for(game, name, len(words), given)
    texts, rest = _texts(action, table, given)
    ask = "" if action.name == game.actions[0].name else action.name
    return TableQuery(start, to, ask, texts, pack(rest) if rest else "")


def _names_a_place(table: OpenTable, word: str) -> bool:
    """Whether a word can be tapped; a value that can't is carried in `more`."""
    try:
        return bool(word) and bool(table.parse_place(word, ""))
    except InputError:
        return False


def _action_for(game: AnyGame, name: str, words: int, given: JsonObject) -> TableAction:
    """The action that asks this question with these parameters."""
    for action in game.actions:
        enough = (
            stage.ask
            for stage in action.stages
            if game.needed(stage) <= words and all(n in given for n in stage.needs)
        )
        if next(enough, None) == name:
            return action
    return Action(name, (Stage(name),))


def _word(game: AnyGame, form: str, value: Json) -> str:
    if form == "id" or isinstance(value, str):
        return str(value)
    if form == "spot" and isinstance(value, Mapping):
        return game.place_word({"intersection": value["at"], "level": value["level"]})
    return game.place_word({"space": value} if isinstance(value, Sequence) else value)


def _texts(
    action: TableAction, table: OpenTable, given: JsonObject
) -> tuple[tuple[tuple[str, str], ...], dict[str, Json]]:
    """The parameters as field texts, and those that no field can carry."""
    fields = {field.name: field for field in table.fields(action, given)}
    texts: list[tuple[str, str]] = []
    rest: dict[str, Json] = {}
    for name, value in given.items():
        if pairs := _serialized(fields.get(name), value):
            texts += pairs
        else:
            rest[name] = value
    # A field's default must not fill in what the question leaves out.
    left_out = [n for n, f in fields.items() if n not in given and f.default is not MISSING]
    return tuple(texts), {**rest, LEFT_OUT: left_out} if left_out else rest


def _serialized(field: Field | None, value: Json) -> tuple[tuple[str, str], ...]:
    """A value as texts that read back as the same value; none if the field can't."""
    if field is None:
        return ()
    try:
        pairs = tuple(field.write(value))
        back = field.read(_by_name(pairs))
    except (TypeError, InputError):  # a value in another form
        return ()
    return pairs if json.dumps(back, default=str) == json.dumps(value) else ()


def _by_name(pairs: Iterable[tuple[str, str]]) -> Texts:
    return TableQuery(texts=tuple(pairs)).filled
