"""Players of an auction by what they do: who speaks first and next, who takes, and who leads."""

from __future__ import annotations

from typing import NamedTuple, cast

from tutor.core.message import N_, Facts, Message
from tutor.core.rule import Rule
from tutor.tarot.auction import ALL_PASS, ONE_TURN, ORDER, PASS, TAKER, Auction
from tutor.tarot.play import FIRST_LEAD
from tutor.tarot.setting import FOUR
from tutor.teach import rulings
from tutor.teach.boards import of_auction
from tutor.teach.draw import Draw
from tutor.teach.grid import State
from tutor.teach.judge import Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.sort.family import SORT
from tutor.teach.posed import Asked, Offer, Posed, Verdicts
from tutor.teach.question import Hints
from tutor.teach.saying import Chair, Saying

WHO_IS_IT = N_("It is your turn in this auction. Look at what has been said: who is it, line by line?")
ASKED = {
    "first": N_("the first to speak"),
    "next": N_("the next to speak, after you"),
    "taker": N_("the taker, if you pass and so do all after you"),
    "lead": N_("the one who leads to the first trick, once somebody has taken"),
}
NOBODY = N_("nobody", "answer to a question about players")
THIS_ONE = N_("{by:player}")
FIRST_WORD = N_("{dealer:Player} {dealer:you|have|has} dealt, and the player on the dealer’s right speaks first.")
NEXT_WORD = N_("The bidding goes round to the right, so {by:player} is next.")
LAST_WORD = N_("You have dealt, so you speak last. Each player speaks only once, so the auction ends with you.")
HIGHEST_BID = N_("{by:Player} {by:you|have|has} made the highest bid, {highest:term}, and plays against the others.")
LEAD_STAYS = N_("The player on the dealer’s right leads, whoever has taken.")
WHO_DEALT = N_(
    "{dealer:Player} {dealer:you|have|has} dealt, and nobody has bid yet. On which side of the dealer did it begin, and"
    " which way does it go round?"
)
WHO_BID = N_(
    "{dealer:Player} {dealer:you|have|has} dealt, and the highest bid so far is {highest:term}. On which side of the"
    " dealer did it begin, and which way does it go round?"
)


class Found(NamedTuple):
    """The player whom a line asks for, if there is one, and why."""

    seat: int | None
    rule: Rule
    says: Message
    facts: Facts


@kind(SORT, ORDER, ONE_TURN, TAKER, ALL_PASS, FIRST_LEAD)
def auction_seats(draw: Draw) -> Posed:
    """An auction at a table of four; one at a table of three or five."""
    players = draw.of(FOUR, FOUR, 0) or draw.rng.choice((3, 5))
    record = of_auction(players, draw.rng.randrange(draw.of(1, 2, 2), players), draw.rng)
    at, chair = cast("Auction", rulings.moment(record)), rulings.chair(record)
    seats = [State(str(seat), Saying(None, ((THIS_ONE, {"by": seat}),), chair)) for seat in range(players)]
    # From the learner's own chair round to the right, as one would count at the table.
    own = chair.seat or 0
    states = (*seats[own:], *seats[:own], State("nobody", Saying.plain(NOBODY)))
    offers = tuple(Offer(name, Saying.plain(asks)) for name, asks in ASKED.items())

    def verdicts(judge: Judge) -> Verdicts:
        found = {
            name: ("nobody" if one.seat is None else str(one.seat), Saying(one.rule, ((one.says, one.facts),), chair))
            for name, one in _found(at, judge).items()
        }
        order, lead = Saying.plain(ORDER.statement, ORDER), Saying.plain(FIRST_LEAD.statement, FIRST_LEAD)
        hints = Hints.of(_first_hint(at, chair), ORDER)
        return Verdicts((order, lead), hints, states=found)

    return Posed(Asked((record,), WHO_IS_IT, offers, states=states), verdicts)


def _first_hint(at: Auction, chair: Chair) -> Saying:
    """A question about the dealer, and the highest bid so far."""
    _, highest = at.highest or (None, None)
    facts: Facts = {"dealer": at.setting.dealer, "highest": highest}
    return Saying(None, ((WHO_BID if highest else WHO_DEALT, facts),), chair)


def _found(at: Auction, judge: Judge) -> dict[str, Found]:
    """The players who speak first and next, who take and who lead."""
    dealer, players = at.setting.dealer, at.setting.players
    spoken = at.after(PASS)
    by, highest = at.highest or (None, None)
    return {
        "first": Found(judge.task("first-word", players, dealer), ORDER, FIRST_WORD, {"dealer": dealer}),
        "next": Found(None, ONE_TURN, LAST_WORD, {})
        if spoken.turn is None
        else Found(spoken.turn, ORDER, NEXT_WORD, {"by": spoken.turn}),
        "taker": Found(None, ALL_PASS, ALL_PASS.statement, {})
        if by is None
        else Found(by, TAKER, HIGHEST_BID, {"by": by, "highest": highest}),
        "lead": Found(judge.task("first-lead", players, dealer), FIRST_LEAD, LEAD_STAYS, {}),
    }
