"""`adjudicator rule`: print a rule."""

import sys
from argparse import Namespace

from adjudicator.app.library import Library
from adjudicator.commands.rules import listed
from adjudicator.commands.status import BAD_INPUT, OK
from adjudicator.core.faults import InputError
from adjudicator.messages.renderer import Messages


def run(options: Namespace, messages: Messages) -> int:
    """Print the text of a rule by its id, which has three parts; fewer list the rules with them."""
    library = Library.find(messages.language)
    try:
        if options.id.count(".") < 2:
            print(listed(library.rules_with(options.id)))
        else:
            print(library.rule(options.id).text)
    except InputError as fault:
        print(messages.fault(fault), file=sys.stderr)
        return BAD_INPUT
    return OK
