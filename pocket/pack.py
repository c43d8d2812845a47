"""Pack folders into parts that a browser loads, each compressed as it is stored."""

import gzip
import io
import json
import zipfile
from pathlib import Path


def as_tree(folder: Path) -> bytes:
    """Every file of a folder: a list of names and lengths, and then their contents."""
    files = [file for file in sorted(folder.rglob("*")) if file.is_file()]
    names = [[file.relative_to(folder).as_posix(), file.stat().st_size] for file in files]
    index = json.dumps(names, separators=(",", ":")).encode()
    contents = [file.read_bytes() for file in files]
    return b"".join((len(index).to_bytes(4, "little"), index, *contents))


def as_zip(folder: Path) -> bytes:
    """The standard library as Python reads it from one file, without compression of its own."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as packed:
        for file in sorted(folder.rglob("*")):
            if file.is_file():
                info = zipfile.ZipInfo(file.relative_to(folder).as_posix())
                packed.writestr(info, file.read_bytes())
    return made.getvalue()


def compressed(content: bytes) -> bytes:
    """The same bytes for the same content: hosts needn't compress, and the browser unpacks."""
    return gzip.compress(content, 9, mtime=0)
