"""What is ready before the first request."""

from collections.abc import Iterator

from flask import Flask

from adjudicator.core.input import Record


def _kinds(record: type[Record] = Record) -> Iterator[type[Record]]:
    for kind in record.__subclasses__():
        yield kind
        yield from _kinds(kind)


def test_every_record_is_built(app: Flask) -> None:
    """Threads that serve requests find every record built: none of them builds one."""
    assert app
    ours = [kind for kind in _kinds() if kind.__module__.startswith("adjudicator.")]
    assert len(ours) > 100
    assert not [kind for kind in ours if not kind.__pydantic_complete__]
