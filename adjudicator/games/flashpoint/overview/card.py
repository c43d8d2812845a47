"""The card of an Operative, an Enemy unit, a door or a token: its numbers, and what fits it now."""

from collections.abc import Iterator

from adjudicator.board.regions import Region
from adjudicator.core.facts import Called, Said
from adjudicator.core.game import NamedPlace
from adjudicator.core.piece_card import Dial, PieceCard, Sighting, Verb
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.sight.line_of_sight import sees
from adjudicator.games.flashpoint.table.action_tokens import available, lacks
from adjudicator.games.flashpoint.table.lines import Door
from adjudicator.games.flashpoint.table.pieces import TOKENS, Operative, Token, Unit
from adjudicator.games.flashpoint.table.state import Table

#: What can be done with a token, by its kind: the action, and the field that names the token.
_USES = {
    "camera": (("camera-field", "camera"),),
    "armory": (("search", "token"),),
    "spawn": (("spawn-point", ""), ("spawning", "")),
    "investigate": (("investigate", ""),),
    "access-point": (("vent", ""),),
    "portal": (("portal", ""),),
}


def card(table: Table, place: NamedPlace) -> PieceCard | None:
    """The card of what was tapped, if it is someone or something."""
    who = str(place.params.get("figure") or "")
    if who in table.operatives:
        return _operative(table, table.operatives[who])
    if who in table.units:
        return _unit(table, table.units[who])
    thing = place.thing or ""
    if thing in table.doors:
        return _door(table.doors[thing])
    return _token(table.tokens[thing]) if thing in table.tokens else None


def _operative(table: Table, one: Operative) -> PieceCard:
    if one.zone is None:
        return PieceCard(_tokens(one), tuple(_state(one)), verbs=(Verb("vent"), Verb("action")))
    units = tuple(table.units.values())
    return PieceCard(
        _tokens(one),
        tuple(_state(one)),
        _seen(table, one.zone, units),
        # Enemies that are not aware of anyone see nobody that they could act on.
        _seen(table, one.zone, tuple(unit for unit in units if unit.aware)),
        tuple(_verbs(one)),
    )


def _tokens(one: Operative) -> tuple[Dial, ...]:
    have = available(one)
    if one.is_soldier:
        return (Dial("dial.flashpoint.damage", one.record.damage),)
    counted = (
        Dial("dial.flashpoint.orders", have["order"] if have else None),
        Dial("dial.flashpoint.moves", have["movement"] if have else None),
    )
    return (*counted, Dial("dial.flashpoint.damage", one.damage, TOKENS))


def _state(one: Operative) -> Iterator[Said]:
    flags = {
        "downed": one.record.downed,
        "taking-cover": one.record.taking_cover,
        "concealment": one.record.concealment,
        "overwatch": one.record.overwatch,
        "on-point": one.record.on_point,
    }
    yield from (Said(f"flashpoint.card.{name}") for name, holds in flags.items() if holds)
    for condition in dict.fromkeys(one.record.conditions):
        yield Said("flashpoint.card.has", (("what", Called(f"option.{condition}")),))


def _verbs(one: Operative) -> Iterator[Verb]:
    """What an Operative on the board does most; what lacks its token says so."""
    if one.record.downed:
        yield Verb("revive")
        return
    tired = Said("flashpoint.card.no-movement-token")
    idle = Said("flashpoint.card.no-order-token")
    moves, orders = not lacks(one, "movement"), not lacks(one, "order")
    yield Verb("move", None if moves else tired, moves)
    yield Verb("attack", None if orders else idle, orders)
    yield Verb("stealth")
    yield Verb("action", None if orders else idle, orders)
    yield Verb("recover")


def _unit(table: Table, unit: Unit) -> PieceCard:
    notes = [Said("flashpoint.card.aware" if unit.aware else "flashpoint.card.unaware")]
    notes += [Said("flashpoint.card.stunned")] * unit.stunned
    operatives = tuple(one for one in table.operatives.values() if one.zone)
    seen = _seen(table, unit.zone, operatives)
    if unit.is_blip:
        verbs = (Verb("enemy-move"), Verb("spawning"), Verb("sight"), Verb("enemy-paths"))
        return PieceCard(notes=tuple(notes), sees=seen, verbs=verbs)
    return PieceCard(
        tuple(_numbers(unit)),
        tuple(notes),
        seen,
        verbs=(
            Verb("enemy-move"),
            Verb("enemy-attack"),
            Verb("enemy-target"),
            Verb("enemy-damage"),
            Verb("sight"),
        ),
    )


def _numbers(unit: Unit) -> Iterator[Dial]:
    first = unit.figures[0]
    for name in ("defense", "perception", "health"):
        yield Dial(f"dial.flashpoint.{name}", first.stat(name))


def _seen(table: Table, here: Region, others: tuple[Operative | Unit, ...]) -> tuple[Sighting, ...]:
    consult = Consultation(table.readings)
    return tuple(
        Sighting(one.id, one.called if isinstance(one, Unit) else one.name)
        for one in others
        if one.zone is not None and sees(table, here, one.zone, consult)
    )


def _door(door: Door) -> PieceCard:
    state = "open" if door.open else "locked" if door.locked else "closed"
    named = (("door", door.id),)
    verbs = (Verb("door", fields=named, here=False), Verb("sabotage", here=False))
    return PieceCard(notes=(Said(f"flashpoint.card.{state}"),), verbs=verbs)


def _token(token: Token) -> PieceCard:
    notes = (Said("flashpoint.card.disabled"),) if token.disabled else ()
    dials = (Dial("dial.flashpoint.perception", token.record.perception),)
    verbs = (
        Verb(action, fields=((field, token.id),) if field else (), here=False)
        for action, field in _USES.get(token.kind, ())
    )
    return PieceCard(dials if token.kind == "camera" else (), notes, verbs=(*verbs, Verb("sight")))
