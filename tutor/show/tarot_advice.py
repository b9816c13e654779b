"""Advice beside the table of French Tarot: what the hand is worth, what the play proves, what the cards would tell."""

from __future__ import annotations

from tutor.show.html import Html
from tutor.show.panels import known, signals, worth
from tutor.tarot.auction import Auction
from tutor.tarot.play import Play


def advice(at: object, words: Html) -> str:
    """What helps the player to move, who is the one spoken to, and decides nothing; as HTML, perhaps nothing."""
    match at:
        case Auction():
            return worth(at, words)
        case Play():
            return known(at, words) + signals(at, words)
    return ""
