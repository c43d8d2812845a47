"""Pack folders into parts that a browser loads, each compressed as it is stored."""

import gzip
import io
import json
import zipfile
from collections.abc import Callable
from functools import cache
from pathlib import Path


def as_tree(folder: Path, wanted: Callable[[str], bool] = bool) -> bytes:
    """Every file of a folder: a list of names and lengths, and then their contents.

    Files of the same name are neighbours: a rule in two languages has one picture.
    """
    files = [file for file in folder.rglob("*") if file.is_file()]
    files.sort(key=lambda file: (file.name, file))
    named = [(file.relative_to(folder).as_posix(), file) for file in files]
    contents = [(name, file.read_bytes()) for name, file in named if wanted(name)]
    names = [[name, len(content)] for name, content in contents]
    index = json.dumps(names, separators=(",", ":")).encode()
    return b"".join((len(index).to_bytes(4, "little"), index, *(each for _, each in contents)))


def as_zip(folder: Path) -> bytes:
    """The standard library as Python reads it from one file, without compression of its own."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as packed:
        for file in sorted(folder.rglob("*")):
            if file.is_file():
                info = zipfile.ZipInfo(file.relative_to(folder).as_posix())
                packed.writestr(info, file.read_bytes())
    return made.getvalue()


@cache
def compressed(content: bytes) -> bytes:
    """The same bytes for the same content: hosts needn't compress, and the browser unpacks."""
    return gzip.compress(content, 9, mtime=0)
