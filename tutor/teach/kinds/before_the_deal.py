"""Before the deal: who deals first, and where the pack may be cut."""

from __future__ import annotations

import random

from tutor.cards import SUITS, TAROT, TRUMP, Card, Cards
from tutor.message import N_, Facts
from tutor.tarot.cut import CUT, CUT_MIN, cuts
from tutor.tarot.draw import DRAW, DRAW_EXCUSE, DRAW_TIE, first_dealer
from tutor.tarot.trick import THE_EXCUSE
from tutor.teach.kind import LEVELS, Kind
from tutor.teach.kinds.handful_may import undrawn
from tutor.teach.question import Board, Hints, Option, Question
from tutor.teach.saying import Saying

# The draw

WHO_DEALS_FIRST = N_("These cards have been drawn to find the first dealer. Mark the card of the player who deals.")
LOWEST = N_("No other card is as low as {card:card}, so whoever has drawn it deals first.")
HIGHER = N_("{lowest:card} is lower.")
A_TRUMP = N_("A trump is higher than any card of a suit.")


def _drawn(level: int, rng: random.Random) -> list[Card]:
    """Cards of different ranks; with trumps and the Excuse among them; with two that are equally low."""
    count = rng.choice((3, 4, 5))
    ranks = rng.sample(range(1, 15), count)
    cards = [_of_height(rng.choice(SUITS), height) for height in ranks]
    if level > 1:
        cards[ranks.index(max(ranks))] = rng.choice([*TAROT.all.of(TRUMP)][:6])
    if level == LEVELS[-1]:
        low = cards[ranks.index(min(ranks))]
        other = rng.choice([suit for suit in SUITS if suit != low.suit])
        cards[ranks.index(sorted(ranks)[1])] = _of_height(other, low.height)
    rng.shuffle(cards)
    return cards


def _of_height(suit: str, height: int) -> Card:
    return next(card for card in TAROT.all.of(suit) if card.height == height)


def _too_high(card: Card, lowest: Card) -> Saying:
    return Saying.plain(A_TRUMP, DRAW) if card.suit == TRUMP else Saying.plain(HIGHER, DRAW, lowest=lowest)


def _ask_draw(_boards: tuple[Board, ...], level: int, rng: random.Random) -> Question:
    cards = _drawn(level, rng)
    found = first_dealer(cards)
    lowest, reason = cards[found.dealer], found.chain[-1]
    tied = reason.facts["tied"] if reason.rule is DRAW_TIE else None
    decides = Saying(DRAW_TIE, ((reason.note, reason.facts),)) if tied else Saying.plain(LOWEST, DRAW, card=lowest)
    as_low = tied if isinstance(tied, Cards) else TAROT.set([lowest])
    options = [
        Option(card.code, card, card is lowest, decides if card in as_low else _too_high(card, lowest))
        for card in cards
    ]
    if level == 2:  # noqa: PLR2004 - levels are counted
        again = Saying.plain(DRAW_EXCUSE.statement, DRAW_EXCUSE)
        options.insert(rng.randint(0, len(options)), Option(THE_EXCUSE.code, THE_EXCUSE, right=False, says=again))
    hints = Hints((Saying.plain(DRAW.ask or DRAW.title),), (Saying.plain(DRAW.statement, DRAW),))
    facts: Facts = {"cards": TAROT.set(cards)}
    return Question("choose", (), WHO_DEALS_FIRST, (decides,), hints, facts=facts, options=tuple(options))


FIRST_DEALER = Kind(
    "first-dealer",
    N_("Who deals first?"),
    "choose",
    (DRAW, DRAW_TIE, DRAW_EXCUSE),
    undrawn,
    _ask_draw,
    of_a_deal=False,
)

# The cut

WHERE_TO_CUT = N_("You cut the pack of 78 cards. How many cards may you lift? Mark every number that is allowed.")
LIFT = N_("{count} {count:n|card|cards}", "to be lifted in the cut")
#: Numbers near the ends of the pack, and others.
NEAR, FAR = (1, 2, 3, 4, 5, 73, 74, 75, 76, 77), range(6, 73)


def _ask_cut(_boards: tuple[Board, ...], level: int, rng: random.Random) -> Question:
    """Some numbers near the ends and some in the middle, the more of the former the harder."""
    numbers = sorted(rng.sample(NEAR, 1 + level) + rng.sample(FAR, 4 - level))
    duty = cuts()
    ruled = [(number, duty.verdict(f"cut {number}").ruling) for number in numbers]
    options = tuple(
        Option(f"cut-{number}", Saying.plain(LIFT, count=number), ruling.legal, Saying.of(ruling))
        for number, ruling in ruled
    )
    hints = Hints((Saying.plain(CUT_MIN.ask or CUT_MIN.title),), (Saying.plain(CUT_MIN.statement, CUT_MIN),))
    because = (Saying.plain(CUT_MIN.statement, CUT_MIN),)
    facts: Facts = {"numbers": tuple(numbers)}
    return Question("mark", (), WHERE_TO_CUT, because, hints, facts=facts, options=options)


WHERE_CUT = Kind(
    "where-to-cut", N_("Where may the pack be cut?"), "mark", (CUT, CUT_MIN), undrawn, _ask_cut, of_a_deal=False
)
