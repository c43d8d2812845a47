"""What was found, and what is told of a piece or a space, in words."""

from adjudicator.core.description import Article
from adjudicator.messages.phrases import PHRASES
from adjudicator.messages.renderer import Speech


def kind_name(kind: str, speech: Speech) -> str:
    """What a kind of entry is called."""
    return speech.label(f"found.{kind}", {})


def where_it_stands(game: str, edition: str, page: str, speech: Speech) -> str:
    """The game, the book and its page."""
    name = f"game.{game}"
    called = speech.label(name, {}) if name in PHRASES else game.capitalize()
    facts = {"game": called, "edition": edition, "page": page}
    return speech.label("found.paged" if page else "found.where", facts)


def article_name(article: Article, speech: Speech) -> str:
    """What an article is about, beginning with a capital."""
    name = speech.word(article.what)
    return name[:1].upper() + name[1:]


def article_place(article: Article, speech: Speech) -> str:
    """Where that is, and how high."""
    facts = {"level": article.level, "top": article.top}
    told = [speech.word(article.at)] if article.at is not None else []
    if article.level is not None:
        told.append(speech.label("about.level" if article.top is None else "about.levels", facts))
    return ", ".join(told)
