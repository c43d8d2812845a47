"""The browser finds what the server finds."""

from playwright.sync_api import Page

from adjudicator.app.search import Index, Scope
from tests.browser.conftest import on_laptop
from tests.support.searches import BY_CHANCE, HELD, SEARCHES

FIND = """async ([language, asked]) => {
  const { Engine } = await import("/static/search-engine.js");
  const root = language === "en" ? "/docs/" : `/docs/${language}/`;
  const engine = new Engine(await (await fetch(`${root}search.json`)).json());
  const ids = (typed, scope) => engine.find(typed, 8, scope).map(({ id }) => id);
  return asked.map(([typed, game, edition]) => ids(typed, { game, edition }));
}"""
HARD = ["", "  ", "ñandú", "x" * 5000, "ESCUDO Nº 2", "p24", "p 24 hidden", "__proto__"]
HARD += ["beta", "beta half cover", "wall half wall", "atlantis", "guards of atlantis ii respawn"]


@on_laptop
def test_the_browser_finds_what_the_server_finds(page: Page) -> None:
    """Every search of the lists, whole and in part, has the same results in the same order."""
    sets = (SEARCHES, *BY_CHANCE.values(), *HELD.values())
    searches = [search for part in sets for search in part]
    page.goto("/search")
    for language in ("en", "es"):
        asked = [
            (typed, search.game, search.edition)
            for search in searches
            if search.language == language
            for typed in (search.typed, search.typed[: 2 * len(search.typed) // 3])
        ]
        asked += [(typed, "", "core") for typed in HARD]
        index = Index.for_docs(language)
        expected = [
            [entry.id for entry in index.find(typed, 8, Scope(game, edition))]
            for typed, game, edition in asked
        ]
        assert page.evaluate(FIND, [language, asked]) == expected
