"""The words and sayings of players, in a language."""

from collections.abc import Mapping
from dataclasses import dataclass

from adjudicator.core.game import AnyGame
from adjudicator.core.rule import RuleId
from adjudicator.games import GAMES
from adjudicator.messages.renderer import Messages

Words = Mapping[str, tuple[str, ...]]
#: The key of words that players use in every game.
ALL_GAMES = ""


@dataclass(frozen=True)
class Talk:
    """Players' words with the book's words for them, by game, and the sayings of each rule."""

    words: Mapping[str, Words]
    sayings: Mapping[RuleId, tuple[str, ...]]


def talk(messages: Messages) -> Talk:
    """The words and sayings of the players of all games."""
    words = {ALL_GAMES: _read_words(messages.label("looking.words", {}))}
    sayings: dict[RuleId, tuple[str, ...]] = {}
    for game in GAMES.values():
        for context, written in catalogue_entries(game):
            told = messages.translate(context, written) if written else ""
            if context == _words_of(game):
                words[game.name] = _read_words(told)
            else:
                sayings[RuleId(context.removeprefix(SAID_OF))] = tuple(_parts(told, ";"))
    return Talk(words, sayings)


SAID_OF = "said of "


def catalogue_entries(game: AnyGame) -> list[tuple[str, str]]:
    """The catalogue entries: all words of a game together, and the sayings of each rule."""
    words = "; ".join(f"{word} = {', '.join(book)}" for word, book in game.sayings.words.items())
    said = [(f"{SAID_OF}{rule}", "; ".join(texts)) for rule, texts in game.sayings.rules.items()]
    return [(_words_of(game), words), *said]


def _words_of(game: AnyGame) -> str:
    return f"words of {game.name}"


def _read_words(told: str) -> Words:
    pairs = (pair.partition("=") for pair in _parts(told, ";"))
    return {word.strip(): tuple(_parts(book, ",")) for word, _, book in pairs}


def _parts(told: str, sign: str) -> list[str]:
    return [part.strip() for part in told.split(sign) if part.strip()]
