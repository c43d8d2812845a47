"""Counting what a hand does: taps, strokes, and numbers that are typed."""

from dataclasses import dataclass

from playwright.sync_api import Locator, Page


@dataclass
class Gestures:
    """A hand on a page. Every tap, stroke and typed number counts as one gesture."""

    page: Page
    count: int = 0

    @property
    def touch(self) -> bool:
        """Whether it is a finger, not a mouse."""
        return bool(self.page.evaluate("'ontouchstart' in window"))

    def tap(self, place: str | Locator) -> None:
        """Tap with a finger, or click with a mouse."""
        self.count += 1
        target = self._found(place)
        if self.touch:
            target.tap()
        else:
            target.click()

    def type(self, place: str | Locator, text: str) -> None:
        """Type a number or a name, and leave the field."""
        self.count += 1
        target = self._found(place)
        target.fill(text)
        target.dispatch_event("change")

    def choose(self, place: str | Locator, option: str) -> None:
        """Choose from a list."""
        self.count += 1
        self._found(place).select_option(option)

    def _found(self, place: str | Locator) -> Locator:
        return self.page.locator(place).first if isinstance(place, str) else place.first
