"""Slips about tables of another size, and about conduct at any table."""

from tutor.core.message import N_
from tutor.teach.kinds.line import chips, score_at
from tutor.teach.kinds.out import rounds
from tutor.teach.kinds.over import incidents
from tutor.teach.kinds.sort import tables
from tutor.teach.kinds.true import three
from tutor.teach.kinds.which import look_back
from tutor.teach.slips.slip import Slip

SLIPS = (
    Slip(
        "numbers-of-another-table",
        N_("You took what holds at a table of another size."),
        sentences=(
            three.DOG_AND_HANDS,
            three.PACKETS_OF_FOUR,
            three.HANDFULS,
            three.TWO_DEFENDERS,
            three.NO_PARTNER,
            three.AS_ANYWHERE,
            tables.FEWER_OR_MORE,
            *tables.SAYS.values(),
            rounds.ANOTHER_TABLE,
        ),
    ),
    Slip(
        "half-point-misplaced",
        N_("You gave a half point that is left over to the wrong side, or to nobody."),
        sentences=(three.A_HALF, score_at.HALF_CUT),
    ),
    Slip(
        "convention-given-up",
        N_("You thought that a convention holds only at a table of four."),
        sentences=(three.SAME_WORDS,),
    ),
    Slip(
        "round-left-out",
        N_("You left out the round in which the last trumps fall."),
        sentences=(rounds.LAST_ROUND,),
    ),
    Slip(
        "own-trump-counted-in-the-round",
        N_("You counted your own trump among those that a round draws from the others."),
        sentences=(rounds.OWN_FALL_TOO,),
    ),
    Slip(
        "conduct-mistaken",
        N_("You were wrong about what may be done, or looked at, at the table."),
        rules=("T-REVOKE", "T-PLAY-LAST-TRICK-LOOK", "T-PLAY-TURN", "T-DEAL-DOG-SHOW-COUNT", "T-DEAL-SHUFFLE"),
    ),
    Slip(
        "older-trick-asked-for",
        N_("You wanted to look at a trick that is no longer the last one gathered."),
        sentences=(look_back.TOO_OLD,),
    ),
    Slip(
        "what-follows-mistaken",
        N_("You were wrong about what follows when something goes wrong with a deal."),
        sentences=(*incidents.WHY.values(), incidents.STILL_OPEN, incidents.NO_HOUSE_RULE),
    ),
    Slip(
        "chips-counted-like-points",
        N_("You counted chips like points, with the margin."),
        sentences=(chips.LIKE_POINTS,),
    ),
    Slip(
        "short-stack-forgotten",
        N_("You forgot that nobody can win or lose more chips than they have."),
        sentences=(chips.NOT_THERE,),
    ),
)
