"""Advice for Domino: which card to lay."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain

from tutor.barbu import layout
from tutor.barbu.layout import PASS, Layout
from tutor.barbu.row import Row
from tutor.barbu.sources import GOLDSMITH, TRENTHAM
from tutor.core.advice import Advice, advise
from tutor.core.cards import Card, Cards
from tutor.core.message import N_
from tutor.core.rule import Rule

OPEN_WAY = Rule(
    "B-STR-WAY",
    title=N_("Domino: open the way to your far cards"),
    statement=N_(
        "Advice: in Domino play first where your own cards are farthest from the table: the way to them takes longest,"
        " and others help you along it."
    ),
    sources=(TRENTHAM,),
    hint=N_("{card:card} opens the way to what would stay in your hand longest: {own:and}."),
)
NOBODY = Rule(
    "B-STR-NOBODY",
    title=N_("Domino: a card that helps nobody"),
    statement=N_(
        "Advice: in Domino a card behind which nothing comes helps nobody. Play it rather than one that lets others"
        " play."
    ),
    sources=(TRENTHAM,),
    hint=N_("Nothing comes after {card:card}, so it helps nobody else."),
)
BLOCK = Rule(
    "B-STR-BLOCK",
    title=N_("Domino: hold back what others wait for"),
    statement=N_(
        "Advice: in Domino keep a card behind which only others have cards as long as you can play another one that"
        " does not help them more; play it only when you must."
    ),
    sources=(TRENTHAM, GOLDSMITH),
    hint=N_(
        "You must play a card that helps others; {card:card} helps them least. After it they can play {others:and}."
    ),
)

#: The weight of a step nearer to one's own cards, beside 1 for a step that helps only others.
OWN = 2


def card_to_lay(at: Layout) -> Advice:
    """The card that opens most for one's own hand and least for others, and why; a pass, if nothing fits."""
    cards = [move for move in at.obligation().legal() if isinstance(move, Card)]
    if not cards:
        return advise(PASS, layout.PASSING)
    ways = {card: list(_ways(row, card)) for row in at.rows() for card in cards if card.suit == row.suit}
    card = max(cards, key=lambda card: sum(_gain(way, at.hand) for way in ways[card]))
    behind = at.pack.set(chain.from_iterable(ways[card]))
    if own := behind & at.hand:
        return advise(card, OPEN_WAY, own=own)
    return advise(card, BLOCK, others=behind) if behind else advise(card, NOBODY)


def _gain(way: Sequence[Card], hand: Cards) -> int:
    """The gain of a way: the steps to one's own last card in it, weighed, less the steps that then help only others."""
    reach = max((steps for steps, card in enumerate(way, start=1) if card in hand), default=0)
    return OWN * reach - (len(way) - reach)


def _ways(row: Row, card: Card) -> Iterator[Sequence[Card]]:
    """The cards that can come only after ``card``, which fits, in their order: both ways, if it opens the suit."""
    place = row.order.index(card)
    if not row.lying or any(other in row.lying for other in row.order[:place]):
        yield row.order[place + 1 :]
    if not row.lying or any(other in row.lying for other in row.order[place + 1 :]):
        yield row.order[:place][::-1]
