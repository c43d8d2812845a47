"""The card of a door or a token: its state, and who can do something with it."""

from collections.abc import Callable, Iterator, Mapping

from adjudicator.core.facts import Said
from adjudicator.core.piece_card import Dial, PieceCard, Verb
from adjudicator.games.flashpoint.movement.walking import borders
from adjudicator.games.flashpoint.table.lines import Door
from adjudicator.games.flashpoint.table.pieces import Operative, Token
from adjudicator.games.flashpoint.table.state import Table

Fields = tuple[tuple[str, str], ...]

#: More buttons than this would hide what else fits.
_MOST = 5


def door_card(table: Table, door: Door) -> PieceCard:
    """The card of a door: figures next to it can use it."""
    state = "open" if door.open else "locked" if door.locked else "closed"
    beside = [one for one in _able(table) if one.zone and borders(table, door, one.zone)]
    if door.locked:
        verbs = tuple(_by("sabotage", beside, (("what", "security-door"),)))
    else:
        verbs = tuple(
            _by("door", beside, (("door", door.id),), "close-it" if door.open else "open-it")
        )
    notes = [Said(f"flashpoint.card.{state}")]
    notes += [] if beside else [Said("flashpoint.card.nobody-beside")]
    return PieceCard(notes=tuple(notes), verbs=verbs[:_MOST])


def token_card(table: Table, token: Token) -> PieceCard:
    """The card of a token: what it is, and what fits it."""
    dials = (Dial("dial.flashpoint.perception", token.record.perception),)
    found = tuple(_USES.get(token.kind, _nothing)(table, token))
    return PieceCard(
        dials if token.kind == "camera" else (),
        tuple(_notes(token)),
        verbs=(*found, Verb("sight"))[:_MOST],
    )


def _notes(token: Token) -> Iterator[Said]:
    if token.kind == "spawn":
        if token.record.number is not None:
            facts = (("number", token.record.number),)
            yield Said("flashpoint.card.number", facts)
        yield Said("flashpoint.card.active" if token.record.active else "flashpoint.card.inactive")
    if token.disabled:
        yield Said("flashpoint.card.disabled")


def _able(table: Table) -> tuple[Operative, ...]:
    """The Operatives who can do something: on the board and up."""
    return tuple(one for one in table.operatives.values() if one.in_play and not one.is_token)


def _there(table: Table, token: Token) -> list[Operative]:
    return [one for one in _able(table) if one.zone is token.zone]


def _by(
    action: str, operatives: list[Operative], fields: Fields = (), note: str = "by"
) -> Iterator[Verb]:
    """An action by each of those who can do it, with nothing left to choose."""
    for one in operatives:
        said = Said(f"flashpoint.card.{note}", (("who", one.name),))
        yield Verb(action, said, fields=fields, here=False, start=one.id)


def _nothing(_table: Table, _token: Token) -> Iterator[Verb]:
    return iter(())


def _camera(table: Table, token: Token) -> Iterator[Verb]:
    yield Verb("camera-field", fields=(("camera", token.id),), here=False)
    yield from _by("sabotage", _there(table, token), (("what", "camera"),))


def _armory(table: Table, token: Token) -> Iterator[Verb]:
    return _by("search", _there(table, token), (("token", token.id),))


def _box(table: Table, token: Token) -> Iterator[Verb]:
    yield from _by("sabotage", _there(table, token), (("what", "electrical-box"),))
    yield from _by("box", list(_able(table)), (("token", token.id),))


def _access(table: Table, token: Token) -> Iterator[Verb]:
    return _by("vent", _there(table, token))


def _target(table: Table, token: Token) -> Iterator[Verb]:
    return _by("sabotage", _there(table, token), (("what", token.kind),))


def _spawn(_table: Table, _token: Token) -> Iterator[Verb]:
    yield Verb("spawn-point", here=False)


def _investigate(_table: Table, _token: Token) -> Iterator[Verb]:
    yield Verb("enemy-paths", here=False)


def _portal(_table: Table, token: Token) -> Iterator[Verb]:
    yield Verb("portal", fields=(("token", token.id),), here=False)


#: What fits a token, by its kind.
_USES: Mapping[str, Callable[[Table, Token], Iterator[Verb]]] = {
    "camera": _camera,
    "armory": _armory,
    "data": _target,
    "scanner": _target,
    "electrical-box": _box,
    "access-point": _access,
    "spawn": _spawn,
    "investigate": _investigate,
    "portal": _portal,
}
