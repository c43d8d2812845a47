"""The card of a Legend or an object: dials, whom it sees, and what fits it now."""

from collections.abc import Iterator

from adjudicator.board.squares import Space
from adjudicator.core.facts import Listing, Place, Said
from adjudicator.core.game import NamedPlace
from adjudicator.core.piece_card import Dial, PieceCard, Sighting, Verb
from adjudicator.core.ruling import Consultation
from adjudicator.games.apex.harm import grenades
from adjudicator.games.apex.objects.reaching import contacts_around, reach
from adjudicator.games.apex.overview.things import space_card, thing_card
from adjudicator.games.apex.overview.turn_line import has_just_interacted, in_turn
from adjudicator.games.apex.sight.fov import seen_from
from adjudicator.games.apex.sight.questions.cover import find_cover
from adjudicator.games.apex.table.ends import end_of
from adjudicator.games.apex.table.kit import Kit
from adjudicator.games.apex.table.naming import kinds
from adjudicator.games.apex.table.state import Figure, Table

_COVER = Said("apex.card.cover")


def card(table: Table, place: NamedPlace) -> PieceCard | None:
    """The card of what was tapped, if it is a Legend or an object."""
    who = str(place.params.get("figure") or "")
    if figure := table.figures.get(who):
        return _on_map(table, figure)
    if legend := table.away.get(who):
        verbs = in_turn(table, legend, (Verb("respawn"), Verb("enter")))
        return PieceCard(_dials(legend.kit), tuple(_notes(legend.kit)), verbs=verbs)
    if place.thing:
        return thing_card(table, place.thing)
    spot = place.place.spot if isinstance(place.place, Place) else None
    return space_card(table, spot) if isinstance(spot, Space) else None


def _on_map(table: Table, figure: Figure) -> PieceCard:
    consult = Consultation(table.readings)
    seen = seen_from(table, end_of(table, figure), consult)
    others = [
        other
        for other in table.figures.values()
        if other is not figure and table.grid.bit(other.at) & seen
    ]
    return PieceCard(
        _dials(figure.kit),
        tuple(_notes(figure.kit)),
        tuple(_sighting(table, figure, other, other, consult) for other in others),
        tuple(_sighting(table, other, figure, other, consult) for other in others),
        in_turn(table, figure, tuple(_verbs(table, figure, consult))),
    )


def _dials(kit: Kit) -> tuple[Dial, ...]:
    return Dial("dial.apex.shield", kit.shield), Dial("dial.apex.health", kit.health)


def _notes(kit: Kit) -> Iterator[Said]:
    """Its weapons, with the Ammo that is left where that is known."""
    for weapon in kit.weapons:
        if weapon.name and weapon.ammo is not None:
            facts = (("weapon", weapon.name), ("ammo", weapon.ammo))
            yield Said("apex.card.weapon-ammo", facts)
        elif weapon.name:
            yield Said("apex.card.weapon", (("weapon", weapon.name),))


def _sighting(
    table: Table, source: Figure, target: Figure, told: Figure, consult: Consultation
) -> Sighting:
    """A line to or from someone, told of the other; a target in cover is marked."""
    proof = find_cover(table, end_of(table, source), end_of(table, target), consult)
    covered = proof.edges or proof.corners or proof.spaces
    enemy = source.squad is None or source.squad != target.squad
    return Sighting(told.id, told.name, enemy, _COVER if covered else None)


def _verbs(table: Table, figure: Figure, consult: Consultation) -> Iterator[Verb]:
    """What a Legend on the map does most."""
    yield Verb("move")
    names = tuple(weapon.name for weapon in figure.kit.weapons if weapon.name)
    yield Verb("shoot", Said("apex.card.names", (("names", Listing(names)),)) if names else None)
    yield _grenade(figure.kit)
    yield _melee(table, figure, consult)
    opened = has_just_interacted(table, figure)
    yield Verb("loot", Said("apex.card.found")) if opened else _interact(table, figure, consult)


def _grenade(kit: Kit) -> Verb:
    """Which Grenades are in the Backpack, if anyone has written down what is in it."""
    if not kit.pack_is_known:
        return Verb("grenade")
    found = [token.name for name in kit.backpack if (token := grenades.token_called(name))]
    if not found:
        return Verb("grenade", Said("apex.card.no-grenade"), ready=False)
    note = Said("apex.card.names", (("names", Listing(tuple(dict.fromkeys(found)))),))
    return Verb("grenade", note, fields=(("grenade", found[0]),))


def _melee(table: Table, figure: Figure, consult: Consultation) -> Verb:
    near = {contact.end for contact in contacts_around(table, figure, consult) if contact.adjacent}
    names = tuple(
        other.name
        for other in table.figures.values()
        if other.at in near and (figure.squad is None or other.squad != figure.squad)
    )
    if not names:
        return Verb("melee", Said("apex.card.nobody-adjacent"), ready=False)
    return Verb("melee", Said("apex.card.names", (("names", Listing(names)),)))


def _interact(table: Table, figure: Figure, consult: Consultation) -> Verb:
    """What is in reach: loot comes first, because taking it costs nothing."""
    found = reach(table, figure, consult)
    loot = sum(Space(*token.at) in found.pick_up for token in table.loot)
    if loot:
        return Verb("pick-up", Said("apex.card.loot", (("count", loot),)))
    if not found.objects:
        return Verb("interact", Said("apex.card.nothing-in-reach"), ready=False)
    return Verb("interact", Said("apex.card.names", (("names", kinds(found.objects)),)))
