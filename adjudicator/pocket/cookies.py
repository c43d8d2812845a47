"""The cookies of a device: answers given within the browser can't set any."""

import json
import time
from http.cookies import CookieError, Morsel, SimpleCookie
from urllib.parse import urlsplit

from adjudicator.pocket.rows import Rows, key_of

_COOKIE = "cookie"
_A_DAY = 86_400


class CookieJar:
    """Cookies by their path and name, kept in rows until they run out."""

    def __init__(self, rows: Rows) -> None:
        self._rows = rows

    def header(self, address: str) -> str:
        """The `Cookie` header for an address: the longest paths first."""
        path, now = urlsplit(address).path, time.time()
        found = [json.loads(text) for text in self._rows.under(_COOKIE).values()]
        fitting = [c for c in found if _covers(c["path"], path) and c["ends"] > now]
        fitting.sort(key=lambda cookie: len(cookie["path"]), reverse=True)
        return "; ".join(cookie["pair"] for cookie in fitting)

    def value(self, name: str) -> str:
        """The value of a cookie of all pages, or nothing."""
        cookie = json.loads(self._rows.get(key_of(_COOKIE, "/", name)) or "{}")
        return str(cookie.get("pair", "=")).partition("=")[2]

    def take(self, header: str) -> None:
        """Keep what a `Set-Cookie` header sets; one that is there already isn't written often."""
        try:
            cookies = SimpleCookie(header)
        except CookieError:
            return
        for cookie in cookies.values():
            path = cookie["path"] or "/"
            key, pair, ends = key_of(_COOKIE, path, cookie.key), _pair(cookie), _ends(cookie)
            before = json.loads(self._rows.get(key) or "{}")
            if before.get("pair") != pair or before["ends"] < ends - _A_DAY:
                self._rows.write(key, json.dumps({"pair": pair, "path": path, "ends": ends}))


def _covers(path: str, asked: str) -> bool:
    return asked == path or asked.startswith(path.rstrip("/") + "/")


def _pair(cookie: "Morsel[str]") -> str:
    return f"{cookie.key}={cookie.coded_value}"


def _ends(cookie: "Morsel[str]") -> float:
    """When a cookie runs out; without an age it stays, because the browser has no session here."""
    age = cookie["max-age"]
    return time.time() + int(age) if age else float(2**53)
