"""Sentences about the Excuse, slams and an écart."""

from __future__ import annotations

from tutor.core.message import N_
from tutor.tarot.dog import COUNTS_TAKER, GAME_CALL, SHOW, SHOW_TRUMPS
from tutor.tarot.excuse import EXCUSE_LAST, EXCUSE_WINS
from tutor.tarot.legal_cards import EXCUSE_ANYTIME, EXCUSE_LED, EXCUSE_NOT_TRUMP
from tutor.tarot.score.bonuses import PETIT_SLAM, SLAM_DEFENCE
from tutor.tarot.score.count import EXCUSE_KEPT
from tutor.tarot.score.tally import DEBT
from tutor.tarot.slam import SLAM, SLAM_DEF, SLAM_EXCUSE_LAST, SLAM_LEAD
from tutor.tarot.trick import EXCUSE_NEVER_WINS
from tutor.teach.kinds.true.subject import Claim, Pair, Subject

EXCUSE = Subject(
    N_("Mark every sentence about the Excuse that is true."),
    (
        Pair(
            EXCUSE_NOT_TRUMP,
            Claim("no-trump", N_("A player who has the Excuse and no trump may discard where a trump is asked for.")),
            Claim("a-trump", N_("A player who has no trump but the Excuse must play it where a trump is asked for.")),
            N_("If a trump is asked for, does the Excuse count as one?"),
        ),
        Pair(
            EXCUSE_ANYTIME,
            Claim("any-time", N_("The Excuse may be played even by somebody who could follow suit.")),
            Claim("only-when-void", N_("The Excuse may be played only by somebody who cannot follow suit.")),
            N_("Must the Excuse wait until its player cannot follow suit?"),
        ),
        Pair(
            EXCUSE_LED,
            Claim("led-then-any-card", N_("If the Excuse is led, the next player may play any card.")),
            Claim("not-led", N_("The Excuse may not be led.")),
            N_("If the Excuse is led, is there a suit to follow yet?"),
        ),
        Pair(
            EXCUSE_NEVER_WINS,
            Claim("below-all", N_("The lowest card of the suit led is better than the Excuse.")),
            Claim("below-21-only", N_("The Excuse beats every card but trump 21.")),
            N_("Which cards does the Excuse beat?"),
        ),
        Pair(
            EXCUSE_KEPT,
            Claim("stays", N_("Before the last trick, the Excuse stays with the side that has played it.")),
            Claim("goes-to-the-winner", N_("The Excuse belongs to whoever wins the trick with it.")),
            N_("When a trick with the Excuse in it is won, does the Excuse go with the other cards?"),
        ),
        Pair(
            DEBT,
            Claim("given-later", N_("A side that has won no low card yet gives one for the Excuse later.")),
            Claim("lost-without-a-card", N_("A side that has won no low card yet loses its Excuse.")),
            N_("Can a card that is owed for the Excuse be given later?"),
        ),
        Pair(
            EXCUSE_LAST,
            Claim(
                "last-changes-sides",
                N_("A side that has lost a trick loses its Excuse, too, if it plays it to the last trick."),
            ),
            Claim("not-last", N_("The Excuse may not be played to the last trick.")),
            N_("What is different about the Excuse in the last trick?"),
        ),
        Pair(
            EXCUSE_WINS,
            Claim("wins-after-all-others", N_("If one side has won every trick so far, its Excuse wins the last one.")),
            Claim("wins-never", N_("The Excuse cannot win even the last trick of a side that has won all the others.")),
            N_("Is there a deal in which the Excuse can win a trick?"),
        ),
    ),
)
SLAMS = Subject(
    N_("Mark every sentence about slams that is true."),
    (
        Pair(
            SLAM_DEF,
            Claim("every-trick", N_("A slam is every trick of the deal.")),
            Claim("every-trick-but-one", N_("A slam is every trick of the deal but one.")),
            N_("How many tricks may a side lose and still have made a slam?"),
        ),
        Pair(
            SLAM,
            Claim(
                "announced-before-the-lead",
                N_("The taker may announce a slam when the contract is settled, before the first lead."),
            ),
            Claim("announced-after-a-trick", N_("The taker may still announce a slam after the first trick.")),
            N_("Up to when can a slam be announced?"),
        ),
        Pair(
            SLAM_LEAD,
            Claim("announcer-leads", N_("Whoever announces a slam leads to the first trick.")),
            Claim("after-the-dealer", N_("After a slam is announced, the player after the dealer leads as always.")),
            N_("Who leads once a slam has been announced?"),
        ),
        Pair(
            SLAM_EXCUSE_LAST,
            Claim(
                "excuse-last", N_("A player who has announced a slam and holds the Excuse keeps it for the last trick.")
            ),
            Claim("excuse-first", N_("A player who has announced a slam plays the Excuse to the first trick.")),
            N_("To which trick does the Excuse belong if a slam has been announced?"),
        ),
        Pair(
            SLAM_DEFENCE,
            Claim(
                "defenders-too",
                N_("The defenders can make a slam as well; each of them is then paid another 200 points."),
            ),
            Claim("taker-only", N_("Only the taker’s side can make a slam.")),
            N_("What if the defenders win all the tricks?"),
        ),
        Pair(
            PETIT_SLAM,
            Claim(
                "petit-before", N_("If the Excuse is the last card of a slam, the Petit counts in the trick before.")
            ),
            Claim("no-petit", N_("If the Excuse is the last card of a slam, there is no bonus for the Petit.")),
            N_("If the Excuse ends a slam, in which trick can the Petit still count?"),
        ),
    ),
)
ECART = Subject(
    N_(
        "You have set six cards aside and have said “jeu”: the écart is closed, and nobody has led yet. Mark every"
        " sentence that is true now."
    ),
    (
        Pair(
            GAME_CALL,
            Claim("not-again", N_("Even you may not look at the écart again.")),
            Claim("look", N_("You may look at the écart again.")),
            N_("After “jeu”, may anybody look at the écart?"),
        ),
        Pair(
            GAME_CALL,
            Claim("as-they-are", N_("None of these cards may be exchanged any more.")),
            Claim("exchange", N_("You may exchange one of these cards for a better one.")),
            N_("After “jeu”, can a card still go back to the hand?"),
        ),
        Pair(
            GAME_CALL,
            Claim("mend", N_("If the cards are five or seven by mistake, that may still be put right.")),
            Claim("too-late", N_("If the cards are five or seven by mistake, it is too late to put that right.")),
            N_("After “jeu”, can an écart of five or seven cards be put right?"),
        ),
        Pair(
            SHOW,
            Claim("dog-seen", N_("Everybody has seen which cards were in the dog.")),
            Claim("dog-unseen", N_("Nobody but you has seen which cards were in the dog.")),
            N_("Was the dog shown before the taker picked it up?"),
        ),
        Pair(
            COUNTS_TAKER,
            Claim("for-you", N_("At the end these cards count with your tricks.")),
            Claim("for-the-defence", N_("At the end these cards count for the defence.")),
            N_("Whose points are those of an écart at the end?"),
        ),
        Pair(
            SHOW_TRUMPS,
            Claim("trumps-shown", N_("If there were a trump among them, you would have to show it.")),
            Claim("trumps-hidden", N_("Trumps in an écart would lie face down like all other cards.")),
            N_("How does the defence learn of trumps that are set aside?"),
        ),
    ),
)
