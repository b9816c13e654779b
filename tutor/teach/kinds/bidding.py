"""The auction: what may be said, who speaks, takes and leads, and the one call that was not allowed."""

from __future__ import annotations

import random
from collections.abc import Iterator

from tutor.core.message import N_, Facts, Message
from tutor.core.record import Record
from tutor.core.rule import Rule
from tutor.tarot.auction import (
    ALL_PASS,
    CONTRE_CLOSES,
    ONE_TURN,
    ORDER,
    OVERCALL,
    PASS,
    TAKER,
    Auction,
)
from tutor.tarot.options import Options
from tutor.tarot.play import FIRST_LEAD
from tutor.tarot.setting import CONTRACTS, FIVE, FOUR, Setting
from tutor.teach import rulings
from tutor.teach.boards import of_auction, undrawn
from tutor.teach.grid import Cell, Grid, State
from tutor.teach.legacy import Kind
from tutor.teach.question import Board, Hints, Laid, Option, Question
from tutor.teach.rulings import moment
from tutor.teach.saying import Chair, Saying

#: The contracts that every table plays, from the lowest.
PLAYED = tuple(contract for contract in CONTRACTS if contract != "pousse")

WHO_IS_IT = N_("It is your turn in this auction. Look at what has been said: who is it, line by line?")
SPOKE_FIRST = N_("the first to speak")
SPEAKS_NEXT = N_("the next to speak, after you")
WILL_TAKE = N_("the taker, if you pass and so do all after you")
LEADS_FIRST = N_("the one who leads to the first trick, once somebody has taken")
NOBODY = N_("nobody", "answer to a question about players")
THIS_ONE = N_("{by:player}")

FIRST_WORD = N_("{dealer:Player} {dealer:you|have|has} dealt, and the player on the dealer’s right speaks first.")
NEXT_WORD = N_("The word goes round to the right, so {by:player} is next.")
LAST_WORD = N_("You have dealt, so you speak last. Each player speaks only once, so the auction ends with you.")
HIGHEST_BID = N_("{by:Player} {by:you|have|has} made the highest bid, {highest:term}, and plays against the others.")
LEAD_STAYS = N_("The player on the dealer’s right leads, whoever has taken.")
WHO_DEALT = N_("Who has dealt, and in which direction do the words go round?")


def _draw_seats(level: int, _seed: int, rng: random.Random) -> tuple[Record]:
    """An auction at a table of four; one at a table of three or five."""
    players = FOUR if level < 3 else rng.choice((3, 5))  # noqa: PLR2004 - the last level
    return (of_auction(players, rng.randrange(1 if level == 1 else 2, players), rng),)


def _ask_seats(boards: tuple[Board, ...], _level: int, _rng: random.Random) -> Question | None:
    at, chair = moment(boards[0]), rulings.chair(boards[0])
    if not isinstance(at, Auction):
        return None
    states = [State(str(seat), Saying(None, ((THIS_ONE, {"by": seat}),), chair)) for seat in range(chair.players)]
    # From the learner's own chair round to the right, as one would count at the table.
    states = [*states[chair.seat or 0 :], *states[: chair.seat or 0]]
    grid = Grid(tuple(_seats(at, chair)), (*states, State("nobody", Saying.plain(NOBODY))))
    lead = Saying.plain(FIRST_LEAD.statement, FIRST_LEAD)
    hints = Hints((Saying.plain(WHO_DEALT),), (Saying.plain(ORDER.statement, ORDER),))
    return Question("pairs", boards, WHO_IS_IT, (hints.rules[0], lead), hints, grid=grid)


def _seats(at: Auction, chair: Chair) -> Iterator[Cell]:
    """Who speaks first and next, who takes, who leads."""
    setting = at.setting

    def cell(name: str, asks: Message, seat: int | None, rule: Rule, says: Message, **facts: int | str) -> Cell:
        right = "nobody" if seat is None else str(seat)
        return Cell(name, Saying.plain(asks), right, Saying(rule, ((says, facts),), chair))

    yield cell("first", SPOKE_FIRST, setting.first, ORDER, FIRST_WORD, dealer=setting.dealer)
    spoken = at.after(PASS)
    if spoken.turn is None:
        yield cell("next", SPEAKS_NEXT, None, ONE_TURN, LAST_WORD)
    else:
        yield cell("next", SPEAKS_NEXT, spoken.turn, ORDER, NEXT_WORD, by=spoken.turn)
    if at.highest is None:
        yield cell("taker", WILL_TAKE, None, ALL_PASS, ALL_PASS.statement)
    else:
        by, highest = at.highest
        yield cell("taker", WILL_TAKE, by, TAKER, HIGHEST_BID, by=by, highest=highest)
    yield cell("lead", LEADS_FIRST, setting.first, FIRST_LEAD, LEAD_STAYS)


AUCTION_SEATS = Kind(
    "auction-seats",
    N_("Who is it?"),
    "pairs",
    (ORDER, ONE_TURN, TAKER, ALL_PASS, FIRST_LEAD),
    _draw_seats,
    _ask_seats,
    of_a_deal=False,
)


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
