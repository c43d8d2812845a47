"""What a person asks of a table by pointing and filling in, as a link writes it."""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any
from urllib.parse import parse_qsl, quote_plus, urlencode

from adjudicator.app.tables import pack, unpack
from adjudicator.core.action import Action, Stage
from adjudicator.core.form import MISSING, Field, Texts
from adjudicator.core.game import AnyGame
from adjudicator.core.input import InputError

#: The names in a link that are not a field's: what is asked, what is shown and supposed meanwhile
#: (the place of one who is moved may be typed apart), and what a kept ruling said when it was made.
ASKED = ("ask", "from", "to", "more")
RESERVED = (*ASKED, "show", "stand", "stand-who", "stand-at", "said", "made", "theme")

#: More areas on top of each other nobody can tell apart.
MOST_SHOWN = 3

#: Under this name, the carried parameters tell which fields are left out on purpose.
LEFT_OUT = "left-out"


#: A page has dozens of links, and they are made of the same few words.
_quoted = lru_cache(4096)(quote_plus)


@dataclass(frozen=True)
class TableQuery:
    """An action, the places that were pointed at, and what was filled in.

    `ask` is empty for the usual action. `more` holds parameters that no field is for. `shown` are
    other queries whose areas stay on the board, `stand` says who is supposed to stand where.
    """

    start: str = ""
    to: str = ""
    ask: str = ""
    texts: tuple[tuple[str, str], ...] = ()
    more: str = ""
    shown: tuple[str, ...] = ()
    stand: str = ""

    @classmethod
    def from_link(cls, given: Iterable[tuple[str, str]]) -> "TableQuery":
        """The query that a link carries."""
        pairs = tuple(given)
        known = {key: value for key, value in reversed(pairs) if key in RESERVED}
        texts = tuple((key, value) for key, value in pairs if key not in RESERVED and value)
        ask, start, to, more = (known.get(key, "") for key in ASKED)
        shown = tuple(dict.fromkeys(value for key, value in pairs if key == "show" and value))
        who, at = known.get("stand-who", ""), known.get("stand-at", "")
        stand = f"{who}@{at}" if who and at else known.get("stand", "")
        return cls(start, to, ask, texts, more, shown[:MOST_SHOWN], stand)

    @property
    def pairs(self) -> tuple[tuple[str, str], ...]:
        """The query as names and texts."""
        given = (("ask", self.ask), ("from", self.start), ("to", self.to), ("more", self.more))
        beside = (("stand", self.stand), *(("show", text) for text in self.shown))
        return (*(pair for pair in given if pair[1]), *self.texts, *(p for p in beside if p[1]))

    @property
    def link(self) -> str:
        """The link that carries this query."""
        return "?" + "&".join(f"{_quoted(name)}={_quoted(text)}" for name, text in self.pairs)

    @property
    def words(self) -> tuple[str, ...]:
        """The places that were pointed at."""
        return tuple(word for word in (self.start, self.to) if word)

    @property
    def filled(self) -> Texts:
        """What was filled in, by name."""
        filled: dict[str, list[str]] = {}
        for name, text in self.texts:
            filled.setdefault(name, []).append(text)
        return filled

    @property
    def carried(self) -> Mapping[str, Any]:
        """The parameters that no field is for."""
        carried = unpack(self.more) if self.more else {}
        if not isinstance(carried, Mapping):
            raise InputError("more", "table.broken-link")
        return carried

    def then(self, word: str, game: AnyGame, *, figure: bool) -> "TableQuery":
        """A tap: the first place, then the second; after that a figure begins anew."""
        action = game.action(self.ask or game.actions[0].name) or game.actions[0]
        most = max(len(game.taps(stage)) for stage in action.stages)
        if most < 2 or not self.start or (self.to and figure):
            return replace(self, start=word, to="")
        return replace(self, start="", to="") if word == self.start else replace(self, to=word)

    def filling(self, name: str, text: str) -> "TableQuery":
        """The same query with one field filled in anew."""
        others = tuple(pair for pair in self.texts if pair[0] != name)
        return replace(self, texts=(*others, (name, text)))

    def within(self, ask: str) -> "TableQuery":
        """The same first place, for another action."""
        return TableQuery(self.start, ask=ask).beside(self)

    def asking(self, ask: str, game: AnyGame) -> "TableQuery":
        """Another question of the same places."""
        name = game.asking(ask)
        usual = name == game.actions[0].name
        return TableQuery(self.start, self.to, "" if usual else name).beside(self)

    @property
    def bare(self) -> "TableQuery":
        """Only what is asked."""
        return replace(self, shown=(), stand="")

    def beside(self, other: "TableQuery") -> "TableQuery":
        """This question, with all that is shown and supposed beside another."""
        return replace(self, shown=other.shown, stand=other.stand)

    @property
    def written(self) -> str:
        """What is asked as one text, by which it can be shown beside something else."""
        return urlencode(self.bare.pairs)

    def showing(self, text: str) -> "TableQuery":
        """With one more area left on the board; the oldest makes room where there are too many."""
        others = (*(other for other in self.shown if other != text), text)
        return replace(self, shown=others[-MOST_SHOWN:])

    def hiding(self, text: str) -> "TableQuery":
        """With one area less."""
        return replace(self, shown=tuple(other for other in self.shown if other != text))

    def standing(self, stand: str) -> "TableQuery":
        """Supposing that someone stood somewhere, or no longer."""
        return replace(self, stand=stand)


def parse_query(text: str) -> TableQuery:
    """The query that is written as one text."""
    return TableQuery.from_link(parse_qsl(text)).bare


def query_for(game: AnyGame, table: Any, question: Mapping[str, Any]) -> TableQuery:  # noqa: ANN401
    """The query that asks a question of the contract's form."""
    name = str(question["ask"])
    given = {key: value for key, value in question.items() if key not in ("scene", "ask")}
    words = []
    for tap in game.questions[name].taps:
        word = _word(game, tap.form, given[tap.name]) if tap.name in given else ""
        if not _names_a_place(game, table, word):
            break
        del given[tap.name]
        words.append(word)
    start, to, *_ = [*words, "", ""]
    action = _action_for(game, name, len(words), given)
    texts, rest = _texts(action, table, given)
    ask = "" if action.name == game.actions[0].name else action.name
    return TableQuery(start, to, ask, texts, pack(rest) if rest else "")


def _names_a_place(game: AnyGame, table: Any, word: str) -> bool:  # noqa: ANN401
    """Whether a word can be pointed at; what cannot is carried as it is."""
    try:
        return bool(word) and bool(game.parse_place(table, word, ""))
    except InputError:
        return False


def _action_for(game: AnyGame, name: str, words: int, given: Mapping[str, Any]) -> Action[Any]:
    """The action that would ask this question, given so much."""
    for action in game.actions:
        enough = (
            stage.ask
            for stage in action.stages
            if game.needed(stage) <= words and all(n in given for n in stage.needs)
        )
        if next(enough, None) == name:
            return action
    return Action(name, (Stage(name),))


def _word(game: AnyGame, form: str, value: Any) -> str:  # noqa: ANN401
    if form == "id" or isinstance(value, str):
        return str(value)
    if form == "spot" and isinstance(value, Mapping):
        return game.place_word({"intersection": value["at"], "level": value["level"]})
    return game.place_word({"space": value} if isinstance(value, Sequence) else value)


def _texts(
    action: Action[Any],
    table: Any,  # noqa: ANN401
    given: Mapping[str, Any],
) -> tuple[tuple[tuple[str, str], ...], dict[str, Any]]:
    """What fields can carry, and the rest."""
    fields = {field.name: field for field in action.fields(table, given)}
    texts: list[tuple[str, str]] = []
    rest: dict[str, Any] = {}
    for name, value in given.items():
        if written := _written(fields.get(name), value):
            texts += written
        else:
            rest[name] = value
    # What the question leaves out must not be filled in by a field's usual value.
    left_out = [n for n, f in fields.items() if n not in given and f.default is not MISSING]
    return tuple(texts), {**rest, LEFT_OUT: left_out} if left_out else rest


def _written(field: Field | None, value: Any) -> tuple[tuple[str, str], ...]:  # noqa: ANN401
    """A value as texts that are read as just this value; none where a field cannot."""
    if field is None:
        return ()
    try:
        written = tuple(field.write(value))
        back = field.read(_by_name(written))
    except (TypeError, InputError):  # a value in another of its forms
        return ()
    return written if json.dumps(back, default=str) == json.dumps(value) else ()


def _by_name(pairs: Iterable[tuple[str, str]]) -> Texts:
    return TableQuery(texts=tuple(pairs)).filled
