"""What the Aim cards of a shot come to: where each lies, whether it hits, and the damage."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Literal

from adjudicator.core.rule import RuleId
from adjudicator.core.ruling import Consultation
from adjudicator.games.apex.harm.elimination import Injury, injured
from adjudicator.games.apex.shooting import rules
from adjudicator.games.apex.shooting.difficulty import Aim, Shot, take_aim
from adjudicator.games.apex.shooting.lane import Lane, lane_of, side_of
from adjudicator.games.apex.sight.questions.cover import find_cover
from adjudicator.games.apex.table import rulings
from adjudicator.games.apex.table.kit import AimCard, Icon
from adjudicator.games.apex.table.pieces import Piece
from adjudicator.games.apex.table.state import Table
from adjudicator.games.apex.table.tokens import gear, is_known

Why = Literal["value", "below", "above", "cover", "hit-icon", "miss-icon"]

#: The reasons that make a card a hit, whatever its value.
HITS = frozenset({"below", "hit-icon"})

#: What makes the difficulty, which a card's own icons may leave without effect.
AIMED = frozenset({"difficulty", "range"})


@dataclass(frozen=True, slots=True)
class IconEffects:
    """What cards make of the icons of Aim cards: not there, or each card with one a Hit or a Miss.

    An icon that counts as not there makes no card a Hit or a Miss either.
    """

    ignored: frozenset[Icon] = frozenset()
    hitting: frozenset[Icon] = frozenset()
    missing: frozenset[Icon] = frozenset()


@dataclass(frozen=True, slots=True)
class Circumstances:
    """What decides over the icons of Aim cards: levels, cover, and what is ignored."""

    below: bool
    above: bool
    cover: tuple[Piece, ...]
    icons: IconEffects
    consult: Consultation
    #: The rule that alone tells whether there is cover, where the table's edition has none such.
    cover_lacks: RuleId | None = None

    def has(self, card: AimCard, icon: Icon) -> bool:
        """Whether a card counts as having an icon."""
        return icon in card.icons and icon not in self.icons.ignored

    def semi_hits(self, card: AimCard) -> int:
        """How many Semi-Hit icons count on a card."""
        return 0 if Icon.SEMI_HIT in self.icons.ignored else card.icons.count(Icon.SEMI_HIT)

    def clash(self, card: AimCard) -> bool:
        """Whether a card both hits and misses by its icons."""
        return self._hits(card) is not None and self._misses(card) is not None

    def automatic(self, card: AimCard) -> Why | None:
        """The icon that decides over a card without its value, if any."""
        hit, miss = self._hits(card), self._misses(card)
        if hit and (miss is None or self.consult(rulings.ICON_CLASH) == "hit"):
            return hit
        return miss

    def _hits(self, card: AimCard) -> Why | None:
        if any(self.has(card, icon) for icon in self.icons.hitting):
            return "hit-icon"
        return "below" if self.below and self.has(card, Icon.HIT_BELOW) else None

    def _misses(self, card: AimCard) -> Why | None:
        if any(self.has(card, icon) for icon in self.icons.missing):
            return "miss-icon"
        if self.above and self.has(card, Icon.MISS_ABOVE):
            return "above"
        if self.cover and self.has(card, Icon.MISS_COVER):
            return "cover"
        return None


def circumstances(
    table: Table, aim: Aim, icons: IconEffects, consult: Consultation
) -> Circumstances:
    """What this shot makes of the icons."""
    if not aim.source or not aim.target:
        return Circumstances(False, False, (), icons, consult)  # noqa: FBT003
    cover = find_cover(table, aim.source, aim.target, consult)
    high, low = aim.source.level, aim.target.level
    lacking = cover.lacking_rule(table)
    return Circumstances(low < high, low > high, cover.by(table), icons, consult, lacking)


@dataclass(frozen=True, slots=True)
class Outcome:
    """One Aim card in its slot; whether it hits is None where that rests on a missing number."""

    card: AimCard
    slot: int
    modifier: int | None
    hit: bool | None
    why: Why
    clash: bool
    headshot: bool = False
    shielded: bool = False

    @property
    def total(self) -> int | None:
        """Its value with the slot's modifier."""
        return None if self.modifier is None else self.card.value + self.modifier


@dataclass(slots=True)
class Volley:
    """A shot that was fired, from its cards to its damage; None where a number is missing."""

    aim: Aim
    lane: Lane | None
    circumstances: Circumstances
    outcomes: list[Outcome] = field(default_factory=list)
    semi_hits: int = 0
    missing: dict[str, RuleId] = field(default_factory=dict)
    injury: Injury | None = None
    drawn: int = 0

    @property
    def fired(self) -> bool:
        """Whether the cards could be told, by the rules and by what is known."""
        return self.aim.legal is True and self.lane is not None

    @property
    def is_open(self) -> bool:
        """Whether nobody knows yet if one of the cards hits, or which slot it lies in."""
        unknown = any(outcome.hit is None for outcome in self.outcomes)
        return unknown or self.drawn > len(self.outcomes)

    @property
    def hits(self) -> int:
        """Cards that surely hit, and those that Semi-Hits score."""
        return sum(outcome.hit is True for outcome in self.outcomes) + self.extra_hits

    @property
    def extra_hits(self) -> int:
        """The hits that Semi-Hits score."""
        return extra_hits(self.aim.shot, self.semi_hits)

    @property
    def headshots(self) -> int:
        """Headshots that no helmet took."""
        return sum(outcome.headshot for outcome in self.outcomes)

    @property
    def damage(self) -> int | None:
        """The damage of hits, headshots and stocks."""
        if self.missing:
            return None
        return damage_of(self.aim.shot, self.hits, self.headshots)


def extra_hits(shot: Shot, semi_hits: int) -> int:
    """One for every two Semi-Hits, up to as many as the edition lets them score."""
    most = shot.target.kit.edition.most_semi_hits
    return semi_hits // 2 if most is None else min(semi_hits // 2, most)


def damage_of(shot: Shot, hits: int, headshots: int) -> int:
    """The damage of hits and headshots; unknown values that aren't needed don't matter."""
    weapon, arms = shot.arms.weapon, shot.arms
    regular = hits * ((weapon.damage or 0) + arms.total("each_hit"))
    first = arms.total("first_hit") if hits else 0
    return max(0, regular + first + headshots * (weapon.headshot or 0) + shot.more_damage)


def prepare(table: Table, shot: Shot, icons: IconEffects, consult: Consultation) -> Volley:
    """A shot up to the point where cards are revealed, and what is not known for it."""
    aim = take_aim(table, shot, consult)
    lane = lane_of(table, shot, consult)
    volley = Volley(aim, lane, circumstances(table, aim, icons, consult))
    volley.missing.update(aim.missing)
    if lane is None:
        volley.missing["rate"] = rules.FIRE_RATE
    return volley


def fire(volley: Volley, cards: tuple[AimCard, ...], consult: Consultation) -> None:
    """Resolve a shot with the cards that were revealed, unless it can't be fired."""
    if not volley.fired:
        return
    shot, volley.drawn = volley.aim.shot, len(cards)
    volley.outcomes = _with_headshots(volley, list(_outcomes(volley, cards)))
    if cards and all(outcome.hit is not None for outcome in volley.outcomes):
        # Every card hits or misses without what isn't known of the difficulty.
        volley.missing = {name: rule for name, rule in volley.missing.items() if name not in AIMED}
    volley.semi_hits = sum(map(volley.circumstances.semi_hits, cards))
    weapon = shot.arms.weapon
    unsure = (outcome for outcome in volley.outcomes if outcome.hit is None)
    opened = (side_of(outcome.slot) for outcome in unsure if outcome.modifier is None)
    volley.missing.update(dict.fromkeys(opened, rules.FIRE_MODIFIER))
    if volley.hits and weapon.damage is None:
        volley.missing["damage"] = rules.FIRE_DAMAGE
    if volley.headshots and weapon.headshot is None:
        volley.missing["headshot"] = rules.FIRE_DAMAGE
    scores = any(o.headshot or o.shielded for o in volley.outcomes)
    if scores and not is_known(shot.target.kit, "helmet"):
        volley.missing["helmet"] = rules.FIRE_HELMET
    if volley.damage is not None:
        volley.injury = injured(shot.target, (volley.damage,), consult)


def _outcomes(volley: Volley, cards: tuple[AimCard, ...]) -> Iterator[Outcome]:
    lane = volley.lane
    if lane is None:  # pragma: no cover - such a shot is not fired
        return
    slots = [slot for slot in lane.slots for _ in range(lane.cards_each)]
    # While cards are drawn there are fewer of them than slots.
    for card, slot, modifier in zip(cards, slots, lane.of_cards, strict=False):
        why = volley.circumstances.automatic(card)
        hit = why in HITS if why else _reaches(card, modifier, volley.aim)
        clash = volley.circumstances.clash(card)
        yield Outcome(card, slot, modifier, hit, why or "value", clash)


def _reaches(card: AimCard, modifier: int | None, aim: Aim) -> bool | None:
    """Whether a card is high enough; None where that hangs on a number that is missing."""
    if modifier is None:
        return None
    total = card.value + modifier
    if aim.difficulty is not None:
        return total >= aim.difficulty
    return False if aim.least is not None and total < aim.least else None


def helmet_of(shot: Shot) -> tuple[int, int]:
    """How many headshots the target's helmet takes, and on cards of up to which value."""
    token = gear(shot.target.kit, "helmet")
    number, value = token.effect.get("ignores", (0, 0)) if token else (0, 0)
    return number, value


def _with_headshots(volley: Volley, outcomes: list[Outcome]) -> list[Outcome]:
    """The same cards with their headshots, the first of them taken by the helmet."""
    left, most = helmet_of(volley.aim.shot)
    found = []
    for outcome in outcomes:
        scores = outcome.hit is True and volley.circumstances.has(outcome.card, Icon.HEADSHOT)
        taken = scores and left > 0 and outcome.card.value <= most
        left -= taken
        found.append(replace(outcome, headshot=scores and not taken, shielded=taken))
    return found
