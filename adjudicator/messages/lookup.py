"""Search results and descriptions of pieces and spaces in words."""

from adjudicator.core.description import Article
from adjudicator.messages.phrases import PHRASES
from adjudicator.messages.renderer import Messages


def kind_name(kind: str, messages: Messages) -> str:
    """What a kind of entry is called."""
    return messages.label(f"found.{kind}", {})


def game_name(game: str, messages: Messages) -> str:
    """What a game is called."""
    name = f"game.{game}"
    return messages.label(name, {}) if name in PHRASES else game.capitalize()


def where_it_stands(game: str, edition: str, page: str, messages: Messages) -> str:
    """The game, the book and its page."""
    facts = {"game": game_name(game, messages), "edition": edition}
    if page:
        return messages.label("found.paged", {**facts, "pages": pages(page, messages)})
    return messages.label("found.where", facts)


def pages(numbers: str, messages: Messages) -> str:
    """The page or the pages of a book, in words: `23`, or such as `17, 22` and `23-26`."""
    name = "found.one-page" if numbers.isdigit() else "found.pages"
    return messages.label(name, {"page": numbers})


def article_name(article: Article, messages: Messages) -> str:
    """What an article is about, beginning with a capital."""
    name = messages.word(article.what)
    return name[:1].upper() + name[1:]


def article_place(article: Article, messages: Messages) -> str:
    """Where that is, and how high."""
    facts = {"level": article.level, "top": article.top}
    told = [messages.word(article.at)] if article.at is not None else []
    if article.level is not None:
        told.append(messages.label("about.level" if article.top is None else "about.levels", facts))
    return ", ".join(told)
