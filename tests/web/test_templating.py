"""What templates are given: parts that are pasted in, the version of a table, addresses."""

from dataclasses import replace

from flask import Flask, url_for
from jinja2 import DictLoader, Environment

from adjudicator.app.tables import examples
from adjudicator.web.language import COOKIE
from adjudicator.web.templating import Inlined, version

_PARTS = {
    "whole": 'one {% set x = 1 %}{% include "part.html" %}{{ x }}{{ y }}',
    "part.html": '{% set x = 2 %}{% set y = 3 %}[{{ x }}{% include "inner.html" %}]\n',
    "inner.html": "{{ given }}\n",
}


def test_a_pasted_part_is_rendered_as_an_included_one() -> None:
    """It sees what the whole is given, and what it sets stays in it."""
    for extensions in ([], [Inlined]):
        made = Environment(loader=DictLoader(_PARTS), extensions=extensions, autoescape=True)
        assert made.get_template("whole").render(given="<g>") == "one [2&lt;g&gt;]1"


def test_the_version_of_a_table_is_escaped() -> None:
    """A form that was refused comes back with what was sent; a table that isn't stored has none."""
    table = examples()["tuesday-table"]
    assert version(table) == ""
    stored = replace(table, number=7)
    assert version(stored) == '<input type="hidden" name="seen" value="7">'
    assert 'value="&#34;&gt;"' in version(stored, '">')


def test_cached_addresses_are_those_of_the_routes(app: Flask) -> None:
    """Of each language its own, and of each table."""
    address = app.jinja_env.globals["url_for"]
    assert callable(address)
    for language in ("en", "es", "en"):
        with app.test_request_context(headers={"Cookie": f"{COOKIE}={language}"}):
            for ref in ("one", "two"):
                values = {"ref": ref, "show": ("a=1", "b=2")}
                assert address("setup.show", **values) == url_for("setup.show", **values)
            name = {"name": "guide/verdicts.html"}
            assert address("docs.page", **name) == url_for("docs.page", **name)
