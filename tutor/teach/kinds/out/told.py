"""The trumps that are left for the others when a partner has told how many they hold."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tutor.core.cards import TAROT, TRUMP, Cards
from tutor.core.message import N_, Message
from tutor.core.rule import Rule
from tutor.tarot.advice.told import earlier
from tutor.tarot.conventions.catalogue import LEAD_TRUMP_EVEN, LEAD_TRUMP_ODD
from tutor.tarot.conventions.claims import MANY_TRUMPS
from tutor.tarot.conventions.meanings.trumps import ODD, TRUMPS
from tutor.tarot.play import Play
from tutor.teach.draw import Draw
from tutor.teach.judge import RULES, Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.out.count import Count, so_many
from tutor.teach.kinds.out.family import OUT
from tutor.teach.posed import Asked, Posed, Verdicts
from tutor.teach.positions import LEARNER
from tutor.teach.question import Hints, Laid
from tutor.teach.saying import Saying
from tutor.teach.signals import honest_deals as spoken
from tutor.teach.tarot import plays
from tutor.teach.tarot.plays import PLAYERS, YOUR_TRUMPS

AT_MOST = N_(
    "A partner has led an odd trump and keeps to the conventions; nobody has set a trump aside. Here are the trumps"
    " that you still hold. How many trumps can the two other players, the taker among them, hold between them now at"
    " the most?"
)
AT_LEAST = N_(
    "A partner has led an even trump and keeps to the conventions; nobody has set a trump aside. Here are the trumps"
    " that you still hold. How many trumps must the two other players, the taker among them, hold between them now at"
    " the least?"
)
WHAT_IT_SAYS = N_(
    "What does {card:card} say about the number of trumps in your partner’s hand? And how many of these have been"
    " played by now?"
)
TRUMPS_OUT = N_("Of 21 trumps, {gone} have been played and you hold {own}, so {left} are still out.")
SEVEN_AND_MORE = N_(
    "Your partner began with at least 7 and has played {played}, so at least {left} of these are there, and at most"
    " {rest} with the two others."
)
SIX_AND_FEWER = N_(
    "Your partner began with at most 6 and has played {played}, so at most {left} of these are there, and at least"
    " {rest} with the two others."
)
FORGOT_PARTNER = N_("That is how many are still out in all. Subtract those that your partner has promised.")
FORGOT_PLAYED = N_("You have subtracted all that your partner began with, but some of them have been played.")


class Lead(NamedTuple):
    """A trump lead that tells how many trumps there are: by which rule it ``promised`` at least, or at most, so many.

    It is one of some ``cards``, by somebody who ``held`` one of these numbers of trumps.
    """

    rule: Rule
    promised: int
    cards: Cards
    held: Sequence[int]
    asks: Message
    tells: Message


_ODD = Lead(LEAD_TRUMP_ODD, MANY_TRUMPS, ODD, (7, 8), AT_MOST, SEVEN_AND_MORE)
_EVEN = Lead(LEAD_TRUMP_EVEN, MANY_TRUMPS - 1, TRUMPS - ODD, (3, 4, 5, 6), AT_LEAST, SIX_AND_FEWER)


@kind(OUT, LEAD_TRUMP_ODD, LEAD_TRUMP_EVEN, edition=2)
def trumps_placed(draw: Draw) -> Posed | None:
    """A partner leads an odd trump; later on two tricks follow; at the last level it is even."""
    lead = draw.of(_ODD, _ODD, _EVEN)
    play, partner = draw.until(lambda: _played(draw, lead))
    mine = (play.hands[LEARNER] or TAROT.none).of(TRUMP)
    count, board = Count.of(TRUMPS, mine, play.played), plays.board(play)
    spent = sum(trick.card_of(partner) in TRUMPS for trick in play.tricks)
    seen = board.play(mine)
    opening, card = next(earlier(seen))

    def told(judge: Judge) -> bool:
        return any(signal.rule is lead.rule for signal in judge.signals(opening, partner, card))

    # What is proved would count for more than what was promised.
    proved = any(seen.excluded_from(seat) & count.left for seat in range(1, PLAYERS))
    if proved or not told(RULES) or not 0 < lead.promised - spent < len(count.left):
        return None
    boards = board, Laid(tuple(mine), Saying.plain(YOUR_TRUMPS), data={"of": "you"})

    def verdicts(judge: Judge) -> Verdicts:
        left = len(count.left)
        theirs = lead.promised - spent if told(judge) else 0
        facts = {"played": spent, "left": theirs, "rest": left - theirs}
        because = (
            Saying.plain(TRUMPS_OUT, None, **count.facts),
            Saying.plain(lead.tells, lead.rule, **facts),
        )
        slips = {left: Saying.plain(FORGOT_PARTNER), left - lead.promised: Saying.plain(FORGOT_PLAYED, lead.rule)}
        return so_many(left - theirs, because, Hints.plain(WHAT_IT_SAYS, lead.rule, card=card), slips)

    return Posed(Asked(boards, lead.asks), verdicts)


def _played(draw: Draw, lead: Lead) -> tuple[Play, int] | None:
    """A play that a partner has begun with such a lead, and the partner; all that is told is true."""
    taker, partner, _ = spoken.seats(draw.rng)
    theirs = draw.rng.choice(lead.held)
    play = spoken.dealt(draw.rng, taker, partner, {partner: TAROT.set(draw.rng.sample([*TRUMPS], theirs))}, {})
    play = spoken.after(play, draw.rng, 1, lambda _: lead.cards)
    play = spoken.after(play, draw.rng, draw.of(1, 3, 3))
    return (play, partner) if spoken.honest(play) and (play.hands[LEARNER] or TAROT.none).of(TRUMP) else None
