"""`adjudicator sweep`: delete the tables that nobody has opened for a while."""

import sys
import time
from argparse import Namespace

from adjudicator.commands.doctor import missing_file
from adjudicator.commands.status import NOT_WELL, OK, WRONG_USAGE
from adjudicator.messages.renderer import Messages
from adjudicator.tables.repository import StoreUnavailableError
from adjudicator.tables.sql.database import chosen_url, open_engine
from adjudicator.tables.sql.store import SqlTableStore

DAY = 86_400.0


def run(options: Namespace, messages: Messages) -> int:
    """Delete the tables that nobody has opened for some days, or only count them."""
    if options.days < 1:
        print(messages.say("command.days", {}), file=sys.stderr)
        return WRONG_USAGE
    url = chosen_url(options.store)
    if (missing := missing_file(url)) is not None:
        print(missing.found(messages))
        return OK
    try:
        with open_engine(url) as engine:
            before = time.time() - options.days * DAY
            number = SqlTableStore(engine).sweep(before, dry=options.dry_run)
    except StoreUnavailableError as error:
        print(messages.say("sweep.failed", {"error": error}))
        return NOT_WELL
    message_id = "sweep.would" if options.dry_run else "sweep.done"
    print(messages.say(message_id, {"number": number, "days": options.days}))
    return OK
