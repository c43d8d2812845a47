"""The questions `pick-up` and `drop`: can this loot token be picked up, or dropped there?"""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from pydantic import StrictStr

from adjudicator.board.squares import Space
from adjudicator.core.change import Change, Edit
from adjudicator.core.input import Pair, Record
from adjudicator.core.question import Finding
from adjudicator.core.rule import RuleId
from adjudicator.core.ruling import Consultation
from adjudicator.core.values import JsonObject
from adjudicator.core.verdict import (
    Facts,
    Step,
    Summary,
    Tone,
    space_mark,
)
from adjudicator.games.apex.objects import rules
from adjudicator.games.apex.objects.making_room import (
    Choice,
    Kept,
    Obtained,
    RoomParams,
    keep,
    kept_change,
    read_choice,
    written,
)
from adjudicator.games.apex.objects.pack import Room, room_for, room_in_pack
from adjudicator.games.apex.objects.questions.loot import dropping_steps, room_step, worn_steps
from adjudicator.games.apex.objects.reaching import contacts_around
from adjudicator.games.apex.sight import rules as sight_rules
from adjudicator.games.apex.sight.contiguity import Contact
from adjudicator.games.apex.table.ends import end_of, read_space
from adjudicator.games.apex.table.kit import Kit, Loot, Name
from adjudicator.games.apex.table.legends import find_figure
from adjudicator.games.apex.table.naming import who
from adjudicator.games.apex.table.state import Figure, Table
from adjudicator.games.apex.table.tokens import Token, find_among, tokens_called


class HandlingParams(Record):
    """Who picks up or drops which token, and where."""

    figure: StrictStr
    token: Name
    at: Pair


class PickUpParams(HandlingParams, RoomParams):
    """Who picks up which token where, and what is dropped for it if necessary."""


@dataclass(frozen=True, slots=True)
class Handling:
    """A token in hand: whether it is where it must be, in reach, and has a place to go.

    `gear` is the Gear that it is; None also where its name does not tell of which rarity.
    """

    figure: Figure
    token: str
    space: Space
    present: bool
    near: bool
    room: Room | None = None
    gear: Token | None = None
    #: Whether only what is connected at a corner decides over its being near.
    corner: bool = False

    @property
    def legal(self) -> bool:
        """Whether it can be done."""
        return self.present and self.near and not self.is_barred_gear

    @property
    def is_clear(self) -> bool:
        """Whether it is known which token is meant."""
        return self.room is None or self.room.where != "gear" or self.gear is not None

    @property
    def is_barred_gear(self) -> bool:
        """Whether it is Gear, and that is not picked up."""
        goes = self.room is not None and self.room.where == "gear"
        return goes and not self.figure.kit.edition.picks_up_gear


def pick_up(table: Table, params: PickUpParams, consult: Consultation) -> Finding:
    """Judge whether a token can be picked up."""
    figure, space = _read(table, params)
    lying = (loot.token for loot in table.loot if loot.at == space)
    token = find_among(lying, params.token, "token") or params.token
    room = _room_for(figure.kit, token, to_backpack=params.to_backpack)
    proof = _picking(table, figure, (token, *room), space, consult)
    kept = _kept(table, proof, read_choice(table, figure, params, consult))
    return _finding(table, proof, PICK_UP, _picked_up(table, proof, kept), kept)


def _read(table: Table, params: HandlingParams) -> tuple[Figure, Space]:
    return find_figure(table, params.figure, "figure"), read_space(table, params.at, "at")


def _kept(table: Table, proof: Handling, choice: Choice) -> Kept | None:
    """How the token is kept; nothing where it can't be picked up."""
    if not proof.legal or proof.room is None:
        return None
    lying = next(loot for loot in table.loot if _is(loot, proof))
    new = Obtained(proof.token, proof.room, proof.gear, lying.exhausted)
    return keep(proof.figure.kit, new, choice)


def _picked_up(table: Table, proof: Handling, kept: Kept | None) -> Change | None:
    """The token on the Legend's board, and on the map what was dropped for it.

    Nothing while its player has to choose, or where Gear could be of several rarities.
    """
    if kept is None:
        return None
    left = list(table.loot)
    left.remove(next(loot for loot in left if _is(loot, proof)))
    return kept_change(table, proof.figure, kept, left)


def drop(table: Table, params: HandlingParams, consult: Consultation) -> Finding:
    """Judge whether a token can be dropped on a space."""
    figure, space = _read(table, params)
    token = find_among(figure.kit.backpack, params.token, "token") or params.token
    proof = _dropping(table, figure, token, space, consult)
    return _finding(table, proof, DROP, _dropped(table, proof))


def _dropped(table: Table, proof: Handling) -> Change | None:
    """The token on the map."""
    if not proof.legal:
        return None
    backpack = list(proof.figure.kit.backpack)
    backpack.remove(proof.token)
    lying = Loot(at=(proof.space.c, proof.space.r), token=proof.token)
    return _change(proof.figure, {"backpack": backpack}, [*table.loot, lying])


@dataclass(frozen=True, slots=True)
class Way:
    """Picking up or dropping: its rule, and what is told of each condition if it holds, or not."""

    rule: RuleId
    done: tuple[str, str]
    present: tuple[str, str]
    near: tuple[str, str]


def _finding(
    table: Table, proof: Handling, way: Way, change: Change | None, kept: Kept | None = None
) -> Finding:
    tone: Tone = "clear" if proof.legal else "blocked"
    message_id = way.done[0] if proof.legal else way.done[1]
    if kept and kept.open and proof.is_clear:
        message_id = "apex.loot.picked-up-for"
    summary = Summary(message_id, tone, _facts(proof))
    return Finding({"legal": proof.legal}, summary, _steps(table, proof, way, kept), change)


def _steps(table: Table, proof: Handling, way: Way, kept: Kept | None) -> Iterator[Step]:
    """What is required, each step with who it is about."""
    person = {"who": who(end_of(table, proof.figure))}
    for step in (
        _step(way.rule, proof, *way.present, holds=proof.present),
        _step(_near_rule(proof, way), proof, *way.near, holds=proof.near),
        *_room(proof),
        *_worn(table, proof),
        *dropping_steps(kept),
    ):
        yield replace(step, facts={**step.facts, **person})


def _near_rule(proof: Handling, way: Way) -> RuleId:
    """The rule of being near; over a corner the one that the edition may lack."""
    corner, edition = sight_rules.CONTIGUITY_CORNER, proof.figure.kit.edition
    return corner if proof.corner and edition.lacks(corner) else way.rule


def _picking(
    table: Table,
    figure: Figure,
    held: tuple[str, Room, Token | None],
    space: Space,
    consult: Consultation,
) -> Handling:
    token, room, gear = held
    around = contacts_around(table, figure, consult)
    near = {found.end for found in around if found.adjacent}
    present = any((loot.token, loot.at) == (token, space) for loot in table.loot)
    near_enough, corner = space in {figure.at, *near}, _over_corner(around, space)
    return Handling(figure, token, space, present, near_enough, room, gear, corner)


def _over_corner(around: list[Contact], space: Space) -> bool:
    return any(found.end == space and found.hangs_on_corner for found in around)


def _room_for(kit: Kit, word: str, *, to_backpack: bool) -> tuple[Room, Token | None]:
    """Where what a word names goes; players may name a token that is not known here."""
    meant = tokens_called(word)
    if len(meant) == 1:
        room = room_for(kit, meant[0], to_backpack=to_backpack)
        return room, meant[0] if meant[0].type == "gear" else None
    if meant and all(token.type == "gear" for token in meant):
        return Room("gear", full=True), None
    return room_in_pack(kit, word), None


def _dropping(
    table: Table, figure: Figure, token: str, space: Space, consult: Consultation
) -> Handling:
    around = contacts_around(table, figure, consult)
    near = {found.end for found in around if table.edition.drops_on in found.relations}
    present = token in figure.kit.backpack
    near_enough, corner = space in {figure.at, *near}, _over_corner(around, space)
    return Handling(figure, token, space, present, near_enough, corner=corner)


PICK_UP = Way(
    rules.REACH_PICK_UP,
    ("apex.loot.picked-up", "apex.loot.left"),
    ("apex.reach.lies", "apex.reach.not-there"),
    ("apex.reach.near", "apex.reach.not-adjacent"),
)
DROP = Way(
    rules.REACH_DROP,
    ("apex.loot.dropped", "apex.loot.kept"),
    ("apex.reach.carried", "apex.reach.not-carried"),
    ("apex.reach.near", "apex.reach.not-neighboring"),
)


def _is(loot: Loot, proof: Handling) -> bool:
    return (loot.token, loot.at) == (proof.token, proof.space)


def _change(figure: Figure, fields: JsonObject, loot: list[Loot]) -> Change:
    return Change(edits=[Edit("figures", figure.id, fields)], fields={"loot": written(loot)})


def _facts(proof: Handling) -> Facts:
    return {"token": proof.token, "space": proof.space, "legend": proof.figure.name}


def _step(rule: RuleId, proof: Handling, yes: str, no: str, *, holds: bool) -> Step:
    marks = (space_mark(proof.space, "choice" if holds else "blocked"),)
    return Step(rule, yes if holds else no, _facts(proof), marks)


def _room(proof: Handling) -> Iterator[Step]:
    if proof.room is None:
        return
    if proof.is_barred_gear:
        yield Step(rules.INTERACT_THREE, "apex.reach.no-gear", {})
    elif proof.room.where == "gear" and not proof.gear:
        yield Step(rules.LOOT_GEAR, "apex.reach.gear", {})
    else:
        yield room_step(proof.figure.kit, proof.token, proof.room)


def _worn(table: Table, proof: Handling) -> Iterator[Step]:
    """What a Body Shield that is picked up does to the Shield."""
    lying = next((loot for loot in table.loot if _is(loot, proof)), None)
    if proof.legal and lying:
        yield from worn_steps(proof.figure, proof.gear, exhausted=lying.exhausted)
