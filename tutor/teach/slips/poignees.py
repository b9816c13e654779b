"""Slips about the poignée: how many trumps, which ones, when, and whether to show them."""

from tutor.core.message import N_
from tutor.teach.kinds.audit import shows as audit_shows
from tutor.teach.kinds.choice import poignee as choice_poignee
from tutor.teach.kinds.choice import prize
from tutor.teach.kinds.choice import shows as choice_shows
from tutor.teach.kinds.may import poignee as may_poignee
from tutor.teach.kinds.out import poignee as out_poignee
from tutor.teach.kinds.where import petit
from tutor.teach.slips.slip import Slip

SLIPS = (
    Slip(
        "poignee-size-misjudged",
        N_("You misjudged which poignée these trumps are enough for."),
        sentences=(audit_shows.ENOUGH,),
        rules=("T-POIGNEE-THRESH",),
    ),
    Slip(
        "poignee-overlooked", N_("You overlooked a poignée that may be shown."), sentences=(may_poignee.THERE_IS_ONE,)
    ),
    Slip(
        "wrong-number-shown",
        N_("You allowed another number of trumps than this poignée has."),
        rules=("T-POIGNEE-SHOW-EXACT",),
    ),
    Slip(
        "excuse-shown-beside-a-hidden-trump",
        N_("You allowed the Excuse in a poignée while another trump stays hidden."),
        rules=("T-POIGNEE-EXCUSE-IMPLIES",),
    ),
    Slip(
        "excuse-in-a-poignee-unread",
        N_("You did not read what the Excuse in a poignée says: its player has no other trump."),
        sentences=(choice_shows.SURE_OF_ALL, out_poignee.NONE_AFTER_ALL, petit.NOT_WITH_EXCUSE),
    ),
    Slip(
        "shown-trumps-as-all",
        N_("You took the trumps that were shown for all that there are."),
        sentences=(out_poignee.NEVER_NONE, choice_shows.SURE_OF_SHOWN),
    ),
    Slip("poignee-too-late", N_("You let somebody show a poignée after their first card."), rules=("T-POIGNEE-WHEN",)),
    Slip("poignee-twice", N_("You let somebody show a second poignée."), rules=("T-POIGNEE-WHO",)),
    Slip(
        "advice-poignee-in-a-losing-deal",
        N_("Against the usual advice, you showed a poignée in a deal that your side is likelier to lose."),
        sentences=(choice_poignee.NO_REASON,),
    ),
    Slip(
        "advice-poignee-kept-for-nothing",
        N_("Against the usual advice, you gave up points to hide trumps that need no hiding."),
        sentences=(choice_poignee.GIVES_UP, choice_poignee.KEPT_FOR_NOTHING, choice_poignee.SIMPLE_HIDES_LITTLE),
    ),
    Slip(
        "advice-stakes-of-another-game",
        N_("Against the usual advice, you weighed the poignée as in another game than this one."),
        sentences=(*prize.SAYS.values(),),
    ),
)
