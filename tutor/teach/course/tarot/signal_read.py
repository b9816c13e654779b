"""The lesson on reading a partner: what a card tells, how certain it is, and what one leads then."""

from tutor.core.message import N_
from tutor.tarot.conventions.catalogue import DISOBEY, OBEY
from tutor.teach.beliefs import signals as beliefs
from tutor.teach.course.lesson import Lesson, Step, deal

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
    hook=deal(342, dealer=0, moves=[*_led_low(_ASIDE, _LOW)], inferences=True),
    steps=(
        Step("read-lead-shown", "read-lead", 1, 3, "worked"),
        Step("read-lead", "read-lead", 3, 5),
        Step("read-lead-again", "read-lead", 3, 7),
        Step("partner-cannot", "proves", 2, 1, about="partner"),
        Step("proof-or-promise", "certain", 1, 4, about="promises"),
        Step("lead-back-harder", "lead-back", 2, 3),
        Step("obey-or-not", "obey-or-not", 2, 2),
        Step("why-switched", "why-switched", 1, 4),
        Step("trumps-placed", "trumps-placed", 1, 2),
        Step("captain-told", "captain-told", 2, 4),
        Step("only-a-guess", "certain", 2, 2, about="proofs"),
        Step("same-gesture", "same-gesture", 3, 27),
        Step("signal-puzzle", "tarot-puzzle", 2, 3, about="signal"),
        Step("card-proves", "proves", 3, 53, about="card"),
        Step("two-cards-tell", "two-cards-tell", 3, 8),
    ),
    check=(
        Step("check-proof-or-promise", "certain", 2, 10, "none", about="promises"),
        Step("check-lead-tells", "lead-tells", 3, 32, "none"),
        Step("check-lead-back", "lead-back", 2, 5, "none"),
    ),
    play_on=deal(403, dealer=0, moves=[*_led_low(_ALSO_ASIDE, _ALSO_LOW)], inferences=True),
    needs=("petit", "signal-follow"),
    fights=(beliefs.ONE_OF_TWO_CERTAIN, beliefs.PROMISE_IS_PROOF),
)
