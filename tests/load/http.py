"""A client that costs little: hundreds of them must not slow down the server beside them."""

import asyncio
from dataclasses import dataclass


class Broken(Exception):  # noqa: N818
    """The line broke, or the answer was none that was asked for."""


@dataclass
class Answer:
    """What came back."""

    status: int
    headers: dict[str, str]
    body: bytes


class Line:
    """One connection that is kept open."""

    def __init__(self, port: int, cookie: str = "") -> None:
        self._port = port
        self.cookie = cookie
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def _open(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if self._streams is None or self._streams[1].is_closing():
            self._streams = await asyncio.open_connection("127.0.0.1", self._port)
        return self._streams

    async def ask(self, method: str, path: str, form: str = "", shown: str = "") -> Answer:
        """Send a request and read the whole answer; `shown` tells which parts the page has."""
        request = self._request(method, path, form, shown)
        try:
            status, headers, body = await self._asked(request)
        except asyncio.IncompleteReadError as cut:
            # A line that was long idle is hung up by the server; browsers ask again too.
            if cut.partial:
                raise
            self.close()
            status, headers, body = await self._asked(request)
        if "set-cookie" in headers and not self.cookie:
            self.cookie = headers["set-cookie"].split(";")[0]
        if headers.get("connection") == "close":
            self.close()
        return Answer(status, headers, body)

    async def _asked(self, request: bytes) -> tuple[int, dict[str, str], bytes]:
        reader, writer = await self._open()
        writer.write(request)
        status, headers = await _head(reader)
        return status, headers, await _body(reader, headers)

    async def listen(self, path: str) -> asyncio.StreamReader:
        """Open a line of news; what comes on it is read from the stream."""
        reader, writer = await self._open()
        writer.write(self._request("GET", path))
        status, _ = await _head(reader)
        if status != 200:
            raise Broken(f"{status} for a line of news")
        return reader

    def close(self) -> None:
        """Hang up."""
        if self._streams:
            self._streams[1].close()
            self._streams = None

    def _request(self, method: str, path: str, form: str = "", shown: str = "") -> bytes:
        head = [
            f"{method} {path} HTTP/1.1",
            f"Host: 127.0.0.1:{self._port}",
            "HX-Request: true",
            "Accept-Encoding: gzip",
        ]
        if shown:
            head.append(f"X-Shown: {shown}")
        if self.cookie:
            head.append(f"Cookie: {self.cookie}")
        if method == "POST":
            head.append("Content-Type: application/x-www-form-urlencoded")
            head.append(f"Content-Length: {len(form)}")
        return ("\r\n".join(head) + "\r\n\r\n" + form).encode()


async def _head(reader: asyncio.StreamReader) -> tuple[int, dict[str, str]]:
    first, *rest = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
    headers = {}
    for line in rest:
        name, _, value = line.partition(":")
        headers[name.lower()] = value.strip()
    return int(first.split()[1]), headers


async def _body(reader: asyncio.StreamReader, headers: dict[str, str]) -> bytes:
    if "content-length" in headers:
        return await reader.readexactly(int(headers["content-length"]))
    if headers.get("transfer-encoding") != "chunked":
        return b""
    parts = []
    while size := int(await reader.readuntil(b"\r\n"), 16):
        parts.append((await reader.readexactly(size + 2))[:-2])
    await reader.readuntil(b"\r\n")
    return b"".join(parts)
