"""Barbu and the two boxed games that descend from it, told apart by what lies on the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from tutor.core.message import N_, Message
from tutor.teach.draw import Draw
from tutor.teach.grid import State
from tutor.teach.kind import kind
from tutor.teach.kinds.sort.family import SORT
from tutor.teach.posed import Asked, Offer, Posed, Verdicts
from tutor.teach.question import Hints
from tutor.teach.saying import Saying, once
from tutor.teach.topics import TOPICS

WHICH_BOX = N_("Barbu, or one of the boxed games that descend from it? To which game does each of these belong?")
GAMES: Mapping[str, Message] = {
    "cards": N_("Barbu", "the game"),
    "coup": N_("Coup d’État", "a boxed game"),
    "dragon": N_("Dragonmaster", "a boxed game"),
}
ABOUT: Mapping[str, Message] = {
    "cards": N_("Barbu is played with an ordinary pack, and the score is kept on paper."),
    "coup": N_("Coup d’État came out in France and, in 1966, in America: there is money in it, daggers and a “Coup”."),
    "dragon": N_("Dragonmaster came out in 1981, by the same designer: the same idea among dragons, paid in jewels."),
}
NOT_AN_ORDINARY_PACK = N_(
    "Is that something that an ordinary pack and a sheet of paper have? If not, does it smell of dragons?"
)


class Thing(NamedTuple):
    """Something that belongs to one of the games alone."""

    name: str
    game: str
    says: Message


THINGS = (
    Thing("notes", "coup", N_("Everybody begins with 10,000 francs in banknotes.")),
    Thing("daggers", "coup", N_("Six small daggers on a board show what has been played.")),
    Thing("coup-card", "coup", N_("The 33rd card is called the Coup: whoever announces it turns the aim round.")),
    Thing("tens", "coup", N_("The tens rank above the kings.")),
    Thing("jewels", "dragon", N_("One pays with coloured jewels.")),
    Thing("suits", "dragon", N_("The suits are Warriors, Nomads, Druids and Dragonlords.")),
    Thing("fools", "dragon", N_("The lowest card of a suit is a Fool.")),
    Thing("wizards", "dragon", N_("One of the hands is about Wizards.")),
    Thing("queens", "cards", N_("In one contract the four queens cost.")),
    Thing("fifty-two", "cards", N_("52 cards are dealt, 13 to each of four players.")),
    Thing("doubles", "cards", N_("The players double each other, and settle the difference.")),
    Thing("seven", "cards", N_("Every dealer has seven contracts to call.")),
)


@kind(SORT, trains=(TOPICS["B30"], TOPICS["B01"]))
def boxed_games(draw: Draw) -> Posed | None:
    """Four of these things, five, or six; something belongs to each of the games."""
    told = draw.rng.sample(THINGS, draw.of(4, 5, 6))
    if {one.game for one in told} != {*GAMES}:
        return None
    offers = tuple(Offer(one.name, Saying.plain(one.says)) for one in told)
    found = {one.name: (one.game, Saying.plain(ABOUT[one.game])) for one in told}
    begin = Saying(None, ((told[0].says, {}), (NOT_AN_ORDINARY_PACK, {})))
    because = once(says for _, says in found.values())
    states = tuple(State(name, Saying.plain(title)) for name, title in GAMES.items())
    verdicts = Verdicts(because, Hints((begin,), because[:1]), states=found)
    return Posed.for_any_judge(Asked((), WHICH_BOX, offers, states=states), verdicts)
