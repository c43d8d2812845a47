"""The language of a request: the one chosen on a page, or the one the browser prefers.

It is stored in the person's cookie, never with a table.
"""

import gettext
from functools import cache
from urllib.parse import urlsplit

from babel import Locale
from flask import Blueprint, Flask, Response, g, redirect, request, url_for
from flask_babel import Babel
from markupsafe import Markup
from werkzeug.wrappers import Response as Answer

from adjudicator.messages.languages import DOMAIN, languages, speech_in
from adjudicator.messages.renderer import Messages
from adjudicator.messages.script import script_words
from adjudicator.resources import CATALOGUES, DOCS, SOURCE, docs_in
from adjudicator.web.sending import VARYING

pages = Blueprint("language", __name__)

COOKIE = "language"
#: A choice holds for a year, in seconds.
KEPT = 31_536_000
#: Endpoints that are the same in every language.
_SAME = (
    "static", "docs.page", "docs.start", "offline.worker", "carrying.worker", "carrying.part",
)  # fmt: skip


def init_language(app: Flask) -> None:
    """Answer each request in its language."""
    Babel(
        app,
        default_locale=SOURCE,
        default_domain=DOMAIN,
        default_translation_directories=str(CATALOGUES),
        locale_selector=language,
    )
    # A page has about a hundred texts, and Babel takes ten times as long to look one up.
    anyone = _Anyone()
    app.jinja_env.globals.update({"_": anyone, "gettext": anyone, "ngettext": _counted})
    app.context_processor(
        lambda: {
            "_": _speaker(language()),
            "language": language(),
            "other_languages": lambda: _others(language(), languages()),
            "script_words": lambda: script_words(messages()),
        }
    )
    app.url_defaults(_add_language)
    app.after_request(_tell)


def language() -> str:
    """The language of the request."""
    found: str | None = g.get("language")
    if found is None:
        found = _chosen() or request.accept_languages.best_match(languages()) or SOURCE
        g.language = found
    return found


def messages() -> Messages:
    """The messages in the language of the request."""
    return speech_in(language())


class _Speaker(dict[str, Markup]):
    """What gives templates their texts in a language: as they are, or with facts filled in."""

    def __init__(self, language: str) -> None:
        super().__init__()
        self._language = language

    def __missing__(self, text: str) -> Markup:
        found = self[text] = _saying(self._language, text) % {}
        return found

    def __call__(self, text: str, **facts: object) -> Markup:
        return _saying(self._language, text) % facts if facts else self[text]


class _Anyone:
    """The same in the language of the request, for templates that are given nothing."""

    def __getitem__(self, text: str) -> Markup:
        return _speaker(language())[text]

    def __call__(self, text: str, **facts: object) -> Markup:
        return _speaker(language())(text, **facts)


_speaker = cache(_Speaker)


def _counted(one: str, many: str, num: int, **facts: object) -> Markup:
    # Written by us, as the templates are; facts are escaped.
    said = Markup(_catalogue(language()).ngettext(one, many, num))  # noqa: S704
    return said % {"num": num, **facts}


@cache
def _saying(language: str, text: str) -> Markup:
    return Markup(_catalogue(language).gettext(text))  # noqa: S704 - as above


@cache
def _catalogue(language: str) -> gettext.NullTranslations:
    return gettext.translation(DOMAIN, CATALOGUES, [language], fallback=language == SOURCE)


@pages.post("/language")
def choose() -> Answer:
    """Choose a language and go back to the page before."""
    answer = redirect(_before(), code=303)
    if (chosen := request.form.get("language", "")) in languages():
        answer.set_cookie(
            COOKIE, chosen, KEPT, httponly=True, samesite="Lax", secure=request.is_secure
        )
    return answer


def _chosen() -> str | None:
    given = request.cookies.get(COOKIE)
    return given if given in languages() else None


def _before() -> str:
    """The page before, if it is one of ours; otherwise the front page."""
    there = urlsplit(request.referrer or "")
    if there.netloc != request.host:
        return url_for("front.front")
    # Two slashes at the beginning would lead to another host, and so would backslashes.
    path = "/" + there.path.lstrip("/\\")
    return there._replace(scheme="", netloc="", path=path).geturl()


@cache
def _others(language: str, known: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """The other languages, each by its own name for itself."""
    return tuple(
        (code, name[:1].upper() + name[1:])
        for code in known
        if code != language
        for name in [Locale.parse(code).display_name]
    )


def _add_language(endpoint: str, values: dict[str, object]) -> None:
    """Make links to the docs lead to the docs in the language of the request."""
    if endpoint == "docs.page" and language() != SOURCE and docs_in(language()) != DOCS:
        values["name"] = f"{language()}/{values['name']}"


def _tell(response: Response) -> Response:
    if request.endpoint not in _SAME:
        varying = response.headers.get("Vary")
        # What all pages have is written without being taken apart first.
        if varying == VARYING:
            response.headers["Vary"] = f"{VARYING}, Accept-Language, Cookie"
        else:
            response.vary.update(("Accept-Language", "Cookie"))
        response.headers.setdefault("Content-Language", language())
    return response
