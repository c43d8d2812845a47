"""Making room for a new token: what is dropped for it, and where its player drops that."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from pydantic import Field, StrictBool

from adjudicator.board.squares import Space
from adjudicator.core.change import Change, Edit
from adjudicator.core.facts import Listing
from adjudicator.core.faults import InputError
from adjudicator.core.input import Pair, Record
from adjudicator.core.ruling import Consultation
from adjudicator.core.values import Json, JsonObject
from adjudicator.games.apex.objects.pack import Room, put_on
from adjudicator.games.apex.objects.reaching import spaces_to_drop
from adjudicator.games.apex.shooting.fitting import with_token
from adjudicator.games.apex.table.kit import Kit, Loot, Name
from adjudicator.games.apex.table.state import Figure, Table
from adjudicator.games.apex.table.tokens import ENTERED, Token, find_among


class DropParams(Record):
    """Where a token is dropped to make room for another, if it is."""

    drop_at: Pair | None = Field(default=None, alias="drop-at")


class RoomParams(DropParams):
    """What is dropped for a new token, and where; both are its player's choice."""

    drops: Name | None = None
    #: Whether an Attachment goes to the Backpack although a weapon has a free slot for it.
    to_backpack: StrictBool = Field(default=False, alias="to-backpack")


@dataclass(frozen=True, slots=True)
class Obtained:
    """A token that a Legend obtains, where it goes, and the Gear that it is, if it is known which.

    `exhausted` says that this side of it is up.
    """

    token: str
    room: Room
    gear: Token | None = None
    exhausted: bool = False


@dataclass(frozen=True, slots=True)
class Kept:
    """A token that a Legend keeps: what changes on its board, and what it drops for it.

    `gone` is what was entered of the Gear before. `open` says that its player still has to choose
    what to drop, or where.
    """

    fields: JsonObject
    dropped: Loot | None = None
    open: bool = False
    gone: tuple[str, ...] = ()


def keep(kit: Kit, new: Obtained, drop: "Choice") -> Kept:
    """Keep a token: in its slot or in the Backpack, whatever was there dropped if need be."""
    if new.room.where == "gear":
        return _in_slot(kit, new, drop)
    if new.room.slot:
        return Kept({"weapons": with_token(kit.weapons, *new.room.slot, new.token)})
    pack = list(kit.backpack)
    if kit.has_room(new.token):
        return Kept({"backpack": [*pack, new.token]})
    dropped = drop.of(drop.token) if drop.token else None
    if dropped:
        pack.remove(dropped.token)
    return Kept({"backpack": [*pack, new.token]}, dropped, open=dropped is None)


def _in_slot(kit: Kit, new: Obtained, drop: "Choice") -> Kept:
    """Gear in its slot; the old piece is dropped with the side up that it had."""
    old = new.room.old
    if new.gear is None:
        return Kept({}, open=True)
    fields = put_on(kit, new.gear, exhausted=new.exhausted)
    gone = (ENTERED[new.gear.kind or ""],)
    if old is None:
        return Kept(fields, gone=gone)
    dropped = drop.of(old.title, exhausted=old.flips and old.kind in kit.exhausted)
    return Kept(fields, dropped, open=dropped is None, gone=gone)


@dataclass(frozen=True, slots=True)
class Choice:
    """What a player has chosen to drop, and where; None where nothing is chosen yet."""

    token: str | None = None
    space: Space | None = None

    def of(self, token: str, *, exhausted: bool = False) -> Loot | None:
        """A token where it is dropped, if that is chosen."""
        if self.space is None:
            return None
        return Loot(at=(self.space.c, self.space.r), token=token, exhausted=exhausted)


def read_choice(table: Table, figure: Figure, params: RoomParams, consult: Consultation) -> Choice:
    """What is dropped, and where; it must be there to drop, and that must be within reach.

    By another reading than the table's, another space may be within reach.
    """
    drops = find_among(figure.kit.backpack, params.drops, "drops") if params.drops else None
    if params.drops is not None and drops is None:
        known = Listing(tuple(figure.kit.backpack))
        raise InputError("drops", "apex.loot.nothing-to-drop", token=params.drops, known=known)
    return Choice(drops, read_drop(table, figure, params.drop_at, consult))


def read_drop(
    table: Table, figure: Figure, at: Pair | None, consult: Consultation, field: str = "drop-at"
) -> Space | None:
    """Where a token is dropped, if that is chosen; it must be within reach."""
    if at is None:
        return None
    space, spaces = Space(*at), spaces_to_drop(table, figure, consult)
    if space in spaces:
        return space
    if consult.readings != table.readings:
        return None
    raise InputError(field, "apex.loot.no-such-drop", known=Listing(spaces))


def kept_change(table: Table, figure: Figure, kept: Kept, lying: Sequence[Loot]) -> Change | None:
    """The Legend's board and the map with a token kept; nothing while its player has to choose.

    `lying` is the loot that is on the map beside what is dropped.
    """
    if kept.open:
        return None
    loot = (*lying, *([kept.dropped] if kept.dropped else []))
    fields = {"loot": written(loot)} if loot != table.loot else {}
    return Change([Edit("figures", figure.id, kept.fields, kept.gone)], fields=fields)


def written(loot: Iterable[Loot]) -> list[Json]:
    """Loot on the map, as a scene writes it."""
    return [token.model_dump(mode="json") for token in loot]
