"""Advice for every moment of a deal: what to do and why, from what the player to move may know.

The tutor's players do as they are advised, the same whenever they see the same.  What they do comes back as records
write it; how they play their cards stands in ``tactics``.
"""

from __future__ import annotations

from tutor.core.advice import Advice
from tutor.core.cards import TAROT, TRUMP
from tutor.core.hands import hand_of
from tutor.tarot.advice.announcing import misere_to_declare, slam_to_announce
from tutor.tarot.advice.calling import card_to_call
from tutor.tarot.advice.hand_value import suggest
from tutor.tarot.advice.poignee import weigh
from tutor.tarot.advice.setting_aside import card_to_set_aside
from tutor.tarot.advice.tactics import card_to_play
from tutor.tarot.announce import POIGNEES, TRUMPS_NEEDED, Declaration
from tutor.tarot.auction import Auction
from tutor.tarot.call import Call
from tutor.tarot.dog import UNKNOWN, Dog
from tutor.tarot.phases import Phase
from tutor.tarot.play import Play
from tutor.tarot.slam import Slam
from tutor.tarot.trick import THE_EXCUSE


def advised(at: Phase) -> Advice | None:
    """The advised move of the player to move, with its reason; ``None`` before the auction, where there is no choice.

    Raise ``RecordError`` if their cards are not known.
    """
    if isinstance(at, Auction):
        return _bid(at)
    if isinstance(at, Call):
        return card_to_call(at)
    if isinstance(at, Dog):
        return card_to_set_aside(at)
    if isinstance(at, Slam):
        return slam_to_announce(at)
    if isinstance(at, Play):
        seen = at.seen_by(at.trick.turn)
        return _declaration(seen) or card_to_play(seen)
    return None


def choose(at: Phase) -> str:
    """The move of one of the tutor's players: the advised one, where there is a choice.

    Raise ``RecordError`` if their cards are not known.
    """
    legal = at.obligation().legal()
    advice = advised(at) if len(legal) > 1 else None
    return str(legal[0]) if advice is None else advice.move


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


def _bid(at: Auction) -> Advice:
    """The bid that the hand suggests, if it may still be made (T-EVAL-BID)."""
    suggestion = suggest(hand_of(at.setting.hands, at.turn), at.obligation().legal(), at.setting.players)
    return Advice(suggestion.bid, suggestion.reason)


def _declaration(play: Play) -> Advice | None:
    """Misère wherever it may be declared; a poignée only where that is advised."""
    if play.tricks or not play.announcing:
        return None
    if misere := misere_to_declare(play):
        return misere
    weighed = weigh(play)
    if weighed is None or weighed.show is None:
        return None
    return Advice(written(play, weighed.show), weighed.reason)
