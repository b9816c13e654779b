"""Slips about the Excuse: to the trick, in the count, and as a signal."""

from tutor.core.message import N_
from tutor.teach.kinds.audit import shows
from tutor.teach.kinds.certain import guesses
from tutor.teach.kinds.fate import cards
from tutor.teach.kinds.find import given
from tutor.teach.kinds.lies import own
from tutor.teach.kinds.out import guards, poignee, rounds, tricks, unseen
from tutor.teach.kinds.sort import excuse as sort_excuse
from tutor.teach.kinds.tells import excuse as tells_excuse
from tutor.teach.kinds.wins import asked_suit
from tutor.teach.kinds.worth import excuse as worth_excuse
from tutor.teach.slips.slip import Slip
from tutor.teach.tarot import hand_slips

SLIPS = (
    Slip(
        "excuse-asks-for-a-suit",
        N_("You let the Excuse ask for a suit; the card after it does."),
        sentences=(asked_suit.ALREADY, asked_suit.NONE_THERE),
        rules=("T-EXC-LED",),
    ),
    Slip("excuse-wins", N_("You let the Excuse win, as a joker would."), rules=("T-EXC-NEVER-WINS",)),
    Slip("excuse-not-allowed", N_("You forgot that the Excuse may be played to any trick."), rules=("T-EXC-ANYTIME",)),
    Slip(
        "counted-the-excuse",
        N_("You counted the Excuse as a trump."),
        sentences=(
            unseen.OF_TWENTY_TWO,
            tricks.EXCUSE_COUNTED,
            poignee.EXCUSE_A_TRUMP,
            tells_excuse.PROMISES_TRUMPS,
            rounds.NO_TRUMP,
        ),
        rules=("T-DECK-EXCUSE-NOT-TRUMP",),
    ),
    Slip(
        "excuse-left-out",
        N_("You left out the Excuse, which counts here."),
        sentences=(guards.WITHOUT_EXCUSE, hand_slips.EXCUSE_LEFT_OUT, shows.STANDS_IN),
    ),
    Slip(
        "excuse-with-the-trick",
        N_("You left the Excuse with the trick, though its side keeps it."),
        sentences=(worth_excuse.FORGOTTEN,),
        rules=("T-EXC-KEEP",),
    ),
    Slip(
        "excuse-moved-the-wrong-way", N_("You moved the Excuse to the wrong side."), sentences=(worth_excuse.OTHER_WAY,)
    ),
    Slip(
        "no-card-for-the-excuse",
        N_("You forgot the low card that is given for the Excuse."),
        sentences=(worth_excuse.NO_CARD,),
        rules=("T-EXC-DEBT",),
    ),
    Slip(
        "excuse-kept-in-the-last-trick",
        N_("You forgot that the Excuse changes sides in the last trick."),
        sentences=(worth_excuse.NOT_THEN,),
        rules=("T-EXC-LAST-LOST",),
    ),
    Slip(
        "gave-too-much-for-the-excuse",
        N_("You gave more for the Excuse than a low card."),
        sentences=(given.WORTH_TOO_MUCH,),
    ),
    Slip(
        "excuse-proves-nothing",
        N_("You read in the Excuse that its player has no more of the suit."),
        sentences=(tells_excuse.NO_PROOF, guesses.WHENEVER),
    ),
    Slip(
        "excuse-signal-misplaced",
        N_("You heard in the Excuse what it says only at another moment."),
        sentences=(tells_excuse.OWN_SUIT, tells_excuse.TRUMPS_ONLY, tells_excuse.NOT_FIRST, own.EXCUSE_SILENT),
        rules=("T-SIG-EXC-LEAD",),
    ),
    Slip(
        "excuse-signal-missed",
        N_("You took the Excuse for silent where it says something."),
        sentences=(tells_excuse.DOES_SPEAK,),
    ),
    Slip(
        "card-given-for-nothing",
        N_("You gave a card for an Excuse whose side won the trick itself."),
        sentences=(cards.IN_THE_TRICK,),
    ),
    Slip(
        "advice-excuse-spent-for-little",
        N_("Against the usual advice, you spent the Excuse where it saves little."),
        sentences=(sort_excuse.IS_GUARDED, sort_excuse.TOO_LITTLE),
    ),
    Slip(
        "advice-excuse-kept-too-long",
        N_("Against the usual advice, you kept the Excuse where it saves much."),
        sentences=(sort_excuse.SAVES_QUEEN, sort_excuse.SAVES_TRUMP),
    ),
)
