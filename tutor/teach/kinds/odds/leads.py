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
from tutor.tarot.setting import FIVE, FOUR, HAND_SIZES, dog_size
from tutor.teach.draw import Draw
from tutor.teach.kind import kind
from tutor.teach.kinds.odds.family import ODDS
from tutor.teach.number import Number
from tutor.teach.posed import Asked, Posed, Verdicts
from tutor.teach.question import Hints
from tutor.teach.saying import Saying
from tutor.teach.tarot import plays

TRUMPS = TAROT.all.of(TRUMP)
HONOURS = TAROT.all.of_rank("K") | TAROT.all.of_rank("Q")

HOW_MANY = N_(
    "You defend at a table of {players}. This is your hand, and you have seen no other card yet. In how many of 100"
    " such deals does the partner on your right hold the king or the queen of {led:suit}, or both? Estimate: your"
    " answer is right if it is no more than {near} off."
)
HOW_MANY_WITH_DOG = N_(
    "You defend at a table of {players}. This is your hand, and the dog has just been turned over. In how many of 100"
    " such deals was the partner on your right dealt the king or the queen of {led:suit}, or both? Estimate: your"
    " answer is right if it is no more than {near} off."
)
HOW_MANY_SEVEN = N_(
    "You defend at a table of {players}. This is your hand, and you have seen no other card yet. In how many of 100"
    " such deals does the partner on your right hold at least 7 trumps? Estimate: your answer is right if it is no more"
    " than {near} off."
)
DOG = N_("The dog", "above cards that lie open")
BOTH_ELSEWHERE = N_(
    "You hold neither the king nor the queen of {led:suit}. Of the cards that you do not see, how many are in the hand"
    " of that partner?"
)
ONE_ELSEWHERE = N_(
    "You hold {held:card} yourself, so there is only one card to look for. Of the cards that you do not see, how many"
    " are in the hand of that partner?"
)
TRUMPS_ELSEWHERE = N_(
    "You hold {own:count} {own:n|trump|trumps}. How many are there for the three other hands and the dog, and what"
    " would be an equal share?"
)
UNSEEN = N_("You do not see {unseen} cards, and {size} of them are your partner’s.")
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
ONE_ENOUGH = N_("There are two cards that would do, and one of them is enough.")
BOTH_COUNTED = N_("Each of the two is there so often. But sometimes both are, and that counts only once.")


#: The numbers of trumps that the learner may hold where trumps are asked about: with more of them, seven are too rare
#: elsewhere to be estimated.
HELD = range(7)


@kind(ODDS, LEAD_LOW, LEAD_TRUMP_ODD, edition=2)
def lead_odds(draw: Draw) -> Posed | None:
    """A hand and a suit with one honour elsewhere, or two; at any table, with the dog; at last the trumps of four."""
    rng = draw.rng
    players = rng.choice(draw.of((FOUR, FIVE), tuple(HAND_SIZES), (FOUR,)))
    led = rng.choice(draw.of(SUITS, SUITS, (TRUMP,)))
    asked_for = TRUMPS if led == TRUMP else HONOURS.of(led)
    own = rng.choice(HELD if led == TRUMP else range(len(asked_for)))
    others = rng.sample([*(TAROT.all - asked_for)], HAND_SIZES[players] - own + dog_size(players))
    hand = TAROT.set((*rng.sample([*asked_for], own), *others[dog_size(players) :]))
    dog = TAROT.set(draw.of((), others[: dog_size(players)], ()))
    near = draw.of(2, 3, 2)
    held = plays.in_hand(hand, Saying.plain(plays.YOUR_HAND))._replace(data={"of": "you"})
    turned = plays.in_hand(dog, Saying.plain(DOG))._replace(data={"of": "dog"})
    prompt = draw.of(HOW_MANY, HOW_MANY_WITH_DOG, HOW_MANY_SEVEN)
    asked = Asked((held, turned) if dog else (held,), prompt, facts={"led": led, "near": near, "players": players})

    right, rule = round(100 * of_partner(hand, dog, led)), LEAD_TRUMP_ODD if led == TRUMP else LEAD_LOW
    unseen = len(TAROT) - len(hand) - len(dog)
    counted, slips = _counted(hand, led, round(100 * len(hand) / unseen), right)
    told = {Decimal(n): Saying.plain(says, rule) for n, says in slips.items() if abs(n - right) > near}
    worth = Saying.plain(WORTH_ODD if led == TRUMP else WORTH_LOW, rule)
    lie = UNSEEN, {"unseen": unseen, "size": len(hand)}
    hints = Hints((_first_hint(hand, led),), (Saying(rule, (lie,)),))
    number = Number.estimate(right, told, within=near, hoped=True)
    verdicts = Verdicts((Saying(rule, (lie, counted)), worth), hints, number=number)
    return Posed.for_any_judge(asked, verdicts)


def _first_hint(hand: Cards, led: str) -> Saying:
    """The cards of the kind asked about that the learner holds, and where to look for the others."""
    if led == TRUMP:
        return Saying.plain(TRUMPS_ELSEWHERE, own=len(hand & TRUMPS))
    held = next(iter(HONOURS.of(led) & hand), None)
    return Saying.plain(ONE_ELSEWHERE if held else BOTH_ELSEWHERE, led=led, held=held)


def _counted(hand: Cards, led: str, each: int, share: int) -> tuple[tuple[Message, Facts], dict[int, Message]]:
    """A sentence on how the ``share`` comes about, where ``each`` card is there so often; and slips by number."""
    sure = {100: CERTAIN}
    facts: Facts = {"led": led, "share": share}
    if led == TRUMP:
        held = len(hand & TRUMPS)
        return (SEVEN, {**facts, "held": held, "left": len(TRUMPS) - held}), {50: HALF_AND_HALF, **sure}
    if own := HONOURS.of(led) & hand:
        return (ONE_LEFT, {**facts, "held": next(iter(own))}), sure
    return (TWO_LEFT, {**facts, "each": each}), {each: ONE_ENOUGH, 2 * each: BOTH_COUNTED, **sure}


def of_partner(hand: Cards, dog: Cards, led: str) -> Fraction:
    """The share of deals in which a partner keeps what a low lead, or an odd trump, of ``led`` promises.

    The partner has as many cards as ``hand``.

    A dog that has been turned over lies with nobody yet; one that nobody has seen may hold any card.

    >>> hand = TAROT.read("S1 S2 S3 S4 S5 S6 S7 S8 S9 H1 H2 H3 H4 H5 D1 D2 D3 D4")
    >>> [round(100 * float(of_partner(hand, dog, "C")), 1) for dog in (TAROT.none, TAROT.read("S10 H6 H7 D5 D6 D7"))]
    [51.4, 56.0]
    """
    claim = claimed("many-trumps" if led == TRUMP else "honour", led)
    if claim is None:
        raise ValueError(led)
    there, elsewhere, size, seen = "partner", "elsewhere", len(hand), len(hand) + len(dog)
    rooms: dict[Hashable, int] = {there: size, elsewhere: len(TAROT) - seen - size, "seen": seen}
    known = Whereabouts.of(TAROT, rooms).lying(hand | dog, "seen").missing(TAROT.all - hand - dog, "seen")
    return Fraction(holding(known, there, claim.sets, claim.kept), Layouts(known).count)
