"""The history of a stored table: list it, undo, redo, jump, save it as a file."""

from dataclasses import dataclass

from flask import Blueprint, Response, jsonify, redirect, render_template, url_for
from htmx_flask import request
from werkzeug.wrappers import Response as Answer

from adjudicator.app.archive import as_archive
from adjudicator.app.repository import OrderReusedError
from adjudicator.app.stepping import QuestionError, Way
from adjudicator.app.stored_table import StoredTable
from adjudicator.core.faults import InputError
from adjudicator.core.indented import indented
from adjudicator.web.language import messages
from adjudicator.web.mutations import author, editable_or_403, number_in
from adjudicator.web.open_table import is_stored, repository, stored_or_404, table_or_404
from adjudicator.web.security import device

pages = Blueprint("history", __name__)


@dataclass(frozen=True)
class Line:
    """A change in the history: what was done, by whom, and whether it is undone."""

    number: int
    name: str
    who: str
    undone: bool


@dataclass(frozen=True)
class Past:
    """How long the history is, and what this device can undo and redo."""

    length: int = 0
    undo: str = ""
    redo: bool = False
    #: The changes that these are about.
    undo_number: int | None = None
    redo_number: int | None = None


def past_of(ref: str) -> Past:
    """What a page shows of the history; the lines are loaded when somebody opens them."""
    if not is_stored(ref):
        return Past()
    past = stored_or_404(ref).history
    deed = past.undoable(device())
    name = messages().say(deed[0].label.message_id, deed[0].label.facts) if deed else ""
    again = past.redoable(device())
    shown = (deed[-1].number if deed else None, again[-1] if again else None)
    return Past(len(past.changes) - len(past.undone), name, bool(again), *shown)


@pages.get("/table/<ref>/history")
def show(ref: str) -> str:
    """The lines of the history; for htmx without the page around them."""
    table = table_or_404(ref)
    page = "history.html" if request.htmx else "history_page.html"
    back = "setup" if request.args.get("back") == "setup" else ""
    return render_template(page, table=table, lines=_lines(ref), ref=ref, back=back)


def _lines(ref: str) -> tuple[Line, ...]:
    """The changes of a table, the last first; none if it isn't stored."""
    if not is_stored(ref):
        return ()
    past = stored_or_404(ref).history
    return tuple(
        Line(
            event.number,
            messages().say(event.label.message_id, event.label.facts),
            messages().label("history.you", {})
            if event.device == device()
            else messages().label("history.phone", {"number": past.phone(event.device)}),
            event.number in past.undone,
        )
        for event in reversed(past.changes)
    )


@pages.post("/table/<ref>/<any(undo, redo, jump):way>")
def step(ref: str, way: str) -> Answer | tuple[Response | str, int]:
    """Undo, redo, or jump to the state just after a change."""
    try:
        _stepped(editable_or_403(ref), way)
    except OrderReusedError:
        return _refused(ref, way, messages().say("history.other-order", {}))
    except InputError as fault:
        asked = fault.seen if isinstance(fault, QuestionError) else None
        return _refused(ref, way, _words(fault), asked)
    return redirect(_back(ref), code=303)


def _back(ref: str) -> str:
    there = "setup.show" if request.form.get("back") == "setup" else "table.show"
    return url_for(there, ref=ref)


def _refused(ref: str, way: str, says: str, asked: int | None = None) -> tuple[Response | str, int]:
    """Why it was refused, or the question to confirm: as JSON for script, otherwise as a page."""
    if request.htmx or "text/html" not in request.headers.get("Accept", ""):
        return jsonify(says=says, ask=asked is not None, asked=asked), 409
    sent = [
        pair for pair in request.form.items(multi=True) if pair[0] not in ("asked", "order-key")
    ]
    context = {"way": way, "says": says, "asked": asked, "sent": sent, "back": _back(ref)}
    return render_template("stepping_page.html", table=table_or_404(ref), **context), 409


def _stepped(stored: StoredTable, way: str) -> StoredTable:
    """Take the step that the form asks for; if it names a change, exactly that one."""
    form, who = request.form, author(stored)
    asked, shown = number_in(form.get("asked", "")), form.get("number", "")
    if way == "jump":
        return repository().jump(stored, who, _number(shown), asked=asked)
    step: Way = "undo" if way == "undo" else "redo"
    if shown:
        return repository().step_shown(stored, who, step, _number(shown), asked=asked)
    return repository().step(stored, who, step, asked=asked)


def _number(text: str) -> int:
    """The number to jump to; one that can't be read is refused, because 0 would undo everything."""
    number = number_in(text)
    if number is None:
        raise InputError("number", "input.int-type")
    return number


def _words(fault: InputError) -> str:
    """Why it was refused, and the reasons behind that."""
    told: list[str] = []
    reason: BaseException | None = fault
    while isinstance(reason, InputError):
        told.append(messages().fault(reason))
        reason = reason.__cause__
    return " ".join(dict.fromkeys(told))


@pages.get("/table/<ref>/history.json")
def export(ref: str) -> Response:
    """The table with its history, as one file."""
    headers = {"Content-Disposition": 'attachment; filename="table-with-history.json"'}
    written = indented(as_archive(stored_or_404(ref).history), 1) + "\n"
    return Response(written, mimetype="application/json", headers=headers)
