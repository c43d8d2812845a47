"""Server-sent events that tell the phones at a table when it changes."""

import threading
from collections.abc import Iterator

from flask import Blueprint, Response, current_app, jsonify, request

from adjudicator.app.repository import StoredTable, TableRepository
from adjudicator.tables.repository import StoreUnavailableError
from adjudicator.web.language import messages
from adjudicator.web.mutations import number_in
from adjudicator.web.open_table import repository, stored_or_404
from adjudicator.web.security import device

pages = Blueprint("live", __name__)

#: How long a stream may be silent before a heartbeat is sent, in seconds.
HEARTBEAT_S = 15.0
#: How many streams one process holds open by default.
MAX_STREAMS = 40


class StreamSlots:
    """Limit the open streams of a process, because each of them holds a thread."""

    def __init__(self, most: int = MAX_STREAMS) -> None:
        self._free = threading.Semaphore(most)

    def acquire(self) -> bool:
        """Take a slot, if one is free."""
        return self._free.acquire(blocking=False)

    def release(self) -> None:
        """Give a slot back."""
        self._free.release()


#: How the address of a stream ends.
STREAM_PATH = "/news"


@pages.get("/table/<ref>" + STREAM_PATH)
def stream(ref: str) -> Response:
    """Stream the number of each new event; if no slot is free, phones poll instead."""
    stored = stored_or_404(ref)
    slots: StreamSlots = current_app.extensions["stream-slots"]
    if not slots.acquire():
        return Response(messages().say("error.lines-taken", {}), 503)
    after = request.headers.get("Last-Event-ID") or request.args.get("after") or ""
    seen = number_in(after)
    numbers = _numbers(repository(), stored.handle.id, -1 if seen is None else seen)
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    answer = Response(numbers, mimetype="text/event-stream", headers=headers)
    # Also if nothing was ever read from it.
    answer.call_on_close(slots.release)
    return answer


def _numbers(repository: TableRepository, table_id: int, seen: int) -> Iterator[str]:
    try:
        yield "retry: 1000\n\n"
        with repository.notifier.subscribe(table_id) as changes:
            number = repository.store.last_number(table_id)
            while True:
                if number > seen:
                    seen = number
                    yield f"id: {number}\ndata: {number}\n\n"
                if not changes.wait(seen, HEARTBEAT_S):
                    yield ": still here\n\n"
                # If a notification may have been missed, the store knows.
                told = changes.last_number
                number = told if told > seen else repository.store.last_number(table_id)
    except StoreUnavailableError:
        # The stream ends, and the phone connects again by itself.
        return


@pages.get("/table/<ref>/since")
def since(ref: str) -> Response:
    """The last number of a table, and the changes that overwrote this device's unseen."""
    stored = stored_or_404(ref)
    after = request.args.get("after", -1, type=int)
    said = [messages().say("history.went-over", {"what": what}) for what in _lost(stored, after)]
    answer = jsonify(number=stored.history.number, said=said)
    answer.headers["Cache-Control"] = "no-store"
    return answer


def _lost(stored: StoredTable, after: int) -> Iterator[str]:
    """The labels of others' changes after a number that overwrote this device's."""
    mine = {event.number for event in stored.history.changes if event.device == device()}
    for event in stored.history.changes:
        if event.number > after and event.device != device() and {*event.overwrites} & mine:
            yield messages().label(event.label.message_id, event.label.facts)
