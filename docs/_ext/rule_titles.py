"""Cites rules by their titles, which are known, and translated, once all documents are read."""

import re
from html import escape

from sphinx.environment import BuildEnvironment

#: Stands behind the words of a link to a rule.
_ON = "\N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK}"
#: A link to a rule that shows its id.
_CITED = re.compile(r'(<a href="/rules/([^"]+)">)\2</a>')


def with_titles(markup: str, env: BuildEnvironment) -> str:
    """Markup whose links to rules show their titles, as the table page does."""
    rules = env.get_domain("rule").data["rules"]

    def titled(found: re.Match[str]) -> str:
        rule = rules.get(found[2])
        return f"{found[1]}{escape(rule['title'])} {_ON}</a>" if rule else found[0]

    return _CITED.sub(titled, markup)
