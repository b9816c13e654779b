"""Which card the tutor's players play: a list of tactics, of which the first that has a card for the moment decides.

They look at what the player to move may know, and no farther: the own hand, what everybody has seen, the cards of
poignées among it, and what that proves of the other hands.  And they promise their partners nothing that is not true,
as long as a card that is as good can say it (``keep_faith``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple, Self

from tutor.cards import TAROT, TRUMP, Card, Cards
from tutor.tarot.advice.signals import lies
from tutor.tarot.play import Play
from tutor.tarot.score.count import points
from tutor.tarot.trick import PETIT, THE_EXCUSE

#: With this many cards left the Excuse is played, before the last trick takes it away.
LAST_CALL = 2


class Sight(NamedTuple):
    """What the player to move sees.

    ``hand`` are their cards, ``out`` those that lie elsewhere unseen, and ``may_hold`` those of them, a seat each, that
    its player may hold.  ``foes`` are the seats of the other side, and ``later`` those of them that play to this trick
    after the player to move.
    """

    play: Play
    hand: Cards
    out: Cards
    may_hold: tuple[Cards, ...]
    foes: tuple[int, ...]
    later: tuple[int, ...]

    @classmethod
    def of(cls, play: Play) -> Self:
        """Look at a position with the eyes of the player to move; raise ``RecordError`` if their hand is not known."""
        trick = play.trick
        seats = range(trick.players)
        side, hand = play.side(trick.turn), play.hand
        out = TAROT.all - hand - play.played - play.aside
        foes = tuple(seat for seat in seats if seat not in side)
        return cls(
            play,
            hand,
            out,
            tuple(play.may_hold(seat, out) for seat in seats),
            foes,
            tuple(seat for seat in foes if not trick.has_card_of(seat)),
        )

    def sure(self, card: Card) -> bool:
        """Whether no foe who still plays can hold a card that beats ``card``."""
        return not any(
            held.above(card) or (card.suit != TRUMP and held.of(TRUMP))
            for held in (self.may_hold[seat] for seat in self.later)
        )

    def ruffs(self, seat: int, suit: str) -> bool:
        """Whether a seat is known to lack a suit, and may hold a trump."""
        return not self.may_hold[seat].of(suit) and bool(self.may_hold[seat].of(TRUMP))


#: Picks one of the cards that may be played, if it has something to say at this moment.
Tactic = Callable[[Sight, Sequence[Card]], Card | None]


def choose_card(play: Play) -> Card:
    """The card that the player to move plays; raise ``RecordError`` if their hand is not known."""
    legal = play.duty().legal()
    if THE_EXCUSE in legal and len(play.hand) == LAST_CALL and not _sweeping(play):
        return THE_EXCUSE
    cards = [card for card in legal if card is not THE_EXCUSE] or legal
    sight = Sight.of(play)
    return keep_faith(sight, cards, _decided(sight, cards))


def _decided(sight: Sight, cards: Sequence[Card]) -> Card:
    """The card of the first tactic that has one of these."""
    chosen = (tactic(sight, cards) for tactic in _tactics(sight.play))
    return next(card for card in chosen if card is not None)


def keep_faith(sight: Sight, cards: Sequence[Card], chosen: Card) -> Card:
    """In place of a card that would lie to partners, the best one that does not and is worth as many points.

    It is of the same suit, or on lead, where there is none, of another plain suit; else the lie has to be told.
    """
    play, seat = sight.play, sight.play.trick.turn
    if not lies(play, seat, chosen):
        return chosen
    honest = [card for card in cards if points(card) == points(chosen) and not lies(play, seat, card)]
    same = [card for card in honest if card.suit == chosen.suit]
    plain = [card for card in honest if card.suit != TRUMP] if play.trick.led is None else []
    return _decided(sight, same or plain or [chosen])


def _sweeping(play: Play) -> bool:
    """Whether the player's side has won every trick, so that the Excuse may win the last one (T-EXC-SLAM-WINS)."""
    return play.whole and play.side(play.trick.turn).issuperset(play.winners)


def _tactics(play: Play) -> tuple[Tactic, ...]:
    """What the player to move thinks of, in this order; the last always has a card."""
    trick = play.trick
    if trick.best is None:
        attacks = play.taker in play.side(trick.turn)
        defence = (make_the_taker_ruff, return_the_suit, lead_the_long_suit)
        return (cash_masters, lead_the_long_suit) if attacks else defence
    if trick.seat_of(trick.best) in play.side(trick.turn):
        return (save_the_petit, take_over, load, give_least)
    return (save_the_petit, win_surely, ruff_low, try_an_honour, spare_with_the_excuse, give_least)


def cash_masters(sight: Sight, cards: Sequence[Card]) -> Card | None:
    """The attack leads its dearest card that is the highest left of its suit, unless a foe is known to ruff the suit.

    A king that waits may be ruffed later; and low cards that have become the highest make the defence ruff.
    """
    masters = [
        card
        for card in cards
        if card.suit != TRUMP
        and not sight.out.above(card)
        and not any(sight.ruffs(seat, card.suit) for seat in sight.foes)
    ]
    return max(masters, key=points, default=None)


def make_the_taker_ruff(sight: Sight, cards: Sequence[Card]) -> Card | None:
    """The defence leads, low, a suit that the taker is known to lack: each ruff costs the taker a trump."""
    ruffed = (card for card in cards if card.suit != TRUMP and sight.ruffs(sight.play.taker, card.suit))
    return min(ruffed, key=_price, default=None)


def return_the_suit(sight: Sight, cards: Sequence[Card]) -> Card | None:
    """The defence goes on, low, with the plain suit that it led last: played out, it makes the taker short of it.

    That is how a defender obeys a partner's lead (T-SIG-OBEY).
    """
    led = (trick.led for trick in reversed(sight.play.tricks) if trick.leader not in sight.foes)
    held = ([card for card in cards if card.suit == suit] for suit in led if suit != TRUMP)
    return min(next(filter(None, held), []), key=_price, default=None)


def lead_the_long_suit(sight: Sight, cards: Sequence[Card]) -> Card:
    """Low from the longest suit, so that its other cards grow; trumps only when there is nothing else, the Petit last.

    The low lead of a suit with an honour also tells partners the truth (T-SIG-LEAD-LOW).
    """
    if plain := [card for card in cards if card.suit != TRUMP]:
        return min(plain, key=lambda card: (-len(sight.hand.of(card.suit)), card.height))
    return min(cards, key=lambda card: (card is PETIT, card.height))


def save_the_petit(sight: Sight, cards: Sequence[Card]) -> Card | None:
    """The Petit goes to a trick that is sure to stay with its side: by itself, or under a partner's trump."""
    best = sight.play.trick.with_card(PETIT).best if PETIT in cards else None
    partners = best is not None and (best is PETIT or sight.play.trick.seat_of(best) not in sight.foes)
    return PETIT if best is not None and partners and sight.sure(best) else None


def take_over(sight: Sight, cards: Sequence[Card]) -> Card | None:
    """If a partner's card is not sure to win, take the trick with one that is, as dear as possible."""
    if sight.sure(_best(sight)):
        return None
    return max(_sure(sight, cards), key=lambda card: (points(card), -card.height), default=None)


def load(sight: Sight, cards: Sequence[Card]) -> Card | None:
    """Give points to a partner's trick that no foe can take any more, but no trump that is not asked for."""
    if not sight.sure(_best(sight)):
        return None
    return max(cards, key=lambda card: (card.suit != TRUMP, points(card), -card.height))


def win_surely(sight: Sight, cards: Sequence[Card]) -> Card | None:
    """Win with a card that nobody can beat any more: of a suit the dearest, of trumps the lowest."""
    sure = _sure(sight, cards)
    plain = [card for card in sure if card.suit != TRUMP]
    return max(plain, key=points) if plain else min(sure, key=lambda card: card.height, default=None)


def ruff_low(sight: Sight, cards: Sequence[Card]) -> Card | None:
    """A trump that wins for now is kept low, since big ones win later; the Petit is not risked."""
    trumps = [card for card in _winning(sight, cards) if card.suit == TRUMP]
    return min(trumps, key=lambda card: (card is PETIT, card.height), default=None)


def try_an_honour(sight: Sight, cards: Sequence[Card]) -> Card | None:
    """Go over with the dearest card that wins for now: whoever waits with a king may see it ruffed."""
    return max(_winning(sight, cards), key=lambda card: (points(card), card.height), default=None)


def spare_with_the_excuse(sight: Sight, cards: Sequence[Card]) -> Card | None:
    """The Excuse saves a bare queen, or more, from a trick that is lost; less is not worth it (T-STR-EXC-USES)."""
    spares = THE_EXCUSE in sight.hand and points(give_least(sight, cards)) >= points(TAROT["HQ"])
    return THE_EXCUSE if spares else None


def give_least(_: Sight, cards: Sequence[Card]) -> Card:
    """A trick that goes to the other side, or may, gets as few points as possible, and no trump if that can be."""
    return min(cards, key=_price)


def _best(sight: Sight) -> Card:
    """The card that wins the trick for now."""
    best = sight.play.trick.best
    if best is None:
        raise ValueError(sight.play.trick)
    return best


def _winning(sight: Sight, cards: Iterable[Card]) -> list[Card]:
    """Those of some cards that would win the trick for now."""
    return [card for card in cards if sight.play.trick.with_card(card).best is card]


def _sure(sight: Sight, cards: Iterable[Card]) -> list[Card]:
    """Those of some cards that would win the trick for good."""
    return [card for card in _winning(sight, cards) if sight.sure(card)]


def _price(card: Card) -> tuple[int, bool, int]:
    """What a card is worth to those who lose it: its points, whether it is a trump, its height."""
    return points(card), card.suit == TRUMP, card.height
