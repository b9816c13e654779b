"""The reason why the tutor's players of Tarot do what they do, told in the story of a deal.

During the deal, a card has the reason that everybody can see: hands stay hidden, and so do reasons that depend on them.
When the deal is over, every move has the advice that its player followed.
"""

from __future__ import annotations

from collections.abc import Iterator

from tutor import tarot
from tutor.core.cards import Card
from tutor.core.message import N_
from tutor.show.advice import tell
from tutor.show.table.story import why
from tutor.show.words import Words
from tutor.tarot.advice.tactics import observed
from tutor.tarot.announce import Declaration
from tutor.tarot.auction import Auction
from tutor.tarot.dog import Dog
from tutor.tarot.phases import Phase
from tutor.tarot.play import Play
from tutor.tarot.slam import Slam

SET_ASIDE = N_("{by:Player} {by:you|set|sets} {card:card} aside.")
COUNTED = N_("The hand counted {total} {total:n|point|points}, for which the advice is “{bid:term}”.")


def motive(at: Phase, move: object, words: Words, *, over: bool) -> Iterator[str]:
    """The reasons why the player to move made a move, a sentence each; nothing of the words' own seat's moves."""
    if at.turn is None or at.turn == words.chairs.seat:
        return
    if over:
        yield from _followed(at, move, words)
    elif isinstance(at, Play) and isinstance(move, Card) and (reason := observed(at, move)):
        yield why(reason, words)


def _followed(at: Phase, move: object, words: Words) -> Iterator[str]:
    """The sentence of the advice that led to a move; none where there was no choice, or if the move is another one."""
    if isinstance(move, Declaration) or isinstance(at, Slam) or len(at.obligation().legal()) == 1:
        return
    found = tarot.advised(at)
    if found is None or found.move != str(move):
        return
    if isinstance(at, Auction):
        yield words.tell(COUNTED, found.reason.facts)
        return
    if isinstance(at, Dog):
        yield words.tell(SET_ASIDE, found.reason.facts)
    yield from (tell(reason, words) for reason in (found.reason, found.note) if reason)
