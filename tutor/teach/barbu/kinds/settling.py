"""The settlement by hand: what one bet moves and which way, what a player has in the end, and all four scores."""

from __future__ import annotations

import random
from collections.abc import Mapping
from decimal import Decimal

from tutor.barbu.bets import Bet
from tutor.barbu.doubling import Doubling
from tutor.barbu.settlement import BASE, DIFFERENCE, EQUAL, FORMULA, INDEPENDENT, TWICE, settled
from tutor.barbu.targets import DOUBLE, MAX, PASS
from tutor.core.message import N_, Message
from tutor.core.rule import Rule
from tutor.core.sheet import Line
from tutor.teach.barbu import doublings
from tutor.teach.barbu.doublings import NEGATIVE, POSITIVE, doubling, word
from tutor.teach.barbu.plays import CHAIR, PLAYERS
from tutor.teach.grid import Cell, Grid, State
from tutor.teach.legacy import Kind
from tutor.teach.number import Number
from tutor.teach.open_boards import Threads
from tutor.teach.positions import LEARNER
from tutor.teach.question import Board, Hints, Laid, Question
from tutor.teach.saying import Saying


def over(rng: random.Random, said: int, contracts: tuple[str, ...] = (*NEGATIVE, *POSITIVE)) -> Threads:
    """A deal that is over, in the doubling of which the first so many players said what chance made them say."""
    at = doubling(rng.choice(contracts), rng.randrange(PLAYERS))
    for turn in range(PLAYERS):
        at = at.after(word(at, rng) if turn < said else PASS)
    return Threads(at, CHAIR, base=doublings.scores(at.contract, rng))


def lines(board: Threads) -> tuple[Line, ...]:
    """What each bet moves, pair by pair, as the score sheet has it."""
    sheet = settled(board.base, board.at.bets)
    return tuple(line for line in sheet.lines if line.reason.rule in {DIFFERENCE, TWICE, EQUAL})


def final(board: Threads) -> tuple[int, ...]:
    """What everybody has in the end."""
    return settled(board.base, board.at.bets).scores or ()


def worded(line: Line) -> Saying:
    """A line of the score sheet, said to the learner."""
    return Saying(line.reason.rule, ((line.reason.line, {**line.reason.facts, "value": line.value}),), CHAIR)


# What does one bet move?

HOW_MUCH = N_("How many points does this bet move from one player to the other? Write 0 if nothing moves.")
THIS_BET = N_("The bet between {by:player} and {other:player}:")
BASE_OF_BOTH = N_("What did the contract bring each of the two, and how far apart are they? And is it a redouble?")
NOT_TWICE = N_("This is a redouble: twice the difference moves.")
NOT_A_REDOUBLE = N_("This is a double and no redouble: the difference moves once.")
THREE_TIMES = N_("A redouble moves twice the difference, not three times.")
FOUR_TIMES = N_("A redouble moves twice the difference, not four times.")
ADDED_UP = N_("It is how far the two scores lie apart that moves, not both of them together.")
OWN_SCORE = N_("It is not a player’s score that is doubled: the difference between the two moves.")


def _draw_bet(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    return (over(rng, {1: 1, 2: 3, 3: 4}[level], NEGATIVE if level == 1 else (*NEGATIVE, *POSITIVE)),)


def _ask_bet(boards: tuple[Board, ...], level: int, rng: random.Random) -> Question | None:
    """A double; a redouble, or equal scores; and any that has nothing to do with the dealer."""
    board = boards[0]
    if not isinstance(board, Threads):
        return None
    fits = [line for line in lines(board) if _fits(board, line, level)]
    if not fits:
        return None
    line = rng.choice(fits)
    bet = _bet(line)
    one, other = (board.base[seat] for seat in (bet.by, bet.other))
    right, apart = abs(line.value), abs(one - other)
    slips: Mapping[int, tuple[Message, Rule]] = {
        max(abs(one), abs(other)): (OWN_SCORE, DIFFERENCE),
        abs(one + other): (ADDED_UP, DIFFERENCE),
        4 * apart: (FOUR_TIMES if bet.level > 1 else NOT_A_REDOUBLE, TWICE),
        3 * apart: (THREE_TIMES if bet.level > 1 else NOT_A_REDOUBLE, TWICE),
        (3 - bet.level) * apart: (NOT_TWICE if bet.level > 1 else NOT_A_REDOUBLE, TWICE),
    }
    wrong = {Decimal(n): Saying.plain(says, rule) for n, (says, rule) in slips.items() if n != right}
    hints = Hints((Saying.plain(BASE_OF_BOTH),), (Saying.plain(line.reason.rule.statement, line.reason.rule),))
    asked = Laid((), Saying(None, ((THIS_BET, {"by": bet.by, "other": bet.other}),), CHAIR))
    facts = {"pair": f"{bet.by}-{bet.other}"}
    number = Number(Decimal(right), wrong)
    return Question("number", (board, asked), HOW_MUCH, (worded(line),), hints, facts, number=number)


def _fits(board: Threads, line: Line, level: int) -> bool:
    bet = _bet(line)
    if level == 1:
        return bet.level == 1 and line.value != 0 and all(board.base[seat] for seat in (bet.by, bet.other))
    if level == 2:  # noqa: PLR2004 - levels are counted
        return bet.level > 1 or not line.value
    return board.at.setting.dealer not in {bet.by, bet.other}


def _bet(line: Line) -> Bet:
    by, other, level = (line.reason.facts[name] for name in ("by", "other", "level"))
    return Bet(int(str(by)), int(str(other)), int(str(level)))


SETTLE_BET = Kind(
    "settle-bet",
    N_("What does this bet move?"),
    "number",
    (BASE, DIFFERENCE, TWICE, EQUAL),
    _draw_bet,
    _ask_bet,
    of_a_deal=False,
)

# Which way does it go?

WHICH_WAY = N_(
    "To whom do points go between each two players: to the one who is named first, to the second, or to nobody?"
)
STATES = (
    State("first", Saying.plain(N_("first", "of two players who are named"))),
    State("none", Saying.plain(N_("nobody", "of two players who are named"))),
    State("second", Saying.plain(N_("second", "of two players who are named"))),
)
NO_BET = N_("There is no bet between these two, so nothing moves between them.")
WHO_IS_BETTER = N_("Is there a thread between the two? And if so, whose score in the contract is better?")


def _draw_way(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    return (over(rng, level + 1),)


def _ask_way(boards: tuple[Board, ...], _level: int, _rng: random.Random) -> Question | None:
    (board,) = boards
    if not isinstance(board, Threads):
        return None
    known = {frozenset((bet.by, bet.other)): line for line in lines(board) for bet in [_bet(line)]}
    cells = []
    for one, other in doublings.pairs():
        line = known.get(frozenset((one, other)))
        ahead = board.base[one] - board.base[other] if line else 0
        right = "none" if not ahead else "first" if ahead > 0 else "second"
        says = worded(line) if line else Saying.plain(NO_BET, DIFFERENCE)
        cells.append(Cell(f"{one}-{other}", Saying.plain(doublings.PAIRS[one, other]), right, says))
    if len({cell.right for cell in cells}) < len(STATES):
        return None
    hints = Hints((Saying.plain(WHO_IS_BETTER),), (Saying.plain(DIFFERENCE.statement, DIFFERENCE),))
    because = (Saying(DIFFERENCE, ((DIFFERENCE.statement, {}), (INDEPENDENT.statement, {}))),)
    return Question("pairs", boards, WHICH_WAY, because, hints, grid=Grid(tuple(cells), STATES, joined=True))


SETTLE_WAY = Kind(
    "settle-way",
    N_("Which way do the points go?"),
    "pairs",
    (DIFFERENCE, EQUAL, INDEPENDENT),
    _draw_way,
    _ask_way,
    of_a_deal=False,
)

# What do you have in the end?

WHAT_DO_YOU_HAVE = N_("The deal is over, and the bets are settled. What do you have in the end? A loss has a minus.")
YOUR_BETS = N_("Take your own threads one by one. What does each of them move, and to whom?")
TURNED = N_("It goes the other way: the difference is added to the better score.")
ONLY_BETS = N_("That is what your bets come to; your own score in the contract comes on top.")
ONE_AFTER_THE_OTHER = N_("Each bet compares the scores of the contract, never half-settled ones.")
DOUBLED_OWN = N_("Your own score is not doubled: what moves are differences.")
REDOUBLED = N_("A redouble moves twice the difference, no more.")


def _draw_own(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    """One bet of the learner's; some, with a redouble; three, and others have theirs."""
    at = doubling(rng.choice(NEGATIVE if level == 1 else (*NEGATIVE, *POSITIVE)), rng.randrange(PLAYERS))
    while at.turn is not None:
        at = at.after(_word(at, level, rng))
    return (Threads(at, CHAIR, base=doublings.scores(at.contract, rng)),)


def _word(at: Doubling, level: int, rng: random.Random) -> str:
    if level == 1:
        return f"{DOUBLE} {rng.randrange(1, PLAYERS)}" if at.turn == LEARNER != at.setting.dealer else PASS
    if at.turn == LEARNER and at.ruling(MAX).legal:
        return MAX
    return word(at, rng)


def _ask_own(boards: tuple[Board, ...], level: int, _rng: random.Random) -> Question | None:
    (board,) = boards
    if not isinstance(board, Threads):
        return None
    own = [line for line in lines(board) if LEARNER in _bet(line)[:2]]
    if len(own) < level or not all(line.value for line in own):
        return None
    if level == 2 and all(line.reason.rule is DIFFERENCE for line in own):  # noqa: PLR2004 - with a redouble
        return None
    right, base = final(board)[LEARNER], board.base[LEARNER]
    slips = {
        2 * base: (DOUBLED_OWN, DIFFERENCE),
        _three_or_four(board, 4): (REDOUBLED, TWICE),
        _three_or_four(board, 3): (REDOUBLED, TWICE),
        _in_turn(board): (ONE_AFTER_THE_OTHER, INDEPENDENT),
        right - base: (ONLY_BETS, FORMULA),
        2 * base - right: (TURNED, DIFFERENCE),
    }
    wrong = {Decimal(n): Saying.plain(says, rule) for n, (says, rule) in slips.items() if n != right}
    result = next(line for line in settled(board.base, board.at.bets).lines if _is_own(line))
    hints = Hints((Saying.plain(YOUR_BETS),), (Saying.plain(FORMULA.statement, FORMULA),))
    because = (*map(worded, own), worded(result))
    number = Number(Decimal(right), wrong, signed=True)
    return Question("number", boards, WHAT_DO_YOU_HAVE, because, hints, number=number)


def _is_own(line: Line) -> bool:
    return line.reason.rule is FORMULA and line.reason.facts["by"] == LEARNER


def _three_or_four(board: Threads, times: int) -> int:
    """What the learner would have if a redouble moved the difference so often."""
    own, bets = board.base[LEARNER], board.at.bets
    factor = {0: 0, 1: 1, 2: times}
    return own + sum(factor[bets.level(LEARNER, seat)] * (own - board.base[seat]) for seat in range(1, PLAYERS))


def _in_turn(board: Threads) -> int:
    """What the learner would have if each bet compared the scores as they stand after those before it."""
    scores = [*board.base]
    for bet in board.at.bets.bets():
        moved = bet.level * (scores[bet.by] - scores[bet.other])
        scores[bet.by] += moved
        scores[bet.other] -= moved
    return scores[LEARNER]


SETTLE_OWN = Kind(
    "settle-own",
    N_("What do you have in the end?"),
    "number",
    (BASE, DIFFERENCE, TWICE, INDEPENDENT, FORMULA),
    _draw_own,
    _ask_own,
    of_a_deal=False,
)
