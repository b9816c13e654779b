"""The lesson on reading a partner: what a card tells, how certain it is, and what one leads then."""

from tutor.core.message import N_
from tutor.tarot.conventions.catalogue import DISOBEY, OBEY
from tutor.teach.kind import Exercise
from tutor.teach.kinds.endings import SIGNAL_PUZZLE
from tutor.teach.kinds.proofs import ONLY_A_GUESS
from tutor.teach.kinds.signal_certainty import PROOF_OR_PROMISE
from tutor.teach.kinds.signal_lines import LEAD_BACK
from tutor.teach.kinds.signal_obey import OBEY_OR_NOT
from tutor.teach.kinds.signal_reading import PARTNER_CANNOT, READ_LEAD
from tutor.teach.kinds.signal_switch import WHY_SWITCHED_LINE
from tutor.teach.kinds.signal_trumps import CAPTAIN_TOLD, TRUMPS_PLACED
from tutor.teach.lesson import Lesson, Step, deal

#: The player on the left takes and sets six cards aside, the player on the right leads low, and the others follow.
_ASIDE, _LOW = ("H2", "H3", "S4", "S6", "C6", "S8"), ("D2", "D1", "D7")
#: The same in another deal.
_ALSO_ASIDE, _ALSO_LOW = ("C1", "H3", "H6", "C7", "H8", "H9"), ("D4", "D5", "D2")


def _led_low(aside: tuple[str, ...], cards: tuple[str, ...]) -> list[str]:
    """The moves up to the learner’s card, the last one of the first trick."""
    return ["pass", "pass", "garde", "pass", *(f"discard {card}" for card in aside), "no-slam", *cards]


SIGNAL_READ = Lesson(
    "signal-read",
    "tarot",
    N_("Reading a partner"),
    N_("You can turn a partner’s card into what you know, tell promises from proofs, and lead what was asked for."),
    15,
    (OBEY, DISOBEY),
    hook=deal(342, dealer=0, moves=[*_led_low(_ASIDE, _LOW)], ears=True),
    steps=(
        Step(Exercise(READ_LEAD, 1, 3), "worked"),
        Step(Exercise(READ_LEAD, 2, 2), "half"),
        Step(Exercise(READ_LEAD, 3, 24)),
        Step(Exercise(PARTNER_CANNOT, 2, 4)),
        Step(Exercise(PROOF_OR_PROMISE, 1, 3)),
        Step(Exercise(LEAD_BACK, 1, 6)),
        Step(Exercise(LEAD_BACK, 1, 3)),
        Step(Exercise(LEAD_BACK, 2, 3)),
        Step(Exercise(OBEY_OR_NOT, 2, 2)),
        Step(Exercise(WHY_SWITCHED_LINE, 1, 4)),
        Step(Exercise(WHY_SWITCHED_LINE, 2, 1)),
        Step(Exercise(TRUMPS_PLACED, 1, 2)),
        Step(Exercise(CAPTAIN_TOLD, 2, 4)),
        Step(Exercise(ONLY_A_GUESS, 2, 10)),
        Step(Exercise(LEAD_BACK, 3, 1)),
        Step(Exercise(SIGNAL_PUZZLE, 2, 3)),
    ),
    check=(
        Step(Exercise(PROOF_OR_PROMISE, 2, 2), "none"),
        Step(Exercise(LEAD_BACK, 2, 5), "none"),
        Step(Exercise(TRUMPS_PLACED, 2, 5), "none"),
    ),
    play_on=deal(403, dealer=0, moves=[*_led_low(_ALSO_ASIDE, _ALSO_LOW)], ears=True),
    needs=("petit", "signal-follow"),
)
