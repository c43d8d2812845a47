"""What a verdict says: `said(**question)` all its steps, `headline(**question)` its gist."""

from typing import Any

from adjudicator.app import judge
from adjudicator.messages.renderer import ENGLISH

Json = dict[str, Any]


def said(scene: Json, ask: str, **parameters: object) -> str:
    """The steps of a verdict as one text, a line each."""
    verdict = judge.ask({"scene": scene, "ask": ask, **parameters})
    return "\n".join(ENGLISH.step(step) for step in verdict.steps)


def headline(scene: Json, ask: str, **parameters: object) -> str:
    """The headline of a verdict."""
    return ENGLISH.headline(judge.ask({"scene": scene, "ask": ask, **parameters}))
