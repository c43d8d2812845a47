"""The question `destroy`: can these miniatures be destroyed with one action?"""

from collections.abc import Iterator
from itertools import chain
from typing import Annotated

from pydantic import Field, StrictInt, StrictStr

from adjudicator.board.squares import Point
from adjudicator.core.change import Change
from adjudicator.core.facts import Listing, Place, Said
from adjudicator.core.faults import InputError
from adjudicator.core.input import Record, find_by_id, place
from adjudicator.core.question import Finding
from adjudicator.core.rule import RuleId
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Answer, Facts, Step, Summary, line_mark
from adjudicator.games.apex.objects import rules
from adjudicator.games.apex.objects.destroying import (
    Aftermath,
    Aim,
    Attack,
    Destruction,
    aftermath,
    destruction,
    may_be_destroyed,
    target_end,
)
from adjudicator.games.apex.objects.questions.interact import near_steps
from adjudicator.games.apex.shooting.armory import WeaponRecord, called, card_at, find_weapon
from adjudicator.games.apex.table.attached import taken_off
from adjudicator.games.apex.table.clock import written_clock
from adjudicator.games.apex.table.ends import end_of
from adjudicator.games.apex.table.legends import find_figure
from adjudicator.games.apex.table.naming import piece_marks, position, spot_of, thing, things, who
from adjudicator.games.apex.table.pieces import Piece
from adjudicator.games.apex.table.state import Figure, Table

Ids = Annotated[tuple[StrictStr, ...], Field(min_length=1, max_length=20)]
HAND = "hand"


class DestroyParams(Record):
    """Who destroys what with what; `destroyable` lists ids with that tag on the players' sheet."""

    figure: StrictStr
    targets: Ids
    #: As many as the action's card says; else as many as a Destroy action allows.
    most: Annotated[StrictInt, Field(ge=1, le=20)] | None = None
    #: "hand", or a weapon, as a shot names it.
    by: WeaponRecord = WeaponRecord(name=HAND)
    destroyable: tuple[StrictStr, ...] = ()


def destroy(table: Table, params: DestroyParams, consult: Consultation) -> Finding:
    """Judge a Destroy action."""
    figure = find_figure(table, params.figure, "figure")
    attack = _attack(table, figure, params)
    targets = tuple(_targets(table, params, attack))
    proof = destruction(table, figure, targets, attack, consult)
    after = aftermath(table, proof)
    if proof.needs_range:
        _note_range(table, figure, params, consult)
    for number in after.without_cooldown if proof.legal else ():
        note_cooldown(table, number, consult)
    steps = chain(_steps(table, figure, attack, proof), _after_steps(proof, after))
    return Finding(_answer(proof), _summary(proof), steps, _change(table, proof, after))


def _answer(proof: Destruction) -> Answer:
    targets = [{"id": aim.piece.id, "legal": aim.legal} for aim in proof.aims]
    return {"legal": proof.legal, "targets": targets}


def _change(table: Table, proof: Destruction, after: Aftermath) -> Change | None:
    """The targets leave the map, and their tokens go to the Cooldown track."""
    if not proof.legal or after.without_cooldown or after.carried:
        return None
    gone = [aim.piece for aim in proof.aims]
    removed = [("components", piece.id) for piece in gone if piece in table.pieces]
    edits = tuple(taken_off(table, {piece.id for piece in gone}))
    clock = {"time": written_clock(after.clock)} if after.clock else {}
    return Change(edits, removed, fields=clock)


def note_cooldown(table: Table, number: int, consult: Consultation) -> None:
    """Remember that the position on the Cooldown track that a card names is missing."""
    tokens = table.time.tokens if table.time else ()
    at = place("scene", "time", "tokens", number, "cooldown")
    consult.known(None, at, Said("apex.number.cooldown", (("token", tokens[number].called),)))


def _after_steps(proof: Destruction, after: Aftermath) -> Iterator[Step]:
    """What becomes of the targets, of their tokens, and of what stands on them."""
    if not proof.legal:
        return
    for token in after.cooled:
        facts = {"token": token.called, "position": token.at}
        yield Step(rules.DESTROY_AFTER, "apex.destroy.to-cooldown", facts)
    for token in after.waiting:
        yield Step(rules.DESTROY_AFTER, "apex.destroy.no-cooldown", {"token": token.called})
    if after.carried:
        facts = {"things": Listing(after.carried), "count": len(after.carried)}
        yield Step(rules.DESTROY_AFTER, "apex.destroy.carries", facts)


def _attack(table: Table, figure: Figure, params: DestroyParams) -> Attack:
    edition = table.edition
    most = edition.destroys if params.most is None else params.most
    if params.by == WeaponRecord(name=HAND):
        return Attack(most, barred=not edition.destroys_by_hand)
    weapon, _ = find_weapon(table, figure.kit.weapons, params.by, "by")
    return Attack(most, weapon, weapon.range, sight=edition.destroys_in_sight)


def _note_range(table: Table, figure: Figure, params: DestroyParams, consult: Consultation) -> None:
    """Remember that the range on the weapon's card is missing."""
    weapon, slot = find_weapon(table, figure.kit.weapons, params.by, "by")
    at = card_at(table, figure, params.by, weapon, slot)
    name = weapon.name
    label = Said("apex.number.range" if name else "apex.number.range.unnamed", (("weapon", name),))
    consult.known(None, place("by" if at == "weapon" else at, "range"), label, name)


def _targets(table: Table, params: DestroyParams, attack: Attack) -> Iterator[tuple[Piece, bool]]:
    for number, name in enumerate(params.destroyable):
        _piece(table, name, place("destroyable", number))
    for number, name in enumerate(params.targets):
        at = place("targets", number)
        piece = _piece(table, name, at)
        if name in params.targets[:number]:
            raise InputError(at, "apex.destroy.twice", id=name)
        tagged = may_be_destroyed(piece, params.destroyable)
        needs_line = tagged and attack.weapon and attack.sight
        if needs_line and target_end(table, piece) is None:
            raise InputError(at, "apex.destroy.no-line", id=name)
        yield piece, tagged


def _piece(table: Table, name: str, at: str) -> Piece:
    pieces = {piece.id: piece for piece in (*table.pieces, *table.attached)}
    return find_by_id(pieces, name, at, "apex.destroy.unknown-target")


def _summary(proof: Destruction) -> Summary:
    facts = {"count": len(proof.aims), "things": things(aim.near.piece for aim in proof.aims)}
    if proof.legal:
        return Summary("apex.destroy.all", "clear", facts)
    if proof.legal is None:
        return Summary("apex.destroy.open", "open", facts)
    return Summary("apex.destroy.refused", "blocked", facts)


def _steps(table: Table, figure: Figure, attack: Attack, proof: Destruction) -> Iterator[Step]:
    yield _number(proof)
    yield _with(attack, proof)
    for aim in proof.aims:
        yield from _aimed(table, figure, attack, aim)
    if proof.legal:
        yield Step(rules.DESTROY_AFTER, "apex.destroy.removed", {"count": len(proof.aims)})


def _number(proof: Destruction) -> Step:
    message_id = "apex.destroy.too-many" if proof.too_many else "apex.destroy.number"
    return Step(rules.DESTROY_NUMBER, message_id, {"count": len(proof.aims), "most": proof.most})


def _with(attack: Attack, proof: Destruction) -> Step:
    if attack.weapon is None:
        message_id = "apex.destroy.not-by-hand" if attack.barred else "apex.destroy.by-hand"
        return Step(rules.DESTROY_HAND, message_id, {})
    facts = {"weapon": called(attack.weapon), "ammo": attack.weapon.ammo}
    if not proof.loaded:
        return Step(rules.DESTROY_AMMO, "apex.destroy.no-ammo", facts)
    message_id = "apex.destroy.ammo-unknown" if attack.weapon.ammo is None else "apex.destroy.ammo"
    return Step(rules.DESTROY_AMMO, message_id, facts)


def _aimed(table: Table, figure: Figure, attack: Attack, aim: Aim) -> Iterator[Step]:
    facts: dict[str, object] = {
        "who": who(end_of(table, figure)),
        "thing": thing(aim.piece),
        "place": Place(spot_of(aim.piece), aim.near.level),
        "distance": aim.near.distance,
        "weapon": called(attack.weapon) if attack.weapon else "",
        "low": attack.range[0] if attack.range else None,
        "high": attack.range[1] if attack.range else None,
    }
    yield _judged(rules.DESTROY_TAGGED, "tagged", aim, facts, holds=aim.tagged)
    if attack.barred:
        return
    if attack.weapon is None:
        if not aim.reached:
            yield from near_steps(aim.near, facts)
        word = "on-space" if aim.near.own else "adjacent"
        yield _judged(rules.DESTROY_HAND, word, aim, facts, holds=bool(aim.reached))
        return
    if facts["high"] is None:
        words = {None: "range-unknown", False: "before-range", True: "range-begins"}
        yield Step(rules.DESTROY_RANGE, f"apex.destroy.{words[aim.in_range]}", facts)
    else:
        yield _judged(rules.DESTROY_RANGE, "in-range", aim, facts, holds=bool(aim.in_range))
    if attack.sight and (end := target_end(table, aim.piece)):
        yield _sight(figure, end.point, aim, facts)


def _sight(figure: Figure, target: Point, aim: Aim, facts: Facts) -> Step:
    message_id = {
        True: "apex.destroy.seen",
        False: "apex.destroy.not-seen",
        None: "apex.destroy.undecided",
    }[aim.seen]
    role = "clear" if aim.seen else "blocked"
    line = line_mark(position(figure.at.point), position(target), role)
    return Step(rules.DESTROY_SIGHT, message_id, facts, (line,))


def _judged(rule: RuleId, word: str, aim: Aim, facts: Facts, *, holds: bool) -> Step:
    message_id = f"apex.destroy.{word}" if holds else f"apex.destroy.not-{word}"
    return Step(
        rule, message_id, facts, piece_marks(aim.piece, role="choice" if holds else "blocked")
    )
