"""Whom one had better double where all can be reckoned, and whom one had better redouble: advice with figures."""

from __future__ import annotations

import random

from tutor.barbu.advice.doubling import AGAIN, ALL, SIDES, SOME, WAIT
from tutor.barbu.bets import SIDE_BET
from tutor.barbu.compulsory import FORCED, NEEDED
from tutor.barbu.targets import DOUBLE, FLANK, MAX, PASS
from tutor.core.message import N_, Facts
from tutor.core.rule import Rule
from tutor.teach.barbu import doublings
from tutor.teach.barbu.doublings import NEGATIVE, POSITIVE, REDOUBLES, called, doubling
from tutor.teach.barbu.plays import CHAIR, PLAYERS
from tutor.teach.boards import undrawn
from tutor.teach.legacy import Kind
from tutor.teach.open_boards import Threads
from tutor.teach.positions import LEARNER
from tutor.teach.question import Board, Hints, Laid, Option, Question
from tutor.teach.saying import Saying

# What had you better say?

WHAT_TO_SAY = N_(
    "Beside every chair stands what you reckon that player will get in this deal. It is your turn: which of these words"
    " promises you the most?"
)
#: How far apart two scores are that one may rely on.
CLEAR = 4
#: How often a deal is left out in which one had better pass: chance brings too many of them.
RATHER_A_BET = 0.85
GOOD = N_("You reckon to do better than {good:and}: that is where you want a bet.")
NO_GOOD = N_("You reckon to do better than nobody whom you may double, so every bet would cost you points.")
COSTS = N_("You reckon to do worse than {bad:and}: a bet there would cost you points.")
LEAVES_OUT = N_("You reckon to do better than {missed:and} too, and you would have no bet there.")
WHO_IS_WORSE = N_("Compare your own score with each of the three others. With whom would you like a bet?")


def _draw_say(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    """Negative contracts; positive ones too, in which only the dealer may be named; with a double that one owes."""
    contract = rng.choice(NEGATIVE if level == 1 else (*NEGATIVE, *POSITIVE))
    dealer = rng.randrange(1, PLAYERS)
    if level < 3:  # noqa: PLR2004 - levels are counted
        at = doubling(contract, dealer)
    else:
        called = [name for name in (*NEGATIVE, "trumps", "domino") if name != contract.split()[0]]
        done = {seat: rng.choice((1, 2)) for seat in range(PLAYERS) if seat != dealer}
        at = doubling(contract, dealer, called=called, doubled=done)
    while at.turn != LEARNER:
        at = at.after(PASS if not at.owing(at.speaker).due else f"{DOUBLE} {dealer}")
    return (Threads(at, CHAIR, base=doublings.scores(at.contract, rng)),)


def _ask_say(boards: tuple[Board, ...], level: int, rng: random.Random) -> Question | None:
    (board,) = boards
    if not isinstance(board, Threads):
        return None
    at, dealer = board.at, board.at.setting.dealer
    ahead = {other: board.base[LEARNER] - board.base[other] for other in range(1, PLAYERS)}
    if any(abs(points) < CLEAR for points in ahead.values()) or (level == 3 and not at.owing(at.speaker).due):  # noqa: PLR2004
        return None
    moves = {move: at.speaker.names(move) for move in (PASS, *(f"{DOUBLE} {other}" for other in ahead), MAX, FLANK)}
    gains = {move: sum(ahead[other] for other in named) for move, named in moves.items() if at.ruling(move).legal}
    best = max(gains, key=lambda move: gains[move])
    wanted = {other for other, points in ahead.items() if points > 0 and at.speaker.one(other)[0]}
    if {*moves[best]} != wanted | ({dealer} if at.owing(at.speaker).due else set()):
        return None  # two of the three: there is no word for it
    if best == PASS and rng.random() < RATHER_A_BET:
        return None
    options = tuple(
        Option(move, _words(move, named), move == best, _why(board, move, named, ahead))
        for move, named in moves.items()
    )
    rule = FORCED if at.owing(at.speaker).due else _advice(moves[best])
    hints = Hints((Saying.plain(WHO_IS_WORSE),), (Saying.plain(rule.statement, rule),))
    right = next(option.says for option in options if option.right)
    because = (Saying(rule, (*right.sentences, (rule.statement, {})), CHAIR),)
    return Question("choose", boards, WHAT_TO_SAY, because, hints, options=options)


def _words(move: str, named: tuple[int, ...]) -> Saying:
    return called(move) if move in {PASS, MAX, FLANK} else called(DOUBLE, *named)


def _why(board: Threads, move: str, named: tuple[int, ...], ahead: dict[int, int]) -> Saying:
    """What speaks for something to say, or against it: it is forbidden, costs points, or leaves somebody out."""
    at = board.at
    ruling, due = at.ruling(move), at.owing(at.speaker).due
    good = tuple(other for other in ahead if ahead[other] > 0 and at.speaker.one(other)[0])
    bad = tuple(other for other in named if ahead[other] < 0 and not (due and other == at.setting.dealer))
    missed = tuple(other for other in good if other not in named)
    if not ruling.legal or (due and not bad and not missed):
        return Saying.of(ruling, CHAIR)
    if bad:
        return Saying(SIDE_BET, ((COSTS, {"bad": bad}),), CHAIR)
    if missed:
        return Saying(SIDE_BET, ((LEAVES_OUT, {"missed": missed}),), CHAIR)
    return Saying(_advice(named), ((GOOD if good else NO_GOOD, {"good": good}),), CHAIR)


def _advice(named: tuple[int, ...]) -> Rule:
    """The advice that names just these."""
    return {0: WAIT, 1: SOME, 2: SIDES, 3: ALL}[len(named)]


DOUBLING_SAY = Kind(
    "doubling-say",
    N_("What had you better say?"),
    "choose",
    (SIDE_BET, WAIT, SOME, SIDES, ALL, FORCED),
    _draw_say,
    _ask_say,
    of_a_deal=False,
)

# Whom does one redouble?

WHOM_TO_ANSWER = N_(
    "You are the dealer, and this is deal {number} of your seven. You have a good hand and would like to redouble one"
    " of those who have doubled you. Which one, by the advice that players give?"
)
SO_OFTEN = N_("{by:Player}: {done} {done:n|double|doubles} in your earlier deals, and now one more.")
SO_OFTEN_PASSES = N_("{by:Player}: {done} {done:n|double|doubles} in your earlier deals, and now a pass.")
HAD_TO = N_("{by:Player} still owed you a double and had to make it now: it says nothing about the hand.")
CHOSE_TO = N_("{by:Player} did not have to double: whoever does so freely trusts a good hand.")
NOT_AT_ALL = N_("{by:Player} has not doubled you, so there is nothing to redouble.")
WHO_HAD_TO = N_("Who of them had no choice? Two doubles in your seven deals are compulsory for each of them.")


def _ask_whom(_boards: tuple[Board, ...], level: int, rng: random.Random) -> Question | None:
    number = rng.choice((6, 7) if level > 1 else (7,))
    least = number - 6
    done = {seat: rng.randint(least, NEEDED + (level > 2)) for seat in range(1, PLAYERS)}  # noqa: PLR2004
    named = (*NEGATIVE, "trumps", "domino")
    at = doubling(
        NEGATIVE[-1], LEARNER, called=[name for name in named if name != NEGATIVE[-1]][: number - 1], doubled=done
    )
    lines = []
    for seat in at.setting.seats[:-1]:
        doubles = at.debt(seat).due or rng.random() < 0.6  # noqa: PLR2004 - some pass
        says = SO_OFTEN if doubles else SO_OFTEN_PASSES
        lines.append(Saying(None, ((says, {"by": seat, "done": done[seat]}),), CHAIR))
        at = at.after(f"{DOUBLE} {LEARNER}" if doubles else PASS)
    received = at.bets.received(LEARNER)
    forced = [seat for seat in received if at.debt(seat).due]
    if len(forced) != 1 or len(received) < 2:  # noqa: PLR2004 - one who had to, and one who had not
        return None
    options = []
    for seat in at.setting.seats[:-1]:
        says = HAD_TO if seat in forced else CHOSE_TO if seat in received else NOT_AT_ALL
        options.append(
            Option(
                f"player-{seat}", called(REDOUBLES, seat), seat in forced, Saying(AGAIN, ((says, {"by": seat}),), CHAIR)
            )
        )
    facts: Facts = {
        "number": number,
        "done": " ".join(f"{seat}-{times}" for seat, times in done.items()),
        "doubled": " ".join(map(str, received)),
    }
    hints = Hints((Saying.plain(WHO_HAD_TO),), (Saying.plain(AGAIN.statement, AGAIN),))
    because = (next(option.says for option in options if option.right),)
    return Question(
        "choose", (Laid((), None, tuple(lines)),), WHOM_TO_ANSWER, because, hints, facts, options=tuple(options)
    )


DOUBLING_WHOM = Kind(
    "doubling-whom",
    N_("Whom had you better redouble?"),
    "choose",
    (AGAIN, FORCED),
    undrawn,
    _ask_whom,
    of_a_deal=False,
    stock=9,
)
