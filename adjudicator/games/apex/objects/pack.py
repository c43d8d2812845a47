"""What a Legend may do with a weapon card or a Loot token that it obtains."""

from dataclasses import dataclass

from adjudicator.core.values import Json, JsonObject
from adjudicator.games.apex.harm.life import equipped
from adjudicator.games.apex.shooting.attachments import AttachmentRecord, read_fitting
from adjudicator.games.apex.shooting.fitting import fits, lying_on
from adjudicator.games.apex.table.edition import ApexEdition
from adjudicator.games.apex.table.kit import MOST_AMMO, WEAPON_SLOTS, Kit, Weapon
from adjudicator.games.apex.table.tokens import Token, worn


@dataclass(frozen=True, slots=True)
class Replacement:
    """A weapon slot, the card that leaves it, and the Ammo of the new one there.

    `adds` tells whether the Ammo is added to what was there, None where nobody can know.
    """

    slot: int
    old: Weapon | None
    adds: bool | None
    ammo: int | None
    #: The fields of the old card and of the new one that nobody has entered.
    lacking: tuple[str, ...] = ()
    lacking_new: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Offer:
    """What may be done with a new weapon."""

    weapon: Weapon
    printed: int | None
    replacements: tuple[Replacement, ...]
    alike: tuple[int, ...]
    refill: tuple[int, ...]
    #: Whether the Ammo types tell which weapons use the same Ammo.
    knows_alike: bool = True


def printed_ammo(weapon: Weapon) -> int | None:
    """The Ammo that a weapon's card prints."""
    return weapon.ammo if weapon.initial_ammo is None else weapon.initial_ammo


def offer(kit: Kit, weapon: Weapon) -> Offer:
    """Weigh a new weapon against those that a Legend has."""
    places = range(WEAPON_SLOTS)
    own = [kit.weapons[slot] if slot < len(kit.weapons) else None for slot in places]
    shares = kit.edition.shares_ammo
    same = [_same_ammo(old, weapon) if shares else False for old in own]
    alike = tuple(n for n in places if same[n])
    return Offer(
        weapon,
        printed_ammo(weapon),
        tuple(_replace(slot, own[slot], weapon, shares=shares) for slot in places),
        alike,
        tuple(slot for slot in alike if (old := own[slot]) and old.ammo != MOST_AMMO),
        None not in same,
    )


def _same_ammo(old: Weapon | None, new: Weapon) -> bool | None:
    if old is None:
        return False
    if old.ammo_type is None or new.ammo_type is None:
        return None
    return old.ammo_type == new.ammo_type


def _replace(slot: int, old: Weapon | None, new: Weapon, *, shares: bool) -> Replacement:
    printed, adds = printed_ammo(new), _same_ammo(old, new) if shares else False
    ammo = printed
    if adds and old:
        known = printed is not None and old.ammo is not None
        ammo = min(MOST_AMMO, (old.ammo or 0) + (printed or 0)) if known else None
    lacking, lacking_new = _lacking(old, new, adds=adds)
    return Replacement(slot, old, adds, None if adds is None else ammo, lacking, lacking_new)


def _lacking(
    old: Weapon | None, new: Weapon, *, adds: bool | None
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What decides over the Ammo and was not entered: of the old card, and of the new one."""
    if adds is None and old:
        types = ("ammo-type",) if old.ammo_type is None else ()
        return types, ("ammo-type",) if new.ammo_type is None else ()
    printed = ("initial-ammo",) if printed_ammo(new) is None else ()
    return ("ammo",) if adds and old and old.ammo is None else (), printed


@dataclass(frozen=True, slots=True)
class Room:
    """Where a token goes, what lies there already, and whether something must go for it."""

    where: str
    full: bool
    old: Token | None = None
    weapon: Weapon | None = None
    #: Which of the Legend's weapons that is, and which of its slots takes it.
    slot: tuple[int, int] | None = None
    #: Whether it lies on an equal token.
    stacked: bool = False


def room_for(kit: Kit, token: Token, *, to_backpack: bool = False) -> Room:
    """Where a Legend keeps a token; an Attachment in the Backpack, where its player wants that."""
    if token.type == "gear" and token.kind:
        old = worn(kit, token.kind)
        return Room("gear", old is not None, old)
    if token.type == "attachment" and not to_backpack:
        for number, weapon in enumerate(kit.weapons):
            free = _free_slot(weapon, token, kit.edition)
            if free is not None:
                return Room("weapon", full=False, weapon=weapon, slot=(number, free))
    return room_in_pack(kit, token.title, token.name)


def room_in_pack(kit: Kit, *names: str) -> Room:
    """Whether the Backpack has a place for a token, by any of its names."""
    stacked = any(map(kit.lies_on_equal, names))
    return Room("backpack", not any(map(kit.has_room, names)), stacked=stacked)


def _free_slot(weapon: Weapon, token: Token, edition: ApexEdition) -> int | None:
    attachment = read_fitting(AttachmentRecord(name=token.title), "token", edition)
    free = (fit for fit in fits(weapon, attachment) if fit.fits and not lying_on(weapon, fit.slot))
    return next((fit.number for fit in free), None)


def put_on(kit: Kit, token: Token, *, exhausted: bool) -> JsonObject:
    """What a Gear token changes on a Legend board: its slot, its side, and the Shield dial.

    The front side of a Body Shield restores Shield points and is exhausted by that.
    """
    kind = token.kind or ""
    fields: dict[str, Json] = {kind: token.rarity}
    if kind == "body-shield":
        fields["shield"] = equipped(kit, token, exhausted=exhausted).after
    sides = {str(side) for side in kit.exhausted if side != kind}
    if token.flips and (exhausted or kind == "body-shield"):
        sides.add(kind)
    return {**fields, "exhausted": sorted(sides)}
