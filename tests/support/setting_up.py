"""How browser tests begin to set a table up, and read what stands on it."""

from playwright.sync_api import Page, expect

from adjudicator.core.setup import Scene
from tests.support.hands import Hands


def scene_of(page: Page) -> Scene:
    """The scene behind the page's own link."""
    ref = page.locator("#main").get_attribute("data-ref")
    scene: Scene = page.request.get(f"/table/{ref}/scene.json").json()
    return scene


def more(page: Page) -> None:
    """Open the part of the tray that has everything else."""
    page.locator("#group-more").check()


def start(page: Page, columns: int = 16, rows: int = 12) -> Hands:
    """An empty board, from the front page."""
    page.goto("/")
    page.get_by_role("link", name="Set up your table").first.click()
    page.get_by_label("Columns").fill(str(columns))
    page.get_by_label("Rows").fill(str(rows))
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.locator("[data-space]")).to_have_count(columns * rows)
    page.wait_for_load_state()
    return Hands(page)


def flashpoint(page: Page) -> Hands:
    """An empty Flashpoint map."""
    page.goto("/setup?game=flashpoint")
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_load_state()
    return Hands(page)
