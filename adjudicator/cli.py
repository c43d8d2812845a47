"""The command line: parse the arguments, then run one command.

Only the module of that command is imported, so that printing a rule doesn't wait for a web server.
"""

import argparse
import gettext
import os
import sys
from collections.abc import Sequence

from adjudicator.commands.parser import build_parser
from adjudicator.loading import load
from adjudicator.messages.languages import DOMAIN, languages, of_the_system, speech_in
from adjudicator.messages.renderer import Messages
from adjudicator.resources import CATALOGUES


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status."""
    messages = _speech(sys.argv[1:] if arguments is None else arguments)
    parser = build_parser(messages)
    options = parser.parse_args(arguments)
    if "file" in options and not _has_one_input(options):
        parser.error(messages.label("command.either", {}))
    # A command has the module of its name, whose `run` returns the exit status.
    command = load(f"adjudicator.commands.{options.command}")
    status: int = command.run(options, messages)
    return status


def _has_one_input(options: argparse.Namespace) -> bool:
    """Whether there is one input: a file, lines, or what is piped in, which needs no dash."""
    lines = getattr(options, "lines", False)
    if not lines and options.file is None and not sys.stdin.isatty():
        options.file = "-"
    return lines != bool(options.file)


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


if __name__ == "__main__":
    sys.exit(main())
