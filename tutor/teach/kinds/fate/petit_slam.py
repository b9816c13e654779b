"""The bonus for the Petit where all tricks may be one side’s, and the Excuse may come last."""

from __future__ import annotations

from typing import NamedTuple

from tutor.core.cards import TAROT
from tutor.core.message import N_, Message
from tutor.tarot.score.bonuses import PETIT_LAST, PETIT_SLAM
from tutor.tarot.score.summary import SIDES, petit_side
from tutor.tarot.setting import FOUR
from tutor.tarot.trick import PETIT, THE_EXCUSE, Trick
from tutor.teach.draw import Draw
from tutor.teach.grid import State
from tutor.teach.kind import kind
from tutor.teach.kinds.fate.bonuses import THE_SIDES
from tutor.teach.kinds.fate.family import FATE
from tutor.teach.posed import Asked, Offer, Posed, Verdicts
from tutor.teach.question import Hints
from tutor.teach.saying import Saying, once
from tutor.teach.topics import TOPICS

WHOSE = N_("Here are the ends of some deals. Who gets the bonus for the Petit in each of them?")
WHAT_LAST = N_("Begin with this one: is it a slam, and which card is played to the last trick?")
(ATTACK, DEFENCE), NOBODY = SIDES, "nobody"
STATES = (*THE_SIDES, State(NOBODY, Saying.plain(N_("nobody", "gets a bonus"))))
IN_THE_LAST = N_("The Petit is in the last trick, so its bonus is for the side that wins this trick.")
BEFORE_THE_EXCUSE = N_(
    "The Excuse ends the slam, and the same side has played the Petit to the trick before: it counts."
)
NO_SLAM = N_("Without a slam the Petit counts in the last trick only.")
TOO_EARLY = N_("Even in a slam the Petit counts no earlier than in the trick before the Excuse.")
NO_EXCUSE_LAST = N_("In the trick before the last the Petit counts only if the Excuse ends the slam.")
OTHER_SIDE = N_("The Petit was played by the other side, and the trick before the last counts only for one’s own.")


#: What JSON has of an end.
WRITTEN = ("winner", "by", "back", "last", "swept")
#: Where somebody of each side sits, for the last two tricks to be laid.
SEATS = {ATTACK: 0, DEFENCE: 1}
_LOW = tuple(TAROT[f"D{rank}"] for rank in range(1, FOUR + 1))


class End(NamedTuple):
    """The end of a deal: its name, how it is told, and who won the last trick.

    ``by`` is the side that plays the Petit, ``back`` how many tricks from the end, the last counting 1; ``last`` is a
    card that the winner plays to the last trick.  ``swept`` tells that one side wins every trick.
    """

    name: str
    says: Message
    winner: str
    by: str
    back: int
    last: str
    swept: bool = True

    @property
    def side(self) -> str:
        """The side that gets the bonus, or nobody."""
        found = petit_side((self._trick(2), self._trick(1)), {SEATS[ATTACK]}, SEATS[self.winner], slam=self.swept)
        return found or NOBODY

    @property
    def why(self) -> Saying:
        """Why it gets the bonus, or why nobody does."""
        if self.back == 1:
            return Saying.plain(IN_THE_LAST, PETIT_LAST)
        if self.side != NOBODY:
            says = BEFORE_THE_EXCUSE
        elif not self.swept:
            says = NO_SLAM
        elif self.last != THE_EXCUSE.code:
            says = NO_EXCUSE_LAST
        else:
            says = TOO_EARLY if self.back > 2 else OTHER_SIDE  # noqa: PLR2004 - earlier than before the last
        return Saying.plain(says, PETIT_SLAM)

    def _trick(self, back: int) -> Trick:
        """A trick of the end, with the cards that matter and low ones."""
        laid = {SEATS[self.winner]: TAROT[self.last]} if back == 1 else {}
        laid |= {SEATS[self.by]: PETIT} if back == self.back else {}
        return Trick(0, FOUR, tuple(laid.get(seat, low) for seat, low in enumerate(_LOW)))


ENDS = (
    End(
        "slam-before-excuse",
        N_("The attack wins every trick; it plays the Petit to the last but one, and the Excuse to the last."),
        *(ATTACK, ATTACK, 2, "EX"),
    ),
    End(
        "defence-before-excuse",
        N_("The defence wins every trick; it plays the Petit to the last but one, and the Excuse to the last."),
        *(DEFENCE, DEFENCE, 2, "EX"),
    ),
    End(
        "slam-too-early",
        N_("The attack wins every trick; it plays the Petit to the last but two, and the Excuse to the last."),
        *(ATTACK, ATTACK, 3, "EX"),
    ),
    End(
        "slam-king-last",
        N_("The attack wins every trick; it plays the Petit to the last but one, and a king to the last."),
        *(ATTACK, ATTACK, 2, "HK"),
    ),
    End(
        "slam-caught",
        N_("The attack wins every trick; it takes a defender’s Petit in the last but one, and plays the Excuse last."),
        *(ATTACK, DEFENCE, 2, "EX"),
    ),
    End(
        "no-slam",
        N_("The attack has lost one trick; it plays the Petit to the last but one, and a king to the last."),
        *(ATTACK, ATTACK, 2, "HK", False),
    ),
    End(
        "slam-petit-last",
        N_("The attack wins every trick, and plays the Petit to the last."),
        *(ATTACK, ATTACK, 1, "T1"),
    ),
    End(
        "petit-lost-last",
        N_("The attack has won every trick but the last, in which a defender takes its Petit."),
        *(DEFENCE, ATTACK, 1, "T21", False),
    ),
    End(
        "defence-petit-last",
        N_("The defence wins every trick, and plays the Petit to the last."),
        *(DEFENCE, DEFENCE, 1, "T1"),
    ),
)


@kind(FATE, PETIT_SLAM, PETIT_LAST, trains=(TOPICS["T40"], TOPICS["T39"]))
def petit_and_slam(draw: Draw) -> Posed | None:
    """Two of these ends, three, or four; not all of them alike, and one in which a slam decides."""
    told = draw.rng.sample(ENDS, draw.of(2, 3, 4))
    if len({one.side for one in told}) == 1 or all(one.back == 1 for one in told):
        return None
    offers = tuple(Offer(one.name, Saying.plain(one.says)) for one in told)
    ends = {one.name: {part: getattr(one, part) for part in WRITTEN} for one in told}
    found = {one.name: (one.side, one.why) for one in told}
    begin = Saying(None, ((told[0].says, {}), (WHAT_LAST, {})))
    because = once(says for _, says in found.values())
    hints = Hints((begin,), (Saying.plain(PETIT_SLAM.statement, PETIT_SLAM),))
    asked = Asked((), WHOSE, offers, data={"ends": ends}, states=STATES)
    return Posed.for_any_judge(asked, Verdicts(because, hints, states=found))
