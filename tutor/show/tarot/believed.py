"""The outcome of a promise: whether it was kept, and how much it changes for whoever believes it."""

from __future__ import annotations

from fractions import Fraction

from tutor.core.message import N_
from tutor.show.words import Words
from tutor.tarot.advice.told import Heard

ASKS = N_("That promises no card: it asks for something, and nobody can prove it wrong.")
PERHAPS = N_("That is less than a promise: it may be so, and nobody can prove it wrong.")
KEPT, BROKEN = (
    N_("By now it is proved that this promise was kept."),
    N_("By now it is proved that this promise was not kept."),
)
OWN_KEPT, OWN_BROKEN = N_("Your hand kept that promise."), N_("Your hand did not keep that promise.")
CHANGED = N_(
    "Before the card was played, the promise was true in {before} of 100 possible layouts; if the promise is kept, it"
    " is true in all of them."
)
HARDLY = N_(
    "Before the card was played, the promise was true in fewer than one of 100 possible layouts; if the promise is"
    " kept, it is true in all of them."
)
NEARLY = N_(
    "Before the card was played, the promise was true in more than 99 of 100 possible layouts; if the promise is kept,"
    " it is true in all of them."
)
SURE = N_("From what you can see, this was certain before the card fell, so it tells you nothing new.")
IMPOSSIBLE = N_("From what you can see, this promise cannot be true: it tells you nothing, except that the card lied.")
ALL = 100


def by_hundreds(share: Fraction) -> int:
    """The nearest whole number of 100 to a share; 0 and 100 only for a share of exactly 0 or 1.

    >>> [by_hundreds(Fraction(part, 1000)) for part in (0, 1, 514, 999, 1000)]
    [0, 1, 51, 99, 100]
    """
    return int(share * ALL) if share in {0, 1} else min(max(round(share * ALL), 1), ALL - 1)


def verdict(one: Heard, words: Words) -> str:
    """The verdict on a card's message; nothing as long as nobody on this chair can say."""
    told = one.told
    if told.signal.claim is None:
        return words.say(PERHAPS if told.signal.meaning.name == "perhaps-petit" else ASKS)
    if told.signal.true is not None:
        own = told.seat == words.chairs.seat
        return words.say((OWN_KEPT if own else KEPT) if told.signal.true else (OWN_BROKEN if own else BROKEN))
    if one.now not in {0, 1}:
        return ""
    return words.say(KEPT if one.now == 1 else BROKEN)


def changed(one: Heard, words: Words) -> str:
    """The difference that a promise makes for whoever believes it; nothing where that was not counted."""
    before = one.before
    if before is None:
        return ""
    if before in {0, 1}:
        return words.say(SURE if before == 1 else IMPOSSIBLE)
    exact = before * ALL
    message = HARDLY if exact < 1 else NEARLY if exact > ALL - 1 else CHANGED
    return words.say(message, before=by_hundreds(before))
