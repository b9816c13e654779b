"""The numbers of a settlement of Barbu: one bet, what a player has in the end, and a contract that is not played."""

from __future__ import annotations

from decimal import Decimal

from tutor.barbu.bets import Bet
from tutor.barbu.doubling import Doubling
from tutor.barbu.settlement import BASE, DIFFERENCE, EQUAL, FORMULA, INDEPENDENT, TWICE
from tutor.barbu.targets import DOUBLE, MAX, PASS
from tutor.barbu.undoubled import ROUND, SPLIT
from tutor.core.cards import BARBU
from tutor.core.message import N_, Facts
from tutor.core.rule import Reason
from tutor.core.sheet import Line
from tutor.teach.barbu import doublings
from tutor.teach.barbu.doublings import NEGATIVE, POSITIVE, doubling, word
from tutor.teach.barbu.plays import CHAIR, PLAYERS
from tutor.teach.barbu.settlements import begin, between, over, sheet_of, worded
from tutor.teach.draw import Draw
from tutor.teach.judge import Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.line.family import LINE
from tutor.teach.number import Number
from tutor.teach.open_boards import Threads
from tutor.teach.posed import Asked, Posed, Verdicts
from tutor.teach.positions import LEARNER
from tutor.teach.question import Hints, Notes
from tutor.teach.saying import Saying

ALL = (*NEGATIVE, *POSITIVE)


# One bet

HOW_MUCH = N_("How many points does this bet move from one player to the other? Write 0 if nothing moves.")
THIS_BET = N_("The bet between {by:player} and {other:player}:")
BASE_OF_BOTH = N_(
    "Who did better in {contract:term}, {by:player} or {other:player}, and by how much? And has this bet been"
    " redoubled?"
)
NOT_TWICE = N_("This is a redouble: twice the difference moves.")
NOT_A_REDOUBLE = N_("This is a double, not a redouble: the difference moves once.")
THREE_TIMES = N_("A redouble moves twice the difference, not three times.")
FOUR_TIMES = N_("A redouble moves twice the difference, not four times.")
ADDED_UP = N_("What moves is the difference between the two scores, not their sum.")
OWN_SCORE = N_("It is not a player’s score that is doubled: the difference between the two moves.")


@kind(LINE, DIFFERENCE, TWICE, EQUAL, edition=2)
def settle_bet(draw: Draw) -> Posed | None:
    """A double; a redouble, or equal scores; and any bet that has nothing to do with the dealer."""
    board = over(draw.rng, draw.of(1, 3, 4), draw.of(NEGATIVE, ALL, ALL))
    base, dealer = board.base, board.at.setting.dealer

    def fits(bet: Bet) -> bool:
        one, other = base[bet.by], base[bet.other]
        return draw.of(
            bet.level == 1 and one != other and bool(one and other),
            bet.level > 1 or one == other,
            dealer not in {bet.by, bet.other} and one != other,
        )

    bets = [*filter(fits, board.at.bets.bets())]
    if not bets:
        return None
    bet = draw.rng.choice(bets)
    pair = Notes((), {"pair": [bet.by, bet.other]}, Saying(None, ((THIS_BET, bet._asdict()),), CHAIR))
    asked = Asked((board, pair), HOW_MUCH, facts={"pair": f"{bet.by}-{bet.other}"})

    def verdicts(judge: Judge) -> Verdicts:
        line = between(board, bet, judge)
        one, other = base[bet.by], base[bet.other]
        right, apart, rule = abs(line.value), abs(one - other), line.reason.rule
        redouble = bet.level > 1
        slips = {
            max(abs(one), abs(other)): (OWN_SCORE, DIFFERENCE),
            abs(one + other): (ADDED_UP, DIFFERENCE),
            4 * apart: (FOUR_TIMES if redouble else NOT_A_REDOUBLE, TWICE),
            3 * apart: (THREE_TIMES if redouble else NOT_A_REDOUBLE, TWICE),
            (3 - bet.level) * apart: (NOT_TWICE if redouble else NOT_A_REDOUBLE, TWICE),
        }
        wrong = {n: Saying.plain(says, by) for n, (says, by) in slips.items()}
        both: Facts = {"by": bet.by, "other": bet.other, "contract": board.at.contract.name}
        hints = Hints.of(Saying(None, ((BASE_OF_BOTH, both),), CHAIR), rule)
        return Verdicts((worded(line),), hints, number=Number.of(right, wrong))

    return Posed(asked, verdicts)


# The score of one player

WHAT_DO_YOU_HAVE = N_(
    "The deal is over, and the bets are settled. What do you have at the end? Write a loss with a minus sign."
)
TURNED = N_("It goes the other way: the difference is added to the better score.")
ONLY_BETS = N_("That is what your bets come to; add your own score in the contract to it.")
ONE_AFTER_THE_OTHER = N_("Each bet compares the scores of the contract, never half-settled ones.")
DOUBLED_OWN = N_("Your own score is not doubled: what moves are differences.")
REDOUBLED = N_("A redouble moves twice the difference, no more.")


@kind(LINE, BASE, DIFFERENCE, TWICE, INDEPENDENT, FORMULA)
def settle_own(draw: Draw) -> Posed | None:
    """One bet of the learner’s; some, with a redouble; three, and others have theirs."""
    at = doubling(draw.rng.choice(draw.of(NEGATIVE, ALL, ALL)), draw.rng.randrange(PLAYERS))
    while at.turn is not None:
        at = at.after(draw.of(_doubles_one, _says_much, _says_much)(at, draw))
    base = doublings.scores(at.contract, draw.rng)
    own = [bet for bet in at.bets.bets() if LEARNER in {bet.by, bet.other}]
    if len(own) < draw.level or any(base[bet.by] == base[bet.other] for bet in own):
        return None
    if max(bet.level for bet in own) < draw.of(1, 2, 1):
        return None
    board = Threads(at, CHAIR, base=base)

    def verdicts(judge: Judge) -> Verdicts:
        right, score = (sheet_of(board, judge).scores or ())[LEARNER], base[LEARNER]
        facts: Facts = {"by": LEARNER, "base": score, "bets": right - score}
        result = Line(Reason(FORMULA, facts), right)
        slips = {
            2 * score: (DOUBLED_OWN, DIFFERENCE),
            _redoubled(board, 4): (REDOUBLED, TWICE),
            _redoubled(board, 3): (REDOUBLED, TWICE),
            _in_turn(board): (ONE_AFTER_THE_OTHER, INDEPENDENT),
            right - score: (ONLY_BETS, BASE),
            2 * score - right: (TURNED, DIFFERENCE),
        }
        wrong = {n: Saying.plain(says, rule) for n, (says, rule) in slips.items()}
        hints = Hints.of(begin(board, own), FORMULA)
        because = (*(worded(between(board, bet, judge)) for bet in own), worded(result))
        return Verdicts(because, hints, number=Number.of(right, wrong, signed=True))

    return Posed(Asked((board,), WHAT_DO_YOU_HAVE), verdicts)


def _doubles_one(at: Doubling, draw: Draw) -> str:
    """The learner, who does not deal, doubles one other player, and nobody else says anything."""
    return f"{DOUBLE} {draw.rng.randrange(1, PLAYERS)}" if at.turn == LEARNER != at.setting.dealer else PASS


def _says_much(at: Doubling, draw: Draw) -> str:
    """The learner doubles everybody who may be doubled; the others say what chance makes them say."""
    return MAX if at.turn == LEARNER and at.ruling(MAX).legal else word(at, draw.rng)


def _redoubled(board: Threads, times: int) -> int:
    """The learner’s score if a redouble moved the difference so often."""
    own, bets = board.base[LEARNER], board.at.bets
    factor = {0: 0, 1: 1, 2: times}
    return own + sum(factor[bets.level(LEARNER, seat)] * (own - board.base[seat]) for seat in range(1, PLAYERS))


def _in_turn(board: Threads) -> int:
    """The learner’s score if each bet compared the scores as they stand after those before it."""
    scores = [*board.base]
    for bet in board.at.bets.bets():
        moved = bet.level * (scores[bet.by] - scores[bet.other])
        scores[bet.by] += moved
        scores[bet.other] -= moved
    return scores[LEARNER]


# A contract that is not played

HAVE_YOU_NOW = N_(
    "Nobody has doubled anybody, so this contract is not played. You came to this deal with {before:signed}. What do"
    " you have now? Write a loss with a minus sign."
)
WHO_SHARES = N_(
    "{dealer:Player} deals, and {contract:term} is not played. What is it worth in all, and how many players share it?"
)
WHAT_IS_LEFT = N_(
    "You deal, and {contract:term} is not played. What is it worth in all, and what do the three others take of it?"
)
YOUR_THIRD = N_("The contract is worth {total:signed}, and the three who do not deal share it: {points:signed} each.")
THE_REST = N_(
    "The three others take {each:signed} each, and of {total:signed} that leaves {points:signed} for you, the dealer."
)
WITH_BEFORE = N_("With what you came with, that makes {now:signed}.")
BY_FOUR = N_("Not all four share the points: only the three who do not deal.")
THE_OTHERS = N_("That is for the three who do not deal. You are the dealer, and get what is left.")
OF_THE_DEALER = N_("That is what is left for the dealer; the others share the points.")
NOBODY_PAYS = N_("The points are not lost: they are shared out without playing.")


#: The contracts of which something is left for the dealer.
LEFT_OVER = ("no-tricks", "barbu")
#: The points with which the learner may come to such a deal, won or lost.
BEFORE = range(3, 60)


@kind(LINE, SPLIT, ROUND, edition=2)
def settle_shared(draw: Draw) -> Posed:
    """The learner is not the dealer, is the dealer, or either; that nothing is left for a dealer is not the rule."""
    dealers = draw.of(range(1, PLAYERS), (LEARNER,), range(PLAYERS))
    dealer = draw.rng.choice(dealers) if len(dealers) > 1 else LEARNER
    at = doubling(draw.rng.choice(NEGATIVE if draw.rng.random() < 1 / 2 else LEFT_OVER), dealer)
    before = draw.rng.choice(BEFORE) * draw.rng.choice((1, -1))
    while at.turn is not None:
        at = at.after(PASS)

    def verdicts(judge: Judge) -> Verdicts:
        total, deals = at.contract.total(judge.values, BARBU, PLAYERS), dealer == LEARNER
        scores = judge.shared(total, dealer).scores or ()
        right, each = scores[LEARNER], scores[(dealer + 1) % PLAYERS]
        quarter = Decimal(total) / PLAYERS
        slips = {
            Decimal(0): NOBODY_PAYS,
            Decimal(round(quarter)): BY_FOUR,
            quarter: BY_FOUR,
            Decimal(each if deals else scores[dealer]): THE_OTHERS if deals else OF_THE_DEALER,
        }
        rule, says = (ROUND, THE_REST) if deals else (SPLIT, YOUR_THIRD)
        wrong = {before + n: Saying.plain(slip, SPLIT) for n, slip in slips.items()}
        shared = says, {"total": total, "points": right, "each": each}
        because = (Saying(rule, (shared, (WITH_BEFORE, {"now": before + right}))),)
        told: Facts = {"dealer": dealer, "contract": at.contract.name}
        hints = Hints.of(Saying(None, ((WHAT_IS_LEFT if deals else WHO_SHARES, told),), CHAIR), ROUND)
        return Verdicts(because, hints, number=Number.of(before + right, wrong, signed=True))

    return Posed(Asked((Threads(at, CHAIR),), HAVE_YOU_NOW, facts={"before": before}), verdicts)
