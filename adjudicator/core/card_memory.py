"""Cards that a table stores once: their printed values, and the entries that refer to them by name.

`Shown` are entries elsewhere in a scene that refer to a card by name; their own numbers override
the card's.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from adjudicator.core.values import Json, JsonObject

#: Takes a scene and a function of such entries; returns the scene with each entry replaced.
Shown = Callable[[JsonObject, Callable[[JsonObject], JsonObject]], JsonObject]


@dataclass(frozen=True)
class CardMemory:
    """One kind of card that a scene stores in a list, and the entries that refer to it."""

    kind: str
    kept_in: str
    printed: tuple[str, ...]
    shown: Shown

    def known(self, scene: JsonObject) -> dict[str, dict[str, Json]]:
        """The known values for each name: from its card, or else from the first entry with it."""
        known: dict[str, dict[str, Json]] = {}

        def note(entry: JsonObject) -> JsonObject:
            if name := str(entry.get("name") or ""):
                known[name] = {**self._numbers(entry), **known.get(name, {})}
            return entry

        for card in scene.get(self.kept_in) or ():
            note(card)
        self.shown(scene, note)
        return known

    def _numbers(self, entry: JsonObject) -> dict[str, Json]:
        return {name: entry[name] for name in self.printed if entry.get(name) is not None}

    def with_cards(
        self, scene: JsonObject, known: Mapping[str, JsonObject], *, blank: bool = False
    ) -> JsonObject:
        """The scene with a card for each name; blank cards only on request."""
        cards = [dict(card) for card in scene.get(self.kept_in) or ()]
        by_name = {str(card.get("name")): card for card in cards}
        for name, numbers in known.items():
            if (numbers or blank) and name not in by_name:
                by_name[name] = {"name": name}
                cards.append(by_name[name])
            for field, value in numbers.items():
                by_name[name].setdefault(field, value)
        return {**scene, self.kept_in: cards} if cards else scene

    def laid_out(self, scene: JsonObject) -> JsonObject:
        """The scene with a card, possibly blank, for every name that an entry refers to."""
        return self.with_cards(scene, self.known(scene), blank=True)

    def remember(self, scene: JsonObject) -> JsonObject:
        """The scene with all known values of a card written on it."""
        return self.with_cards(scene, self.known(scene))

    def retain(self, before: JsonObject, after: JsonObject) -> JsonObject:
        """The scene after a change, keeping the cards that no entry refers to any more."""
        there = self.known(after)
        lost = {name: known for name, known in self.known(before).items() if name not in there}
        removed = {str(card.get("name")) for card in before.get(self.kept_in) or ()}
        return self.with_cards(after, {n: known for n, known in lost.items() if n not in removed})

    def refer(self, scene: JsonObject, old: str, new: str, fields: Sequence[str]) -> JsonObject:
        """The scene after a card was edited: its entries take its name and those fields."""

        def follow(entry: JsonObject) -> JsonObject:
            if not old or entry.get("name") != old:
                return entry
            left = {name: value for name, value in entry.items() if name not in fields}
            return {**left, "name": new}

        return self.shown(scene, follow)


def remembered(scene: JsonObject, memories: Iterable[CardMemory]) -> JsonObject:
    """A scene in which every card has all its known values."""
    for memory in memories:
        scene = memory.remember(scene)
    return scene
