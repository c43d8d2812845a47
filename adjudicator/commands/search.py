"""`adjudicator search`: find rules by everyday words."""

import json
import sys
from argparse import Namespace

from adjudicator.app.look_up import entry_json, find_entries
from adjudicator.app.search import Entry
from adjudicator.commands.status import BAD_INPUT, OK, WRONG_USAGE
from adjudicator.core.faults import InputError
from adjudicator.messages.renderer import Messages


def run(options: Namespace, messages: Messages) -> int:
    """Print what fits best, the best first."""
    typed = " ".join(options.words)
    if options.most < 1:
        print(messages.say("command.most", {}), file=sys.stderr)
        return WRONG_USAGE
    try:
        found = find_entries(messages.language, typed, options.most, options.game, options.edition)
    except InputError as fault:
        print(messages.fault(fault), file=sys.stderr)
        return BAD_INPUT
    if not found and not options.json:
        print(messages.say("command.nothing-found", {"typed": typed}), file=sys.stderr)
    elif options.json:
        print(json.dumps([*map(entry_json, found)], ensure_ascii=False))
    else:
        print("\n\n".join(map(_told, found)))
    return OK if found else BAD_INPUT


def _told(entry: Entry) -> str:
    """An entry as people read it: its title, where it stands, and its first lines."""
    name = f"{entry.title}  [{entry.id}]" if entry.kind == "rule" else entry.title
    return "\n    ".join(line for line in (name, entry.where, entry.lead) if line)
