"""Leave out of some packages what their first module would import, and the app never uses."""

import pickle
from collections.abc import Mapping
from pathlib import Path

#: What of networkx is packed: graphs, and the algorithms that the boards use.
_NETWORKX = (
    "__init__.py", "convert.py", "exception.py", "classes", "utils",
    "algorithms/__init__.py", "algorithms/dag.py",
    "algorithms/bipartite/__init__.py", "algorithms/bipartite/basic.py",
    "algorithms/bipartite/matching.py", "algorithms/bipartite/matrix.py",
    "algorithms/components/__init__.py", "algorithms/components/connected.py",
    "algorithms/components/strongly_connected.py", "algorithms/components/weakly_connected.py",
    "algorithms/isolate.py",
    "algorithms/shortest_paths/__init__.py", "algorithms/shortest_paths/generic.py",
    "algorithms/shortest_paths/unweighted.py", "algorithms/shortest_paths/weighted.py",
    "algorithms/traversal/__init__.py", "algorithms/traversal/breadth_first_search.py",
    "generators/__init__.py", "generators/classic.py",
)  # fmt: skip
#: The first modules of networkx, which would import everything else of it.
_WRITTEN = {
    "__init__.py": """
from networkx.exception import *
from networkx import utils
from networkx.utils import _clear_cache, _dispatchable
config = utils.backends._set_configs_from_environment()
utils.config = utils.configs.config = config
from networkx import classes
from networkx.classes import filters
from networkx.classes import *
from networkx import convert
from networkx.convert import *
from networkx.generators.classic import empty_graph
from networkx.algorithms.traversal.breadth_first_search import *
from networkx.algorithms.shortest_paths.unweighted import *
from networkx.algorithms.shortest_paths.weighted import *
from networkx.algorithms.dag import *
from networkx.algorithms.components import *
from networkx.algorithms.isolate import *
from networkx.algorithms import bipartite
""",
    "algorithms/__init__.py": "",
    "algorithms/bipartite/__init__.py": """
from networkx.algorithms.bipartite.basic import *
from networkx.algorithms.bipartite.matching import *
""",
    "algorithms/bipartite/matrix.py": "biadjacency_matrix = None\n",
    "algorithms/components/__init__.py": """
from networkx.algorithms.components.connected import *
from networkx.algorithms.components.strongly_connected import *
from networkx.algorithms.components.weakly_connected import *
""",
    "algorithms/shortest_paths/__init__.py": "",
    "algorithms/traversal/__init__.py": "",
    "generators/__init__.py": "",
}
_STEMMERS = ("among", "basestemmer", "english_stemmer", "spanish_stemmer")
_STEMMING = """
from snowballstemmer.english_stemmer import EnglishStemmer
from snowballstemmer.spanish_stemmer import SpanishStemmer

_languages = {"english": EnglishStemmer, "spanish": SpanishStemmer}

def algorithms():
    return list(_languages)

def stemmer(lang):
    return _languages[lang]()
"""
#: Locales whose names and plurals the pages use.
_LOCALES = ("root.dat", "en.dat", "en_001.dat", "en_GB.dat", "es.dat")
#: What babel knows of currencies, units and time zones; the pages show none.
_UNUSED = (
    "all_currencies", "compact_currency_formats", "compound_unit_patterns", "currency_fractions",
    "currency_names", "currency_names_plural", "currency_symbols", "territory_currencies",
    "territory_languages", "unit_display_names", "unit_patterns", "windows_zone_mapping",
)  # fmt: skip


def slim(packages: Path) -> None:
    """Replace or delete these modules in a folder of packages."""
    _slim_networkx(packages / "networkx")
    _slim_stemmers(packages / "snowballstemmer")
    _slim_babel(packages / "babel")


def _slim_networkx(folder: Path) -> None:
    for file in [*folder.rglob("*.py")]:
        name = file.relative_to(folder).as_posix()
        if name not in _NETWORKX and name.split("/")[0] not in _NETWORKX:
            file.unlink()
    for name, text in _WRITTEN.items():
        (folder / name).write_text(text)


def _slim_stemmers(folder: Path) -> None:
    for file in [*folder.glob("*.py")]:
        if file.stem not in _STEMMERS:
            file.unlink()
    (folder / "__init__.py").write_text(_STEMMING)


def _slim_babel(folder: Path) -> None:
    for file in [*(folder / "locale-data").iterdir()]:
        if file.name not in _LOCALES:
            file.unlink()
    for file in (folder / "global.dat", *(folder / "locale-data").iterdir()):
        known = pickle.loads(file.read_bytes())  # noqa: S301 - babel's own
        file.write_bytes(pickle.dumps(_without_unused(known), 2))


def _without_unused(known: Mapping[str, object]) -> dict[str, object]:
    return {key: {} if key in _UNUSED else value for key, value in known.items()}
