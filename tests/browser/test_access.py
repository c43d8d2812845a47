"""Pages that everybody can read and touch: contrast, names, roles, sizes, weight."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import SCREENS
from tests.support.axe import axe_finds_nothing

TABLE = "/table/tuesday-table"
RULING = f"{TABLE}?from=gibraltar&to=wraith"

#: Each kind of page, and each kind of panel.
PAGES = (
    "/",
    TABLE,
    f"{TABLE}?from=gibraltar",
    RULING,
    f"{TABLE}?from=nobody&to=wraith",
    "/table/hard-cases?ask=sight&from=bloodhound",
    "/table/hard-cases?from=%4017,4&to=%4019,2",
    "/table/a-whole-turn?ask=move&from=wraith",
    "/table/a-whole-turn?ask=odds&from=wraith",
    f"{TABLE}/setup",
    f"{TABLE}/setup?piece=wall-2&place=%403,3",
    f"{TABLE}/cards",
    f"{TABLE}/cards/weapons/new",
    f"{TABLE}/about?at=L3",
    f"{TABLE}/spaces?from=wraith",
    "/setup",
    "/table/none",
    "/search",
    "/search?q=climb",
    "/table/tuesday-table/rulings",
    "/table/tuesday-table?from=wraith&to=gibraltar&stand=wraith@8,5&show=ask%3Dsight%26from%3Dwraith",
    f"{TABLE}/books?from=gibraltar&to=wraith",
    "/offline",
    "/table/the-ford?ask=pushes&from=wasp&range=2&show=ask%3Dmodifiers",
    "/table/two-lanes?ask=lane-push&winner=red&lane=north",
    "/table/the-ford/setup",
)

DOCS = (
    "/docs/",
    "/docs/apex/cover.html",
    "/docs/apex/glossary.html",
    "/docs/apex/quick-reference.html",
    "/docs/guide/verdicts.html",
    "/docs/atlantis/contradictions.html",
    "/docs/apex/two-editions.html",
)

#: Pages of the same kinds that are long.
LONG = (
    "/docs/apex/line-of-sight.html",
    "/docs/apex/two-editions-sight.html",
    "/docs/look-up/rules.html",
    "/docs/contributing/coverage.html",
    "/docs/look-up/apex.html",
    "/docs/look-up/glossary.html",
)


#: The narrowest screen that the pages are made for.
NARROWEST = {"width": 360, "height": 740}

#: Colours go by the theme and layout by the screen, so each of both is looked at once.
THEMES = {"phone": "light", "laptop": "dark"}


@pytest.fixture(scope="module", params=SCREENS)
def visit(browser: Browser, address: str, request: pytest.FixtureRequest) -> Iterator[Page]:
    """One visitor of a screen for many pages; the phone is the narrowest there is."""
    narrow = {"viewport": NARROWEST} if request.param == "phone" else {}
    context = browser.new_context(
        base_url=address,
        service_workers="block",
        color_scheme=THEMES[request.param],
        **{**SCREENS[request.param], **narrow},  # type: ignore[arg-type]
    )
    yield context.new_page()
    context.close()


UNFOLD = "for (const one of document.querySelectorAll('details')) one.open = true"

#: What can be pressed and is smaller than a thumb. A link within a sentence is as high as its line.
SMALL = """() => {
  const seen = (e) => e.checkVisibility({opacityProperty: true, visibilityProperty: true});
  const words = (n) => n.nodeType === 3 && n.textContent.trim().length > 2;
  const sentence = (e) => getComputedStyle(e).display === "inline"
    && [...e.closest("p, li, dd, label, figcaption, small")?.childNodes ?? []].some(words);
  const ticked = "input[type=checkbox], input[type=radio]";
  const target = (e) => e.matches(ticked) ? e.closest("label") : e;
  const fields = "input:not([type=hidden], .hidden-input), select, textarea";
  const small = (box) => box.width > 0 && (box.height < 39.5 || box.width < 39.5);
  const told = (e, box) =>
    `${e.outerHTML.slice(0, 90)} ${Math.round(box.width)}x${Math.round(box.height)}`;
  return [...document.querySelectorAll(`a[href], button, summary, ${fields}`)]
    .filter((e) => seen(e) && !e.closest(".skip, svg.board") && !sentence(e))
    .map((e) => [e, target(e).getBoundingClientRect()])
    .filter(([, box]) => small(box))
    .map(([e, box]) => told(e, box));
}"""


@pytest.mark.parametrize("path", [*PAGES, *DOCS])
def test_everybody_can_read_and_touch(visit: Page, path: str, subtests: pytest.Subtests) -> None:
    """Axe finds nothing in either theme, a thumb hits everything, and nothing is too wide."""
    visit.goto(path)
    with subtests.test("axe"):
        axe_finds_nothing(visit)
    visit.evaluate(UNFOLD)
    if path in PAGES:
        with subtests.test("thumb"):
            assert visit.evaluate(SMALL) == []
    if visit.viewport_size == NARROWEST:
        with subtests.test("width"):
            _is_no_wider(visit)


@pytest.mark.parametrize("visit", ["phone"], indirect=True)
@pytest.mark.parametrize("path", LONG)
def test_long_pages_are_no_wider_than_the_screen(visit: Page, path: str) -> None:
    """A long page doesn't scroll sideways either."""
    visit.goto(path)
    visit.evaluate(UNFOLD)
    _is_no_wider(visit)


def _is_no_wider(visit: Page) -> None:
    wide = visit.evaluate("[document.scrollingElement.scrollWidth, innerWidth]")
    assert wide[0] <= wide[1] == NARROWEST["width"]


@pytest.mark.parametrize("visit", ["phone"], indirect=True)
def test_a_thumb_hits_every_space(visit: Page) -> None:
    """On a phone, spaces and figures are at least 40 px wide from the start, on any board."""
    for path in (TABLE, "/table/hard-cases", f"{TABLE}/setup"):
        visit.goto(path)
        for selector in ('[data-space="0,0"]', "[data-figure] .touch"):
            box = visit.locator(selector).first.bounding_box()
            assert box
            assert min(box["width"], box["height"]) >= 39.9


@pytest.mark.parametrize("path", ["/", TABLE, RULING, f"{TABLE}/setup"])
def test_pages_are_light(browser: Browser, address: str, path: str) -> None:
    """A first visit takes less than 150 kB on the way, all told."""
    context = browser.new_context(base_url=address, service_workers="block")
    page = context.new_page()
    sizes: list[int] = []
    page.on("requestfinished", lambda r: sizes.append(r.sizes()["responseBodySize"]))
    page.goto(path, wait_until="networkidle")
    context.close()
    assert len(sizes) > 8
    assert sum(sizes) < 150_000
