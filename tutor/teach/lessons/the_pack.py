"""Lessons on the pack and its oddest card: what beats what, what counts, and the Excuse."""

from tutor.core.message import N_
from tutor.tarot.deal import SIZES
from tutor.tarot.draw import PACK as THE_PACK
from tutor.tarot.excuse import EXCUSE_LAST, EXCUSE_WINS
from tutor.tarot.legal_cards import EXCUSE_NOT_TRUMP
from tutor.tarot.score.count import EXCUSE_KEPT, ORDINARY, THREE_BOUTS, VALUES
from tutor.tarot.score.tally import DEBT
from tutor.tarot.trick import EXCUSE_NEVER_WINS, SUIT_ORDER, TRUMP_ORDER
from tutor.teach.kind import Exercise
from tutor.teach.kinds.duties import ALLOWED
from tutor.teach.kinds.excuse import ASKED_SUIT, EXCUSE_TRUE, GIVEN_FOR_IT, WITH_THE_EXCUSE
from tutor.teach.kinds.excuse_fate import EXCUSE_FATE, TRICK_PILES
from tutor.teach.kinds.hands import CARDS_OUT, CARDS_TO_COME
from tutor.teach.kinds.pack import CARD_VALUES, FIND_BOUTS, FIND_LOW, RANK_ORDER
from tutor.teach.kinds.plans import TAKE_ALL
from tutor.teach.kinds.ranks import BEATS
from tutor.teach.kinds.worth import cards
from tutor.teach.lesson import Lesson, Step, rung

PACK = Lesson(
    "pack",
    "tarot",
    N_("What beats what, and what counts"),
    N_("You can put any cards in order, and say what each of them is worth."),
    12,
    (SUIT_ORDER, TRUMP_ORDER, THE_PACK, SIZES, EXCUSE_NEVER_WINS, THREE_BOUTS, VALUES, ORDINARY),
    hook=rung("with-trumps-h", 6),
    steps=(
        Step(Exercise(RANK_ORDER, 1, 3), "worked"),
        Step(Exercise(RANK_ORDER, 1, 8), "half"),
        Step(Exercise(RANK_ORDER, 2, 1)),
        Step(Exercise(BEATS, 2, 1)),
        Step(Exercise(WITH_THE_EXCUSE, 1, 2)),
        Step(Exercise(FIND_BOUTS, 2, 1)),
        Step(Exercise(CARD_VALUES, 1, 2)),
        Step(Exercise(CARD_VALUES, 2, 8)),
        Step(Exercise(FIND_LOW, 2, 6)),
        Step(Exercise(cards.trick_points, 1, 7)),
        Step(Exercise(CARDS_OUT, 2, 1)),
        Step(Exercise(CARDS_TO_COME, 1, 3)),
        Step(Exercise(TAKE_ALL, 3, 1)),
        Step(Exercise(RANK_ORDER, 3, 3)),
    ),
    check=(
        Step(Exercise(RANK_ORDER, 3, 8), "none"),
        Step(Exercise(CARD_VALUES, 3, 1), "none"),
        Step(Exercise(BEATS, 3, 3), "none"),
    ),
    play_on=rung("with-trumps-d", 4),
    needs=("first-trick",),
)

EXCUSE = Lesson(
    "excuse",
    "tarot",
    N_("The Excuse"),
    N_("You can say when the Excuse may be played, who keeps it, what is given for it, and when it is lost."),
    12,
    (EXCUSE_NOT_TRUMP, EXCUSE_KEPT, DEBT, EXCUSE_LAST, EXCUSE_WINS),
    hook=rung("excuse", 12),
    steps=(
        Step(Exercise(ALLOWED, 1, 17), "worked"),
        Step(Exercise(ALLOWED, 1, 39), "half"),
        Step(Exercise(ASKED_SUIT, 1, 3)),
        Step(Exercise(ASKED_SUIT, 3, 1)),
        Step(Exercise(ALLOWED, 1, 128)),
        Step(Exercise(EXCUSE_FATE, 1, 2), "worked"),
        Step(Exercise(EXCUSE_FATE, 1, 6), "half"),
        Step(Exercise(TRICK_PILES, 1, 4)),
        Step(Exercise(GIVEN_FOR_IT, 1, 2)),
        Step(Exercise(GIVEN_FOR_IT, 3, 1)),
        Step(Exercise(TRICK_PILES, 2, 7)),
        Step(Exercise(EXCUSE_FATE, 3, 8)),
        Step(Exercise(EXCUSE_TRUE, 1, 2)),
        Step(Exercise(cards.trick_points, 2, 5)),
        Step(Exercise(ALLOWED, 2, 20)),
    ),
    check=(
        Step(Exercise(EXCUSE_FATE, 3, 6), "none"),
        Step(Exercise(EXCUSE_TRUE, 3, 3), "none"),
        Step(Exercise(ASKED_SUIT, 3, 6), "none"),
    ),
    play_on=rung("excuse", 20),
    needs=("which-cards",),
)
