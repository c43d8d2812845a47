"""The cards of a table: what players copy from their own cards and boards, each in its own form."""

from collections.abc import Mapping, Sequence

from adjudicator.app.tables import OpenTable
from adjudicator.core.cards import NEW, Card, CardGroup, cards_of
from adjudicator.core.change import Change, changed, difference, together
from adjudicator.core.faults import InputError
from adjudicator.core.form import MISSING, Field, Texts, read_fields
from adjudicator.core.game import AnyGame
from adjudicator.core.indented import indented
from adjudicator.core.values import Json, JsonObject
from adjudicator.tables.history import EventLabel, LabelledChange


def table_cards(table: OpenTable) -> tuple[CardGroup, ...]:
    """The cards of a table by their kinds; a kind that has none, and no blank one, is left out."""
    groups = table.game.cards(table.laid_out)
    return tuple(group for group in groups if group.cards or group.blanks)


def find_card(table: OpenTable, address: str) -> Card | None:
    """The card at an address, if the table has it."""
    return next((card for card in cards_of(table_cards(table)) if card.address == address), None)


def card_value(table: OpenTable, card: Card) -> JsonObject:
    """What the scene holds of a card."""
    part: Json = table.laid_out
    for step in card.at:
        part = _part(part, step)
    value = _as_entry(part, card.fields[0].name)
    return {field.name: value[field.name] for field in card.fields if field.name in value}


def card_texts(card: Card, value: JsonObject) -> Texts:
    """A card's form, as it is filled in with a value."""
    texts: dict[str, list[str]] = {}
    for field in card.fields:
        if value.get(field.name) is not None:
            for name, text in field.write(_plain(field, value[field.name])):
                texts.setdefault(name, []).append(text)
    return texts


def save(
    table: OpenTable, card: Card, texts: Texts, before: JsonObject | None = None
) -> LabelledChange | None:
    """Save what was changed in a card's form; None if nothing was.

    `before` is what the form was filled in with, if that is not what the card holds.
    """
    shown = card_value(table, card) if before is None else before
    new = read_fields(card.fields, texts)
    old = read_fields(card.fields, card_texts(card, shown))
    edited = [field for field in card.fields if new.get(field.name) != old.get(field.name)]
    if not edited and card.is_new:
        raise InputError(card.fields[0].name, "cards.nothing")
    if not edited:
        return None
    whole = table.laid_out
    entry = card_value(table, card)
    value = {field.name: _merged(field, entry.get(field.name), new) for field in edited}
    check_name(table, card, value.get("name"))
    after = _put(whole, card.at, value, card.fields[0].name)
    after = _referred(table.game, after, card, {**entry, **value}, tuple(value))
    after = _only(table, after, card)
    table.with_scene(after)
    return difference(table.scene, after), _label(card, value)


def remove(table: OpenTable, card: Card) -> LabelledChange:
    """Take a card off the table."""
    if not card.removable or card.is_new:
        raise InputError("card", "cards.stays")
    after = _without(table.scene, card.at)
    table.with_scene(after)
    return difference(table.scene, after), EventLabel("did.card-removed", {"card": card.name})


def _label(card: Card, value: JsonObject) -> EventLabel:
    """What happened, with the card's name if it has one."""
    name = str(value.get("name") or card.name)
    return EventLabel("did.card", {"card": name}) if name else EventLabel("did.filled-in")


def check_name(table: OpenTable, card: Card, name: str | None) -> None:
    """Refuse two cards of a kind with the same name: references would be ambiguous."""
    same = (
        one for one in cards_of(table_cards(table)) if (one.kind, one.of) == (card.kind, card.of)
    )
    others = [one.name.casefold() for one in same]
    if card.name.casefold() in others:
        others.remove(card.name.casefold())
    if name and card.kept and name.casefold() in others:
        raise InputError("name", "cards.same-name", name=name)


def _referred(
    game: AnyGame, scene: JsonObject, card: Card, value: JsonObject, fields: tuple[str, ...]
) -> JsonObject:
    """Apply the change of a card to the entries that refer to it."""
    for memory in game.memories:
        if memory.kind == card.kind:
            new = str(value.get("name") or "")
            scene = memory.refer(scene, card.name, new or card.name, fields)
    return scene


def _only(table: OpenTable, after: JsonObject, card: Card) -> JsonObject:
    """The scene with the cards that it had and the one that was edited, not every blank one."""
    for memory in table.game.memories:
        had = len(table.scene.get(memory.kept_in) or ())
        edited = card.at[1] if card.at[:1] == (memory.kept_in,) else ""
        kept = [
            entry
            for number, entry in enumerate(after.get(memory.kept_in) or ())
            if number < had or str(number) == edited
        ]
        if edited == NEW:
            kept.append(after[memory.kept_in][-1])
        after = {**after, memory.kept_in: kept}
        if not kept and memory.kept_in not in table.scene:
            after = {name: value for name, value in after.items() if name != memory.kept_in}
    return after


def _part(whole: Json, step: str) -> Json:
    """A part of a scene: a field by its name, an entry by its id or its number."""
    if whole is None or isinstance(whole, Mapping):
        return whole and whole.get(step)
    number = _index(whole, step)
    return whole[number] if number < len(whole) else None


def _index(entries: Sequence[Json], step: str) -> int:
    """The number of an entry; of a new one, the next."""
    if step == NEW:
        return len(entries)
    for number, entry in enumerate(entries):
        if type(entry) is dict and "id" in entry:  # the usual case, without a call for each
            if entry["id"] == step:
                return number
        elif isinstance(entry, Mapping) and _id(entry, number) == step:
            return number
    if not step.isdecimal() or int(step) >= len(entries):
        raise InputError("card", "cards.gone")
    return int(step)


def _id(entry: JsonObject, number: int) -> str | None:
    """The id of an entry; without one it goes by its kind and its number."""
    if "id" in entry:
        return str(entry["id"])
    return f"{entry['kind']}-{number}" if "kind" in entry else None


def _as_entry(part: Json, first: str) -> JsonObject:
    """An entry as an object: a bare value is its first field."""
    if part is None:
        return {}
    return part if isinstance(part, Mapping) else {first: part}


def _put(part: Json, at: Sequence[str], value: JsonObject, first: str) -> Json:
    """A part of a scene with new values for some fields of the card there; null deletes one."""
    if not at:
        after = {**_as_entry(part, first), **value}
        return {name: one for name, one in after.items() if name not in value or one is not None}
    step, *rest = at
    if isinstance(part, Mapping) or not (step == NEW or isinstance(part, list | tuple)):
        inside = part or {}
        put = _put(inside.get(step), rest, value, first)
        return {**inside, step: put}
    entries = list(part or ())
    number = _index(entries, step)
    if number == len(entries):
        entries.append(None)
    return [_put(one, rest, value, first) if n == number else one for n, one in enumerate(entries)]


def _without(part: Json, at: Sequence[str]) -> Json:
    """A part of a scene without the value at a place."""
    step, *rest = at
    if isinstance(part, Mapping):
        left = {name: one for name, one in part.items() if name != step}
        return {**left, step: _without(part[step], rest)} if rest else left
    number = _index(part or (), step)
    entries = enumerate(part or ())
    if rest:
        return [_without(one, rest) if n == number else one for n, one in entries]
    return [one for n, one in entries if n != number]


def _plain(field: Field, value: Json) -> Json:
    """Rows as objects: a bare value is the first of their fields."""
    if field.kind != "rows" or not field.fields[0].name:
        return value
    return [_as_entry(row, field.fields[0].name) for row in value]


def _merged(field: Field, old: Json, read: JsonObject) -> Json:
    """A field's new value, with those parts of the old one that have no field; null for none."""
    new = read.get(field.name, MISSING)
    new = None if new is MISSING else new
    if field.kind == "rows":
        return _merged_rows(field, _plain(field, old or ()), new or ()) or None
    if field.kind == "group":
        return {**_unknown(field, old), **(new or {})} or None
    return new


def _merged_rows(field: Field, old: Sequence[Json], new: Sequence[Json]) -> list[Json]:
    """Each row with its entries that have no field; an empty row is dropped, a bare one kept."""
    further = list(old[field.count :])
    if not field.fields[0].name:
        gap = field.count - len(new) if further else 0
        return [*new, *[None] * gap, *further]
    rows = []
    for number in range(min(max(len(old), len(new)), field.count)):
        other = _unknown(field, old[number]) if number < len(old) else {}
        read = (new[number] if number < len(new) else None) or {}
        untouched = other and not field_names(field) & {*old[number]}
        if read or untouched:
            rows.append({**other, **read})
    return rows + further


def _unknown(field: Field, entry: Json) -> dict[str, Json]:
    """The parts of an entry that have no field in the form."""
    names = field_names(field)
    return {key: value for key, value in (entry or {}).items() if key not in names}


def field_names(field: Field) -> set[str]:
    """The names of a field's parts."""
    return {part.name for part in field.fields}


def as_file(table: OpenTable) -> str:
    """The scene as the text of a file."""
    return indented(table.scene, 2) + "\n"


def retained(table: OpenTable, change: Change) -> Change:
    """A change that keeps the cards of the pieces it removes."""
    after = changed(table.scene, change)
    kept = table.game.retain(table.scene, after)
    return change if kept is after or kept == after else together(change, difference(after, kept))
