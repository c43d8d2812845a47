"""What the command line says."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "help.what": "The judge at the table: exact, explained rulings.",
    "help.version": "show the version and end",
    "help.judge": "answer a question",
    "help.judge.long": (
        "Answer the question in a JSON file, as words for a person or as JSON. With --lines: read "
        "one question a line on standard input and write one JSON verdict a line, in order. Exit "
        "status: 0 when all was answered, 1 when some input was bad, 2 for wrong usage."
    ),
    "help.judge.file": "a question in JSON; - reads stdin",
    "help.judge.json": "answer in JSON",
    "help.judge.lines": "a question a line in, a verdict out",
    "help.lang": "language of words; else that of the system, where it is known",
    "help.serve": "serve the pages",
    "help.serve.host": "address to listen on",
    "help.serve.port": "port to listen on",
    "help.serve.lan": "for every phone on the local network",
    "help.serve.processes": "how many; more than one need PostgreSQL",
    "help.store": (
        "where tables are kept; else ADJUDICATOR_STORE, DATABASE_URL, or your data folder"
    ),
    "help.example": "turn the file of a ruling into an example",
    "help.example.file": "what the button on the page gave",
    "help.rule": "print a rule",
    "help.rule.id": "such as apex.los.higher-blocks",
    "help.sweep": "forget tables that nobody opens any more",
    "help.sweep.days": "not opened for so many (365)",
    "help.sweep.dry": "only say how many there are",
    "help.doctor": "see whether store, docs and search are well",
    "command.either": "judge takes either a FILE or --lines",
    "command.processes": "Several processes need PostgreSQL: set DATABASE_URL.",
    "command.newer-store": (
        "A newer version of this program keeps the tables in {place}. Install that one; this one "
        "changes nothing there."
    ),
    "command.second-server": (
        "Another server uses {place} too. Nothing is lost, but what is done there shows here "
        "some seconds later; with PostgreSQL it shows at once."
    ),
    "command.no-store": (
        "No tables can be kept in {place}: {error}. Name another folder with --store, or make "
        "this one writable."
    ),
    "command.days": "--days takes 1 or more.",
    "command.listens": "Adjudicator listens on {address}",
    "sweep.done": (
        "1 table not opened for {days} days swept away.",
        "{number} tables not opened for {days} days swept away.",
        "number",
    ),
    "sweep.would": (
        "1 table not opened for {days} days would be swept away.",
        "{number} tables not opened for {days} days would be swept away.",
        "number",
    ),
    "sweep.failed": "The store does not answer: {error}. Nothing was swept.",
    "doctor.store": "store",
    "doctor.file": "file",
    "doctor.tables": "tables",
    "doctor.disk": "disk",
    "doctor.docs": "docs",
    "doctor.search": "search",
    "doctor.store.empty": "{place} holds no table yet; the first one makes it.",
    "doctor.store.silent": "{place} does not answer: {error}.",
    "doctor.store.silent.remedy": (
        "Start the database, or see that the folder is there and may be written; --store, "
        "ADJUDICATOR_STORE and DATABASE_URL say which store is meant."
    ),
    "doctor.store.other": "{place} is of version {version}.",
    "doctor.store.newer.remedy": "This program is older than it: install the newer one.",
    "doctor.store.older.remedy": "Start the server once: it brings the store to today's version.",
    "doctor.store.well": "{place} answers, version {version}.",
    "doctor.file.well": "whole.",
    "doctor.file.broken": "{error}",
    "doctor.broken.remedy": (
        "Keep a copy of the store as it is, then put back the last copy that was well."
    ),
    "doctor.tables.well": "{number}, and each reads from its first event to its last.",
    "doctor.tables.broken": "{broken} of {number} do not read: {listed}.",
    "doctor.disk.free": "{free} MB free beside the store.",
    "doctor.disk.remedy": "Make room, or sweep old tables: `adjudicator sweep`.",
    "doctor.docs.none": "not built.",
    "doctor.docs.none.remedy": "`make docs` builds them; a wheel brings them along.",
    "doctor.docs.other": "built by another version.",
    "doctor.docs.again.remedy": "Build the docs again: `make docs`.",
    "doctor.docs.well": "{number} rules, of version {version}.",
    "doctor.search.none": "finds nothing.",
    "doctor.search.well": "{number} entries, and it answers.",
}
