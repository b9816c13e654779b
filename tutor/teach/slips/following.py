"""Slips about what may be played to a trick, in both games."""

from tutor.core.message import N_
from tutor.teach.kinds.rule import cards, conventions, poignee
from tutor.teach.kinds.sort import king
from tutor.teach.kinds.tells import duties
from tutor.teach.kinds.true import no_hearts
from tutor.teach.slips.slip import Slip

NO_OVERTRUMP = Slip(
    "no-overtrump",
    N_("You stayed below a trump, though you held a higher one."),
    rules=("T-PLAY-OVERTRUMP", "T-PLAY-TRUMP-LED-OVER", "B-TR-OVERRUFF", "B-TR-TRUMPLED-BEAT"),
)
NO_OVERTRUMP_PARTNER = Slip(
    "no-overtrump-partner",
    N_("You spared the trump of a partner, though you held a higher one: partners are overtrumped too."),
)
SLIPS = (
    Slip(
        "no-follow",
        N_("You held the suit that was led, and chose a card of another."),
        rules=("T-PLAY-FOLLOW", "B-FOLLOW", "B-HEARTS-FOLLOW-OK"),
    ),
    Slip(
        "trumped-while-following",
        N_("You wanted to trump a suit of which you still held a card."),
        rules=("T-PLAY-FOLLOW-BEATS-TRUMP", "B-TR-PLAIN-FOLLOW"),
    ),
    Slip(
        "no-trump-played",
        N_("You discarded, though you held a trump that had to be played."),
        rules=("T-PLAY-MUST-TRUMP", "B-TR-MUST-RUFF"),
    ),
    NO_OVERTRUMP,
    NO_OVERTRUMP_PARTNER,
    Slip("heart-led", N_("You led a heart while you held another suit."), rules=("B-HEARTS-NO-LEAD", "B-KH-HEART-BAN")),
    Slip(
        "heart-ban-overstretched",
        N_("You stretched the ban on hearts: it is for leads alone, and only while you hold another suit."),
        sentences=(
            no_hearts.WHY["only-hearts"][1]["no-heart"],
            no_hearts.WHY["only-hearts"][1]["nothing"],
            no_hearts.WHY["void"][1]["no-heart"],
            no_hearts.WHY["hearts-led"][1]["no-heart"],
            no_hearts.WHY["hearts-led"][1]["suit"],
        ),
    ),
    Slip(
        "no-suit-to-follow",
        N_("You looked for a suit to follow where you need not follow any."),
        sentences=(no_hearts.WHY["lead"][1]["suit"], no_hearts.WHY["void"][1]["suit"]),
    ),
    Slip(
        "choice-as-a-duty",
        N_("You took a free choice for a duty."),
        sentences=(duties.NO_DUTY, no_hearts.WHY["void"][1]["heart"]),
    ),
    Slip(
        "king-may-wait-mixed-up",
        N_("You mixed up tables where the king of hearts may wait with those where he has to go."),
        sentences=(king.OTHERS_WAIT, king.KING_GOES, king.FOLLOWS),
    ),
    Slip(
        "king-given-wrongly",
        N_("You misjudged whether the king of hearts may go now, and who would pay for him."),
        sentences=(king.GOES_FREELY, king.UNDER_THE_ACE, king.HIGHEST),
    ),
    Slip(
        "rule-of-another-case",
        N_("You chose a rule that is about another case than this one."),
        sentences=(
            cards.ANOTHER_CASE,
            cards.OTHER_CARDS,
            conventions.OTHER_CARD,
            poignee.RIGHT_NUMBER,
            poignee.NO_NUMBER,
            poignee.NO_EXCUSE,
            poignee.NO_OTHER_TRUMP,
        ),
    ),
    Slip(
        "plain-cards-miscounted",
        N_("You overlooked how many plain cards there are to set aside."),
        sentences=(cards.NOT_SHORT, cards.TOO_SHORT),
    ),
)
