"""What a person asks of a table by pointing and filling in, as a link writes it."""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any
from urllib.parse import urlencode

from adjudicator.kernel.form import MISSING, Field, Texts
from adjudicator.kernel.game import Action, Game, Stage
from adjudicator.kernel.scene import Malformed
from adjudicator.service.tables import pack, unpack

#: The names in a link that are not a field's.
RESERVED = ("ask", "from", "to", "more")


#: Under this name, the carried parameters tell which fields are left out on purpose.
LEFT_OUT = "left-out"


@dataclass(frozen=True)
class Wish:
    """An action, the places that were pointed at, and what was filled in.

    `ask` is empty for the usual action. `more` holds parameters that no field is for.
    """

    start: str = ""
    to: str = ""
    ask: str = ""
    texts: tuple[tuple[str, str], ...] = ()
    more: str = ""

    @classmethod
    def from_link(cls, given: Iterable[tuple[str, str]]) -> "Wish":
        """The wish that a link carries."""
        pairs = tuple(given)
        known = {key: value for key, value in reversed(pairs) if key in RESERVED}
        texts = tuple((key, value) for key, value in pairs if key not in RESERVED and value)
        start, to, ask, more = (known.get(key, "") for key in ("from", "to", "ask", "more"))
        return cls(start, to, ask, texts, more)

    @property
    def pairs(self) -> tuple[tuple[str, str], ...]:
        """The wish as names and texts."""
        given = (("ask", self.ask), ("from", self.start), ("to", self.to), ("more", self.more))
        return (*(pair for pair in given if pair[1]), *self.texts)

    @property
    def link(self) -> str:
        """The link that carries this wish."""
        return "?" + urlencode(self.pairs)

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
            raise Malformed("more", "table.broken-link")
        return carried

    def then(self, word: str, game: Game, *, figure: bool) -> "Wish":
        """A tap: the first place, then the second; after that a figure begins anew."""
        action = game.action(self.ask or game.actions[0].name) or game.actions[0]
        most = max(len(game.taps(stage)) for stage in action.stages)
        if most < 2 or not self.start or (self.to and figure):
            return replace(self, start=word, to="")
        return replace(self, start="", to="") if word == self.start else replace(self, to=word)

    def filling(self, name: str, text: str) -> "Wish":
        """The same wish with one field filled in anew."""
        others = tuple(pair for pair in self.texts if pair[0] != name)
        return replace(self, texts=(*others, (name, text)))

    def within(self, ask: str) -> "Wish":
        """The same first place, for another action."""
        return Wish(self.start, ask=ask)


def wish_for(game: Game, table: Any, question: Mapping[str, Any]) -> Wish:  # noqa: ANN401
    """The wish that asks a question of the contract's form."""
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
    return Wish(start, to, ask, texts, pack(rest) if rest else "")


def _names_a_place(game: Game, table: Any, word: str) -> bool:  # noqa: ANN401
    """Whether a word can be pointed at; what cannot is carried as it is."""
    try:
        return bool(word) and bool(game.named_end(table, word, ""))
    except Malformed:
        return False


def _action_for(game: Game, name: str, words: int, given: Mapping[str, Any]) -> Action:
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


def _word(game: Game, form: str, value: Any) -> str:  # noqa: ANN401
    if form == "id" or isinstance(value, str):
        return str(value)
    if form == "spot" and isinstance(value, Mapping):
        return game.word_for({"intersection": value["at"], "level": value["level"]})
    return game.word_for({"space": value} if isinstance(value, Sequence) else value)


def _texts(
    action: Action,
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
    left_out = [n for n, f in fields.items() if n not in given and f.blank is not MISSING]
    return tuple(texts), {**rest, LEFT_OUT: left_out} if left_out else rest


def _written(field: Field | None, value: Any) -> tuple[tuple[str, str], ...]:  # noqa: ANN401
    """A value as texts that are read as just this value; none where a field cannot."""
    if field is None:
        return ()
    try:
        written = tuple(field.write(value))
        back = field.read(_by_name(written))
    except (TypeError, Malformed):  # a value in another of its forms
        return ()
    return written if json.dumps(back, default=str) == json.dumps(value) else ()


def _by_name(pairs: Iterable[tuple[str, str]]) -> Texts:
    return Wish(texts=tuple(pairs)).filled
