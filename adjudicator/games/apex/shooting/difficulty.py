"""Whether one Legend may shoot at another, how hard the shot is, and which numbers that lacks."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from adjudicator.board.squares import steps_apart
from adjudicator.core.facts import Listing, Said
from adjudicator.core.input import place
from adjudicator.core.rule import RuleId
from adjudicator.core.ruling import Consultation, Missing
from adjudicator.games.apex.shooting import rules
from adjudicator.games.apex.shooting.armory import Arms
from adjudicator.games.apex.shooting.questions.zone import ZoneProof, lacking_rule, zones_on
from adjudicator.games.apex.sight.line import look
from adjudicator.games.apex.sight.proof import Proof
from adjudicator.games.apex.table.ends import End, end_of
from adjudicator.games.apex.table.pieces import Piece
from adjudicator.games.apex.table.state import Figure, Legend, Table

OFF_RANGE = 10
#: What is missing because someone is off the map; nobody can enter it.
NOT_ENTERED = "distance"
#: What belongs to no weapon: the fields of the scene that hold it.
_FIELDS = {
    "modifier-left": ("aim-board", "left"),
    "modifier-right": ("aim-board", "right"),
    "deck": ("aim-deck",),
}


#: What is known of a list that lacks an entry, by the name of the missing number.
Known = Mapping[str, Sequence[int | None]]


@dataclass(frozen=True, slots=True)
class Modifier:
    """A modifier from a card, by its name."""

    name: str
    value: int


@dataclass(frozen=True, slots=True)
class Shot:
    """What is asked about: who shoots whom, with what, and with which further modifiers."""

    shooter: Legend
    target: Legend
    arms: Arms
    modifiers: tuple[Modifier, ...] = ()
    #: What cards add to the total damage, or take off it.
    more_damage: int = 0


@dataclass(frozen=True, slots=True)
class Term:
    """One part of the difficulty; `piece` is the zone it comes from, if any."""

    rule: RuleId
    name: str
    value: int
    piece: Piece | None = None
    attachment: str = ""


@dataclass(slots=True)
class Aim:
    """All that goes into the difficulty, why the shot may not be fired, and what is not known.

    `refused` and `missing` hold the names of reasons and of numbers.
    """

    shot: Shot
    source: End | None
    target: End | None
    sight: Proof | None = None
    refused: dict[str, RuleId] = field(default_factory=dict)
    terms: list[Term] = field(default_factory=list)
    missing: dict[str, RuleId] = field(default_factory=dict)
    zones: tuple[Piece, ...] = ()
    #: The zones on which the table's edition has no rule, with the one that it lacks.
    unsaid: tuple[tuple[ZoneProof, RuleId], ...] = ()
    #: The zones that don't affect it.
    apart: tuple[ZoneProof, ...] = ()
    idle: list[str] = field(default_factory=list)

    @property
    def distance(self) -> int | None:
        """How many spaces lie between the two, where both are on the map."""
        if not isinstance(self.shot.shooter, Figure) or not isinstance(self.shot.target, Figure):
            return None
        return steps_apart(self.shot.shooter.at, self.shot.target.at)

    @property
    def difficulty(self) -> int | None:
        """The sum of all terms, where all of them are known."""
        return None if self.missing else sum(term.value for term in self.terms)

    @property
    def least(self) -> int | None:
        """The difficulty at the least; a range that is missing can only add to it."""
        return None if "difficulty" in self.missing else sum(term.value for term in self.terms)

    @property
    def legal(self) -> bool | None:
        """Whether the shot may be fired; None where the table wants no verdict on the line."""
        if self.refused:
            return False
        return self.sight.clear if self.sight else False


def _end(table: Table, legend: Legend) -> End | None:
    """Where a Legend is, if it is on the map."""
    return end_of(table, legend) if isinstance(legend, Figure) else None


def take_aim(table: Table, shot: Shot, consult: Consultation) -> Aim:
    """Weigh a shot: every reason against it, and every term of its difficulty."""
    aim = Aim(shot, _end(table, shot.shooter), _end(table, shot.target))
    if aim.source and aim.target:
        aim.sight = look(table, aim.source, aim.target, consult)
        zones = zones_on(table, aim.source, aim.target)
        aim.zones = tuple(zone.piece for zone in zones if zone.bears)
        aim.apart = tuple(zone for zone in zones if not zone.bears)
        aim.unsaid = tuple((z, rule) for z in zones if (rule := lacking_rule(table, z)))
    aim.refused.update(_reasons(aim))
    _base(aim)
    _range(aim)
    _optics(aim)
    aim.terms.extend(_zones(aim))
    aim.terms.extend(
        Term(rules.AIM_OTHER, modifier.name, modifier.value)
        for modifier in shot.modifiers
        if modifier.value
    )
    return aim


def are_friends(shooter: Legend, target: Legend) -> bool:
    """Whether two are known to be of one squad, or are the same."""
    same_squad = shooter.squad is not None and shooter.squad == target.squad
    return same_squad or shooter.id == target.id


def _reasons(aim: Aim) -> Iterator[tuple[str, RuleId]]:
    shot = aim.shot
    if not aim.source:
        yield "shooter-away", rules.SHOOT_ON_MAP
    if not aim.target:
        yield "target-away", rules.SHOOT_ON_MAP
    if are_friends(shot.shooter, shot.target):
        yield "friend", rules.SHOOT_ENEMY
    if aim.sight and aim.sight.clear is False:
        yield "hidden", rules.SHOOT_SIGHT
    if shot.arms.weapon.ammo == 0:
        yield "empty", rules.SHOOT_AMMO


def _base(aim: Aim) -> None:
    base = aim.shot.arms.weapon.difficulty
    if base is None:
        aim.missing["difficulty"] = rules.AIM_BASE
    else:
        aim.terms.append(Term(rules.AIM_BASE, "base", base))


def _range(aim: Aim) -> None:
    """10 for each space that the target is too near or too far."""
    span, distance = aim.shot.arms.weapon.range, aim.distance
    if distance is None:
        aim.missing["distance"] = rules.AIM_RANGE
    elif span is None or (span[1] is None and distance > span[0]):
        aim.missing["range"] = rules.AIM_RANGE
    else:
        low, high = span
        outside = max(low - distance, distance - high if high is not None else 0, 0)
        if outside:
            aim.terms.append(Term(rules.AIM_RANGE, "range", OFF_RANGE * outside))


def _optics(aim: Aim) -> None:
    for attachment in aim.shot.arms.attachments:
        if not attachment.difficulty or aim.distance is None:
            continue
        if attachment.reaches(aim.distance):
            value, name = attachment.difficulty, attachment.name
            aim.terms.append(Term(rules.AIM_OPTICS, "optics", value, attachment=name))
        else:
            aim.idle.append(attachment.name)


def _zones(aim: Aim) -> Iterator[Term]:
    for zone in aim.zones:
        if zone.facts.to_hit is not None:
            yield Term(rules.AIM_ZONES, zone.kind, zone.facts.to_hit, zone)


def note_missing(
    shot: Shot, names: Iterable[str], consult: Consultation, known: Known | None = None
) -> None:
    """Have a decision remember the numbers that it lacks, and what is `known` of lists."""
    for name in names:
        if name != NOT_ENTERED:
            card = "" if name in (*_FIELDS, "helmet") else shot.arms.weapon.name
            begun = (known or {}).get(name, ())
            consult.needs(Missing(_place(shot, name), _label(shot, name), card, begun=tuple(begun)))


def listed(shot: Shot, names: Iterable[str]) -> Listing:
    """What to enter, as a fact."""
    return Listing(tuple(_label(shot, name) for name in names if name != NOT_ENTERED))


def _place(shot: Shot, name: str) -> str:
    if name == "helmet":
        return shot.target.kit.place_of("helmet-ignores")
    return place("scene", *_FIELDS[name]) if name in _FIELDS else place(shot.arms.at, name)


def _label(shot: Shot, name: str) -> Said:
    facts = (("weapon", shot.arms.weapon.name), ("who", shot.target.name))
    of_card = name not in (*_FIELDS, "helmet") and not shot.arms.weapon.name
    return Said(f"apex.number.{name}{'.unnamed' if of_card else ''}", facts)
