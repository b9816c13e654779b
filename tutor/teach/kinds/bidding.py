"""The auction: what may be said, who speaks, takes and leads, and the one call that was not allowed."""

from __future__ import annotations

import random

from tutor.core.message import N_, Facts
from tutor.tarot.auction import (
    CONTRE_CLOSES,
    ONE_TURN,
    OVERCALL,
    PASS,
    Auction,
)
from tutor.tarot.options import Options
from tutor.tarot.setting import CONTRACTS, FIVE, FOUR, Setting
from tutor.teach.boards import undrawn
from tutor.teach.legacy import Kind
from tutor.teach.question import Board, Hints, Laid, Option, Question
from tutor.teach.saying import Chair, Saying

#: The contracts that every table plays, from the lowest.
PLAYED = tuple(contract for contract in CONTRACTS if contract != "pousse")

ONE_IS_WRONG = N_("This is an auction from its first call to its last. One of the calls was not allowed: which?")
DEALT = N_("A table of {players}. {dealer:Player} {dealer:you|have|has} dealt.")
SAYS_BID, SAYS_PASS = N_("{by:Player} {by:you|bid|bids} {bid:term}"), N_("{by:Player} {by:you|pass|passes}")
MAY_PASS = N_("Everybody may pass, whatever has been bid.")
FIRST_BID = N_("Nobody had bid before, so any contract would do.")
HIGHER = N_("It is higher than {highest:term}, the highest bid before it.")
SAME = N_("The highest bid was {highest:term} already, and the same again is not enough: a bid must be higher.")
LOWER = N_("The highest bid was {highest:term} already, and this is lower.")
AFTER_CONTRE = N_("Nothing is higher than garde contre: after it the others can only pass.")
SPOKEN_ALREADY = N_("{by:Player} {by:you|have|has} spoken already, and each player speaks only once.")
COMPARE = N_("Go through the calls in order, and keep the highest bid in mind. Does every new bid go above it?")


def _ask_wrong(_boards: tuple[Board, ...], level: int, rng: random.Random) -> Question | None:
    players = FIVE if level > 2 else FOUR  # noqa: PLR2004 - the last level
    setting = Setting(players, rng.randrange(players), Options(), (None,) * players)
    chair = Chair(rng.randrange(players), players, clockwise=False)
    # At the last level somebody may speak a second time, when all have had their turn.
    twice = level > 2 and rng.random() < _TWICE  # noqa: PLR2004 - the last level
    wrong = players if twice else rng.randrange(1, players)
    at, options = Auction(setting), list[Option]()
    for number in range(players):
        seat, bid = at.turn, _call(at, level, wrong=number == wrong, rng=rng)
        if seat is None or bid is None:
            return None
        says = _judged(at, bid)
        right = not at.obligation().verdict(bid).legal
        options.append(Option(f"{number + 1}-{bid}", _called(seat, bid, chair), right, says._replace(chair=chair)))
        at = at.after(PASS if right else bid)
    if wrong == players:
        if at.highest is None or at.highest[1] == PLAYED[-1]:
            return None
        seat = rng.choice([seat for seat, bid in at.said if bid == PASS])
        bid = PLAYED[PLAYED.index(at.highest[1]) + 1]
        again = Saying(ONE_TURN, ((SPOKEN_ALREADY, {"by": seat}),), chair)
        options.append(Option(f"{players + 1}-{bid}", _called(seat, bid, chair), at.turn is None, again))
    board = Laid((), Saying(None, ((DEALT, {"players": players, "dealer": setting.dealer}),), chair))
    [amiss] = [option.says for option in options if option.right]
    rule = amiss.rule or OVERCALL
    hints = Hints((Saying.plain(COMPARE),), (Saying.plain(rule.statement, rule),))
    calls: Facts = {"calls": tuple(option.id for option in options)}
    return Question("choose", (board,), ONE_IS_WRONG, (amiss,), hints, facts=calls, options=tuple(options))


def _call(at: Auction, level: int, *, wrong: bool, rng: random.Random) -> str | None:
    """What is said next: something allowed, or if it is to be ``wrong`` a bid that is not; ``None`` if all are."""
    ruled = {bid: at.obligation().verdict(bid).legal for bid in PLAYED}
    legal = [bid for bid in PLAYED if ruled[bid]]
    if not wrong:
        return rng.choice(legal[:2]) if legal and rng.random() < _BIDS else PASS
    refused = [bid for bid in PLAYED if not ruled[bid]]
    # A lower bid is soon seen; the same one again, or anything after garde contre, tempts more.
    near = refused[-1:] if level > 1 else refused[:-1]
    return rng.choice(near) if near else None


#: How often somebody bids who may, and how often the wrong call is a second one.
_BIDS = _TWICE = 0.5


def _judged(at: Auction, bid: str) -> Saying:
    """Why a call is allowed, or is not."""
    rule, highest = at.obligation().verdict(bid).rule, at.highest[1] if at.highest else None
    if bid == PASS or highest is None:
        return Saying.plain(MAY_PASS if bid == PASS else FIRST_BID, rule)
    if rule is CONTRE_CLOSES:
        return Saying.plain(AFTER_CONTRE, rule)
    higher = PLAYED.index(bid) > PLAYED.index(highest)
    return Saying.plain(HIGHER if higher else SAME if bid == highest else LOWER, rule, highest=highest)


def _called(seat: int, bid: str, chair: Chair) -> Saying:
    """What somebody has said."""
    return Saying(None, ((SAYS_PASS if bid == PASS else SAYS_BID, {"by": seat, "bid": bid}),), chair)


WRONG_CALL = Kind(
    "wrong-call",
    N_("One wrong call"),
    "choose",
    (OVERCALL, CONTRE_CLOSES, ONE_TURN),
    undrawn,
    _ask_wrong,
    of_a_deal=False,
)
