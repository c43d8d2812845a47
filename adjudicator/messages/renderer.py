"""Turning facts into words, in one language."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import singledispatchmethod

from adjudicator.board.cell import column_letters, hex_linked, hex_name, space_name
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
from adjudicator.core.faults import InputError
from adjudicator.core.spelling import nearest
from adjudicator.core.verdict import Step, Verdict
from adjudicator.messages.joining import joiner
from adjudicator.messages.phrases import PHRASES
from adjudicator.resources import SOURCE

#: A translation: a phrase's name and text to its text, or of two the one that fits a number.
Translate = Callable[[str, str], str]
Choose = Callable[[str, str, str, int], str]


#: One of several that go by the same words: a number, or a letter.
_NUMBERED = re.compile(r"(.+)[ -](\d+|[a-z])")


class _Typed(str):
    """What a person types, which no language changes."""

    __slots__ = ()


def _as_typed(fact: object) -> object:
    return _Typed(fact) if isinstance(fact, str) else fact


@dataclass(frozen=True)
class Messages:
    """Says steps and faults in one language."""

    language: str
    translate: Translate
    choose: Choose

    def step(self, step: Step) -> str:
        """What a step found."""
        return self.say(step.message_id, step.facts)

    def headline(self, verdict: Verdict) -> str:
        """The verdict in a few words."""
        return self.say(f"{verdict.summary.message_id}.headline", verdict.summary.facts)

    def reason(self, verdict: Verdict) -> str:
        """Why, in one sentence; nothing where the headline says it all."""
        name = f"{verdict.summary.message_id}.reason"
        return self.say(name, verdict.summary.facts) if name in PHRASES else ""

    def consequence(self, verdict: Verdict) -> str:
        """What would come of an outcome, if there is more to say than its button does."""
        name = f"{verdict.summary.message_id}.then"
        return self.say(name, verdict.summary.facts) if name in PHRASES else ""

    def aside(self, verdict: Verdict) -> str:
        """Why, as the end of a sentence that the headline begins."""
        name = f"{verdict.summary.message_id}.reason"
        return self.label(name, verdict.summary.facts) if name in PHRASES else ""

    def fact(self, verdict: Verdict) -> tuple[str, str]:
        """A verdict as a label and a value; an empty one has nothing to add."""
        name, facts = verdict.summary.message_id, verdict.summary.facts
        label = self.label(verdict.label_id or f"{verdict.subject}.label", {})
        own, usual = f"{name}.value", f"{verdict.subject}.value"
        if own in PHRASES:
            return label, self.label(own, facts)
        if verdict.withholds:
            return label, self.label("value.unknown", {})
        return label, self.label(usual if usual in PHRASES else f"{name}.headline", facts)

    def house_rule(self, game: str, ruling: str, value: str) -> str:
        """A ruling that the table has chosen."""
        return self.say("house.rule", {"reading": self.reading(game, ruling, value)})

    def reading(self, game: str, ruling: str, value: str) -> str:
        """A reading of an open point, as a clause that an "if" can begin."""
        return self.label(f"reading.{game}.{ruling}.{value}", {})

    def game(self, name: str, edition: str = "core") -> str:
        """A game, with the edition that its tables are judged by."""
        other = f"table.{name}.{edition}"
        return self.label(other if other in PHRASES else f"table.{name}", {})

    def title(self, game: str) -> str:
        """A game by its whole name."""
        return self.label(f"title.{game}", {})

    def outcome(self, ask: str) -> str:
        """What the outcomes of a chance are."""
        return self.called(f"outcome.{ask}", "")

    def option(self, value: str, field: str = "") -> str:
        """A value that can be chosen; of several words, each that has a phrase by that."""
        for name in (f"option.{field}.{value}", f"option.{value}", f"word.{value}"):
            if name in PHRASES:
                return self.label(name, {})
        if hex_linked(value):
            return value
        numbered = self.word(value)
        if numbered != value:
            return numbered
        return " ".join(self._part_of_option(word) for word in value.split(" "))

    def _part_of_option(self, word: str) -> str:
        name = f"option.{word}"
        return self.label(name, {}) if name in PHRASES else self.word(word).replace("-", " ")

    def field(self, name: str, ask: str = "") -> str:
        """What a field is called; a question may have words of its own for it."""
        own = f"field.{ask}.{name}"
        return self.called(own if own in PHRASES else f"field.{name}", name)

    def action(self, name: str) -> str:
        """What an action is called, or a question that no action asks."""
        called = self.called(f"offer.{name}", name)
        return called[:1].upper() + called[1:]

    def doing(self, verdict: Verdict) -> str:
        """What doing what was asked about is called: what will happen, where a phrase says it."""
        own, usual = f"{verdict.summary.message_id}.doing", f"doing.{verdict.ask}"
        if own in PHRASES:
            return self.say(own, verdict.summary.facts)
        return self.label(usual if usual in PHRASES else "doing.it", {})

    def hint(self, game: str, action: str, pointed: int) -> str:
        """What to do next, after pointing at so many places; games may share an action's name."""
        names = (f"hint.{game}.{action}.{pointed}", f"hint.{action}.{pointed}", f"hint.{pointed}")
        return self.label(next(name for name in names if name in PHRASES), {})

    def called(self, name: str, otherwise: str) -> str:
        """A phrase of its own, or the name as it is written."""
        return self.label(name, {}) if name in PHRASES else otherwise.replace("-", " ")

    def fault(self, fault: InputError) -> str:
        """What is wrong with the input."""
        message_id = fault.message_id if fault.message_id in PHRASES else "input.other"
        known = fault.facts.get("known")
        facts = dict(fault.facts)
        if isinstance(known, tuple):
            facts["known"] = tuple(map(_as_typed, known))
        told, meant = self.say(message_id, facts), _meant(fault)
        return self.label("fault.nearest", {"told": told, "nearest": meant}) if meant else told

    def label(self, name: str, facts: Mapping[str, object]) -> str:
        """A phrase with its facts filled in, as it stands."""
        return self._fill(name, facts)

    def say(self, name: str, facts: Mapping[str, object]) -> str:
        """A phrase with its facts filled in, beginning with a capital."""
        text = self._fill(name, facts)
        return text[:1].upper() + text[1:]

    def _fill(self, name: str, facts: Mapping[str, object]) -> str:
        phrase = PHRASES[name]
        if isinstance(phrase, tuple):
            one, several, counted = phrase
            template = self.choose(name, one, several, int(str(facts[counted])))
        elif phrase:
            template = self.translate(name, phrase)
        else:
            return ""
        told = template.format_map({key: self.word(fact) for key, fact in facts.items()})
        return self._joins(told) if facts else told

    @cached_property
    def _joins(self) -> Callable[[str], str]:
        """Words that a language writes as one where they meet, as its catalogue lists them."""
        return joiner(self.translate("grammar.joins", str(PHRASES["grammar.joins"])))

    def word(self, fact: object) -> str:
        """A fact in words."""
        # By way of the method itself, each word would first be wrapped anew.
        said: str = _WORDS.dispatch(type(fact))(self, fact)
        return said

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
    def _(self, fact: _Typed) -> str:
        return str(fact)

    @_word.register
    def _(self, fact: Fraction) -> str:
        """A share as a person reads it; the exact one stands in the answer."""
        return str(fact) if fact.denominator == 1 else f"{float(fact):.4g}"

    @_word.register
    def _(self, fact: Space) -> str:
        """A space by its name; one that has none, just off the board, by the one beside it."""
        if min(fact) >= 0:
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
        east, south = fact.x > 0 and not fact.y, fact.y > 0 and not fact.x
        if fact.x and fact.y:
            east = south = True
        name = f"corner.{'south' if south else 'north'}-{'east' if east else 'west'}"
        return self._fill(name, {"space": Space(fact.x - east, fact.y - south)})

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
        return self._fill(joined, {"most": most, "last": words[-1]})

    @_word.register
    def _(self, fact: tuple) -> str:  # type: ignore[type-arg]
        if all(isinstance(item, int) for item in fact):
            return str(list(fact))
        return ", ".join(self.word(item) for item in fact)


_WORDS = Messages.__dict__["_word"].dispatcher


def _meant(fault: InputError) -> str | None:
    """The known word that was most likely meant, where a fault names one that is not known."""
    meant, known = fault.facts.get("nearest"), fault.facts.get("known")
    if isinstance(known, tuple):
        texts = (fact for fact in fault.facts.values() if isinstance(fact, str))
        meant = nearest(next(texts, ""), map(str, known))
    return _Typed(meant) if isinstance(meant, str) else None


ENGLISH = Messages(
    SOURCE, lambda _name, text: text, lambda _name, one, several, n: one if n == 1 else several
)
