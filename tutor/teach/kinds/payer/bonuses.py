"""The side that gets the bonus for the Petit, if it has fallen in the last trick."""

from __future__ import annotations

from tutor.core.cards import TAROT
from tutor.core.message import N_
from tutor.core.record import Record
from tutor.tarot.midway import resumed
from tutor.tarot.play import Play
from tutor.tarot.score.bonuses import PETIT_LAST
from tutor.tarot.score.summary import SIDES
from tutor.tarot.setting import FOUR
from tutor.tarot.trick import PETIT
from tutor.teach.draw import Draw
from tutor.teach.judge import Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.payer.family import PAYER
from tutor.teach.posed import Asked, Offer, Posed, Verdicts
from tutor.teach.question import Hints, Laid
from tutor.teach.saying import Saying
from tutor.teach.tarot.finished import TERMS

TITLES = (
    N_("The trick before the last. The taker played {card:card}."),
    N_("The last trick. The taker played {card:card}."),
)
WHO_GETS = N_("Four play, and the taker is alone. Which side gets the bonus for the Petit?")
THE_SIDE, NOBODY = N_("{side:term}", "an option"), N_("Nobody")
IN_LAST = N_("The Petit is in the last trick, and {winner:term} wins that trick.")
NOT_THIS_SIDE = N_("Here {winner:term} wins the last trick. It does not matter who has played the Petit to it.")
SOMEBODY = N_("The Petit is in the last trick, and whichever side wins that trick gets the bonus.")
NO_BONUS = N_(
    "There is no Petit in the last trick, so {side:term} cannot earn a bonus with it, whoever wins that trick."
)
NOT_IN_LAST = N_("The Petit fell one trick too early. Only in the last trick does it earn anything.")
WHERE_IS_IT = N_("{cards:and} are in the last trick. Is the Petit there with them, and which card wins the trick?")
#: The name of the answer that no side gets it.
NO_SIDE = "nobody"


@kind(PAYER, PETIT_LAST, edition=2)
def petit_end(draw: Draw) -> Posed:
    """The last two tricks of a deal, in which the Petit falls; on the first level in the very last."""
    wanted = draw.rng.choice(draw.of(SIDES, (*SIDES, NO_SIDE), (*SIDES, NO_SIDE)))
    play = draw.until(lambda: _played(draw, wanted))
    takers, last = [trick.card_of(play.taker) for trick in play.tricks], play.tricks[-1]
    at_last = PETIT in last.cards
    boards = tuple(
        Laid(trick.cards, Saying.plain(title, card=card))
        for title, trick, card in zip(TITLES, play.tricks, takers, strict=True)
    )
    offers = tuple(Offer(side, Saying.plain(THE_SIDE, side=TERMS[side])) for side in SIDES)

    def verdicts(judge: Judge) -> Verdicts:
        winner = "attack" if judge.winner(last) is takers[-1] else "defence"
        right = winner if at_last else NO_SIDE
        says = Saying.plain(IN_LAST if at_last else NOT_IN_LAST, PETIT_LAST, winner=TERMS[winner])
        petit = TAROT.set([PETIT])
        lit = (None, petit) if at_last else (petit, None)
        refuted = NOT_THIS_SIDE if at_last else NO_BONUS
        on = {
            side: (False, Saying.plain(refuted, PETIT_LAST, winner=TERMS[winner], side=TERMS[side])) for side in SIDES
        }
        on[NO_SIDE] = False, Saying.plain(SOMEBODY, PETIT_LAST)
        on[right] = True, says
        return Verdicts(
            (says,), Hints.plain(WHERE_IS_IT, PETIT_LAST, *lit, cards=TAROT.set(last.cards).without(PETIT)), on
        )

    return Posed(Asked(boards, WHO_GETS, (*offers, Offer(NO_SIDE, Saying.plain(NOBODY)))), verdicts)


def _played(draw: Draw, wanted: str) -> Play | None:
    """Two tricks with the Petit in one of them, if the side that is ``wanted`` gets the bonus.

    On the first level the player of the Petit keeps it while that is possible.
    """
    trumps, others = [*TAROT.all.of("T").without(PETIT)], [card for card in TAROT.cards if card.suit in "SHDC"]
    cards = [PETIT, *draw.rng.sample(trumps, 3), *draw.rng.sample(others, 4)]
    draw.rng.shuffle(cards)
    hands = tuple(TAROT.set(cards[seat::FOUR]) for seat in range(FOUR))
    start = {"phase": "play", "taker": 0, "contract": "garde", "leader": draw.rng.randrange(FOUR)}
    play = resumed(Record("tarot", FOUR, hands, start=start))
    while not play.over:
        legal = [*play.duty().legal()]
        kept = [card for card in legal if card is not PETIT]
        play = play.after(draw.rng.choice(draw.of(kept, legal, legal) or legal))
    taken = play.winners[-1] == play.taker
    gets = SIDES[not taken] if PETIT in play.tricks[-1].cards else NO_SIDE
    return play if gets == wanted else None
