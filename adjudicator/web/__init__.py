"""The pages and the HTTP interface."""

import os
from contextlib import ExitStack
from math import inf
from typing import TYPE_CHECKING

from flask import Flask
from htmx_flask import Htmx
from werkzeug.middleware.proxy_fix import ProxyFix

from adjudicator.app.repository import TableRepository
from adjudicator.core.input import build_records
from adjudicator.games import GAMES
from adjudicator.loading import load
from adjudicator.resources import TEMPLATES
from adjudicator.web import (
    api,
    board,
    cards,
    carrying,
    description,
    docs,
    editions,
    errors,
    front,
    history,
    house_rules,
    language,
    limits,
    live,
    naming,
    notices,
    offline,
    permalink,
    picture,
    replicas,
    search,
    security,
    sending,
    setup,
    sharing,
    spaces,
    table,
    templating,
    typed,
)
from adjudicator.web.patches import PatchLog
from adjudicator.web.redaction import RedactingFlask
from adjudicator.web.response_cache import ResponseCache

if TYPE_CHECKING:
    from sqlalchemy import URL

PARTS = (
    front,
    table,
    spaces,
    board,
    picture,
    permalink,
    editions,
    house_rules,
    setup,
    sharing,
    live,
    history,
    description,
    cards,
    language,
    search,
    docs,
    offline,
    carrying,
    replicas,
    api,
)


def create_app(store: "URL | None" = None, streams: int = limits.MAX_STREAMS) -> Flask:
    """The application with the database of its tables.

    The database stays open until `close_app`.
    """
    closing = ExitStack()
    # Where the application is built around another store, there is no database.
    repository = load("adjudicator.web.database").open_repository(closing, store)
    app = build_app(repository, streams, limits.chosen_factor())
    app.extensions["closing"] = closing
    carrying.init_carrying(app, carrying.find_carried())
    return app


def build_app(repository: TableRepository, streams: int = 0, wide: float = inf) -> Flask:
    """The application with the repository of its tables, and with a factor on all limits."""
    load_games()
    app = RedactingFlask("adjudicator", template_folder=str(TEMPLATES), static_folder=None)
    app.config["MAX_CONTENT_LENGTH"] = limits.LONGEST_FORM
    # The contract gives the fields of an answer an order.
    app.json.sort_keys = False  # type: ignore[attr-defined]
    # The number of trusted proxies in front of this server.
    app.config["PROXIES"] = proxies = int(os.environ.get("ADJUDICATOR_PROXIES") or 0)
    if proxies:
        passed = ProxyFix(app.wsgi_app, x_for=proxies, x_proto=proxies, x_host=proxies)
        app.wsgi_app = passed  # type: ignore[method-assign]
    # The host names that this server answers to; any by default.
    app.config["TRUSTED_HOSTS"] = os.environ.get("ADJUDICATOR_HOSTS", "").split() or None
    templating.init_templating(app)
    app.jinja_env.globals.update(table_name=naming.table_name, as_said=typed.as_said)
    # Whether tables are stored where nobody else can open them; the pocket says that they are.
    app.jinja_env.globals["on_device"] = lambda _ref: False
    app.extensions["repository"] = repository
    app.extensions["stream-slots"] = live.StreamSlots(streams)
    app.extensions["responses"] = ResponseCache()
    app.extensions["patches"] = PatchLog()
    Htmx(app)
    for part in PARTS:
        app.register_blueprint(part.pages)
    security.init_security(app)
    language.init_language(app)
    notices.init_notices(app)
    carrying.init_carrying(app)
    limits.init_limits(app, wide)
    errors.init_errors(app)
    sending.init_sending(app)
    templating.add_macros(app)
    return app


def load_games() -> None:
    """Load all games, so that no request waits for one, and no two threads build its records."""
    tuple(GAMES.values())
    build_records()


def close_app(app: Flask) -> None:
    """Stop listening for changes and close the database."""
    closing: ExitStack = app.extensions["closing"]
    closing.close()
