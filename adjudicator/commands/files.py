"""Read the files that commands are given."""

from pathlib import Path

from adjudicator.core.faults import InputError


def read_file(file: str) -> str:
    """The text of a file, or what is wrong with it."""
    try:
        return Path(file).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise InputError(file, "question.no-file", detail=str(error)) from None
