"""The value of a hand before the auction, line by line, and the bid that this suggests.

All of it is advice: no bid is forbidden because the hand is too weak for it.  The points have nothing to do with those
that the cards count in tricks.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import NamedTuple

from tutor.core.cards import EXCUSE, SUITS, TAROT, TRUMP, Cards
from tutor.core.message import N_, Facts
from tutor.core.rule import Reason, Rule
from tutor.tarot.auction import PASS
from tutor.tarot.setting import HAND_SIZES
from tutor.tarot.sources import CHAVEY, WIKIPEDIA
from tutor.tarot.trick import PETIT, THE_EXCUSE

BID = Rule(
    "T-EVAL-BID",
    title=N_("The bid that a hand is worth"),
    statement=N_(
        "Advice: below 40 points pass, from 40 bid prise, from 56 garde, from 71 garde sans, above 80 garde contre. The"
        " hand is counted twice, since voids and singletons count only if the dog stays where it is. The table is made"
        " for four players."
    ),
    sources=(CHAVEY, WIKIPEDIA),
    hint=N_("{total} {total:n|point|points}: the advice is “{bid:term}”"),
    differs=N_(
        "Exactly 80 points are still a garde sans here, though Wikipedia’s “80+” can be read otherwise. No source"
        " adapts the table to three or five players; here the points then count in proportion to the cards of a hand."
    ),
)
#: Said of a bid that is no longer higher, or that the table does not play.
NO_BID = N_(
    "{total} {total:n|point is|points are} worth {worth:term}, which may not be bid here: the advice is “{bid:term}”"
)
#: The same at another table than that of four, where hands have other sizes.
IN_PROPORTION = N_(
    "{total} {total:n|point|points} in a hand of {cards} {total:n|is|are} as much as {scaled} in one of 18: the advice"
    " is “{bid:term}”"
)
NO_BID_IN_PROPORTION = N_(
    "{total} {total:n|point|points} in a hand of {cards}, as much as {scaled} in one of 18, {total:n|is|are} worth"
    " {worth:term}, which may not be bid here: the advice is “{bid:term}”"
)
TRUMP_21 = Rule(
    "T-EVAL-21",
    title=N_("The 21 in a hand"),
    statement=N_("Advice: the 21 is worth 10."),
    sources=(CHAVEY, WIKIPEDIA),
    hint=N_("{cards:and}, which always wins its trick"),
)
HELD_EXCUSE = Rule(
    "T-EVAL-EXCUSE",
    title=N_("The Excuse in a hand"),
    statement=N_("Advice: the Excuse is worth 8."),
    sources=(CHAVEY, WIKIPEDIA),
    hint=N_("{cards:and}, a bout that cannot be caught"),
)
HELD_PETIT = Rule(
    "T-EVAL-PETIT",
    title=N_("The Petit in a hand"),
    statement=N_(
        "Advice: the more trumps you hold with it, the more the Petit is worth: 5 if you hold 5 trumps in all, 7 with"
        " 6, 9 with 7 or more, and nothing with fewer. Count the Petit and the Excuse among them."
    ),
    sources=(CHAVEY, WIKIPEDIA),
    hint=N_("the Petit, with enough trumps to guard it: {cards:and}"),
)
#: Said of a Petit that is worth nothing.
SHORT_PETIT = N_("the Petit, with too few trumps to guard it: {cards:and}")
TRUMPS = Rule(
    "T-EVAL-TRUMPS",
    title=N_("The number of trumps"),
    statement=N_("Advice: from 5 trumps on each of them counts 2, and the bouts, the Excuse too, are trumps here."),
    sources=(CHAVEY, WIKIPEDIA),
    differs=N_(
        "Wikipedia turns the condition round, “if fewer than 4”, which would reward weakness; Chavey’s table says more"
        " than 4."
    ),
    hint=N_("the number of trumps: {cards:and}"),
)
#: Of trumps that are too few to count.
FEW_TRUMPS = N_("too few trumps (they count from 5 on): {cards:and}")
MAJOR = Rule(
    "T-EVAL-MAJOR",
    title=N_("Major trumps"),
    statement=N_("Advice: every trump from 16 to 21 counts 2 more."),
    sources=(CHAVEY, WIKIPEDIA),
    hint=N_("major trumps: {cards:and}"),
)
SEQUENCE = Rule(
    "T-EVAL-SEQUENCE",
    title=N_("Major trumps in a row"),
    statement=N_(
        "Advice: every major trump in a run of two or more counts 1 more: 20 and 21 together count 2; 16, 17 and 18"
        " count 3."
    ),
    sources=(CHAVEY, WIKIPEDIA),
    hint=N_("major trumps in a row: {cards:and}"),
)
MARRIAGE = Rule(
    "T-EVAL-MARRIAGE",
    title=N_("A marriage"),
    statement=N_("Advice: king and queen of one suit, a marriage, are worth 10 together."),
    sources=(CHAVEY, WIKIPEDIA),
    hint=N_("a marriage: {cards:and}"),
)
KING = Rule(
    "T-EVAL-KING",
    title=N_("A king without the queen"),
    statement=N_("Advice: a king without the queen of the suit is worth 6."),
    sources=(CHAVEY, WIKIPEDIA),
    hint=N_("without the queen: {cards:and}"),
)
QUEEN = Rule(
    "T-EVAL-QUEEN",
    title=N_("A queen without the king"),
    statement=N_("Advice: a queen without the king of the suit is worth 3."),
    sources=(CHAVEY, WIKIPEDIA),
    hint=N_("without the king: {cards:and}"),
)
KNIGHT = Rule(
    "T-EVAL-KNIGHT",
    title=N_("Knights in a hand"),
    statement=N_("Advice: a knight is worth 2."),
    sources=(CHAVEY, WIKIPEDIA),
    hint=N_("knights: {cards:and}"),
)
JACK = Rule(
    "T-EVAL-JACK",
    title=N_("Jacks in a hand"),
    statement=N_("Advice: a jack is worth 1."),
    sources=(CHAVEY, WIKIPEDIA),
    hint=N_("jacks: {cards:and}"),
)
LONG_SUIT = Rule(
    "T-EVAL-LONG",
    title=N_("A long suit"),
    statement=N_("Advice: a suit of 5 cards is worth 5, one of 6 cards 7, and one of 7 cards or more 9."),
    sources=(CHAVEY, WIKIPEDIA),
    hint=N_("a long suit, {suit:suit}: {count} {count:n|card|cards}"),
)
VOID = Rule(
    "T-EVAL-VOID",
    title=N_("A void, for garde sans and garde contre"),
    statement=N_("Advice: a void, a suit without a card, is worth 6, but only if the dog is not picked up."),
    sources=(CHAVEY, WIKIPEDIA),
    hint=N_("a void in {suit:suit}"),
)
SINGLETON = Rule(
    "T-EVAL-SINGLETON",
    title=N_("A singleton, for garde sans and garde contre"),
    statement=N_("Advice: a singleton, a suit of a single card, is worth 3, but only if the dog is not picked up."),
    sources=(CHAVEY, WIKIPEDIA),
    hint=N_("a singleton in {suit:suit}: {cards:and}"),
)

#: The major trumps.
MAJORS = TAROT.set(card for card in TAROT.all.of(TRUMP) if int(card.rank) >= 16)  # noqa: PLR2004 - its number
#: The table is made for so many players.
TABLE = 4
#: The number of trumps from which they count.
ENOUGH_TRUMPS = 5
#: The points for the Petit among so many trumps, and for a suit of so many cards; more are worth as much as the last.
BY_LENGTH = {5: 5, 6: 7, 7: 9}
#: The bids from the highest, and how many points each takes.
BIDS = (("garde-contre", 81), ("garde-sans", 71), ("garde", 56), ("prise", 40), (PASS, 0))


class Feature(NamedTuple):
    """One line of an evaluation: a feature of the hand with the cards that make it, and its points."""

    reason: Reason
    points: int


class Evaluation(NamedTuple):
    """The value of a hand, line by line."""

    lines: tuple[Feature, ...]

    @property
    def total(self) -> int:
        """The points of all lines."""
        return sum(line.points for line in self.lines)


class Suggestion(NamedTuple):
    """The bid that a hand suggests, by T-EVAL-BID, and both evaluations that lead to it."""

    bid: str
    reason: Reason
    with_dog: Evaluation
    without_dog: Evaluation


def evaluate(hand: Cards, *, without_dog: bool = False) -> Evaluation:
    """Evaluate a hand; ``without_dog`` for garde sans and garde contre, where voids and singletons count too."""
    return Evaluation((*_trumps(hand), *_courts(hand), *_suits(hand, without_dog=without_dog)))


def suggest(hand: Cards, allowed: Collection[str] = dict(BIDS), players: int = TABLE) -> Suggestion:
    """The bid that a hand suggests: one that leaves the dog, if the hand is worth it without the dog's help.

    If that bid is none of those ``allowed``, the hand is not worth a higher one: pass.  At a table of another size than
    the one that the points are made for, they count in proportion.
    """
    with_dog, without_dog = evaluate(hand), evaluate(hand, without_dog=True)
    leaves_dog = in_proportion(without_dog.total, players) >= dict(BIDS)["garde-sans"]
    total = (without_dog if leaves_dog else with_dog).total
    scaled = in_proportion(total, players)
    worth = next(bid for bid, least in BIDS if scaled >= least)
    bid = worth if worth in allowed else PASS
    facts: Facts = {"total": total, "bid": bid}
    if players != TABLE:
        facts = {**facts, "cards": HAND_SIZES[players], "scaled": scaled}
    if bid == worth:
        says = None if players == TABLE else IN_PROPORTION
        return Suggestion(bid, Reason(BID, facts, says=says), with_dog, without_dog)
    says = NO_BID if players == TABLE else NO_BID_IN_PROPORTION
    return Suggestion(PASS, Reason(BID, {**facts, "worth": worth}, says=says), with_dog, without_dog)


def in_proportion(total: int, players: int) -> int:
    """The points of a hand scaled to the hands of a table with four players, for which the bids are given."""
    return total * HAND_SIZES[TABLE] // HAND_SIZES[players]


def _trumps(hand: Cards) -> Iterator[Feature]:
    """The bouts, then the trumps by number and height; the Excuse counts as one of them."""
    trumps = hand.of(TRUMP) | hand.of(EXCUSE[0])
    yield from _each(TRUMP_21, hand & TAROT.read("T21"), 10)
    yield from _each(HELD_EXCUSE, hand & TAROT.set([THE_EXCUSE]), 8)
    facts: Facts = {"cards": trumps}
    if PETIT in hand:
        worth = _by_length(trumps)
        yield Feature(Reason(HELD_PETIT, facts, says=None if worth else SHORT_PETIT), worth)
    if len(trumps) >= ENOUGH_TRUMPS:
        yield Feature(Reason(TRUMPS, facts), 2 * len(trumps))
    elif trumps:
        yield Feature(Reason(TRUMPS, facts, says=FEW_TRUMPS), 0)
    yield from _each(MAJOR, hand & MAJORS, 2)
    yield from _each(SEQUENCE, _in_rows(hand & MAJORS), 1)


def _in_rows(cards: Cards) -> Cards:
    """The trumps among ``cards`` that have a neighbour there."""
    return Cards(TAROT, cards.bits & (cards.bits << 1 | cards.bits >> 1))


def _courts(hand: Cards) -> Iterator[Feature]:
    kings, queens, knights, jacks = (TAROT.set(card for card in hand if card.rank == rank) for rank in "KQNJ")
    married = TAROT.set(card for card in kings | queens if len((kings | queens).of(card.suit)) > 1)
    for suit in SUITS:
        if pair := married.of(suit):
            yield Feature(Reason(MARRIAGE, {"cards": pair}), 10)
    yield from _each(KING, kings - married, 6)
    yield from _each(QUEEN, queens - married, 3)
    yield from _each(KNIGHT, knights, 2)
    yield from _each(JACK, jacks, 1)


def _suits(hand: Cards, *, without_dog: bool) -> Iterator[Feature]:
    """The long suits and, if the dog is not picked up, the shortest."""
    for suit in SUITS:
        cards = hand.of(suit)
        facts: Facts = {"cards": cards, "suit": suit, "count": len(cards)}
        if worth := _by_length(cards):
            yield Feature(Reason(LONG_SUIT, facts), worth)
        elif without_dog and len(cards) <= 1:
            yield Feature(Reason(SINGLETON if cards else VOID, facts), 3 if cards else 6)


def _each(rule: Rule, cards: Cards, worth: int) -> Iterator[Feature]:
    """A line for cards that are worth so much each, if there are any."""
    if cards:
        yield Feature(Reason(rule, {"cards": cards}), worth * len(cards))


def _by_length(cards: Cards) -> int:
    return BY_LENGTH.get(min(len(cards), max(BY_LENGTH)), 0)
