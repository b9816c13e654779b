"""The cards that must be laid in Domino before one of one’s own can be."""

from __future__ import annotations

from tutor.barbu.layout import Layout
from tutor.barbu.row import EXTEND, OPEN, Row
from tutor.core.cards import Card, Cards
from tutor.core.message import N_
from tutor.teach.barbu.layouts import layout_of, moment
from tutor.teach.draw import Draw
from tutor.teach.kind import LEVELS, kind
from tutor.teach.kinds.out.count import so_many
from tutor.teach.kinds.out.family import OUT
from tutor.teach.posed import Asked, Posed
from tutor.teach.question import Hints
from tutor.teach.saying import Saying

HOW_MANY_FIRST = N_("How many other cards must be played before you can play {card:card}?")
WHERE_IT_ENDS = N_("On the table the {suit:suit} end at {ends:and}. Which cards come between there and {card:card}?")
WHERE_IT_STARTS = N_(
    "No {suit:suit} are on the table yet, and they start at {start:the-rank}. Which cards lead from there to"
    " {card:card}?"
)
BETWEEN_THEM = N_("Before {card:card} must come {before:and}. That makes {count}.")
ITSELF = N_("Nearly: you have counted {card:card} itself; the question asks for the cards that come before it.")
START_FORGOTTEN = N_("Nearly: this suit is not open yet, so its starting card must be played as well.")
#: The number of cards to wait for beyond which a card of the last level is one of an open suit.
_FAR = 3


@kind(OUT, OPEN, EXTEND)
def domino_first(draw: Draw) -> Posed | None:
    """A card of an open suit; of one that is not open yet; of either, where it is tempting to count wrongly."""
    board = moment(draw._replace(level=draw.of(2, 2, 3)))
    at = layout_of(board)
    waiting = {
        card: row for row in at.rows() for card in at.hand.of(row.suit) if _fits(draw.level, row, _first(card, row, at))
    }
    if not waiting:
        return None
    card = draw.rng.choice([*waiting])
    row = waiting[card]
    asked = Asked((board,), HOW_MANY_FIRST, facts={"card": card})

    first, rule = _first(card, row, at), EXTEND if row.lying else OPEN
    count = len(first)
    slips = {count + 1: Saying.plain(ITSELF, card=card)}
    if not row.lying:
        slips[count - 1] = Saying.plain(START_FORGOTTEN, OPEN)
    because = (Saying.plain(BETWEEN_THEM, rule, card=card, before=first, count=count),)
    ends = at.pack.set(row.ends)
    hints = Hints.plain(
        WHERE_IT_ENDS if ends else WHERE_IT_STARTS, rule, suit=row.suit, ends=ends, start=row.start, card=card
    )
    verdicts = so_many(count, because, hints, slips)
    return Posed.for_any_judge(asked, verdicts)


def _fits(level: int, row: Row, first: Cards) -> bool:
    """Whether a card of a row with so many ``first`` is asked about."""
    is_open = level == LEVELS[0] or (level == LEVELS[-1] and len(first) > _FAR)
    return len(first) > 1 and bool(row.lying) is is_open


def _first(card: Card, row: Row, at: Layout) -> Cards:
    """The cards of a suit that must be laid before one of them, which does not lie."""
    place = row.order.index(card)
    start = next(number for number, other in enumerate(row.order) if other.rank == row.start)
    lying = [row.order.index(end) for end in row.ends] or [start]
    between = at.pack.set((*row.order[max(lying) + 1 : place], *row.order[place + 1 : min(lying)]))
    return between if row.lying else between.with_card(row.order[start]).without(card)
