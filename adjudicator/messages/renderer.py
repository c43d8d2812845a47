"""Render verdicts, faults and parts of pages in one language."""

import re
from collections.abc import Mapping

from adjudicator.board.cell import hex_linked
from adjudicator.core.facts import Listing
from adjudicator.core.faults import InputError
from adjudicator.core.spelling import nearest
from adjudicator.core.verdict import Step, Verdict
from adjudicator.messages.phrases import PHRASES
from adjudicator.messages.words import Typed, Words
from adjudicator.resources import SOURCE

#: Stands for an empty list of what could be chosen; the sentence around it is left out.
_NOTHING = Typed("\ue000")
#: A word as the code writes it; anything else is a name that a player typed, such as R-99 or p-40.
_CODED = re.compile(r"[a-z]{2,}(-[a-z0-9]+)*")
_SENTENCES = re.compile(r"(?<=[.?!]) ")


class Messages(Words):
    """Renders verdicts, faults, actions and fields."""

    def step(self, step: Step) -> str:
        """What a step found."""
        return self.say(step.message_id, step.facts)

    def headline(self, verdict: Verdict) -> str:
        """The verdict in a few words."""
        return self.say(f"{verdict.summary.message_id}.headline", verdict.summary.facts)

    def asked(self, verdict: Verdict, facts: Mapping[str, object]) -> str:
        """What a verdict answers, as a question; `one` and `two` are those whom it is about."""
        return self.say(f"asked.{verdict.game}.{verdict.ask}", facts)

    def reason(self, verdict: Verdict) -> str:
        """Why, in one sentence; empty if the headline says it all."""
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
        if name in PHRASES:
            return self.label(name, {})
        said = self.word(word)
        return said.replace("-", " ") if _CODED.fullmatch(word) else said

    def field(self, name: str, ask: str = "") -> str:
        """What a field is called; a question may have words of its own for it."""
        own = f"field.{ask}.{name}"
        return self.called(own if own in PHRASES else f"field.{name}", name)

    def action(self, name: str) -> str:
        """What an action is called, or a question that no action asks."""
        called = self.called(f"offer.{name}", name)
        return called[:1].upper() + called[1:]

    def doing(self, verdict: Verdict) -> str:
        """The label of the button that applies a query, by the phrase for what will happen."""
        own, usual = f"{verdict.summary.message_id}.doing", f"doing.{verdict.ask}"
        if own in PHRASES:
            return self.say(own, verdict.summary.facts)
        return self.label(usual if usual in PHRASES else "doing.it", {})

    def hint(self, game: str, action: str, pointed: int, *, whole: bool = False) -> str:
        """What to do next, after pointing at so many places; games may share an action's name.

        `whole` means that enough was pointed at: only the form is left.
        """
        left = "hint.2" if whole else f"hint.{pointed}"
        names = (f"hint.{game}.{action}.{pointed}", f"hint.{action}.{pointed}", left)
        return self.label(next(name for name in names if name in PHRASES), {})

    def fault(self, fault: InputError) -> str:
        """What is wrong with the input."""
        message_id = fault.message_id if fault.message_id in PHRASES else "input.other"
        known = fault.facts.get("known")
        if known == () and f"{message_id}.none" in PHRASES:  # there is nothing to choose from
            message_id = f"{message_id}.none"
        facts = dict(fault.facts)
        if isinstance(known, tuple):
            facts["known"] = tuple(map(_as_typed, known)) or _NOTHING
        if isinstance(expected := facts.get("expected"), tuple):
            facts["expected"] = Listing(tuple(map(_as_typed, expected)), any_of=True)
        told, meant = _of_something(self.say(message_id, facts)), _meant(fault)
        return self.label("fault.nearest", {"told": told, "nearest": meant}) if meant else told


def _of_something(told: str) -> str:
    """A message without the sentence that offers a choice where there is nothing to choose."""
    kept = " ".join(one for one in _SENTENCES.split(told) if _NOTHING not in one)
    return kept or told.replace(f": {_NOTHING}", "").replace(f" {_NOTHING}", "")


def _as_typed(fact: object) -> object:
    return Typed(fact) if isinstance(fact, str) else fact


def _meant(fault: InputError) -> str | None:
    """The known word that was most likely meant, where a fault names one that is not known."""
    meant, known = fault.facts.get("nearest"), fault.facts.get("known")
    if isinstance(known, tuple):
        texts = (fact for fact in fault.facts.values() if isinstance(fact, str))
        meant = nearest(next(texts, ""), map(str, known))
    return Typed(meant) if isinstance(meant, str) else None


ENGLISH = Messages(
    SOURCE, lambda _name, text: text, lambda _name, one, several, n: one if n == 1 else several
)
