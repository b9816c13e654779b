"""Sentences about a table of three: what is different there, and what stays as it is at a table of four."""

from __future__ import annotations

from tutor.core.message import N_
from tutor.tarot.announce import THRESHOLD
from tutor.tarot.auction import TAKER
from tutor.tarot.conventions.catalogue import LEAD_LOW
from tutor.tarot.deal import PACKETS, SIZES
from tutor.tarot.legal_cards import TRUMP_LED_OVER
from tutor.tarot.score.count import HALF
from tutor.tarot.score.count import THRESHOLD as NEEDED
from tutor.tarot.score.sheet import DISTRIBUTION
from tutor.teach.kinds.true.subject import Claim, Pair, Subject
from tutor.teach.topics import TOPICS

DOG_AND_HANDS = N_("With three players everybody gets 24 cards, and the dog has six.")
PACKETS_OF_FOUR = N_("With three players the federation deals packets of four cards; some tables deal three at a time.")
HANDFULS = N_("With three players a simple poignée takes 13 trumps, a double one 15 and a triple one 18.")
TWO_DEFENDERS = N_("With three players there are two defenders: the taker wins or pays twice what each of them does.")
A_HALF = N_(
    "A half point goes to the winner of the deal: with two bouts, 40½ count as 40 and the contract is lost by 1; 41½"
    " count as 42, and it is made by 1."
)
NO_PARTNER = N_("With three players nobody calls a king: the taker is alone against two.")
AS_ANYWHERE = N_(
    "The points of the pack are the same at every table, and so is what the taker needs: 56 points, 51, 41 or 36, with"
    " no bout, one, two or three."
)
SAME_WORDS = N_(
    "No convention names a number of players: to the other defender, a low card promises the king or the"
    " queen of its suit, as at a table of four."
)
THREE = Subject(
    N_("There are three of you at the table. Mark every sentence that is true."),
    (
        Pair(
            SIZES,
            Claim("dog-of-six-at-three", N_("Everybody gets 24 cards, and the dog has six.")),
            Claim("dog-of-three-at-three", N_("Everybody gets 25 cards, and the dog has three.")),
            N_("How many of the 78 cards are left when three players have 24 each?"),
            DOG_AND_HANDS,
        ),
        Pair(
            PACKETS,
            Claim("packets-of-four", N_("By the federation’s rules the cards are dealt in packets of four.")),
            Claim("packets-of-three", N_("By the federation’s rules the cards are dealt in packets of three.")),
            N_("How many cards does the federation put into a packet when everybody gets 24?"),
            PACKETS_OF_FOUR,
        ),
        Pair(
            THRESHOLD,
            Claim("twelve-are-too-few", N_("Twelve trumps are too few for a simple poignée.")),
            Claim("ten-will-do", N_("Ten trumps are enough for a simple poignée.")),
            N_("How many trumps does a simple poignée take when everybody holds 24 cards?"),
            HANDFULS,
        ),
        Pair(
            TAKER,
            Claim("alone-against-two", N_("The taker plays alone against the two others.")),
            Claim("with-a-king", N_("The taker calls a king, and whoever holds it plays with the taker.")),
            N_("Is a king called when three are playing?"),
            NO_PARTNER,
        ),
        Pair(
            NEEDED,
            Claim("needs-as-much", N_("The taker needs as many points as at a table of four.")),
            Claim("needs-less", N_("The taker needs fewer points than at a table of four.")),
            N_("Are there fewer points in the pack when there are fewer players?"),
            AS_ANYWHERE,
        ),
        Pair(
            HALF,
            Claim("half-to-the-defence", N_("With two bouts and 40½ points the contract is lost by one point.")),
            Claim("half-makes-it", N_("With two bouts and 40½ points the contract is made.")),
            N_("If 41 points are needed and the taker has 40½, who wins the deal, and whose is the half point?"),
            A_HALF,
        ),
        Pair(
            HALF,
            Claim("half-to-the-taker", N_("With two bouts and 41½ points the contract is made by one point.")),
            Claim("half-is-dropped", N_("With two bouts and 41½ points the contract is made exactly.")),
            N_("If 41 points are needed and the taker has 41½, who wins the deal, and whose is the half point?"),
            A_HALF,
        ),
        Pair(
            DISTRIBUTION,
            Claim("twice-each", N_("The taker wins or pays twice what each defender does.")),
            Claim("three-times-each", N_("The taker wins or pays three times what each defender does.")),
            N_("With how many defenders does the taker settle?"),
            TWO_DEFENDERS,
        ),
        Pair(
            TRUMP_LED_OVER,
            Claim(
                "over-the-other-defender",
                N_("When trumps are led, a defender must go over the other defender’s trump, if that can be done."),
            ),
            Claim("spares-the-other", N_("When trumps are led, a defender may stay below the other defender’s trump.")),
            N_("If trumps are led, does it matter whose trump is the highest so far?"),
        ),
        Pair(
            LEAD_LOW,
            Claim(
                "low-lead-promises",
                N_("By convention, a low card of a suit that a defender leads first promises its king or its queen."),
            ),
            Claim(
                "low-lead-is-silent",
                N_("With only one other defender, a low card that is led makes no promise by any convention."),
            ),
            N_("Do the conventions say how many defenders there have to be?"),
            SAME_WORDS,
        ),
    ),
    (TOPICS["T44"],),
)
