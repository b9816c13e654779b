"""The story of a deal of French Tarot, from the first bid to the last card."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from tutor import tarot
from tutor.cards import TAROT, TRUMP
from tutor.rule import N_, Message
from tutor.show.story import Step, played
from tutor.show.words import Words
from tutor.tarot.announce import Declaration
from tutor.tarot.auction import Auction
from tutor.tarot.call import PREFIX as CALL
from tutor.tarot.call import Call
from tutor.tarot.dog import PREFIX as DISCARD
from tutor.tarot.dog import Dog
from tutor.tarot.play import Play
from tutor.tarot.slam import Slam

TRICK = N_("Trick {number} of {size}")
CHAPTERS: dict[str, Message] = {
    Auction.phase: N_("The auction", "heading of a part of the story"),
    Call.phase: N_("The call"),
    Dog.phase: N_("The écart"),
    Slam.phase: N_("The slam", "heading of a part of the story"),
}
BID = N_("{by:Player}: {bid:term}.")
TAKES = {False: N_("{by:Player} is the taker."), True: N_("You are the taker.")}
CALLED = N_("{by:Player}: {card:card} is called. Its holder is the taker’s partner, and says nothing.")
TURNED = N_("The dog is turned for everybody to see: {cards:and}.")
UNSEEN: dict[str, Message] = {
    "garde-sans": N_("Nobody sees the dog; it counts for the taker."),
    "garde-contre": N_("Nobody sees the dog; it counts for the defence."),
}
SET_ASIDE = N_("{by:Player}: {card:card} is set aside.")
ALL_SET_ASIDE = N_("{by:Player}: the écart is made, face down. It has as many cards as the dog had: {count}.")
TRUMPS_SHOWN = N_("Trumps set aside are shown to all: {cards:and}.")
A_SLAM = N_("{by:Player}: a slam is announced, which means winning every trick. So the taker leads.")
POIGNEE = N_("{by:Player}: a {size:term} poignée is shown, {cards:and}.")
MISERE = N_("{by:Player}: misère is declared.")


def chapter(at: Any, words: Words) -> str:  # noqa: ANN401 - any phase
    """The part of the story to which a position belongs: a phase, or a trick."""
    if isinstance(at, Play):
        return words.say(TRICK, number=min(len(at.tricks) + 1, at.size), size=at.size)
    return words.say(CHAPTERS[at.phase])


def tell(steps: Iterable[Step], words: Words) -> Iterator[str]:
    """A line or two for every move; what is set aside face down is told to nobody else."""
    for before, move in steps:
        if isinstance(before, Auction):
            yield words.say(BID, by=before.turn, bid=move)
        elif isinstance(before, Call):
            yield words.say(CALLED, by=before.turn, card=TAROT[move.removeprefix(CALL)])
        elif isinstance(before, Dog):
            yield from _set_aside(before, move, words)
        elif isinstance(before, Slam):
            yield from [words.say(A_SLAM, by=before.turn)] if move == "slam" else []
        elif isinstance(move, Declaration):
            yield _declared(before, move, words)
        else:
            yield from played(before, move, words)
        if isinstance(before, Auction | Call):
            yield from _settled(before, move, words)


def _settled(before: Auction | Call, move: str, words: Words) -> Iterator[str]:
    """What the last word of the auction, or the call, has settled: the taker, and what becomes of the dog."""
    after: Any = tarot.onwards(before.after(move))
    if after.phase == before.phase:
        return
    if isinstance(before, Auction):
        yield words.say(TAKES[after.taker == words.chairs.seat], by=after.taker)
    if isinstance(after, Dog):
        yield words.say(TURNED, cards=after.setting.dog)
    elif isinstance(after, Slam):
        yield words.say(UNSEEN[after.contract])


def _set_aside(before: Dog, move: str, words: Words) -> Iterator[str]:
    card = TAROT[move.removeprefix(DISCARD)]
    aside = before.aside | TAROT.set([card])
    if words.chairs.seat == before.taker:
        yield words.say(SET_ASIDE, by=before.taker, card=card)
    if before.left > 1:
        return
    if words.chairs.seat != before.taker:
        yield words.say(ALL_SET_ASIDE, by=before.taker, count=len(aside))
    if trumps := aside.of(TRUMP):
        yield words.say(TRUMPS_SHOWN, cards=trumps)


def _declared(before: Play, said: Declaration, words: Words) -> str:
    if said.size is None:
        return words.say(MISERE, by=before.turn)
    return words.say(POIGNEE, by=before.turn, size=said.size, cards=said.shown)
