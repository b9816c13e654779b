"""Lessons on the trick: what lies in it, what may be played to it, who wins it."""

from tutor.message import N_
from tutor.tarot.legal_cards import NO_DUTY_TO_HEAD
from tutor.tarot.score.count import VALUES
from tutor.tarot.trick import EXCUSE_NEVER_WINS, SUIT_ORDER, TRICK_WON, TRUMP_ORDER
from tutor.teach.kind import Exercise
from tutor.teach.kinds.duties import ALLOWED, DECIDING_RULE, FORCED_CARD
from tutor.teach.kinds.ranks import BEATS
from tutor.teach.kinds.values import TRICK_POINTS
from tutor.teach.lesson import Lesson, Step, rung

WHICH_CARDS = Lesson(
    "which-cards",
    "tarot",
    N_("Which cards may I play?"),
    N_("You can mark the cards that you may play, in any hand and any trick, and say which rule decides."),
    15,
    (TRICK_WON, SUIT_ORDER, TRUMP_ORDER, *DECIDING_RULE.rules, NO_DUTY_TO_HEAD, EXCUSE_NEVER_WINS, VALUES),
    hook=rung("follow", 15),
    steps=(
        Step(Exercise(BEATS, 2, 8)),
        Step(Exercise(ALLOWED, 1, 41), "worked"),
        Step(Exercise(ALLOWED, 1, 3), "half"),
        Step(Exercise(ALLOWED, 1, 4)),
        Step(Exercise(ALLOWED, 1, 18)),
        Step(Exercise(ALLOWED, 1, 45), "worked"),
        Step(Exercise(ALLOWED, 1, 20), "half"),
        Step(Exercise(ALLOWED, 1, 21)),
        Step(Exercise(ALLOWED, 1, 61)),
        Step(Exercise(ALLOWED, 1, 36)),
        Step(Exercise(FORCED_CARD, 1, 4)),
        Step(Exercise(ALLOWED, 1, 26)),
        Step(Exercise(DECIDING_RULE, 2, 4)),
        Step(Exercise(TRICK_POINTS, 1, 2)),
        Step(Exercise(ALLOWED, 2, 7)),
        Step(Exercise(ALLOWED, 2, 2)),
    ),
    check=(
        Step(Exercise(ALLOWED, 2, 14), "none"),
        Step(Exercise(DECIDING_RULE, 2, 8), "none"),
        Step(Exercise(FORCED_CARD, 2, 3), "none"),
    ),
    play_on=rung("lead", 14),
)
