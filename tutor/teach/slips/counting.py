"""Slips in counting cards: one’s own, those played, those still out."""

from tutor.core.message import N_
from tutor.teach import watched
from tutor.teach.kinds.beats import barbu_cards
from tutor.teach.kinds.fate import petit as fate_petit
from tutor.teach.kinds.find import barbu
from tutor.teach.kinds.find import watched as find_watched
from tutor.teach.kinds.heard import reasons
from tutor.teach.kinds.out import deals, dealt, domino, guards, hearts, told, tricks, unseen
from tutor.teach.kinds.out import poignee as out_poignee
from tutor.teach.kinds.proves import poignee as proves_poignee
from tutor.teach.kinds.proves import watched as proves_watched
from tutor.teach.kinds.tells import own_cards
from tutor.teach.kinds.where import petit as where_petit
from tutor.teach.kinds.which import watched as which_watched
from tutor.teach.slips.slip import Slip

SLIPS = (
    Slip(
        "own-cards-forgotten",
        N_("You forgot the cards in your own hand."),
        sentences=(
            tricks.COUNTED_OUT,
            find_watched.YOURS,
            tricks.OWN_FORGOTTEN,
            tricks.FORGOT_OWN,
            hearts.YOURS_TOO,
            hearts.YOURS_LEFT_OUT,
            out_poignee.WITHOUT_MINE,
            out_poignee.FORGOT_OWN,
            barbu.IN_YOUR_HAND,
            barbu_cards.QUEEN_YOURS,
            own_cards.SEE_YOURSELF,
            reasons.YOU_HOLD_IT,
            proves_poignee.WHY["mine"],
        ),
    ),
    Slip(
        "played-cards-forgotten",
        N_("You forgot what has already been played."),
        sentences=(
            tricks.NONE_GONE,
            watched.PLAYED,
            which_watched.NOT_THEIRS,
            which_watched.IT_IS_GONE,
            tricks.FORGOT_PLAYED,
            told.FORGOT_PLAYED,
            barbu_cards.QUEEN_PLAYED,
            barbu.LIES_OPEN,
            barbu.IN_THIS_TRICK,
            reasons.ANOTHER_HAD_IT,
            reasons.SHOWN_SINCE,
            proves_poignee.WHY["gone"],
        ),
    ),
    Slip(
        "gone-instead-of-left",
        N_("You gave the number of those that are gone, not of those that are left."),
        sentences=(tricks.GONE, deals.ALREADY),
    ),
    Slip(
        "card-to-come-taken-for-played",
        N_("You remembered a card as played that is still to come."),
        sentences=(which_watched.NOT_THEIRS_YET,),
    ),
    Slip(
        "follower-taken-for-void",
        N_("You remembered somebody as void who has followed suit."),
        sentences=(proves_watched.HAS_FOLLOWED,),
    ),
    Slip(
        "off-suit-cards-forgotten",
        N_("You forgot the cards that were played to tricks of other suits."),
        sentences=(tricks.FORGOT_DISCARDS, tricks.RUFFS_FORGOTTEN),
    ),
    Slip(
        "knight-forgotten",
        N_("You counted thirteen cards in a suit and forgot the knight."),
        sentences=(unseen.OF_THIRTEEN,),
    ),
    Slip(
        "dog-forgotten",
        N_("You forgot the dog."),
        sentences=(
            out_poignee.LESS_DOG,
            dealt.WITHOUT_DOG,
            dealt.LESS_DOG,
            proves_poignee.WHY["dog"],
            where_petit.IT_WAS_IN_DOG,
        ),
    ),
    Slip(
        "shown-cards-forgotten",
        N_("You forgot what was shown."),
        sentences=(proves_poignee.WHY["shown"], where_petit.IT_IS_ELSEWHERE, where_petit.IT_WAS_SHOWN),
    ),
    Slip(
        "promise-not-subtracted",
        N_("You forgot to take away what your partner has promised."),
        sentences=(told.FORGOT_PARTNER,),
    ),
    Slip(
        "number-of-another-table",
        N_("You used the number of a table with more or fewer players."),
        sentences=(dealt.AT_ANOTHER_TABLE,),
    ),
    Slip("plain-cards-as-guards", N_("You counted plain cards as guards of a trump."), sentences=(guards.PLAIN_CARDS,)),
    Slip(
        "last-round-left-out",
        N_("You stopped one round too early: in the next one the card has to go."),
        sentences=(guards.WITH_PETIT, guards.GUARDS_ALONE),
    ),
    Slip(
        "one-round-too-many", N_("You gave the card a round too many for its guards."), sentences=(guards.ONE_TOO_MANY,)
    ),
    Slip(
        "hunt-miscounted",
        N_("You miscounted the rounds of trumps that the Petit can last."),
        sentences=(fate_petit.OUTLASTS, fate_petit.FALLS_IN_TIME),
    ),
    Slip(
        "all-queens-counted",
        N_("You counted every queen of yours, the well-guarded ones too."),
        sentences=(guards.ALL_YOUR_QUEENS,),
    ),
    Slip(
        "card-itself-counted",
        N_("You counted the card itself among those that come before it."),
        sentences=(domino.ITSELF,),
    ),
    Slip(
        "starting-card-forgotten", N_("You forgot the card that opens the suit."), sentences=(domino.START_FORGOTTEN,)
    ),
    Slip(
        "one-set-only",
        N_("You counted the rest of one dealer’s set, and not what was asked."),
        sentences=(deals.ONE_SET, deals.OWN_SET),
    ),
    Slip(
        "whole-match-counted",
        N_("You counted to the end of the match, and not of the set."),
        sentences=(deals.WHOLE_MATCH,),
    ),
)
