"""Before the deal: who deals first, and where the pack may be cut."""

from __future__ import annotations

import random

from tutor.core.cards import SUITS, TAROT, TRUMP, Card, Cards
from tutor.core.message import N_, Facts
from tutor.tarot.cut import CUT, CUT_MIN, cuts
from tutor.tarot.draw import DRAW, DRAW_EXCUSE, DRAW_TIE, first_dealer
from tutor.tarot.trick import THE_EXCUSE
from tutor.teach.boards import undrawn
from tutor.teach.kind import LEVELS
from tutor.teach.legacy import Kind
from tutor.teach.question import Board, Hints, Option, Question
from tutor.teach.saying import Saying

# The draw

WHO_DEALS_FIRST = N_("These cards have been drawn to find the first dealer. Mark the card of the player who deals.")
LOWEST = N_("No other card is as low as {card:card}, so whoever has drawn it deals first.")
HIGHER = N_("{lowest:card} is lower.")
A_TRUMP = N_("A trump is higher than any card of a suit.")


def _drawn(level: int, rng: random.Random) -> list[Card]:
    """Cards of different ranks; a low trump in place of the highest; and besides two that are equally low."""
    ranks = TAROT.suits[SUITS[0]]
    places = sorted(rng.sample(range(len(ranks)), rng.choice((3, 4, 5))))
    suits = [rng.choice(SUITS) for _ in places]
    if level == LEVELS[-1]:
        suits[:2], places[1] = rng.sample(SUITS, 2), places[0]
    cards = [TAROT[suit + ranks[place]] for suit, place in zip(suits, places, strict=True)]
    if level > 1:
        cards[-1] = rng.choice([*TAROT.all.of(TRUMP)][:6])
    rng.shuffle(cards)
    return cards


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
