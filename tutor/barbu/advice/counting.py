"""The last cards counted: the outcome of each card, over some ways in which the hidden cards can lie.

With few cards left, a good player goes through where the others may be.  Each way that fits what the player can know is
played out to the end by the advice for single cards, which looks at one hand and at what was played.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Hashable, Iterator, Sequence
from itertools import islice
from math import sqrt
from operator import sub
from statistics import mean, stdev

from tutor.barbu.advice.endings import gained, settled
from tutor.barbu.advice.sight import Sight
from tutor.barbu.play import Play
from tutor.barbu.trick import Trick
from tutor.core.advice import Advice, advise
from tutor.core.cards import Card, Cards
from tutor.core.hands import Hands
from tutor.core.layouts import Layouts
from tutor.core.message import N_
from tutor.core.possible import Whereabouts
from tutor.core.replay import moved
from tutor.core.rule import Rule

COUNT = Rule(
    "B-STR-COUNT",
    title=N_("Count the last cards"),
    statement=N_(
        "Advice: when few cards are left, go through the ways in which the hidden ones can lie. Remember who could not"
        " follow suit, and who would have given away a card that costs. Then play the card that costs you least on"
        " average."
    ),
    sources=(),
    hint=N_(
        "Played out over {ways} possible {ways:n|layout|layouts} of the hidden cards, {card:card} costs you {cost}"
        " {cost:n|point|points} altogether, and {other:card} {more}."
    ),
)

#: The most cards in hand with which the player counts.
LAST = 5
#: The most ways that are played out, and the fewest where there are so many.
MOST, LEAST = 10, 3
#: The most cards that may be played to try them out, since that takes time.
PATIENCE = 500
#: The place of all cards that the player to move has seen.
SEEN = "seen"

#: The advice for single cards.
Rough = Callable[[Play], Advice]


def card_to_count(play: Play, rough: Rough) -> Advice:
    """The card that costs least on average, if it clearly costs less than the one of the ``rough`` advice; else that.

    It is clear if the gain is more than chance alone may make it.  The same is advised wherever the player to move sees
    the same: which ways are tried follows from that.
    """
    advice, cards = rough(play), play.obligation().legal()
    if len(play.hand) > LAST or len(cards) == 1:
        return advice
    usual = play.pack[advice.move]
    tried = _different(play, [usual, *cards])
    most = max(min(MOST, PATIENCE // (len(tried) * len(play.hand) * len(play.hands))), LEAST)
    found = ways(play, most) if len(tried) > 1 else ()
    if not found:
        return advice
    scores = {card: [_played_out(moved(play, hands=hands), card, rough) for hands in found] for card in tried}
    best = max(tried, key=lambda card: sum(scores[card]))
    if not _clearly([*map(sub, scores[best], scores[usual])]):
        return advice
    return advise(best, COUNT, other=usual, ways=len(found), cost=-sum(scores[best]), more=-sum(scores[usual]))


def _clearly(gains: Sequence[int]) -> bool:
    """Whether there is a gain on average, and more than the standard error of that average."""
    return mean(gains) > (stdev(gains) / sqrt(len(gains)) if len(gains) > 1 else 0)


def _different(play: Play, cards: Sequence[Card]) -> list[Card]:
    """The first of any cards that come to the same: they cost the same, and no card of another hand lies between."""
    others = play.pack.all - play.hand - play.gone
    found: dict[object, Card] = {}
    for card in cards:
        found.setdefault((card.suit, others.above(card).bits, _cost(play, card)), card)
    return list(found.values())


def _cost(play: Play, card: Card) -> int:
    return -play.contract.penalty(card, play.options.table)


def ways(play: Play, most: int) -> Collection[Hands]:
    """Some ways in which all hands can lie for all that the player to move can know, no two alike.

    There are none where cards are hidden that are in no hand, since the record begins in the middle of a deal.
    """
    known = _known(play)
    if known is None:
        return ()
    layouts, seats = Layouts(known), range(len(play.hands))
    rng = random.Random(f"{play.contract} {play.turn} {play.hand.bits} {play.played.bits}")

    def drawn() -> Iterator[Hands]:
        for _ in range(2 * most):
            way = layouts.draw(rng)
            yield tuple(play.hand if seat == play.turn else way.get(seat, play.pack.none) for seat in seats)

    return list(islice(dict.fromkeys(drawn()), most))


def _known(play: Play) -> Whereabouts | None:
    """The places where other hands' cards can lie, as believed if possible; ``None`` if they do not add up."""
    sight = Sight.of(play)
    rooms: dict[Hashable, int] = {
        seat: play.size - len(play.taken) - play.trick.has_card_of(seat)
        for seat in range(len(play.hands))
        if seat != play.turn
    }
    if len(sight.out) != sum(rooms.values()):
        return None
    known = Whereabouts.of(play.pack, {**rooms, SEEN: len(play.pack) - len(sight.out)}).missing(sight.out, SEEN)
    for seat, may in enumerate(sight.may_hold):
        known = known.missing(play.pack.all - may, seat)
    believed = known
    for trick in (*play.tricks, play.trick):
        for seat, cards in _given(play, trick):
            believed = believed.missing(cards, seat)
    return believed if believed.possible else known


def _given(play: Play, trick: Trick) -> Iterator[tuple[int, Cards]]:
    """For each card of a trick that cannot win it, its seat and the dearer cards that it would have given away."""
    for place, card in enumerate(trick.cards[1:], start=1):
        best = Trick(trick.leader, trick.players, trick.cards[:place]).best
        follows = card.suit == best.suit
        if not follows or card.height < best.height:
            free = play.pack.all.of(card.suit) - play.pack.all.above(best) if follows else play.pack.all
            yield trick.seat_of(card), play.pack.set(one for one in free if _cost(play, one) > _cost(play, card))


def _played_out(at: Play, card: Card, rough: Rough) -> int:
    """The points that the player to move scores from a card on, if everybody goes by the rough advice from then on."""
    player, score = at.turn, 0
    while True:
        later = at.after(card)
        seat, gain = gained(at, later)
        score += gain if seat == player else 0
        if settled(later):
            return score
        legal = later.obligation().legal()
        at, card = later, later.pack[rough(later).move] if len(legal) > 1 else next(iter(legal))
