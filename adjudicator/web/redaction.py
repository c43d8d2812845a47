"""Redact the keys of tables in logs, so that reading a log opens no table."""

import logging
import re
import traceback

from flask import Flask, request

#: A ref that opens or carries a table, anywhere in a text.
_KEYS = re.compile(r"((?:look|edit)?(?:~|%7[eE]))[\w%-]+")
_HIDDEN = r"\1…"


def redact(text: str) -> str:
    """Replace the keys of tables in a text."""
    return _KEYS.sub(_HIDDEN, text)


class RedactingFilter(logging.Filter):
    """Redacts log records, including their tracebacks."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Let every record pass, redacted."""
        record.msg, record.args = redact(record.getMessage()), ()
        if record.exc_info and record.exc_info[1] is not None:
            record.exc_text = redact("".join(traceback.format_exception(record.exc_info[1])))
            # The error itself isn't passed on: its arguments may hold a key.
            record.exc_info = None
        return True


class RedactingFlask(Flask):
    """Flask that logs the route of a failed request instead of its address."""

    def log_exception(self, exc_info: object) -> None:
        """Log an unhandled exception."""
        route = request.url_rule.rule if request.url_rule else "no route"
        self.logger.error("Exception on %s [%s]", route, request.method, exc_info=exc_info)  # type: ignore[arg-type]
