"""Gather and compile the modules that the pocket needs."""

import hashlib
import json
import shutil
import subprocess
import sysconfig
import zipfile
from collections.abc import Callable, Iterable
from fnmatch import fnmatch
from pathlib import Path

from adjudicator.resources import COMPILED
from adjudicator.web.sending import WRITTEN_VERSION, version
from pocket.fetch import CORE, node
from pocket.places import DOCS, HERE, PYODIDE, ROOT, STAGED
from pocket.slim import slim
from pocket.templates import compile_templates

#: The packages that the app imports without a database and a server.
PACKAGES = (
    "annotated_types", "babel", "blinker", "click", "flask", "flask_babel", "htmx_flask",
    "itsdangerous", "jinja2", "markupsafe", "networkx", "pydantic", "pytz", "rapidfuzz", "segno",
    "snowballstemmer", "typing_extensions.py", "typing_inspection", "werkzeug",
)  # fmt: skip
#: What of them and of the standard library is never imported there: a test answers pages and every
#: example of the docs without these.
_NOT_PACKED = (
    "__pyinstaller", "annotated_types/test_cases.py", "babel/languages.py", "babel/lists.py",
    "babel/messages/catalog.py", "babel/messages/checkers.py", "babel/messages/extract.py",
    "babel/messages/frontend.py", "babel/messages/jslexer.py", "babel/messages/mofile.py",
    "babel/messages/pofile.py", "babel/units.py", "click/_termui_impl.py", "click/_textwrap.py",
    "click/_winconsole.py", "click/shell_completion.py", "click/testing.py", "flask/__main__.py",
    "flask/debughelpers.py", "flask/testing.py", "flask/views.py", "jinja2/debug.py",
    "jinja2/meta.py", "jinja2/nativetypes.py", "jinja2/sandbox.py", "pydantic/class_validators.py",
    "pydantic/color.py", "pydantic/dataclasses.py", "pydantic/deprecated", "pydantic/experimental",
    "pydantic/mypy.py", "pydantic/networks.py", "pydantic/root_model.py", "pydantic/v1",
    "pydantic/validate_call_decorator.py", "pytz/reference.py", "pytz/zoneinfo",
    "rapidfuzz/process_cpp.py", "segno/cli.py", "segno/helpers.py", "tests",
    "werkzeug/_reloader.py", "werkzeug/debug", "werkzeug/middleware/http_proxy.py",
    "werkzeug/middleware/lint.py", "werkzeug/middleware/shared_data.py", "werkzeug/testapp.py",
)  # fmt: skip
_NOT_STANDARD = (
    "_ast_unparse.py", "_markupbase.py", "_pydatetime.py", "_pyio.py", "_pyrepl", "_strptime.py",
    "antigravity.py", "argparse.py", "asyncio/__main__.py", "asyncio/proactor_events.py",
    "asyncio/tools.py", "asyncio/windows_events.py", "asyncio/windows_utils.py", "bdb.py",
    "cProfile.py", "cmd.py", "colorsys.py", "compileall.py",
    "concurrent/futures/interpreter.py", "concurrent/futures/process.py", "concurrent/interpreters",
    "configparser.py", "csv.py", "ctypes", "curses", "dbm", "doctest.py",
    "email/_header_value_parser.py", "email/contentmanager.py", "email/generator.py",
    "email/headerregistry.py", "email/mime", "email/policy.py", "encodings/[bghjkmost]*.py",
    "encodings/cp[1-35-9]*.py", "encodings/euc*.py", "encodings/iso*.py", "encodings/p[at]*.py",
    "ensurepip", "filecmp.py", "fileinput.py", "ftplib.py", "getopt.py", "getpass.py",
    "graphlib.py", "html/parser.py", "http/cookiejar.py", "idlelib", "imaplib.py", "lib2to3",
    "logging/config.py", "logging/handlers.py", "mailbox.py", "modulefinder.py", "multiprocessing",
    "netrc.py", "nturl2path.py", "optparse.py", "pathlib/types.py", "pdb.py", "pickletools.py",
    "plistlib.py", "poplib.py", "profile.py", "pstats.py", "pty.py", "py_compile.py", "pyclbr.py",
    "pydoc.py", "pydoc_data", "pyodide/console.py", "rlcompleter.py", "runpy.py", "sched.py",
    "shelve.py", "shlex.py", "smtplib.py", "sqlite3", "statistics.py", "symtable.py", "tabnanny.py",
    "tarfile.py", "test", "this.py", "timeit.py", "tkinter", "trace.py", "tracemalloc.py", "tty.py",
    "turtle.py", "turtledemo", "unittest", "urllib/robotparser.py", "venv", "wave.py",
    "webbrowser.py", "wsgiref", "xml/dom", "xml/etree",
    "xml/parsers", "xml/sax/expatreader.py", "xmlrpc", "zipapp.py",
)  # fmt: skip
#: What of the app serves, stores in databases, or is a command.
_NOT_APP = (
    "cli.py", "commands", "extraction.py", "tables/sql", "web/counting.py", "web/database.py",
    "web/rates.py", "web/server.py", "web/serving/call.py", "web/serving/connection.py",
    "web/serving/files.py", "web/serving/room.py", "web/serving/turns.py", "web/serving/worker.py",
)  # fmt: skip
#: What the app reads of the docs of each language.
_FROM_DOCS = ("rules.json", "rulings.json", "search.json")
_BODIES = "rule-bodies.json"
#: What it reads of the static files; the host serves them.
_FROM_STATIC = ("board.css", "icon.svg", "tokens.css")
_DATA = (".dat", ".html", ".json", ".mo", ".so", ".toml", ".txt")


def stage() -> dict[str, Path]:
    """The folders of compiled modules and data, by the name of the part that each becomes."""
    parts: dict[str, Callable[[Path], None]] = {
        "stdlib": _stage_standard,
        "packages": _stage_packages,
        "app": _stage_app,
    }
    made = {name: _compiled(name, gather) for name, gather in parts.items()}
    made["docs"] = STAGED / "docs"
    shutil.rmtree(made["docs"], ignore_errors=True)
    _stage_docs(made["docs"] / "adjudicator" / "docs")
    return made


def _compiled(name: str, gather: Callable[[Path], None]) -> Path:
    """Gather a part and compile its modules, unless these are what was compiled last."""
    source, target, stamp = (STAGED / f"{name}{ending}" for ending in ("-source", "", ".stamp"))
    shutil.rmtree(source, ignore_errors=True)
    gather(source)
    now = _digest(source)
    if not stamp.is_file() or stamp.read_text() != now:
        shutil.rmtree(target, ignore_errors=True)
        shutil.copytree(source, target, ignore=shutil.ignore_patterns("*.py"))
        script = (HERE / "compile.mjs", PYODIDE, HERE / "compile.py", source, target)
        subprocess.run([node(), *map(str, script)], check=True)  # noqa: S603 - as pinned
        stamp.write_text(now)
    return target


def _digest(folder: Path) -> str:
    held = hashlib.sha256((HERE / "compile.py").read_bytes())
    for file in sorted(folder.rglob("*")):
        if file.is_file():
            held.update(str(file.relative_to(folder)).encode() + b"\0" + file.read_bytes())
    return held.hexdigest()


def _stage_standard(target: Path) -> None:
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as packed:
        wanted = [name for name in packed.namelist() if not _is_among(name, _NOT_STANDARD)]
        packed.extractall(target, wanted)


def _stage_packages(target: Path) -> None:
    installed = Path(sysconfig.get_path("purelib"))
    for name in PACKAGES:
        _copy(installed, name, target, _NOT_PACKED)
    _copy(CORE, "pydantic_core", target, ())
    slim(target)
    for file in [*target.rglob("*.so")]:
        if "pydantic_core" not in file.parts:
            file.unlink()  # for this machine


def _stage_app(target: Path) -> None:
    app = tuple(f"adjudicator/{name}" for name in _NOT_APP)
    _copy(ROOT, "adjudicator", target, app)
    compile_templates(target / "adjudicator" / COMPILED.relative_to(ROOT))
    static = target / "adjudicator" / "static"
    static.mkdir()
    for name in _FROM_STATIC:
        shutil.copy(ROOT / "static" / name, static)
    (static / WRITTEN_VERSION.name).write_text(version(), encoding="utf-8")


def _stage_docs(target: Path) -> None:
    for found in DOCS.rglob("*.json"):
        there = target / found.relative_to(DOCS)
        if found.name == _BODIES:
            there.with_suffix("").mkdir(parents=True)
            for rule, body in json.loads(found.read_text("utf-8")).items():
                (there.with_suffix("") / f"{rule}.html").write_text(body, "utf-8")
        elif found.name in _FROM_DOCS:
            there.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(found, there)


def _copy(root: Path, name: str, target: Path, without: Iterable[str]) -> None:
    """Copy the modules and the data of a package or module."""
    found = (root / name).rglob("*") if (root / name).is_dir() else [root / name]
    for file in found:
        inside = file.relative_to(root)
        wanted = file.suffix == ".py" or file.suffix in _DATA
        if file.is_file() and wanted and not _is_among(inside.as_posix(), without):
            (target / inside).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(file, target / inside)


def _is_among(name: str, places: Iterable[str]) -> bool:
    return any(fnmatch(f"/{name}/", f"*/{place}/*") for place in places)
