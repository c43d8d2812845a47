"""`adjudicator rules`: list the rules."""

import json
import sys
from argparse import Namespace
from collections.abc import Sequence

from adjudicator.app.library import Library, RuleText
from adjudicator.commands.status import BAD_INPUT, OK
from adjudicator.core.faults import InputError
from adjudicator.messages.renderer import Messages


def run(options: Namespace, messages: Messages) -> int:
    """Print the ids and titles of the rules with that part in their ids."""
    try:
        rules = Library.find(messages.language).rules_with(options.part)
    except InputError as fault:
        print(messages.fault(fault), file=sys.stderr)
        return BAD_INPUT
    if options.json:
        print(json.dumps([rule.listed for rule in rules], ensure_ascii=False))
    else:
        print(listed(rules))
    return OK


def listed(rules: Sequence[RuleText]) -> str:
    """Rules one a line, the titles below one another."""
    widest = max(len(rule.id) for rule in rules)
    return "\n".join(f"{rule.id:{widest}}  {rule.title}" for rule in rules)
