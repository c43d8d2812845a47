"""The pages and the HTTP interface."""

from flask import Flask
from htmx_flask import Htmx
from waitress import create_server

from adjudicator.resources import TEMPLATES
from adjudicator.service.judge import LONGEST_QUESTION
from adjudicator.web import (
    about,
    api,
    beside,
    docs,
    front,
    house_rules,
    keeping,
    offline,
    safety,
    search,
    sending,
    setup,
    sheet,
    spaces,
    table,
)

PARTS = (
    front,
    table,
    spaces,
    beside,
    keeping,
    house_rules,
    setup,
    about,
    sheet,
    search,
    docs,
    offline,
    api,
)


def create_app() -> Flask:
    """The application, with everything it serves."""
    app = Flask("adjudicator", template_folder=str(TEMPLATES), static_folder=None)
    app.config["MAX_CONTENT_LENGTH"] = 2 * LONGEST_QUESTION
    app.jinja_env.trim_blocks = True
    app.jinja_env.lstrip_blocks = True
    Htmx(app)
    for part in PARTS:
        app.register_blueprint(part.pages)
    safety.guard(app)
    sending.send_well(app)
    return app


def serve(host: str, port: int) -> None:
    """Serve until interrupted; port 0 takes a free one."""
    server = create_server(create_app(), host=host, port=port, threads=8, ident=None)
    print(f"Adjudicator listens on http://{host}:{server.effective_port}", flush=True)  # noqa: T201
    server.run()
