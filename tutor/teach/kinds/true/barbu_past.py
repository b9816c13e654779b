"""Sentences on Barbu: what it is, where it comes from, and the boxed games that it has become."""

from __future__ import annotations

from typing import NamedTuple

from tutor.core.message import N_, Message
from tutor.teach.draw import Draw
from tutor.teach.kind import kind
from tutor.teach.kinds.may.asked import something_is_refused
from tutor.teach.kinds.true.family import TRUE
from tutor.teach.kinds.true.subject import Claim
from tutor.teach.posed import Asked, Offer, Posed, Verdicts
from tutor.teach.question import Hints
from tutor.teach.saying import Saying, once
from tutor.teach.topics import TOPICS


class Told(NamedTuple):
    """Something about the game as it is told, what one might think in its place, and the question that leads to it."""

    true: Claim
    false: Claim
    asks: Message


#: As Wikipedia’s article on Barbu tells it.
TOLD = (
    Told(
        Claim("bearded", N_("“Barbu” means a bearded man: the king of hearts, who is often drawn with a beard.")),
        Claim("inventor", N_("“Barbu” is the name of the man who invented the game.")),
        N_("Whose beard is it?"),
    ),
    Told(
        Claim("students", N_("Barbu was first played in France, early in the 20th century, above all by students.")),
        Claim("courts", N_("Barbu is as old as Tarot: it was played at the courts of Italy.")),
        N_("Who played it first, and when?"),
    ),
    Told(
        Claim("thirty-two", N_("Barbu was first played with 32 cards, from the seven to the ace.")),
        Claim("seventy-eight", N_("Barbu was first played with the 78 cards of Tarot.")),
        N_("How many cards did the first players use?"),
    ),
    Told(
        Claim("bridge", N_("In the 1960s French bridge players took it up.")),
        Claim("without-a-partner", N_("Bridge players have never cared for it, since one plays it without a partner.")),
        N_("Which card players took it up later?"),
    ),
    Told(
        Claim(
            "ancestors", N_("It may descend from games of students in Austria-Hungary, such as Lorum and Quodlibet.")
        ),
        Claim("well-known", N_("It is known for certain who invented it, and in which year.")),
        N_("What is known of its ancestors?"),
    ),
    Told(
        Claim("boxes", N_("Publishers have sold it in a box, under other names and with cards of their own.")),
        Claim("box-first", N_("It was a boxed game at first, and card players took it over.")),
        N_("Which was there first, the card game or the box?"),
    ),
    Told(
        Claim("alone", N_("Everybody plays for themselves, and the contract decides whether tricks are good or bad.")),
        Claim("two-sides", N_("Two play against two, and the contract decides which side wants the tricks.")),
        N_("Is there a partner in Barbu?"),
    ),
)
WHICH_ARE_TRUE = N_("Mark every sentence about Barbu that is true.")


@kind(TRUE, trains=(TOPICS["B01"], TOPICS["B30"]))
def barbu_past(draw: Draw) -> Posed:
    """Three sentences, four, or five; some are true, and not all of them."""
    told = [(one, draw.rng.random() < 1 / 2) for one in draw.rng.sample(TOLD, draw.of(3, 4, 5))]
    claims = tuple(one.true if true else one.false for one, true in told)
    offers = tuple(Offer(claim.name, Saying.plain(claim.says)) for claim in claims)
    on = {claim.name: (true, Saying.plain(one.true.says)) for claim, (one, true) in zip(claims, told, strict=True)}
    because = once(says for _, says in on.values())
    first_two = Saying(None, tuple((one.asks, {}) for one, _ in told[:2]))
    verdicts = Verdicts(because, Hints((first_two,), because[:1]), on)
    return Posed(Asked((), WHICH_ARE_TRUE, offers), lambda _: verdicts, something_is_refused)
