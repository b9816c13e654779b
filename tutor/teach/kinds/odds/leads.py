"""The worth of a signal: the share of deals in which a partner holds what a lead would promise, before anybody leads.

Counted exactly: all the ways in which the cards that one does not see can lie are equally likely.
"""

from __future__ import annotations

from collections.abc import Hashable
from decimal import Decimal
from fractions import Fraction

from tutor.core.cards import SUITS, TAROT, TRUMP, Cards
from tutor.core.layouts import Layouts, holding
from tutor.core.message import N_, Facts, Message
from tutor.core.possible import Whereabouts
from tutor.tarot.conventions.catalogue import LEAD_LOW, LEAD_TRUMP_ODD
from tutor.tarot.conventions.meanings import claimed
from tutor.tarot.setting import HAND_SIZES, dog_size
from tutor.teach.draw import Draw
from tutor.teach.kind import kind
from tutor.teach.kinds.odds.family import ODDS
from tutor.teach.number import Number
from tutor.teach.posed import Asked, Posed, Verdicts
from tutor.teach.positions import LEARNER
from tutor.teach.question import Hints
from tutor.teach.saying import Saying
from tutor.teach.signals import leads as talk
from tutor.teach.tarot import plays
from tutor.teach.tarot.plays import PLAYERS

SIZE = HAND_SIZES[PLAYERS]
TRUMPS = TAROT.all.of(TRUMP)
HONOURS = TAROT.all.of_rank("K") | TAROT.all.of_rank("Q")

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
    "How many cards do you not see? How many of them are in the hand opposite? And how many cards of the kind asked"
    " about are there?"
)
UNSEEN = N_("You do not see {unseen} cards, and {size} of them are in the hand opposite.")
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


@kind(ODDS, LEAD_LOW, LEAD_TRUMP_ODD)
def lead_odds(draw: Draw) -> Posed | None:
    """A hand and a suit; the dog too, which has no king and no queen; at last the trumps of a hand."""
    hand = talk.begun(draw.rng, LEARNER).hand
    others = [*(TAROT.all - hand - HONOURS)]
    dog = TAROT.set(draw.rng.sample(others, draw.of(0, dog_size(PLAYERS), 0)))
    led = draw.rng.choice(draw.of(SUITS, SUITS, (TRUMP,)))
    if led != TRUMP and not HONOURS.of(led) - hand:
        return None
    near = draw.of(8, 8, 4)  # seven trumps are rare, whoever holds the others
    held = plays.in_hand(hand, Saying.plain(plays.YOUR_HAND))._replace(data={"of": "you"})
    turned = plays.in_hand(dog, Saying.plain(DOG))._replace(data={"of": "dog"})
    prompt = draw.of(HOW_MANY, HOW_MANY_WITH_DOG, HOW_MANY_SEVEN)
    asked = Asked((held, turned) if dog else (held,), prompt, facts={"led": led, "near": near})

    right, rule = round(100 * opposite(hand, dog, led)), LEAD_TRUMP_ODD if led == TRUMP else LEAD_LOW
    unseen = len(TAROT) - len(hand) - len(dog)
    counted, slips = _counted(hand, led, unseen, right)
    told = {Decimal(n): Saying.plain(says, rule) for n, says in slips.items() if abs(n - right) > near}
    worth = Saying.plain(WORTH_ODD if led == TRUMP else WORTH_LOW, rule)
    lie = UNSEEN, {"unseen": unseen, "size": SIZE}
    hints = Hints((Saying.plain(WHERE_ELSE),), (Saying(rule, (lie,)),))
    number = Number(Decimal(right), told, within=Decimal(near))
    verdicts = Verdicts((Saying(rule, (lie, counted)), worth), hints, number=number)
    return Posed.for_any_judge(asked, verdicts)


def _counted(hand: Cards, led: str, unseen: int, share: int) -> tuple[tuple[Message, Facts], dict[int, Message]]:
    """A sentence on how the ``share`` comes about, and what other numbers come from."""
    sure = {100: CERTAIN}
    facts: Facts = {"led": led, "share": share}
    if led == TRUMP:
        held = len(hand & TRUMPS)
        return (SEVEN, {**facts, "held": held, "left": len(TRUMPS) - held}), {50: HALF_AND_HALF, **sure}
    if own := HONOURS.of(led) & hand:
        return (ONE_LEFT, {**facts, "held": next(iter(own))}), sure
    each = round(100 * SIZE / unseen)
    slips = {**dict.fromkeys((25, 30, 33), A_QUARTER), **dict.fromkeys((66, 67), TWO_THIRDS)}
    return (TWO_LEFT, {**facts, "each": each}), {**slips, **sure}


def opposite(hand: Cards, dog: Cards, led: str) -> Fraction:
    """The share of deals in which the player opposite keeps what a low lead, or an odd trump, of ``led`` promises.

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
