"""What a trump lead tells of all the trumps: how many the others can hold, and who is the captain of the defence."""

from __future__ import annotations

import random
from decimal import Decimal

from tutor.core.cards import SUITS, TAROT, TRUMP, Card
from tutor.core.message import N_, Facts
from tutor.tarot.advice.told import Told, told
from tutor.tarot.conventions.catalogue import CAPTAIN, LEAD_TRUMP_EVEN, LEAD_TRUMP_ODD
from tutor.tarot.conventions.claims import MANY_TRUMPS
from tutor.tarot.play import Play
from tutor.teach import plays, spoken
from tutor.teach.legacy import Kind
from tutor.teach.number import Number
from tutor.teach.open_boards import Played
from tutor.teach.plays import CHAIR, PLAYERS
from tutor.teach.positions import LEARNER
from tutor.teach.question import Board, Hints, Laid, Option, Question
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
    lead = _trump_lead(play)
    odd = level < 3  # noqa: PLR2004 - the last level
    if lead is None or lead.trick > 1 or lead.seat == LEARNER or (lead.signal.rule is LEAD_TRUMP_ODD) is not odd:
        return None
    hidden = TRUMPS - TAROT.set(held.cards) - play.played
    if any(play.excluded_from(seat) & hidden for seat in range(1, PLAYERS)):
        return None  # what is proved would count for more than what was promised
    gone, out = len(play.played.of(TRUMP)), len(hidden)
    began, played = MANY_TRUMPS - (not odd), sum(card.suit == TRUMP for card in _played_by(lead.seat, play))
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


def _trump_lead(play: Play) -> Told | None:
    """The lead by which a defender has told how many trumps they hold."""
    leads = (one for one in told(play) if one.signal.rule in {LEAD_TRUMP_ODD, LEAD_TRUMP_EVEN})
    return next((one for one in leads if not one.at.trick.cards), None)


def _played_by(seat: int, play: Play) -> list[Card]:
    return [trick.card_of(seat) for trick in play.tricks]


TRUMPS_PLACED = Kind(
    "trumps-placed",
    N_("Where can the trumps be?"),
    "number",
    (LEAD_TRUMP_ODD, LEAD_TRUMP_EVEN),
    _draw_placed,
    _ask_placed,
    of_a_deal=False,
)


# Who is the captain, by what has been told?

WHO_IS_CAPTAIN = N_(
    "All that you know of your partners’ trumps is what they have told. Below lie the trumps that you began with. Whose"
    " plan does the defence follow, by custom?"
)
WHO_PROMISED = N_("Which of the leads by the defence speaks of trumps, and how many does it promise?")
OF_DEFENDER = N_("{by:player}", "a defender, as an option")
PROMISED_MOST = N_("{card:card} is odd and promises at least 7 trumps, and you began with {mine}.")
DENIED_MANY = N_("{card:card} is even: there were fewer than 7 trumps, and you began with {mine}.")
TOLD_NOTHING = N_(
    "{by:Player} {by:you|have|has} told nothing of trumps. To have led a suit, even in the first trick, makes nobody"
    " the leader of the defence."
)
SO_YOU_FOLLOW = N_("You began with {mine}, and {card:card} is odd and promises at least 7. So you follow.")
SO_YOU_LEAD = N_("You began with {mine}, more than {card:card} allows for, which is even and tells of fewer than 7.")


def _draw_captain(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    """One partner leads a suit, the other one a trump, in either order; the learner has few trumps or many."""
    while True:
        taker, partner, other = spoken.seats(rng)
        odd = level == 1 or rng.random() < 1 / 2
        theirs = rng.sample([*TRUMPS], 13)
        mine, their = (rng.randint(2, 5), 7) if odd else (rng.randint(7, 8), rng.randint(2, 5))
        holds = {partner: TAROT.set(theirs[:their]), LEARNER: TAROT.set(theirs[their : their + mine])}
        lacks = {LEARNER: TRUMPS}
        play = spoken.dealt(rng, taker, rng.choice((partner, other)), holds, lacks)
        trump = ODD if odd else TRUMPS - ODD
        plain = TAROT.set(card for suit in SUITS for card in TAROT.all.of(suit) if card.rank != "K")
        wishes = {partner: trump, other: plain}
        play = spoken.after(play, rng, 1 + level, lambda play, wishes=wishes: wishes.get(play.turn, TAROT.none))  # type: ignore[misc] # a default
        began = (play.hands[LEARNER] or TAROT.none) | TAROT.set(_played_by(LEARNER, play))
        if spoken.honest(play) and began.of(TRUMP):
            return plays.board(play), plays.in_hand(began.of(TRUMP), Saying.plain(YOURS_AT_FIRST))


YOURS_AT_FIRST = N_("The trumps that you began with", "above cards that lie open")


def _ask_captain(boards: tuple[Board, ...], _level: int, _rng: random.Random) -> Question | None:
    seen, held = boards
    if not (isinstance(seen, Played) and isinstance(held, Laid)):
        return None
    lead, mine = _trump_lead(seen.play()), len(held.cards)
    partners = [seat for seat in range(1, PLAYERS) if seat != seen.taker]
    if lead is None or {*partners} - {trick.leader for trick in seen.tricks} or lead.seat == LEARNER:
        return None
    odd = lead.signal.rule is LEAD_TRUMP_ODD
    before = _played_by(lead.seat, lead.at)
    if odd is (mine >= MANY_TRUMPS) or any(card.suit == TRUMP for card in before):
        return None
    captain = lead.seat if odd else LEARNER
    facts: Facts = {"card": lead.card, "mine": mine}
    why = {lead.seat: PROMISED_MOST if odd else DENIED_MANY, LEARNER: SO_YOU_FOLLOW if odd else SO_YOU_LEAD}
    options = tuple(
        Option(
            str(seat),
            Saying(None, ((OF_DEFENDER, {"by": seat}),), CHAIR),
            seat == captain,
            Saying(CAPTAIN, ((why.get(seat, TOLD_NOTHING), {**facts, "by": seat}),), CHAIR),
        )
        for seat in (LEARNER, *partners)
    )
    because = tuple(option.says for option in options if option.right)
    hints = Hints((Saying.plain(WHO_PROMISED),), (Saying.plain(CAPTAIN.statement, CAPTAIN),))
    return Question("choose", boards, WHO_IS_CAPTAIN, because, hints, options=options)


CAPTAIN_TOLD = Kind(
    "captain-told",
    N_("Who has told that they lead?"),
    "choose",
    (CAPTAIN, LEAD_TRUMP_ODD, LEAD_TRUMP_EVEN),
    _draw_captain,
    _ask_captain,
    of_a_deal=False,
)
