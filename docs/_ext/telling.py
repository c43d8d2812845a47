"""The language that the docs are built in, and what they say by themselves in it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sphinx.application import Sphinx
from sphinx.config import Config

from adjudicator.messages.languages import languages, speech_in
from adjudicator.messages.lookup import pages
from adjudicator.messages.renderer import Messages
from adjudicator.resources import SOURCE


def speech_of(config: Config) -> Messages:
    """The speech of the build."""
    return speech_in(config.language)


def told(config: Config, name: str, **facts: Any) -> str:  # noqa: ANN401
    """A phrase of the docs."""
    return speech_of(config).label(f"docs.{name}", facts)


def pages_in(config: Config, numbers: str) -> str:
    """The page or the pages of a book."""
    return pages(numbers, speech_of(config))


def pages_of(app: Sphinx) -> Iterator[Path]:
    """The pages of this build; those of other languages lie in folders within."""
    root = Path(app.outdir)
    for page in sorted(root.rglob("*.html")):
        if page.relative_to(root).parts[0] not in languages():
            yield page


def root_of(language: str) -> str:
    """Where the app serves the docs in a language."""
    return "/docs/" if language == SOURCE else f"/docs/{language}/"
