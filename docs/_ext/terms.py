"""A glossary of one game: ``.. terms::`` holds a definition list, as ``.. glossary::`` does.

Two games may use one word for two things, so a term is known by its page and not by its word.
"""

from typing import Any

from docutils import nodes
from sphinx import addnodes
from sphinx.application import Sphinx
from sphinx.transforms import SphinxTransform
from sphinx.util.docutils import SphinxDirective

from adjudicator.app.spelling import plain_words
from adjudicator.resources import SOURCE


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
        """The list, to be named by the page's folder."""
        found = addnodes.glossary(sorted=False, game=self.env.docname.split("/")[0])
        self.state.nested_parse(self.content, self.content_offset, found)
        for terms in found.findall(nodes.definition_list):
            terms["classes"].append("glossary")
        return [found]


class NameTerms(SphinxTransform):
    """Gives terms of one game their anchors, by what they are called in English.

    Only once they are translated: Sphinx lists translated terms that have one, and two games may
    share a word.
    """

    default_priority = 25

    def apply(self, **_options: Any) -> None:  # noqa: ANN401
        """Name each term by its game."""
        for found in self.document.findall(addnodes.glossary):
            for term in found.findall(nodes.term) if "game" in found else ():
                term["ids"].append(f"term-{found['game']}-{nodes.make_id(source_of(term))}")
                self.document.note_explicit_target(term)


def _sort(app: Sphinx, doctree: nodes.document) -> None:
    """Bring the terms into the order of the language that they are translated to."""
    if app.config.language == SOURCE:
        return
    for glossary in doctree.findall(addnodes.glossary):
        for terms in glossary.findall(nodes.definition_list):
            terms.children.sort(key=lambda item: plain_words(item[0].astext()))


def setup(app: Sphinx) -> dict[str, bool]:
    """Add the directive."""
    app.add_directive("terms", Terms)
    app.add_transform(KeepSources)
    app.add_transform(NameTerms)
    app.connect("doctree-read", _sort)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
