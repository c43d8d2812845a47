"""Whether a text of another language has English left in it."""

import re
from collections.abc import Iterator
from html.parser import HTMLParser

#: Words that no English sentence is long without, and that other languages of ours do not have.
_ENGLISH = frozenset(
    re.findall(
        r"\w+",
        """
        an and are at been but by can cannot does each from has have here how if into is it its
        nobody not nothing of on only or other out over than that the their them then there they
        this to was what when where which who whom whose why with without you your
        """,
    )
)
#: Names that stay as they are.
_NAMES = re.compile(
    r"Apex Legends: The Board Game|Guards of Atlantis( II)?|Earth Under Siege: Flashpoint"
    r"|Dome of Protection|Make it Count|Shield of Decay|Lift Up|Tali the Spiritcaller"
    r"|\w+(?:[.\-_]\w+)+"  # ids, and names of files
)


class _Reader(HTMLParser):
    """Reads what a person sees or hears of a page; code and other languages are left out."""

    SILENT = ("script", "style", "code", "pre", "kbd")
    VOID = ("br", "hr", "img", "input", "link", "meta", "source", "wbr")
    TOLD = ("aria-label", "title", "placeholder", "alt")

    def __init__(self, language: str) -> None:
        super().__init__()
        self._language = language
        self._silent: list[bool] = []
        self.texts: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        foreign = given.get("lang") not in (None, self._language)
        silent = tag in self.SILENT or foreign or (bool(self._silent) and self._silent[-1])
        if tag not in self.VOID:
            self._silent.append(silent)
        if not silent:
            self.texts.extend(given[name] or "" for name in self.TOLD if given.get(name))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in self.VOID:
            self._silent.pop()

    def handle_endtag(self, tag: str) -> None:
        if tag not in self.VOID and self._silent:
            self._silent.pop()

    def handle_data(self, data: str) -> None:
        if not (self._silent and self._silent[-1]):
            self.texts.append(data)


def texts_of(page: str, language: str) -> list[str]:
    """What a page says, piece by piece."""
    reader = _Reader(language)
    reader.feed(page)
    return [" ".join(text.split()) for text in reader.texts if text.strip()]


def english_in(texts: list[str]) -> Iterator[str]:
    """Those of the texts that have English in them."""
    for text in texts:
        words = re.findall(r"[^\W\d_]+", _NAMES.sub("", text).lower())
        letters = len(text) < 3  # what stands on a piece
        if not letters and _ENGLISH & set(words):
            yield text
