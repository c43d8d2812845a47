"""The card of an Operative or an Enemy unit: its numbers, and what fits it now."""

from collections.abc import Iterator

from adjudicator.board.regions import Region
from adjudicator.core.facts import Called, Said
from adjudicator.core.game import NamedPlace
from adjudicator.core.piece_card import Dial, PieceCard, Sighting, Verb
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.overview.things import door_card, token_card
from adjudicator.games.flashpoint.sight.line_of_sight import sees
from adjudicator.games.flashpoint.stealth.hiding import unseen
from adjudicator.games.flashpoint.table.action_tokens import EACH, available, lacks
from adjudicator.games.flashpoint.table.clock import Clock
from adjudicator.games.flashpoint.table.pieces import TOKENS, Operative, Unit
from adjudicator.games.flashpoint.table.state import Table
from adjudicator.games.flashpoint.tracking.pending import settled


def card(table: Table, place: NamedPlace) -> PieceCard | None:
    """The card of what was tapped, if it is someone or something."""
    who = str(place.params.get("figure") or "")
    if who in table.operatives:
        return _operative(table, table.operatives[who])
    if who in table.units:
        return _unit(table, table.units[who])
    thing = place.thing or ""
    if thing in table.doors:
        return door_card(table, table.doors[thing])
    return token_card(table, table.tokens[thing]) if thing in table.tokens else None


def _clock(table: Table) -> Clock | None:
    return settled(table, table.time) if table.time else None


def _operative(table: Table, one: Operative) -> PieceCard:
    notes = tuple(_state(table, one))
    if one.zone is None:
        return PieceCard(_tokens(one), notes, verbs=(Verb("vent"), Verb("action")))
    units = tuple(table.units.values())
    return PieceCard(
        _tokens(one),
        notes,
        _seen(table, one.zone, units),
        # Enemies that are not aware of anyone see nobody that they could act on.
        _seen(table, one.zone, tuple(unit for unit in units if unit.aware)),
        tuple(_verbs(table, one, one.zone))[:5],
    )


def _tokens(one: Operative) -> tuple[Dial, ...]:
    """The token board: available ones of each kind, exhausted and damaged ones."""
    have = available(one)
    if one.is_soldier:
        return (Dial("dial.flashpoint.damage", one.record.damage),)
    return (
        Dial("dial.flashpoint.orders", have["order"] if have else None, EACH),
        Dial("dial.flashpoint.moves", have["movement"] if have else None, EACH),
        Dial("dial.flashpoint.exhausted", one.record.exhausted),
        Dial("dial.flashpoint.damage", one.damage, TOKENS),
    )


def _state(table: Table, one: Operative) -> Iterator[Said]:
    clock = _clock(table)
    flags = {
        "passed": clock is not None and clock.step == "action" and one.id in clock.done,
        "downed": one.record.downed,
        "taking-cover": one.record.taking_cover,
        "concealment": one.record.concealment,
        "overwatch": one.record.overwatch,
        "on-point": one.record.on_point,
        "carrying": bool(one.record.carrying) and one.record.carrying not in table.operatives,
    }
    yield from (Said(f"flashpoint.card.{name}") for name, holds in flags.items() if holds)
    if carried := table.operatives.get(str(one.record.carrying)):
        yield Said("flashpoint.card.carries", (("who", carried.name),))
    for condition in dict.fromkeys(one.record.conditions):
        yield Said("flashpoint.card.has", (("what", Called(f"option.{condition}")),))
    for focus in one.record.focus:
        yield Said("flashpoint.card.focus", (("what", Called(f"option.{focus}")),))


def _verbs(table: Table, one: Operative, zone: Region) -> Iterator[Verb]:
    """What an Operative on the board does most; what lacks its token says so."""
    if one.is_soldier:
        yield from (Verb("soldier"), Verb("operative-damage"))
        return
    if one.record.downed:
        yield from _revivals(table, one, zone)
        return
    clock = _clock(table)
    if clock and clock.step == "recover" and one.id not in clock.done:
        yield Verb("recover")
    moves, orders = not lacks(one, "movement"), not lacks(one, "order")
    tired = Said("flashpoint.card.no-movement-token")
    idle = Said("flashpoint.card.no-order-token")
    yield Verb("move", Said("flashpoint.card.one-move") if moves else tired, moves)
    order = Said("flashpoint.card.one-order") if orders else idle
    yield Verb("attack", order, orders)
    yield Verb("move", Said("flashpoint.card.careful") if moves else tired, moves, _CAREFUL)
    mates = table.operatives_by_zone[zone]
    if downed := [mate for mate in mates if mate.record.downed and not mate.carried]:
        only = downed[0].id if len(downed) == 1 else ""
        yield Verb("revive", order, orders, here=not only, start=one.id, to=only)
    if unseen(table, one, zone, Consultation(table.readings)).check is not None:
        yield Verb("stealth")
    yield Verb("action", order, orders)
    if clock and clock.step == "action" and one.id not in clock.done:
        yield Verb("pass", here=False, start=one.id)
    yield Verb("recover")


def _revivals(table: Table, one: Operative, zone: Region) -> Iterator[Verb]:
    """Who in the same zone can revive somebody."""
    mates = table.operatives_by_zone[zone]
    ready = [mate for mate in mates if not mate.record.downed and not mate.is_token]
    for mate in () if one.carried else ready:
        note = Said("flashpoint.card.by", (("who", mate.name),))
        yield Verb("revive", note, not lacks(mate, "order"), here=False, start=mate.id, to=one.id)
    if one.carried or not ready:
        yield Verb("revive", Said("flashpoint.card.nobody-here"), ready=False)


def _unit(table: Table, unit: Unit) -> PieceCard:
    operatives = tuple(one for one in table.operatives.values() if one.zone)
    seen, notes = _seen(table, unit.zone, operatives), tuple(_unit_state(table, unit))
    if unit.is_blip:
        verbs = (Verb("spawning"), Verb("enemy-move"), Verb("sight"), Verb("enemy-paths"))
        return PieceCard(notes=notes, sees=seen, verbs=verbs)
    clock = _clock(table)
    acts = ("enemy-move", "enemy-attack", "enemy-target", "enemy-damage", "sight")
    if clock and clock.step == "enemy-activation" and unit.id not in clock.done:
        acts = ("enemy-activation", *acts[1:])
    return PieceCard(tuple(_numbers(unit)), notes, seen, verbs=tuple(map(Verb, acts)))


def _unit_state(table: Table, unit: Unit) -> Iterator[Said]:
    yield Said("flashpoint.card.aware" if unit.aware else "flashpoint.card.unaware")
    count = sum(figure.record.count for figure in unit.figures)
    if count > 1:
        yield Said("flashpoint.card.figures", (("count", count),))
    if suffered := sum(figure.record.suffered for figure in unit.figures):
        yield Said("flashpoint.card.suffered", (("count", suffered),))
    if unit.stunned:
        yield Said("flashpoint.card.stunned")
    clock = _clock(table)
    if clock and clock.step in _DONE and unit.id in clock.done:
        yield Said(_DONE[clock.step])


#: What begins a Careful Move.
_CAREFUL = (("careful", "1"),)

#: What a unit has done in a step that it is through with.
_DONE = {
    "enemy-movement": "flashpoint.card.moved",
    "enemy-activation": "flashpoint.card.activated",
}


def _numbers(unit: Unit) -> Iterator[Dial]:
    if not unit.figures:
        return
    first = unit.figures[0]
    for name in ("attack", "defense", "perception", "movement", "health"):
        yield Dial(f"dial.flashpoint.{name}", first.stat(name))


def _seen(table: Table, here: Region, others: tuple[Operative | Unit, ...]) -> tuple[Sighting, ...]:
    consult = Consultation(table.readings)
    return tuple(
        Sighting(one.id, one.called if isinstance(one, Unit) else one.name)
        for one in others
        if one.zone is not None and sees(table, here, one.zone, consult)
    )
