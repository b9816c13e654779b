"""The moments at which a defender's card can give a signal, with the cards that can fall there."""

from __future__ import annotations

from typing import NamedTuple

from tutor.core.cards import EXCUSE, SUITS, TAROT, TRUMP
from tutor.core.message import N_, Message

Ranks = frozenset[str]

PLAIN = frozenset(TAROT.suits[SUITS[0]])
#: The ranks of a suit that can tell by two cards; court cards cannot, since they are played to bring their points home.
PIPS = frozenset(rank for rank in PLAIN if rank.isdigit())
TRUMPS = frozenset(TAROT.suits[TRUMP])
THE_EXCUSE = frozenset({EXCUSE[1]})


class Moment(NamedTuple):
    """A moment at which a card can speak: its ``name`` in packs, its words, and the ranks that can speak at it.

    A moment ``within`` another one is that one too: what is said at either is said.  At most moments a suit is ``led``,
    of which a card can say something: a plain one, or trumps where these are spoken ``of_trumps``.
    """

    name: str
    says: Message
    ranks: Ranks
    within: str | None = None
    led: bool = True
    of_trumps: bool = False


MOMENTS = {
    moment.name: moment
    for moment in (
        Moment("first-suit", N_("The defence’s first lead of a suit"), PLAIN),
        Moment("opening-suit", N_("The first lead of the deal, in a suit"), PLAIN, "first-suit"),
        Moment("later-suit", N_("A suit that the defence leads again"), PLAIN),
        Moment("first-trump", N_("The defence’s first lead of trumps"), TRUMPS, of_trumps=True),
        Moment("opening-trump", N_("The first lead of the deal, in trumps"), TRUMPS, "first-trump", of_trumps=True),
        Moment("later-trump", N_("Trumps that the defence leads again"), TRUMPS, of_trumps=True),
        Moment("high-low-taker", N_("High, then low, in a suit that the taker leads"), PIPS),
        Moment("high-low-defence", N_("High, then low, in a suit that the defence leads"), PIPS),
        Moment("high-low-trump", N_("High, then low, in trumps"), TRUMPS - {"1", "21"}, of_trumps=True),
        Moment("excuse-opening", N_("The Excuse as the first lead of the deal"), THE_EXCUSE, led=False),
        Moment("excuse-first-trump", N_("The Excuse in the first round of trumps"), THE_EXCUSE, of_trumps=True),
        Moment("excuse-taker", N_("The Excuse in the first or second round of the taker’s suit"), THE_EXCUSE),
    )
}
