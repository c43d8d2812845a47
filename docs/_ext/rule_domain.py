"""A Sphinx domain for rules and rulings: written once, linked and indexed everywhere.

``.. rule:: apex.los.higher-blocks`` describes a rule, ``:rule:`apex.los.higher-blocks``` links to
it; ``:aliases:`` are ids that it had before, ``:beta:`` its page in the beta, where that has it
too, and ``:other:`` what the other edition has in its place, where no code tells that.
``.. ruling:: corner-x`` describes an open point beside its rule, a value an option,
and ``:ruling:`corner-x``` links to it.
"""

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import Any, ClassVar

from docutils import nodes
from docutils.parsers.rst import directives
from printings import counterparts, is_printed_twice, is_unsaid
from sphinx import addnodes
from sphinx.application import Sphinx
from sphinx.config import Config
from sphinx.domains import Domain
from sphinx.environment import BuildEnvironment
from sphinx.roles import XRefRole
from sphinx.util import logging
from sphinx.util.docutils import SphinxDirective
from sphinx.util.nodes import make_refnode
from telling import pages_in, told

from adjudicator.games import GAMES

logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class RuleEntry:
    """A rule as the docs hold it."""

    id: str
    title: str
    page: str
    edition: str
    lookup: bool
    docname: str
    #: Ids that it had before, or that rules had which it took in.
    aliases: tuple[str, ...] = ()
    #: Its page in the beta, where it stands in both books.
    beta: str = ""
    #: What the other edition has in its place.
    other: tuple[str, ...] = ()

    @property
    def editions(self) -> list[str]:
        """The editions that it holds in."""
        return ["core", "beta"] if self.beta else [self.edition]

    def book(self, config: Config) -> str:
        """How the book is called that it is told after."""
        twice = is_printed_twice(self.id)
        return told(config, f"book.{self.edition}" if twice else "book.only")

    def books(self, config: Config) -> str:
        """Where it stands, in each edition that has it, and what the other has instead."""
        where, elsewhere = self.where(config), self.elsewhere(config)
        return f"{where}; {elsewhere}{', '.join(self.other)}" if elsewhere else where

    def where(self, config: Config) -> str:
        """The pages that it stands on."""
        facts = {"book": self.book(config), "pages": pages_in(config, self.page)}
        if self.beta:
            return told(config, "books.beta", **facts, beta=pages_in(config, self.beta))
        return told(config, "books.one", **facts)

    @property
    def is_elsewhere(self) -> str:
        """How the other edition stands to it, where that does not have it."""
        if self.beta or not is_printed_twice(self.id):
            return ""
        if self.other:
            return "instead"
        return "silent" if is_unsaid(self.id) else "absent"

    def elsewhere(self, config: Config) -> str:
        """How the other edition is told of, where that does not have it."""
        if not self.is_elsewhere:
            return ""
        other = "beta" if self.edition == "core" else "core"
        words = told(config, f"books.{self.is_elsewhere}-{other}")
        return f"{words} " if self.other else words


@dataclass(frozen=True)
class RulingEntry:
    """A ruling as the docs hold it."""

    name: str
    title: str
    docname: str


class rule_body(nodes.Element):  # noqa: N801 - docutils names its nodes so
    """The words of a rule, to be shown in place elsewhere too."""


class RuleDirective(SphinxDirective):
    """Describes a rule: its title, the page of its book, what it says."""

    required_arguments = 1
    has_content = True
    option_spec: ClassVar[dict[str, Any]] = {
        "title": directives.unchanged_required,
        "page": directives.unchanged_required,
        "edition": directives.unchanged,
        "lookup": directives.flag,
        "aliases": directives.unchanged_required,
        "beta": directives.unchanged_required,
        "other": directives.unchanged_required,
    }

    def run(self) -> list[nodes.Node]:
        """The rule as a section of its own, so that every table of contents has it."""
        entry = RuleEntry(
            self.arguments[0],
            self.options["title"],
            self.options["page"],
            self.options.get("edition", "core"),
            "lookup" in self.options,
            self.env.docname,
            tuple(self.options.get("aliases", "").split()),
            self.options.get("beta", ""),
            self._other(),
        )
        self.env.get_domain("rule").note_rule(entry, self.get_location())
        section = nodes.section(ids=[entry.id], classes=["rule"])
        section += self._title(entry.title)
        section += self._facts(entry)
        body = rule_body(rule=entry.id)
        self.state.nested_parse(self.content, self.content_offset, body)
        section += body
        self.state.document.note_explicit_target(section)
        return [section]

    def _title(self, words: str) -> nodes.title:
        """The title; knowing where it comes from, it is translated."""
        title = nodes.title(words, words)
        self.set_source_info(title)
        return title

    def _other(self) -> tuple[str, ...]:
        written = tuple(self.options.get("other", "").split())
        edition = self.options.get("edition", "core")
        return written or counterparts(self.arguments[0], edition)

    def _facts(self, entry: RuleEntry) -> nodes.paragraph:
        facts = nodes.paragraph(classes=["rule-facts"])
        facts += nodes.Text(entry.where(self.config))
        if elsewhere := entry.elsewhere(self.config):
            links = ", ".join(f":rule:`{other}`" for other in entry.other)
            parsed, messages = self.parse_inline(f"; {elsewhere}{links}")
            facts += [*parsed, *messages]
        if entry.lookup:
            facts += nodes.Text(told(self.config, "books.lookup"))
        facts += [nodes.Text(" "), nodes.literal(entry.id, entry.id)]
        return facts


class _AnyOption(dict[str, Any]):
    """Options of any name: those of a ruling are its values."""

    def __missing__(self, _name: str) -> Any:  # noqa: ANN401
        return directives.unchanged_required

    def __contains__(self, _name: object) -> bool:
        return True

    def __bool__(self) -> bool:
        return True


class RulingDirective(SphinxDirective):
    """Describes an open point and what each of its values says, the default first."""

    required_arguments = 1
    has_content = True
    option_spec: ClassVar[dict[str, Any]] = _AnyOption()

    def run(self) -> list[nodes.Node]:
        """A box beside the rule."""
        name = self.arguments[0]
        title = self.options.pop("title")
        ruling = next((g.rulings[name] for g in GAMES.values() if name in g.rulings), None)
        if ruling is None or tuple(self.options) != ruling.values:
            expected = ruling.values if ruling else ()
            logger.warning(
                "ruling %s describes %s, its code has %s",
                name,
                tuple(self.options),
                expected,
                location=self.get_location(),
            )
            return []
        entry = RulingEntry(name, title, self.env.docname)
        self.env.get_domain("rule").note_ruling(entry, self.get_location())
        box = nodes.admonition(ids=[f"ruling-{name}"], classes=["ruling"], ruling=name)
        box += nodes.title(title, title)
        self.set_source_info(box[0])
        self.state.nested_parse(self.content, self.content_offset, box)
        box += self._values()
        return [box]

    def _values(self) -> nodes.definition_list:
        values = nodes.definition_list()
        for number, (value, words) in enumerate(self.options.items()):
            item = nodes.definition_list_item()
            term = nodes.term("", "", nodes.literal(value, value))
            if not number:
                term += nodes.Text(" " + told(self.config, "ruling.default"))
            parsed, messages = self.parse_inline(words)
            meaning = nodes.paragraph(words, "", *parsed, *messages)
            self.set_source_info(meaning)
            item += [term, nodes.definition("", meaning)]
            values += item
        return values


class RuleDomain(Domain):
    """Rules and rulings."""

    name = "rule"
    label = "Rules"
    directives: ClassVar[dict[str, Any]] = {"rule": RuleDirective, "ruling": RulingDirective}
    roles: ClassVar[dict[str, Any]] = {
        "rule": XRefRole(innernodeclass=nodes.inline),
        "ruling": XRefRole(innernodeclass=nodes.inline),
    }
    initial_data: ClassVar[dict[str, Any]] = {"rules": {}, "rulings": {}}
    data_version = 5

    @property
    def rules(self) -> dict[str, RuleEntry]:
        """The rules that were described, by id."""
        return {key: RuleEntry(**value) for key, value in self.data["rules"].items()}

    @property
    def rulings(self) -> dict[str, RulingEntry]:
        """The rulings that were described, by name."""
        return {key: RulingEntry(**value) for key, value in self.data["rulings"].items()}

    def note_rule(self, entry: RuleEntry, location: str) -> None:
        """Keep a rule, and complain about a second of the same id."""
        if entry.id in self.data["rules"]:
            logger.warning("rule %s is described twice", entry.id, location=location)
        self.data["rules"][entry.id] = asdict(entry)

    def note_ruling(self, entry: RulingEntry, location: str) -> None:
        """Keep a ruling, and complain about a second of the same name."""
        if entry.name in self.data["rulings"]:
            logger.warning("ruling %s is described twice", entry.name, location=location)
        self.data["rulings"][entry.name] = asdict(entry)

    def clear_doc(self, docname: str) -> None:
        """Forget what a document described, before it is read anew."""
        for kind in ("rules", "rulings"):
            for key, value in list(self.data[kind].items()):
                if value["docname"] == docname:
                    del self.data[kind][key]

    def merge_domaindata(self, docnames: set[str], otherdata: dict[str, Any]) -> None:
        """Take over what another process has read."""
        for kind in ("rules", "rulings"):
            for key, value in otherdata[kind].items():
                if value["docname"] in docnames:
                    self.data[kind][key] = value

    def resolve_xref(  # noqa: PLR0913, PLR0917 - Sphinx's own
        self,
        env: BuildEnvironment,
        fromdocname: str,
        builder: Any,  # noqa: ANN401
        typ: str,
        target: str,
        node: addnodes.pending_xref,
        contnode: nodes.Element,
    ) -> nodes.reference | None:
        """Link to a rule or ruling by its title, unless the text says otherwise."""
        del env
        entry = self.data["rules" if typ == "rule" else "rulings"].get(target)
        if entry is None:
            return None
        anchor = target if typ == "rule" else f"ruling-{target}"
        words = contnode if node.get("refexplicit") else nodes.inline("", entry["title"])
        return make_refnode(builder, fromdocname, entry["docname"], anchor, words, entry["title"])

    def get_objects(self) -> Iterator[tuple[str, str, str, str, str, int]]:
        """What the search finds by name."""
        for rule in self.rules.values():
            yield rule.id, rule.title, "rule", rule.docname, rule.id, 1


def _note_titles(app: Sphinx, doctree: nodes.document) -> None:
    """Keep titles as they are once they were translated, and write beside rulings what they are."""
    data = app.env.get_domain("rule").data
    for section in doctree.findall(nodes.section):
        if "rule" in section["classes"]:
            data["rules"][section["ids"][0]]["title"] = section[0].astext()
    for box in doctree.findall(nodes.admonition):
        if name := box.get("ruling"):
            title = box[0]
            data["rulings"][name]["title"] = title.astext()
            title.insert(0, nodes.Text(told(app.config, "ruling.label") + ": "))


def setup(app: Sphinx) -> dict[str, bool]:
    """Add the domain; its directives and roles need no prefix."""
    app.connect("doctree-read", _note_titles)
    app.add_domain(RuleDomain)
    app.add_directive("rule", RuleDirective)
    app.add_directive("ruling", RulingDirective)
    for role in ("rule", "ruling"):
        app.add_role(role, _prefixed(role))
    app.add_node(rule_body, html=(_open, _close), text=(_open, _close))
    return {"parallel_read_safe": True, "parallel_write_safe": True}


def _prefixed(role: str) -> XRefRole:
    """A role of the domain that can be written without its name."""

    class Role(XRefRole):
        def run(self) -> tuple[list[nodes.Node], list[nodes.system_message]]:
            self.name = f"rule:{role}"
            return super().run()

    return Role(innernodeclass=nodes.inline)


def _open(self: Any, node: nodes.Element) -> None:  # noqa: ANN401
    del self, node


_close = _open
