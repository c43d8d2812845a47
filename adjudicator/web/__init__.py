"""The pages and the HTTP interface."""

from flask import Flask
from htmx_flask import Htmx
from waitress import serve as serve_forever

from adjudicator.resources import STATIC, TEMPLATES
from adjudicator.service.judge import LONGEST_QUESTION
from adjudicator.web import api, docs, front, safety, table


def create_app() -> Flask:
    """The application, with everything it serves."""
    app = Flask("adjudicator", template_folder=str(TEMPLATES), static_folder=str(STATIC))
    app.config["MAX_CONTENT_LENGTH"] = 2 * LONGEST_QUESTION
    app.jinja_env.trim_blocks = True
    app.jinja_env.lstrip_blocks = True
    Htmx(app)
    for part in (front, table, docs, api):
        app.register_blueprint(part.pages)
    safety.guard(app)
    return app


def serve(host: str, port: int) -> None:
    """Serve until interrupted."""
    print(f"Adjudicator listens on http://{host}:{port}", flush=True)  # noqa: T201
    serve_forever(create_app(), host=host, port=port, threads=8, ident=None)
