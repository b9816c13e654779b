"""The points of the taker, when the Excuse lies with the side to which it belongs."""

from __future__ import annotations

from decimal import Decimal
from typing import NamedTuple

from tutor.core.cards import TAROT
from tutor.core.message import N_, Message
from tutor.tarot.excuse import EXCUSE_LAST
from tutor.tarot.score.count import EXCHANGE, EXCUSE_KEPT, LOW, WORTH
from tutor.tarot.trick import BOUTS, THE_EXCUSE
from tutor.teach.draw import Draw
from tutor.teach.judge import Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.worth.family import WORTH as FAMILY
from tutor.teach.number import Number
from tutor.teach.posed import Asked, Posed, Verdicts
from tutor.teach.question import Hints, Laid
from tutor.teach.saying import Saying
from tutor.teach.tarot.piles import pile


class Story(NamedTuple):
    """The trick in which the Excuse was played: by which side, which has won it, and whether it was the last."""

    says: Message
    by: str
    winner: str
    last: bool

    def gained(self, judge: Judge) -> int:
        """1 if the taker’s side gets the Excuse back for a low card, -1 if it gives it back, 0 if nothing is given."""
        holder = self.by if judge.excuse_stays(last=self.last) else self.winner
        return (holder == "attack") - (self.winner == "attack")


#: The second story comes in at the second level, the others at the third.
STORIES = (
    Story(
        N_("The cards of the taker’s tricks. A defender played the Excuse to one of them, which was not the last."),
        by="defence",
        winner="attack",
        last=False,
    ),
    Story(
        N_("The cards of the taker’s tricks. The taker played the Excuse to an early trick that the defence won."),
        by="attack",
        winner="defence",
        last=False,
    ),
    Story(
        N_("The cards of the taker’s tricks. A defender played the Excuse to the last of them."),
        by="defence",
        winner="attack",
        last=True,
    ),
    Story(
        N_("The cards of the taker’s tricks. The taker played the Excuse to the last trick, which the defence won."),
        by="attack",
        winner="defence",
        last=True,
    ),
)
WITH_EXCUSE = N_("How many points does the taker have once the Excuse is back where it belongs?")
#: A first hint by the side that played the Excuse.
WHOSE_EXCUSE = {
    "attack": N_(
        "The taker has played the Excuse here. Who keeps it? And if a card is given for it, would that be one like"
        " {low:card} or one like {high:card}?"
    ),
    "defence": N_(
        "A defender has played the Excuse here. Who keeps it? And if a card is given for it, would that be one like"
        " {low:card} or one like {high:card}?"
    ),
}
THE_PILE = N_("As they are now, the cards are worth {points:half}.")
GIVES = N_("The Excuse goes back for a low card: the taker loses 4½ and gains ½. That leaves {points:half}.")
GETS = N_("The Excuse comes back to the taker for a low card: 4½ more and ½ less. That makes {points:half}.")
STAYS = N_(
    "The Excuse of the last trick goes to the other side, and no card is given for it. It stays at {points:half}."
)
FORGOTTEN = N_("So the Excuse is still with the wrong side.")
NO_CARD = N_("Nearly: a low card is given for the Excuse, and it counts half a point.")
NOT_THEN = N_("In the last trick the Excuse is not kept.")
OTHER_WAY = N_("The Excuse goes the other way.")

#: The words for the Excuse, by what the taker’s side gains.
MOVED = {-1: GIVES, 0: STAYS, 1: GETS}
#: The count of the Excuse, doubled.
WHOLE = EXCHANGE + LOW


@kind(FAMILY, EXCUSE_KEPT, EXCUSE_LAST)
def excuse_count(draw: Draw) -> Posed | None:
    """The cards of the taker’s tricks as they were won, and what became of the Excuse."""
    told = STORIES[: draw.of(1, 2, 4)]
    story = told[draw.number % len(told)]
    size = draw.rng.choice((8, 10, 12, 14)) + 2 * draw.level
    laid = [card for card in pile(size, draw.rng) if card is not THE_EXCUSE]
    low = [card for card in laid if card in WORTH[LOW]]
    if story.winner == "attack":
        laid.append(THE_EXCUSE)
    if len(laid) % 2:
        laid.remove(low.pop(0))
    if not low:
        return None
    cards = TAROT.set(laid)
    high = next((card for card in laid if card not in WORTH[LOW] | BOUTS), laid[0])
    trick = {"by": story.by, "winner": story.winner, "last": story.last}
    board = Laid(tuple(laid), Saying.plain(story.says), paired=True, data={"excuse": trick})

    def verdicts(judge: Judge) -> Verdicts:
        lies, gained = judge.total(cards), story.gained(judge)
        right = lies + EXCHANGE * gained
        known = {lies: FORGOTTEN, lies + WHOLE * gained: NO_CARD, lies - EXCHANGE * gained: OTHER_WAY}
        if not gained:
            known = {lies + (EXCHANGE if story.by == "attack" else -EXCHANGE): NOT_THEN}
        rule = EXCUSE_LAST if story.last else EXCUSE_KEPT
        wrong = {Decimal(slip) / 2: Saying.plain(says, rule) for slip, says in known.items()}
        because = Saying(rule, ((THE_PILE, {"points": lies / 2}), (MOVED[gained], {"points": right / 2})))
        lit = cards & TAROT.set([THE_EXCUSE]) or None
        hints = Hints.plain(WHOSE_EXCUSE[story.by], rule, lit, low=low[0], high=high)
        return Verdicts((because,), hints, number=Number.of(Decimal(right) / 2, wrong, halves=True))

    return Posed(Asked((board,), WITH_EXCUSE), verdicts)
