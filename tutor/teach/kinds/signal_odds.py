"""What a signal is worth: in how many of 100 deals a partner holds what a lead would promise, before anybody leads.

Counted exactly: all the ways in which the cards that one does not see can lie are equally likely.
"""

from __future__ import annotations

import random
from collections.abc import Hashable
from decimal import Decimal
from fractions import Fraction

from tutor.core.cards import SUITS, TAROT, TRUMP, Cards
from tutor.core.layouts import Layouts, holding
from tutor.core.message import N_, Facts
from tutor.core.possible import Whereabouts
from tutor.tarot.conventions.catalogue import LEAD_LOW, LEAD_TRUMP_ODD
from tutor.tarot.conventions.meanings import claimed
from tutor.tarot.setting import HAND_SIZES, dog_size
from tutor.teach import plays, talk
from tutor.teach.legacy import Kind
from tutor.teach.number import Number
from tutor.teach.plays import PLAYERS
from tutor.teach.positions import LEARNER
from tutor.teach.question import Board, Hints, Laid, Question
from tutor.teach.saying import Saying

SIZE = HAND_SIZES[PLAYERS]
TRUMPS = TAROT.all.of(TRUMP)
#: An estimate may be so many deals off, by level: seven trumps are rare, whoever holds the others.
NEAR = {1: 8, 2: 8, 3: 4}

HOW_MANY = N_(
    "This is your hand, and you have seen no other card yet. In how many of 100 such deals does the player opposite"
    " hold the king or the queen of {led:suit}, or both? Estimate: your answer is right if it is no more than {near}"
    " off."
)
HOW_MANY_WITH_DOG = N_(
    "This is your hand, and the dog has just been turned over. In how many of 100 such deals was the player opposite"
    " dealt the king or the queen of {led:suit}, or both? Estimate: your answer is right if it is no more than {near}"
    " off."
)
HOW_MANY_SEVEN = N_(
    "This is your hand, and you have seen no other card yet. In how many of 100 such deals does the player opposite"
    " hold at least 7 trumps? Estimate: your answer is right if it is no more than {near} off."
)
DOG = N_("The dog", "above cards that lie open")
WHERE_ELSE = N_(
    "How many cards do you not see? How many of them lie opposite? And how many of those asked for are there?"
)
UNSEEN = N_("You do not see {unseen} cards, and {size} of them lie opposite.")
TWO_LEFT = N_(
    "The king of {led:suit} is there {each} times, the queen as often, and sometimes both are. One of them at least is"
    " there {share} times."
)
ONE_LEFT = N_("You hold {held:card} yourself, so only one of the two can be there: that happens {share} times.")
SEVEN = N_("You hold {held} trumps, which leaves {left} for all the others: seven or more are there {share} times.")
WORTH_LOW = N_(
    "One low lead of that suit takes this to 100, if your partner keeps their word: that is what a signal is worth."
)
WORTH_ODD = N_("One odd trump takes this to 100, if your partner keeps their word: that is what a signal is worth.")
CERTAIN = N_("Without a signal nothing is certain here: there are other hands in which the cards can lie.")
HALF_AND_HALF = N_("Seven trumps are a third of all 21, and the other hands want some too.")
A_QUARTER = N_("There are two cards that would do, and one of them is enough.")
TWO_THIRDS = N_("Each of the two is there about one time in three. But sometimes both are, and that counts only once.")


def _draw(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    """A hand; at the second level the dog too, which has no king and no queen."""
    hand = talk.begun(rng, LEARNER).hand
    held = plays.in_hand(hand, Saying.plain(plays.YOUR_HAND))
    if level != 2:  # noqa: PLR2004 - the middle one
        return (held,)
    others = [card for card in TAROT.cards if card not in hand and card.rank not in {"K", "Q"}]
    dog = TAROT.set(rng.sample(others, dog_size(PLAYERS)))
    return held, plays.in_hand(dog, Saying.plain(DOG))


def _ask(boards: tuple[Board, ...], level: int, rng: random.Random) -> Question | None:
    hand, dog = (TAROT.set(board.cards) for board in (*boards, Laid(()))[:2] if isinstance(board, Laid))
    led = TRUMP if level > 2 else rng.choice(SUITS)  # noqa: PLR2004 - the last level
    honours = TAROT.all.of(led) & TAROT.read("SK SQ HK HQ DK DQ CK CQ") - hand
    if led != TRUMP and not honours:
        return None
    share = opposite(hand, dog, led)
    right = Decimal(round(100 * share))
    unseen = len(TAROT) - len(hand) - len(dog)
    facts: Facts = {"led": led, "share": int(right), "unseen": unseen, "size": SIZE}
    rule, worth = (LEAD_TRUMP_ODD, WORTH_ODD) if led == TRUMP else (LEAD_LOW, WORTH_LOW)
    if led == TRUMP:
        held = len(hand & TRUMPS)
        counted = Saying(rule, ((UNSEEN, facts), (SEVEN, {**facts, "held": held, "left": len(TRUMPS) - held})))
        slips = {50: HALF_AND_HALF}
    elif len(honours) > 1:
        counted = Saying(rule, ((UNSEEN, facts), (TWO_LEFT, {**facts, "each": round(100 * SIZE / unseen)})))
        slips = {25: A_QUARTER, 30: A_QUARTER, 33: A_QUARTER, 66: TWO_THIRDS, 67: TWO_THIRDS}
    else:
        own = next(iter(TAROT.read(f"{led}K {led}Q") & hand))
        counted = Saying(rule, ((UNSEEN, facts), (ONE_LEFT, {**facts, "held": own})))
        slips = {}
    slips[100] = CERTAIN
    told = {Decimal(n): Saying.plain(slip, rule) for n, slip in slips.items() if abs(n - right) > NEAR[level]}
    prompt = {1: HOW_MANY, 2: HOW_MANY_WITH_DOG}.get(level, HOW_MANY_SEVEN)
    hints = Hints((Saying.plain(WHERE_ELSE),), (counted._replace(sentences=counted.sentences[:1]),))
    because = (counted, Saying.plain(worth, rule))
    number = Number(right, told, within=Decimal(NEAR[level]))
    return Question("number", boards, prompt, because, hints, {"led": led, "near": NEAR[level]}, number=number)


def opposite(hand: Cards, dog: Cards, led: str) -> Fraction:
    """In which share of the deals the player opposite keeps what a low lead, or an odd trump, of ``led`` promises.

    A dog that has been turned over lies with nobody yet; one that nobody has seen may hold any card.

    >>> hand = TAROT.read("S1 S2 S3 S4 S5 S6 S7 S8 S9 H1 H2 H3 H4 H5 D1 D2 D3 D4")
    >>> [round(100 * float(opposite(hand, dog, "C")), 1) for dog in (TAROT.none, TAROT.read("S10 H6 H7 D5 D6 D7"))]
    [51.4, 56.0]
    """
    claim = claimed("many-trumps" if led == TRUMP else "honour", led)
    if claim is None:
        raise ValueError(led)
    there, elsewhere, seen = "opposite", "elsewhere", len(hand) + len(dog)
    rooms: dict[Hashable, int] = {there: SIZE, elsewhere: len(TAROT) - seen - SIZE, "seen": seen}
    known = Whereabouts.of(TAROT, rooms).lying(hand | dog, "seen").missing(TAROT.all - hand - dog, "seen")
    return Fraction(holding(known, there, claim.sets, claim.kept), Layouts(known).count)


LEAD_ODDS = Kind(
    "lead-odds",
    N_("What is a signal worth?"),
    "number",
    (LEAD_LOW, LEAD_TRUMP_ODD),
    _draw,
    _ask,
    of_a_deal=False,
)
