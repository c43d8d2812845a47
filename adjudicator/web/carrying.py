"""The pocket beside a server: its parts, its worker, and what a page says of it."""

import json
import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from flask import Blueprint, Flask, Response, abort, current_app, send_from_directory

from adjudicator.core.values import JsonObject
from adjudicator.resources import POCKET
from adjudicator.web.security import POLICY
from adjudicator.web.sending import A_YEAR, version

pages = Blueprint("carrying", __name__)

#: The folder that `make pocket` has built, if it isn't where a checkout has it.
VARIABLE = "ADJUDICATOR_POCKET"
#: What the build knows, in that folder.
KNOWN = "pocket.json"
#: Only the worker may compile Python; pages may not.
_POLICY = f"{POLICY}; script-src 'self' 'wasm-unsafe-eval'"


@dataclass(frozen=True)
class Carried:
    """The parts that this server offers: their folder, and what their build knows."""

    folder: Path
    build: JsonObject

    @property
    def megabytes(self) -> int:
        """What all parts weigh."""
        parts: Sequence[tuple[str, int, str]] = self.build["parts"]
        return round(sum(size for _, size, _ in parts) / 1e6)


def find_carried() -> Carried | None:
    """The parts, if they were built with the static files that this server has."""
    folder = Path(os.environ.get(VARIABLE) or POCKET)
    try:
        build = json.loads((folder / KNOWN).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
    return Carried(folder.absolute(), build) if build["statics"] == version() else None


def init_carrying(app: Flask, carried: Carried | None = None) -> None:
    """Offer the parts on pages; nothing is offered where there are none."""
    app.extensions["carried"] = carried
    app.jinja_env.globals["megabytes"] = carried.megabytes if carried else 0


@pages.get("/pocket.js")
def worker() -> Response:
    """The worker of those who take the judge along."""
    script = worker_script(beside_server(_carried().build))
    headers = {"Content-Security-Policy": _POLICY}
    return Response(script, mimetype="text/javascript", headers=headers)


@pages.get("/pocket/<build>/<name>")
def part(build: str, name: str) -> Response:
    """A part, which never changes under its address."""
    parts = _carried().folder / "pocket"
    response = send_from_directory(parts, f"{build}/{name}", max_age=A_YEAR)
    response.cache_control.immutable = True
    return response


def _carried() -> Carried:
    carried: Carried | None = current_app.extensions["carried"]
    return carried or abort(404)


def beside_server(build: JsonObject) -> JsonObject:
    """What the worker knows where a server answers first."""
    files = ["/offline" if name == build["instead"] else name for name in build["files"]]
    return {**build, "alone": False, "instead": "/offline", "files": files}


def worker_script(build: JsonObject) -> str:
    """The script of the worker: a module can't import by a name that it makes up."""
    folder = f"/pocket/{build['version']}"
    return (
        f'import {{ loadPyodide }} from "{folder}/pyodide.mjs";\n'
        f'import createPyodideModule from "{folder}/pyodide.asm.mjs";\n'
        f'import {{ begin }} from "/static/{build["statics"]}/pocket-worker.js";\n'
        f"begin({{ build: {json.dumps(build)}, loadPyodide, createPyodideModule }});\n"
    )
