"""Whether an attachment may be fitted to a weapon, slot by slot."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from adjudicator.core.rule import RuleId
from adjudicator.core.values import Json
from adjudicator.games.apex.shooting import rules
from adjudicator.games.apex.shooting.armory import written_weapon
from adjudicator.games.apex.shooting.attachments import Attachment
from adjudicator.games.apex.table.kit import Slot, Weapon
from adjudicator.games.apex.table.tokens import tokens_called


@dataclass(slots=True)
class Fit:
    """One slot: what speaks against it, what nobody has said, and what lies there."""

    number: int
    slot: Slot
    against: dict[str, RuleId] = field(default_factory=dict)
    unknown: dict[str, RuleId] = field(default_factory=dict)

    @property
    def fits(self) -> bool | None:
        """Whether it fits; None where that hangs on what is not known."""
        if self.against:
            return False
        return None if self.unknown else True


def fits(weapon: Weapon, attachment: Attachment) -> tuple[Fit, ...]:
    """Try an attachment in every slot of a weapon."""
    return tuple(_fit(number, slot, attachment) for number, slot in enumerate(weapon.slots))


def _fit(number: int, slot: Slot, attachment: Attachment) -> Fit:
    fit = Fit(number, slot)
    if attachment.kind is None:
        fit.unknown["kind"] = rules.ATTACH_KIND
    elif attachment.kind != slot.kind:
        fit.against["kind"] = rules.ATTACH_KIND
    for name, rule, wanted, given in (
        ("ammo", rules.ATTACH_AMMO, slot.ammo, attachment.ammo),
        ("node", rules.ATTACH_NODE, slot.nodes, attachment.node),
    ):
        if wanted and given is None:
            fit.unknown[name] = rule
        elif wanted and not _matches(wanted, given or ()):
            fit.against[name] = rule
    return fit


def _matches(wanted: tuple[str, ...], given: tuple[str, ...]) -> bool:
    return "any" in (*wanted, *given) or bool(set(wanted) & set(given))


def lying_on(weapon: Weapon, slot: Slot) -> str | None:
    """The token on a slot of a weapon; it may be listed without its slot."""
    if slot.token:
        return slot.token
    return next((name for name in weapon.attachments if _kind_of(name) == slot.kind), None)


def _kind_of(name: str) -> str | None:
    kinds = {token.kind for token in tokens_called(name, ("attachment",))}
    return kinds.pop() if len(kinds) == 1 else None


def fitted_tokens(weapon: Weapon) -> tuple[str, ...]:
    """The tokens that are fitted to a weapon; what its card prints is none of them."""
    return (*weapon.attachments, *(slot.token for slot in weapon.slots if slot.token))


def fitted(weapon: Weapon, slot: int, token: str) -> dict[str, Json]:
    """A weapon as a scene writes it, with a token on one of its slots in place of what lay there.

    What lay there may be listed without its slot.
    """
    old = lying_on(weapon, weapon.slots[slot])
    card = taken_off(weapon, old) if old else written_weapon(weapon)
    card["slots"][slot]["token"] = token
    return card


def taken_off(weapon: Weapon, token: str) -> dict[str, Json]:
    """A weapon as a scene writes it, without one of the tokens that are fitted to it."""
    card = written_weapon(weapon)
    slot = next((n for n, one in enumerate(weapon.slots) if one.token == token), None)
    if slot is not None:
        del card["slots"][slot]["token"]
        return card
    listed = list(weapon.attachments)
    listed.remove(token)
    return {**card, "attachments": listed}


def with_token(
    weapons: Iterable[Weapon], place: int, slot: int, token: str
) -> list[dict[str, Json]]:
    """A Legend's weapons as a scene writes them, with a token on a slot of one."""
    return [
        fitted(weapon, slot, token) if number == place else written_weapon(weapon)
        for number, weapon in enumerate(weapons)
    ]
