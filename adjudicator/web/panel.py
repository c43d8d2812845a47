"""A verdict as the panel shows it: the answer first, then why."""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from markupsafe import Markup

from adjudicator.app.judgement import Judgement
from adjudicator.app.library import Library
from adjudicator.core.facts import Listing
from adjudicator.core.ruling import FILLED, Dispute
from adjudicator.core.verdict import Answer, Verdict
from adjudicator.drawing.side import side_svg
from adjudicator.messages.as_text import SIGNS
from adjudicator.messages.other_readings import otherwise
from adjudicator.messages.phrases import PHRASES
from adjudicator.messages.renderer import Messages

#: From a question to the link that asks it about the same places.
Links = Callable[[str], str]


@dataclass(frozen=True)
class StepLine:
    """A step, with the title of its rule."""

    number: int
    text: str
    rule: str
    title: str


@dataclass(frozen=True)
class LedgerLine:
    """A part of a total, or the total itself, with its number."""

    label: str
    value: str
    total: bool


@dataclass(frozen=True)
class DisputeLine:
    """Another reading in words, and what it gives."""

    ruling: str
    value: str
    reading: str
    answer: str


@dataclass(frozen=True)
class GapLine:
    """A point that the book leaves out: the final book's rule."""

    rule: str
    title: str


@dataclass(frozen=True)
class Gaps:
    """All such points of a ruling, the house rule that fills them, and what that gives."""

    rules: tuple[GapLine, ...]
    ruling: str
    value: str
    answer: str


@dataclass(frozen=True)
class BarLine:
    """A bar of a chart: what it stands for, how long it is, and its part in words."""

    outcome: int
    length: float
    part: str


@dataclass(frozen=True)
class SuggestionLine:
    """A suggestion, in a line."""

    ask: str
    answer: str
    tone: str
    headline: str
    reason: str


@dataclass(frozen=True)
class FactLine:
    """A fact next to the answer, with a link to its own ruling; the answer's own fact has none."""

    label: str
    value: str
    link: str = ""


@dataclass(frozen=True)
class Panel:
    """Everything that the panel shows for a verdict."""

    ask: str
    answer: str
    tone: str
    sign: str
    headline: str
    reason: str
    certainty: str
    badge: str
    #: The house rules that it depends on, in words.
    house: tuple[str, ...]
    facts: tuple[FactLine, ...]
    steps: tuple[StepLine, ...]
    ledger: tuple[LedgerLine, ...]
    disputes: tuple[DisputeLine, ...]
    gaps: Gaps | None
    bars: tuple[BarLine, ...]
    outcome: str
    side: Markup | None
    suggestions: tuple[SuggestionLine, ...]
    #: How likely it is, where that is known.
    chance: FactLine | None


def panel(
    judgement: Judgement,
    verdict: Verdict,
    messages: Messages,
    library: Library,
    links: Links = lambda _ask: "",
) -> Panel:
    """The panel of a verdict with its companions and suggestions.

    `links` leads from a question to its own ruling on the same ends.
    """
    return Panel(
        ask=verdict.ask,
        answer=_json(verdict),
        tone=verdict.summary.tone,
        sign=SIGNS[verdict.summary.tone],
        headline=messages.headline(verdict),
        reason=messages.reason(verdict),
        certainty=verdict.leaning,
        badge=messages.label(f"certainty.{verdict.leaning}", {}),
        house=tuple(messages.house_rule(verdict.game, *chosen) for chosen in verdict.house_rules),
        facts=tuple(_facts(judgement, verdict, messages, links)),
        steps=tuple(
            StepLine(number, messages.step(step), step.rule, library.title(step.rule))
            for number, step in enumerate(verdict.steps, 1)
        ),
        ledger=tuple(_ledger(verdict, messages)),
        disputes=tuple(_dispute(verdict, dispute, messages) for dispute in verdict.disputed),
        gaps=_gaps(verdict, messages, library),
        bars=_bars(verdict),
        outcome=messages.outcome(verdict.ask),
        side=_side(judgement, verdict, messages),
        suggestions=tuple(_suggestion(other, messages) for other in judgement.suggestions),
        chance=FactLine(*messages.fact(judgement.forecast)) if judgement.forecast else None,
    )


def _side(judgement: Judgement, verdict: Verdict, messages: Messages) -> Markup | None:
    """The cross-section of the line of a verdict or a companion, unless it is flat."""
    profiles = (other.profile for other in (verdict, *judgement.companions) if other.section)
    profile = next(profiles, None)
    if profile is None or profile.flat:
        return None
    first, second = (end.shape or "cell" for end in judgement.ends[:2])
    # Made by our own code, every value escaped there.
    return Markup(side_svg(profile, messages, (first, second)))  # noqa: S704


def _facts(
    judgement: Judgement, verdict: Verdict, messages: Messages, links: Links
) -> Iterator[FactLine]:
    for other in (*judgement.companions, verdict):
        label, value = messages.fact(other)
        # The panel asks for missing numbers, so they aren't also listed as facts.
        if value and not (other is verdict and verdict.missing):
            yield FactLine(label, value, "" if other is verdict else links(other.ask))
    dials = verdict.summary.facts.get("dials")
    for turned in dials.items if isinstance(dials, Listing) else ():
        yield FactLine("", messages.word(turned))


def _json(verdict: Verdict) -> str:
    return json.dumps(dict(verdict.answer), separators=(",", ":"))


def _suggestion(verdict: Verdict, messages: Messages) -> SuggestionLine:
    told = messages.headline(verdict), messages.aside(verdict)
    return SuggestionLine(verdict.ask, _json(verdict), verdict.summary.tone, *told)


def _bars(verdict: Verdict) -> tuple[BarLine, ...]:
    """The chart of the outcomes, scaled to the longest bar."""
    most = max((share.part for share in verdict.shares), default=0)
    return tuple(
        BarLine(share.outcome, float(100 * share.part / most), f"{float(share.part):.1%}")
        for share in verdict.shares
    )


def _gaps(verdict: Verdict, messages: Messages, library: Library) -> Gaps | None:
    """What the book leaves out, and how its table can fill it."""
    if not verdict.silent:
        return None
    first = verdict.silent[0]
    filled = Dispute(first.ruling, FILLED, first.filled)
    rules = tuple(GapLine(one.rule, library.title(one.rule)) for one in verdict.silent)
    return Gaps(rules, first.ruling, FILLED, otherwise(verdict, filled, messages))


def _dispute(verdict: Verdict, dispute: Dispute[Answer], messages: Messages) -> DisputeLine:
    reading = messages.reading(verdict.game, dispute.ruling, dispute.value)
    told = otherwise(verdict, dispute, messages)
    return DisputeLine(dispute.ruling, dispute.value, reading, told)


def _ledger(verdict: Verdict, messages: Messages) -> Iterator[LedgerLine]:
    """The steps that count something, as lines: those with a phrase of their own for it."""
    first = True
    for step in verdict.steps:
        name = f"{step.message_id}.ledger"
        if name not in PHRASES:
            continue
        total = "total" in step.facts
        value = step.facts["total"] if total else step.facts["value"]
        signed = isinstance(value, int) and not total and not first
        shown = f"{value:+d}".replace("-", "\u2212") if signed else str(value)
        yield LedgerLine(messages.say(name, step.facts), shown, total)
        first = total
