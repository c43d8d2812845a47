"""`adjudicator judge`: answer a question from a file, or one question per line."""

import json
import sys
from argparse import Namespace
from typing import TextIO

from adjudicator.app.judge import Answered, answer, parse
from adjudicator.commands.files import read_input
from adjudicator.commands.status import BAD_INPUT, OK
from adjudicator.commands.terminal import in_colour
from adjudicator.core.faults import InputError
from adjudicator.core.values import JsonObject
from adjudicator.messages.as_json import fault_json, verdict_json
from adjudicator.messages.as_text import fault_text, verdict_text
from adjudicator.messages.renderer import Messages


def run(options: Namespace, messages: Messages) -> int:
    """Print the verdict on a question, or what is wrong with the question."""
    if options.lines:
        return _judge_lines(sys.stdin, sys.stdout, messages)
    try:
        found = answer(parse(read_input(options.file)))
    except InputError as fault:
        if options.json:
            print(_json(fault_json(fault, messages)))
        else:
            print(fault_text(fault, messages), file=sys.stderr)
        return BAD_INPUT
    if options.json:
        print(_json(_found_json(found, messages)))
    else:
        print(in_colour(_found_text(found, messages), found.verdict.summary.tone))
    return OK


def _judge_lines(questions: TextIO, verdicts: TextIO, messages: Messages) -> int:
    """Answer one question per line; a bad line gets an error, and reading continues."""
    status = OK
    for line in questions:
        try:
            found = _found_json(answer(parse(line)), messages)
        except InputError as fault:
            found = fault_json(fault, messages)
            status = BAD_INPUT
        print(_json(found), file=verdicts, flush=True)
    return status


def _found_json(found: Answered, messages: Messages) -> JsonObject:
    return verdict_json(found.verdict, messages, **found.afterwards)


def _found_text(found: Answered, messages: Messages) -> str:
    """The verdict in words and, if the question asks to apply it, whether it was applied."""
    words = verdict_text(found.verdict, messages)
    if not found.applies:
        return words
    done = "applied.no" if found.scene is None else "applied.yes"
    return f"{words}\n{messages.say(done, {})}"


def _json(answer: object) -> str:
    return json.dumps(answer, ensure_ascii=False)
