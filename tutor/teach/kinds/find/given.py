"""The cards that can be given for the Excuse."""

from __future__ import annotations

from tutor.core.cards import TAROT
from tutor.core.message import N_
from tutor.tarot.score.count import LOW, ORDINARY, WORTH
from tutor.tarot.score.tally import DEBT
from tutor.tarot.trick import THE_EXCUSE
from tutor.teach.draw import Draw
from tutor.teach.judge import Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.find.family import FIND
from tutor.teach.kinds.find.marked import marked
from tutor.teach.posed import Asked, Offer, Posed, Verdicts
from tutor.teach.question import Hints
from tutor.teach.saying import Saying

WHAT_TO_GIVE = N_(
    "The other side has won the trick with your Excuse, and these are all the cards that your side has won so far. Mark"
    " every one that you can give for it, or that there is none yet."
)
NONE_YET = N_("none yet: I give one as soon as my side has won one")
WORTH_LEAST = N_("Which of {won:and} are worth least? Are those worth just half a point?")
A_LOW_ONE = N_("Any low card will do, and this is one.")
WORTH_TOO_MUCH = N_("Only a low card is given, one that is worth half a point. This one is worth more.")
THERE_IS_ONE = N_("There is a low card among them, and it has to be given.")
NO_LOW_ONE = N_(
    "There is no low card among them. The Excuse stays face up until your side has won a low card to give for it."
)
#: Low cards that do not look it, and all that are worth more.
_TEMPTING = TAROT.read("T20 T19 T2 S10 H10 D10 C10 S1 H1 D1 C1")
_BOUTS = [TAROT["T1"], TAROT["T21"]]
_DEAR = [card for card in TAROT.cards if card not in WORTH[LOW] and card is not THE_EXCUSE]
#: The number of cards that the learner’s side has won.
_WON = 4


@kind(FIND, ORDINARY, DEBT, edition=2)
def given_for_it(draw: Draw) -> Posed:
    """Some cards that were won: with low ones; with those that do not look it beside a bout; with none at all."""
    rng = draw.rng
    count = rng.choice(draw.of((2,), (1, 2), (0, 1, 2)))
    low = rng.sample([*draw.of(WORTH[LOW], _TEMPTING, _TEMPTING)], count)
    bouts = rng.sample(_BOUTS, draw.of(0, 1, rng.choice((0, 1))))
    dear = [card for card in _DEAR if card not in bouts]
    won = TAROT.set((*low, *bouts, *rng.sample(dear, _WON - len(low) - len(bouts))))
    offers = (*(Offer(card.code, card) for card in won), Offer("none", Saying.plain(NONE_YET)))

    def verdicts(judge: Judge) -> Verdicts:
        given = [card for card in won if judge.total(TAROT.set([card])) == LOW]
        low_one, too_much = (Saying.plain(says, ORDINARY) for says in (A_LOW_ONE, WORTH_TOO_MUCH))
        none = Saying.plain(THERE_IS_ONE if given else NO_LOW_ONE, DEBT)
        on = {card.code: (card in given, low_one if card in given else too_much) for card in won}
        return marked({**on, "none": (not given, none)}, Hints.plain(WORTH_LEAST, DEBT, won=won))

    return Posed(Asked((), WHAT_TO_GIVE, offers), verdicts)
