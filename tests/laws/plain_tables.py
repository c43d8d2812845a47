"""A table that several people change, in the plainest way: a list of what everyone did.

Places are counted from the corner that was the first one's upper left, whichever way the board
lies; what somebody says is turned back to that before it is noted. Nothing here knows of scenes,
parts or folding.
"""

from dataclasses import dataclass, field

COLUMNS, ROWS = 6, 4
FIGURES = {"A": (0, 0), "B": (5, 3)}
HEALTH = 40


@dataclass
class Deed:
    """What somebody did, and whether it counts."""

    who: str
    what: str
    about: object
    value: object
    counts: bool = True


@dataclass
class PlainTable:
    """Deeds in order; the last that counts holds, and what was added adds up."""

    deeds: list[Deed] = field(default_factory=list)
    #: For each person, what they undid and can do again, the last one last.
    undone: dict[str, list[int]] = field(default_factory=dict)

    def do(self, who: str, what: str, about: object, value: object) -> None:
        """Note a deed; who does something new can do nothing again."""
        self.deeds.append(Deed(who, what, about, value))
        self.undone[who] = []

    def undo(self, who: str) -> int | None:
        """Undo the last deed of somebody, if there is one; its number."""
        mine = [n for n, deed in enumerate(self.deeds) if deed.who == who and deed.counts]
        if not mine:
            return None
        self.deeds[mine[-1]].counts = False
        self.undone.setdefault(who, []).append(mine[-1])
        return mine[-1]

    def redo(self, who: str) -> int | None:
        """Do again what somebody undid last."""
        if not self.undone.get(who):
            return None
        number = self.undone[who].pop()
        self.deeds[number].counts = True
        return number

    def _last(self, what: str, about: object) -> object:
        values = [d.value for d in self.deeds if d.counts and (d.what, d.about) == (what, about)]
        return values[-1] if values else None

    @property
    def mirrored(self) -> bool:
        """Whether left is right."""
        return sum(deed.counts and deed.what == "mirror" for deed in self.deeds) % 2 == 1

    def place(self, figure: str) -> tuple[int, int]:
        """Where a figure stands, from the first corner."""
        place = self._last("move", figure) or FIGURES[figure]
        assert isinstance(place, tuple)
        return place

    def seen(self, place: tuple[int, int]) -> tuple[int, int]:
        """A place as it is seen now, or one that is seen from the first corner."""
        return (COLUMNS - 1 - place[0], place[1]) if self.mirrored else place

    def health(self, figure: str) -> int:
        """What is left of a figure's health."""
        added = [d.value for d in self.deeds if d.counts and (d.what, d.about) == ("hurt", figure)]
        return HEALTH - sum(int(str(value)) for value in added)

    def walls(self) -> set[tuple[int, int]]:
        """The walls that stand, by the space above them."""
        put = {d.about for d in self.deeds if d.counts and d.what == "wall"}
        return {(c, r) for c, r in put}  # type: ignore[misc,attr-defined]

    def rules(self) -> dict[str, str]:
        """The house rules that were chosen."""
        names = {str(deed.about) for deed in self.deeds if deed.what == "rule"}
        found = {name: self._last("rule", name) for name in sorted(names)}
        return {name: str(value) for name, value in found.items() if value is not None}
