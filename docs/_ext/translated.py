"""Complains, in other languages than the docs are written in, about what is not translated yet."""

from functools import cache
from pathlib import Path
from typing import Any

from babel.messages.pofile import read_po
from sphinx.application import Sphinx
from sphinx.transforms import SphinxTransform
from sphinx.util import logging
from sphinx.util.i18n import docname_to_domain
from sphinx.util.nodes import extract_messages

from adjudicator.resources import SOURCE

logger = logging.getLogger(__name__)


class FindUntranslated(SphinxTransform):
    """Looks through every document before it is translated."""

    default_priority = 19

    def apply(self, **_options: Any) -> None:  # noqa: ANN401
        """Name each message that the catalogue has no text for."""
        language = self.config.language
        if language == SOURCE:
            return
        domain = docname_to_domain(self.env.docname, self.config.gettext_compact)
        locale = Path(self.env.srcdir, self.config.locale_dirs[0], language)
        known = _translated(locale / "LC_MESSAGES" / f"{domain}.po")
        for node, message in extract_messages(self.document):
            if message not in known:
                words = " ".join(message.split())[:80]
                logger.warning("not translated to %s: %s", language, words, location=node)


@cache
def _translated(file: Path) -> frozenset[str]:
    with file.open("rb") as written:
        told = (message for message in read_po(written) if message.string and not message.fuzzy)
        return frozenset(str(message.id) for message in told)


def setup(app: Sphinx) -> dict[str, bool]:
    """Look before Sphinx translates."""
    app.add_transform(FindUntranslated)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
