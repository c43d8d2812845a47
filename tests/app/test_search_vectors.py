"""The vectors of the search index."""

import ast
from pathlib import Path

from adjudicator.app import search_index, search_vectors


def test_no_float_is_added_by_sum() -> None:
    """Python 3.12 and newer add floats differently, and every Python must build one index."""
    for module in (search_index, search_vectors):
        tree = ast.parse(Path(module.__file__).read_text("utf-8"))
        names = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
        assert "fsum" in names
        assert "sum" not in names
