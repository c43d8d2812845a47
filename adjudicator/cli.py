"""The command line: parse the arguments, then run one command.

Only the module of that command is imported, so that printing a rule doesn't wait for a web server.
"""

import argparse
import gettext
import os
import sys
from collections.abc import Sequence

from adjudicator import __version__
from adjudicator.loading import load
from adjudicator.messages.languages import DOMAIN, languages, of_the_system, speech_in
from adjudicator.messages.renderer import Messages
from adjudicator.resources import CATALOGUES

#: The module of each command; its `run` takes the options and returns the exit status.
COMMANDS = {
    "judge": "adjudicator.commands.judge",
    "serve": "adjudicator.commands.serve",
    "example": "adjudicator.commands.example",
    "rule": "adjudicator.commands.rule",
    "sweep": "adjudicator.commands.sweep",
    "doctor": "adjudicator.commands.doctor",
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status."""
    messages = _speech(sys.argv[1:] if arguments is None else arguments)
    parser = _parser(messages)
    options = parser.parse_args(arguments)
    if options.command == "judge" and options.lines == bool(options.file):
        parser.error(messages.label("command.either", {}))
    status: int = load(COMMANDS[options.command]).run(options, messages)
    return status


def _speech(arguments: Sequence[str]) -> Messages:
    """The language of `--lang`, read before the rest so that help is in that language."""
    asked = argparse.ArgumentParser(add_help=False, exit_on_error=False, allow_abbrev=False)
    asked.add_argument("--lang", nargs="?")
    try:
        chosen = asked.parse_known_args(arguments)[0].lang
    except argparse.ArgumentError:
        chosen = None
    language = chosen if chosen in languages() else of_the_system()
    os.environ["LANGUAGE"] = language  # where gettext looks for argparse's own texts
    gettext.bindtextdomain(DOMAIN, CATALOGUES)
    gettext.textdomain(DOMAIN)
    return speech_in(language)


def _parser(messages: Messages) -> argparse.ArgumentParser:
    def told(name: str) -> str:
        return messages.label(name, {})

    parser = argparse.ArgumentParser(prog="adjudicator", description=told("help.what"))
    version = f"adjudicator {__version__}"
    parser.add_argument("--version", action="version", version=version, help=told("help.version"))
    commands = parser.add_subparsers(dest="command", required=True)
    every = argparse.ArgumentParser(add_help=False)
    every.add_argument(
        "--lang", default=messages.language, choices=languages(), help=told("help.lang")
    )

    def add(name: str, description: str | None = None) -> argparse.ArgumentParser:
        brief = told(f"help.{name}")
        return commands.add_parser(
            name, help=brief, description=description or brief, parents=[every]
        )

    judge = add("judge", told("help.judge.long"))
    judge.add_argument("file", nargs="?", metavar="FILE", help=told("help.judge.file"))
    judge.add_argument("--json", action="store_true", help=told("help.judge.json"))
    judge.add_argument("--lines", action="store_true", help=told("help.judge.lines"))
    serve = add("serve")
    serve.add_argument("--host", default="127.0.0.1", help=told("help.serve.host"))
    serve.add_argument("--port", default=8000, type=int, help=told("help.serve.port"))
    serve.add_argument("--lan", action="store_true", help=told("help.serve.lan"))
    serve.add_argument("--processes", default=1, type=int, help=told("help.serve.processes"))
    add("example").add_argument("file", metavar="FILE", help=told("help.example.file"))
    add("rule").add_argument("id", metavar="ID", help=told("help.rule.id"))
    sweep = add("sweep")
    sweep.add_argument("--days", default=365, type=int, help=told("help.sweep.days"))
    sweep.add_argument("--dry-run", action="store_true", help=told("help.sweep.dry"))
    for command in (serve, sweep, add("doctor")):
        command.add_argument("--store", metavar="FOLDER", help=told("help.store"))
    return parser


if __name__ == "__main__":
    sys.exit(main())
