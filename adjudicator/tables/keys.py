"""The two keys of a table. The key to look follows from the key to change, not the reverse."""

import base64
import hashlib
import re
import secrets
from dataclasses import dataclass

#: 128 bits can't be guessed.
_BYTES = 16
#: What a key looks like.
KEY = re.compile(r"[\w-]{22}", re.ASCII)


@dataclass(frozen=True)
class Keys:
    """The keys in the links of a table; `change` is None for those who may only look."""

    look: str
    change: str | None = None


def new_keys() -> Keys:
    """The keys of a new table."""
    return keys_of(secrets.token_urlsafe(_BYTES))


def keys_of(change: str) -> Keys:
    """Both keys, from the one that may change."""
    squeezed = hashlib.sha256(b"look:" + change.encode()).digest()[:_BYTES]
    return Keys(base64.urlsafe_b64encode(squeezed).decode().rstrip("="), change)


def digest(key: str) -> bytes:
    """The digest of a key, which is all that the database stores."""
    return hashlib.sha256(key.encode()).digest()
