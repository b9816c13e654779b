"""Players who must double the dealer now: in the learner's own set, and where the deal passes on every time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from tutor.barbu.compulsory import FORCED, NEEDED, TWICE, Debt
from tutor.barbu.contracts import SEVEN
from tutor.barbu.match import QUICK
from tutor.core.message import N_, Facts, Message
from tutor.core.rule import Rule
from tutor.teach.barbu.doublings import least_made
from tutor.teach.barbu.plays import CHAIR, OTHERS, PLAYERS
from tutor.teach.draw import Draw
from tutor.teach.judge import RULES, Judge
from tutor.teach.kind import LEVELS, Pose, kind
from tutor.teach.kinds.bets.family import BETS
from tutor.teach.kinds.bets.players import offered
from tutor.teach.posed import Asked, Posed, Verdicts
from tutor.teach.positions import LEARNER
from tutor.teach.question import Hints, Notes
from tutor.teach.saying import Saying

#: The number of contracts that a dealer calls.
SET = len(SEVEN)
#: A saying on a debt, by the player whose it is.
Reason = Callable[[int, Debt], Saying]


class Doubles(NamedTuple):
    """The doubles that players have ``made`` of a ``dealer`` who has called so many contracts before this one.

    One player may have ``redoubled`` the dealer besides.
    """

    dealer: int
    called: int
    made: Mapping[int, int]
    redoubled: int | None = None

    def debts(self, judge: Judge) -> Mapping[int, Debt]:
        """The doubles that each player owes the dealer, with the deals that the dealer has after this one."""
        return {seat: judge.debt(made, SET - self.called - 1) for seat, made in self.made.items()}

    def who_must(self, prompt: Message, written: tuple[Saying, ...], reason: Reason, hints: Hints) -> Posed:
        """The question who must double now."""
        made = {str(seat): made for seat, made in self.made.items()}
        board = Notes(written, {"dealer": self.dealer, "doubles": {**made}, "redoubled": self.redoubled})

        def verdicts(judge: Judge) -> Verdicts:
            on = {f"player-{seat}": (debt.due, reason(seat, debt)) for seat, debt in self.debts(judge).items()}
            return Verdicts(tuple(says for due, says in on.values() if due), hints, on)

        return Posed(Asked((board,), prompt, offered(self.made), {"called": self.called}), verdicts)


def _said(rule: Rule | None, message: Message, seat: int, **facts: int) -> Saying:
    return Saying(rule, ((message, {"by": seat, **facts}),), CHAIR)


# In the learner's own set

THIS_IS = N_("You are the dealer, and this is deal {number} of your seven.")
HAS_DOUBLED = N_("{by:Player} has made {done:count} {done:n|double|doubles} of you so far.")
AND_REDOUBLED = N_(
    "{by:Player} has made {done:count} {done:n|double|doubles} of you so far, and has redoubled you once."
)
WHO_MUST = N_("Mark everybody who must double you in this deal, whatever their hand.")
MUST = N_(
    "{by:Player} has made {done:count} {done:n|double|doubles} where two are due, and after this deal you deal only"
    " {left:times} more: a double is due now, whatever the hand."
)
MUST_AT_LAST = N_(
    "{by:Player} has made {done:count} {done:n|double|doubles} where two are due, and this is your last deal: a double"
    " is due now, whatever the hand."
)
OWES_NONE = N_("{by:Player} has doubled you {done:times} and owes you no more doubles.")
CAN_WAIT = N_(
    "{by:Player} has made {done:count} {done:n|double|doubles} where two are due, and can still make the other in your"
    " last deal."
)
HOW_MANY_OWED = N_(
    "So far the three have made {left}, {opposite} and {right} doubles of you. How many does each of them owe you, and"
    " how many of your deals come after deal {number}?"
)
IS_IT_ONE = N_(
    "So far the three have made {left}, {opposite} and {right} doubles of you, and {again:player} a redouble. Is that"
    " one of the doubles owed, and how many of your deals come after deal {number}?"
)


def own_set(draw: Draw) -> Posed | None:
    """The learner's last deal, or the last but one; later somebody has redoubled, and at last is tempting."""
    called = draw.rng.randint(*draw.of((7, 7), (6, 7), (6, 7))) - 1
    least = least_made(called)
    again = draw.rng.choice(OTHERS) if draw.level > LEVELS.start else None
    # Whoever counts a redouble as a double will think that nothing is due.
    tempting = draw.of(None, None, again)
    made = {seat: least if seat == tempting else draw.rng.randint(least, NEEDED + 1) for seat in OTHERS}
    doubles = Doubles(LEARNER, called, made, again)
    if all(debt.due for debt in doubles.debts(RULES).values()):
        return None
    lines = (_said(None, AND_REDOUBLED if at == again else HAS_DOUBLED, at, done=done) for at, done in made.items())
    written = (Saying.plain(THIS_IS, number=called + 1), *lines)
    so_far: Facts = dict(zip(("left", "opposite", "right"), made.values(), strict=True))
    asks = (IS_IT_ONE if again else HOW_MANY_OWED), {**so_far, "again": again, "number": called + 1}
    return doubles.who_must(WHO_MUST, written, _in_own_set, Hints.of(Saying(None, (asks,), CHAIR), TWICE))


def _in_own_set(seat: int, debt: Debt) -> Saying:
    due, not_due = (MUST if debt.left else MUST_AT_LAST), (CAN_WAIT if debt.owed else OWES_NONE)
    return _said(FORCED, due if debt.due else not_due, seat, **debt._asdict())


# Where the deal passes on

WHO_MUST_DOUBLE = N_(
    "At this table the deal passes to the left every time. This time the player on your right is the dealer, who has"
    " called {called} of the seven contracts before. Mark everybody who must double the dealer now."
)
HAVE_DOUBLED = N_("{by:Player}: {done:count} {done:n|double|doubles} of this dealer so far.")
HOW_MANY_MORE = N_(
    "This is deal {number} of the dealer’s seven. You have made {own:count} {own:n|double|doubles} so far, and the two"
    " others {left} and {opposite}: who could still come to two in the deals after this one?"
)
MUST_NOW = N_(
    "{by:Player} {by:you|have|has} made {done:count} {done:n|double|doubles} where two are due, and after this deal the"
    " dealer has {left:count} {left:n|deal|deals} left. So it must be now."
)
NEED_NOT = N_(
    "{by:Player} {by:you|have|has} made {done:count} {done:n|double|doubles} where two are due, and after this deal the"
    " dealer has {left:count} {left:n|deal|deals} left. There is no need to double now."
)


def passing_on(draw: Draw) -> Posed:
    """The player on the right deals for the last time, or later for one of the last three times."""
    called = draw.rng.choice((4, 5, 5, 6)) if draw.level > LEVELS.start else SET - 1
    made = {seat: draw.rng.randint(least_made(called), NEEDED) for seat in range(PLAYERS - 1)}
    written = tuple(_said(None, HAVE_DOUBLED, seat, done=done) for seat, done in made.items())
    doubles = Doubles(PLAYERS - 1, called, made)
    so_far: Facts = dict(zip(("own", "left", "opposite"), made.values(), strict=True))
    hints = Hints.plain(HOW_MANY_MORE, QUICK, number=called + 1, **so_far)
    return doubles.who_must(WHO_MUST_DOUBLE, written, _as_it_passes_on, hints)


def _as_it_passes_on(seat: int, debt: Debt) -> Saying:
    return _said(QUICK, MUST_NOW if debt.due else NEED_NOT, seat, **debt._asdict())


#: A question about each way in which the deal may pass on.
POSED: Mapping[str, Pose] = {"planning": own_set, "quick": passing_on}


@kind(BETS, about={"planning": (FORCED,), "quick": (QUICK,)}, stock=6)
def owed(draw: Draw) -> Posed | None:
    """The doubles that each player has made of one dealer, few of whose deals are left."""
    return POSED[draw.about](draw)
