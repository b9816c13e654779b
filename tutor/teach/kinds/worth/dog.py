"""The points of a dog that nobody has looked at, for the taker’s side."""

from __future__ import annotations

from decimal import Decimal

from tutor.core.cards import TAROT
from tutor.core.message import N_
from tutor.tarot.dog import DOG_BY_CONTRACT, UNSEEN_DOG
from tutor.tarot.score.count import VALUES
from tutor.teach.draw import Draw
from tutor.teach.judge import Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.worth.family import WORTH
from tutor.teach.number import Number
from tutor.teach.posed import Asked, Posed, Verdicts
from tutor.teach.question import Hints, Laid
from tutor.teach.saying import Saying

NOBODY_LOOKED = N_("The contract was {contract:term}. At the end the dog is turned over:")
WHAT_FOR_TAKER = N_("How many points does this dog add to the taker’s side?")
FOR_NOBODY_ELSE = N_("The dog of a garde sans counts for the taker: {points:half} {points:n|point|points}.")
ALL_GONE = N_("The dog of a garde contre counts for the defence, so it adds nothing to the taker’s side.")
WHOSE = N_(
    "For whom does the dog count in a {contract:term}? And if it counts for the taker, what are {one:card} and"
    " {other:card} worth?"
)


@kind(WORTH, DOG_BY_CONTRACT, *UNSEEN_DOG.values(), VALUES)
def dog_points(draw: Draw) -> Posed:
    """The dog of a garde sans; of a garde contre just as often."""
    contracts = draw.of(("garde-sans",), (*UNSEEN_DOG,), (*UNSEEN_DOG,))
    contract = draw.rng.choice(contracts) if len(contracts) > 1 else contracts[0]
    dog = draw.rng.sample(TAROT.cards, 6)
    board = Laid(tuple(dog), Saying.plain(NOBODY_LOOKED, contract=contract), data={"contract": contract})

    def verdicts(judge: Judge) -> Verdicts:
        worth = Decimal(judge.total(TAROT.set(dog))) / 2
        gone = Saying.plain(ALL_GONE, UNSEEN_DOG[contract])
        if judge.dog(contract) == "defence":
            because, number = gone, Number.of(0, {worth: gone}, halves=True)
        else:
            because = Saying.plain(FOR_NOBODY_ELSE, UNSEEN_DOG[contract], points=float(worth))
            number = Number(worth, halves=True)
        return Verdicts(
            (because,), Hints.plain(WHOSE, DOG_BY_CONTRACT, contract=contract, one=dog[0], other=dog[1]), number=number
        )

    return Posed(Asked((board,), WHAT_FOR_TAKER), verdicts)
