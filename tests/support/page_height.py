"""How high a page of the docs is on a phone, estimated from its markup with all folds closed."""

import re
from html.parser import HTMLParser

#: A phone's screen, and a line of text on it, in pixels.
SCREEN, LINE = 844, 22.7
#: Letters on a line, and what pictures take: those of tables, and screenshots of phones.
LETTERS, PICTURES = 46, {"svg": 300, "img": 800}
#: What stands above and below the text: the bar and the footer.
FRAME = 220
#: Blocks of text, each with the space around it in pixels.
BLOCKS = {
    "section": 0,
    "div": 0,
    "p": 8,
    "li": 4,
    "dt": 6,
    "dd": 6,
    "tr": 24,
    "pre": 24,
    "figcaption": 8,
    "summary": 34,
    "h1": 45,
    "h2": 38,
    "h3": 21,
    "h4": 20,
}


class _Blocks(HTMLParser):
    """Reads the blocks of an article that are shown while folds are closed."""

    def __init__(self) -> None:
        super().__init__()
        self.height = float(FRAME)
        self._folds: list[bool] = []
        self._text = ""
        self._within = self._in_row = False
        self._last = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Begin a block; what is in a fold is not shown, its summary is."""
        del attrs
        self._within |= tag == "article"
        if tag == "details":
            self._folds.append(False)
        if not self._is_shown():
            self._folds[-1:] = [tag == "summary"] if self._folds else []
        if self._is_shown():
            self._begin(tag)

    def handle_endtag(self, tag: str) -> None:
        """End a block."""
        self._in_row &= tag != "tr"
        if tag == "summary" and self._folds:
            self._text = self._text.strip()[:LETTERS]  # it is cut off at the end of its line
        if tag in BLOCKS and not self._in_row:
            self._close()
        if tag == "summary" and self._folds:
            self._folds[-1] = False
        if tag == "details" and self._folds:
            self._folds.pop()
        self._within &= tag != "article"

    def handle_data(self, data: str) -> None:
        """Gather text that is shown."""
        if self._is_shown():
            self._text += data

    def _is_shown(self) -> bool:
        return self._within and all(self._folds)

    def _begin(self, tag: str) -> None:
        """Begin a block, unless it stands in a cell: those of a row stand side by side."""
        self.height += PICTURES.get(tag, 0)
        if tag in BLOCKS and not self._in_row:
            self._close()
            self.height += 0 if self._last == "li" else BLOCKS[tag]
        self._in_row |= tag == "tr"
        self._last = tag

    def _close(self) -> None:
        """Add the lines of the text so far."""
        words = " ".join(self._text.split())
        self.height += LINE * -(-len(words) // LETTERS)
        self._text = ""


def estimated_height(page: str) -> float:
    """The height of a page in pixels."""
    blocks = _Blocks()
    blocks.feed(re.sub(r"<svg.*?</svg>", "<svg></svg>", page, flags=re.DOTALL))
    return blocks.height
