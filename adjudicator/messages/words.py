"""Render facts in one language."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache, singledispatchmethod

from adjudicator.board.cell import column_letters, hex_name, space_name
from adjudicator.board.hexes import Hex
from adjudicator.board.lazy import cached_property
from adjudicator.board.squares import Corner, Edge, Space
from adjudicator.core.facts import (
    Absent,
    Called,
    File,
    GridLine,
    Listing,
    Place,
    Said,
    Standing,
    Thing,
    Who,
)
from adjudicator.messages.joining import joiner
from adjudicator.messages.phrases import PHRASES

#: A translation: a phrase's name and text to its text, or of two the one that fits a number.
Translate = Callable[[str, str], str]
Choose = Callable[[str, str, str, int], str]

#: A word with the number or letter of one of several.
_NUMBERED = re.compile(r"(.+)[ -](\d+|[a-z])")
#: A fact with which another sentence of a phrase begins.
_SENTENCE_START = re.compile(r"(?<=[.?!] )\{(\w+)\}")


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


@lru_cache(maxsize=4096)
def _sentence_starts(template: str) -> tuple[tuple[str, ...], str]:
    """The facts that begin a sentence, and the template with them marked."""
    starts = tuple(dict.fromkeys(_SENTENCE_START.findall(template)))
    return starts, _SENTENCE_START.sub(r"{^\1}", template)


#: Stands for a space in a phrase until it has its own; no word has it.
_THERE = "\0"


class Typed(str):
    """Text that is typed by people and never translated."""

    __slots__ = ()


@dataclass(frozen=True)
class Words:
    """Fills phrases with facts, and renders each fact, in one language."""

    language: str
    translate: Translate
    choose: Choose

    def called(self, name: str, otherwise: str) -> str:
        """A phrase of its own, or the name as it is written."""
        return self.label(name, {}) if name in PHRASES else otherwise.replace("-", " ")

    def label(self, name: str, facts: Mapping[str, object]) -> str:
        """A phrase with its facts filled in, as it stands."""
        return self._fill(name, facts)

    def say(self, name: str, facts: Mapping[str, object]) -> str:
        """A phrase with its facts filled in, beginning with a capital."""
        return _capital(self._fill(name, facts))

    def _fill(self, name: str, facts: Mapping[str, object]) -> str:
        if facts:
            return self._joins(self._filled(name, facts))
        known = self._bare.get(name)
        if known is None:
            known = self._bare[name] = self._filled(name, facts)
        return known

    @cached_property
    def _bare(self) -> dict[str, str]:
        """Phrases that tell no facts, once they have been said."""
        return {}

    def _filled(self, name: str, facts: Mapping[str, object]) -> str:
        template = self._templates.get(name)
        if template is None:
            template = self._template(name, facts)
        words = {key: self.word(fact) for key, fact in facts.items()}
        starts, begun = _sentence_starts(template)
        return begun.format_map(words | {f"^{key}": _capital(words[key]) for key in starts})

    def _template(self, name: str, facts: Mapping[str, object]) -> str:
        """A phrase in this language; of those for one and for several, the one that fits."""
        phrase = PHRASES[name]
        if isinstance(phrase, tuple):
            one, several, counted = phrase
            number = int(str(facts[counted]))
            if not number and f"{name}.zero" in PHRASES:
                return self._template(f"{name}.zero", facts)
            return self.choose(name, one, several, number)
        template = self._templates[name] = self.translate(name, phrase) if phrase else ""
        return template

    @cached_property
    def _templates(self) -> dict[str, str]:
        """Phrases in this language, once they have been translated."""
        return {}

    @cached_property
    def _joins(self) -> Callable[[str], str]:
        """The language's contractions, as its catalogue lists them."""
        return joiner(self.translate("grammar.joins", str(PHRASES["grammar.joins"])))

    def word(self, fact: object) -> str:
        """A fact in words."""
        # Calling the method itself would create a new wrapper for each word.
        return _WORDS[type(fact)](self, fact)

    @singledispatchmethod
    def _word(self, fact: object) -> str:
        return str(fact)

    @_word.register
    def _(self, fact: str) -> str:
        """A bare text as it is; what the box or the code calls something, as it is called."""
        if f"word.{fact}" in PHRASES:
            return self.label(f"word.{fact}", {})
        numbered = _NUMBERED.fullmatch(fact)
        if numbered and f"word.{numbered[1]}" in PHRASES:
            return f"{self.word(numbered[1])} {numbered[2]}"
        return fact

    @_word.register
    def _(self, fact: Typed) -> str:
        return str(fact)

    @_word.register
    def _(self, fact: Fraction) -> str:
        """A share rounded for people; the answer has the exact one."""
        return str(fact) if fact.denominator == 1 else f"{float(fact):.4g}"

    @_word.register
    def _(self, fact: Space) -> str:
        """A space by its name; one that has none, just off the board, by the one beside it."""
        column, row = fact
        if column >= 0 and row >= 0:
            return space_name(fact)
        inner = Space(max(fact.c, 0), max(fact.r, 0))
        if sorted((fact.c - inner.c, fact.r - inner.r)) != [-1, 0]:
            return str(list(fact))
        return self._fill("space.left" if fact.c < 0 else "space.above", {"space": inner})

    @_word.register
    def _(self, fact: Hex) -> str:
        return hex_name(fact)

    @_word.register
    def _(self, fact: Corner) -> str:
        """A corner by a space that has it, and where it has it."""
        x, y = fact
        east, south = x > 0 and not y, y > 0 and not x
        if x and y:
            east = south = True
        name = f"corner.{'south' if south else 'north'}-{'east' if east else 'west'}"
        return self._in_a_space[name].replace(_THERE, self.word(Space(x - east, y - south)))

    @cached_property
    def _in_a_space(self) -> dict[str, str]:
        """The phrases for corners, their space left open: a board has thousands of corners."""
        names = [name for name in PHRASES if name.startswith("corner.")]
        return {name: self._fill(name, {"space": Typed(_THERE)}) for name in names}

    @_word.register
    def _(self, fact: Edge) -> str:
        """An edge by a space that has it; the one before it, if there is one."""
        before, behind = fact.spaces
        if min(before) < 0:
            return self._fill("edge.west" if fact.vertical else "edge.north", {"space": behind})
        return self._fill("edge.east" if fact.vertical else "edge.south", {"space": before})

    @_word.register
    def _(self, fact: GridLine) -> str:
        names = [column_letters(fact.grid - 1), column_letters(fact.grid)]
        if not fact.vertical:
            names = [str(fact.grid), str(fact.grid + 1)]
        if not fact.grid:
            return self._fill("line.border", {"one": names[1]})
        return self._fill("line.between", {"one": names[0], "other": names[1]})

    @_word.register
    def _(self, fact: File) -> str:
        return column_letters(fact.number) if fact.column else str(fact.number + 1)

    @_word.register
    def _(self, fact: Place) -> str:
        facts = {"spot": fact.spot, "level": fact.level, "who": fact.who}
        if fact.level is None:
            return self.word(fact.spot)
        return self._fill("place.who" if fact.who else "place.level", facts)

    @_word.register
    def _(self, fact: Absent) -> str:
        return self._fill("place.away", {"who": fact.who})

    @_word.register
    def _(self, fact: Who) -> str:
        if isinstance(fact.place, Absent):
            return fact.place.who
        return fact.place.who or self.word(fact.place.spot)

    @_word.register
    def _(self, fact: Thing) -> str:
        name = f"thing.{fact.kind}" + (".edge" if fact.edge else "")
        if fact.name:
            name = "thing.custom" + (".edge" if fact.edge else "")
        elif fact.kind == "custom":
            name = "thing.custom.unnamed"
        return self._fill(name, {"name": fact.name})

    @_word.register
    def _(self, fact: Called) -> str:
        return self._fill(fact.phrase, {})

    @_word.register
    def _(self, fact: Said) -> str:
        return self._fill(fact.phrase, dict(fact.facts))

    def _several(self, item: object, number: int) -> str:
        """One of something, or several that are told alike."""
        if number == 1 or not isinstance(item, Thing):
            return self.word(item)
        name = "custom" if item.name else item.kind
        ending = ".edge.several" if item.edge else ".several"
        if item.kind == "custom" and not item.name:
            ending = ".unnamed.several"
        return self._fill(f"thing.{name}{ending}", {"number": number, "name": item.name})

    @_word.register
    def _(self, fact: Standing) -> str:
        name = "standing.line" if isinstance(fact.at, GridLine) else "standing.corner"
        return self._fill(name, {"things": Listing(fact.things), "at": fact.at})

    @_word.register
    def _(self, fact: Listing) -> str:
        counted: dict[object, int] = {}
        for item in fact.items:
            counted[item] = counted.get(item, 0) + 1
        words = [self._several(item, number) for item, number in counted.items()]
        if fact.more:
            return self._fill("list.more", {"listed": ", ".join(words), "more": fact.more})
        if len(words) < 2:
            return "".join(words)
        most = ", ".join(words[:-1])
        joined = "list.or" if fact.any_of else "list.and"
        return self._fill(joined, {"most": Typed(most), "last": Typed(words[-1])})

    @_word.register
    def _(self, fact: tuple) -> str:  # type: ignore[type-arg]
        if all(isinstance(item, int) for item in fact):
            return str(list(fact))
        return ", ".join(self.word(item) for item in fact)


_Say = Callable[[Words, object], str]


class _ByType(dict[type, _Say]):
    """What renders a fact of a type, looked up once per type."""

    def __missing__(self, kind: type) -> _Say:
        said: _Say = Words.__dict__["_word"].dispatcher.dispatch(kind)
        self[kind] = said
        return said


_WORDS = _ByType()
