"""The pages and the HTTP interface."""

import os

from flask import Flask
from htmx_flask import Htmx
from sqlalchemy import URL
from werkzeug.middleware.proxy_fix import ProxyFix

from adjudicator.resources import TEMPLATES
from adjudicator.service.judge import LONGEST_QUESTION
from adjudicator.service.shelf import Shelf
from adjudicator.store.database import connect, prepare, usual_url
from adjudicator.store.log import Log
from adjudicator.store.news import News, listen
from adjudicator.web import (
    about,
    api,
    beside,
    books,
    docs,
    front,
    history,
    house_rules,
    keeping,
    language,
    limits,
    live,
    offline,
    safety,
    search,
    sending,
    setup,
    sharing,
    sheet,
    spaces,
    table,
    visitors,
)
from adjudicator.web.discretion import DiscreetFlask
from adjudicator.web.gate import Gate
from adjudicator.web.remembered import Remembered

PARTS = (
    front,
    table,
    spaces,
    beside,
    keeping,
    books,
    house_rules,
    setup,
    sharing,
    live,
    history,
    about,
    sheet,
    language,
    search,
    docs,
    offline,
    api,
)


def create_app(store: URL | None = None, lines: int = live.MOST_LINES) -> Flask:
    """The application, with everything it serves, and the store that it keeps tables in."""
    app = DiscreetFlask("adjudicator", template_folder=str(TEMPLATES), static_folder=None)
    app.config["MAX_CONTENT_LENGTH"] = 2 * LONGEST_QUESTION
    app.wsgi_app = Gate(app.wsgi_app)  # type: ignore[method-assign]
    # How many servers stand before this one and tell the truth about who asks.
    if proxies := int(os.environ.get("ADJUDICATOR_PROXIES") or 0):
        passed = ProxyFix(app.wsgi_app, x_for=proxies, x_proto=proxies, x_host=proxies)
        app.wsgi_app = passed  # type: ignore[method-assign]
    app.jinja_env.trim_blocks = True
    app.jinja_env.lstrip_blocks = True
    engine = connect(store or usual_url())
    prepare(engine)
    shelf = Shelf(Log(engine), News())
    listen(engine, shelf.news)
    app.extensions.update(shelf=shelf, lines=live.Lines(lines), remembered=Remembered())
    Htmx(app)
    for part in PARTS:
        app.register_blueprint(part.pages)
    visitors.know(app)
    language.speak(app)
    limits.limit(app)
    safety.guard(app)
    sending.send_well(app)
    return app
