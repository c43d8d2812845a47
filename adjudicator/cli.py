"""The command line: judge a question, serve the pages, print a rule, look after a store."""

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TextIO

from adjudicator import __version__
from adjudicator.explain.as_json import fault_json, verdict_json
from adjudicator.explain.as_text import fault_text, verdict_text
from adjudicator.explain.speech import SPEECHES, Speech
from adjudicator.kernel.scene import Malformed
from adjudicator.service.judge import ask, parse
from adjudicator.service.library import Library
from adjudicator.service.report import example_of

ANSWERED, BAD_INPUT, WRONG_USAGE = 0, 1, 2


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status."""
    parser = _parser()
    options = parser.parse_args(arguments)
    if options.command == "judge":
        if options.lines == bool(options.file):
            parser.error("judge takes either a FILE or --lines")
        return _judge(options)
    if options.command == "rule":
        return _print_rule(options.id)
    if options.command == "example":
        return _print_example(options.file)
    return _serve(options) if options.command == "serve" else _keep(options)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="adjudicator", description="The judge at the table: exact, explained rulings."
    )
    parser.add_argument("--version", action="version", version=f"adjudicator {__version__}")
    commands = parser.add_subparsers(dest="command", required=True)
    judge = commands.add_parser("judge", help="answer a question", description=_JUDGE)
    judge.add_argument("file", nargs="?", metavar="FILE", help="a question in JSON; - reads stdin")
    judge.add_argument("--json", action="store_true", help="answer in JSON")
    judge.add_argument("--lines", action="store_true", help="a question a line in, a verdict out")
    judge.add_argument("--lang", default="en", choices=sorted(SPEECHES), help="language of words")
    serve = commands.add_parser("serve", help="serve the pages")
    serve.add_argument("--host", default="127.0.0.1", help="address to listen on")
    serve.add_argument("--port", default=8000, type=int, help="port to listen on")
    serve.add_argument("--lan", action="store_true", help="for every phone on the local network")
    serve.add_argument("--store", metavar="FOLDER", help="where tables are kept; " + _STORE)
    serve.add_argument(
        "--processes", default=1, type=int, help="how many; more than one need PostgreSQL"
    )
    example = commands.add_parser("example", help="turn the file of a ruling into an example")
    example.add_argument("file", metavar="FILE", help="what the button on the page gave")
    rule = commands.add_parser("rule", help="print a rule")
    rule.add_argument("id", metavar="ID", help="such as apex.los.higher-blocks")
    sweep = commands.add_parser("sweep", help="forget tables that nobody opens any more")
    sweep.add_argument("--days", default=365, type=int, help="not opened for so many (365)")
    sweep.add_argument("--dry-run", action="store_true", help="only say how many there are")
    doctor = commands.add_parser("doctor", help="see whether store, docs and search are well")
    for command in (sweep, doctor):
        command.add_argument("--store", metavar="FOLDER", help="where tables are kept; " + _STORE)
    return parser


_STORE = "else ADJUDICATOR_STORE, DATABASE_URL, or your data folder"

_JUDGE = (
    "Answer the question in a JSON file, as words for a person or as JSON. With --lines: read one "
    "question a line on standard input and write one JSON verdict a line, in order. Exit status: "
    "0 when all was answered, 1 when some input was bad, 2 for wrong usage."
)


def _judge(options: argparse.Namespace) -> int:
    speech = SPEECHES[options.lang]
    if options.lines:
        return _judge_lines(sys.stdin, sys.stdout, speech)
    try:
        text = sys.stdin.read() if options.file == "-" else _read(options.file)
        verdict = ask(parse(text))
    except Malformed as fault:
        if options.json:
            print(_written(fault_json(fault, speech)))
        else:
            print(fault_text(fault, speech), file=sys.stderr)
        return BAD_INPUT
    print(
        _written(verdict_json(verdict, speech)) if options.json else verdict_text(verdict, speech)
    )
    return ANSWERED


def _read(file: str) -> str:
    try:
        return Path(file).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise Malformed(file, "question.no-file", detail=str(error)) from None


def _judge_lines(questions: TextIO, verdicts: TextIO, speech: Speech) -> int:
    """Answer a question a line; a bad line gets its error and the stream goes on."""
    status = ANSWERED
    for line in questions:
        try:
            answer = verdict_json(ask(parse(line)), speech)
        except Malformed as fault:
            answer = fault_json(fault, speech)
            status = BAD_INPUT
        print(_written(answer), file=verdicts, flush=True)
    return status


def _written(answer: object) -> str:
    return json.dumps(answer, ensure_ascii=False)


def _serve(options: argparse.Namespace) -> int:
    from adjudicator.store.database import chosen_url  # noqa: PLC0415 - judging needs no store
    from adjudicator.web.server import Serving, serve  # noqa: PLC0415 - nor a web server

    store = chosen_url(options.store)
    if options.processes > 1 and store.get_backend_name() == "sqlite":
        print("Several processes need PostgreSQL: set DATABASE_URL.", file=sys.stderr)
        return WRONG_USAGE
    host = "0.0.0.0" if options.lan else options.host  # noqa: S104 - as it was asked for
    serve(Serving(host, options.port, store, options.processes, lan=options.lan))
    return ANSWERED


def _print_example(file: str) -> int:
    try:
        print(example_of(parse(_read(file))), end="")
    except Malformed as fault:
        print(fault_text(fault, SPEECHES["en"]), file=sys.stderr)
        return BAD_INPUT
    return ANSWERED


def _keep(options: argparse.Namespace) -> int:
    from adjudicator import commands  # noqa: PLC0415 - judging needs no store
    from adjudicator.store.database import chosen_url  # noqa: PLC0415

    store = chosen_url(options.store)
    if options.command == "doctor":
        return commands.doctor(store, print)
    if options.days < 1:
        print("--days takes 1 or more.", file=sys.stderr)
        return WRONG_USAGE
    return commands.sweep(store, options.days, dry=options.dry_run, say=print)


def _print_rule(rule_id: str) -> int:
    try:
        print(Library.find().rule(rule_id).text)
    except LookupError as error:
        print(error.args[0], file=sys.stderr)
        return BAD_INPUT
    return ANSWERED


if __name__ == "__main__":
    sys.exit(main())
