"""What somebody at a screen really sees."""

from playwright.sync_api import Locator

#: Whether the middle and the ends of something are on the screen, with nothing lying over them.
_UNCOVERED = """(element) => {
  const range = document.createRange();
  range.selectNodeContents(element);
  return [...range.getClientRects()].filter((box) => box.width > 1).every((box) =>
    [box.left + 2, box.left + box.width / 2, box.right - 2].every((x) => {
      const there = document.elementFromPoint(x, box.top + box.height / 2);
      return there !== null && (element.contains(there) || there.contains(element));
    }));
}"""


def uncovered(words: Locator) -> bool:
    """Whether every line of some words is on the screen, and nothing lies over it."""
    return bool(words.evaluate(_UNCOVERED))
