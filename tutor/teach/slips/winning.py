"""Slips about who wins a trick, who leads the next one and who pays."""

from tutor.core.message import N_
from tutor.teach import trick_told
from tutor.teach.barbu import endings_told
from tutor.teach.kinds.beats import barbu_cards, ranks
from tutor.teach.kinds.choice import tricks as choice_tricks
from tutor.teach.kinds.fate import cards
from tutor.teach.kinds.payer import contracts
from tutor.teach.kinds.sort import barbu_leads
from tutor.teach.kinds.wins import asked_suit, barbu_tricks, little_tables
from tutor.teach.kinds.wins import tricks as wins_tricks
from tutor.teach.slips.slip import Slip

SLIPS = (
    Slip(
        "overlooked-a-higher-card",
        N_("You overlooked a higher card of the suit."),
        sentences=(
            barbu_tricks.BEATEN,
            ranks.LOWER,
            little_tables.TOO_LOW,
            contracts.IS_BELOW,
            barbu_cards.A_HIGHER,
            barbu_cards.BELOW_QUEEN,
        ),
    ),
    Slip(
        "overlooked-a-trump",
        N_("You overlooked that a trump beats every card of another suit."),
        sentences=(wins_tricks.TRUMPED, barbu_tricks.RUFFED, ranks.TRUMPED, little_tables.NOT_OVER_A_TRUMP),
    ),
    Slip(
        "overlooked-a-higher-trump",
        N_("You overlooked a higher trump."),
        sentences=(wins_tricks.LOWER_TRUMP, ranks.LOWER_TRUMP),
    ),
    Slip(
        "another-suit-cannot-win",
        N_("You let a high card win that is not of the suit led."),
        sentences=(wins_tricks.OTHER_SUIT, barbu_tricks.NO_TRUMP_EITHER, ranks.ANOTHER_SUIT, contracts.CANNOT_WIN),
    ),
    Slip("won-too-dearly", N_("You won with more than was needed."), sentences=(little_tables.WINS_TOO_DEAR,)),
    Slip(
        "took-an-unwanted-trick",
        N_("You chose a card that takes a trick you did not want."),
        sentences=(little_tables.TAKES_IT, barbu_tricks.TAKES_IT, barbu_tricks.TOO_HIGH),
    ),
    Slip(
        "ducked-too-low",
        N_("You gave away a low card where a higher one would have stayed below too."),
        sentences=(little_tables.LOSES_TOO_LOW, barbu_tricks.TOO_LOW),
    ),
    Slip(
        "loser-leads",
        N_("You gave the lead to somebody who did not win the trick."),
        sentences=(little_tables.THEY_DO_NOT,),
    ),
    Slip(
        "later-card-asks",
        N_("You let a later card ask for its suit, though the first had asked already."),
        sentences=(asked_suit.NOT_IT,),
    ),
    Slip(
        "trick-settled-too-early",
        N_("You settled a trick to which somebody may still play a higher card."),
        sentences=(contracts.BEST_SO_FAR, contracts.MAY_WIN),
    ),
    Slip(
        "doubted-a-sure-winner",
        N_("You waited for another card, though the winner of the trick was certain."),
        sentences=(contracts.IS_COMPLETE, contracts.IS_CERTAIN, contracts.TOO_LATE),
    ),
    Slip(
        "player-of-the-card-pays",
        N_("You let the one who played the card pay for it, and not the winner of the trick."),
        sentences=(contracts.PLAYED_IT,),
    ),
    Slip(
        "queen-beats-a-queen",
        N_("You wanted to win a queen with another queen, which is of another suit."),
        sentences=(barbu_cards.THE_QUEEN,),
    ),
    Slip(
        "safe-card-that-can-win",
        N_("You trusted a card that can still win a trick."),
        sentences=(barbu_cards.COULD_WIN,),
    ),
    Slip(
        "cards-still-out-misjudged",
        N_("You misjudged which cards of the suit are still out."),
        sentences=(barbu_leads.NONE_HIGHER, barbu_leads.ALL_HIGHER, barbu_leads.SOME_HIGHER),
    ),
    Slip(
        "pile-of-the-losing-side",
        N_("You put cards on the pile of the side that did not win the trick."),
        sentences=(cards.WITH_THE_TRICK,),
    ),
    Slip("ruff-overlooked", N_("You forgot that the others can still ruff."), sentences=(barbu_cards.A_RUFF,)),
    Slip(
        "more-points-overlooked",
        N_("You overlooked a card that is worth more to your side in this trick."),
        sentences=(choice_tricks.BRINGS, choice_tricks.COSTS),
    ),
    Slip(
        "line-not-played-out",
        N_("You overlooked how the play goes on after this card."),
        sentences=(*trick_told.GOES.values(), endings_told.LAYS, endings_told.PASSES),
    ),
)
