"""No Queens: each queen is a penalty."""

from __future__ import annotations

from dataclasses import dataclass

from tutor.barbu.contracts.contract import MAY_LEAD, NEGATIVE
from tutor.barbu.contracts.kinds import PenaltyCards
from tutor.barbu.contracts.promise import USUALLY_SHORT, Mark, Promise, low, ranks, short
from tutor.barbu.sources import PAGAT, TRENTHAM, WIKIPEDIA
from tutor.barbu.values import Values
from tutor.core.cards import Card, Cards
from tutor.core.message import N_
from tutor.core.rule import Rule

QUEEN = "Q"
#: A queen in a suit of no more cards than this is easily caught, or has to be played.
BARE = 3

LEAD_FREE = Rule(
    "B-NQ-LEAD-FREE",
    title=N_("No Queens: any card may be led"),
    statement=N_("In No Queens the player who leads may play any card, hearts too."),
    sources=(WIKIPEDIA,),
    allows=N_("You lead this trick, and in No Queens you may lead any card."),
    seen=N_("a free lead"),
    ask=MAY_LEAD,
)
SCORE = Rule(
    "B-NQ-SCORE",
    title=N_("No Queens: what a queen costs"),
    statement=N_(
        "In No Queens every queen costs points to the player who wins it: with the usual values 6, and 24 in all."
    ),
    sources=(WIKIPEDIA, PAGAT),
    line=N_("{by:player} won {cards:n|a queen|queens} ({cards:and})"),
)
FACE_UP = Rule(
    "B-NQ-FACEUP",
    title=N_("No Queens: the queens won stay face up"),
    statement=N_("In No Queens the queens that have been won lie face up in front of the player who won them."),
    sources=(WIKIPEDIA, PAGAT),
)
END = Rule(
    "B-NQ-END",
    title=N_("No Queens: play ends with the fourth queen"),
    statement=N_(
        "In No Queens play stops after the trick with the fourth queen. The trick is completed first, since its winner"
        " may still change."
    ),
    sources=(WIKIPEDIA,),
    line=N_("the trick with the fourth queen is complete, so play stops"),
)


def bare_queens(hand: Cards) -> int:
    """The number of queens with hardly a card of their suit beside them."""
    return sum(len(hand.of(queen.suit)) <= BARE for queen in hand.of_rank(QUEEN))


#: The features of a hand that win queens, above all badly guarded queens, or that avoid them: low cards and short
#: suits.
PROMISE = Promise(
    Rule(
        "B-STR-CALL-NQ",
        title=N_("No Queens with low cards in long suits"),
        statement=N_(
            "Advice: call No Queens with few queens, kings and aces; a long suit is no danger if it has low cards in"
            " it."
        ),
        sources=(TRENTHAM,),
        hint=N_(
            "You hold {top} {top:n|card that wins|cards that win} queens (queen, king or ace; 3 is usual), of which"
            " {bare} {bare:n|is a badly guarded queen|are badly guarded queens}, with at most two other cards of the"
            " suit. You also hold {low} low {low:n|card|cards} (2 to 5; 4 is usual) and {short} short"
            " {short:n|suit|suits}, of one card or none, where you can soon discard."
        ),
    ),
    {
        "top": Mark(-1.25, 3, ranks(QUEEN, "K", "A")),
        "bare": Mark(-2, 0.42, bare_queens),
        "low": Mark(0.75, 4, low),
        "short": Mark(2, USUALLY_SHORT, short),
    },
)


@dataclass(frozen=True, slots=True)
class NoQueens(PenaltyCards):
    """No Queens: take as few as you can."""

    name = "no-queens"
    title = N_("No Queens", "a contract of Barbu")
    goal = N_("Take as few queens as you can.")
    counts = N_("each queen {queen:signed}")
    things = N_("queens", "what counts in a contract")
    chapter = NEGATIVE
    lead_rule, score_rule, open_rule, end_rule = LEAD_FREE, SCORE, FACE_UP, END
    praise = (
        N_("Well ducked: that queen is not for you."),
        N_("You stayed low, and the queen goes to somebody else."),
    )
    promise = PROMISE

    def costly(self, card: Card) -> bool:
        """The queens."""
        return card.rank == QUEEN

    def price(self, _card: Card, values: Values, /) -> int:
        """The penalty for a queen (B-NQ-SCORE)."""
        return values.queen
