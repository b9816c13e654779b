"""The signals of the defenders so far, and the change that each promise makes, counted exactly.

Nothing here is proof: a promise may be broken (``knowledge`` has what is proved).  What somebody hears depends on what
they see, so ask of the position as they see it (``Play.seen_by``).
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from tutor.core.cards import TAROT, TRUMP, Card, Cards
from tutor.core.hands import changed
from tutor.core.layouts import Layouts, holding
from tutor.core.possible import Whereabouts
from tutor.core.replay import moved
from tutor.tarot.advice.signals import Signal, attack, defends, signals, spent
from tutor.tarot.dog import KEPT
from tutor.tarot.play import Play
from tutor.tarot.score.count import points
from tutor.tarot.setting import WITH_DOG
from tutor.tarot.trick import Trick

#: The place of the cards that are in no hand: the écart, or a dog that nobody has picked up.
LEFT_OUT = "left out"


class Told(NamedTuple):
    """A signal of a card of ``seat`` by one convention, in the trick of this number, the first being 1.

    ``at`` is the position just before the card fell.  ``signal.true`` is known where the hand is known.
    """

    seat: int
    trick: int
    card: Card
    signal: Signal
    at: Play


class Heard(NamedTuple):
    """A signal with the change that it makes for a listener, as shares of all the ways in which the cards can lie.

    ``before`` is the share in which the promise is kept, as the listener could know just before the card fell; if it is
    believed, it is 1 afterwards.  ``now`` is the same share by all that has been proved since, without believing it:
    1 is a promise that turned out to be kept, 0 one that was broken.  Both are ``None`` for a request, and where the
    listener's hand is not seen, on which they depend.
    """

    told: Told
    before: Fraction | None
    now: Fraction | None


class Report(NamedTuple):
    """A defender's signals in a deal: promises ``kept`` and ``broken``, requests, and promises that were ``missed``.

    Missed is a promise that another card would have kept, of the same suit and points as the one that was played.
    """

    kept: tuple[Told, ...]
    broken: tuple[Told, ...]
    asked: tuple[Told, ...]
    missed: tuple[Told, ...]


def told(play: Play) -> tuple[Told, ...]:
    """All that the cards of the defence have told so far, in order.

    Who turns out to play with the taker (T-CALL-SECRET) has told nothing: they were never one of those who agreed.
    """
    return _of_defenders(play, (one for at, card in earlier(play) for one in _tells(at, card)))


def told_before(play: Play) -> tuple[Told, ...]:
    """All that has been told in the complete tricks of a play: deal by deal each trick is listened to once."""
    return _of_defenders(play, _told_in_tricks(play))


def heard(play: Play, chair: int) -> tuple[Heard, ...]:
    """The signals so far for the player at seat ``chair``, their own among them."""
    seen = play.seen_by(chair)
    return tuple(hear(one, seen, chair) for one in told(seen))


def hear(one: Told, seen: Play, chair: int) -> Heard:
    """The signal for the player at seat ``chair``, who sees the position ``seen``, a later one or the same."""
    if one.signal.claim is None or one.seat == chair or seen.hands[chair] is None:
        return Heard(one, None, None)
    return Heard(one, share(one, before(seen, one.at)), share(one, seen))


def share(one: Told, seen: Play) -> Fraction:
    """The share of the ways in which the cards can lie that keep a promise, for somebody who sees ``seen``.

    Each way is as likely as any other: nothing is concluded from bids or from how somebody plays.  Raise
    ``ValueError`` for a request, which promises nothing.
    """
    claim = one.signal.claim
    if claim is None:
        raise ValueError(one.signal.rule.id)
    gone, known = gone_before(one), lying(seen)
    kept = holding(known, one.seat, claim.sets, lambda held: claim.kept(held - gone))
    return Fraction(kept, Layouts(known).count)


def gone_before(one: Told) -> Cards:
    """The cards that a hand had played and that do not count any more for what one of its cards has told."""
    gone = _played(one.at, one.seat)
    if one.signal.meaning.since_dealt:
        gone -= spent(one.at, one.seat, str(one.signal.facts.get("led", TRUMP)))
    return gone


def report(play: Play, seat: int) -> Report:
    """The report on a defender's signals in a play, whose cards must be known: all of a deal that is over are."""
    own = [one for one in told(play) if one.seat == seat]
    kept, broken, asked = (tuple(one for one in own if one.signal.true is true) for true in (True, False, None))
    return Report(kept, broken, asked, tuple(_missed(play, seat)))


def earlier(play: Play) -> Iterator[tuple[Play, Card]]:
    """Every position that a play has passed, and the card that was played in it."""
    for number in range(len(play.tricks) + 1):
        yield from _of_trick(play, number)


@lru_cache(maxsize=64)
def _told_in_tricks(play: Play) -> tuple[Told, ...]:
    if not play.tricks:
        return ()
    *tricks, last = play.tricks
    before_it = _told_in_tricks(_back(play, tuple(tricks), Trick(last.leader, last.players)))
    return (*before_it, *(one for at, card in _of_trick(play, len(tricks)) for one in _tells(at, card)))


def _of_defenders(play: Play, found: Iterable[Told]) -> tuple[Told, ...]:
    attackers = attack(play)
    return tuple(one for one in found if one.seat not in attackers)


def _of_trick(play: Play, number: int) -> Iterator[tuple[Play, Card]]:
    """The same of the trick of this number alone, the first being 0."""
    tricks = (*play.tricks, play.trick)
    trick = tricks[number]
    at = _back(play, tricks[:number], Trick(trick.leader, trick.players))
    for card in trick.cards:
        yield at, card
        hand = at.hands[at.trick.turn]
        hands = changed(at.hands, at.trick.turn, hand and hand.without(card))
        at = moved(at, hands=hands, trick=at.trick.with_card(card))


def _tells(at: Play, card: Card) -> Iterator[Told]:
    """The signals of a card that falls in a position."""
    seat = at.trick.turn
    return (Told(seat, len(at.tricks) + 1, card, signal, at) for signal in signals(at, seat, card))


def before(seen: Play, then: Play) -> Play:
    """An earlier position of a play, with the hands that are seen now."""
    return _back(seen, then.tricks, then.trick)


def lying(seen: Play) -> Whereabouts:
    """The places where cards can have lain when the play began, by the hands seen and the cards played and shown.

    A taker's écart has neither kings nor bouts, and no trumps but those that were shown.
    """
    players = len(seen.hands)
    rooms: dict[Hashable, int] = dict.fromkeys(range(players), seen.size)
    world = Whereabouts.of(TAROT, {**rooms, LEFT_OUT: len(TAROT) - players * seen.size}).lying(seen.aside, LEFT_OUT)
    if seen.contract in WITH_DOG:
        world = world.missing((KEPT | TAROT.all.of(TRUMP)) - seen.aside, LEFT_OUT)
    if seen.dog is not None:
        world = world.lying(seen.dog, *((seen.taker, LEFT_OUT) if seen.contract in WITH_DOG else (LEFT_OUT,)))
    for seat, hand in enumerate(seen.hands):
        played = _played(seen, seat)
        if hand is None:
            world = world.lying(played, seat).missing(seen.excluded_from(seat) - played, seat)
        else:
            world = world.lying(hand | played, seat).missing(TAROT.all - hand - played, seat)
    for seat, said in seen.shown:
        world = world.lying(said.shown - seen.aside, seat)
    return world


def _back(play: Play, tricks: tuple[Trick, ...], trick: Trick) -> Play:
    """The play when it had come to these tricks; the cards played since are in the hands again that are known."""
    since = play.played - TAROT.set(card for one in (*tricks, trick) for card in one.cards)
    hands = tuple(
        None if hand is None else hand | (_played(play, seat) & since) for seat, hand in enumerate(play.hands)
    )
    return moved(play, hands=hands, tricks=tricks, trick=trick)


def _played(play: Play, seat: int) -> Cards:
    """The cards that a seat has played."""
    return TAROT.set(trick.card_of(seat) for trick in (*play.tricks, play.trick) if trick.has_card_of(seat))


def _missed(play: Play, seat: int) -> Iterator[Told]:
    for at, card in earlier(play):
        if at.trick.turn != seat or not defends(at, seat) or _kept(signals(at, seat, card)):
            continue
        alike = (one for one in at.duty().legal() if (one.suit, points(one)) == (card.suit, points(card)))
        could = (signal for one in alike for signal in signals(at, seat, one) if signal.true)
        if signal := next(could, None):
            yield Told(seat, len(at.tricks) + 1, card, signal, at)


def _kept(found: tuple[Signal, ...]) -> bool:
    return any(signal.true for signal in found) and not any(signal.true is False for signal in found)
