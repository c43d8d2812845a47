"""Texts of the command line."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "help.what": "The judge at your table: exact rulings, with reasons.",
    "help.version": "show the version and exit",
    "help.judge": "answer a question",
    "help.judge.long": (
        "Answer the question in a JSON file, as text or as JSON. With --lines, read one question "
        "per line from standard input and write one JSON verdict per line, in order. Exit status: 0"
        " if everything was answered, 1 if some input was bad, 2 for wrong usage."
    ),
    "help.judge.file": "a question as JSON; without it, or with -, standard input is read",
    "help.judge.json": "write the verdict as JSON",
    "help.judge.lines": "read one question per line, write one verdict per line",
    "help.apply": "answer a question, apply it, and write the scene afterwards",
    "help.apply.long": (
        "Answer the question in a JSON file, apply the answer to its scene, and write the scene "
        "afterwards as JSON. If it can't be applied, the verdict says why and the exit status is 1."
    ),
    "help.schema": "write the OpenAPI description of scenes, questions and verdicts as JSON",
    "help.search": "find a rule by everyday words, or by its page",
    "help.search.long": (
        "Find rules by the words players use, by a page of the book (p23), or by a name; typos are "
        "fine. The exit status is 1 if nothing is found."
    ),
    "help.search.words": "what to look for",
    "help.search.game": "the game to look in first",
    "help.search.edition": "the edition to look in first (default: core)",
    "help.search.most": "how many results to show (default: 8)",
    "help.search.json": "write the results as JSON",
    "help.rules": "list the rules",
    "help.rules.long": (
        "List the ids and titles of all rules, or of those whose id contains PART: a game (apex), "
        "a topic (los), or both (apex.los)."
    ),
    "help.rules.part": "a part of the id, such as apex, los or apex.los",
    "help.rules.json": "write the list as JSON",
    "help.lang": "language of the output (default: your system's, if available)",
    "help.serve": "serve the pages",
    "help.serve.host": "address to listen on",
    "help.serve.port": "port to listen on",
    "help.serve.lan": "open the server to every phone on the local network",
    "help.serve.processes": "number of processes; more than one requires PostgreSQL",
    "help.store": (
        "folder where tables are stored (default: ADJUDICATOR_STORE, DATABASE_URL, or your data "
        "folder)"
    ),
    "help.example": "turn a saved ruling into an example for the docs",
    "help.example.file": "the file that the page saved (ruling.json)",
    "help.rule": "print a rule",
    "help.rule.id": "id of the rule, such as apex.los.higher-blocks; a part of one lists the rules",
    "help.sweep": "delete tables that nobody has opened for a long time",
    "help.sweep.days": "delete tables not opened for this many days (default: 365)",
    "help.sweep.dry": "only say how many tables would be deleted",
    "help.doctor": "check the store, the docs and the search",
    "command.either": "give either a FILE or --lines, or pipe a question in",
    "command.nothing-found": "Nothing found for {typed}.",
    "command.most": "--most must be 1 or more.",
    "command.port": "--port must be between 0 and 65535.",
    "command.address-taken": (
        "{address} is taken, probably by another server. Choose another port with --port."
    ),
    "command.no-address": (
        "This machine has no address called {host}. Choose another with --host, or leave it out."
    ),
    "command.not-allowed": (
        "You aren't allowed to listen on {address}. Choose a port above 1023 with --port."
    ),
    "command.processes": "More than one process requires PostgreSQL: set DATABASE_URL.",
    "command.newer-store": (
        "A newer version of this program has taken over the tables in {place}, so this version "
        "won't change them. Start the newer version."
    ),
    "command.second-server": (
        "Another server is using {place} too. Nothing is lost, but changes made there take a few "
        "seconds to show here; with PostgreSQL they show at once."
    ),
    "command.no-store": (
        "Can't store tables in {place}: {error}. Choose another folder with --store, or make this "
        "one writable."
    ),
    "command.days": "--days must be 1 or more.",
    "command.listens": "Adjudicator is listening on {address}",
    "sweep.done": (
        "Deleted 1 table not opened for {days} days.",
        "Deleted {number} tables not opened for {days} days.",
        "number",
    ),
    "sweep.would": (
        "Would delete 1 table not opened for {days} days.",
        "Would delete {number} tables not opened for {days} days.",
        "number",
    ),
    "sweep.failed": "The store doesn't answer: {error}. Nothing was deleted.",
    "doctor.store": "store",
    "doctor.file": "file",
    "doctor.tables": "tables",
    "doctor.disk": "disk",
    "doctor.docs": "docs",
    "doctor.search": "search",
    "doctor.store.empty": "{place} doesn't exist yet; the first table creates it.",
    "doctor.store.silent": "{place} doesn't answer: {error}.",
    "doctor.store.silent.remedy": (
        "Start the database, or check that the folder exists and is writable. --store, "
        "ADJUDICATOR_STORE and DATABASE_URL set which store is used."
    ),
    "doctor.store.other": "{place} has version {version}.",
    "doctor.store.newer.remedy": "The store is newer than this program: install the newer program.",
    "doctor.store.older.remedy": "Start the server once: it updates the store.",
    "doctor.store.well": "{place} answers, version {version}.",
    "doctor.file.well": "intact.",
    "doctor.file.broken": "{error}",
    "doctor.broken.remedy": "Save a copy of the store as it is, then restore the last good backup.",
    "doctor.tables.well": "{number}, and all events of each can be read.",
    "doctor.tables.broken": "{broken} of {number} can't be read: {listed}.",
    "doctor.disk.free": "{free} MB free where the store is.",
    "doctor.disk.remedy": "Free some space, or delete old tables: `adjudicator sweep`.",
    "doctor.docs.none": "not built.",
    "doctor.docs.none.remedy": "Build them with `make docs`; a wheel includes them.",
    "doctor.docs.other": "built by another version.",
    "doctor.docs.again.remedy": "Build the docs again: `make docs`.",
    "doctor.docs.well": "{number} rules, version {version}.",
    "doctor.search.none": "finds nothing.",
    "doctor.search.well": "{number} entries; a test search works.",
}
