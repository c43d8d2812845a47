"""A verdict as words for a person at a terminal."""

from collections.abc import Iterator

from adjudicator.core.faults import InputError
from adjudicator.core.verdict import Tone, Verdict
from adjudicator.messages.other_readings import otherwise
from adjudicator.messages.renderer import Messages

#: A sign for each tone, so that colour is never needed.
SIGNS: dict[Tone, str] = {"clear": "✓", "blocked": "✕", "open": "?", "note": "◉"}


def verdict_text(verdict: Verdict, messages: Messages) -> str:
    """The headline, the reason, the steps with their rules, and other readings."""
    return "\n".join(_lines(verdict, messages))


def fault_text(fault: InputError, messages: Messages) -> str:
    """Where the input is wrong, and why."""
    return f"{fault.at}: {messages.fault(fault)}"


def _lines(verdict: Verdict, messages: Messages) -> Iterator[str]:
    certainty = messages.say(f"certainty.{verdict.leaning}", {})
    sign, headline = SIGNS[verdict.summary.tone], messages.headline(verdict)
    yield f"{sign} {headline} ({certainty.lower()})"
    if reason := messages.reason(verdict):
        yield reason
    for number, step in enumerate(verdict.steps, 1):
        yield f"{number:3}. {messages.step(step)}  [{step.rule}]"
    for missing in verdict.missing:
        said = messages.say("missing.one", {"label": missing.label})
        yield f"  ?  {said}  [{missing.at}]"
    for ruling, value in verdict.house_rules:
        yield f"  =  {messages.house_rule(verdict.game, ruling, value)}"
    for dispute in verdict.disputed:
        reading = messages.reading(verdict.game, dispute.ruling, dispute.value)
        facts = {"reading": reading, "answer": otherwise(verdict, dispute, messages)}
        said = messages.say("disputed.one", facts)
        yield f"  ~  {said}  [{dispute.ruling}: {dispute.value}]"
