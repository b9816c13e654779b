"""The faces of the cards, drawn in SVG by our own code: one sheet for a page, and faces that refer to it."""

from .deck import back, card_sheet, face, placed

__all__ = ["back", "card_sheet", "face", "placed"]
