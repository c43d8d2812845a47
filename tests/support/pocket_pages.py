"""Pages to compare between a server and the pocket, found by following links."""

import re
from collections.abc import Callable, Iterator

#: Where to begin, and which links lead to pages that the app renders.
_FIRST = (
    "/",
    "/search?q=cover",
    "/search?q=zzz",
    "/setup",
    "/nowhere",
    "/offline",
    "/api/v1/openapi.json",
)
_LINK = re.compile(r'(?:href|src|hx-get)="(/(?:table/|search|setup|rules/)[^"#]*)')


def crawl(get: Callable[[str], str], most: int) -> Iterator[tuple[str, str]]:
    """Addresses and their pages, breadth first, as `get` answers them."""
    found = dict.fromkeys(_FIRST)
    for number, address in enumerate(list_growing(found)):
        if number == most:
            return
        page = get(address)
        found.update(dict.fromkeys(link.replace("&amp;", "&") for link in _LINK.findall(page)))
        yield address, page


def list_growing(found: dict[str, None]) -> Iterator[str]:
    """The keys of a dictionary that grows meanwhile, in order."""
    done = 0
    while done < len(found):
        for address in [*found][done:]:
            done += 1
            yield address
