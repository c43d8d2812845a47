"""`adjudicator serve`: serve the pages and the API."""

import sys
from argparse import Namespace

from adjudicator.commands.status import NOT_WELL, OK, WRONG_USAGE
from adjudicator.messages.renderer import Messages
from adjudicator.tables.repository import StoreTooNewError, StoreUnavailableError
from adjudicator.tables.sql.database import chosen_url, refuse_unusable
from adjudicator.tables.sql.dialects import dialect_of
from adjudicator.web.server import Serving, serve


def run(options: Namespace, messages: Messages) -> int:
    """Serve until interrupted."""
    store = chosen_url(options.store)
    if options.processes > 1 and not dialect_of(store).multiprocess:
        print(messages.say("command.processes", {}), file=sys.stderr)
        return WRONG_USAGE
    try:
        refuse_unusable(store)
    except StoreUnavailableError as error:
        facts = {"place": dialect_of(store).location(store), "error": error}
        newer = isinstance(error, StoreTooNewError)
        told = "command.newer-store" if newer else "command.no-store"
        print(messages.say(told, facts), file=sys.stderr)
        return NOT_WELL
    if not dialect_of(store).claim(store):
        facts = {"place": dialect_of(store).location(store)}
        print(messages.say("command.second-server", facts), file=sys.stderr)
    host = "0.0.0.0" if options.lan else options.host  # noqa: S104 - as it was asked for
    serve(Serving(host, options.port, store, options.processes, lan=options.lan, messages=messages))
    return OK
