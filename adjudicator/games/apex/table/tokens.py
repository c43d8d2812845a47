"""The Loot tokens of the box, from the data file, and how a person's word finds one."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Literal, get_args

from adjudicator.core.data import read_data
from adjudicator.core.faults import InputError
from adjudicator.core.values import JsonObject
from adjudicator.games.apex.table.kit import Ammo, Kit, Rarity

Type = Literal["gear", "attachment", "consumable", "grenade"]
TYPES: tuple[Type, ...] = get_args(Type)

#: Where the numbers that players read off a Gear token are entered, by its kind.
ENTERED: Mapping[str, str] = MappingProxyType(
    {
        "helmet": "helmet-ignores",
        "body-shield": "shield-limit",
        "knockdown-shield": "knockdown-prevents",
    }
)

#: What stands on no token of ours: each lies in a Backpack, and its effects are told elsewhere.
GRENADES = ("Frag Grenade", "Thermite Grenade")


@dataclass(frozen=True)
class Token:
    """A Loot token of one rarity, and the numbers of its effect."""

    name: str
    type: Type
    rarity: Rarity
    kind: str | None
    effect: JsonObject

    @property
    def title(self) -> str:
        """How it is told from those of other rarities."""
        return f"{self.rarity} {self.name}"

    def number(self, effect: str) -> int:
        """One number of its effect, 0 where it has none."""
        return int(self.effect.get(effect, 0))

    @property
    def flips(self) -> bool:
        """Whether it has an exhausted side: the shields but for the common ones."""
        return self.kind in ("body-shield", "knockdown-shield") and self.rarity != "common"


def _read_tokens(file: str = "loot") -> Iterator[Token]:
    for name, facts in read_data("apex", file).items():
        for rarity, effect in facts["rarities"].items():
            yield Token(name, facts["type"], rarity, facts.get("kind"), effect)
    for name in GRENADES:
        yield Token(name, "grenade", "common", None, {})


TOKENS = tuple(_read_tokens())
_RARITIES = {"starting": "common", **{rarity: rarity for rarity in get_args(Rarity)}}
_AMMO = frozenset(get_args(Ammo))
_SAME_WORD = {"magazine": "mag", "magazines": "mag", "scope": "", "optics": "", "optic": ""}


@cache
def _printed(file: str) -> tuple[Token, ...]:
    return tuple(_read_tokens(file))


def gear(kit: Kit, kind: str) -> Token | None:
    """The Gear token of a kind that a Legend has, with what is entered or known of its numbers."""
    rarity = getattr(kit, kind.replace("-", "_"))
    if rarity and (entered := _entered(kit, kind)):
        return Token(kind, "gear", rarity, kind, entered)
    of_edition = (token for file in kit.edition.gear_files for token in _printed(file))
    return next((t for t in of_edition if t.kind == kind and t.rarity == rarity), None)


def worn(kit: Kit, kind: str) -> Token | None:
    """The Gear token of a kind that a Legend has, whatever is known of its numbers."""
    rarity = getattr(kit, kind.replace("-", "_"))
    return next((t for t in TOKENS if t.kind == kind and t.rarity == rarity), None)


def is_known(kit: Kit, kind: str) -> bool:
    """Whether the numbers of a Legend's Gear are known; of what it does not have, they are."""
    return not getattr(kit, kind.replace("-", "_")) or gear(kit, kind) is not None


def _entered(kit: Kit, kind: str) -> JsonObject:
    """What the players have read off the token."""
    if kind == "helmet" and kit.helmet_ignores is not None:
        return {"ignores": kit.helmet_ignores}
    if kind == "body-shield" and kit.shield_limit is not None and not kit.edition.prints_tokens:
        return {"limit": kit.shield_limit}
    if kind == "knockdown-shield" and kit.knockdown_prevents is not None:
        return {"prevents": kit.knockdown_prevents}
    return {}


def tokens_called(word: str, types: tuple[Type, ...] = TYPES) -> list[Token]:
    """All tokens that a word may mean: without a rarity, those of every rarity."""
    return _called(_words(word), [token for token in TOKENS if token.type in types])


def find_token(word: str, at: str, types: tuple[Type, ...] = TYPES) -> Token:
    """The token that a word names, with its rarity where that makes a difference."""
    found = tokens_called(word, types)
    if not found:
        known = tuple(dict.fromkeys(token.name for token in TOKENS if token.type in types))
        raise InputError(at, "apex.loot.unknown-token", token=word, known=known)
    if any(token.effect != found[0].effect for token in found):
        known = tuple(token.title for token in found)
        raise InputError(at, "apex.loot.which-token", token=word, known=known)
    return found[0]


def find_among(names: Iterable[str], word: str, at: str) -> str | None:
    """Which of some tokens a word means, as it is written there; nothing if it means none.

    It may be written in another way, or without a rarity that only one of them has.
    """
    written = tuple(dict.fromkeys(names))
    if word in written:
        return word
    alike = [name for name in written if _words(name) == _words(word)]
    found = alike or [name for name in written if _may_be(name, word)]
    if len(found) > 1:
        raise InputError(at, "apex.loot.which-token", token=word, known=tuple(found))
    return found[0] if found else None


def _may_be(name: str, word: str) -> bool:
    """Whether two names may be of one token: neither of them tells of other Ammo."""
    ammo, other = _words(name) & _AMMO, _words(word) & _AMMO
    meant = tokens_called(word)
    return not (ammo and other and ammo != other) and any(t in meant for t in tokens_called(name))


def _called(words: frozenset[str], tokens: list[Token]) -> list[Token]:
    rarities = {_RARITIES[word] for word in words if word in _RARITIES}
    of_rarity = [token for token in tokens if not rarities or token.rarity in rarities]
    name = words - set(_RARITIES)
    for called in (name, name - _AMMO):
        if exact := [token for token in of_rarity if called == _words(token.name)]:
            return exact
        if part := [token for token in of_rarity if called and called <= _words(token.name)]:
            return part
    return []


def _words(text: str) -> frozenset[str]:
    words = re.findall(r"[a-z0-9]+", text.casefold())
    return frozenset(_SAME_WORD.get(word, word) for word in words) - {""}
