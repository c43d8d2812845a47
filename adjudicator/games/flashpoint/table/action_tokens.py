"""The six Action tokens of an Operative: available by kind, exhausted, or damaged.

A table counts them as far as its players have entered them. Where neither kind of available tokens
was entered, nobody counts them and nothing is refused or written down.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, get_args

from adjudicator.core.faults import InputError
from adjudicator.core.values import Json
from adjudicator.games.flashpoint.table.pieces import TOKENS, Operative
from adjudicator.games.flashpoint.table.records import OperativeRecord

Kind = Literal["order", "movement"]
KINDS: tuple[Kind, ...] = get_args(Kind)

#: How many tokens of each kind an Operative has.
EACH = TOKENS // len(KINDS)

Fields = dict[str, Json]


@dataclass(frozen=True)
class Moved:
    """Tokens that go from one box to another: how many of each kind, and what a scene writes.

    `kinds` is None where nobody counts the kinds; `exhausted` are those of the Exhausted Box.
    """

    kinds: Mapping[Kind, int] | None
    fields: Fields
    exhausted: int = 0

    @property
    def facts(self) -> dict[str, int]:
        """How many of each kind, for a step."""
        return {kind: (self.kinds or {}).get(kind, 0) for kind in KINDS}


def lacks(operative: Operative, kind: Kind, tokens: int = 1) -> bool | None:
    """Whether too few tokens of a kind are available; where nobody counts them, there are enough.

    Nor are there enough where exhausted and damaged ones leave too few of the six. None if only the
    other kind was entered, and more of the six are unaccounted for than there are of this one.
    """
    if operative.record.exhausted + operative.damage + tokens > TOKENS:
        return True
    entered = _available_as_entered(operative.record)
    if kind in entered:
        return entered[kind] < tokens
    rest = _rest(operative, entered)
    if not entered or rest <= EACH:
        return bool(entered) and rest < tokens
    return None


def _available_as_entered(record: OperativeRecord) -> dict[Kind, int]:
    """The available tokens of the kinds that somebody has entered."""
    known = [kind for kind in KINDS if f"{kind}_tokens" in record.model_fields_set]
    return {kind: _entered(record, kind) for kind in known}


def _rest(operative: Operative, entered: Mapping[Kind, int]) -> int:
    """How many of the six tokens are in none of the boxes as they were entered."""
    return TOKENS - operative.record.exhausted - operative.damage - sum(entered.values())


def _entered(record: OperativeRecord, kind: Kind) -> int:
    return record.order_tokens if kind == "order" else record.movement_tokens


def available(operative: Operative) -> dict[Kind, int] | None:
    """How many tokens of each kind are available; one kind that was left out has the rest."""
    have = _available_as_entered(operative.record)
    rest = min(max(_rest(operative, have), 0), EACH)
    return {kind: have.get(kind, rest) for kind in KINDS} if have else None


def has_both(operative: Operative | None) -> bool:
    """Whether tokens of both kinds are available, so that which of them turn is a choice."""
    have = available(operative) if operative else None
    return have is not None and all(have.values())


def counted(operative: Operative, kind: Kind) -> int:
    """How many tokens of a kind are known to be available: none where nobody counts them."""
    have = available(operative)
    return have[kind] if have else 0


def spent(operative: Operative, kind: Kind, tokens: int = 1) -> Fields:
    """Available tokens exhausted, as far as the table counts them."""
    have = available(operative)
    gone = min(tokens, have[kind]) if have else 0
    if not have or not gone:
        return {}
    return {f"{kind}-tokens": have[kind] - gone, "exhausted": operative.record.exhausted + gone}


def exhausted(operative: Operative, kind: Kind | None = None) -> Fields:
    """One available token exhausted, of the kind that a player names or has more of."""
    have = available(operative)
    if not have or not any(have.values()):
        return {}
    (more,) = _shared_out(1, have)
    return spent(operative, kind or more)


def damaged(operative: Operative, damage: int, order: int | None = None) -> Moved:
    """Tokens turned to their damaged side: available ones first, then exhausted ones.

    `order` says how many of the available ones are Order tokens.
    """
    record, have = operative.record, available(operative)
    total = min(record.damage + damage, TOKENS)
    free = sum(have.values()) if have else max(TOKENS - record.damage - record.exhausted, 0)
    turned = min(total - record.damage, free)
    beyond = min(total - record.damage - turned, record.exhausted)
    fields: Fields = {"damage": total}
    if beyond:
        fields["exhausted"] = record.exhausted - beyond
    if have is None:
        return Moved(None, fields, beyond)
    kinds = _chosen(turned, have, order)
    was, out = _damaged_kinds(operative), _exhausted_kinds(operative)
    if was is not None and out is not None:
        more = kinds["order"] + _shared_out(beyond, out)["order"]
        fields["damaged-order"] = None if _is_open(beyond, out) else was["order"] + more
    elif record.damaged_order is not None:
        fields["damaged-order"] = None
    return Moved(kinds, fields | _written(have, kinds, -1), beyond)


def recovered(operative: Operative, tokens: int, order: int | None = None) -> Moved:
    """Exhausted tokens that are available again; `order` says how many are Order tokens."""
    fields: Fields = {"exhausted": operative.record.exhausted - tokens}
    have = available(operative)
    if have is None:
        return Moved(None, fields)
    out = _exhausted_kinds(operative) or {kind: EACH - have[kind] for kind in KINDS}
    kinds = _chosen(tokens, out, order)
    return Moved(kinds, fields | _written(have, kinds, 1))


def healed(operative: Operative, tokens: int, order: int | None = None) -> Fields:
    """Damaged tokens turned back, which stay exhausted; `order` says how many are Order tokens.

    While the player has not said which, it is open of which kind the damaged ones are.
    """
    record, was = operative.record, _damaged_kinds(operative)
    left = operative.damage - tokens
    fields: Fields = {"damage": left, "exhausted": record.exhausted + tokens}
    if was is None:
        return fields
    if order is None and _is_open(tokens, was):
        return {**fields, "damaged-order": None}
    return {**fields, "damaged-order": was["order"] - _chosen(tokens, was, order)["order"]}


def _is_open(tokens: int, kinds: Mapping[Kind, int]) -> bool:
    """Whether so many tokens can be of more than one kind, so that the player has a choice."""
    return min(kinds.values()) > 0 and 0 < tokens < sum(kinds.values())


def _damaged_kinds(operative: Operative) -> dict[Kind, int] | None:
    """How many damaged tokens there are of each kind; None where nobody knows."""
    record, have, damage = operative.record, available(operative), operative.damage
    if damage in {0, TOKENS}:
        order = damage // len(KINDS)
    elif record.damaged_order is not None:
        order = record.damaged_order
    elif have and not record.exhausted:
        order = EACH - have["order"]
    else:
        return None
    kinds: dict[Kind, int] = {"order": order, "movement": damage - order}
    return kinds if all(0 <= number <= EACH for number in kinds.values()) else None


def _exhausted_kinds(operative: Operative) -> dict[Kind, int] | None:
    """How many exhausted tokens there are of each kind; None where nobody knows."""
    have, hurt = available(operative), _damaged_kinds(operative)
    if have is None or hurt is None:
        return None
    out: dict[Kind, int] = {kind: EACH - have[kind] - hurt[kind] for kind in KINDS}
    whole = sum(out.values()) == operative.record.exhausted
    return out if whole and min(out.values()) >= 0 else None


def _written(have: Mapping[Kind, int], kinds: Mapping[Kind, int], sign: int) -> Fields:
    return {f"{kind}-tokens": have[kind] + sign * kinds[kind] for kind in KINDS if kinds[kind]}


def _chosen(tokens: int, most: Mapping[Kind, int], order: int | None) -> Mapping[Kind, int]:
    """How many tokens of each kind: as the player says, or by turns from where there are more."""
    if order is None:
        return _shared_out(tokens, most)
    kinds: Mapping[Kind, int] = {"order": order, "movement": tokens - order}
    if any(not 0 <= number <= most[kind] for kind, number in kinds.items()):
        least, top = max(tokens - most["movement"], 0), min(tokens, most["order"])
        raise InputError("order", "flashpoint.fault.which-tokens", least=least, most=top)
    return kinds


def _shared_out(tokens: int, most: Mapping[Kind, int]) -> Counter[Kind]:
    left, kinds = dict(most), Counter[Kind]()
    for _ in range(min(tokens, sum(most.values()))):
        kind = max(KINDS, key=lambda kind: left[kind])
        left[kind] -= 1
        kinds[kind] += 1
    return kinds
