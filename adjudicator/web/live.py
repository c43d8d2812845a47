"""Server-sent events that tell the phones at a table what has changed."""

import threading
from collections import Counter
from collections.abc import Callable, Sequence

from flask import Blueprint, Response, current_app, g, jsonify, request

from adjudicator.app.stored_table import StoredTable
from adjudicator.tables.history import History
from adjudicator.web.language import language, messages
from adjudicator.web.limits import MAX_STREAMS, STREAMS_OF_A_DEVICE, STREAMS_OF_AN_ADDRESS, factor
from adjudicator.web.mutations import number_in
from adjudicator.web.news import Following, NewsStream
from adjudicator.web.notices import Telling, note_told
from adjudicator.web.open_table import repository, stored_or_404
from adjudicator.web.patches import PageState
from adjudicator.web.security import device
from adjudicator.web.serving.exchange import STREAM
from adjudicator.web.table import followed

pages = Blueprint("live", __name__)


class StreamSlots:
    """Limit the open streams of a process: all of them, and those of each visitor."""

    def __init__(self, most: int = MAX_STREAMS) -> None:
        self._most = most
        self._lock = threading.Lock()
        self._taken: Counter[str] = Counter()

    def acquire(self, limits: Sequence[tuple[str, float]]) -> bool:
        """Take a slot, if one is free and none of the visitor's names has too many."""
        limits = (("", self._most), *limits)
        with self._lock:
            if any(self._taken[name] >= most for name, most in limits):
                return False
            self._taken.update(name for name, _ in limits)
        return True

    def release(self, limits: Sequence[tuple[str, float]]) -> None:
        """Release a slot; visitors without slots are forgotten."""
        with self._lock:
            self._taken.subtract(["", *(name for name, _ in limits)])
            self._taken = +self._taken


@pages.get("/table/<ref>/news")
def stream(ref: str) -> Response:
    """Stream what each new event changes; if no slot is free, phones poll instead."""
    stored = stored_or_404(ref)
    slots: StreamSlots = current_app.extensions["stream-slots"]
    limits = _visitor()
    if not slots.acquire(limits):
        return Response(messages().say("error.lines-taken", {}), 503)
    after = request.headers.get("Last-Event-ID") or request.args.get("after") or ""
    seen = number_in(after)
    news = NewsStream(
        repository(), stored.handle.id, -1 if seen is None else seen, _following(stored), _telling()
    )
    request.environ[STREAM] = news
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    answer = Response(iter(news), mimetype="text/event-stream", headers=headers)
    # Also if nothing was ever read from it.
    answer.call_on_close(lambda: slots.release(limits))
    return answer


def _following(stored: StoredTable) -> Following:
    """How to render this visitor's page of a table after the request has ended."""
    app = current_app._get_current_object()  # type: ignore[attr-defined]  # noqa: SLF001
    environ, ref = dict(request.environ), stored.table.ref

    def make(number: int) -> PageState:
        with app.request_context(environ):
            return followed(repository().open_after(ref, number))

    key = (stored.handle.id, stored.may_change, language())
    return Following(app.extensions["patches"], key, make)


def _telling() -> Callable[[History, int], list[str]]:
    """How to notify this device about others' changes that overwrote its own."""
    mine, speech = device(), messages()
    return lambda history, after: [*Telling(history, mine, speech).gone_over(max(-1, after))]


def _visitor() -> tuple[tuple[str, float], ...]:
    """The stream limits of this device and of its address, because anybody can forge devices."""
    wide = factor()
    address = (f"address {request.remote_addr}", STREAMS_OF_AN_ADDRESS * wide)
    known = [(f"device {device()}", STREAMS_OF_A_DEVICE * wide)] if g.known else []
    return (address, *known)


@pages.get("/table/<ref>/since")
def since(ref: str) -> Response:
    """The last number of a table, and unseen changes that overwrote this device's own."""
    stored = stored_or_404(ref)
    after = request.args.get("after", -1, type=int)
    said = _telling()(stored.history, after)
    note_told(stored.history.number)
    answer = jsonify(number=stored.history.number, said=said)
    answer.headers["Cache-Control"] = "no-store"
    return answer
