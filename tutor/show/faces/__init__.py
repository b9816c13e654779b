"""The faces of the cards, drawn in SVG by our own code: one sheet for a page, and faces that refer to it."""

from .deck import back, face, sheet

__all__ = ["back", "face", "sheet"]
