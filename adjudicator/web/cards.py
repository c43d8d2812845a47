"""Your cards: a table's cards by their kinds, and a small form for each."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from urllib.parse import parse_qsl

from flask import Blueprint, Response, abort, redirect, render_template, request, url_for
from werkzeug.wrappers import Response as Answer

from adjudicator.app.cards import (
    as_file,
    card_texts,
    card_value,
    check_name,
    find_card,
    remove,
    save,
    table_cards,
)
from adjudicator.app.query import TableQuery
from adjudicator.app.tables import OpenTable
from adjudicator.core.cards import Card, CardGroup
from adjudicator.core.faults import InputError
from adjudicator.core.form import Field, Texts
from adjudicator.core.values import JsonObject
from adjudicator.messages.phrases import PHRASES
from adjudicator.tables.history import LabelledChange
from adjudicator.web import mutations
from adjudicator.web.card_facts import facts, gaps
from adjudicator.web.fields import as_select, field_lines
from adjudicator.web.language import messages
from adjudicator.web.open_table import table_or_404

pages = Blueprint("cards", __name__)


@dataclass(frozen=True)
class CardLine:
    """A card in the list: its name, known values, gaps, and what a library stores."""

    card: Card
    name: str
    facts: tuple[str, ...]
    gaps: tuple[str, ...]
    shelved: str


@dataclass(frozen=True)
class GroupLine:
    """Cards of a kind, with its title, and the blank ones that can be added.

    `offers` are those that a library can fill in, `shelved` is the whole deck for a library.
    """

    kind: str
    title: str
    cards: tuple[CardLine, ...]
    blanks: tuple[Card, ...]
    add: str
    offers: tuple[Card, ...] = ()
    shelved: str = ""


@pages.get("/table/<ref>/sheet")
def moved(ref: str) -> Answer:
    """The page of past versions."""
    return redirect(url_for("cards.show", ref=ref), code=302)


@pages.get("/table/<ref>/cards")
def show(ref: str) -> str:
    """The cards of a table."""
    table = table_or_404(ref)
    groups = [_group(table, group) for group in table_cards(table)]
    return render_template("cards.html", table=table, groups=groups, word=messages().word)


@pages.get("/table/<ref>/cards/<path:address>")
def show_card(ref: str, address: str) -> str:
    """One card, as it is filled in."""
    table = table_or_404(ref)
    card = _card_or_404(table, address)
    value = card_value(table, card)
    return _form(table, card, card_texts(card, value))


@pages.post("/table/<ref>/cards/<path:address>")
def keep(ref: str, address: str) -> Answer | tuple[str, int]:
    """Save a card, or remove it; invalid values stay in the form, with an error."""
    table = table_or_404(ref)
    if not table.may_change:
        mutations.editable_or_403(ref)
    # The address means the card that the form was shown with; another may be there now.
    card = _card_or_404(mutations.shown_with(table), address)
    texts = dict(request.form.lists())
    try:
        after = _changed(table, card, texts)
    except InputError as fault:
        return _form(table, card, texts, _told(card, fault)), 400
    return redirect(_next(after, card), code=303)


@pages.get("/table/<ref>/scene.json")
def export(ref: str) -> Answer:
    """The table as a file."""
    headers = {"Content-Disposition": 'attachment; filename="table.json"'}
    return Response(as_file(table_or_404(ref)), mimetype="application/json", headers=headers)


def _changed(table: OpenTable, card: Card, texts: Texts) -> OpenTable:
    """The table after what the form asks for."""

    def fill(shown: OpenTable) -> LabelledChange | None:
        if "remove" in request.form:
            return remove(shown, card)
        check_name(table, card, "".join(texts.get("name", ())))
        return save(shown, card, texts)

    after = mutations.fill_in(table, fill)
    return after.table if after else table


def _card_or_404(table: OpenTable, address: str) -> Card:
    card = find_card(table, address)
    if card is None or (card.slug and request.method == "GET"):
        abort(404, messages().say("cards.gone", {}))
    return card


def _next(table: OpenTable, card: Card) -> str:
    """Where to go next: to one more card, back to the ruling that needed it, or to the list."""
    if "another" in request.form:
        return url_for("cards.show_card", ref=table.ref, address=card.address)
    if back := request.form.get("back", ""):
        query = TableQuery.from_link(parse_qsl(back.removeprefix("?")))
        return url_for("table.show", ref=table.ref) + query.link
    return url_for("cards.show", ref=table.ref) + f"#{card.kind}"


def _form(table: OpenTable, card: Card, texts: Texts, problem: str = "") -> str:
    lines = field_lines([as_select(field) for field in card.fields], texts, messages())
    back = request.values.get("back", "")
    return render_template(
        "card_form.html",
        table=table,
        card=card,
        title=_title(card),
        lines=lines,
        problem=problem,
        back=back,
        # A refused form still refers to the table that it was shown with.
        shown=request.form.get("seen") or table.number,
    )


def _told(card: Card, fault: InputError) -> str:
    """What is wrong, with the name of the field."""
    names = {part.name: part for part in _within(card.fields)}
    steps = [step for step in fault.at.replace("[", ".").replace("]", "").split(".") if step]
    field = next((names[step] for step in reversed(steps) if step in names), None)
    said = messages().fault(fault)
    if field is None or not field.name or fault.message_id.startswith("cards."):
        return said
    label = messages().field(field.name if field.label is None else field.label).split(",")[0]
    return f"{label[:1].upper()}{label[1:]}: {said}"


def _within(fields: tuple[Field, ...]) -> list[Field]:
    return [part for field in fields for part in (field, *_within(field.fields))]


def _title(card: Card) -> str:
    """A card by its name, or by its kind."""
    if card.name:
        return card.name
    if card.ident:
        told = messages().option(card.ident)
        return told[:1].upper() + told[1:]
    kind = messages().label(f"cards.one.{card.kind}", {})
    return f"{kind} · {messages().word(card.of)}" if card.of else kind


def _group(table: OpenTable, group: CardGroup) -> GroupLine:
    speech = messages()
    add = f"cards.add.{group.kind}"
    return GroupLine(
        group.kind,
        speech.label(f"cards.{group.kind}", {}),
        tuple(_line(table, card) for card in group.cards),
        group.blanks,
        speech.label(add, {}) if add in PHRASES else "",
        tuple(_offers(table, group)),
        shelved(group.deck, card_value(table, group.deck)) if group.deck else "",
    )


def _offers(table: OpenTable, group: CardGroup) -> Iterator[Card]:
    """The blank cards, those that have no name and nothing on them, and a deck that is empty."""
    yield from (card for card in group.blanks if card.kept)
    unnamed = (card for card in group.cards if card.kept and not card.name)
    yield from (card for card in unnamed if not card_value(table, card))
    if group.deck and not group.cards:
        yield group.deck


def _line(table: OpenTable, card: Card) -> CardLine:
    value = card_value(table, card)
    told = facts(card, value, messages()), gaps(card, value, messages())
    return CardLine(card, _title(card), *told, shelved(card, value))


def shelved(card: Card, value: JsonObject) -> str:
    """What a player's library stores of a card: the texts of its form, by name."""
    kept = {name: value[name] for name in card.kept if value.get(name) is not None}
    if not kept or not {*kept} - {"name"}:
        return ""
    entry = {"kind": card.kind, "name": _title(card), "of": card.of}
    return json.dumps({**entry, "texts": card_texts(card, kept)}, ensure_ascii=False)
