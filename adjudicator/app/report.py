"""Reports of wrong rulings: a file with the whole question, and the example made from it."""

import json
from collections.abc import Mapping
from dataclasses import asdict

from adjudicator.app.judge import ask
from adjudicator.app.judgement import question_of
from adjudicator.app.permalink import Versions
from adjudicator.app.view import TableView
from adjudicator.core.faults import InputError
from adjudicator.core.values import JsonObject
from adjudicator.messages.as_json import verdict_json
from adjudicator.messages.renderer import Messages


def report(view: TableView, link: str, messages: Messages) -> JsonObject:
    """The question with its table, our verdict, the versions, and room for the right answer."""
    verdict = view.judgement.verdict
    asked = question_of(view.table, view.query)
    if verdict is None or asked is None:
        raise InputError("ask", "report.nothing-asked")
    return {
        "title": messages.headline(verdict),
        "should-be": {"answer": None, "why": ""},
        "question": {"scene": view.table.scene, **asked},
        "verdict": verdict_json(verdict, messages),
        "versions": asdict(Versions.of(view.table)),
        "link": link,
    }


def example_of(written: object) -> str:
    """The example that a report makes, with the right answer or, if none is given, with ours."""
    if not isinstance(written, Mapping) or not isinstance(written.get("question"), Mapping):
        raise InputError("question", "report.unreadable")
    question = written["question"]
    verdict = ask(question)
    wanted = written.get("should-be") or {}
    if not isinstance(wanted, Mapping):
        raise InputError("should-be", "report.unreadable")
    answer = wanted.get("answer") or dict(verdict.answer)
    disputed = [[dispute.ruling, dispute.value] for dispute in verdict.disputed]
    parts = {**question, "answer": answer, **({"disputed": disputed} if disputed else {})}
    body = ",\n    ".join(f"{_json(name)}: {_json(value)}" for name, value in parts.items())
    why = _line(wanted.get("why"))
    comment = f".. Why: {why}\n\n" if why else ""
    return (
        f"{comment}.. example:: {_line(written.get('title')) or question['ask']}\n\n   {{{body}}}\n"
    )


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=True)


def _line(words: object) -> str:
    """Words on one line, so that nothing in them becomes markup."""
    return " ".join(str(words or "").split())
