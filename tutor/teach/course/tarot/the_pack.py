"""Lessons on the pack and its oddest card: what beats what, what counts, and the Excuse."""

from tutor.core.message import N_
from tutor.tarot.deal import SIZES
from tutor.tarot.draw import PACK as THE_PACK
from tutor.tarot.excuse import EXCUSE_LAST, EXCUSE_WINS
from tutor.tarot.legal_cards import EXCUSE_NOT_TRUMP
from tutor.tarot.score.count import EXCUSE_KEPT, ORDINARY, THREE_BOUTS, VALUES
from tutor.tarot.score.tally import DEBT
from tutor.tarot.trick import EXCUSE_NEVER_WINS, SUIT_ORDER, TRUMP_ORDER
from tutor.teach.beliefs import tarot_trick as beliefs
from tutor.teach.course.lesson import Lesson, Step, situation

PACK = Lesson(
    "pack",
    "tarot",
    N_("What beats what, and what counts"),
    N_("You can put any cards in order, and say what each of them is worth."),
    12,
    (SUIT_ORDER, TRUMP_ORDER, THE_PACK, SIZES, EXCUSE_NEVER_WINS, THREE_BOUTS, VALUES, ORDINARY),
    hook=situation("with-trumps-h", 6),
    steps=(
        Step("rank-order-shown", "order", 1, 3, "worked", about="rank"),
        Step("rank-order", "order", 2, 1, about="rank"),
        Step("beats", "beats", 2, 1),
        Step("with-the-excuse", "with-the-excuse", 1, 2),
        Step("find-bouts", "find", 2, 1, about="bouts"),
        Step("card-values", "values", 1, 2, about="card"),
        Step("find-low", "find", 2, 6, about="low"),
        Step("cards-out", "out", 2, 1, about="cards"),
        Step("cards-to-come", "to-come", 1, 3, about="cards"),
        Step("trick-winner", "trick-winner", 3, 59),
        Step("take-all", "take-all", 3, 1),
        Step("trick-points", "trick-points", 1, 7),
        Step("highest-to-lose", "highest-to-lose", 2, 4),
        Step("lowest-to-win", "lowest-to-win", 3, 15),
    ),
    check=(
        Step("check-rank-order", "order", 3, 8, "none", about="rank"),
        Step("check-card-values", "values", 3, 1, "none", about="card"),
        Step("check-winning-cards", "winning-cards", 3, 52, "none"),
        Step("check-beats", "beats", 3, 3, "none"),
    ),
    play_on=situation("with-trumps-d", 4),
    needs=("first-trick",),
    fights=(beliefs.ACE_HIGH, beliefs.EXCUSE_WINS),
)

EXCUSE = Lesson(
    "excuse",
    "tarot",
    N_("The Excuse"),
    N_("You can say when the Excuse may be played, who keeps it, what is given for it, and when it is lost."),
    12,
    (EXCUSE_NOT_TRUMP, EXCUSE_KEPT, DEBT, EXCUSE_LAST, EXCUSE_WINS),
    hook=situation("excuse", 12),
    steps=(
        Step("excuse-shown", "allowed", 1, 17, "worked"),
        Step("excuse-alone-hinted", "allowed", 1, 39, "half"),
        Step("asked-suit", "asked-suit", 1, 3),
        Step("excuse-fate-shown", "piles", 1, 7, "worked", about="excuse"),
        Step("excuse-fate-hinted", "piles", 1, 4, "half", about="excuse"),
        Step("trick-piles", "piles", 1, 4, about="trick"),
        Step("given-for-it", "given-for-it", 1, 2),
        Step("excuse-fate", "piles", 3, 11, about="excuse"),
        Step("excuse-true", "true", 1, 16, about="excuse"),
        Step("with-the-excuse", "with-the-excuse", 2, 13),
        Step("trick-points", "trick-points", 2, 5),
        Step("asked-suit-hardest", "asked-suit", 3, 1),
        Step("deciding-rule", "deciding-rule", 3, 20),
        Step("two-tables", "allowed", 2, 20),
    ),
    check=(
        Step("check-excuse-fate", "piles", 3, 5, "none", about="excuse"),
        Step("check-forced-card", "forced-card", 3, 19, "none"),
        Step("check-excuse-true", "true", 3, 6, "none", about="excuse"),
        Step("check-asked-suit", "asked-suit", 3, 6, "none"),
    ),
    play_on=situation("excuse", 20),
    needs=("which-cards",),
    fights=(
        beliefs.EXCUSE_ONLY_WHEN_VOID,
        beliefs.EXCUSE_LED_NO_SUIT,
        beliefs.EXCUSE_LED_ASKS_TRUMPS,
        beliefs.EXCUSE_LOST,
        beliefs.EXCUSE_BANNED_LAST,
    ),
)
