"""Sentences about a table of five: the call of a king, and the partner whom it makes."""

from __future__ import annotations

from tutor.core.message import N_
from tutor.tarot.announce import THRESHOLD, WHO
from tutor.tarot.call import DEAD, FALLBACK, IN_DOG, SECRET, SELF, WHEN
from tutor.tarot.deal import SIZES
from tutor.tarot.legal_cards import LEAD_BAN, NO_DUTY_TO_HEAD, OVERTRUMP
from tutor.tarot.score.sheet import DISTRIBUTION
from tutor.tarot.score.tally import FIVE_PLAYERS
from tutor.teach.kinds.true.subject import Claim, Pair, Subject

DOG_OF_THREE = N_("With five players everybody gets 15 cards, and the dog three.")
POIGNEES = N_("At a table of five a simple poignée takes 8 trumps, a double one 10 and a triple one 13.")
SHARES = N_(
    "Each of the three defenders pays one share, or is paid one: two of the shares are the taker’s, and one is the"
    " partner’s."
)
QUEENS = N_(
    "A queen may be called by a taker who holds all four kings, and a knight by one who holds all the queens as well."
)
FIRST_LEAD = N_(
    "The first card of the deal may not be of the called suit, unless it is the called card itself; after that the suit"
    " is free."
)
DEAD_PLAYER = N_(
    "In the federation’s tournaments five at a table play as four: one in turn deals for the others and sits out,"
    " and no king is called."
)
CALL = Subject(
    N_("There are five of you at the table. Mark every sentence that is true."),
    (
        Pair(
            WHEN,
            Claim("before-the-dog", N_("The taker calls a king before the dog is turned up.")),
            Claim("after-the-dog", N_("The taker looks at the dog before calling a king.")),
            N_("Has the taker seen the dog when the king is called?"),
        ),
        Pair(
            SELF,
            Claim("own-may-be-called", N_("A taker may call a king that is in the taker’s own hand.")),
            Claim("own-never-called", N_("A taker may not call a king that is in the taker’s own hand.")),
            N_("Must the called king be in another hand?"),
        ),
        Pair(
            IN_DOG,
            Claim("alone-with-the-dog", N_("If the called king turns up in the dog, the taker plays alone.")),
            Claim("calls-again", N_("If the called king turns up in the dog, the taker calls another one.")),
            N_("What happens to a call when the king turns up in the dog?"),
        ),
        Pair(
            FALLBACK,
            Claim("queen-with-all-kings", N_("Only a taker who holds all four kings may call a queen.")),
            Claim("queen-instead", N_("Any taker may call a queen instead of a king.")),
            N_("What must a taker hold to call a queen?"),
            QUEENS,
        ),
        Pair(
            LEAD_BAN,
            Claim("first-lead-only", N_("From the second trick on, the suit of the called king may be led.")),
            Claim("until-the-king", N_("The suit of the called king may not be led until the king has been played.")),
            N_("For how long may the called suit not be led?"),
            FIRST_LEAD,
        ),
        Pair(
            SIZES,
            Claim("three-in-the-dog", N_("The dog has three cards, and the taker sets three cards aside.")),
            Claim("six-in-the-dog", N_("The dog has six cards, and the taker sets six cards aside.")),
            N_("With 15 cards for each of five players, how many are left for the dog?"),
            DOG_OF_THREE,
        ),
        Pair(
            THRESHOLD,
            Claim("eight-are-enough", N_("Eight trumps are enough for a simple poignée.")),
            Claim("ten-are-needed", N_("Eight trumps are too few for a simple poignée.")),
            N_("How many trumps does a simple poignée take when everybody holds 15 cards?"),
            POIGNEES,
        ),
        Pair(
            DISTRIBUTION,
            Claim("two-and-one", N_("Taker and partner win or pay in the proportion of two to one.")),
            Claim("half-each", N_("Taker and partner win or pay the same amount.")),
            N_("Three defenders pay the same. How is that shared between taker and partner?"),
            SHARES,
        ),
        Pair(
            DEAD,
            Claim("sits-out", N_("In the federation’s tournaments five players take turns to sit out, and four play.")),
            Claim("called-there-too", N_("In the federation’s tournaments five players call a king, as at home.")),
            N_("Is a king called in tournaments as well?"),
            DEAD_PLAYER,
        ),
    ),
)


PARTNER = Subject(
    N_("There are five of you at the table, and the taker has called a king. Mark every sentence that is true."),
    (
        Pair(
            SECRET,
            Claim("says-nothing", N_("The partner says nothing: the king shows it when it is played.")),
            Claim("says-so", N_("The partner says so before the first trick is led.")),
            N_("When do the others learn who the partner is?"),
        ),
        Pair(
            NO_DUTY_TO_HEAD,
            Claim("king-kept", N_("When the called suit is led, the partner may follow with a lower card of it.")),
            Claim("king-at-once", N_("When the called suit is led, the partner must play the king.")),
            N_("Must one play one’s highest card when a plain suit is led?"),
        ),
        Pair(
            LEAD_BAN,
            Claim("king-may-be-led", N_("If the partner leads to the first trick, it may be the called king itself.")),
            Claim("king-not-led", N_("To the first trick nobody may lead the called king.")),
            N_("Is there a card of the called suit that may be led to the first trick?"),
            FIRST_LEAD,
        ),
        Pair(
            OVERTRUMP,
            Claim(
                "over-the-taker", N_("A partner who has to trump must go over the taker’s trump, if that can be done.")
            ),
            Claim("spares-the-taker", N_("A partner who has to trump need not go over the taker’s trump.")),
            N_("If you have to trump, does it matter whose trump is in the trick?"),
        ),
        Pair(
            WHO,
            Claim("may-show", N_("The partner may show a poignée without saying which side it is for.")),
            Claim("may-not-show", N_("Only the taker and the defenders may show a poignée, not the partner.")),
            N_("Who may show a poignée?"),
        ),
        Pair(
            FIVE_PLAYERS,
            Claim(
                "given-at-the-count", N_("While the partner is secret, the card for the Excuse waits until the count.")
            ),
            Claim("given-at-once", N_("The partner gives a card for the Excuse at once, and so is known.")),
            N_("If the partner gave a card for the Excuse at once, what would everybody see?"),
        ),
        Pair(
            DISTRIBUTION,
            Claim("half-of-the-taker", N_("The partner wins or pays half as much as the taker.")),
            Claim("like-the-taker", N_("The partner wins or pays as much as the taker.")),
            N_("How many shares has the partner, and how many the taker?"),
            SHARES,
        ),
    ),
)
