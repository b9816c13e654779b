"""A dealer's set in the match: who must double on its last deals, how many deals are left, when the totals are zero."""

from __future__ import annotations

import random
from decimal import Decimal
from itertools import product

from tutor.barbu.compulsory import FORCED, NEEDED, TWICE, Debt
from tutor.barbu.contracts import SEVEN
from tutor.barbu.house import FOUR
from tutor.barbu.match import END, WHEN
from tutor.barbu.match import SEVEN as ROTATION
from tutor.core.message import N_, Facts
from tutor.teach.barbu.plays import CHAIR
from tutor.teach.legacy import Kind
from tutor.teach.number import Number
from tutor.teach.positions import LEARNER
from tutor.teach.question import Board, Hints, Laid, Option, Question
from tutor.teach.saying import Saying

THIS_IS = N_("You are the dealer, and this is deal {number} of your seven.")
HAS_DOUBLED = N_("{by:Player} has made {done} {done:n|double|doubles} of you so far.")
AND_REDOUBLED = N_("{by:Player} has made {done} {done:n|double|doubles} of you so far, and has redoubled you once.")
WHO_MUST = N_("Mark everybody who must double you in this deal, whatever their hand.")
THE_PLAYER = N_("{by:player}", "somebody to mark")
MUST = N_(
    "{by:Player} has made {done} of the two doubles, and after this deal you deal only {left} more {left:n|time|times}:"
    " a double is due now, whatever the hand."
)
MUST_AT_LAST = N_(
    "{by:Player} has made {done} of the two doubles, and this is your last deal: a double is due now, whatever the"
    " hand."
)
OWES_NONE = N_("{by:Player} has made {done} doubles of you, and owes you no more.")
CAN_WAIT = N_("{by:Player} has made {done} of the two doubles, and can still make the other in your last deal.")
HOW_MANY_OWED = N_("How often must everybody double you in your seven deals, and how often can they still?")
DEALT_SO_FAR = N_(
    "{before} {before:n|player has|players have} dealt a whole set, and the next dealer has just finished deal {number}"
    " of theirs."
)
FIRST_DEALER = N_("The first dealer of the match has just finished deal {number} of their set.")
HOW_MANY_LEFT = N_("How many deals of the match are still to come?")
HOW_MANY_TO_ZERO = N_("After how many more deals will the totals of all four players add up to zero?")
ALL_LEFT = N_("Four sets of seven are 28 deals. {done} have been played, so {left} are to come.")
TO_ZERO = N_(
    "A set of seven adds up to zero when its last contract has been played. This set has {left} {left:n|deal|deals} to"
    " go."
)
OWN_SET = N_("That is the rest of this dealer’s set. Others deal after it.")
WHOLE_MATCH = N_("That is the rest of the match. The totals add up to zero at the end of every set.")
ALREADY = N_("That many have been played.")
HOW_LONG = N_("How many deals does each player deal, one after the other?")

#: How many contracts a dealer calls.
SET = len(SEVEN)
OTHERS = tuple(seat for seat in range(FOUR) if seat != LEARNER)
#: In which of the seven deals it is asked, by level, and from which level on somebody has redoubled, who then tempts.
NUMBERS = {1: (7, 7), 2: (6, 7), 3: (6, 7)}
REDOUBLED, TEMPTING = 2, 3
#: The moments of a match between two deals of a set: how many sets are over, and how many deals of the next.
MOMENTS = tuple(product(range(FOUR), range(1, SET)))
#: From one seed to the next so many moments on, so that one comes to all of them.
STRIDE = 7


def _draw_owed(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    """How often each of the others has doubled the learner by the last deals of the learner's set."""
    number = rng.randint(*NUMBERS[level])
    least = max(NEEDED - (SET - number + 1), 0)
    again = rng.choice(OTHERS) if level >= REDOUBLED else None
    written = [Saying.plain(THIS_IS, number=number)]
    for seat in OTHERS:
        says = AND_REDOUBLED if seat == again else HAS_DOUBLED
        # Whoever counts a redouble as a double will think that nothing is due.
        done = least if seat == again and level == TEMPTING else rng.randint(least, NEEDED + 1)
        written.append(Saying(None, ((says, {"by": seat, "done": done}),), CHAIR))
    return (Laid((), None, tuple(written)),)


def _facts(board: Board) -> list[Facts]:
    return [facts for says in (board.written if isinstance(board, Laid) else ()) for _, facts in says.sentences]


def _ask_owed(boards: tuple[Board, ...], _level: int, _rng: random.Random) -> Question | None:
    this, *others = _facts(boards[0])
    left, options = SET - _int(this["number"]), []
    for facts in others:
        done = _int(facts["done"])
        due = Debt(done, left).due
        reason = (MUST if left else MUST_AT_LAST) if due else (CAN_WAIT if done < NEEDED else OWES_NONE)
        says = Saying(FORCED, ((reason, {**facts, "left": left}),), CHAIR)
        options.append(Option(str(facts["by"]), Saying(None, ((THE_PLAYER, facts),), CHAIR), due, says))
    if not 0 < sum(option.right for option in options) < len(options):
        return None
    because = tuple(option.says for option in options if option.right)
    hints = Hints((Saying.plain(HOW_MANY_OWED),), (Saying.plain(TWICE.statement, TWICE),))
    return Question("mark", boards, WHO_MUST, because, hints, options=tuple(options))


def _draw_match(_level: int, seed: int, _rng: random.Random) -> tuple[Board, ...]:
    """So many sets are over, and so many deals of the next: one moment after the other, as the seeds go round."""
    before, number = MOMENTS[seed * STRIDE % len(MOMENTS)]
    says = DEALT_SO_FAR if before else FIRST_DEALER
    return (Laid((), None, (Saying.plain(says, before=before, number=number),)),)


def _ask_match(boards: tuple[Board, ...], level: int, _rng: random.Random) -> Question | None:
    """First when the totals add up to zero again, then what is left of the match."""
    (facts,) = _facts(boards[0])
    done = SET * _int(facts["before"]) + _int(facts["number"])
    left, own, zero = SET * FOUR - done, SET - _int(facts["number"]), level == 1
    right, other = (own, {left: WHOLE_MATCH}) if zero else (left, {own: OWN_SET})
    slips = {points: slip for points, slip in {done: ALREADY, **other}.items() if points != right}
    rule = WHEN if zero else END
    says = {Decimal(points): Saying.plain(slip, rule) for points, slip in slips.items()}
    because = Saying.plain(TO_ZERO, rule, left=own) if zero else Saying.plain(ALL_LEFT, rule, done=done, left=left)
    hints = Hints((Saying.plain(HOW_LONG),), (Saying.plain(ROTATION.statement, ROTATION),))
    prompt = HOW_MANY_TO_ZERO if zero else HOW_MANY_LEFT
    data = {"until": "zero" if zero else "end"}
    return Question("number", boards, prompt, (because,), hints, number=Number(Decimal(right), says), data=data)


def _int(fact: object) -> int:
    return fact if isinstance(fact, int) else 0


#: So many different questions there are at least.
FEW = 16
RULES = (ROTATION, WHEN, END)
WHO_OWES = Kind(
    "planning-owed", N_("Who must double you?"), "mark", (FORCED,), _draw_owed, _ask_owed, of_a_deal=False, stock=FEW
)
DEALS_LEFT = Kind(
    "planning-deals",
    N_("How far is the match?"),
    "number",
    RULES,
    _draw_match,
    _ask_match,
    of_a_deal=False,
    stock=len(MOMENTS),
)
