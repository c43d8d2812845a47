"""News of a table for the phones that look at it, within a second."""

import threading
from collections.abc import Iterator

from flask import Blueprint, Response, current_app, jsonify, request

from adjudicator.app.repository import StoredTable, TableRepository
from adjudicator.tables.sql.log import Unavailable
from adjudicator.web.language import messages
from adjudicator.web.mutations import number_in, repository, stored_or_404
from adjudicator.web.visitors import device

pages = Blueprint("live", __name__)

#: How long a line stays silent before a sign of life goes out, in seconds.
BREATH = 15.0
#: How many phones may hold a line to one process, where nothing else is said.
MOST_LINES = 40


class Lines:
    """The lines that phones hold open. Each of them holds a thread, so there is an end of them."""

    def __init__(self, most: int = MOST_LINES) -> None:
        self._free = threading.Semaphore(most)

    def take(self) -> bool:
        """Take a line, if one is free."""
        return self._free.acquire(blocking=False)

    def leave(self) -> None:
        """Give a line back."""
        self._free.release()


#: How the address of a line of news ends.
NEWS = "/news"


@pages.get("/table/<ref>" + NEWS)
def news(ref: str) -> Response:
    """A line that tells whenever the table has changed; where none is free, phones ask instead."""
    stored = stored_or_404(ref)
    lines: Lines = current_app.extensions["lines"]
    if not lines.take():
        return Response(messages().say("error.lines-taken", {}), 503)
    after = request.headers.get("Last-Event-ID") or request.args.get("after") or ""
    seen = number_in(after)
    told = _told(repository(), stored.handle.id, -1 if seen is None else seen)
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    answer = Response(told, mimetype="text/event-stream", headers=headers)
    # Also when nothing was ever read from it.
    answer.call_on_close(lines.leave)
    return answer


def _told(repository: TableRepository, table_id: int, seen: int) -> Iterator[str]:
    try:
        yield "retry: 1000\n\n"
        number = repository.log.last(table_id)
        while True:
            if number > seen:
                seen = number
                yield f"id: {number}\ndata: {number}\n\n"
            if not repository.news.wait(table_id, seen, BREATH):
                yield ": still here\n\n"
            # What was told needs no question; where something may have been missed, the log knows.
            told = repository.news.last(table_id)
            number = told if told > seen else repository.log.last(table_id)
    except Unavailable:
        # The line ends; the phone tries again by itself.
        return


@pages.get("/table/<ref>/since")
def since(ref: str) -> Response:
    """How far a table is, and what went over a change of this device that its maker saw not."""
    stored = stored_or_404(ref)
    after = request.args.get("after", -1, type=int)
    said = [messages().say("history.went-over", {"what": what}) for what in _lost(stored, after)]
    answer = jsonify(number=stored.history.number, said=said)
    answer.headers["Cache-Control"] = "no-store"
    return answer


def _lost(stored: StoredTable, after: int) -> Iterator[str]:
    """What others did over this device's changes, after a number."""
    mine = {event.number for event in stored.history.changes if event.device == device()}
    for event in stored.history.changes:
        if event.number > after and event.device != device() and {*event.overwrites} & mine:
            yield messages().label(event.label.message_id, event.label.facts)
