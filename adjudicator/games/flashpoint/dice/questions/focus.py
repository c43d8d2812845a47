"""The question `focus`: gaining a Focus token."""

from adjudicator.core.facts import Called
from adjudicator.core.input import Record
from adjudicator.core.question import Finding, Steps
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.dice import rules
from adjudicator.games.flashpoint.dice.focus import gained
from adjudicator.games.flashpoint.table.lookup import find_operative
from adjudicator.games.flashpoint.table.records import Focus, Id
from adjudicator.games.flashpoint.table.state import Table


class FocusParams(Record):
    """Who gains which Focus token, and which one is discarded if there are already three."""

    operative: Id
    focus: Focus
    discard: Focus | None = None


def focus(table: Table, params: FocusParams, _consult: Consultation) -> Finding:
    """Judge whether an Operative gains a Focus token."""
    operative = find_operative(table, params.operative)
    found, told = gained(table, operative, params.focus, params.discard), Steps()
    facts = {
        "who": operative.name,
        "token": Called(f"option.{params.focus}"),
        "other": Called(f"option.{params.discard}") if params.discard else None,
        "count": len(found.focus),
    }
    told.add(rules.FOCUS_GAIN, f"flashpoint.focus.{found.why}", **facts)
    answer = {"gained": found.why in {"gained", "swapped"}, "focus": list(found.focus)}
    return told.finding(answer, f"flashpoint.focus.{found.why}", "note", found.change, **facts)
