"""The cards of a hand that are masters: the highest of their suit that have not been played."""

from __future__ import annotations

from tutor.core.cards import SUITS, TAROT, TRUMP, Card, Cards
from tutor.core.message import N_
from tutor.teach.draw import Draw
from tutor.teach.kind import kind
from tutor.teach.kinds.find.family import FIND
from tutor.teach.kinds.find.marked import marked
from tutor.teach.posed import Asked, Posed, card_offers
from tutor.teach.question import Hints, Laid
from tutor.teach.saying import Saying
from tutor.teach.topics import TOPICS

WHICH_ARE_MASTERS = N_("Which of your cards are “maîtresses”, masters? Mark every one of them.")
HAVE_BEEN_PLAYED = N_("The high cards that have been played so far:")
IS_MASTER = N_("{card:card} is the highest of its suit that has not been played: it is a “maîtresse”.")
TOP_TRUMP = N_("No higher trump than {card:card} is left: it is the “atout maître”, the master trump.")
HIGHER_OF_YOURS = N_("{card:card} is below {higher:card}, which you hold yourself.")
HIGHER_OUT = N_("{card:card} is not: nobody has played {higher:card} yet, and you do not hold it.")
WHICH_HIGHER = N_(
    "Begin with {card:card}: which cards would beat it in its own suit, and have all of them been played?"
)
WHICH_HIGHER_TRUMP = N_("Begin with {card:card}: which trumps are higher, and have all of them been played?")
HIGHEST_LEFT = N_("A “maîtresse” is the highest card left of its suit, or the highest trump left, whatever its rank.")
#: The number of high cards of a suit about which it is asked.
_TOP = 7


@kind(FIND, trains=(TOPICS["T50"],))
def masters(draw: Draw) -> Posed | None:
    """Three plain suits; then four; then three and the trumps."""
    rng = draw.rng
    suits = (*rng.sample(SUITS, draw.of(3, 4, 3)), *draw.of((), (), (TRUMP,)))
    gone, hand = list[Card](), list[Card]()
    for suit in suits:
        top = [*TAROT.all.of(suit)][-_TOP:]
        *others, king = top[2:]
        played = [*([king] if rng.random() < 1 / 2 else []), *rng.sample(others, rng.randint(1, 2))]
        gone += played
        hand += rng.sample([card for card in top if card not in played], 2)
    held, out = TAROT.set(hand), TAROT.set(gone)
    on = {card.code: _mastery(card, held, out) for card in held}
    first = rng.choice([card for card in held if not on[card.code][0]])
    board = Laid(tuple(out), Saying.plain(HAVE_BEEN_PLAYED), data={"of": "gone"})
    asked = Asked((board,), WHICH_ARE_MASTERS, card_offers(held))
    asks = WHICH_HIGHER_TRUMP if first.suit == TRUMP else WHICH_HIGHER
    hints = Hints((Saying.plain(asks, card=first),), (Saying.plain(HIGHEST_LEFT),))
    right = sum(master for master, _ in on.values())
    # Not one of each suit, or none at all: then there would be nothing to find out.
    return Posed.for_any_judge(asked, marked(on, hints)) if 0 < right < len(suits) else None


def _mastery(card: Card, held: Cards, gone: Cards) -> tuple[bool, Saying]:
    """Whether nothing above a card is left, and which card is."""
    above = TAROT.all.above(card) - gone
    if not above:
        return True, Saying.plain(TOP_TRUMP if card.suit == TRUMP else IS_MASTER, card=card)
    higher = [*above][-1]
    return False, Saying.plain(HIGHER_OF_YOURS if higher in held else HIGHER_OUT, card=card, higher=higher)
