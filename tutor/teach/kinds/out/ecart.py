"""The trumps that have to be set aside: as many as the cards that may go fall short."""

from __future__ import annotations

from tutor.core.cards import TAROT, TRUMP, Cards
from tutor.core.message import N_
from tutor.games import reached
from tutor.tarot.dog import FORCED_TRUMP, KINGS, NO_KING, NO_TRUMP, PLAIN, PREFIX
from tutor.teach.boards import of_ecart
from tutor.teach.draw import Draw
from tutor.teach.judge import Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.out.count import so_many
from tutor.teach.kinds.out.family import OUT
from tutor.teach.posed import Asked, Posed, Verdicts
from tutor.teach.question import Hints, Laid
from tutor.teach.saying import Saying
from tutor.teach.tarot.ecarts import SIX, with_dog

ALL_HELD = N_("You have picked up the dog, and now you hold:")
LEAVE_OUT = N_(
    "{aside} cards have to go. Count your cards from {first:card} to {last:card}, leaving out what may never be set"
    " aside: are there enough?"
)
HOW_MANY_TRUMPS = N_("How many trumps must you set aside?")
THAT_MANY = N_(
    "{aside} cards have to go, and {plain} plain {plain:n|card|cards} below the king may: so {short}"
    " {short:n|trump|trumps} must make up the number."
)
ENOUGH = N_("{aside} cards have to go, and {plain} plain cards below the king may go: no trump is needed.")
COURTS_MAY_GO = N_("Queens, knights and jacks may go too: only the kings stay.")
KINGS_STAY = N_("A king never goes, so it does not help to make up the number.")


@kind(OUT, FORCED_TRUMP, NO_TRUMP, NO_KING)
def trumps_aside(draw: Draw) -> Posed:
    """Too few plain cards; from the second level on a few more, so that there may be just enough."""
    held = with_dog(draw.rng.randint(2, draw.of(5, 7, 7)), draw.rng)
    at = reached(of_ecart(held, 0, draw.rng))
    asked = Asked((Laid(tuple(held), Saying.plain(ALL_HELD), data={"of": "you"}),), HOW_MANY_TRUMPS)

    def verdicts(judge: Judge) -> Verdicts:
        may_go = TAROT.set(TAROT[move.removeprefix(PREFIX)] for move in judge.obligation(at).legal())
        short = _short(may_go - TAROT.all.of(TRUMP))
        plain = held & PLAIN
        courts = TAROT.set(card for card in plain if card.rank in "QNJ")
        known = {_short(plain - courts): COURTS_MAY_GO, _short(plain | held & KINGS): KINGS_STAY}
        slips = {number: Saying.plain(says, NO_KING) for number, says in known.items() if number}
        rule, says = (FORCED_TRUMP, THAT_MANY) if short else (NO_TRUMP, ENOUGH)
        because = (Saying.plain(says, rule, aside=SIX, plain=len(plain), short=short),)
        first, *_, last = plain | held & KINGS
        hints = Hints.plain(LEAVE_OUT, FORCED_TRUMP, plain, aside=SIX, first=first, last=last)
        return so_many(short, because, hints, slips)

    return Posed(asked, verdicts)


def _short(may_go: Cards) -> int:
    """The number of the six that are missing when no other cards may go."""
    return max(0, SIX - len(may_go))
