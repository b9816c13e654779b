"""A moment of a deal drawn as a still picture: what was said and played, the hand, and the move that is tried."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tutor.barbu.call import Call
from tutor.cards import Card, Cards
from tutor.games import GAMES
from tutor.rule import N_, Message
from tutor.rulebook.moment import Moment
from tutor.show.felt import SEATS
from tutor.show.hand import YOUR_HAND, drawn, fan, in_order, outcome
from tutor.show.html import Html, element
from tutor.show.text import header, so_far
from tutor.tarot.auction import Auction
from tutor.trick import Trick

TRICK = N_("The trick so far")
NOBODY_YET = N_("You lead: nothing has been played yet.")
HAND = N_("Your hand; the card you try stands out")
SAID = N_("{by:Player}: {bid:term}.")
CALLED = N_("You have already called {called:and}.")
MOVE = N_("You try:")


def staged(game: str, moment: Moment, heading: Message, words: Html) -> str:
    """A moment of a game: what led to it, the hand, the move that is tried and its verdict."""
    words = words.to(0, moment.players, clockwise=GAMES[game].CLOCKWISE)
    ruling = moment.ruling
    tried = next(one for one in ruling.moves if str(one) == moment.move)
    if isinstance(tried, Card) and moment.hand:
        trying = held(moment.hand, tried, "yes" if ruling.legal else "no", words)
    else:
        move = element("p", words.say(MOVE), " ", element("strong", words.move(tried)))
        trying = (fanned(moment.hand, words) if moment.hand else "") + move
    return element(
        "div",
        element("p", element("strong", words.say(heading))),
        *_before(game, moment.at, words),
        trying,
        outcome(ruling, words),
        class_="tutor-example",
    )


def _before(game: str, at: Any, words: Html) -> Iterator[str]:  # noqa: ANN401 - a deal in any phase
    """What everybody has seen and heard before a move."""
    if isinstance(at, Auction):
        yield from (element("p", words.say(SAID, by=seat, bid=bid)) for seat, bid in at.said)
    elif isinstance(at, Call) and at.setting.called:
        yield element("p", words.say(CALLED, called=at.setting.called))
    if game == "barbu":
        yield element("p", header(game, at, words))
    if isinstance(getattr(at, "trick", None), Trick):
        yield laid(at.trick, TRICK, words)
    elif game == "barbu":
        yield from (element("p", line) for line in so_far(at, words))


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
