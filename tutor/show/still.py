"""Cards in a still picture, without buttons: a hand, and a trick seen from one place."""

from __future__ import annotations

from tutor.core.cards import Card, Cards
from tutor.core.message import N_, Message
from tutor.core.trick import Trick
from tutor.show.html import Html, element
from tutor.show.table.felt import SEATS
from tutor.show.table.hand import YOUR_HAND, drawn, fan, in_order

TRICK = N_("The trick so far")
NOBODY_YET = N_("You lead: nothing has been played yet.")
HAND = N_("Your hand; the card you try stands out")


def fanned(hand: Cards, words: Html) -> str:
    """A hand as a fan."""
    cards = [drawn(card, words) for card in in_order(hand)]
    return element("div", *cards, **fan(cards), role="group", aria_label=words.say(YOUR_HAND))


def laid(trick: Trick, heading: Message, words: Html) -> str:
    """The cards of a trick, each with its player, seen from seat 0."""
    if not trick.cards:
        return element("p", words.say(NOBODY_YET))
    figures = (
        element("figure", drawn(card, words), element("figcaption", words.say(_place(trick.seat_of(card), words))))
        for card in trick.cards
    )
    caption = element("p", words.say(heading), class_="caption")
    return caption + element("div", *figures, class_="trick", role="group", aria_label=words.say(heading))


def _place(seat: int, words: Html) -> Message:
    return SEATS[words.chairs.players][-seat if words.chairs.clockwise else seat]


def held(hand: Cards, tried: Card, mark: str, words: Html) -> str:
    """A hand as a fan; the card that is tried stands out, and its ``mark`` is ``yes`` or ``no``."""
    cards = [drawn(card, words, data_tried=mark if card is tried else None) for card in in_order(hand)]
    caption = element("p", words.say(HAND), class_="caption")
    return caption + element("div", *cards, **fan(cards), role="group", aria_label=words.say(HAND))
