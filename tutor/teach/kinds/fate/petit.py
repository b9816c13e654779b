"""The Petit in several hands that are hunted: lost, or saved."""

from __future__ import annotations

from tutor.core.cards import Cards
from tutor.core.message import N_
from tutor.tarot.advice.strategy import CHASE
from tutor.tarot.legal_cards import EXCUSE_ANYTIME, MUST_TRUMP
from tutor.tarot.trick import PETIT
from tutor.teach.draw import Draw
from tutor.teach.grid import State
from tutor.teach.guards import falls_in, guarded, hunted
from tutor.teach.judge import Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.fate.family import FATE
from tutor.teach.posed import Asked, Offer, Posed, Verdicts
from tutor.teach.question import Hints
from tutor.teach.saying import Saying

WHICH_FALL = N_(
    "The taker leads trumps {rounds:times}, each time higher than all of yours, and then has no more. In which of these"
    " hands is the Petit lost, and in which can it be saved?"
)
HOW_MANY_GUARDS = N_(
    "Begin with {hand:and}. How many cards can be played in place of the Petit, and do they last for {rounds} rounds?"
)
LOST, SAVED = N_("lost", "of the Petit"), N_("saved", "of the Petit")
FALLS_IN_TIME = N_("It falls in round {round}, and the hunt has {rounds} rounds.")
OUTLASTS = N_("It would fall in round {round}, but the hunt ends after round {rounds}.")
STATES = (State("lost", Saying.plain(LOST)), State("saved", Saying.plain(SAVED)))


@kind(FATE, CHASE, MUST_TRUMP, EXCUSE_ANYTIME)
def petit_hunted(draw: Draw) -> Posed:
    """Two to four hands with the Petit, and other trumps; later the Excuse may be there too."""
    rng, share = draw.rng, draw.of(0, 1 / 2, 1 / 2)
    hands = dict[str, Cards]()
    for number in range(draw.of(2, 3, 4)):
        excuse = share > 0 and rng.random() < share
        hands[str(number + 1)] = guarded(rng, rng.randint(0, 5), excuse=excuse, plain=0)
    rounds = rng.randint(2, 5)
    offers = tuple(Offer(name, tuple(hand)) for name, hand in hands.items())

    def verdicts(judge: Judge) -> Verdicts:
        falls = {name: falls_in(PETIT, hand, hunted, judge) for name, hand in hands.items()}
        states = {
            name: (
                "lost" if at <= rounds else "saved",
                Saying.plain(FALLS_IN_TIME if at <= rounds else OUTLASTS, round=at, rounds=rounds),
            )
            for name, at in falls.items()
        }
        hints = Hints.plain(HOW_MANY_GUARDS, CHASE, hand=hands["1"], rounds=rounds)
        return Verdicts(tuple(says for _, says in states.values()), hints, states=states)

    return Posed(
        Asked((), WHICH_FALL, offers, {"rounds": rounds}, states=STATES), verdicts, lambda question: question.states > 1
    )
