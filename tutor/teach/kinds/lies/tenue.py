"""The holdings of a suit that are a tenue by everybody’s reading."""

from __future__ import annotations

from tutor.core.cards import SUITS, TAROT, Cards
from tutor.core.message import N_
from tutor.tarot.conventions.catalogue import HIGH_LOW_TAKER
from tutor.tarot.conventions.claims import LONG_TENUE, sure_tricks, tenue
from tutor.tarot.trick import THE_EXCUSE
from tutor.teach.draw import Draw
from tutor.teach.judge import Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.lies.family import LIES
from tutor.teach.posed import Asked, Offer, Posed, Verdicts
from tutor.teach.question import Hints
from tutor.teach.saying import Saying

WHICH_TENUE = N_(
    "Each of these is all that somebody holds in one suit, perhaps with the Excuse beside it. The clubs teach the tenue"
    " in two ways, but on these they agree. Mark every one that is a tenue."
)
HOW_MANY_TRICKS = N_(
    "Begin with {cards:and}. Are there five of the suit, and which of them will win tricks once the higher ones have"
    " gone?"
)
IS_ONE = N_("Five cards with the king or the queen, and two tricks are sure: a tenue for everybody.")
TOO_SHORT = N_(
    "{count} {count:n|card is|cards are} too few for a tenue, however high: it takes five, or for some clubs four and"
    " the Excuse."
)
TOO_LOW = N_("Long, but without king or queen, and too low for two tricks. Length alone does not make a tenue.")
WITH_EXCUSE = N_("Four cards and the Excuse would do for some clubs, but not as low as these: no two tricks are sure.")
#: Shown after a right answer: on what the clubs do not agree.
NOT_AGREED = N_(
    "On others they do not agree. {low:and}: a tenue in Burgundy, for Boulogne and shua.fr not sure enough."
    " {four:and}: no tenue in Burgundy, but one for Boulogne and shua.fr."
)
#: The number of holdings that are shown.
SHOWN = 6


@kind(LIES, HIGH_LOW_TAKER)
def is_it_a_tenue(draw: Draw) -> Posed:
    """Some holdings, of which at least one is a tenue."""
    count = draw.rng.randint(1, 4)
    suits = draw.rng.choices(SUITS, k=SHOWN)
    holdings = [agreed(draw, suit, is_one=number < count) for number, suit in enumerate(suits)]
    draw.rng.shuffle(holdings)
    suit = draw.rng.choice(SUITS)
    low, four = (TAROT.read(text.replace("?", suit)) for text in ("?K ?9 ?5 ?3 ?1", "?K ?Q ?6 ?2 EX"))
    facts = {"parts": tuple(card.code for held in holdings for card in held)}
    offers = tuple(Offer(str(number), tuple(held)) for number, held in enumerate(holdings, 1))

    def verdicts(judge: Judge) -> Verdicts:
        because = (Saying.plain(IS_ONE, HIGH_LOW_TAKER), Saying.plain(NOT_AGREED, HIGH_LOW_TAKER, low=low, four=four))
        are = [judge.tenue(held) for held in holdings]
        on = {str(n): (one, _of(held, is_one=one)) for n, (held, one) in enumerate(zip(holdings, are, strict=True), 1)}
        return Verdicts(because, Hints.plain(HOW_MANY_TRICKS, HIGH_LOW_TAKER, cards=holdings[0]), on)

    return Posed(Asked((), WHICH_TENUE, offers, facts), verdicts)


def agreed(draw: Draw, suit: str, *, is_one: bool) -> Cards:
    """A holding of a suit of which both readings say the same."""
    return draw.until(lambda: _holding(draw, suit, is_one=is_one))


def _holding(draw: Draw, suit: str, *, is_one: bool) -> Cards | None:
    """A holding, if both readings say of it what is wanted."""
    cards = [*TAROT.all.of(suit)]
    if is_one:
        held = TAROT.set(draw.rng.sample(cards, LONG_TENUE))
    else:
        count = draw.rng.randint(3, LONG_TENUE + 1)
        long = draw.of(cards, cards[:-2], cards[:-2])
        held = TAROT.set(draw.rng.sample(cards if count < LONG_TENUE else long, count))
        if count == draw.of(0, 0, LONG_TENUE - 1):
            held = held.with_card(THE_EXCUSE)
    return held if tenue(held, suit) == sure_tricks(held, suit) == is_one else None


def _of(held: Cards, *, is_one: bool) -> Saying:
    """The reason why a holding is a tenue, or is none."""
    if is_one:
        return Saying.plain(IS_ONE, HIGH_LOW_TAKER)
    count = len(held.without(THE_EXCUSE))
    if count == LONG_TENUE - 1 and THE_EXCUSE in held:
        return Saying.plain(WITH_EXCUSE, HIGH_LOW_TAKER)
    return Saying.plain(TOO_SHORT if count < LONG_TENUE else TOO_LOW, HIGH_LOW_TAKER, count=count)
