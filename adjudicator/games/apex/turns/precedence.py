"""Which of several instructions goes first, and which overrules the others."""

from collections.abc import Sequence
from dataclasses import dataclass

RANKS = ("card", "settings", "core")


@dataclass(frozen=True, slots=True)
class Source:
    """An instruction: where it stands, and of a card when it was played."""

    name: str
    origin: str
    played: int
    passive: bool


@dataclass(frozen=True, slots=True)
class PrecedenceProof:
    """The order, and the one that overrules; none where several cards stand side by side."""

    order: tuple[Source, ...]

    @property
    def prevails(self) -> Source | None:
        """The one that overrules all others, if one alone stands highest."""
        first, *others = self.order
        return first if all(other.origin != first.origin for other in others) else None


def judge_precedence(sources: Sequence[Source]) -> PrecedenceProof:
    """Cards before Match Settings before core rules; cards as played, Passive effects first."""
    ordered = sorted(
        enumerate(sources),
        key=lambda item: (
            RANKS.index(item[1].origin),
            not item[1].passive,
            item[1].played,
            item[0],
        ),
    )
    return PrecedenceProof(tuple(source for _, source in ordered))
