"""Signals: the messages of a defender's card to the other defenders, by the conventions that the table has agreed on.

What a card tells follows from what everybody has seen; whether it is true follows from the hand that it comes from.
Two cards that fall tell something only where nobody would have played them in that order for another reason.
"""

from __future__ import annotations

from itertools import chain
from typing import NamedTuple

from tutor.core.cards import TAROT, TRUMP, Card, Cards
from tutor.core.message import Facts, Message
from tutor.core.rule import Reason, Rule
from tutor.tarot.before_bidding import COURTS
from tutor.tarot.conventions.catalogue import (
    EXC_TAKER_SUIT,
    EXCUSE_SURE_TRICKS,
    EXCUSE_SURE_TRICKS_SEEN,
    HIGH_LOW_TAKER,
    SURE_TRICKS,
    SURE_TRICKS_SEEN,
)
from tutor.tarot.conventions.claims import Claim
from tutor.tarot.conventions.meanings import MEANINGS, claimed
from tutor.tarot.conventions.meanings.meaning import Meaning
from tutor.tarot.conventions.pack import Line, Pack, named
from tutor.tarot.options import TRICKS
from tutor.tarot.play import Play
from tutor.tarot.setting import WITH_DOG
from tutor.tarot.trick import PETIT, THE_EXCUSE, Trick

#: The Excuse promises a tenue in so many first rounds of a suit.
TENUE_ROUNDS = 2
#: The sentences of the conventions that show a tenue where it is two sure tricks: to the player, and to everybody.
SURELY = {
    HIGH_LOW_TAKER: (SURE_TRICKS, SURE_TRICKS_SEEN),
    EXC_TAKER_SUIT: (EXCUSE_SURE_TRICKS, EXCUSE_SURE_TRICKS_SEEN),
}


class Spoken(NamedTuple):
    """A moment at which a card can give a signal: its name in packs, and its public facts."""

    moment: str
    facts: Facts


class Signal(NamedTuple):
    """The message of a card by a convention, read from cards that everybody has seen.

    ``true`` is whether it tells the truth about the hand that the card comes from; ``None`` if that hand is not known,
    or if the signal only asks for something: so ask whether it ``is False``, not whether it is not true.  ``claim`` is
    what it promises of that hand as it was before the card fell, if it promises anything.  ``says`` and ``seen`` are
    its sentences where the convention's own are not what this table has agreed on.
    """

    rule: Rule
    facts: Facts
    true: bool | None
    meaning: Meaning
    claim: Claim | None = None
    says: Message | None = None
    seen: Message | None = None

    @property
    def reason(self) -> Reason:
        """The convention with its facts."""
        return Reason(self.rule, self.facts, says=self.says, seen=self.seen)


def signals(play: Play, seat: int, card: Card) -> tuple[Signal, ...]:
    """The signals that ``card`` would give if ``seat``, a defender whose turn it is, played it now.

    There is nothing to tell for the attack, as far as ``seat`` knows who that is, nor in a record that begins in the
    middle of a deal, where nobody can say what was first.  Whether ``card`` may be played is not asked.
    """
    spoken = moment(play, seat, card)
    if spoken is None:
        return ()
    pack = agreed(play)
    return tuple(_signal(play, seat, line, spoken.facts) for line in pack.spoken(spoken.moment, card.rank))


def agreed(play: Play) -> Pack:
    """The conventions that the table of a play has agreed on."""
    return named(play.options.conventions)


def moment(play: Play, seat: int, card: Card) -> Spoken | None:
    """The moment at which ``seat``, a defender whose turn it is, would play ``card``, if cards can speak at it.

    Where the Excuse was led, no source says who has led the suit of the next card: so nothing is said by it, nor by an
    order of which such a trick is a part.
    """
    if not play.whole or not defends(play, seat):
        return None
    if card is THE_EXCUSE:
        return _by_excuse(play)
    if not play.trick.cards:
        return _by_lead(play, card)
    return _by_order(play, seat, card) if play.trick.led else None  # of a card after a led Excuse no source tells


def lies(play: Play, seat: int, card: Card) -> bool:
    """Whether ``card`` would promise something that the hand of ``seat``, which must be known, does not keep."""
    return any(signal.true is False for signal in signals(play, seat, card))


def by_cards(play: Play) -> tuple[tuple[Cards, tuple[Signal, ...]], ...]:
    """The signals that the legal cards of the player to move would give; cards with the same signals stand together.

    The facts of a signal are those of the first card of its group.  Raise ``RecordError`` if the hand is not known.
    """
    groups: dict[tuple[object, ...], tuple[Cards, tuple[Signal, ...]]] = {}
    for card in TAROT.set(play.duty().legal()):
        found = signals(play, play.trick.turn, card)
        key = tuple((signal.rule.id, signal.facts.get("led"), signal.true) for signal in found)
        cards, same = groups.get(key, (TAROT.none, found))
        groups[key] = cards | TAROT.set([card]), same
    return tuple(groups.values())


def defends(play: Play, seat: int) -> bool:
    """Whether ``seat`` knows to be a defender: neither the taker, nor the holder of the called card."""
    return seat not in attack(play) and not (play.called and play.called in (play.hands[seat] or TAROT.none))


def order_begun(play: Play, seat: int, card: Card) -> str | None:
    """The moment at which a lower card of its suit will speak in the next round, if ``seat`` follows with ``card`` now.

    That takes a free choice now, and that the same side opens the next round; ``None`` where nothing can come of it.
    """
    trick, suit = play.trick, card.suit
    if not play.whole or not defends(play, seat) or trick.led != suit:
        return None
    if _natural(card, trick) or _excused(trick) or _ruffed(trick):
        return None
    again = any(earlier.led == suit == earlier.card_of(seat).suit for earlier in play.tricks)
    return None if again else _order(play, suit, {_opener(trick)})


def spent(play: Play, seat: int, suit: str) -> Cards:
    """The cards of a suit that a seat has played in complete tricks, but for a king or a queen: those must be held yet.

    With them a hand is as long in the suit as when it was dealt.
    """
    gone = TAROT.set(trick.card_of(seat) for trick in play.tricks)
    return gone.of(suit) - TAROT.all.of_rank("K") - TAROT.all.of_rank("Q")


def meant(play: Play, line: Line) -> Meaning:
    """The meaning of a line of the pack at this table, which may ask more of a tenue than most do."""
    asks_more = line.meaning is MEANINGS["tenue"] and play.options.tenue == TRICKS
    return MEANINGS["sure-tricks"] if asks_more else line.meaning


def _signal(play: Play, seat: int, line: Line, facts: Facts) -> Signal:
    """The signal that a line of the pack makes a card give, with whether the hand keeps it."""
    meaning, says, seen = meant(play, line), None, None
    if meaning is not line.meaning:
        says, seen = meaning.hint, meaning.seen
    if meaning is MEANINGS["sure-tricks"]:
        says, seen = SURELY.get(line.rule, (says, seen))
    led, hand = str(facts.get("led", TRUMP)), play.hands[seat]
    claim = claimed(meaning.name, led)
    if hand is not None and meaning.since_dealt:
        hand |= spent(play, seat, led)
    true = None if hand is None or claim is None else claim.kept(hand)
    return Signal(line.rule, facts, true, meaning, claim, says, seen)


def _by_lead(play: Play, card: Card) -> Spoken:
    """A lead: the first of the deal, the defence's first of the suit, or a later one."""
    facts: Facts = {"card": card, "led": card.suit}
    sort = "trump" if card.suit == TRUMP else "suit"
    known = attack(play)
    if any(opener not in known for opener in _openers(play, card.suit)):
        return Spoken(f"later-{sort}", facts)
    return Spoken(f"first-{sort}" if play.tricks else f"opening-{sort}", facts)


def _by_order(play: Play, seat: int, card: Card) -> Spoken | None:
    """The second of two cards of a suit, if it is lower than the first and the first was not natural.

    The first was a free choice, then, as everybody can see by now: the second could have been played in its place.
    """
    suit = card.suit
    if suit != play.trick.led:
        return None
    earlier = [trick for trick in play.tricks if trick.card_of(seat).suit == suit == trick.led]
    if len(earlier) != 1:
        return None
    first, openers = earlier[0].card_of(seat), {_opener(earlier[0]), _opener(play.trick)}
    if seat in openers or card.height > first.height or _natural(first, earlier[0]):
        return None
    if _excused(earlier[0]) or _excused(play.trick) or _ruff_between(play, seat, earlier[0]):
        return None
    facts: Facts = {"card": card, "led": suit, "first": first}
    if suit == TRUMP and (card is PETIT or _natural(card, play.trick)):
        return None
    name = _order(play, suit, openers)
    return Spoken(name, facts) if name else None


def _ruff_between(play: Play, seat: int, first: Trick) -> bool:
    """Whether a ruff lies between the card with which ``seat`` followed to a ``first`` trick and one that follows now.

    A trump lay in one of the two tricks of a plain suit before the card of ``seat``, so that no card of the suit could
    win it; or ``seat`` has ruffed between two trumps, so that these are not two cards one after the other.
    """
    if first.led == TRUMP:
        since = play.tricks[play.tricks.index(first) :]
        return any(trick.led != TRUMP and trick.card_of(seat).suit == TRUMP for trick in since)
    before = first.cards[: first.cards.index(first.card_of(seat))]
    return any(card.suit == TRUMP for card in (*before, *play.trick.cards))


def _ruffed(trick: Trick) -> bool:
    """Whether somebody has trumped a plain suit in a trick so far."""
    return trick.led != TRUMP and trick.top is not None


def _order(play: Play, suit: str, openers: set[int]) -> str | None:
    """The moment of two cards that fall in rounds of a suit which these seats have opened."""
    if suit == TRUMP:
        return "high-low-trump"
    if openers == {play.taker}:
        return "high-low-taker"
    return "high-low-defence" if _all_known(play) and not openers & attack(play) else None


def _by_excuse(play: Play) -> Spoken | None:
    """The Excuse, which speaks by the moment at which it is played."""
    led = play.trick.led
    facts: Facts = {"card": THE_EXCUSE, "led": led} if led else {"card": THE_EXCUSE}
    if not play.tricks and not play.trick.cards:
        return Spoken("excuse-opening", facts)
    if led == TRUMP:
        first = not any(trick.led == TRUMP for trick in play.tricks)
        return Spoken("excuse-first-trump", facts) if first else None
    if led and play.trick.leader == play.taker and _openers(play, led).count(play.taker) < TENUE_ROUNDS:
        return Spoken("excuse-taker", facts)
    return None


def attack(play: Play) -> frozenset[int]:
    """The seats that everybody knows to attack: the taker, and the partner once the called card has been played."""
    if play.called is None:
        return frozenset((play.taker,))
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
    """The player who opened each complete trick of a suit, in order."""
    return [_opener(trick) for trick in play.tricks if trick.led == suit]


def _opener(trick: Trick) -> int:
    """The seat whose card set the suit: the leader, or the next player after an Excuse."""
    return (trick.leader + (trick.cards[0] is THE_EXCUSE)) % trick.players


def _excused(trick: Trick) -> bool:
    """Whether the Excuse was led to a trick, so that the next card has set its suit."""
    return bool(trick.cards) and trick.cards[0] is THE_EXCUSE


def _natural(card: Card, trick: Trick) -> bool:
    """Whether ``card`` was played to a trick for another reason than its place in an order.

    Either it took the lead of the trick, as a trump that has to go higher does, or it is a court card, which is played
    to bring its points home.
    """
    so_far = trick.cards[: trick.cards.index(card)] if card in trick.cards else trick.cards
    ahead = Trick(trick.leader, trick.players, (*so_far, card)).best is card
    return ahead or card.rank in COURTS
