"""Why two cards say nothing: they rise, are the taker’s, or the first was played to win, for its points, as a duty."""

from __future__ import annotations

import random

from tutor.core.cards import SUITS, TRUMP
from tutor.core.message import N_
from tutor.tarot.conventions.catalogue import HIGH_LOW_DEF, HIGH_LOW_TAKER, HIGH_LOW_TRUMP
from tutor.tarot.legal_cards import TRUMP_LED_OVER
from tutor.teach.kinds.signal_orders import facts, may_be_taker, silent
from tutor.teach.legacy import Kind
from tutor.teach.open_boards import Played
from tutor.teach.plays import CHAIR
from tutor.teach.question import Board, Hints, Option, Question
from tutor.teach.rounds import AHEAD, COURT, RISING, SECOND_AHEAD, TAKERS, Followed, followed
from tutor.teach.saying import Saying

WHY_NOTHING = N_(
    "By convention the last card says nothing, together with the card that the same player played to the round before."
    " Why not?"
)
#: The causes among which one chooses, in a plain suit and in trumps.
PLAIN = {
    RISING: N_("The lower card came first."),
    COURT: N_("The first card is a court card, played for its points."),
    AHEAD: N_("The first card took the lead of its trick."),
    TAKERS: N_("They are the cards of the taker."),
}
TRUMPS = {
    RISING: PLAIN[RISING],
    AHEAD: N_("The first trump had to go above the one before it."),
    SECOND_AHEAD: N_("The second trump had to go above the one before it."),
    TAKERS: PLAIN[TAKERS],
}
#: Why each of them is not the cause.
NOT_SO = {
    RISING: N_("The higher card came first: {first:card}, then {card:card}."),
    COURT: N_("{first:card} is no court card."),
    AHEAD: N_("{first:card} stayed below {best:card}."),
    SECOND_AHEAD: N_("{card:card} stayed below {top:card}."),
    TAKERS: N_("{by:Player} defends, and has partners to tell something."),
}
COULD_A_LOWER = N_("Whose cards are they? Which came first? And could the lower one have been played in its place?")


def _draw(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    """Cards of a partner in a plain suit; of the taker as well; in trumps, where going higher is a duty."""
    causes = {1: (RISING, COURT, AHEAD), 2: (RISING, COURT, AHEAD, TAKERS), 3: (RISING, AHEAD, SECOND_AHEAD, TAKERS)}
    cause = rng.choice(causes[level])
    suit = rng.choice(SUITS) if level < 3 else TRUMP  # noqa: PLR2004 - the last level
    return (followed(rng, suit, {cause}, by_taker=may_be_taker(cause, rng)),)


def _ask(boards: tuple[Board, ...], _level: int, rng: random.Random) -> Question | None:
    (seen,) = boards
    if not isinstance(seen, Played):
        return None
    one = Followed.on(seen)
    offered = [*(TRUMPS if one.suit == TRUMP else PLAIN).items()]
    rng.shuffle(offered)
    options = []
    for cause, shows in offered:
        right = cause in one.causes
        why = silent(one) if right else Saying(None, ((NOT_SO[cause], facts(one)),), CHAIR)
        options.append(Option(cause, Saying.plain(shows), right, why))
    (because,) = (option.says for option in options if option.right)
    duty = TRUMP_LED_OVER if one.suit == TRUMP else HIGH_LOW_TAKER if one.by_taker else HIGH_LOW_DEF
    hints = Hints((Saying.plain(COULD_A_LOWER),), (Saying.plain(duty.statement, duty),))
    return Question("choose", boards, WHY_NOTHING, (because,), hints, options=tuple(options))


WHY_SILENT = Kind(
    "why-silent",
    N_("Why do they say nothing?"),
    "choose",
    (HIGH_LOW_DEF, HIGH_LOW_TAKER, HIGH_LOW_TRUMP),
    _draw,
    _ask,
    of_a_deal=False,
)
