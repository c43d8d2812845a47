"""What the search finds, written for the app: rules, words of the glossary, rulings, things.

Each entry has its kind, a title, its text, its pages in the books, and the rules it leads to.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from docutils import nodes
from other_book import note_heading
from rule_domain import RuleDomain
from sphinx import addnodes
from sphinx.application import Sphinx
from telling import speech_of
from terms import source_of

from adjudicator.app.description import any_number, with_number
from adjudicator.core.game import AnyGame
from adjudicator.games import GAMES
from adjudicator.messages.lookup import where_it_stands

Entry = dict[str, Any]
Rules = Mapping[str, Entry]

#: The end of an entry: a word such as "See", and the rules that it leads to.
_SEE = re.compile(r"\s*\w+ [a-z]+\.\S+\.\S+.*$", re.DOTALL)
_ID = re.compile(r"\b[a-z]+(?:\.[a-z0-9-]+){2}\b")


def entries(app: Sphinx, domain: RuleDomain, rules: Sequence[Entry]) -> list[Entry]:
    """All entries: the rules, then the words, the rulings and what the boxes hold."""
    known = {rule["id"]: rule for rule in rules}
    words = list(terms_of(app, known))
    held = [
        entry
        for game in GAMES.values()
        for name, item in game.catalogue.items()
        for entry in [_item(game, name, item.name, words, known)]
    ]
    told = {entry["title"] for entry in held}
    kept = [word for word in words if word["title"] not in told]
    ruled = [_rule(app, domain, rule) for rule in rules]
    found = [*ruled, *kept, *_rulings(app, domain, known), *held]
    speech = speech_of(app.config)
    for entry in found:
        place = (entry["game"], entry["edition"], entry["page"])
        entry["where"] = where_it_stands(*place, speech)
    return [*found, *_guides(app)]


def _guides(app: Sphinx) -> Iterator[Entry]:
    """The sections of the guides, each with the paragraphs that stand right below its title."""
    for docname in sorted(name for name in app.env.found_docs if name.startswith("guide/")):
        for section in app.env.get_doctree(docname).findall(nodes.section):
            told = [part.astext() for part in section.children if isinstance(part, nodes.paragraph)]
            title = section.next_node(nodes.title)
            assert title is not None
            name, text = section["ids"][0], "\n".join(" ".join(words.split()) for words in told)
            url = f"{app.builder.get_target_uri(docname)}#{name}"
            entry = _entry("page", f"{docname}#{name}", "", title.astext(), url, text, [], None)
            yield {**entry, "where": app.env.titles[docname].astext()}


def _rule(app: Sphinx, domain: RuleDomain, rule: Entry) -> Entry:
    """A rule by its own words; who looks for it does not look for another book's slips."""
    note, noted = note_heading(app.config), domain.rules[rule["id"]]
    text = "\n".join(line for line in _body(rule).split("\n") if not line.startswith(note))
    game = rule["id"].split(".")[0]
    entry = _entry("rule", rule["id"], game, rule["title"], rule["url"], text, [rule["id"]], rule)
    pages = {noted.edition: page_numbers(noted.page)}
    if noted.beta:
        pages["beta"] = page_numbers(noted.beta)
    section = app.env.titles[noted.docname].astext()
    return {**entry, "section": section, "editions": noted.editions, "pages": pages}


def page_numbers(written: str) -> list[int]:
    """The pages that are written as numbers and ranges: 7, 12-14."""
    numbers: set[int] = set()
    for part in written.split(","):
        first, _, last = part.strip().partition("-")
        numbers.update(range(int(first), int(last or first) + 1))
    return sorted(numbers)


def _body(rule: Entry) -> str:
    """What a rule says: its sentences first, then the cells of its tables."""
    paragraphs = rule["text"].split("\n\n")[1:]
    return "\n".join(sorted(paragraphs, key=lambda words: not words.endswith((".", ":"))))


def _entry(  # noqa: PLR0913, PLR0917 - the fields of the file
    kind: str,
    name: str,
    game: str,
    title: str,
    url: str,
    text: str,
    rules: Sequence[str],
    book: Entry | None,
) -> Entry:
    """An entry; its page is that of the rule that it stands by."""
    return {
        "kind": kind,
        "id": name,
        "game": game,
        "title": title,
        "url": url,
        "text": text,
        "rules": list(rules),
        "page": book["page"] if book else "",
        "edition": book["edition"] if book else "",
        "tags": [],
        "section": "",
        "editions": [],
        "pages": {},
    }


def terms_of(app: Sphinx, rules: Rules) -> Iterator[Entry]:
    """The words of all glossaries."""
    for docname in sorted(app.env.found_docs):
        for glossary in app.env.get_doctree(docname).findall(addnodes.glossary):
            page = app.builder.get_target_uri(docname)
            for item in glossary.findall(nodes.definition_list_item):
                yield _term(item, docname.split("/")[0], page, rules)


def _term(item: nodes.definition_list_item, game: str, page: str, rules: Rules) -> Entry:
    term = next(iter(item.findall(nodes.term)))
    title, source = term.astext(), source_of(term)
    linked = [ref["reftarget"] for ref in item.findall(addnodes.pending_xref)]
    linked = [target for target in linked if target in rules]
    text = " ".join(" ".join(p.astext().split()) for p in item.findall(nodes.paragraph))
    told = _ID.sub(
        lambda match: rules.get(match[0], {"title": match[0]})["title"], _SEE.sub("", text)
    )
    kind = "tag" if re.match(r"[A-Z]{2}", source) else "term"
    url = f"{page}#{term['ids'][0]}"
    book = rules[linked[0]] if linked else None
    return _entry(kind, f"{game}:{source}", game, title, url, told, linked, book)


def _rulings(app: Sphinx, domain: RuleDomain, rules: Rules) -> Iterator[Entry]:
    for name, entry in domain.rulings.items():
        boxes = app.env.get_doctree(entry.docname).findall(nodes.admonition)
        box = next(box for box in boxes if f"ruling-{name}" in box["ids"])
        text = " ".join(" ".join(p.astext().split()) for p in box.findall(nodes.paragraph))
        game = next(game for game in GAMES.values() if name in game.rulings)
        rule = game.rulings[name].rule
        url = f"{app.builder.get_target_uri(entry.docname)}#ruling-{name}"
        yield _entry("ruling", name, game.name, entry.title, url, text, [rule], rules.get(rule))


def _item(game: AnyGame, name: str, title: str, words: Sequence[Entry], rules: Rules) -> Entry:
    """A thing of the box: in the words of the glossary, with the tags of the data."""
    item = game.catalogue[name]
    word = next((w for w in words if _named(w["id"], f"{game.name}:{title}")), None)
    called = word["title"] if word else title
    linked = list(dict.fromkeys([*(word["rules"] if word else ()), *item.rules]))
    book = rules[linked[0]]
    text = word["text"] if word else _body(book)
    url = word["url"] if word else book["url"]
    entry = _entry("thing", f"{game.name}/{name}", game.name, called, url, text, linked, book)
    titles = {any_number(word["id"]): word["title"] for word in words if word["kind"] == "tag"}
    tags = [
        with_number(tag, titles.get(any_number(f"{game.name}:{tag}"), tag)) for tag in item.tags
    ]
    return {**entry, "page": item.pages, "tags": tags}


def _named(term: str, title: str) -> bool:
    plain = re.sub(r"[- ]+", " ", term).casefold()
    wanted = re.sub(r"[- ]+", " ", title).casefold()
    return plain == wanted or plain.startswith(f"{wanted} of ")
