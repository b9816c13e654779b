"""Texts packed for a notebook, so that it weighs little; ``unpacked.js`` unpacks them."""

from __future__ import annotations

from base64 import b64encode
from gzip import compress


def packed(text: str) -> str:
    """A text compressed with gzip, in base64."""
    return b64encode(compress(text.encode(), mtime=0)).decode()
