"""The pictures of the guide are taken here, from the real page. `make pictures` keeps them."""

import base64
import os
import struct
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import SCREENS

DOCS = Path(__file__).parents[2] / "docs"
GUIDE = DOCS / "guide" / "pictures"
README = DOCS / "_static" / "table.png"

#: How many pixels of a picture may look otherwise: letters differ from machine to machine.
MOST = 0.15


def setting_up(page: Page) -> None:
    """A building, a wall, and the next piece in hand."""
    page.goto("/table/tuesday-table/setup")
    page.locator("#group-map").check()
    page.locator('[data-piece="wall-2"]').click()
    expect(page.locator('[data-piece="wall-2"]')).to_have_attribute("aria-current", "true")


def ruling(page: Page) -> None:
    """The ruling of the first example."""
    page.goto("/table/tuesday-table?from=gibraltar&to=wraith")
    expect(page.locator("#verdict .answer")).to_contain_text("No line of sight")


def open_point(page: Page) -> None:
    """A verdict that leans on a ruling, with what the other reading gives."""
    page.goto("/table/hard-cases?from=%4017,4&to=%4019,2")
    expect(page.locator(".disputes")).to_be_visible()


def house_rules(page: Page) -> None:
    """The page on which a table decides."""
    page.goto("/table/hard-cases/rulings")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def seen_area(page: Page) -> None:
    """What somebody sees, left on the board while another question is asked."""
    page.goto("/table/tuesday-table?ask=sight&from=bloodhound")
    page.get_by_role("link", name="Pin", exact=True).click()
    expect(page.locator(".overlay")).to_have_count(1)
    page.locator("#modes").get_by_role("link", name="Line").click()
    expect(page.locator("#modes [aria-current]")).to_have_text("Line")
    page.locator('[data-figure="wraith"]').click()
    expect(page.locator("#verdict .answer")).to_contain_text("Line of sight")


def searching(page: Page) -> None:
    """The search box, with a slip in the word."""
    page.goto("/table/tuesday-table")
    page.keyboard.press("/")
    page.keyboard.type("climbng", delay=20)
    expect(page.locator("[role=option]").first).to_be_visible()


#: Each picture: its file, the screen, and how to get there.
SHOTS: dict[str, tuple[Path, str, Callable[[Page], None]]] = {
    "table": (README, "laptop", ruling),
    "setting-up": (GUIDE / "setting-up.png", "phone", setting_up),
    "ruling": (GUIDE / "ruling.png", "phone", ruling),
    "open-point": (GUIDE / "open-point.png", "laptop", open_point),
    "house-rules": (GUIDE / "house-rules.png", "phone", house_rules),
    "overlay": (GUIDE / "overlay.png", "laptop", seen_area),
    "searching": (GUIDE / "searching.png", "phone", searching),
}


@pytest.mark.parametrize("name", SHOTS)
def test_the_picture_is_of_the_page_as_it_is(browser: Browser, address: str, name: str) -> None:
    """What the guide shows is what a reader will see."""
    kept, screen, go = SHOTS[name]
    visitor = browser.new_context(base_url=address, color_scheme="light", **SCREENS[screen])  # type: ignore[arg-type]
    page = visitor.new_page()
    go(page)
    page.wait_for_timeout(300)
    taken = page.screenshot()
    if "PICTURES" in os.environ:
        kept.parent.mkdir(exist_ok=True)
        kept.write_bytes(taken)
    assert _size(kept.read_bytes()) == _size(taken)
    share = _unlike(page, kept.read_bytes(), taken)
    visitor.close()
    assert share < MOST, f"{share:.0%} of {kept.name} looks otherwise: run `make pictures`"


def test_the_guide_shows_these_pictures_and_no_other() -> None:
    """A picture that no test takes would grow old unseen."""
    shown = {
        line.split("pictures/")[1].strip()
        for file in (DOCS / "guide").glob("*.rst")
        for line in file.read_text(encoding="utf-8").splitlines()
        if "figure:: pictures/" in line
    }
    assert shown == {file.name for file, _, _ in SHOTS.values() if file.parent == GUIDE}


def _size(png: bytes) -> tuple[int, int]:
    width, height = struct.unpack(">II", png[16:24])
    return width, height


_COMPARE = """async ([one, other]) => {
  const read = async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.width, image.height];
    const pen = canvas.getContext("2d");
    pen.drawImage(image, 0, 0);
    return pen.getImageData(0, 0, canvas.width, canvas.height).data;
  };
  const [a, b] = [await read(one), await read(other)];
  let unlike = 0;
  for (let i = 0; i < a.length; i += 4) {
    const apart = (n) => Math.abs(a[i + n] - b[i + n]);
    if (apart(0) + apart(1) + apart(2) > 90) unlike += 1;
  }
  return unlike / (a.length / 4);
}"""


def _unlike(page: Page, kept: bytes, taken: bytes) -> float:
    """Which part of two pictures looks otherwise."""
    both = [base64.b64encode(png).decode() for png in (kept, taken)]
    share: float = page.evaluate(_COMPARE, both)
    return share
