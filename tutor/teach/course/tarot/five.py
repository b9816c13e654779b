"""Lessons on a table of five: the call of a king, and the partner whom nobody knows."""

from tutor.core.message import N_
from tutor.tarot.advice.calling import CALL_LONG
from tutor.tarot.advice.partner import SIGNS
from tutor.tarot.advice.tactics import SECRET as TAKEN_FOR_A_PARTNER
from tutor.tarot.call import DEAD, DISCARD, FALLBACK, IN_DOG, KING, SECRET, SELF, WHEN
from tutor.tarot.legal_cards import LEAD_BAN
from tutor.tarot.score.tally import FIVE_PLAYERS
from tutor.tarot.setting import FIVE
from tutor.teach.beliefs import five as beliefs
from tutor.teach.course.lesson import Lesson, Step, deal

CALLING = Lesson(
    "five",
    "tarot",
    N_("Five players: calling a king"),
    N_("You can call a king at a table of five, say who plays with whom, lead, set aside and share the score."),
    18,
    (WHEN, KING, SELF, FALLBACK, IN_DOG, SECRET, LEAD_BAN, CALL_LONG, DISCARD, DEAD),
    hook=deal(254, players=FIVE, moves=["pass", "pass", "pass", "pass", "garde"]),
    steps=(
        Step("call-shown", "may-at-five", 1, 3, "worked", about="call"),
        Step("call-queens", "may-at-five", 1, 5, about="call"),
        Step("which-king", "called-card", 2, 1),
        Step("call-tells", "call-tells", 2, 2),
        Step("sides-shown", "sides-at-five", 1, 4, "worked"),
        Step("sides-dog", "sides-at-five", 1, 1),
        Step("first-lead", "may-at-five", 2, 1, about="lead"),
        Step("called-set-aside", "may-at-five", 2, 1, about="called"),
        Step("taker-of-five", "score-at", 1, 3, about="five"),
        Step("dead-player", "score-at", 2, 1, about="dead"),
        Step("handful-sizes", "handful-sizes", 3, 12),
        Step("score-shares", "score-shares", 3, 2),
        Step("true-call", "true", 2, 7, about="call"),
        Step("lead-the-21", "lead", 3, 2, about="hunt"),
    ),
    check=(
        Step("check-which-king", "called-card", 3, 1, "none"),
        Step("check-first-lead", "may-at-five", 3, 1, "none", about="lead"),
        Step("check-score-taker", "score-taker", 3, 1, "none"),
        Step("check-handful-show", "handful-show", 3, 10, "none", about="hand"),
    ),
    play_on=deal(848, players=FIVE),
    needs=("score", "ecart", "handful-may"),
    fights=(
        beliefs.CALL_OWN_FORBIDDEN,
        beliefs.CALLED_IN_DOG_AGAIN,
        beliefs.CALLED_SUIT_BANNED,
        beliefs.FIVE_HALF_SHARE,
    ),
)

#: Another player takes, and calls the king that the learner holds; then one that the learner does not hold.
_AS_PARTNER = deal(66, players=FIVE, moves=["pass", "prise", "pass", "pass", "pass"], inferences=True)
_AS_DEFENDER = deal(37, players=FIVE, moves=["pass", "garde", "pass", "pass", "pass"], inferences=True)

PARTNER = Lesson(
    "five-partner",
    "tarot",
    N_("Five players: who is my partner?"),
    N_(
        "You can say what the cards prove of the secret partner, what they only make likely, and what a partner may do."
    ),
    18,
    (SIGNS, TAKEN_FOR_A_PARTNER, FIVE_PLAYERS),
    hook=_AS_PARTNER,
    steps=(
        Step("partner-where-shown", "where-partner", 1, 5, "worked"),
        Step("partner-where", "where-partner", 1, 3),
        Step("partner-true", "true", 2, 5, about="partner"),
        Step("signs-shown", "partner-signs", 1, 1, "worked"),
        Step("signs", "partner-signs", 2, 4),
        Step("lead-shown", "lead-at-five", 1, 3, "worked"),
        Step("lead-by-now", "lead-at-five", 2, 4),
        Step("sides", "sides-at-five", 3, 8),
        Step("shares", "score-at", 3, 71, about="five"),
        Step("partner-where-defender", "where-partner", 2, 2),
        Step("petit-and-slam", "petit-and-slam", 3, 71),
        Step("call-tells-own", "call-tells", 3, 3),
        Step("signs-harder", "partner-signs", 3, 2),
        Step("lead-tells", "lead-tells", 3, 10),
    ),
    check=(
        Step("check-partner-where", "where-partner", 3, 6, "none"),
        Step("check-partner-true", "true", 3, 10, "none", about="partner"),
        Step("check-only-a-guess", "certain", 3, 21, "none", about="proofs"),
        Step("check-which-king", "called-card", 3, 2, "none"),
    ),
    play_on=_AS_DEFENDER,
    needs=("five", "signal-lead"),
    fights=(
        beliefs.PARTNER_MUST_SHOW,
        beliefs.DEAR_CARD_PROVES,
        beliefs.OVERTRUMP_OPPOSES,
    ),
)
