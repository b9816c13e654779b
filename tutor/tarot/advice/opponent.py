"""The tutor's players: in every phase they make a sensible legal choice from what the player to move may know.

They do the same whenever they see the same.  What they do comes back as records write it; how they play their cards
stands in ``tactics``.
"""

from __future__ import annotations

from tutor.cards import SUITS, TAROT, TRUMP, Cards
from tutor.tarot.advice.hand_value import BIDS, in_proportion, suggest
from tutor.tarot.advice.poignee import weigh
from tutor.tarot.advice.tactics import choose_card
from tutor.tarot.announce import MISERE_MOVE, POIGNEES, TRUMPS_NEEDED, Declaration
from tutor.tarot.auction import PASS, Auction
from tutor.tarot.call import PREFIX as CALL
from tutor.tarot.call import RANKS, Call
from tutor.tarot.dog import PREFIX as DISCARD
from tutor.tarot.dog import UNKNOWN, Dog
from tutor.tarot.phases import Phase
from tutor.tarot.play import Play
from tutor.tarot.score.count import points
from tutor.tarot.slam import Slam
from tutor.tarot.trick import THE_EXCUSE


def choose(at: Phase) -> str:
    """What the player to move does; raise ``RecordError`` if their cards are not known."""
    if isinstance(at, Auction):
        return _bid(at)
    if isinstance(at, Call):
        return _call(at)
    if isinstance(at, Dog):
        return _set_aside(at)
    if isinstance(at, Slam):
        return "slam" if _overwhelming(at.held or TAROT.none) else "no-slam"
    if isinstance(at, Play):
        seen = at.seen_by(at.trick.turn)
        return _declaration(seen) or choose_card(seen).code
    return str(at.obligation().legal()[0])


def written(at: Phase, move: object) -> str:
    """A candidate move as records write it; a poignée that may be shown, with the cards that its player would show.

    The lowest trumps stay hidden, above all the Petit: nobody needs to know who guards it.
    """
    if not (isinstance(move, Declaration) and isinstance(at, Play) and move.size and move in at.obligation()):
        return str(move)
    aside = at.aside if at.turn == at.taker else TAROT.none
    trumps = list((at.hand | aside).of(TRUMP))
    needed = TRUMPS_NEEDED[len(at.hands)][POIGNEES.index(move.size)]
    shown = trumps[-needed:] if len(trumps) >= needed else [*trumps, THE_EXCUSE]
    return Declaration(move.kind, TAROT.set(shown)).written


def public(at: Phase, move: str) -> str:
    """A move as the others at the table see it: a card is set aside face down (T-ECART-COUNT)."""
    return UNKNOWN if isinstance(at, Dog) else move


def _bid(at: Auction) -> str:
    """The bid that the hand suggests, if it may still be made (T-EVAL-BID)."""
    hand = at.setting.hands[at.turn or 0]
    if hand is None:
        return PASS
    wish = _suggested(hand, at.setting.players)
    return wish if wish in at.obligation() else PASS


def _suggested(hand: Cards, players: int) -> str:
    """The bid for a hand; as the evaluation is made for four players, other hands count in proportion."""
    found = suggest(hand)
    totals = (found.without_dog.total, found.with_dog.total)
    without_dog, with_dog = (in_proportion(total, players) for total in totals)
    leaves_dog = without_dog >= dict(BIDS)["garde-sans"]
    return next(bid for bid, least in BIDS if (without_dog if leaves_dog else with_dog) >= least)


def _call(at: Call) -> str:
    """Call the highest card that somebody else may hold, in the suit that promises most tricks together."""
    hand = at.setting.hands[at.taker] or TAROT.none

    def promise(move: str) -> tuple[bool, int, int]:
        card = TAROT[move.removeprefix(CALL)]
        return card not in hand, -RANKS.index(card.rank), len(hand.of(card.suit))

    return max(at.obligation().legal(), key=promise)


def _set_aside(at: Dog) -> str:
    """Set aside whole short suits, their points first, then low cards; a suit with its king is kept."""
    held = at.held or TAROT.none

    def worth_keeping(move: str) -> tuple[bool, bool, bool, int, int]:
        card = TAROT[move.removeprefix(DISCARD)]
        suit = held.of(card.suit)
        guarded = any(other.rank == "K" for other in suit)
        whole = not guarded and len(suit) <= at.left
        worth = points(card) if guarded or card.suit == TRUMP else -points(card)
        return card.suit == TRUMP, guarded, not whole, len(suit) if whole else worth, worth

    return min(at.obligation().legal(), key=worth_keeping)


def _overwhelming(hand: Cards) -> bool:
    """Whether every trick is sure: enough high trumps to draw all others, and only masters besides."""
    missing = len(TAROT.all.of(TRUMP)) - len(hand.of(TRUMP))
    highest = _masters(hand, TRUMP)
    return highest >= max(missing, 1) and all(_masters(hand, suit) == len(hand.of(suit)) for suit in SUITS)


def _masters(hand: Cards, suit: str) -> int:
    """How many cards the hand holds from the top of a suit downwards, without a gap."""
    count = 0
    for card in reversed(list(TAROT.all.of(suit))):
        if card not in hand:
            break
        count += 1
    return count


def _declaration(play: Play) -> str | None:
    """Misère, which tells little, wherever it may be declared; a poignée only where that is advised."""
    if play.tricks or not play.announcing:
        return None
    if MISERE_MOVE in map(str, play.obligation().legal()):
        return MISERE_MOVE
    weighed = weigh(play)
    return written(play, weighed.show) if weighed and weighed.show else None
