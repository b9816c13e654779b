"""The bonus for the Petit where all tricks may be one side’s, and the Excuse may come last."""

from __future__ import annotations

from typing import NamedTuple

from tutor.core.message import N_, Message
from tutor.core.rule import Rule
from tutor.tarot.score.bonuses import PETIT_LAST, PETIT_SLAM
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
ATTACK, DEFENCE, NOBODY = "attack", "defence", "nobody"
STATES = (*THE_SIDES, State(NOBODY, Saying.plain(N_("nobody", "gets a bonus"))))
IN_THE_LAST = N_("The Petit is in the last trick, so its bonus is for the side that wins this trick.")
BEFORE_THE_EXCUSE = N_(
    "The Excuse ends the slam, and the same side has played the Petit to the trick before: it counts."
)
NO_SLAM = N_("Without a slam the Petit counts in the last trick only.")
TOO_EARLY = N_("Even in a slam the Petit counts no earlier than in the trick before the Excuse.")
NO_EXCUSE_LAST = N_("In the trick before the last the Petit counts only if the Excuse ends the slam.")
OTHER_SIDE = N_("The Petit was played by the other side, and the trick before the last counts only for one’s own.")


class End(NamedTuple):
    """The end of a deal: its name, who gets the bonus, how it went, and why."""

    name: str
    side: str
    says: Message
    why: Message
    rule: Rule = PETIT_SLAM


ENDS = (
    End(
        "slam-before-excuse",
        ATTACK,
        N_("The attack wins every trick; it plays the Petit to the last but one, and the Excuse to the last."),
        BEFORE_THE_EXCUSE,
    ),
    End(
        "defence-before-excuse",
        DEFENCE,
        N_("The defence wins every trick; it plays the Petit to the last but one, and the Excuse to the last."),
        BEFORE_THE_EXCUSE,
    ),
    End(
        "slam-too-early",
        NOBODY,
        N_("The attack wins every trick; it plays the Petit to the last but two, and the Excuse to the last."),
        TOO_EARLY,
    ),
    End(
        "slam-king-last",
        NOBODY,
        N_("The attack wins every trick; it plays the Petit to the last but one, and a king to the last."),
        NO_EXCUSE_LAST,
    ),
    End(
        "slam-caught",
        NOBODY,
        N_("The attack wins every trick; it takes a defender’s Petit in the last but one, and plays the Excuse last."),
        OTHER_SIDE,
    ),
    End(
        "no-slam",
        NOBODY,
        N_("The attack has lost one trick; it plays the Petit to the last but one, and a king to the last."),
        NO_SLAM,
    ),
    End(
        "slam-petit-last",
        ATTACK,
        N_("The attack wins every trick, and plays the Petit to the last."),
        IN_THE_LAST,
        PETIT_LAST,
    ),
    End(
        "petit-lost-last",
        DEFENCE,
        N_("The attack has won every trick but the last, in which a defender takes its Petit."),
        IN_THE_LAST,
        PETIT_LAST,
    ),
    End(
        "defence-petit-last",
        DEFENCE,
        N_("The defence wins every trick, and plays the Petit to the last."),
        IN_THE_LAST,
        PETIT_LAST,
    ),
)


@kind(FATE, PETIT_SLAM, PETIT_LAST, trains=(TOPICS["T40"], TOPICS["T39"]))
def petit_and_slam(draw: Draw) -> Posed | None:
    """Two of these ends, three, or four; not all of them alike, and one in which a slam decides."""
    told = draw.rng.sample(ENDS, draw.of(2, 3, 4))
    if len({one.side for one in told}) == 1 or all(one.rule is PETIT_LAST for one in told):
        return None
    offers = tuple(Offer(one.name, Saying.plain(one.says)) for one in told)
    found = {one.name: (one.side, Saying.plain(one.why, one.rule)) for one in told}
    begin = Saying(None, ((told[0].says, {}), (WHAT_LAST, {})))
    because = once(says for _, says in found.values())
    hints = Hints((begin,), (Saying.plain(PETIT_SLAM.statement, PETIT_SLAM),))
    return Posed.for_any_judge(Asked((), WHOSE, offers, states=STATES), Verdicts(because, hints, states=found))
