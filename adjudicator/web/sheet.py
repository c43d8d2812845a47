"""The sheet of a table: typed forms for what players read off their own cards."""

from collections.abc import Mapping
from dataclasses import replace

from flask import Blueprint, Response, redirect, render_template, request, url_for
from werkzeug.wrappers import Response as Answer

from adjudicator.app.sheet import as_file, filled_in, sheet_texts
from adjudicator.app.tables import OpenTable
from adjudicator.core.change import difference
from adjudicator.core.faults import InputError
from adjudicator.core.form import Texts
from adjudicator.core.values import JsonObject
from adjudicator.tables.history import EventLabel
from adjudicator.web import mutations
from adjudicator.web.fields import FieldLine, field_lines
from adjudicator.web.language import messages
from adjudicator.web.open_table import table_or_404

pages = Blueprint("sheet", __name__)


@pages.get("/table/<ref>/sheet")
def show(ref: str) -> str:
    """The sheet, as it is filled in."""
    table = table_or_404(ref)
    return _page(table, sheet_texts(table))


@pages.post("/table/<ref>/sheet")
def keep(ref: str) -> Answer | tuple[str, int]:
    """Save the sheet with the table; invalid values stay in the form, with an error."""
    table = table_or_404(ref)
    texts = dict(request.form.lists())
    try:
        # Only what the form changed: others may have changed the rest meanwhile.
        change = difference(table.scene, filled_in(table, texts))
        after = mutations.change(table, lambda _now: (change, EventLabel("did.filled-in")))
    except InputError as fault:
        return _page(table, texts, f"{fault.at}: {messages().fault(fault)}"), 400
    return redirect(url_for("table.show", ref=after.table.ref), code=303)


@pages.get("/table/<ref>/scene.json")
def export(ref: str) -> Answer:
    """The table as a file."""
    headers = {"Content-Disposition": 'attachment; filename="table.json"'}
    return Response(as_file(table_or_404(ref)), mimetype="application/json", headers=headers)


def _page(table: OpenTable, texts: Texts, problem: str = "") -> str:
    lines = [
        _called(line, table.scene)
        for line in field_lines(table.game.sheet(table.scene), texts, messages())
    ]
    return render_template("sheet.html", table=table, lines=lines, problem=problem)


def _called(line: FieldLine, scene: JsonObject) -> FieldLine:
    """A list of the scene with its entries labelled by their names, if they have any."""
    entries = scene.get(line.name)
    if line.kind != "rows" or not isinstance(entries, list):
        return line
    names = map(_name, entries)
    parts = (replace(part, label=next(names, "") or part.label) for part in line.parts)
    return replace(line, parts=tuple(parts))


def _name(entry: object) -> str:
    return str(entry.get("name") or entry.get("id") or "") if isinstance(entry, Mapping) else ""
