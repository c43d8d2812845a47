"""The card of a Hero, a Minion or a token: its numbers, and what fits it now."""

from collections.abc import Iterator

from adjudicator.core.facts import Called, Listing, Said
from adjudicator.core.game import NamedPlace
from adjudicator.core.piece_card import Dial, PieceCard, Verb
from adjudicator.games.atlantis.table.state import Table, Unit

_HERO = ("assault", "move", "fast-travel", "push", "radius")
_MINION = ("move", "push", "immunity", "defeat", "nearest")


def card(table: Table, place: NamedPlace) -> PieceCard | None:
    """The card of what was tapped, if it is a unit or a token."""
    who = str(place.params.get("figure") or "")
    if who in table.tokens:
        return PieceCard(verbs=(Verb("distance"), Verb("radius")))
    unit = table.units.get(who)
    if unit is None:
        return None
    notes = tuple(_notes(table, unit))
    if not unit.hero:
        return PieceCard(notes=notes, verbs=tuple(map(Verb, _MINION)))
    dials = Dial("dial.atlantis.level", unit.level), Dial("dial.atlantis.coins", unit.coins)
    verbs = ("respawn", "level-up", "upgrade") if unit.at is None else _HERO
    return PieceCard(dials, notes, verbs=tuple(map(Verb, verbs)))


def _notes(table: Table, unit: Unit) -> Iterator[Said]:
    """Its zone, its state, and how many cards are kept for it."""
    if unit.at is not None and unit.at in table.zone_of:
        yield Said("atlantis.card.zone", (("zone", table.zone_of[unit.at]),))
    if unit.immune:
        kinds = tuple(Called(f"option.{kind}") for kind in unit.immune)
        whole = "all" in unit.immune
        facts = () if whole else (("kinds", Listing(kinds)),)
        yield Said("atlantis.card.immune" if whole else "atlantis.card.immune-to", facts)
    if unit.cannot_move:
        yield Said("atlantis.card.cannot-move")
    if unit.cards:
        yield Said("atlantis.card.cards", (("count", len(unit.cards)),))
