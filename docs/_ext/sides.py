"""A page to print: ``.. side:: Name`` is a side of paper, ``.. card:: Title`` a block on it."""

from typing import ClassVar

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective


class _Block(SphinxDirective):
    """A heading, and what stands below it, kept together."""

    required_arguments = 1
    final_argument_whitespace = True
    has_content = True
    level: ClassVar[int]
    kind: ClassVar[str]

    def run(self) -> list[nodes.Node]:
        """The block."""
        title = self.arguments[0]
        block = nodes.container(classes=[self.kind])
        heading = nodes.rubric(title, title, **{"heading-level": self.level})
        self.set_source_info(heading)
        block += heading
        self.state.nested_parse(self.content, self.content_offset, block)
        return [block]


class Side(_Block):
    """A side of paper."""

    level = 2
    kind = "print-side"


class Card(_Block):
    """A block of lines."""

    level = 3
    kind = "print-card"


def setup(app: Sphinx) -> dict[str, bool]:
    """Add the blocks."""
    app.add_directive("side", Side)
    app.add_directive("card", Card)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
