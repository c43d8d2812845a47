"""Whatever people call things, it is text: in pages, pictures, attributes, files and errors."""

import io
import json
from collections.abc import Iterator
from html.parser import HTMLParser
from typing import Any
from urllib.parse import quote

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.support.routes import addresses, kept

#: Ways to break out of text, of attributes in either quotes, of pictures, and of templates.
PAYLOADS = (
    '"><script>pwned()</script>',
    "'><img src=x onerror=pwned()>",
    "</title></svg><svg onload=pwned()>",
    '" onmouseover="pwned()" autofocus="',
    "{{7*7}}{% raw %}<!--<a href=javascript:pwned()>",
    "\u202e&lt;script&gt;\r\nX-Evil: 1\x00\x0b",
)

#: What shows nothing that anybody has typed.
FILES = ("live.stream", "static", "docs.page", "docs.start", "front.icon")


class Elements(HTMLParser):
    """Every element of a page with its attributes."""

    def __init__(self, page: str) -> None:
        super().__init__(convert_charrefs=True)
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.feed(page)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note an element."""
        self.found.append((tag, dict(attrs)))

    def strange(self) -> Iterator[object]:
        """What no page of ours has: scripts of others, handlers, links that run something."""
        for tag, attributes in self.found:
            if tag == "script" and not (attributes.get("src") or "").startswith("/static/"):
                yield tag, attributes
            if any(name.startswith("on") or name in ("style", "autofocus") for name in attributes):
                yield tag, attributes
            for name in ("href", "src", "action", "xlink:href", "formaction"):
                where = (attributes.get(name) or "").strip().lower()
                if where.startswith(("javascript:", "data:", "//", "x")):
                    yield tag, attributes
            if tag in ("iframe", "object", "embed", "base", "meta") and "http-equiv" in attributes:
                yield tag, attributes


def hostile(words: str) -> dict[str, Any]:
    """A table where everything that may have a name has this one."""
    name = words[:80]
    return {
        "game": "apex",
        "title": words,
        "board": {"columns": 8, "rows": 6},
        "components": [
            {"kind": "custom", "on": "edge", "from": [3, 0], "to": [3, 3], "name": name,
             "tags": ["BLOCKAGE", "LEVEL 1"]},
            {"kind": "supply-bin", "from": [5, 5], "to": [6, 5]},
        ],
        "figures": [
            {"id": "A", "name": name, "squad": "red", "at": [1, 1], "note": words,
             "weapons": [{"name": name, "range": [1, 9], "difficulty": 50, "rate": [1]}],
             "backpack": [name]},
            {"id": "B", "name": name, "squad": "blue", "at": [6, 1]},
            {"id": "C", "name": name, "squad": "blue"},
        ],
    }  # fmt: skip


def asked(words: str) -> tuple[str, ...]:
    """What to ask of it, so that names come into verdicts, fields and faults."""
    typed = quote(words)
    return (
        "",
        "?from=A&to=B",
        "?ask=cover&from=A&to=B",
        "?ask=to-hit&from=A&to=B",
        "?ask=move&from=A&points=3",
        f"?from={typed}&to=B",
        f"?ask={typed}&from=A&to={typed}",
        f"?piece={typed}&place={typed}&q={typed}&at=A",
        f"?at={typed}",
        "?at=1,1",
        "?at=component:custom-0",
    )


@pytest.mark.parametrize("words", PAYLOADS, ids=range(len(PAYLOADS)))
def test_names_are_text_everywhere(app: Flask, client: FlaskClient, words: str) -> None:
    """No page has an element or an attribute that a name brought in; files keep their names."""
    look, change = kept(client, hostile(words))
    orders = (
        {"do": "title", "title": words + "!"},
        {"do": "name", "figure": "A", "name": words[:79] + "."},
        {"do": "put", "piece": words, "place": "A1"},
        {"do": words},
        {"do": "move", "figure": words, "place": words},
    )
    answers = [client.post(f"/table/{change}/setup", data=order) for order in orders]
    answers.append(client.post(f"/table/{change}/cards/figures/A", data={"health": words}))
    answers.append(client.post("/setup", data={"scene": words}))
    answers.append(client.post("/setup", data={"game": words, "columns": words}))
    answers.append(client.post(f"/table/{change}/do", data={"ask": words, "from": words}))
    for ref in (look, change):
        for rule, address in addresses(app, "GET", ref):
            if rule.endpoint not in FILES:
                queries = asked(words) if ref == change else asked(words)[:1]
                answers += [client.get(address + query) for query in queries]
    answers.append(client.get("/rules/" + quote(words, safe="")))
    answers.append(client.get(f"/table/{look}/setup/try?do=put&piece={quote(words)}&place=A1"))
    answers.append(client.get(f"/table/{change}", headers={"HX-Request": "true"}))
    shown = 0
    for answer in answers:
        assert answer.status_code in (200, 302, 303, 400, 404), answer.request.path
        assert not {"X-Evil"} & {*dict(answer.headers)}
        if answer.mimetype == "text/html":
            assert [*Elements(answer.text).strange()] == [], answer.request.path
            shown += "pwned" in answer.text
    assert shown > 20 or "pwned" not in words


def test_a_picture_in_an_answer_is_clean_too(client: FlaskClient) -> None:
    """What a script puts into the page as it comes holds no name unescaped."""
    look, _ = kept(client, hostile(PAYLOADS[0]))
    tried = client.get(f"/table/{look}/setup/try?do=move&figure=A&place=C3").get_json()
    assert tried["ok"]
    assert [*Elements(tried["ghost"]).strange()] == []


def test_files_come_under_names_of_ours(client: FlaskClient) -> None:
    """A title gets into no header, and the file still holds it."""
    look, _ = kept(client, hostile(PAYLOADS[5]))
    for name in ("scene.json", "history.json"):
        file = client.get(f"/table/{look}/{name}")
        assert file.headers["Content-Disposition"].isascii()
        assert file.mimetype == "application/json"
        assert PAYLOADS[5] in json.dumps(json.loads(file.text), ensure_ascii=False).replace(
            "\\r\\n", "\r\n"
        ).replace("\\u0000\\u000b", "\x00\x0b")


def test_a_history_from_elsewhere_is_text_too(client: FlaskClient) -> None:
    """Names in the facts of events are shown as they are."""
    look, _ = kept(client, hostile("x"))
    archive = client.get(f"/table/{look}/history.json").get_json()
    facts = {"title": PAYLOADS[0]}
    archive["events"].append(
        {
            "number": 1,
            "kind": "change",
            "device": "device-1",
            "at": 1.0,
            "told": {"says": "did.titled", "facts": facts},
            "change": {"edits": [], "removed": [], "added": [], "fields": {"title": PAYLOADS[0]}},
        }
    )
    file = (io.BytesIO(json.dumps(archive).encode()), "t.json")
    answer = client.post("/setup", data={"file": file}, follow_redirects=True)
    assert answer.status_code == 200
    assert "pwned" in answer.text
    assert [*Elements(answer.text).strange()] == []
