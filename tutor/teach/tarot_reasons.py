"""Why a rule has no example of what it permits, or of what it forbids, where it has none."""

from __future__ import annotations

from tutor.rule import N_, Message, Rule
from tutor.tarot import (
    announce,
    auction,
    bonuses,
    call,
    chips,
    conduct,
    count,
    cut,
    deal,
    dog,
    draw,
    duty,
    hands,
    play,
    score,
    slam,
    tally,
    trick,
)
from tutor.teach.moment import BAR, COUNTING, COURSE, LEAVE, RANK, REMARK, TABLE

SHOWING = N_(
    "This rule says when a poignée is shown. A record that shows one later is refused with the rule's name, but then it"
    " is no choice any more that could be tried."
)

#: Rules that never forbid.
NEVER_FORBIDS: dict[Rule, Message] = {
    **dict.fromkeys(
        (
            *(draw.DRAW, draw.DRAW_TIE, draw.DRAW_EXCUSE, cut.CUT, deal.PACKETS, deal.DOG_SINGLE),
            *(hands.PETIT_IMPRENABLE, auction.ONE_TURN, auction.LADDER, call.KING, call.SELF),
            *(dog.COUNT, dog.FORCED_TRUMP, slam.SLAM, slam.PETIT_SLAM, announce.EXCUSE_STANDS_IN),
            *(duty.LEAD_FREE, duty.EXCUSE_LED, duty.DISCARD, duty.EXCUSE_ANYTIME),
        ),
        LEAVE,
    ),
    **dict.fromkeys(
        (
            *(cut.SHUFFLE, deal.DOG_NOT_MID_PACKET, deal.DOG_SHOW_COUNT, call.IN_DOG, call.SECRET, call.DISCARD),
            *(dog.SHOW, dog.SANS, dog.CONTRE, dog.SHOW_TRUMPS, dog.GAME_CALL),
            *(slam.SLAM_DEF, slam.SLAM_LEAD, announce.SHOW_EXACT, announce.EXCUSE_IMPLIES),
            *(slam.SLAM_EXCUSE_LAST, announce.LOWER, announce.DISCARDED),
            *(duty.NO_DUTY_TO_HEAD, duty.EXCUSE_NOT_TRUMP, play.EXCUSE_LAST),
        ),
        REMARK,
    ),
}
#: Rules that never permit.
NEVER_PERMITS: dict[Rule, Message] = dict.fromkeys(
    (
        *(draw.PACK, cut.CUT_MIN, cut.MISDEAL, deal.SIZES, deal.DOG_NOT_ENDS, deal.DOG_NOT_CONSECUTIVE),
        *(auction.CONTRE_CLOSES, auction.POUSSE, auction.NO_PRISE),
        *(dog.NO_KING, dog.NO_BOUT, dog.NO_TRUMP, announce.WHO, duty.LEAD_BAN, duty.FOLLOW_BEATS_TRUMP),
    ),
    BAR,
)
#: Rules that decide no move at all.
WHY_NONE: dict[Rule, Message] = {
    **dict.fromkeys(
        (
            *(draw.DIRECTION, cut.ROTATE, hands.PETIT_SEC, auction.ORDER, auction.ALL_PASS, auction.TAKER),
            *(call.WHEN, call.DEAD, dog.DOG_BY_CONTRACT),
            *(play.FIRST_LEAD, conduct.TURN, play.WINNER_LEADS),
        ),
        COURSE,
    ),
    **dict.fromkeys(
        (trick.SUIT_ORDER, trick.TRUMP_ORDER, trick.EXCUSE_NEVER_WINS, trick.TRICK_WON, play.EXCUSE_WINS), RANK
    ),
    **dict.fromkeys((conduct.PREVIOUS_TRICK, conduct.REVOKE), TABLE),
    announce.WHEN: SHOWING,
    **dict.fromkeys(
        (
            *(count.VALUES, count.ORDINARY, count.THREE_BOUTS, count.EXCUSE_KEPT, count.THRESHOLD),
            *(dog.COUNTS_TAKER, tally.PAIRS, tally.INDIVIDUAL, tally.DEBT, tally.SLAM_DEFENCE, tally.FIVE_PLAYERS),
            *(count.HALF, score.EXACT, score.BASE, score.ALT_BASE, score.ROUND_MARGIN, score.ROUND, score.MULTIPLIER),
            *(bonuses.PETIT_LAST, bonuses.PETIT_SIGN, bonuses.PETIT_SLAM, bonuses.SLAM, bonuses.SLAM_INDEPENDENT),
            *(bonuses.SLAM_FLAT, bonuses.SLAM_DEFENCE, bonuses.POIGNEE, bonuses.POIGNEE_WINNER, bonuses.POIGNEE_FLAT),
            *(score.DISTRIBUTION, score.ZERO_SUM, chips.CHIPS),
        ),
        COUNTING,
    ),
}
