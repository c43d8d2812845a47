"""The card of an object or of loot: who can use it, when it ends, and what can be done with it."""

from collections.abc import Iterator

from adjudicator.board.squares import Space
from adjudicator.core.facts import Called, Listing, Said
from adjudicator.core.piece_card import PieceCard, Verb
from adjudicator.core.ruling import Consultation
from adjudicator.games.apex.objects.reaching import reach
from adjudicator.games.apex.table.clock import Token, turn_of
from adjudicator.games.apex.table.components import Tag
from adjudicator.games.apex.table.legends import names_of
from adjudicator.games.apex.table.naming import thing
from adjudicator.games.apex.table.pieces import Piece
from adjudicator.games.apex.table.state import Figure, Table

#: More Legends than this get no button of their own.
MOST_USERS = 2


def thing_card(table: Table, id_: str) -> PieceCard | None:
    """What an object is, and what can be done with it now."""
    piece = next((piece for piece in table.pieces if piece.id == id_), None)
    if piece is None:
        return None
    users = _users(table, piece)
    notes = (*_state(piece), *_reached_by(piece, users), *_time(table, piece))
    return PieceCard(notes=notes, verbs=tuple(_verbs(table, piece, users))[:5])


def space_card(table: Table, space: Space) -> PieceCard | None:
    """The loot that lies on a space, and the zones that it is in; None if there is nothing."""
    tokens = tuple(loot.token for loot in table.loot if Space(*loot.at) == space)
    zones = [one for one in table.pieces if _covers(table, one, space)]
    if not tokens and not zones:
        return None
    loot = _loot_card(table, space, tokens) if tokens else PieceCard()
    notes = (note for zone in zones for note in (_zone(zone), *_state(zone), *_time(table, zone)))
    verbs = (verb for zone in zones for verb in _of_cards(table, zone))
    others = (Verb("los"), Verb("watchers"))
    return PieceCard(notes=(*loot.notes, *notes), verbs=(*loot.verbs, *others, *verbs)[:5])


def _covers(table: Table, piece: Piece, space: Space) -> bool:
    """Whether a space is in the zone of a piece, on its level."""
    zone = Tag.ZONE in piece.tags and piece.corner is not None
    around = piece.corner.spaces if piece.corner else ()
    return zone and space in around and table.level(space) == piece.base


def _zone(piece: Piece) -> Said:
    return Said("apex.card.in-zone", (("thing", thing(piece)),))


def _loot_card(table: Table, space: Space, tokens: tuple[str, ...]) -> PieceCard:
    """The loot, and who can pick it up."""
    near = [
        figure
        for figure in _in_order(table)
        if space in reach(table, figure, Consultation(table.readings)).pick_up
    ]
    whose = Said("apex.card.in-reach-of", (("names", names_of(near)),))
    lying = Said("apex.card.names", (("names", Listing(tokens)),))
    verbs = (
        Verb("pick-up", _name(figure), fields=(("token", tokens[0]),), start=figure.id, here=False)
        for figure in near[:MOST_USERS]
    )
    return PieceCard(notes=(lying, whose) if near else (lying,), verbs=tuple(verbs))


def _in_order(table: Table) -> list[Figure]:
    """The Legends on the map, the active one first."""
    active = table.time.active if table.time else None
    return sorted(table.figures.values(), key=lambda figure: figure.id != active)


def _users(table: Table, piece: Piece) -> list[Figure]:
    """Who can interact with it from where they stand."""
    if Tag.INTERACTIVE not in piece.tags:
        return []
    consult = Consultation(table.readings)
    return [f for f in _in_order(table) if piece in reach(table, f, consult).objects]


def _state(piece: Piece) -> Iterator[Said]:
    if piece.opened:
        yield Said("apex.card.opened")
    if piece.facts.to_hit:
        yield Said("apex.card.to-hit", (("number", piece.facts.to_hit),))


def _reached_by(piece: Piece, users: list[Figure]) -> Iterator[Said]:
    if users:
        yield Said("apex.card.in-reach-of", (("names", names_of(users)),))
    elif Tag.INTERACTIVE in piece.tags and not piece.opened:
        yield Said("apex.card.in-reach-of-nobody")


def _time(table: Table, piece: Piece) -> Iterator[Said]:
    """When it ends or takes effect, by the token that stands for it."""
    for token in table.time.tokens if table.time else ():
        if token.component == piece.id and token.track == "initiative":
            yield _until(token)


def _until(token: Token) -> Said:
    number, squad = turn_of(token.at)
    facts = (("round", number), ("turn", Called(f"apex.turn.{squad}")))
    return Said(f"apex.card.{token.label}", facts)


def _verbs(table: Table, piece: Piece, users: list[Figure]) -> Iterator[Verb]:
    chosen = (("with", piece.id),)
    for figure in users[:MOST_USERS]:
        yield Verb("interact", _name(figure), fields=chosen, start=figure.id, here=False)
    if piece.facts.respawn:
        for legend in list(table.away.values())[:MOST_USERS]:
            yield Verb(
                "respawn",
                Said("apex.card.weapon", (("weapon", legend.name),)),
                start=legend.id,
                here=False,
            )
    yield Verb("los")
    if piece.spaces:
        yield from (Verb("sight"), Verb("watchers"))
    if not piece.facts.plan:
        yield from _of_cards(table, piece)


def _of_cards(table: Table, piece: Piece) -> Iterator[Verb]:
    """What fits only what a card put on the map: its area, its end, its destruction."""
    if Tag.ZONE not in piece.tags:
        yield Verb("area")
    if table.time and not any(token.component == piece.id for token in table.time.tokens):
        given = (("component", piece.id), ("label", "duration"))
        timer = tuple((f"place.{name}", value) for name, value in given)
        yield Verb("timing", Said("apex.card.set-timer"), fields=timer, here=False)
    yield Verb("destroy", fields=(("targets", piece.id),), here=False)


def _name(figure: Figure) -> Said:
    return Said("apex.card.weapon", (("weapon", figure.name),))
