"""The players who can hold the called king at a table of five, after some tricks."""

from __future__ import annotations

from tutor.core.message import N_
from tutor.tarot.call import SECRET, SELF
from tutor.tarot.legal_cards import FOLLOW
from tutor.tarot.setting import FIVE
from tutor.teach.draw import Draw
from tutor.teach.judge import RULES
from tutor.teach.kind import kind
from tutor.teach.kinds.proves.held import NOT_RULED_OUT
from tutor.teach.kinds.where.asked import ONLY_ONE_LEFT, can_have, others, who_has
from tutor.teach.kinds.where.family import WHERE
from tutor.teach.posed import Asked, Posed
from tutor.teach.positions import LEARNER
from tutor.teach.question import Hints
from tutor.teach.saying import Saying
from tutor.teach.tarot import five, plays
from tutor.teach.tarot.five import CHAIR
from tutor.teach.topics import TOPICS

WHO_HAS_KING = N_(
    "There are five of you at the table. You do not hold the called card, and it was not in the dog. Say of each of the"
    " others whether they can hold it now."
)
OF_ITS_SUIT = N_("{cards:and} {cards:n|was|were} not of the suit led. Was that suit the one of {called:card}?")
TAKER_MAY = N_(
    "{by:Player}, the taker, may have called a card of their own, and nothing that they have played rules it out."
)


@kind(WHERE, SECRET, SELF, FOLLOW, trains=(TOPICS["T46"],))
def where_partner(draw: Draw) -> Posed | None:
    """The first tricks as the taker sees them; as somebody else does; as either, with more of them and more voids."""
    rng = draw.rng
    taker = rng.choice(draw.of((LEARNER,), range(1, FIVE), (LEARNER, *range(1, FIVE))))
    void = rng.choice(draw.of((1, 2, 3), (1, 2, 3), (1, 2, 2, 3)))
    play = five.hidden(five.dealt(rng, taker, void), rng, draw.of(3, 4, 5))
    seen = plays.board(play)
    king, at = five.called(play), seen.play()
    can = can_have(at, king, RULES)
    if king in play.played or len(can) == len(others(at)):
        return None

    def says(seat: int, state: str, proof: Saying | None) -> Saying:
        if proof or state == "has":
            return proof or Saying.plain(ONLY_ONE_LEFT)
        own = seat == play.taker
        return Saying(SELF if own else None, ((TAKER_MAY if own else NOT_RULED_OUT, {"by": seat}),), CHAIR)

    hints = Hints.plain(OF_ITS_SUIT, FOLLOW, cards=plays.not_following(play), called=king)
    return who_has(Asked((seen,), WHO_HAS_KING), at, king, says, {"has", "cannot"}, hints)
