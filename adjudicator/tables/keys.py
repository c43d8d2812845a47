"""The two links of a table. Whoever may change may look; the other way round nobody can tell."""

import base64
import hashlib
import secrets
from dataclasses import dataclass

#: 128 bits, as many as nobody guesses.
_BYTES = 16


@dataclass(frozen=True)
class Keys:
    """What the links of a table carry: `change` is known to those who may change it only."""

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
    """What the database knows of a key."""
    return hashlib.sha256(key.encode()).digest()
