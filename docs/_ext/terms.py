"""A glossary of one game: ``.. terms::`` holds a definition list, as ``.. glossary::`` does.

Two games may use one word for two things, so a term is known by its page and not by its word.
"""

from typing import Any

from docutils import nodes
from sphinx import addnodes
from sphinx.application import Sphinx
from sphinx.transforms import SphinxTransform
from sphinx.util.docutils import SphinxDirective


class KeepSources(SphinxTransform):
    """Keeps what terms were before they are translated: by that the app knows them."""

    default_priority = 5

    def apply(self, **_options: Any) -> None:  # noqa: ANN401
        """Note the text of each term."""
        for term in self.document.findall(nodes.term):
            term["source-text"] = term.astext()


def source_of(term: nodes.term) -> str:
    """What a term is in the language that the docs are written in."""
    return str(term.get("source-text", term.astext()))


class Terms(SphinxDirective):
    """The words of a game, each with an anchor of its own."""

    has_content = True

    def run(self) -> list[nodes.Node]:
        """The list, its terms named by the page's folder."""
        game = self.env.docname.split("/")[0]
        found = addnodes.glossary(sorted=False)
        self.state.nested_parse(self.content, self.content_offset, found)
        for terms in found.findall(nodes.definition_list):
            terms["classes"].append("glossary")
        for term in found.findall(nodes.term):
            term["ids"].append(f"term-{game}-{nodes.make_id(term.astext())}")
            self.state.document.note_explicit_target(term)
        return [found]


def setup(app: Sphinx) -> dict[str, bool]:
    """Add the directive."""
    app.add_directive("terms", Terms)
    app.add_transform(KeepSources)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
