"""Complains, in other languages than the docs are written in, about what is not translated yet."""

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.util import logging

from adjudicator.resources import SOURCE

logger = logging.getLogger(__name__)


def _check(app: Sphinx, doctree: nodes.document) -> None:
    if app.config.language == SOURCE:
        return
    for node in doctree.findall(nodes.Element):
        if node.get("translated") is False:
            words = " ".join(node.astext().split())[:80]
            logger.warning("not translated to %s: %s", app.config.language, words, location=node)


def setup(app: Sphinx) -> dict[str, bool]:
    """Look through every document once it is translated."""
    app.connect("doctree-read", _check)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
