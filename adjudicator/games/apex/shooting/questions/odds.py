"""The question `odds`: how likely is each damage, before any card is drawn?"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from math import perm
from typing import Annotated

from pydantic import Field

from adjudicator.core.faults import InputError
from adjudicator.core.input import place
from adjudicator.core.question import Finding
from adjudicator.core.rule import RuleId
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Answer, Share, Step, Summary
from adjudicator.games.apex.harm.life import wounded
from adjudicator.games.apex.shooting import rules
from adjudicator.games.apex.shooting.difficulty import Shot, listed, note_missing
from adjudicator.games.apex.shooting.firing import (
    HITS,
    Volley,
    damage_of,
    extra_hits,
    helmet_of,
    prepare,
)
from adjudicator.games.apex.shooting.lane import known_slots
from adjudicator.games.apex.shooting.odds import Chance, Tally, count_draws
from adjudicator.games.apex.shooting.questions.lane_steps import lane_steps
from adjudicator.games.apex.shooting.questions.shot_steps import cover_gap
from adjudicator.games.apex.shooting.questions.to_hit import (
    FiredParams,
    aim_steps,
    aim_summary,
    legal_steps,
    missing_step,
    read_fired,
)
from adjudicator.games.apex.table.kit import AimCard, Icon
from adjudicator.games.apex.table.legends import named
from adjudicator.games.apex.table.state import Table
from adjudicator.games.apex.table.tokens import is_known

#: More than any weapon reveals, and few enough to count at once.
MOST_DRAWN = 12


class OddsParams(FiredParams):
    """A shot before its cards are drawn, and the deck."""

    deck: Annotated[tuple[AimCard, ...], Field(max_length=60)] | None = None


@dataclass(slots=True)
class Forecast:
    """The chance of each amount of damage; empty if a number is missing."""

    volley: Volley
    deck: int
    #: Whether a card of the deck asks for cover.
    asks_cover: bool = False
    missing: dict[str, RuleId] = field(default_factory=dict)
    damage: dict[int, Fraction] = field(default_factory=dict)
    eliminated: Fraction | None = Fraction(0)

    @property
    def mean(self) -> Fraction:
        """The average damage."""
        return sum((damage * chance for damage, chance in self.damage.items()), Fraction(0))


def odds(table: Table, params: OddsParams, consult: Consultation) -> Finding:
    """Count the chances of a shot."""
    shot = read_fired(table, params)
    deck = table.cards.deck if params.deck is None else params.deck
    found = _forecast(prepare(table, shot, params.icons, consult), deck)
    if found.volley.aim.legal is not False:
        note_missing(shot, found.missing, consult, known_slots(table))
    shares = tuple(Share(*share) for share in found.damage.items())
    return Finding(_answer(found), _summary(found), _steps(table, found), shares=shares)


def _forecast(volley: Volley, deck: tuple[AimCard, ...]) -> Forecast:
    covered = any(volley.circumstances.has(card, Icon.MISS_COVER) for card in deck)
    found = Forecast(volley, len(deck), covered, dict(volley.missing))
    weapon, lane = volley.aim.shot.arms.weapon, volley.lane
    shows = any(volley.circumstances.has(card, Icon.HEADSHOT) for card in deck)
    if weapon.damage is None:
        found.missing["damage"] = rules.FIRE_DAMAGE
    if weapon.headshot is None and (shows or not deck):
        found.missing["headshot"] = rules.FIRE_DAMAGE
    sides = lane.unknown if lane else ()
    found.missing.update(dict.fromkeys(sides, rules.FIRE_MODIFIER))
    target = volley.aim.shot.target.kit
    if shows and not is_known(target, "helmet"):
        found.missing["helmet"] = rules.FIRE_HELMET
    if not deck:
        found.missing["deck"] = rules.FIRE_ODDS
    if lane and deck:
        _check_number(lane.cards, len(deck))
    if not found.missing and volley.aim.legal:
        _count(found, deck)
    return found


def _check_number(drawn: int, deck: int) -> None:
    if drawn > deck:
        raise InputError("deck", "apex.odds.small-deck", needed=drawn, count=deck)
    if drawn > MOST_DRAWN:
        raise InputError(
            place("weapon", "rate"), "apex.odds.too-many", most=MOST_DRAWN, count=drawn
        )


def _count(found: Forecast, deck: tuple[AimCard, ...]) -> None:
    volley = found.volley
    drawn = volley.lane.cards if volley.lane else 0
    chances = [_chance(volley, card) for card in deck]
    total = perm(len(deck), drawn)
    by_damage: dict[int, int] = {}
    for tally, count in count_draws(chances, drawn).items():
        damage = _damage(volley.aim.shot, tally)
        by_damage[damage] = by_damage.get(damage, 0) + count
    found.damage = {damage: Fraction(by_damage[damage], total) for damage in sorted(by_damage)}
    found.eliminated = _eliminated(found, volley.circumstances.consult)


def _chance(volley: Volley, card: AimCard) -> Chance:
    """What a card does wherever it lies."""
    lane, difficulty, facing = volley.lane, volley.aim.difficulty, volley.circumstances
    modifiers = lane.of_cards if lane else []
    why = facing.automatic(card)
    needed = (difficulty or 0) - card.value
    places = sum((modifier or 0) >= needed for modifier in modifiers)
    if why:
        places = len(modifiers) if why in HITS else 0
    most, value = helmet_of(volley.aim.shot)
    headshot = facing.has(card, Icon.HEADSHOT)
    soft = headshot and most > 0 and card.value <= value
    return Chance(places, soft, headshot and not soft, facing.semi_hits(card))


def _damage(shot: Shot, tally: Tally) -> int:
    most, _ = helmet_of(shot)
    headshots = tally.hard + max(0, tally.soft - most)
    return damage_of(shot, tally.hits + extra_hits(shot, tally.semi_hits), headshots)


def _eliminated(found: Forecast, consult: Consultation) -> Fraction | None:
    """The chance of an elimination; None where that hangs on a token that nobody has read off."""
    kit = found.volley.aim.shot.target.kit
    wounds = {damage: wounded(kit, damage, consult) for damage in found.damage}
    if not all(wound.is_known for wound in wounds.values()):
        return None
    return sum((found.damage[d] for d, wound in wounds.items() if wound.eliminated), Fraction(0))


def _answer(found: Forecast) -> Answer:
    if not found.volley.aim.legal or found.missing:
        return {"damage": None, "mean": None, "eliminated": None}
    damage = {str(damage): str(chance) for damage, chance in found.damage.items()}
    eliminated = None if found.eliminated is None else str(found.eliminated)
    return {"damage": damage, "mean": str(found.mean), "eliminated": eliminated}


def _summary(found: Forecast) -> Summary:
    if not found.volley.aim.legal:
        return aim_summary(found.volley.aim)
    if found.missing:
        missing = listed(found.volley.aim.shot, found.missing)
        return Summary("apex.odds.unknown", "open", {"missing": missing})
    return Summary(_outcome(found), "note", _facts(found))


def _outcome(found: Forecast) -> str:
    """How the result is told: with a chance, with none, or with one that nobody knows."""
    if found.eliminated is None:
        return "apex.odds.no-chance-known"
    return "apex.odds.result" if found.eliminated else "apex.odds.safe"


def _facts(found: Forecast) -> dict[str, object]:
    drawn = found.volley.lane.cards if found.volley.lane else 0
    return {
        "mean": found.mean,
        "chance": found.eliminated,
        "target": named(found.volley.aim.shot.target),
        "drawn": drawn,
        "deck": found.deck,
        "ways": perm(found.deck, drawn),
    }


def _steps(table: Table, found: Forecast) -> Iterator[Step]:
    aim, lane = found.volley.aim, found.volley.lane
    yield from legal_steps(table, aim)
    yield from aim_steps(table, aim)
    if lane:
        yield from lane_steps(found.volley, lane)
    late = {name: rule for name, rule in found.missing.items() if name not in aim.missing}
    yield from (missing_step(aim, name, rule) for name, rule in late.items())
    if aim.legal and not found.missing:
        yield from cover_gap(found.volley) if found.asks_cover else ()
        yield Step(rules.FIRE_ODDS, "apex.odds.counted", _facts(found))
        yield Step(rules.FIRE_ODDS, _outcome(found), _facts(found))
