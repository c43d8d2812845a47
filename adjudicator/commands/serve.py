"""`adjudicator serve`: serve the pages and the API."""

import errno
import socket
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
    host = "0.0.0.0" if options.lan else options.host  # noqa: S104 - as it was asked for
    if refused := _refused(host, options.port):
        message_id, status = refused
        facts = {"address": f"{host}:{options.port}", "host": host}
        print(messages.say(message_id, facts), file=sys.stderr)
        return status
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
    serve(Serving(host, options.port, store, options.processes, lan=options.lan, messages=messages))
    return OK


def _refused(host: str, port: int) -> tuple[str, int] | None:
    """Why nothing can be served at an address, and the exit status; None if it can."""
    if not 0 <= port <= 65535:
        return "command.port", WRONG_USAGE
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except PermissionError:
            return "command.not-allowed", NOT_WELL
        except socket.gaierror:
            return "command.no-address", NOT_WELL
        except OSError as error:
            taken = error.errno == errno.EADDRINUSE
            return "command.address-taken" if taken else "command.no-address", NOT_WELL
    return None
