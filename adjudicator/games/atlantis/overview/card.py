"""The card of a Hero, a Minion or a token: its numbers, its state, and what fits it now."""

from collections.abc import Iterator, Mapping

from adjudicator.board.hexes import Hex, apart
from adjudicator.core.facts import Called, Listing, Place, Said
from adjudicator.core.game import NamedPlace
from adjudicator.core.piece_card import Dial, PieceCard, Verb
from adjudicator.core.ruling import Consultation
from adjudicator.games.atlantis.immunity.immune import immunity_of
from adjudicator.games.atlantis.movement.travel import enemies_in
from adjudicator.games.atlantis.overview.places import place_card, zone_card
from adjudicator.games.atlantis.table.effects import as_it_is, effects_on
from adjudicator.games.atlantis.table.notation import zone_called
from adjudicator.games.atlantis.table.state import Table, Unit
from adjudicator.games.atlantis.table.turn_order import acting, may_act, phase_of, played_by


def card(table: Table, place: NamedPlace) -> PieceCard | None:
    """The card of what was tapped: a unit, a token, a zone, or a space with what it is."""
    who = str(place.params.get("figure") or "")
    unit = table.units.get(who)
    if unit is None:
        zone = zone_called(table, place.word)
        return zone_card(table, zone) if zone else place_card(table, _tapped(table, place))
    notes = tuple(_notes(table, unit))
    if not unit.hero:
        return PieceCard(notes=notes, verbs=tuple(_minion_verbs(table, unit)))
    dials = Dial("dial.atlantis.level", unit.level), Dial("dial.atlantis.coins", unit.coins)
    return PieceCard(dials, notes, verbs=tuple(_hero_verbs(table, unit)))


def _tapped(table: Table, place: NamedPlace) -> Hex | None:
    """The hex of a token or a space on the board."""
    spot = place.place.spot if isinstance(place.place, Place) else None
    return spot if isinstance(spot, Hex) and spot in table.board else None


def _hero_verbs(table: Table, hero: Unit) -> Iterator[Verb]:
    """What a Hero does in its turn, then what may be put on it; at most five."""
    if hero.leveled_up:
        yield Verb("upgrade")
    why = _not_now(table, hero)
    if hero.at is None:
        yield Verb("respawn", why, ready=why is None)
        yield Verb("actions")
        return
    fast = why or _held_fast(table, hero)
    held = fast or _held_back(table, hero)
    yield Verb("assault", why or _beside(table, hero), ready=why is None)
    yield Verb("move", fast, ready=fast is None)
    yield Verb("fast-travel", held, ready=held is None)
    if not hero.leveled_up:
        yield Verb("push")
    yield Verb("status")


def _minion_verbs(table: Table, minion: Unit) -> Iterator[Verb]:
    """What is done to a Minion; one that is off the board can only come back."""
    if minion.at is None:
        yield Verb("respawn")
        return
    found = immunity_of(table, minion, None, Consultation(table.readings))
    yield Verb("move")
    yield Verb("push")
    yield Verb("immunity", Said("atlantis.card.immune") if found.immune else None)
    yield Verb("status")
    yield Verb("nearest")


def _not_now(table: Table, hero: Unit) -> Said | None:
    """Why a Hero can't act now, where the turn is tracked."""
    phase, mine = phase_of(table), played_by(table, hero)
    if mine is not None and (mine.acted or mine.did):
        name = "atlantis.card.has-acted" if mine.acted else "atlantis.card.did"
        return Said(name, (("what", Called(f"act.{mine.did}")),) if mine.did else ())
    if phase is None or may_act(table, hero):
        return None
    now = acting(table)
    if phase == "cards":
        return Said("atlantis.card.no-cards")
    if now is None:
        return Said("atlantis.card.turn-over")
    return Said("atlantis.card.first", (("who", table.units[now.card.player].name),))


def _beside(table: Table, hero: Unit) -> Said:
    """How many enemies are adjacent, whom any Attack reaches."""
    here = hero.at
    near = sum(
        unit.team != hero.team
        and here is not None
        and unit.at is not None
        and apart(here, unit.at) == 1
        for unit in table.units.values()
    )
    return Said("atlantis.card.beside", (("count", near),))


def _held_fast(table: Table, hero: Unit) -> Said | None:
    """Why a Hero can't perform a Movement action."""
    now = as_it_is(table, hero)
    if now.cannot_move:
        return Said("atlantis.card.cannot-move")
    return Said("atlantis.card.no-movement-action") if now.no_movement_action else None


def _held_back(table: Table, hero: Unit) -> Said | None:
    """Why a Hero can't Fast Travel from its zone."""
    zone = table.zone_of.get(hero.at) if hero.at else None
    enemies = enemies_in(table, hero, zone)
    return Said("atlantis.card.enemies", (("count", len(enemies)),)) if enemies else None


def _notes(table: Table, unit: Unit) -> Iterator[Said]:
    """Its zone, its card of this turn, what it is or can't do, and the cards kept for it."""
    if unit.at is not None and unit.at in table.zone_of:
        yield Said("atlantis.card.zone", (("zone", table.zone_of[unit.at]),))
    mine = played_by(table, unit)
    if mine is not None and mine.initiative is not None:
        name = "atlantis.card.played-named" if mine.card else "atlantis.card.played"
        yield Said(name, (("card", mine.card), ("value", mine.initiative)))
    yield from _statuses(unit)
    for effect, _ in effects_on(table, unit):
        yield Said("atlantis.card.effect", (("name", effect.name),))
    if unit.cards:
        yield Said("atlantis.card.cards", (("count", len(unit.cards)),))


def _statuses(unit: Unit) -> Iterator[Said]:
    """What was put on a unit, each with its end where it has one."""
    ends: Mapping[str, str] = dict(unit.ends)
    for status, said in _told(unit):
        until = ends.get(status)
        yield Said(f"atlantis.card.{until}", (("what", said),)) if until else said


def _told(unit: Unit) -> Iterator[tuple[str, Said]]:
    if "all" in unit.immune:
        yield "immune", Said("atlantis.card.immune")
    elif unit.immune:
        kinds = Listing(tuple(Called(f"option.immune.{kind}") for kind in unit.immune))
        yield "immune", Said("atlantis.card.immune-to", (("kinds", kinds),))
    if unit.cannot_move:
        yield "cannot-move", Said("atlantis.card.cannot-move")
    if unit.no_movement_action:
        yield "no-movement-action", Said("atlantis.card.no-movement-action")
    if unit.ignores:
        kinds = Listing(tuple(Called(f"option.ignores.{kind}") for kind in unit.ignores))
        yield "ignores", Said("atlantis.card.ignores", (("kinds", kinds),))
