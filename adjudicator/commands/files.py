"""Read the files that commands are given."""

import sys
from collections.abc import Mapping
from pathlib import Path

from adjudicator.core.faults import InputError

#: Why a file can't be read, by the error; any other has only that.
_REASONS: Mapping[type[Exception], str] = {
    FileNotFoundError: "file.missing",
    IsADirectoryError: "file.folder",
    PermissionError: "file.refused",
    UnicodeDecodeError: "file.not-text",
}


def read_file(file: str) -> str:
    """The text of a file, or what is wrong with it."""
    try:
        return Path(file).read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        raise InputError(file, _REASONS.get(type(error), "file.unreadable")) from None


def read_input(file: str) -> str:
    """The text of a file, or of standard input for a dash."""
    return sys.stdin.read() if file == "-" else read_file(file)
