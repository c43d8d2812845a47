"""Examples: a scene, a question and the answer expected, as a picture and a test case.

The body is JSON: a question in the contract's form with an ``answer`` beside it. Where they are not
empty, ``disputed`` gives the readings that answer otherwise, ``missing`` the places of the numbers
that nobody has entered, and ``silent`` the rules that the edition leaves out. ``after`` carries the
question out and gives what the scene then holds: its fields, and entries of its lists by their ids,
as far as they matter; null stands for an entry that is gone. ``:scene-of:`` takes the scene of an
earlier example, and ``:edition:`` the edition that judges it. ``:book:`` gives the page, where the
example is one of the book's own.

``.. by-both-books::`` asks one question by the beta and by the final book. What each expects stands
under ``beta`` and under ``final``; the second example has the id of the first with ``-final``.
"""

import json
from dataclasses import asdict, dataclass
from html import escape
from typing import Any, ClassVar

from docutils import nodes
from docutils.parsers.rst import directives
from example_telling import TITLE, ExampleEntry, Telling
from rule_titles import with_titles
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment
from sphinx.util import logging
from sphinx.util.docutils import SphinxDirective
from telling import speech_of, told

from adjudicator.app.example_words import names_told, translated
from adjudicator.app.judge import Answered, answer
from adjudicator.app.query import query_for
from adjudicator.app.tables import open_scene, pack
from adjudicator.core.faults import InputError
from adjudicator.core.verdict import Verdict

logger = logging.getLogger(__name__)

#: What of a body is expected, and not a part of the question.
EXPECTED = ("answer", "disputed", "missing", "silent", "after")


@dataclass(frozen=True)
class Called:
    """What an example is called, and the page of its book, if it is one of the book's own."""

    id: str
    title: str
    book: str = ""
    #: The book of two that it is asked by.
    by: str = ""


class example(nodes.Element):  # noqa: N801 - docutils names its nodes so
    """A drawn example."""


class ExampleDirective(SphinxDirective):
    """Draws an example and proves it."""

    required_arguments = 1
    final_argument_whitespace = True
    has_content = True
    option_spec: ClassVar[dict[str, Any]] = {
        "id": directives.unchanged,
        "book": directives.unchanged_required,
        "scene-of": directives.unchanged_required,
        "edition": directives.unchanged_required,
    }

    @property
    def name_of_it(self) -> str:
        """The id that others take its scene by."""
        return self.options.get("id") or nodes.make_id(self.arguments[0])

    def run(self) -> list[nodes.Node]:
        """The picture with its verdict; a wrong answer fails the build."""
        called = Called(self.name_of_it, self.arguments[0], self.options.get("book", ""))
        return self.proved(called, self.options.get("edition", ""))

    def proved(self, called: Called, edition: str) -> list[nodes.Node]:
        """The example under one edition."""
        name = called.id
        try:
            question, expected = translated(self._read(edition), speech_of(self.config), names_told)
            found = answer({**question, "apply": True} if "after" in expected else question)
        except (json.JSONDecodeError, KeyError) as error:
            return self._complain("example %s cannot be read: %s", name, error)
        except InputError as fault:
            words = speech_of(self.config).fault(fault)
            return self._complain("example %s: %s: %s", name, fault.at, words)
        if difference := _difference(found, expected):
            return self._complain("example %s: expected %s, found %s", name, *difference)
        verdict = found.verdict
        entry = self._entry(called, question, expected, verdict)
        if name in examples_of(self.env):
            return self._complain("example %s stands twice", name)
        examples_of(self.env)[name] = asdict(entry)
        telling = Telling(self.config, entry, verdict)
        node = example(
            ids=[f"example-{name}"], markup="".join(telling.markup()), name=name, by=called.by
        )
        node["words"] = telling.words()
        # Knowing where it comes from, the title is translated.
        node += nodes.caption(called.title, called.title)
        self.set_source_info(node[0])
        self.state.document.note_explicit_target(node)
        return [node]

    def written(self, _edition: str) -> dict[str, Any]:
        """What stands in the body, for one edition."""
        data: dict[str, Any] = json.loads("\n".join(self.content))
        return data

    def _read(self, edition: str) -> list[dict[str, Any]]:
        data = self.written(edition)
        if other := self.options.get("scene-of"):
            data["scene"] = dict(_scenes(self.env)[other])
            data["scene"].pop("edition", None)
        if edition:
            data["scene"]["edition"] = edition
        expected = {key: data.pop(key) for key in EXPECTED if key in data}
        if "answer" not in expected:
            raise KeyError("answer")
        data["scene"].setdefault("game", self.env.docname.split("/")[0])
        _scenes(self.env)[self.name_of_it] = data["scene"]
        return [data, expected]

    def _entry(
        self,
        called: Called,
        question: dict[str, Any],
        expected: dict[str, Any],
        verdict: Verdict,
    ) -> ExampleEntry:
        return ExampleEntry(
            called.id,
            called.title,
            self.env.docname,
            called.book,
            sorted({step.rule for step in verdict.steps}),
            sorted({dispute.ruling for dispute in verdict.disputed}),
            question,
            expected,
            _table_link(question),
        )

    def _complain(self, words: str, *facts: object) -> list[nodes.Node]:
        logger.warning(words, *facts, location=self.get_location())
        return []


class BothBooks(ExampleDirective):
    """One question by the beta and by the final book, side by side."""

    option_spec: ClassVar[dict[str, Any]] = {
        name: check for name, check in ExampleDirective.option_spec.items() if name != "edition"
    }

    def run(self) -> list[nodes.Node]:
        """Both pictures; `:book:` is the beta's page."""
        title, name = self.arguments[0], self.name_of_it
        page = self.options.get("book", "")
        beta = self.proved(Called(name, title, page, "beta"), "beta")
        final = self.proved(Called(f"{name}-final", title, by="core"), "")
        box = nodes.container(classes=["both-books"])
        box += [*beta, *final]
        return [box]

    def written(self, edition: str) -> dict[str, Any]:
        """What stands in the body, with what this edition is expected to answer."""
        data = super().written(edition)
        told = {"beta": data.pop("beta"), "": data.pop("final")}
        return {**data, **told[edition]}


def examples_of(env: BuildEnvironment) -> dict[str, dict[str, Any]]:
    """The examples that were read so far, by id."""
    if not hasattr(env, "adjudicator_examples"):
        env.adjudicator_examples = {}
    found: dict[str, dict[str, Any]] = env.adjudicator_examples
    return found


def _scenes(env: BuildEnvironment) -> dict[str, dict[str, Any]]:
    """The scenes of examples as they are written, before their names are translated."""
    if not hasattr(env, "adjudicator_scenes"):
        env.adjudicator_scenes = {}
    found: dict[str, dict[str, Any]] = env.adjudicator_scenes
    return found


def _difference(answered: Answered, expected: dict[str, Any]) -> tuple[object, object] | None:
    verdict = answered.verdict
    found = {
        "answer": dict(verdict.answer),
        "disputed": [[dispute.ruling, dispute.value] for dispute in verdict.disputed],
        "missing": [missing.at for missing in verdict.missing],
        "silent": [silent.rule for silent in verdict.silent],
    }
    for name, value in found.items():
        if value != expected.get(name, []):
            return expected.get(name, []), value
    if "after" in expected and not _holds(answered.scene, expected["after"]):
        return expected["after"], answered.scene
    return None


def _holds(found: object, wanted: object) -> bool:
    """Whether a part of a scene is as wanted, as far as that says."""
    if isinstance(found, list) and isinstance(wanted, dict):
        found = {entry.get("id"): entry for entry in found}
    if isinstance(found, dict) and isinstance(wanted, dict):
        return all(_holds(found.get(name), part) for name, part in wanted.items())
    return found == wanted


def _table_link(question: dict[str, Any]) -> str:
    query = query_for(open_scene(question["scene"]), question)
    return f"/table/{pack(question['scene'])}{query.link}"


def _note_titles(app: Sphinx, doctree: nodes.document) -> None:
    """Keep the titles as they are once they were translated."""
    for node in doctree.findall(example):
        title = node[0].astext()
        if node["by"]:
            title = told(app.config, f"example.by-{node['by']}", title=title)
        node["title"] = examples_of(app.env)[node["name"]]["title"] = title


def _visit(self: Any, node: example) -> None:  # noqa: ANN401
    markup = node["markup"].replace(TITLE, escape(node["title"]))
    self.body.append(with_titles(markup, self.builder.env))
    raise nodes.SkipNode


def _visit_text(self: Any, node: example) -> None:  # noqa: ANN401
    self.add_text(node["words"].replace(TITLE, node["title"]))
    raise nodes.SkipNode


def _purge(_app: Sphinx, env: BuildEnvironment, docname: str) -> None:
    for name, entry in list(examples_of(env).items()):
        if entry["docname"] == docname:
            del examples_of(env)[name]


def setup(app: Sphinx) -> dict[str, bool]:
    """Add the directive; steps cite rules, so the domain of these is needed."""
    app.setup_extension("rule_domain")
    app.add_node(example, html=(_visit, None), text=(_visit_text, None))
    app.add_directive("example", ExampleDirective)
    app.add_directive("by-both-books", BothBooks)
    app.connect("env-purge-doc", _purge)
    app.connect("doctree-read", _note_titles)
    return {"parallel_read_safe": False, "parallel_write_safe": True}
