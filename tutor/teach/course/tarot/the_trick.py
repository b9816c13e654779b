"""Lessons on the trick: what lies in it, what may be played to it, who wins it."""

from tutor.core.message import N_
from tutor.tarot.conduct import PREVIOUS_TRICK, REVOKE, TURN
from tutor.tarot.legal_cards import NO_DUTY_TO_HEAD
from tutor.tarot.play import WINNER_LEADS
from tutor.tarot.trick import TRICK_WON
from tutor.teach.beliefs import tarot_trick as beliefs
from tutor.teach.course.lesson import Lesson, Step, situation
from tutor.teach.tarot.situations import TRICK_SITUATIONS

#: The duties in a trick, which the ladder of positions climbs.
DUTIES = tuple(dict.fromkeys(situation.rule for situation in TRICK_SITUATIONS))

FIRST_TRICK = Lesson(
    "first-trick",
    "tarot",
    N_("Your first trick"),
    N_("You can win a trick, or leave it to the others, with four cards in your hand."),
    10,
    (TRICK_WON, WINNER_LEADS, TURN),
    hook=situation("one-suit-h", 3),
    steps=(
        Step("trick-winner-shown", "trick-winner", 1, 3, "worked"),
        Step("trick-winner-hinted", "trick-winner", 1, 13, "half"),
        Step("winning-cards", "winning-cards", 1, 10),
        Step("lowest-to-win", "lowest-to-win", 1, 9),
        Step("highest-to-lose", "highest-to-lose", 1, 18),
        Step("take-all", "take-all", 1, 3),
        Step("trick-winner", "trick-winner", 2, 6),
        Step("winning-cards-harder", "winning-cards", 2, 7),
        Step("trick-winner-hardest", "trick-winner", 3, 13),
        Step("lowest-to-win-hardest", "lowest-to-win", 3, 10),
        Step("next-leader", "next-leader", 2, 3),
        Step("take-all-harder", "take-all", 2, 6),
        Step("winning-cards-hardest", "winning-cards", 3, 2),
    ),
    check=(
        Step("check-trick-winner", "trick-winner", 3, 8, "none"),
        Step("check-winning-cards", "winning-cards", 3, 9, "none"),
        Step("check-next-leader", "next-leader", 2, 10, "none"),
    ),
    play_on=situation("with-trumps-h", 4),
    fights=(beliefs.ACE_HIGH, beliefs.KNIGHT_BELOW_JACK, beliefs.OTHER_SUIT_WINS),
)

WHICH_CARDS = Lesson(
    "which-cards",
    "tarot",
    N_("Which cards may I play?"),
    N_("You can mark the cards that you may play, in any hand and any trick, and say which rule decides."),
    15,
    (*DUTIES, NO_DUTY_TO_HEAD, REVOKE, PREVIOUS_TRICK),
    hook=situation("follow", 15),
    steps=(
        Step("follow-shown", "allowed", 1, 41, "worked"),
        Step("follow-trumped-hinted", "allowed", 1, 3, "half"),
        Step("excuse-led", "allowed", 1, 18),
        Step("trump-shown", "allowed", 1, 45, "worked"),
        Step("overtrump-partner", "allowed", 1, 21),
        Step("trumps-led", "allowed", 1, 113),
        Step("undertrump", "allowed", 1, 49),
        Step("excuse-alone", "allowed", 1, 26),
        Step("two-tables", "allowed", 2, 7),
        Step("trick-winner", "trick-winner", 3, 51),
        Step("beats", "beats", 2, 8),
        Step("two-tables-harder", "allowed", 2, 95),
        Step("trick-points", "trick-points", 1, 2),
        Step("lowest-to-win", "lowest-to-win", 3, 5),
    ),
    check=(
        Step("check-two-tables", "allowed", 2, 114, "none"),
        Step("check-deciding-rule", "deciding-rule", 2, 8, "none"),
        Step("check-next-leader", "next-leader", 3, 40, "none"),
        Step("check-forced-card", "forced-card", 2, 3, "none"),
    ),
    play_on=situation("lead", 14),
    needs=("pack",),
    fights=(
        beliefs.TRUMPING_OPTIONAL,
        beliefs.SPARE_PARTNER,
        beliefs.PARTNER_WINS_SO_FREE,
        beliefs.OVERTRUMP_OPTIONAL,
        beliefs.CANNOT_BEAT_SO_DISCARD,
        beliefs.TRUMP_LED_ANY,
        beliefs.RUFFED_SO_FREE,
        beliefs.MAY_TRUMP_ANYTIME,
        beliefs.EXCUSE_IS_A_TRUMP,
        beliefs.HEAD_THE_SUIT,
    ),
)
