"""A verdict as words for a person at a terminal."""

from collections.abc import Iterator

from adjudicator.core.input import InputError
from adjudicator.core.verdict import Tone, Verdict
from adjudicator.messages.renderer import Speech

#: A sign for each tone, so that colour is never needed.
SIGNS: dict[Tone, str] = {"clear": "✓", "blocked": "✕", "open": "?", "note": "◉"}


def verdict_text(verdict: Verdict, speech: Speech) -> str:
    """The headline, the reason, the steps with their rules, and what others would read."""
    return "\n".join(_lines(verdict, speech))


def fault_text(fault: InputError, speech: Speech) -> str:
    """Where the input is wrong, and why."""
    return f"{fault.at}: {speech.fault(fault)}"


def _lines(verdict: Verdict, speech: Speech) -> Iterator[str]:
    certainty = speech.say(f"certainty.{verdict.leaning}", {})
    sign, headline = SIGNS[verdict.summary.tone], speech.headline(verdict)
    yield f"{sign} {headline} ({certainty.lower()})"
    if reason := speech.reason(verdict):
        yield reason
    for number, step in enumerate(verdict.steps, 1):
        yield f"{number:3}. {speech.step(step)}  [{step.rule}]"
    for ruling, value in verdict.house_rules:
        yield f"  =  {speech.house_rule(ruling, value)}"
    for dispute in verdict.disputed:
        facts = {
            "ruling": dispute.ruling,
            "value": dispute.value,
            "answer": speech.disputed(verdict, dispute),
        }
        said = speech.say("disputed.one", facts)
        yield f"  ~  {said}"
