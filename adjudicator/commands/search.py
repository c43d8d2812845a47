"""`adjudicator search`: find rules by everyday words."""

import json
import sys
from argparse import Namespace
from collections.abc import Sequence

from adjudicator.app.search import Entry, Index, Scope
from adjudicator.commands.status import BAD_INPUT, OK, WRONG_USAGE
from adjudicator.core.faults import InputError
from adjudicator.games import GAMES
from adjudicator.messages.renderer import Messages


def run(options: Namespace, messages: Messages) -> int:
    """Print what fits best, the best first."""
    typed = " ".join(options.words)
    if options.most < 1:
        print(messages.say("command.most", {}), file=sys.stderr)
        return WRONG_USAGE
    try:
        scope = _scope(options.game, options.edition)
        found = _index(messages.language).find(typed, options.most, scope)
    except InputError as fault:
        print(messages.fault(fault), file=sys.stderr)
        return BAD_INPUT
    if not found and not options.json:
        print(messages.say("command.nothing-found", {"typed": typed}), file=sys.stderr)
    elif options.json:
        print(_json(found))
    else:
        print("\n\n".join(map(_told, found)))
    return OK if found else BAD_INPUT


def _index(language: str) -> Index:
    index = Index.for_docs(language)
    if not index.entries:
        raise InputError("search", "docs.not-built")
    return index


def _scope(name: str | None, edition: str | None) -> Scope:
    """The game and edition to look in first."""
    if name is None:
        return Scope()
    if name not in GAMES:
        raise InputError("game", "question.unknown-game", game=name, known=tuple(GAMES))
    editions = GAMES[name].editions
    if edition not in {None, *editions}:
        raise InputError("edition", "edition.unknown", edition=edition, known=tuple(editions))
    return Scope(name, edition or editions[0])


def _told(entry: Entry) -> str:
    """An entry as people read it: its title, where it stands, and its first lines."""
    name = f"{entry.title}  [{entry.id}]" if entry.kind == "rule" else entry.title
    return "\n    ".join(line for line in (name, entry.where, entry.lead) if line)


def _json(found: Sequence[Entry]) -> str:
    names = ("kind", "id", "game", "title", "page", "text")
    written = [{name: getattr(entry, name) for name in names} for entry in found]
    return json.dumps(written, ensure_ascii=False)
