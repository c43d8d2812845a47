"""What is logged holds no address of a table: who reads a log opens none."""

import logging
import re
import traceback

from flask import Flask, request

#: What opens a table, or carries one, wherever it stands.
_KEYS = re.compile(r"((?:look|edit)?(?:~|%7[eE]))[\w%-]+")
_HIDDEN = r"\1…"


def hidden(text: str) -> str:
    """A text without the keys of tables."""
    return _KEYS.sub(_HIDDEN, text)


class Discreet(logging.Filter):
    """Hides the keys of tables in what is logged, in tracebacks too."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Let everything pass, without keys."""
        record.msg, record.args = hidden(record.getMessage()), ()
        if record.exc_info and record.exc_info[1] is not None:
            record.exc_text = hidden("".join(traceback.format_exception(record.exc_info[1])))
            # What an error carries is not handed on: its arguments may hold a key.
            record.exc_info = None
        return True


class DiscreetFlask(Flask):
    """Flask, but for what it logs of a fault of ours: the route, not the address."""

    def log_exception(self, exc_info: object) -> None:
        """Log a fault of ours."""
        route = request.url_rule.rule if request.url_rule else "no route"
        self.logger.error("Exception on %s [%s]", route, request.method, exc_info=exc_info)  # type: ignore[arg-type]
