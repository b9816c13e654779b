"""What the cards have told, and how much each promise changes: counted exactly, and again by listing every deal."""

from __future__ import annotations
