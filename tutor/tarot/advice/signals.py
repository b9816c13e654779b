"""What a defender's card tells the other defenders, by the conventions of the federation's system.

What a card tells follows from what everybody has seen; whether it is true follows from the hand that it comes from.
Two cards that fall tell something only where nobody would have played them in that order for another reason.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import NamedTuple

from tutor.cards import TAROT, TRUMP, Card, Cards
from tutor.message import Facts, Message
from tutor.rule import Reason, Rule
from tutor.tarot.advice.conventions import (
    EXC_FIRST_TRUMP,
    EXC_LEAD,
    EXC_TAKER_SUIT,
    HIGH_LOW_DEF,
    HIGH_LOW_TAKER,
    HIGH_LOW_TRUMP,
    LEAD_HIGH,
    LEAD_LOW,
    LEAD_TRUMP_EVEN,
    LEAD_TRUMP_ODD,
    MAIN_FORTE,
    SURE_TRICKS,
    SURE_TRICKS_SEEN,
)
from tutor.tarot.before_bidding import COURTS
from tutor.tarot.options import HONOUR
from tutor.tarot.play import Play
from tutor.tarot.setting import WITH_DOG
from tutor.tarot.trick import PETIT, THE_EXCUSE, Trick

#: An odd trump that the defence leads promises so many.
MANY_TRUMPS = 7
#: A tenue that is shown in two rounds has so many cards, and where it must be sure of tricks, is sure of so many.
LONG_TENUE, SURE_TENUE = 5, 2
#: The highest card that promises an honour when it is led.
LOW = 5
#: The Excuse promises a tenue in so many first rounds of a suit.
TENUE_ROUNDS = 2


class Signal(NamedTuple):
    """What a card tells by a convention, from what everybody has seen.

    ``true`` is whether it tells the truth about the hand that the card comes from; ``None`` if that hand is not known,
    or if the signal only asks for something: so ask whether it ``is False``, not whether it is not true.  ``says`` and
    ``seen`` are its sentences where the convention's own are not what this table has agreed on.
    """

    rule: Rule
    facts: Facts
    true: bool | None
    says: Message | None = None
    seen: Message | None = None

    @property
    def reason(self) -> Reason:
        """The convention with its facts."""
        return Reason(self.rule, self.facts, says=self.says, seen=self.seen)


def signals(play: Play, seat: int, card: Card) -> tuple[Signal, ...]:
    """What ``card`` would tell the others if ``seat``, a defender whose turn it is, played it now.

    There is nothing to tell for the attack, as far as ``seat`` knows who that is, nor in a record that begins in the
    middle of a deal, where nobody can say what was first.  Whether ``card`` may be played is not asked.
    """
    hand = play.hands[seat]
    if not play.whole or not defends(play, seat):
        return ()
    if card is THE_EXCUSE:
        return tuple(_by_excuse(play, hand))
    lead = play.trick.led is None
    return tuple(_by_lead(play, hand, card) if lead else _by_order(play, seat, hand, card))


def lies(play: Play, seat: int, card: Card) -> bool:
    """Whether ``card`` would promise something that the hand of ``seat``, which must be known, does not keep."""
    return any(signal.true is False for signal in signals(play, seat, card))


def by_cards(play: Play) -> tuple[tuple[Cards, tuple[Signal, ...]], ...]:
    """What the legal cards of the player to move would tell; those that tell the same stand together.

    The facts of a signal are those of the first card of its group.  Raise ``RecordError`` if the hand is not known.
    """
    groups: dict[tuple[object, ...], tuple[Cards, tuple[Signal, ...]]] = {}
    for card in TAROT.set(play.duty().legal()):
        found = signals(play, play.trick.turn, card)
        key = tuple((signal.rule.id, signal.facts.get("led"), signal.true) for signal in found)
        cards, same = groups.get(key, (TAROT.none, found))
        groups[key] = cards | TAROT.set([card]), same
    return tuple(groups.values())


def tenue(held: Cards, suit: str, reading: str = HONOUR) -> bool:
    """Whether a hand has a tenue in a suit, by one of the two readings between which a table chooses (``tenue``).

    A trick is sure if the suit wins it however the other cards lie, as long as nobody trumps: the two highest cards win
    if there are as many lower ones, the Excuse among them, as there are higher ones elsewhere.

    >>> knight_ten, queen = TAROT.read("HN H10 H8 H5 H1"), TAROT.read("HQ H5 H4 H3 H1")
    >>> [tenue(held, "H", "honour") for held in (knight_ten, queen)]
    [False, True]
    >>> [tenue(held, "H", "tricks") for held in (knight_ten, queen)]
    [True, False]
    """
    cards = list(held.of(suit))
    if reading == HONOUR:
        return len(cards) >= LONG_TENUE and bool(_honour(held, suit))
    longer = len(cards) + (THE_EXCUSE in held)
    higher = (TAROT.all - held).above(cards[-SURE_TENUE]) if len(cards) >= SURE_TENUE else TAROT.none
    return longer >= LONG_TENUE and len(higher) <= longer - SURE_TENUE


def defends(play: Play, seat: int) -> bool:
    """Whether ``seat`` knows to be a defender: neither the taker, nor the holder of the called card."""
    return seat not in _attack(play) and not (play.called and play.called in _dealt(play, seat))


def _by_lead(play: Play, hand: Cards | None, card: Card) -> Iterator[Signal]:
    """What the defence's first card of a suit tells by its rank."""
    suit, attack = card.suit, _attack(play)
    facts: Facts = {"card": card, "led": suit}
    if any(opener not in attack for opener in _openers(play, suit)):
        return
    if suit == TRUMP:
        odd = int(card.rank) % 2
        many = None if hand is None else len(hand.of(TRUMP)) >= MANY_TRUMPS
        yield Signal(LEAD_TRUMP_ODD, facts, many) if odd else Signal(LEAD_TRUMP_EVEN, facts, _not(many))
        if odd and not play.tricks:
            yield Signal(MAIN_FORTE, facts, None)
    elif card.rank == "K":
        if not play.tricks:
            yield Signal(MAIN_FORTE, facts, None)
    elif card.rank != "Q":
        honour = _honour(hand, suit)
        low = card.height < LOW
        yield Signal(LEAD_LOW, facts, honour) if low else Signal(LEAD_HIGH, facts, _not(honour))


def _by_order(play: Play, seat: int, hand: Cards | None, card: Card) -> Iterator[Signal]:
    """What the second of two cards of a suit tells, if it is lower than the first and the first was not natural.

    The first was a free choice, then, as everybody can see by now: the second could have been played in its place.
    """
    suit = card.suit
    if suit != play.trick.led:
        return
    earlier = [trick for trick in play.tricks if trick.card_of(seat).suit == suit == trick.led]
    if len(earlier) != 1:
        return
    first, openers = earlier[0].card_of(seat), {_opener(earlier[0]), _opener(play.trick)}
    if seat in openers or card.height > first.height or _natural(first, earlier[0]):
        return
    facts: Facts = {"card": card, "led": suit, "first": first}
    left = None if hand is None else hand.without(card)
    if suit == TRUMP:
        if card is not PETIT and not _natural(card, play.trick):
            yield Signal(HIGH_LOW_TRUMP, facts, None if left is None else PETIT in left)
    elif openers == {play.taker}:
        reading = play.options.tenue
        shown = None if hand is None else tenue(hand.with_card(first), suit, reading)
        words = (None, None) if reading == HONOUR else (SURE_TRICKS, SURE_TRICKS_SEEN)
        yield Signal(HIGH_LOW_TAKER, facts, shown, *words)
    elif _all_known(play) and not openers & _attack(play):
        yield Signal(HIGH_LOW_DEF, facts, None if left is None else not left.of(suit))


def _by_excuse(play: Play, hand: Cards | None) -> Iterator[Signal]:
    """What the Excuse tells by the moment at which it is played."""
    led = play.trick.led
    if not play.tricks and not play.trick.cards:
        yield Signal(EXC_LEAD, {}, None if hand is None else PETIT in hand)
    elif led == TRUMP:
        if not any(trick.led == TRUMP for trick in play.tricks):
            yield Signal(EXC_FIRST_TRUMP, {}, None)
    elif led and _opener(play.trick) == play.taker and _openers(play, led).count(play.taker) < TENUE_ROUNDS:
        yield Signal(EXC_TAKER_SUIT, {"led": led}, _honour(hand, led))


def _attack(play: Play) -> frozenset[int]:
    """The seats that everybody knows to attack: the taker, and the partner once the called card has been played."""
    shown = (trick.seat_of(play.called) for trick in (*play.tricks, play.trick) if play.called in trick.cards)
    return frozenset(chain((play.taker,), shown))


def _all_known(play: Play) -> bool:
    """Whether everybody knows who attacks: nobody was called, or the called card lies open or has been played."""
    if play.called is None or play.called in play.played:
        return True
    return play.contract in WITH_DOG and play.dog is not None and play.called in play.dog


def _dealt(play: Play, seat: int) -> Cards:
    """The cards that a seat has held in the play, as far as they are known."""
    played = (trick.card_of(seat) for trick in play.tricks)
    return (play.hands[seat] or TAROT.none) | TAROT.set(played)


def _openers(play: Play, suit: str) -> list[int]:
    """Who opened each complete trick of a suit, in order."""
    return [_opener(trick) for trick in play.tricks if trick.led == suit]


def _opener(trick: Trick) -> int:
    """The seat whose card set the suit: the leader, or the next player after an Excuse."""
    return (trick.leader + (trick.cards[0] is THE_EXCUSE)) % trick.players


def _natural(card: Card, trick: Trick) -> bool:
    """Whether ``card`` was played to a trick for another reason than its place in an order.

    Either it took the lead of the trick, as a trump that has to go higher does, or it is a court card, which is played
    to bring its points home.
    """
    so_far = trick.cards[: trick.cards.index(card)] if card in trick.cards else trick.cards
    ahead = Trick(trick.leader, trick.players, (*so_far, card)).best is card
    return ahead or card.rank in COURTS


def _honour(hand: Cards | None, suit: str) -> bool | None:
    """Whether a hand holds the king or the queen of a suit."""
    return None if hand is None else any(card.rank in {"K", "Q"} for card in hand.of(suit))


def _not(answer: bool | None) -> bool | None:  # noqa: FBT001 - a third truth value
    return None if answer is None else not answer
