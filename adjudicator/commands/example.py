"""`adjudicator example`: turn the report of a wrong ruling into an example for the docs."""

import sys
from argparse import Namespace

from adjudicator.app.judge import parse
from adjudicator.app.report import example_of
from adjudicator.commands.files import read_file
from adjudicator.commands.status import BAD_INPUT, OK
from adjudicator.core.faults import InputError
from adjudicator.messages.as_text import fault_text
from adjudicator.messages.renderer import Messages


def run(options: Namespace, messages: Messages) -> int:
    """Print the example that a report makes."""
    try:
        print(example_of(parse(read_file(options.file))), end="")
    except InputError as fault:
        print(fault_text(fault, messages), file=sys.stderr)
        return BAD_INPUT
    return OK
