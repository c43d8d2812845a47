"""The arguments of every command, with their help."""

import argparse
from dataclasses import dataclass

from adjudicator import __version__
from adjudicator.messages.languages import languages
from adjudicator.messages.renderer import Messages

Parser = argparse.ArgumentParser

#: The commands whose own help says more than the list of commands.
_EXPLAINED = ("judge", "apply", "search", "rules")


def build_parser(messages: Messages) -> Parser:
    """The parser of the whole command line, in a language."""
    parser = Parser(prog="adjudicator", description=messages.label("help.what", {}))
    version, told = f"adjudicator {__version__}", messages.label("help.version", {})
    parser.add_argument("-V", "--version", action="version", version=version, help=told)
    adding = _Adding(parser.add_subparsers(dest="command", required=True), messages)
    _add_judging(adding)
    _add_looking_up(adding)
    _add_serving(adding)
    return parser


@dataclass(frozen=True)
class _Adding:
    """Adds commands and their options, with help in a language."""

    commands: "argparse._SubParsersAction[Parser]"
    messages: Messages

    def command(self, name: str) -> Parser:
        brief = self.told(f"help.{name}")
        long = self.told(f"help.{name}.long") if name in _EXPLAINED else brief
        parser = self.commands.add_parser(name, help=brief, description=long)
        parser.add_argument(
            "--lang",
            default=self.messages.language,
            choices=languages(),
            help=self.told("help.lang"),
        )
        return parser

    def told(self, name: str) -> str:
        return self.messages.label(name, {})

    def json(self, parser: Parser, name: str) -> None:
        parser.add_argument("--json", action="store_true", help=self.told(f"help.{name}.json"))


def _add_judging(adding: _Adding) -> None:
    for name in ("judge", "apply"):
        parser = adding.command(name)
        parser.add_argument("file", nargs="?", metavar="FILE", help=adding.told("help.judge.file"))
        if name == "judge":
            adding.json(parser, name)
            parser.add_argument(
                "--lines", action="store_true", help=adding.told("help.judge.lines")
            )
    adding.command("schema")
    adding.command("example").add_argument(
        "file", metavar="FILE", help=adding.told("help.example.file")
    )


def _add_looking_up(adding: _Adding) -> None:
    search = adding.command("search")
    search.add_argument("words", nargs="+", metavar="WORD", help=adding.told("help.search.words"))
    search.add_argument("--game", metavar="GAME", help=adding.told("help.search.game"))
    search.add_argument("--edition", metavar="EDITION", help=adding.told("help.search.edition"))
    search.add_argument(
        "--most", default=8, type=int, metavar="N", help=adding.told("help.search.most")
    )
    adding.json(search, "search")
    rules = adding.command("rules")
    rules.add_argument(
        "part", nargs="?", default="", metavar="PART", help=adding.told("help.rules.part")
    )
    adding.json(rules, "rules")
    adding.command("rule").add_argument("id", metavar="ID", help=adding.told("help.rule.id"))


def _add_serving(adding: _Adding) -> None:
    serve = adding.command("serve")
    serve.add_argument("--host", default="127.0.0.1", help=adding.told("help.serve.host"))
    serve.add_argument("--port", default=8000, type=int, help=adding.told("help.serve.port"))
    serve.add_argument("--lan", action="store_true", help=adding.told("help.serve.lan"))
    serve.add_argument("--processes", default=1, type=int, help=adding.told("help.serve.processes"))
    sweep = adding.command("sweep")
    sweep.add_argument("--days", default=365, type=int, help=adding.told("help.sweep.days"))
    sweep.add_argument("--dry-run", action="store_true", help=adding.told("help.sweep.dry"))
    for parser in (serve, sweep, adding.command("doctor")):
        parser.add_argument("--store", metavar="FOLDER", help=adding.told("help.store"))
