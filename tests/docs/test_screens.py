"""No page is longer than ten screens of a phone while its folds are closed.

Heights are estimated from the markup, each block by its text. A browser finds long pages a tenth
shorter than that; `tests/browser/test_docs.py` measures the longest.
"""

from pathlib import Path

import pytest

from adjudicator.messages.languages import languages
from adjudicator.resources import docs_in
from tests.support.page_height import SCREEN, estimated_height

#: How many screens a page may have. The quick references are set in smaller type.
MOST, MOST_IN_SMALL_TYPE = 10, 12


@pytest.mark.parametrize("language", languages())
def test_no_page_is_longer_than_ten_screens(language: str) -> None:
    """Long lists and examples are folded, long pages are split."""
    root = docs_in(language)
    pages = [page for page in root.rglob("*.html") if page.relative_to(root).parts[0] != "es"]
    assert len(pages) > 80
    screens = {page: estimated_height(page.read_text("utf-8")) / SCREEN for page in pages}
    assert {page: height for page, height in screens.items() if height > _most(page)} == {}


def _most(page: Path) -> int:
    return MOST_IN_SMALL_TYPE if page.stem == "quick-reference" else MOST


def test_a_fold_is_as_high_as_its_summary() -> None:
    """What is in a fold counts only when it is open; what follows it counts."""
    line = "<article><p>A rule.</p></article>"
    closed = "<article><details><summary>3 examples</summary><p>Long.</p></details></article>"
    after = closed.replace("</article>", "<p>A rule.</p></article>")
    assert estimated_height(closed) < estimated_height(after)
    assert estimated_height(after) - estimated_height(closed) == pytest.approx(
        estimated_height(line) - estimated_height("<article></article>")
    )
