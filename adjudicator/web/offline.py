"""Offline use: what the service worker caches."""

import hashlib
import json
from functools import cache
from pathlib import Path

from flask import Blueprint, Response, jsonify, render_template, url_for

from adjudicator.app.library import Library
from adjudicator.messages.languages import languages
from adjudicator.resources import DOCS, STATIC, docs_in
from adjudicator.web.language import language
from adjudicator.web.sending import version

pages = Blueprint("offline", __name__)

#: The files of the docs that are cached, without those for contributors.
KEPT = {".html", ".css", ".js"}
INDEX = "search.json"
#: What other workers are made of.
_NOT_IN_SHELL = ("sw.js", "pocket-")
NOT_KEPT = ("_sources/", "contributing/", "genindex.html", "_static/debug.css")


@pages.get("/sw.js")
def worker() -> Response:
    """The service worker, at the root so that it covers every page; a new file makes a new one."""
    known = f"const VERSION = {json.dumps(version())};\nconst SHELL = {json.dumps(_shell())};\n"
    words = (STATIC / "sw.js").read_text(encoding="utf-8")
    return Response(known + words, mimetype="text/javascript")


@pages.get("/offline")
def show() -> str:
    """The page that is shown for what is not cached."""
    return render_template("offline.html")


@pages.get("/offline.json")
def manifest() -> Response:
    """The pages of the docs to cache, and the page of each rule."""
    start = url_for("docs.page", name="")
    rules = {rule.id: start + rule.url for rule in Library.find().rules.values()}
    docs = docs_in(language())
    files, stamp = _docs(docs, docs.stat().st_mtime_ns if docs.is_dir() else 0)
    return jsonify(version=stamp, pages=[start, *(start + name for name in files)], rules=rules)


def docs_to_keep(language: str) -> list[str]:
    """The files of the docs in a language to cache, as they lie beside each other."""
    docs = docs_in(language)
    names, _ = _docs(docs, 0)
    start = f"{docs.relative_to(DOCS).as_posix()}/".removeprefix("./")
    return [start + name for name in names]


def _shell() -> list[str]:
    files = sorted(str(f.relative_to(STATIC)) for f in STATIC.rglob("*") if f.is_file())
    links = [
        url_for("static", filename=name)
        for name in files
        if not (name.endswith(".png") or "LICENSE" in name or name.startswith(_NOT_IN_SHELL))
    ]
    return [url_for("front.front"), url_for("offline.show"), url_for("search.show"), *links]


@cache
def _docs(docs: Path, _changed: int) -> tuple[list[str], str]:
    """The files of one language to cache, and a hash of them."""
    if not docs.is_dir():
        return [], ""
    others = tuple(f"{code}/" for code in languages())
    names = sorted(
        name
        for file in docs.rglob("*")
        for name in [str(file.relative_to(docs))]
        if (file.suffix in KEPT or name == INDEX) and not name.startswith((*NOT_KEPT, *others))
    )
    held = hashlib.sha256()
    for name in names:
        held.update(name.encode() + b"\0" + (docs / name).read_bytes())
    return names, held.hexdigest()[:12]
