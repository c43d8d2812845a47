"""The server under load: ours, with one page more that answers a bare fragment of any size."""

import sys

from flask import Flask, Response

from adjudicator.tables.sql.database import default_url
from adjudicator.web import create_app
from adjudicator.web.server import Server, Serving

#: As many phones as may hold a line to one process.
STREAMS = 400


class _Loaded(Server):
    def load(self) -> Flask:
        """The app, and what it is measured against."""
        app = super().load()
        app.add_url_rule("/bare/<int:size>", view_func=_bare)
        return app


def _bare(size: int) -> Response:
    return Response("<p>" + "a" * (size - 7) + "</p>", mimetype="text/html")


if __name__ == "__main__":
    assert create_app  # the code is read before the processes part
    _Loaded(Serving(port=0, store=default_url(), processes=int(sys.argv[1]), streams=STREAMS)).run()
