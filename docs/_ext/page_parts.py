"""What the templates need beside the text of a page: words, games, groups of pages, addresses."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any

from docutils import nodes
from sphinx import addnodes
from sphinx.application import Sphinx
from telling import root_of, speech_of, told

from adjudicator.games import GAMES
from adjudicator.messages.languages import languages
from adjudicator.messages.lookup import game_name

#: How long the description of a page may be; search engines show no more.
LONGEST = 160
#: Pages for those who work on the project are written in one language.
_ENGLISH = "contributing/"


@dataclass(frozen=True)
class Group:
    """Pages of the sidebar under one heading."""

    title: str
    pages: tuple[tuple[str, str], ...]


def groups_of(app: Sphinx, docname: str) -> list[Group]:
    """The groups that a page's lists of pages make, each with the titles and names of its pages."""
    kept: dict[str, list[Group]] = app.env.temp_data.setdefault("groups", {})
    if docname not in kept:
        kept[docname] = list(_groups(app, docname))
    return kept[docname]


def _groups(app: Sphinx, docname: str) -> Iterator[Group]:
    titles = app.env.titles
    for listed in app.env.get_doctree(docname).findall(addnodes.toctree):
        found = [(titles[name].astext(), name) for _, name in listed["entries"] if name in titles]
        yield Group(listed["caption"] or "", tuple(found))


def description(doctree: nodes.document | None) -> str:
    """The first sentences of a page, as many as fit."""
    first = doctree.next_node(nodes.paragraph) if doctree else None
    words = " ".join(first.astext().split()) if first else ""
    if len(words) <= LONGEST:
        return words
    whole, found, _ = words[:LONGEST].rpartition(". ")
    return f"{whole}." if found else words[: LONGEST - 1].rpartition(" ")[0] + "…"


def _others(app: Sphinx, page: str) -> list[tuple[str, str]]:
    """The page in each language, as absolute as the configured address makes it."""
    if page.startswith(_ENGLISH):
        return []
    address = app.config.docs_address
    return [
        (code, f"{address}{root_of(code)}{app.builder.get_target_uri(page)}")
        for code in languages()
    ]


def _add(
    app: Sphinx,
    page: str,
    _template: str,
    context: dict[str, Any],
    doctree: nodes.document | None,
) -> None:
    context["told"] = partial(told, app.config)
    context["games"] = {game: game_name(game, speech_of(app.config)) for game in GAMES}
    context["groups"] = groups_of(app, app.config.root_doc)
    topic = page.partition("/")[0]
    context["own_groups"] = groups_of(app, f"{topic}/index") if topic in GAMES else []
    context["description"] = description(doctree)
    context["other_languages"] = _others(app, page)
    context["address"] = app.config.docs_address


def setup(app: Sphinx) -> dict[str, bool]:
    """Give it to each page."""
    app.add_config_value("docs_address", "", "html")
    app.connect("html-page-context", _add)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
