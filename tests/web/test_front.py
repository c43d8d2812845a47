"""The front page and the pictures of tables, without a browser."""

import re
import xml.etree.ElementTree as ET

import pytest
from flask.testing import FlaskClient

from adjudicator.app.tables import examples

#: How many bytes the front page may have before it is compressed.
MOST_BYTES = 60_000


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_front_page_is_light(client: FlaskClient, language: str) -> None:
    """The front page stays under 60 kB before compression, in every language."""
    page = client.get("/", headers={"Accept-Language": language})
    assert len(page.get_data()) < MOST_BYTES


def test_the_ruling_that_plays_is_the_judge_s(client: FlaskClient) -> None:
    """The front page shows the answer that the table gives to the same question."""
    front = client.get("/").text
    (link,) = set(re.findall(r'href="(/table/tuesday-table\?[^"]*)"', front))
    table = client.get(link.replace("&amp;", "&")).text
    reason = re.search(r'<p class="reason">([^<]*)</p>', table)
    assert reason
    assert f'<p class="reason">{reason[1]}</p>' in front


@pytest.mark.parametrize("ref", examples())
def test_every_table_has_a_picture(client: FlaskClient, ref: str) -> None:
    """The board of a table is an image with its own styles, in both themes."""
    light, dark = (
        client.get(f"/table/{ref}/board.svg?theme={theme}") for theme in ("light", "dark")
    )
    assert light.mimetype == dark.mimetype == "image/svg+xml"
    assert light.text != dark.text
    ET.fromstring(light.text)  # noqa: S314 - our own


def test_a_picture_shows_the_ruling_that_is_asked_for(client: FlaskClient) -> None:
    """A question draws its ruling on the picture, and shows only the part that it is about."""
    whole = ET.fromstring(client.get("/table/tuesday-table/board.svg").text)  # noqa: S314
    asked = client.get("/table/tuesday-table/board.svg?from=gibraltar&to=wraith")
    part = ET.fromstring(asked.text)  # noqa: S314
    assert 'class="mark line blocked"' in asked.text
    assert _width(part) < _width(whole)


def test_a_picture_of_nonsense_is_refused(client: FlaskClient) -> None:
    """A question about nobody gives no picture but an error."""
    assert client.get("/table/tuesday-table/board.svg?from=nobody&to=wraith").status_code == 400


def _width(picture: ET.Element) -> float:
    return float(str(picture.get("viewBox")).split()[2])
