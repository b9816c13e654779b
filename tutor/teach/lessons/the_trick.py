"""Lessons on the trick: what lies in it, what may be played to it, who wins it."""

from tutor.core.message import N_
from tutor.tarot.conduct import PREVIOUS_TRICK, REVOKE, TURN
from tutor.tarot.legal_cards import NO_DUTY_TO_HEAD
from tutor.tarot.play import WINNER_LEADS
from tutor.tarot.trick import TRICK_WON
from tutor.teach.kind import Exercise
from tutor.teach.kinds.duties import ALLOWED, DECIDING_RULE, FORCED_CARD
from tutor.teach.kinds.leads import NEXT_LEADER
from tutor.teach.kinds.plans import TAKE_ALL
from tutor.teach.kinds.ranks import BEATS
from tutor.teach.kinds.tricks import HIGHEST_TO_LOSE, LOWEST_TO_WIN, TRICK_WINNER, WINNING_CARDS
from tutor.teach.kinds.worth import cards
from tutor.teach.lesson import Lesson, Step, rung

FIRST_TRICK = Lesson(
    "first-trick",
    "tarot",
    N_("Your first trick"),
    N_("You can win a trick, or leave it to the others, with four cards in your hand."),
    10,
    (TRICK_WON, WINNER_LEADS, TURN),
    hook=rung("one-suit-h", 3),
    steps=(
        Step(Exercise(TRICK_WINNER, 1, 3), "worked"),
        Step(Exercise(TRICK_WINNER, 1, 13), "half"),
        Step(Exercise(WINNING_CARDS, 1, 10)),
        Step(Exercise(LOWEST_TO_WIN, 1, 9)),
        Step(Exercise(HIGHEST_TO_LOSE, 1, 9)),
        Step(Exercise(TAKE_ALL, 1, 3)),
        Step(Exercise(TRICK_WINNER, 2, 6)),
        Step(Exercise(WINNING_CARDS, 2, 7)),
        Step(Exercise(TRICK_WINNER, 3, 13)),
        Step(Exercise(LOWEST_TO_WIN, 3, 10)),
        Step(Exercise(NEXT_LEADER, 2, 3)),
        Step(Exercise(TAKE_ALL, 2, 6)),
        Step(Exercise(WINNING_CARDS, 3, 2)),
    ),
    check=(
        Step(Exercise(TRICK_WINNER, 3, 8), "none"),
        Step(Exercise(WINNING_CARDS, 3, 9), "none"),
        Step(Exercise(NEXT_LEADER, 2, 10), "none"),
    ),
    play_on=rung("with-trumps-h", 4),
)

WHICH_CARDS = Lesson(
    "which-cards",
    "tarot",
    N_("Which cards may I play?"),
    N_("You can mark the cards that you may play, in any hand and any trick, and say which rule decides."),
    15,
    (*DECIDING_RULE.rules, NO_DUTY_TO_HEAD, REVOKE, PREVIOUS_TRICK),
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
        Step(Exercise(cards.trick_points, 1, 2)),
        Step(Exercise(ALLOWED, 2, 7)),
        Step(Exercise(ALLOWED, 2, 2)),
    ),
    check=(
        Step(Exercise(ALLOWED, 2, 14), "none"),
        Step(Exercise(DECIDING_RULE, 2, 8), "none"),
        Step(Exercise(FORCED_CARD, 2, 3), "none"),
    ),
    play_on=rung("lead", 14),
    needs=("pack",),
)
