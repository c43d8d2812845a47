"""The pages and the HTTP interface."""

import os
from contextlib import ExitStack

from flask import Flask
from htmx_flask import Htmx
from sqlalchemy import URL
from werkzeug.middleware.proxy_fix import ProxyFix

from adjudicator.app.judge import LONGEST_QUESTION
from adjudicator.app.repository import TableRepository
from adjudicator.resources import TEMPLATES
from adjudicator.tables.sql.database import opened, prepare, usual_url
from adjudicator.tables.sql.log import Log
from adjudicator.tables.sql.notify import News, listen
from adjudicator.web import (
    api,
    description,
    docs,
    editions,
    front,
    history,
    house_rules,
    language,
    limits,
    live,
    offline,
    overlays,
    permalink,
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
from adjudicator.web.concurrency import Gate
from adjudicator.web.redaction import DiscreetFlask
from adjudicator.web.response_cache import Remembered

PARTS = (
    front,
    table,
    spaces,
    overlays,
    permalink,
    editions,
    house_rules,
    setup,
    sharing,
    live,
    history,
    description,
    sheet,
    language,
    search,
    docs,
    offline,
    api,
)


def create_app(store: URL | None = None, lines: int = live.MOST_LINES) -> Flask:
    """The application, with everything it serves, and the store that it keeps tables in.

    The store is open as long as the application is; whoever makes one ends it with `close_app`.
    """
    app = DiscreetFlask("adjudicator", template_folder=str(TEMPLATES), static_folder=None)
    app.config["MAX_CONTENT_LENGTH"] = 2 * LONGEST_QUESTION
    app.wsgi_app = Gate(app.wsgi_app)  # type: ignore[method-assign]
    # How many servers stand before this one and tell the truth about who asks.
    if proxies := int(os.environ.get("ADJUDICATOR_PROXIES") or 0):
        passed = ProxyFix(app.wsgi_app, x_for=proxies, x_proto=proxies, x_host=proxies)
        app.wsgi_app = passed  # type: ignore[method-assign]
    app.jinja_env.trim_blocks = True
    app.jinja_env.lstrip_blocks = True
    repository = _repository(app, store or usual_url())
    app.extensions.update(repository=repository, lines=live.Lines(lines), remembered=Remembered())
    Htmx(app)
    for part in PARTS:
        app.register_blueprint(part.pages)
    visitors.know(app)
    language.speak(app)
    limits.limit(app)
    safety.guard(app)
    sending.send_well(app)
    return app


def _repository(app: Flask, store: URL) -> TableRepository:
    """The tables of a store, and in the application what closes it."""
    closing = app.extensions["closing"] = ExitStack()
    engine = closing.enter_context(opened(store))
    closing.callback(prepare(engine))
    repository = TableRepository(Log(engine), News())
    closing.callback(listen(engine, repository.news))
    return repository


def close_app(app: Flask) -> None:
    """End an application: nobody listens for its news any more, and its store is closed."""
    closing: ExitStack = app.extensions["closing"]
    closing.close()
