from adjudicator.app.lru import LruCache


def test_the_value_that_was_not_used_for_longest_is_dropped() -> None:
    """Reading a value counts as using it."""
    cache: LruCache[str, int] = LruCache(2)
    cache.put("a", 1)
    cache.put("b", 2)
    assert cache.get("a") == 1
    cache.put("c", 3)
    assert cache.get("b") is None
    assert (cache.get("a"), cache.get("c")) == (1, 3)
    assert len(cache) == 2


def test_values_have_sizes() -> None:
    """Large values drop several small ones; one that has no room at all is not kept."""
    cache: LruCache[str, bytes] = LruCache(10, len)
    for name in "abc":
        cache.put(name, b"...")
    cache.put("d", b"......")
    assert [cache.get(name) for name in "abcd"] == [None, None, b"...", b"......"]
    cache.put("e", b"." * 11)
    cache.put("c", b".")
    assert [cache.get(name) for name in "cde"] == [b".", b"......", None]
