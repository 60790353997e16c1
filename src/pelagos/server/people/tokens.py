"""Secrets that clients hold; the server keeps only their hashes."""

import hashlib
import secrets
from typing import Final

TOKEN_BYTES: Final = 32
CODE_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""Without letters and digits that look alike."""
GROUP = 4


def new_token() -> str:
    """Return a secret of 256 random bits."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def hash_of(secret: str) -> str:
    """Return what is kept of a secret: looked up as a whole, so that its comparison tells nothing by its time."""
    return hashlib.sha256(secret.encode(errors="surrogatepass")).hexdigest()


def new_code(groups: int = 2) -> str:
    """Return a code for people to read to each other, such as ``k3m9-t2xw``; four letters are about 20 bits."""
    return "-".join("".join(secrets.choice(CODE_LETTERS) for _ in range(GROUP)) for _ in range(groups))
