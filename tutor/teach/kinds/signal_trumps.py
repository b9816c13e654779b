"""What a trump lead tells of all the trumps: how many the others can hold, and who is the captain of the defence."""

from __future__ import annotations

import random
from decimal import Decimal

from tutor.core.cards import TAROT, TRUMP
from tutor.core.message import N_
from tutor.tarot.conventions.catalogue import LEAD_TRUMP_EVEN, LEAD_TRUMP_ODD
from tutor.tarot.conventions.claims import MANY_TRUMPS
from tutor.teach import plays, spoken
from tutor.teach.legacy import Kind
from tutor.teach.number import Number
from tutor.teach.open_boards import Played
from tutor.teach.plays import PLAYERS
from tutor.teach.positions import LEARNER
from tutor.teach.question import Board, Hints, Laid, Question
from tutor.teach.saying import Saying
from tutor.teach.stories import ODD, TRUMPS

# How many trumps are left for the two others?

AT_MOST = N_(
    "A partner has led an odd trump and keeps to the conventions; nobody has set a trump aside. Below lie the trumps"
    " that you still hold. How many trumps can the two other players, the taker among them, hold between them now at"
    " the most?"
)
AT_LEAST = N_(
    "A partner has led an even trump and keeps to the conventions; nobody has set a trump aside. Below lie the trumps"
    " that you still hold. How many trumps must the two other players, the taker among them, hold between them now at"
    " the least?"
)
YOUR_TRUMPS = N_("Your trumps", "above cards that lie open")
STILL_OUT = N_("How many trumps are still out, and how many of them has your partner told of?")
TRUMPS_OUT = N_("Of 21 trumps, {gone} have been played and you hold {mine}, so {out} are still out.")
SEVEN_AND_MORE = N_(
    "Your partner began with at least 7 and has played {played}, so at least {left} of these are there, and at most"
    " {rest} with the two others."
)
SIX_AND_FEWER = N_(
    "Your partner began with at most 6 and has played {played}, so at most {left} of these are there, and at least"
    " {rest} with the two others."
)
FORGOT_PARTNER = N_("That is how many are still out in all. Take off those that your partner has told of.")
FORGOT_PLAYED = N_("That takes off all that your partner began with, but some of them have been played.")


def _draw_placed(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    """A partner leads an odd trump; later on two tricks follow; at the last level it is even."""
    odd = level < 3  # noqa: PLR2004 - the last level
    while True:
        taker, partner, _ = spoken.seats(rng)
        theirs = rng.randint(7, 8) if odd else rng.randint(3, 6)
        holds = {partner: TAROT.set(rng.sample([*TRUMPS], theirs))}
        play = spoken.dealt(rng, taker, partner, holds, {})
        play = spoken.after(play, rng, 1, lambda _, odd=odd: ODD if odd else TRUMPS - ODD)  # type: ignore[misc] # a default
        play = spoken.after(play, rng, (1, 3, 3)[level - 1])
        mine = (play.hands[LEARNER] or TAROT.none).of(TRUMP)
        if spoken.honest(play) and mine:
            return plays.board(play), plays.in_hand(mine, Saying.plain(YOUR_TRUMPS))


def _ask_placed(boards: tuple[Board, ...], level: int, _rng: random.Random) -> Question | None:
    seen, held = boards
    if not (isinstance(seen, Played) and isinstance(held, Laid)):
        return None
    play, mine = seen.play(TAROT.set(held.cards)), len(held.cards)
    lead = spoken.trump_lead(play)
    odd = level < 3  # noqa: PLR2004 - the last level
    if lead is None or lead.trick > 1 or lead.seat == LEARNER or (lead.signal.rule is LEAD_TRUMP_ODD) is not odd:
        return None
    hidden = TRUMPS - TAROT.set(held.cards) - play.played
    if any(play.excluded_from(seat) & hidden for seat in range(1, PLAYERS)):
        return None  # what is proved would count for more than what was promised
    gone, out = len(play.played.of(TRUMP)), len(hidden)
    began, played = MANY_TRUMPS - (not odd), sum(card.suit == TRUMP for card in spoken.played_by(lead.seat, play))
    left = began - played
    right = out - left
    if left <= 0 or right <= 0:
        return None
    because = (
        Saying.plain(TRUMPS_OUT, gone=gone, mine=mine, out=out),
        Saying.plain(SEVEN_AND_MORE if odd else SIX_AND_FEWER, lead.signal.rule, played=played, left=left, rest=right),
    )
    slips = {out: Saying.plain(FORGOT_PARTNER), out - began: Saying.plain(FORGOT_PLAYED, lead.signal.rule)}
    number = Number(Decimal(right), {Decimal(n): why for n, why in slips.items() if n != right})
    hints = Hints((Saying.plain(STILL_OUT),), (Saying.plain(lead.signal.rule.statement, lead.signal.rule),))
    return Question("number", boards, AT_MOST if odd else AT_LEAST, because, hints, number=number)


TRUMPS_PLACED = Kind(
    "trumps-placed",
    N_("Where can the trumps be?"),
    "number",
    (LEAD_TRUMP_ODD, LEAD_TRUMP_EVEN),
    _draw_placed,
    _ask_placed,
    of_a_deal=False,
)
