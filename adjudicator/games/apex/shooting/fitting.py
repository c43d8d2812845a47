"""Whether an attachment may be fitted to a weapon, slot by slot."""

from dataclasses import dataclass, field

from adjudicator.core.rule import RuleId
from adjudicator.games.apex.shooting import rules
from adjudicator.games.apex.shooting.armory import Attachment
from adjudicator.games.apex.table.kit import Slot, Weapon


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
