"""The rule by which a poignée that is laid out is refused, if it is."""

from __future__ import annotations

from tutor.core.message import N_
from tutor.tarot.announce import EXCUSE_IMPLIES, EXCUSE_STANDS_IN, SHOW_EXACT, THRESHOLD
from tutor.tarot.trick import THE_EXCUSE
from tutor.teach.boards import falling
from tutor.teach.draw import Draw
from tutor.teach.judge import Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.rule.asked import named
from tutor.teach.kinds.rule.family import RULE
from tutor.teach.posed import Asked, Offer, Posed, Verdicts
from tutor.teach.question import Hints, Laid
from tutor.teach.saying import Saying
from tutor.teach.tarot.poignees import FAULTS, Show, needed, proper, says_of, table

WHAT_IS_WRONG = N_(
    "There are {players} of you at the table, and you announce a {size:term} poignée. What is there to say of it?"
)
LAID_OUT = N_("You lay out:", "above some cards")
KEPT = N_("In your hand there {count:n|stays|stay}:", "above some cards")
NOTHING_KEPT = N_("You lay out all that you have:", "above some cards")
SOME_KEPT = N_(
    "You lay out {count} cards and keep {kept:and}. How many does a {size:term} poignée take at this table, and is the"
    " Excuse among those laid out?"
)
ALL_SHOWN = N_("You lay out all that you have, {count} cards. How many does a {size:term} poignée take at this table?")
#: The faults that may be found, by the rule that says so, or none.
NOTHING = "nothing"
ANSWERS = {
    NOTHING: N_("Nothing is wrong with it"),
    THRESHOLD.id: N_("Your trumps are too few for this size"),
    SHOW_EXACT.id: N_("Your trumps are enough, but you lay out the wrong number of cards"),
    EXCUSE_IMPLIES.id: N_("The number is right, but the Excuse may not be among them"),
}
SOMETHING_IS = N_("This show is refused, so something is wrong with it.")
RIGHT_NUMBER = N_("This poignée takes {count} cards, and that is how many you have laid out.")
NO_NUMBER = N_("With this hand no number of cards would do.")
NO_EXCUSE = N_("The Excuse is not among the cards that you lay out.")
NO_OTHER_TRUMP = N_("The Excuse may be among them, since no other trump stays hidden.")


@kind(RULE, THRESHOLD, SHOW_EXACT, EXCUSE_STANDS_IN, EXCUSE_IMPLIES, edition=2)
def handful_refused(draw: Draw) -> Posed:
    """A show that is refused, at a table of four; one that may be in order; the same at any table."""
    players = table(draw)
    show = draw.rng.choice(draw.of(FAULTS, (*FAULTS, proper), (*FAULTS, proper)))(players, draw.rng)
    kept = show.held.hand - show.laid
    boards = [Laid(falling(show.laid), Saying.plain(LAID_OUT if kept else NOTHING_KEPT), data={"shown": True})]
    if kept:
        boards.append(Laid(falling(kept), Saying.plain(KEPT, count=len(kept)), data={"shown": False}))
    offers = tuple(Offer(name, Saying.plain(text)) for name, text in ANSWERS.items())
    asked = Asked(tuple(boards), WHAT_IS_WRONG, offers, {"players": players, "size": show.size})

    def verdicts(judge: Judge) -> Verdicts:
        right, decides = says_of(*show, judge)
        wrong = decides.rule.id if decides.rule and not right else NOTHING
        hints = Hints.plain(
            SOME_KEPT if kept else ALL_SHOWN, THRESHOLD, size=show.size, count=len(show.laid), kept=kept
        )
        return named(
            asked,
            wrong,
            (decides,),
            {NOTHING: Saying.plain(SOMETHING_IS, decides.rule), **_not_wrong(show, judge)},
            hints,
        )

    return Posed(asked, verdicts)


def _not_wrong(show: Show, judge: Judge) -> dict[str, Saying]:
    """The reasons why the number of trumps, that of the cards, or the Excuse is not to blame."""
    count, enough = needed(show.held.players, show.size), show.held.ruling(show.size, judge)
    right_number = Saying.plain(RIGHT_NUMBER, SHOW_EXACT, count=count)
    return {
        THRESHOLD.id: Saying(enough.rule, ((enough.reason.decides(legal=enough.legal), enough.reason.facts),)),
        SHOW_EXACT.id: right_number if enough.legal else Saying.plain(NO_NUMBER, THRESHOLD),
        EXCUSE_IMPLIES.id: Saying.plain(NO_OTHER_TRUMP if THE_EXCUSE in show.laid else NO_EXCUSE, EXCUSE_IMPLIES),
    }
