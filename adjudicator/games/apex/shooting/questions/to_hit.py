"""The question `to-hit`: may this Legend shoot at that one, and how hard is it?"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain
from typing import Annotated

from pydantic import Field, StrictStr

from adjudicator.core.facts import Listing, Said
from adjudicator.core.input import Record
from adjudicator.core.question import Finding
from adjudicator.core.rule import RuleId
from adjudicator.core.ruling import Consultation
from adjudicator.core.values import JsonObject
from adjudicator.core.verdict import (
    Answer,
    Mark,
    Step,
    Summary,
    edge_mark,
    line_mark,
    measure_mark,
    point_mark,
)
from adjudicator.games.apex.shooting import rules
from adjudicator.games.apex.shooting.armory import WeaponRecord, read_arms
from adjudicator.games.apex.shooting.attachments import AttachmentRecord
from adjudicator.games.apex.shooting.difficulty import (
    Aim,
    Modifier,
    Shot,
    Term,
    are_friends,
    listed,
    note_missing,
    take_aim,
)
from adjudicator.games.apex.shooting.firing import IconEffects
from adjudicator.games.apex.shooting.questions.aim_zones import (
    other_zones,
    unsaid_zones,
    zones_apart,
)
from adjudicator.games.apex.table.kit import Icon, Name, Points
from adjudicator.games.apex.table.legends import find_legend, named
from adjudicator.games.apex.table.naming import place_of, position, standing, thing
from adjudicator.games.apex.table.state import Table

_MOST = 40


class ModifierRecord(Record):
    """A modifier from a card."""

    name: Name
    value: Points


class ShotParams(Record):
    """A shot."""

    figure: StrictStr
    target: StrictStr
    weapon: WeaponRecord | None = None
    attachments: Annotated[tuple[AttachmentRecord, ...], Field(max_length=_MOST)] | None = None
    modifiers: Annotated[tuple[ModifierRecord, ...], Field(max_length=_MOST)] = ()


class FiredParams(ShotParams):
    """A shot that is fired: what cards make of the icons of Aim cards, and of the total damage."""

    ignore: Annotated[tuple[Icon, ...], Field(max_length=len(Icon))] = ()
    hit_icons: Annotated[tuple[Icon, ...], Field(max_length=len(Icon))] = Field(
        default=(), alias="hit-icons"
    )
    miss_icons: Annotated[tuple[Icon, ...], Field(max_length=len(Icon))] = Field(
        default=(), alias="miss-icons"
    )
    more_damage: Points = Field(default=0, alias="more-damage")

    @property
    def icons(self) -> IconEffects:
        """What cards make of the icons."""
        ignored, hitting = frozenset(self.ignore), frozenset(self.hit_icons)
        return IconEffects(ignored, hitting, frozenset(self.miss_icons))


def read_fired(table: Table, params: FiredParams) -> Shot:
    """The shot that a question on its cards means."""
    return replace(read_shot(table, params), more_damage=params.more_damage)


def read_shot(table: Table, params: ShotParams) -> Shot:
    """The shot that a question means."""
    shooter = find_legend(table, params.figure, "figure")
    target = find_legend(table, params.target, "target")
    weapon, unarmed = params.weapon, not shooter.kit.weapons
    if weapon is None and unarmed and shooter != target and are_friends(shooter, target):
        # No weapon can be fired at a friend, so none is asked for.
        weapon = WeaponRecord(attachments=())
    arms = read_arms(table, shooter, weapon, params.attachments)
    modifiers = tuple(Modifier(given.name, given.value) for given in params.modifiers)
    return Shot(shooter, target, arms, modifiers)


def with_each_weapon(table: Table, params: JsonObject) -> Iterator[JsonObject]:
    """Each weapon of the shooter; where there is none, a card that nobody has typed in yet."""
    own = find_legend(table, params["figure"], "figure").kit.weapons
    names = [weapon.name for weapon in own if weapon.name]
    yield from ({"weapon": name} for name in names)
    if not names:
        yield {"weapon": {"attachments": []}}


def to_hit(table: Table, params: ShotParams, consult: Consultation) -> Finding:
    """Judge how hard a shot is."""
    aim = take_aim(table, read_shot(table, params), consult)
    # Where there is no shot, no number of a card changes that.
    if aim.legal is not False:
        note_missing(aim.shot, aim.missing, consult)
    steps = chain(legal_steps(table, aim), aim_steps(table, aim))
    return Finding(_answer(aim), aim_summary(aim), steps)


def _answer(aim: Aim) -> Answer:
    terms = [{"name": term.name, "value": term.value} for term in aim.terms]
    return {"legal": aim.legal, "difficulty": aim.difficulty, "terms": terms}


def aim_summary(aim: Aim) -> Summary:
    """The summary of aiming."""
    facts = {**_facts(aim), "difficulty": aim.difficulty, "aimed": _aimed(aim)}
    if aim.legal is None:
        return Summary("apex.aim.undecided", "open", facts)
    if not aim.legal:
        return Summary(f"apex.aim.{next(iter(aim.refused))}", "blocked", facts)
    if aim.difficulty is None:
        missing = listed(aim.shot, aim.missing)
        return Summary("apex.aim.unknown", "open", {**facts, "missing": missing})
    return Summary("apex.aim.sum", "clear", facts)


def _aimed(aim: Aim) -> object:
    """The difficulty, with the weapon's name where it has one."""
    name = aim.shot.arms.weapon.name
    told = (("difficulty", aim.difficulty), ("weapon", name))
    return Said("apex.aim.with", told) if name else aim.difficulty


def legal_steps(table: Table, aim: Aim) -> Iterator[Step]:
    """Whether the shot may be fired: the line, and every reason against it."""
    facts = _facts(aim)
    for reason, rule in aim.refused.items():
        if reason != "hidden":
            yield Step(rule, f"apex.aim.{reason}", facts)
    if aim.sight and aim.source and aim.target:
        yield _line(table, aim, facts)
    if aim.shot.arms.weapon.ammo:
        yield Step(rules.SHOOT_AMMO, "apex.aim.ammo", {**facts, "ammo": aim.shot.arms.weapon.ammo})


def _facts(aim: Aim) -> dict[str, object]:
    shot = aim.shot
    name = shot.arms.weapon.name
    return {"shooter": named(shot.shooter), "target": named(shot.target), "weapon": name}


def _line(table: Table, aim: Aim, facts: dict[str, object]) -> Step:
    sight, source, target = aim.sight, aim.source, aim.target
    if sight is None or source is None or target is None:  # pragma: no cover - looked at before
        raise AssertionError
    facts = {**facts, "source": place_of(source), "target": place_of(target)}
    role = "clear" if sight.clear else "blocked"
    marks = [line_mark(position(source.point), position(target.point), role)]
    if sight.clear is None:
        return Step(rules.SHOOT_SIGHT, "apex.aim.line-undecided", facts, tuple(marks))
    if not sight.by:
        return Step(rules.SHOOT_SIGHT, "apex.aim.seen", facts, tuple(marks))
    marks.extend(edge_mark(edge, "blocker") for edge in sight.by.edges)
    facts = {**facts, "thing": standing(table, sight.by)}
    return Step(rules.SHOOT_SIGHT, "apex.aim.hidden", facts, tuple(marks))


def aim_steps(table: Table, aim: Aim) -> Iterator[Step]:
    """Every term of the difficulty, what is not known of it, and the sum."""
    yield from _borrowed(aim)
    known = {rule: [term for term in aim.terms if term.rule == rule] for rule in _TERMS}
    for rule in _TERMS:
        lacking = aim.missing.items() if aim.legal is not False else ()
        yield from (missing_step(aim, name, of) for name, of in lacking if of == rule)
        if rule == rules.AIM_ZONES:
            yield from unsaid_zones(aim)
        yield from (_term(aim, term) for term in known[rule])
        if not known[rule]:
            yield from _nothing(aim, rule)
        if rule == rules.AIM_ZONES:
            yield from other_zones(aim)
            yield from zones_apart(table, aim)
    facts = {**_facts(aim), "difficulty": aim.difficulty}
    if aim.difficulty is not None:
        facts["terms"] = _written([term.value for term in aim.terms])
        yield Step(
            rules.AIM_SUM, "apex.aim.sum" if len(aim.terms) > 1 else "apex.aim.unchanged", facts
        )


_TERMS = (rules.AIM_BASE, rules.AIM_RANGE, rules.AIM_OPTICS, rules.AIM_ZONES, rules.AIM_OTHER)


def _written(values: list[int]) -> str:
    """Numbers as a sum."""
    first, *others = values
    return " ".join([str(first), *(f"{'-' if v < 0 else '+'} {abs(v)}" for v in others)])


def missing_step(aim: Aim, name: str, rule: RuleId) -> Step:
    """Which number is not known, and how it is entered."""
    return Step(rule, f"apex.missing.{name}", _facts(aim))


def _term(aim: Aim, term: Term) -> Step:
    facts: dict[str, object] = {
        **_facts(aim),
        "name": term.name,
        "value": term.value,
        "signed": f"{term.value:+d}",
        "distance": aim.distance,
        "attachment": term.attachment,
        "range": _span(aim),
    }
    if term.piece and term.piece.corner:
        facts["thing"] = thing(term.piece)
        marks: tuple[Mark, ...] = (point_mark(term.piece.corner, "note"),)
        return Step(term.rule, "apex.aim.smoke", facts, marks)
    marks = _measured(aim) if term.rule == rules.AIM_RANGE else ()
    return Step(term.rule, _SAID[term.rule], facts, marks)


_SAID = {
    rules.AIM_BASE: "apex.aim.base",
    rules.AIM_RANGE: "apex.aim.off-range",
    rules.AIM_OPTICS: "apex.aim.optics",
    rules.AIM_OTHER: "apex.aim.other",
}


def _measured(aim: Aim) -> tuple[Mark, ...]:
    if aim.source is None or aim.target is None or aim.distance is None:
        return ()
    start, end = position(aim.source.point), position(aim.target.point)
    return (measure_mark(start, end, aim.distance, "distance"),)


def _span(aim: Aim) -> str:
    low, high = aim.shot.arms.weapon.range or (0, None)
    return f"{low}+" if high is None else f"{low}-{high}"


def _nothing(aim: Aim, rule: RuleId) -> Iterator[Step]:
    """What was looked at and adds nothing."""
    facts = {**_facts(aim), "distance": aim.distance, "range": _span(aim)}
    if rule == rules.AIM_RANGE and rule not in aim.missing.values():
        yield Step(rule, "apex.aim.in-range", facts, _measured(aim))
    if rule == rules.AIM_OPTICS and aim.idle:
        yield Step(rule, "apex.aim.idle", {**facts, "attachments": Listing(tuple(aim.idle))})


def _borrowed(aim: Aim) -> Iterator[Step]:
    """Attachments whose numbers the edition does not print."""
    for attachment in aim.shot.arms.attachments if aim.legal else ():
        if attachment.borrowed:
            yield Step(rules.LOOT_EFFECTS, "apex.arms.token", {"attachment": attachment.name})
