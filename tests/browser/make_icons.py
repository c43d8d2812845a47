"""Makes the icons of the installed app from icon.svg: `python -m tests.browser.make_icons`."""

from base64 import b64encode

from playwright.sync_api import sync_playwright

from adjudicator.resources import STATIC
from tests.browser.engine import launch

#: By file: its size, and how much of it the sign fills. Systems cut a maskable one into shapes.
ICONS = {"icon-192.png": (192, 1.0), "icon-512.png": (512, 1.0), "icon-maskable.png": (512, 0.72)}


def main() -> None:
    """Draw each, and write it beside its source."""
    sign = b64encode((STATIC / "icon.svg").read_bytes()).decode()
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for name, (size, part) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            ground = "#1f2328" if part < 1 else "transparent"
            page.set_content(
                f'<body style="margin:0;height:100vh;display:grid;place-items:center;'
                f'background:{ground}"><img width="{size * part:g}" height="{size * part:g}" '
                f'src="data:image/svg+xml;base64,{sign}">'
            )
            page.screenshot(path=STATIC / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
