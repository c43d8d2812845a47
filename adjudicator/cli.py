"""The command line: judge a question, serve the pages, print a rule, look after a store."""

import argparse
import gettext
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TextIO

from adjudicator import __version__
from adjudicator.app.judge import ask, parse
from adjudicator.app.library import Library
from adjudicator.app.report import example_of
from adjudicator.core.input import InputError
from adjudicator.messages.as_json import fault_json, verdict_json
from adjudicator.messages.as_text import fault_text, verdict_text
from adjudicator.messages.languages import DOMAIN, languages, of_the_system, speech_in
from adjudicator.messages.renderer import Messages
from adjudicator.resources import CATALOGUES

ANSWERED, BAD_INPUT, WRONG_USAGE = 0, 1, 2


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status."""
    messages = _speech(sys.argv[1:] if arguments is None else arguments)
    parser = _parser(messages)
    options = parser.parse_args(arguments)
    if options.command == "judge":
        if options.lines == bool(options.file):
            parser.error(messages.label("command.either", {}))
        return _judge(options, messages)
    if options.command == "rule":
        return _print_rule(options.id, messages)
    if options.command == "example":
        return _print_example(options.file, messages)
    return (_serve if options.command == "serve" else _keep)(options, messages)


def _speech(arguments: Sequence[str]) -> Messages:
    """The language that is asked for, known before the rest so that help is told in it."""
    asked = argparse.ArgumentParser(add_help=False, exit_on_error=False, allow_abbrev=False)
    asked.add_argument("--lang", nargs="?")
    try:
        chosen = asked.parse_known_args(arguments)[0].lang
    except argparse.ArgumentError:
        chosen = None
    language = chosen if chosen in languages() else of_the_system()
    os.environ["LANGUAGE"] = language  # where gettext looks for what argparse says by itself
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


def _judge(options: argparse.Namespace, messages: Messages) -> int:
    if options.lines:
        return _judge_lines(sys.stdin, sys.stdout, messages)
    try:
        text = sys.stdin.read() if options.file == "-" else _read(options.file)
        verdict = ask(parse(text))
    except InputError as fault:
        if options.json:
            print(_written(fault_json(fault, messages)))
        else:
            print(fault_text(fault, messages), file=sys.stderr)
        return BAD_INPUT
    print(
        _written(verdict_json(verdict, messages))
        if options.json
        else verdict_text(verdict, messages)
    )
    return ANSWERED


def _read(file: str) -> str:
    try:
        return Path(file).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise InputError(file, "question.no-file", detail=str(error)) from None


def _judge_lines(questions: TextIO, verdicts: TextIO, messages: Messages) -> int:
    """Answer a question a line; a bad line gets its error and the stream goes on."""
    status = ANSWERED
    for line in questions:
        try:
            answer = verdict_json(ask(parse(line)), messages)
        except InputError as fault:
            answer = fault_json(fault, messages)
            status = BAD_INPUT
        print(_written(answer), file=verdicts, flush=True)
    return status


def _written(answer: object) -> str:
    return json.dumps(answer, ensure_ascii=False)


def _serve(options: argparse.Namespace, messages: Messages) -> int:
    from adjudicator.tables.sql.database import chosen_url  # noqa: PLC0415 - judging needs no store
    from adjudicator.tables.sql.dialects import dialect_of  # noqa: PLC0415
    from adjudicator.web.server import Serving, serve  # noqa: PLC0415 - nor a web server

    store = chosen_url(options.store)
    if options.processes > 1 and not dialect_of(store).multiprocess:
        print(messages.say("command.processes", {}), file=sys.stderr)
        return WRONG_USAGE
    host = "0.0.0.0" if options.lan else options.host  # noqa: S104 - as it was asked for
    serve(Serving(host, options.port, store, options.processes, lan=options.lan, messages=messages))
    return ANSWERED


def _print_example(file: str, messages: Messages) -> int:
    try:
        print(example_of(parse(_read(file))), end="")
    except InputError as fault:
        print(fault_text(fault, messages), file=sys.stderr)
        return BAD_INPUT
    return ANSWERED


def _keep(options: argparse.Namespace, messages: Messages) -> int:
    from adjudicator import commands  # noqa: PLC0415 - judging needs no store
    from adjudicator.tables.sql.database import chosen_url  # noqa: PLC0415

    store = chosen_url(options.store)
    if options.command == "doctor":
        return commands.doctor(store, messages, print)
    if options.days < 1:
        print(messages.say("command.days", {}), file=sys.stderr)
        return WRONG_USAGE
    return commands.sweep(store, options.days, messages, print, dry=options.dry_run)


def _print_rule(rule_id: str, messages: Messages) -> int:
    try:
        print(Library.find(messages.language).rule(rule_id).text)
    except InputError as fault:
        print(messages.fault(fault), file=sys.stderr)
        return BAD_INPUT
    return ANSWERED


if __name__ == "__main__":
    sys.exit(main())
