"""Bipartite matching: give each key its own option, none twice."""

from collections.abc import Collection, Hashable, Mapping
from typing import TypeVar

import networkx as nx

K = TypeVar("K", bound=Hashable)
V = TypeVar("V", bound=Hashable)


def can_match(options: Mapping[K, Collection[V]], needed: Collection[V] = ()) -> bool:
    """Whether each key can have its own option, so that all needed options are used.

    Each side can be checked alone: if every key can be matched, and every needed value can be
    matched, both are possible at once (Mendelsohn and Dulmage).
    """
    takers = {value: [key for key in options if value in options[key]] for value in needed}
    return _each_has_one(options) and _each_has_one(takers)


def _each_has_one(options: Mapping[K, Collection[V]]) -> bool:
    """Whether each key can have a value of its own."""
    keys = [("key", key) for key in options]
    graph = nx.Graph((("key", key), ("value", value)) for key in options for value in options[key])
    graph.add_nodes_from(keys)
    matched = nx.bipartite.hopcroft_karp_matching(graph, keys)
    return all(key in matched for key in keys)
