"""A player's hands in a real browser: they tap, draw and type, and count each gesture."""

from collections.abc import Sequence

from playwright.sync_api import Locator, expect

from tests.support.gestures import Gestures

Point = tuple[float, float]

#: Where the board's upper left corner is on the screen, and how large a space is.
_GROUND = """(() => {
  const ground = document.querySelector("#view .ground > rect");
  const unit = Number(document.getElementById("main").dataset.unit);
  const box = ground.getBoundingClientRect();
  const spaces = [ground.width, ground.height].map((side) => side.baseVal.value / unit);
  return [box.x, box.y, box.width / spaces[0], box.height / spaces[1]];
})()"""

#: Scrolls something into view if it is not, and tells whether a place scrolled for it. Asking here
#: instead of through the driver saves the frames that it waits for each time.
_BRING = """(element, scrolled) => {
  const place = document.querySelector(scrolled);
  const where = () => String([place.scrollLeft, place.scrollTop, scrollY]);
  const before = where();
  element.scrollIntoViewIfNeeded();
  return where() !== before;
}"""

#: The middles of spaces of the board on the screen; null if one of them is out of view.
_MIDDLES = """(names) => {
  const view = document.getElementById("view").getBoundingClientRect();
  const deck = document.querySelector(".deck").getBoundingClientRect();
  const bottom = Math.min(view.bottom, deck.top);
  const middles = names.map((name) => {
    const box = document.querySelector(`[data-space="${name}"]`).getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  });
  const seen = ([x, y]) => x > view.left && x < view.right && y > view.top && y < bottom;
  return middles.every(seen) ? middles : null;
}"""


class Hands(Gestures):
    """Hands that set a table up: a stroke and a swipe count as one gesture each, too.

    Places are brought into view as a hand would do it, by a swipe that counts.
    """

    def take(self, piece: str) -> None:
        """Take a piece from the tray, from its part of it and of its team."""
        tile = self.page.locator(f'[data-piece="{piece}"]')
        entry = self.page.locator("li", has=tile)
        self._switch("group", entry.get_attribute("data-group"))
        self._switch("team", entry.get_attribute("data-team"))
        self.bring(tile, "#tray ul")
        self.press(*middle(tile))
        expect(tile).to_have_attribute("aria-current", "true")

    def _switch(self, name: str, value: str | None) -> None:
        """Open a part of the tray, if another one is open."""
        switch = self.page.locator(f"#{name}-{value}")
        if value and switch.count() and not switch.is_checked():
            self.bring(switch, ".tabs")
            self.press(*middle(switch))
            expect(switch).to_be_checked()

    def open(self, group: str) -> None:
        """Open a part of the tray by its tab."""
        self._switch("group", group)

    def click(self, place: Locator) -> None:
        """Tap something beside the board."""
        place.scroll_into_view_if_needed()
        self.press(*middle(place))

    def set(self, place: Locator) -> None:
        """Tap something beside the board, and wait until something was done."""
        before = self.number()
        self.click(place)
        self._wait(before)

    def enter(self, place: Locator, text: str) -> None:
        """Tap a field and type a text or a number: two gestures; wait until something was done."""
        self.count += 2
        before = self.number()
        place.fill(text)
        place.press("Enter")
        self._wait(before)

    def number(self) -> str:
        """The number of changes that the page shows."""
        return self.page.locator("#main").get_attribute("data-number") or ""

    def _wait(self, before: str) -> None:
        expect(self.page.locator("#main")).not_to_have_attribute("data-number", before)

    def tap_at(self, x: float, y: float) -> None:
        """Tap a position of a board of squares."""
        self.press(*self.point(x, y))

    def put(self, x: float, y: float) -> None:
        """Tap a position, and wait until something was done."""
        before = self.number()
        self.tap_at(x, y)
        self._wait(before)

    def put_on(self, space: str) -> None:
        """Tap the middle of a space by its name in links, and wait until something was done."""
        before = self.number()
        self.press(*self.middle_of(space))
        self._wait(before)

    def draw(self, points: Sequence[Point]) -> None:
        """Draw a stroke through positions of a board of squares, and wait."""
        self._stroke([self.point(*point) for point in points])

    def draw_over(self, spaces: Sequence[str]) -> None:
        """Draw a stroke over the middles of spaces, and wait."""
        there = self.page.evaluate(_MIDDLES, list(spaces))
        self._stroke(there or [self.middle_of(space) for space in spaces])

    def _stroke(self, points: Sequence[Point]) -> None:
        before = self.number()
        self.count += 1
        self.move(points)
        self._wait(before)

    def middle_of(self, space: str) -> Point:
        """The point of the screen where a space has its middle."""
        cell = self.page.locator(f'[data-space="{space}"]')
        self.bring(cell, "#view")
        return middle(cell)

    def point(self, x: float, y: float) -> Point:
        """The point of the screen of a position, brought into view."""
        spot = self._on_screen(x, y)
        return self._on_screen(x, y) if self._scrolled_to(spot) else spot

    def _on_screen(self, x: float, y: float) -> Point:
        left, top, right, down = self.page.evaluate(_GROUND)
        return left + x * right, top + y * down

    def _scrolled_to(self, spot: Point) -> bool:
        """Swipe the board so that a point is seen; whether that was needed."""
        left, top, right, bottom = self.page.evaluate(
            "(() => { const b = document.querySelector('#view').getBoundingClientRect();"
            "const d = document.querySelector('.deck').getBoundingClientRect();"
            "return [b.left, b.top, b.right, Math.min(b.bottom, d.top)]; })()"
        )
        if left + 2 <= spot[0] <= right - 2 and top + 2 <= spot[1] <= bottom - 2:
            return False
        self.count += 1
        by = spot[0] - (left + right) / 2, spot[1] - (top + bottom) / 2
        self.page.evaluate("([x, y]) => document.querySelector('#view').scrollBy(x, y)", list(by))
        return True

    def drag(self, start: Point, end: Point, *, hold: float = 0) -> None:
        """Drag from one point of the screen to another, after pressing for so many ms."""
        self.count += 1
        steps = [
            (start[0] + (end[0] - start[0]) * n / 8, start[1] + (end[1] - start[1]) * n / 8)
            for n in range(9)
        ]
        self.move(steps, hold=hold)

    def move(self, points: Sequence[Point], *, hold: float = 0) -> None:
        """Move a finger or the mouse along points of the screen, pressed."""
        if not self.touch:
            self.page.mouse.move(*points[0])
            self.page.mouse.down()
            self.page.wait_for_timeout(hold)
            for x, y in points[1:]:
                self.page.mouse.move(x, y, steps=4)
            self.page.mouse.up()
            return
        finger = self.page.context.new_cdp_session(self.page)
        for number, (x, y) in enumerate(points):
            kind = "touchMove" if number else "touchStart"
            send = {"type": kind, "touchPoints": [{"x": x, "y": y}]}
            finger.send("Input.dispatchTouchEvent", send)
            if not number:
                self.page.wait_for_timeout(hold)
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def bring(self, place: Locator, scrolled: str) -> None:
        """Scroll as a hand would: a gesture, if it moves anything."""
        self.count += place.evaluate(_BRING, scrolled)

    def press(self, x: float, y: float) -> None:
        """Tap a point of the screen."""
        self.count += 1
        if self.touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)


def middle(place: Locator) -> Point:
    """The middle of an element on the screen."""
    box = place.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
