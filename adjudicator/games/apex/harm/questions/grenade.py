"""The question `grenade`: where does a thrown Grenade land, and whom does it hurt?"""

from collections.abc import Iterator
from itertools import chain
from typing import Annotated

from pydantic import Field, StrictStr

from adjudicator.board.squares import Space
from adjudicator.core.change import Change, Edit, together
from adjudicator.core.facts import Listing, Place, Said
from adjudicator.core.faults import InputError
from adjudicator.core.input import Record
from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import (
    Answer,
    Mark,
    Step,
    Summary,
    label_mark,
    line_mark,
    measure_mark,
    space_mark,
)
from adjudicator.games.apex.harm import rules
from adjudicator.games.apex.harm.areas import Facing
from adjudicator.games.apex.harm.domes import card_tells
from adjudicator.games.apex.harm.elimination import Injury, injured, victory_by
from adjudicator.games.apex.harm.grenades import (
    TOKENS,
    Relocation,
    Throw,
    ThrowProof,
    thrown,
)
from adjudicator.games.apex.harm.questions.area import area_steps, faced
from adjudicator.games.apex.harm.questions.grenade_token import TokenRecord, read_token
from adjudicator.games.apex.harm.questions.injuries import (
    ending,
    hurt_by,
    injury_steps,
    target_answer,
    turned,
    victory_steps,
)
from adjudicator.games.apex.table.ends import EndRecord
from adjudicator.games.apex.table.kit import Direction
from adjudicator.games.apex.table.legends import find_figure
from adjudicator.games.apex.table.naming import position, things
from adjudicator.games.apex.table.spots import space_anywhere
from adjudicator.games.apex.table.state import Figure, Table


class GrenadeParams(Record):
    """A throw: who, what, where to, facing where, and the arrows of the Aim cards."""

    figure: StrictStr
    grenade: TokenRecord
    at: EndRecord
    facing: Facing = "n"
    arrows: Annotated[tuple[Direction | None, ...], Field(max_length=20)]


def grenade(table: Table, params: GrenadeParams, consult: Consultation) -> Finding:
    """Judge a throw from the intended space to the damage."""
    proof = thrown(table, _read(table, params), consult)
    if _is_printed(proof) and table.edition.leaves_out(rules.GRENADE_TOKENS, consult):
        return _by_its_arrows(table, proof)
    injuries = _injuries(proof, consult)
    victory = victory_by(table, injuries, consult)
    summary = ending(injuries, victory) or _summary(proof, injuries)
    steps = chain(_Telling(table, proof, injuries).steps(), victory_steps(victory))
    return Finding(_answer(proof, injuries), summary, steps, _change(proof, injuries))


def _is_printed(proof: ThrowProof) -> bool:
    """Whether a book prints the token, and not its players."""
    return any(proof.throw.token is token for token in TOKENS.values())


def _by_its_arrows(table: Table, proof: ThrowProof) -> Finding:
    """Where it lands: all that can be told of a token whose numbers the edition doesn't print."""
    answer = dict.fromkeys(_answer(proof, ()))
    refused = not (proof.on_map and proof.carried)
    plain = not (proof.outside or proof.on_top)
    known = {"landing": list(proof.landing), "level": proof.level if plain else None}
    told = _Telling(table, proof, ())
    landed = (told.landed(),) if plain else ()
    arrows = Summary("apex.grenade.by-arrows", "open", _facts(proof))
    summary = _summary(proof, ()) if refused else arrows
    steps = (*told.refusals(), *told.relocations(), *landed)
    return Finding({**answer, **known, "legal": False if refused else None}, summary, steps)


def _injuries(proof: ThrowProof, consult: Consultation) -> tuple[Injury, ...]:
    """What it does to everyone it hits; one that may not be thrown hurts nobody."""
    hit = proof.hit if proof.legal else ()
    return tuple(injured(who, (dealt,), consult) for who, dealt in hit)


def _change(proof: ThrowProof, injuries: tuple[Injury, ...]) -> Change | None:
    """Everyone it hits afterwards; the thrower has one less."""
    if not proof.legal or not all(injury.is_known for injury in injuries):
        return None
    spent = Edit("figures", proof.throw.thrower.id, {"backpack": list(proof.left or ())})
    hurt = Change(edits=[injury.edit for injury in injuries])
    return hurt if proof.left is None else together(hurt, Change(edits=[spent]))


def _read(table: Table, params: GrenadeParams) -> Throw:
    thrower = find_figure(table, params.figure, "figure")
    token = read_token(params.grenade, "grenade")
    if len(params.arrows) != token.cards:
        given = len(params.arrows)
        raise InputError("arrows", "apex.grenade.wrong-arrows", cards=token.cards, given=given)
    aim = space_anywhere(table, params.at, "at")
    return Throw(token, thrower, aim, params.facing, params.arrows)


def _answer(proof: ThrowProof, injuries: tuple[Injury, ...]) -> Answer:
    return {
        "legal": proof.legal,
        "landing": list(proof.landing),
        "level": proof.level,
        "spaces": [{"space": list(space), "damage": dealt} for space, dealt in proof.spaces],
        "hit": [{"figure": figure.id, "damage": dealt} for figure, dealt in proof.hit],
        "targets": [target_answer(injury) for injury in injuries],
    }


def _summary(proof: ThrowProof, injuries: tuple[Injury, ...]) -> Summary:
    facts = _facts(proof)
    if not proof.carried:
        return Summary(_not_carried(proof), "blocked", facts)
    if not proof.on_map:
        return Summary("apex.grenade.off-map", "blocked", facts)
    if not proof.in_range:
        return Summary("apex.grenade.out-of-range", "blocked", facts)
    if not all(injury.is_known for injury in injuries):
        return Summary("apex.grenade.unknown-dials", "open", facts)
    hurt = {"listed": Listing(tuple(map(hurt_by, injuries))), "dials": turned(*injuries)}
    message_id = "apex.grenade.lands" if injuries else "apex.grenade.lands-nobody"
    return Summary(message_id, "clear", {**facts, **hurt, "drift": _drift(proof)})


def _drift(proof: ThrowProof) -> Said:
    """Whether the Aim cards move it; where no arrow is entered, they may be forgotten."""
    facts = {"aim": proof.throw.aim, "cards": proof.throw.token.cards}
    moved = "moved" if any(proof.throw.arrows) else "straight"
    return Said(f"apex.grenade.{moved}", tuple(facts.items()))


def _not_carried(proof: ThrowProof) -> str:
    named = bool(proof.throw.token.name)
    return "apex.grenade.not-carried" if named else "apex.grenade.none-carried"


def _facts(proof: ThrowProof) -> dict[str, object]:
    low, high = proof.throw.token.range
    return {
        "who": proof.throw.thrower.name,
        "name": proof.throw.token.name,
        "landing": proof.landing,
        "hit": len(proof.hit),
        "aim": proof.throw.aim,
        "distance": proof.distance,
        "low": low,
        "high": high,
    }


class _Telling:
    """Tells a throw in the order in which it is carried out."""

    def __init__(self, table: Table, proof: ThrowProof, injuries: tuple[Injury, ...]) -> None:
        self.table = table
        self.injuries = {injury.legend.id: injury for injury in injuries}
        self.proof = proof
        self.throw = proof.throw

    def steps(self) -> Iterator[Step]:
        """From the token to the last figure."""
        yield self._token()
        yield from self.refusals()
        yield self._aimed()
        yield from self.relocations()
        yield self.landed()
        yield from self._lies()
        yield from area_steps(self.table, self.proof.area, self.table.edition.grenade_level)
        yield from self._damage()
        if self.proof.legal and self.proof.left is not None:
            yield Step(rules.GRENADE_BACKPACK, "apex.grenade.removed", _facts(self.proof))

    def _token(self) -> Step:
        token = self.throw.token
        low, high = token.range
        facts = {"name": token.name, "low": low, "high": high, "cards": token.cards}
        spaces = {**facts, "spaces": len(token.damage)}
        message_id = "apex.grenade.token" if token.name else "apex.grenade.own-token"
        # What the players have read off their own token rests on no book.
        printed = _is_printed(self.proof)
        return Step(rules.GRENADE_TOKENS if printed else rules.GRENADE_RANGE, message_id, spaces)

    def refusals(self) -> Iterator[Step]:
        """What keeps it from being thrown there, but for its range."""
        facts = _facts(self.proof)
        if not self.proof.carried:
            yield Step(rules.GRENADE_BACKPACK, _not_carried(self.proof), facts)
        if not self.proof.on_map:
            yield Step(rules.GRENADE_RANGE, "apex.grenade.off-map", facts)

    def _aimed(self) -> Step:
        start, end = position(self.throw.thrower.at.point), position(self.throw.aim.point)
        marks = (measure_mark(start, end, self.proof.distance, "distance"),)
        message_id = "apex.grenade.in-range" if self.proof.in_range else "apex.grenade.out-of-range"
        return Step(rules.GRENADE_RANGE, message_id, _facts(self.proof), marks)

    def relocations(self) -> Iterator[Step]:
        """Where each Aim card moves the token."""
        for number, relocation in enumerate(self.proof.relocations, 1):
            yield self._relocated(number, relocation)

    def _relocated(self, number: int, moved: Relocation) -> Step:
        facts = {"number": number, "start": moved.start, "end": moved.end}
        if moved.start == moved.end:
            return Step(rules.GRENADE_RELOCATION, "apex.grenade.stays", facts)
        line = line_mark(position(moved.start.point), position(moved.end.point), "note")
        if moved.start in self.table.grid and moved.end not in self.table.grid:
            return Step(rules.GRENADE_OUTSIDE, "apex.grenade.leaves-map", facts, (line,))
        return Step(rules.GRENADE_RELOCATION, "apex.grenade.moves", facts, (line,))

    def landed(self) -> Step:
        """The space and the level that it lands on."""
        proof = self.proof
        facts = {
            "landing": proof.landing,
            "level": proof.level,
            "things": things(proof.on_top),
        }
        if proof.outside:
            return Step(rules.GRENADE_OUTSIDE_LEVEL, "apex.grenade.outside", facts)
        message_id = "apex.grenade.on-top" if proof.on_top else "apex.grenade.level"
        rule = rules.GRENADE_LEVEL if proof.on_top else self.table.edition.grenade_lands
        return Step(rule, message_id, facts, (space_mark(proof.landing, "note"),))

    def _lies(self) -> list[Step]:
        """How the shape lies: as the token faces, and as the players read its picture."""
        lie = {"across": "apex.grenade.across", "along": "apex.grenade.along"}.get(
            self.proof.lie or ""
        )
        read = [Step(rules.GRENADE_TOKENS, lie, {})] if lie else []
        return read + faced(self.throw.facing)

    def _damage(self) -> Iterator[Step]:
        hit = dict(self.proof.hit)
        for figure in self.proof.figures:
            if figure in hit:
                yield self._hit(figure, hit[figure])
                yield from card_tells(self.table, figure)
                if injury := self.injuries.get(figure.id):
                    yield from injury_steps(injury)
            elif figure.at in self.proof.damage:
                yield self._spared(figure)
        labels = tuple(_label(space, dealt) for space, dealt in self.proof.spaces)
        facts = {"count": len(hit)}
        message_id = "apex.grenade.hits" if hit else "apex.grenade.hits-nobody"
        yield Step(rules.GRENADE_DAMAGE, message_id, facts, labels)

    def _hit(self, figure: Figure, dealt: int) -> Step:
        facts = {"who": figure.name, "space": figure.at, "damage": dealt}
        return Step(
            rules.GRENADE_DAMAGE, "apex.grenade.hit", facts, (space_mark(figure.at, "hit"),)
        )

    def _spared(self, figure: Figure) -> Step:
        """Someone in the shape whom it does not reach."""
        level = self.table.level(figure.at)
        facts = {"who": figure.name, "place": Place(figure.at, level), "level": self.proof.level}
        marks = (space_mark(figure.at, "note"),)
        if figure.at in self.proof.area.off_level:
            rule = self.table.edition.grenade_level
            return Step(rule, "apex.grenade.spared-level", facts, marks)
        if figure.at in self.proof.shielded and figure.at in self.proof.area.reached:
            return Step(rules.ZONE_DOME, "apex.grenade.spared-dome", facts, marks)
        return Step(rules.AREA_BLOCKAGE, "apex.grenade.spared-behind", facts, marks)


def _label(space: Space, value: int) -> Mark:
    return label_mark(position(space.point), value, "hit")
