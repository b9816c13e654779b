"""The cards of an écart that the others are shown."""

from __future__ import annotations

from tutor.core.message import N_
from tutor.tarot.dog import PREFIX, SHOW_TRUMPS
from tutor.teach.draw import Draw
from tutor.teach.glances import longest_suit, marked
from tutor.teach.judge import Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.find.family import FIND
from tutor.teach.posed import Asked, Posed, Verdicts, card_offers
from tutor.teach.question import Hints
from tutor.teach.saying import Saying
from tutor.teach.tarot.ecarts import SIX, PickedUp

WHICH_ARE_SHOWN = N_("You set these six cards aside. Which of them must you show to your opponents? Mark all of them.")
MUST_BE_SHOWN = N_("It is a trump, and trumps that are set aside are shown.")
STAYS_HIDDEN = N_("Plain cards lie face down; nobody else sees them before the count.")
WHICH_IN_NEED = N_("Your écart is {cards:and}. Which of these may be set aside only when nothing else is left?")


@kind(FIND, SHOW_TRUMPS, edition=2, against=(marked(longest_suit),))
def ecart_shown(draw: Draw) -> Posed:
    """An écart with more plain cards in it or more trumps."""
    begun = PickedUp.drawn(draw.rng.randint(*draw.of((3, 5), (2, 5), (2, 4))), draw.rng).at
    made = begun
    for _ in range(SIX):
        made = made.after(draw.rng.choice(made.obligation().legal()))
    asked = Asked((), WHICH_ARE_SHOWN, card_offers(made.aside))
    look = Saying.plain(WHICH_IN_NEED, cards=made.aside)

    def verdicts(judge: Judge) -> Verdicts:
        shown = {
            move.removeprefix(PREFIX)
            for ruling in judge.obligation(begun).rulings
            if SHOW_TRUMPS in [note.rule for note in ruling.notes]
            for move in ruling.moves
        }
        says = {True: Saying.plain(MUST_BE_SHOWN, SHOW_TRUMPS), False: Saying.plain(STAYS_HIDDEN, SHOW_TRUMPS)}
        on = {card.code: (card.code in shown, says[card.code in shown]) for card in made.aside}
        rule = Saying.plain(SHOW_TRUMPS.statement, SHOW_TRUMPS)
        return Verdicts((rule,), Hints((look,), (rule,)), on)

    return Posed(asked, verdicts)
