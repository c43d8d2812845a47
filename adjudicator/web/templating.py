"""What templates are given beyond Flask's own, so that a page is rendered sooner."""

import re
from collections.abc import Hashable

from flask import Flask, request, url_for
from jinja2 import Environment, ModuleLoader
from jinja2.ext import Extension
from markupsafe import Markup, escape

from adjudicator.app.lru import LruCache
from adjudicator.app.tables import OpenTable
from adjudicator.resources import COMPILED
from adjudicator.web.language import language

_INCLUDE = re.compile(r'{% include "([\w/.]+)" %}')


#: A text of a template, with nothing to be filled in.
_TEXT = re.compile(r"""(?<![\w.])_\((?P<text>"[^"\\]*"|'[^'\\]*')\)""")


class Inlined(Extension):
    """Paste included templates in while a template is compiled, and have texts looked up.

    Jinja looks an included template up and copies all variables whenever it is rendered, and a
    verdict includes two dozen. It takes half a dozen calls to call a function, and a verdict has
    fifty texts.
    """

    def preprocess(self, source: str, name: str | None, filename: str | None = None) -> str:  # noqa: ARG002
        """The source with all that it includes."""
        return _TEXT.sub(r"_[\g<text>]", _inlined(self.environment, source))


def _inlined(environment: Environment, source: str) -> str:
    return _INCLUDE.sub(lambda found: _pasted(environment, found[1]), source)


def _pasted(environment: Environment, name: str) -> str:
    """A template to paste in; what it sets, it sets for itself."""
    assert environment.loader is not None  # noqa: S101 - Flask gives it one
    source, *_ = environment.loader.get_source(environment, name)
    return "{% with %}" + _inlined(environment, source).removesuffix("\n") + "{% endwith %}"


def init_templating(app: Flask) -> None:
    """Set templates up; the filters and globals of the other parts come beside these."""
    if COMPILED.is_dir():
        app.jinja_env.loader = ModuleLoader(COMPILED)
    app.jinja_env.trim_blocks = True
    app.jinja_env.lstrip_blocks = True
    app.jinja_env.add_extension(Inlined)
    app.jinja_env.globals.update(version=version, url_for=_address)


def add_macros(app: Flask) -> None:
    """Give templates the macro of a field; each import of it would compare all globals."""
    module = app.jinja_env.get_template("fields.html").module
    app.jinja_env.globals["field"] = vars(module)["field"]


def version(table: OpenTable, number: str | None = None) -> Markup:
    """The version of the table that a form shows, so that others' later changes can be merged."""
    if table.number is None:
        return Markup()
    shown = escape(table.number if number is None else number)
    return Markup(f'<input type="hidden" name="seen" value="{shown}">')  # noqa: S704 - escaped


#: Addresses that pages link to, as far as they have room, in bytes; each is in its key as well.
_ADDRESSES: LruCache[Hashable, str] = LruCache(4_000_000, lambda address: 2 * len(address) + 500)


def _address(endpoint: str, **values: Hashable) -> str:
    """An address for a link; a page has dozens, and they hardly ever change."""
    key = (request.script_root, language(), endpoint, *values.items())
    found = _ADDRESSES.get(key)
    if found is None:
        found = url_for(endpoint, **values)  # type: ignore[arg-type]
        _ADDRESSES.put(key, found)
    return found
