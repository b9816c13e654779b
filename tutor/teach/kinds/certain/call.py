"""What the call of a king gives away, before the dog is turned up: what it proves, makes likely, and leaves open."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from tutor.core.cards import SUITS, TAROT, Card, Cards
from tutor.core.message import N_, Facts
from tutor.tarot.advice.calling import CALL_LONG
from tutor.tarot.call import FALLBACK, KING, SELF
from tutor.tarot.dog import KINGS
from tutor.tarot.setting import FIVE, HAND_SIZES
from tutor.teach.draw import Draw
from tutor.teach.kind import kind
from tutor.teach.kinds.certain.asked import GUESSED, PROVED, claims
from tutor.teach.kinds.certain.family import CERTAIN
from tutor.teach.kinds.certain.partner import DEGREES, LIKELY
from tutor.teach.kinds.which.sides import HAS_CALLED
from tutor.teach.posed import Asked, Offer, Posed, Verdicts
from tutor.teach.question import Hints, Laid, Notes
from tutor.teach.saying import Saying
from tutor.teach.tarot.five import CHAIR
from tutor.teach.tarot.plays import YOUR_HAND
from tutor.teach.topics import TOPICS

WHAT_IT_TELLS = N_(
    "There are five of you at the table, and nobody has seen the dog yet. Say of each conclusion from the call whether"
    " a rule proves it, it is likely, or it is only a guess."
)
WITH_IT_AND_WITHOUT = N_(
    "Begin with {card:card}: do you hold it? If not, may {called:card} be called by a taker who holds {card:card}, and"
    " by one who does not?"
)
SAYS = {
    "lacks": N_("{by:Player} {by:you|do|does} not hold {card:card}."),
    "holds": N_("{by:Player} {by:you|hold|holds} {card:card}."),
    "several": N_("{by:Player} {by:you|hold|holds} several {suit:suit}."),
}
YOU_HOLD_IT = N_("That is proved: you hold {card:card} yourself.")
ALL_KINGS = N_("That is proved: {called:card} may be called only by a taker who holds all four kings.")
SELDOM_OWN = N_(
    "That is likely: few call a card that they hold, for then they play alone. It is no proof, for it is allowed."
)
WHERE_LONG = N_(
    "That is likely: the usual advice is to call in the suit of which one holds most. It is no proof, for advice binds"
    " nobody."
)
SAYS_NOTHING = N_("That is only a guess: the call of {called:card} says nothing of {card:card}.")
#: The most cards of the called suit that the learner holds, so that the taker may well hold several.
_FEW = 5


class Line(NamedTuple):
    """A conclusion on a card of the taker, who has called one; of a suit it speaks of as its called card."""

    claims: str
    card: Card

    def judged(self, hand: Cards, facts: Facts, called: Card) -> tuple[str, Saying]:
        """How certain it is for somebody with a hand, and why."""
        if self.claims == "several":
            return LIKELY, Saying(CALL_LONG, ((WHERE_LONG, facts),))
        may_be_called = KING if called in KINGS else FALLBACK
        if self.card in hand:
            return PROVED, Saying(may_be_called, ((YOU_HOLD_IT, facts),))
        if self.claims == "holds" and called not in KINGS and self.card in KINGS:
            return PROVED, Saying(FALLBACK, ((ALL_KINGS, facts),))
        if self.card is called:
            return LIKELY, Saying(SELF, ((SELDOM_OWN, facts),))
        return GUESSED, Saying(may_be_called, ((SAYS_NOTHING, facts),))


@kind(CERTAIN, KING, FALLBACK, SELF, CALL_LONG, trains=(TOPICS["T45"],))
def call_tells(draw: Draw) -> Posed | None:
    """A king that is called, and three conclusions; a king or a queen, and four; perhaps a card of one’s own."""
    rng = draw.rng
    rank, own = rng.choice(draw.of("K", "KQ", "KQ")), rng.random() < draw.of(0, 0, 1 / 2)
    called, taker = TAROT[rng.choice(SUITS) + rank], rng.randrange(1, FIVE)
    away = (KINGS if rank == "Q" else TAROT.none) | TAROT.set([called])
    kept = [called] if own else []
    hand = TAROT.set([*kept, *rng.sample([*TAROT.all - away], HAND_SIZES[FIVE] - len(kept))])
    if len(hand.of(called.suit)) > _FEW:
        return None
    found: dict[str, list[Line]] = {PROVED: [], LIKELY: [], GUESSED: []}
    for line in _lines(hand, called, rng):
        found[line.judged(hand, {}, called)[0]].append(line)
    if not all(found.values()):
        return None
    chosen = [rng.choice(lines) for lines in found.values()]
    left = [one for lines in found.values() for one in lines if one.card not in {other.card for other in chosen}]
    chosen += rng.sample(left, draw.of(0, 1, 1)) if left else []
    rng.shuffle(chosen)
    told: dict[str, Facts] = {
        str(number): {"by": taker, "card": line.card, "suit": line.card.suit, "called": called}
        for number, line in enumerate(chosen, 1)
    }
    named = dict(zip(told, chosen, strict=True))
    offers = tuple(Offer(name, _shown(line, told[name])) for name, line in named.items())
    judged = {name: line.judged(hand, told[name], called) for name, line in named.items()}
    firsts = dict(reversed([*judged.values()]))
    begun = Saying(None, ((HAS_CALLED, {"by": taker, "called": called}),), CHAIR)
    boards = (Notes((begun,), {"taker": taker, "called": called.code}), Laid(tuple(hand), Saying.plain(YOUR_HAND)))
    hints = Hints.of(Saying(None, ((WITH_IT_AND_WITHOUT, told["1"]),)), FALLBACK)
    return Posed.for_any_judge(
        Asked(boards, WHAT_IT_TELLS, offers, states=tuple(DEGREES[state] for state in found)),
        Verdicts(tuple(firsts[state] for state in found), hints, states=judged),
    )


def _shown(line: Line, facts: Facts) -> Saying:
    return claims(line.claims, SAYS[line.claims], **facts)._replace(chair=CHAIR)


def _lines(hand: Cards, called: Card, rng: Random) -> Iterator[Line]:
    """All that somebody may conclude from a call: of its suit, of the kings, and of queens where one is called."""
    yield from (Line("several", called), Line("lacks", called))
    queens = TAROT.all.of_rank("Q") if called not in KINGS else TAROT.set([TAROT[f"{called.suit}Q"]])
    for card in (KINGS | queens).without(called):
        if card in hand:
            yield Line("lacks", card)
        else:
            yield Line("holds" if called not in KINGS and card in KINGS else rng.choice(("holds", "lacks")), card)
