"""The poignée that tells least of a hand."""

from __future__ import annotations

from tutor.core.cards import TAROT, TRUMP, Cards
from tutor.core.message import N_
from tutor.tarot.announce import EXCUSE_IMPLIES, POIGNEES, SHOW_EXACT, TRUMPS_NEEDED, Declaration
from tutor.tarot.trick import THE_EXCUSE
from tutor.teach.draw import Draw
from tutor.teach.judge import Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.choice.family import CHOICE
from tutor.teach.kinds.choice.options import FORBIDDEN, Advice, Merit, best_of
from tutor.teach.posed import Asked, Offer, Posed
from tutor.teach.question import Hints, Laid
from tutor.teach.saying import Saying
from tutor.teach.tarot.plays import PLAYERS, YOUR_TRUMPS

TELLS_LEAST = N_(
    "You hold these cards, and you may show any of the poignées below. After which of them do the others know least"
    " about your trumps? Count the trumps about which they are sure, one way or the other."
)
HOW_SURE = N_(
    "Take {held:card}, which you hold, and {missing:card}, which you do not. After which of these poignées would the"
    " others know about them?"
)
SURE_OF_SHOWN = N_("They are sure of the {sure} trumps that you show, and of no others.")
SURE_OF_ALL = N_("With the Excuse they are sure of all 21: what you do not show, you do not have.")

TRUMPS = TAROT.all.of(TRUMP)
#: The trumps that a simple, a double and a triple poignée take.
SIMPLE, DOUBLE, TRIPLE = TRUMPS_NEEDED[PLAYERS]


@kind(CHOICE, EXCUSE_IMPLIES, SHOW_EXACT)
def tells_less(draw: Draw) -> Posed | None:
    """Trumps for a double poignée with the Excuse, for a triple one, for either: smaller shows are allowed as well."""
    count = draw.rng.choice(draw.of((DOUBLE,), (TRIPLE,), (DOUBLE, TRIPLE))) - 1
    trumps = TAROT.set(draw.rng.sample([*TRUMPS], count))
    hand = trumps.with_card(THE_EXCUSE)
    shows = [TAROT.set(draw.rng.sample([*trumps], size)) for size in (SIMPLE, DOUBLE) if size <= count]
    named = {str(number): show for number, show in enumerate(draw.rng.sample([*shows, hand], len(shows) + 1), 1)}
    offers = tuple(Offer(name, tuple(show)) for name, show in named.items())
    asked = Asked((Laid(tuple(hand), Saying.plain(YOUR_TRUMPS)),), TELLS_LEAST, offers)

    def advised(judge: Judge) -> Advice:
        merits = {name: _merit(show, hand, judge) for name, show in named.items()}
        hidden, missing = next(iter(trumps - shows[0])), next(iter(TRUMPS - hand))
        return Advice(merits, Hints.plain(HOW_SURE, EXCUSE_IMPLIES, held=hidden, missing=missing))

    return best_of(asked, advised)


def _merit(show: Cards, hand: Cards, judge: Judge) -> Merit:
    """The fewer trumps everybody is sure of after a show, the better, if it is in order."""
    size = dict(zip(TRUMPS_NEEDED[PLAYERS], POIGNEES, strict=True))[len(show)]
    fault = judge.fault(Declaration(f"poignee {size}", show), hand, PLAYERS)
    if fault:
        return Merit(FORBIDDEN, Saying(fault.rule, ((fault.decides(legal=False), fault.facts),)))
    if THE_EXCUSE in show:
        return Merit(-len(TRUMPS), Saying.plain(SURE_OF_ALL, EXCUSE_IMPLIES))
    return Merit(-len(show), Saying.plain(SURE_OF_SHOWN, sure=len(show)))
