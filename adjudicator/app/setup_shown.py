"""Orders of the setup page that were given with another state of the table in view."""

from collections.abc import Callable, Mapping

from adjudicator.app.setup import Order, held_by, ordered
from adjudicator.app.tables import OpenTable
from adjudicator.core.form import Texts, filled_with
from adjudicator.core.setup import SceneEdit

#: The orders that are about a piece on the board, wherever it goes.
_HELD = ("turn", "remove", "name", "set")


def ordered_with(now: OpenTable, shown: OpenTable, order: Order) -> SceneEdit:
    """The edit that an order makes now, which was given with another state of the table in view.

    A piece that is identified by its place is the one that was shown there.
    """
    return ordered(now, _pinned(shown, order) if shown.scene != now.scene else order)


def _pinned(shown: OpenTable, order: Order) -> Order:
    """An order with the id of the piece that it means."""
    by_place = order.get("which") or (order.get("do") in _HELD and order.get("place"))
    if not by_place or order.get("figure") or order.get("component"):
        return order
    held = held_by(shown, order)
    return {**order, "figure" if held.figure else "component": held.id}


def untouched(shown: OpenTable, order: Order) -> Order | None:
    """What the unchanged form would have sent; None if it shows nothing of the table."""
    if (name := order.get("do", "")) not in _SHOWN:
        return None
    texts = _SHOWN[name](shown, order)
    beside = {key: text for key, text in order.items() if key in _MEANT}
    return None if texts is None else {**beside, **{key: text[0] for key, text in texts.items()}}


def _shown_options(table: OpenTable, order: Order) -> Texts:
    options = table.game.setup.options(table.scene, held_by(table, order))
    return filled_with(options.fields, options.values)


def _shown_name(table: OpenTable, order: Order) -> Texts:
    values = table.game.setup.options(table.scene, held_by(table, order)).values
    return {"name": [str(values.get("name") or "")]}


def _shown_form(table: OpenTable, order: Order) -> Texts | None:
    """What a form of the game shows; one that makes a piece shows nothing."""
    for form in table.game.setup.forms:
        if form.name == order.get("form") and not form.in_tray:
            return filled_with(form.fields(table.state), form.values(table.scene))
    return None


#: What the forms show that are filled in with how the table is, and what else they send.
_SHOWN: Mapping[str, Callable[[OpenTable, Order], Texts | None]] = {
    "set": _shown_options,
    "name": _shown_name,
    "title": lambda table, _order: {"title": [table.title]},
    "form": _shown_form,
}
_MEANT = ("do", "form", "figure", "component", "which", "place")
