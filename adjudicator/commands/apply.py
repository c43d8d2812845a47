"""`adjudicator apply`: answer a question, apply it, and write the scene afterwards."""

import json
import sys
from argparse import Namespace

from adjudicator.app.judge import answer, applied, parse
from adjudicator.commands.files import read_input
from adjudicator.commands.status import BAD_INPUT, OK
from adjudicator.core.faults import InputError
from adjudicator.messages.as_text import fault_text, verdict_text
from adjudicator.messages.renderer import Messages


def run(options: Namespace, messages: Messages) -> int:
    """Print the scene afterwards, or why nothing was applied."""
    try:
        found = answer(applied(parse(read_input(options.file))))
    except InputError as fault:
        print(fault_text(fault, messages), file=sys.stderr)
        return BAD_INPUT
    if found.scene is None:
        print(verdict_text(found.verdict, messages), file=sys.stderr)
        print(messages.say("applied.no", {}), file=sys.stderr)
        return BAD_INPUT
    print(json.dumps(found.scene, ensure_ascii=False))
    return OK
