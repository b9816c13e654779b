"""The inks of a picture, each by a name, with its usual colour: a picture is drawn in them, and printed in others."""

from __future__ import annotations

import re
from collections.abc import Mapping

PAPER, INK, SOFT, LINE = "var(--paper,#fff)", "var(--ink,#1d1d22)", "var(--soft,#55565f)", "var(--line,#8a8a93)"
FELT, ON_FELT = "var(--felt,#2c6a50)", "var(--felt-ink,#fff)"
#: The ink of a player’s part in the deal, and of what is written on it.
SIGN, ON_SIGN = "var(--felt-sign,#ffe08a)", "var(--sign-ink,#2a2100)"
#: A bar for what is promised, one for what is lost, and one for a price.
BARS = {"promise": "var(--yes,#176a3a)", "loss": "var(--no,#a3161f)", "price": "var(--bind,#8a4b00)"}

#: The inks by which a picture can be printed: each suit in a colour of its own, two colours, or black and white.
Ink = Mapping[str, str]
_RED, _BLACK = "#c0152f", "#1b1b1f"
INKS: Mapping[str, Ink] = {
    "four": {},
    "two": {"suit-d": _RED, "suit-c": _BLACK, "hair-d": "#a04a1e", "hair-c": "#8b837c"},
    "bw": {
        **dict.fromkeys(("suit-s", "suit-h", "suit-d", "suit-c", "ink", "soft", "line", "felt-ink"), "#000"),
        **dict.fromkeys(("felt-sign", "card-ink", "card-edge", "trump-frame", "trump-ink", "excuse-ink"), "#000"),
        **dict.fromkeys(("paper", "felt", "sign-ink", "card-paper", "card-white", "card-skin"), "#fff"),
        **dict.fromkeys(("trump-on", "trump-paper"), "#fff"),
        **dict.fromkeys(("card-gold", "excuse-frame", "hair-s", "hair-h", "hair-d", "hair-c"), "#999"),
        **dict.fromkeys(("card-rose", "yes", "no", "bind"), "#555"),
    },
}
#: The name of the usual one.
FOUR = "four"
#: An ink in a drawing: its name, and its usual colour.
NAMED = re.compile(r"var\(--([\w-]+),([^)]*)\)")


def inked(drawing: str, ink: Ink) -> str:
    """A drawing with the colours of an ink, which no page chooses."""
    return NAMED.sub(lambda found: ink.get(found[1], found[2]), drawing)
