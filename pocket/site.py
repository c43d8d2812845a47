"""The folder to serve: parts, files, docs, and pages that are made beforehand."""

import hashlib
import json
import shutil
from collections.abc import Iterator, Mapping
from pathlib import Path

from flask import render_template

from adjudicator.app.archive import FORM
from adjudicator.app.tables import examples
from adjudicator.core.values import JsonObject
from adjudicator.messages.languages import languages
from adjudicator.pocket.bridge import Pocket
from adjudicator.web.carrying import KNOWN, worker_script
from adjudicator.web.offline import docs_to_keep
from adjudicator.web.sending import version
from pocket.pack import as_tree, as_zip, compressed
from pocket.places import DOCS, PYODIDE, ROOT, SITE

#: The origin that prepared pages are asked under; none of them says it.
_ORIGIN = "https://pocket.invalid"
_TREES = ("packages", "app", "docs")
#: The page that is shown where the judge can't answer.
_INSTEAD = "/404.html"


def make_site(staged: Mapping[str, Path]) -> None:
    """Make the folder anew."""
    shutil.rmtree(SITE, ignore_errors=True)
    packed = {name: compressed(content) for name, content in parts(staged).items()}
    build = hashlib.sha256(b"".join([*packed.values(), *scripts().values()])).hexdigest()[:12]
    for name, content in (packed | scripts()).items():
        _write(f"pocket/{build}/{name}", content)
    _copy_files()
    known = _known(build, packed)
    _write(KNOWN, json.dumps(known).encode())
    _write("pocket.js", worker_script(known).encode())
    _make_pages()


def parts(staged: Mapping[str, Path]) -> dict[str, bytes]:
    """What the judge is started from, before compression."""
    runtime = {"runtime": (PYODIDE / "pyodide.asm.wasm").read_bytes()}
    trees = {name: as_tree(staged[name]) for name in _TREES}
    return {**runtime, "stdlib": as_zip(staged["stdlib"]), **trees}


def scripts() -> dict[str, bytes]:
    """The scripts of Pyodide, which the worker imports by name."""
    return {name: (PYODIDE / name).read_bytes() for name in ("pyodide.mjs", "pyodide.asm.mjs")}


def _known(build: str, packed: Mapping[str, bytes]) -> JsonObject:
    """What the worker knows of its build; a server says beside which pages it answers."""
    return {
        "version": build,
        "statics": version(),
        "alone": True,
        "form": FORM,
        "instead": _INSTEAD,
        "info": json.loads((PYODIDE / "pyodide-lock.json").read_text())["info"],
        "parts": [[name, len(content), _digest(content)] for name, content in packed.items()],
        "trees": _TREES,
        "files": [*_static_files(), "/favicon.ico", _INSTEAD],
        "docs": [*_docs()],
    }


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:16]


def _static_files() -> Iterator[str]:
    for file in sorted((ROOT / "static").rglob("*")):
        if file.is_file() and file.name != "sw.js":
            yield f"/static/{version()}/{file.relative_to(ROOT / 'static').as_posix()}"


def _docs() -> Iterator[str]:
    for language in languages():
        for name in docs_to_keep(language):
            yield f"/docs/{name}"


def _copy_files() -> None:
    hidden = shutil.ignore_patterns(".*", "_sources")
    for place in (f"static/{version()}", "static"):
        shutil.copytree(ROOT / "static", SITE / place, ignore=hidden, dirs_exist_ok=True)
    shutil.copytree(DOCS, SITE / "docs", ignore=hidden)
    shutil.copy(ROOT / "static" / "icon.svg", SITE / "favicon.ico")


def _make_pages() -> None:
    """The front page and the example tables; any other page is made by the judge on the device."""
    pocket = Pocket()
    _write("index.html", _page(pocket, "/"))
    with pocket.app.test_request_context("/"):
        _write("404.html", _prepared(render_template("loading.html"), ""))
    for ref in examples("en"):
        _write(f"table/{ref}/index.html", _page(pocket, f"/table/{ref}"))
        picture = pocket.answer("GET", f"{_ORIGIN}/table/{ref}/board.svg", ())
        _write(f"table/{ref}/board.svg", picture.body)


def _page(pocket: Pocket, address: str) -> bytes:
    return _prepared(pocket.answer("GET", _ORIGIN + address, ()).body.decode(), address)


def _prepared(page: str, address: str) -> bytes:
    """A page that loads the judge, and the address that it was made for."""
    script = f'<script src="/static/{version()}/pocket-page.js" type="module"></script>\n</head>'
    page = page.replace("<html ", f'<html data-made="{address}" ', 1)
    return page.replace("</head>", script, 1).encode()


def _write(name: str, content: bytes) -> None:
    (SITE / name).parent.mkdir(parents=True, exist_ok=True)
    (SITE / name).write_bytes(content)
