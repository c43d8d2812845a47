"""The look of pictures that stand alone: the page's own stylesheets, colours filled in."""

import re
from functools import cache
from typing import Literal

from adjudicator.resources import STATIC

Theme = Literal["light", "dark"]

_OWN = """
.page { fill: var(--paper); }
.ends, .foot, .legend text { fill: var(--muted); font-size: 16px; }
.headline { font-size: 38px; font-weight: 750; fill: var(--ink); }
.headline.clear { fill: var(--clear); }
.headline.blocked { fill: var(--blocked); }
.headline.open { fill: var(--ruling); }
.reason { fill: var(--ink); font-size: 18px; }
.foot { font-size: 13px; }
.picture .board { overflow: visible; }
.picture { font-family: var(--font); }
"""


@cache
def stylesheet(theme: Theme) -> str:
    """All rules that a picture needs, its colours those of a theme."""
    tokens = _tokens(theme)
    rules = (STATIC / "board.css").read_text(encoding="utf-8") + _OWN
    rules = re.sub(r"/\*.*?\*/", "", rules, flags=re.DOTALL)
    return re.sub(r"var\((--[a-z0-9-]+)\)", lambda m: tokens.get(m[1], m[0]), rules)


def _tokens(theme: Theme) -> dict[str, str]:
    written = (STATIC / "tokens.css").read_text(encoding="utf-8")
    light, dark = (dict(_TOKEN.findall(part)) for part in written.split("@media", 1))
    return {**light, **dark} if theme == "dark" else light


_TOKEN = re.compile(r"(--[a-z0-9-]+): ([^;]+);")
