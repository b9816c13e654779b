"""The parts of a ledger to which things belong that have happened in a set."""

from __future__ import annotations

from string import ascii_lowercase

from tutor.barbu.advice.calling import BEST
from tutor.core.message import N_, Message
from tutor.teach.draw import Draw
from tutor.teach.grid import State
from tutor.teach.kind import kind
from tutor.teach.kinds.sort.family import SORT
from tutor.teach.posed import Asked, Offer, Posed, Verdicts
from tutor.teach.question import Hints
from tutor.teach.saying import Saying

#: The events of a set, by the part of a ledger to which each belongs and by a name of its own.
HAPPENED: dict[str, dict[str, Message]] = {
    "hand": {
        "poor-hand": N_("Even the best contract that was left promised little with the hand that was dealt."),
        "seven-spades": N_(
            "While Trumps was still to call, a hand came with seven spades, the ace and the king among them."
        ),
        "high-cards": N_(
            "Hand after hand had more high cards than low ones, and the five contracts to avoid were left."
        ),
    },
    "plan": {
        "called-richest": N_("The dealer called what promised most, though it was worth even more to keep it."),
        "domino-kept": N_("The dealer kept Domino back, with a hand that promised far more than it is worth to keep."),
        "rash-redouble": N_("The dealer redoubled everybody with a hand that promised less than an average one."),
        "six-better": N_("Going by promise and price, another contract would have been six points better."),
    },
    "bets": {
        "two-made-more": N_("The hand made what it promised, but two players who had doubled the dealer made more."),
        "redoubled": N_("The dealer redoubled somebody who then took fewer queens than the dealer did."),
        "beat-three": N_("Three players doubled the dealer, who did better than all of them."),
    },
    "play": {
        "seven-tricks": N_("With a hand that promised few tricks in No Tricks, the dealer took seven."),
        "won-the-king": N_("The dealer could have given the king of hearts away, and won it in the end."),
        "two-tricks-more": N_("In Trumps the dealer made two tricks more than the hand had promised."),
    },
}
PLACES = {
    "hand": N_("hand", "where something belongs in a ledger"),
    "plan": N_("plan", "where something belongs in a ledger"),
    "bets": N_("bets", "where something belongs in a ledger"),
    "play": N_("play", "where something belongs in a ledger"),
}
BELONGS = {
    "hand": N_("What the dealer’s own cards promise, before anybody has called or played, is the hand."),
    "plan": N_("What is called and whom the dealer redoubles is the plan, given what could be known then."),
    "bets": N_("What a bet then moves between two players goes under the bets, the luck of the cards with it."),
    "play": N_(
        "What is made in the contract, compared with what the hand promised, goes under the play, luck and all."
    ),
}
SAY_OF_EACH = N_("This happened in a set. To which part of the ledger does each of these things belong?")
ALL_IN_PLACE = N_(
    "The hand is what is dealt, the plan what is decided, the bets what the doubles then move, the play the rest."
)
WHEN = N_("Was that settled when the cards were dealt, by a decision, by the outcome of a bet, or card by card?")
#: The place of all that belongs under neither of the two parts that a question names.
ELSEWHERE = State("elsewhere", Saying.plain(N_("another part", "where something belongs in a ledger")))


@kind(SORT, BEST, edition=3)
def coach_parts(draw: Draw) -> Posed:
    """Something that belongs to each part, on higher levels more to some, and two of the parts to put it under."""
    numbered = {part: [*enumerate(stories)] for part, stories in HAPPENED.items()}
    chosen = [(part, *draw.rng.choice(stories)) for part, stories in numbered.items()]
    rest = [(part, *story) for part, stories in numbered.items() for story in stories if (part, *story) not in chosen]
    chosen += draw.rng.sample(rest, draw.of(4, 5, 6) - len(chosen))
    draw.rng.shuffle(chosen)
    # Their names in answers go round the parts, so that they do not tell where a thing belongs.
    places = {part: place for place, part in enumerate(HAPPENED)}
    named = {ascii_lowercase[n * len(places) + places[part]]: (part, claim) for part, n, claim in chosen}
    offers = (Offer(name, Saying.plain(HAPPENED[part][claim], claim=claim)) for name, (part, claim) in named.items())

    asks = sorted(draw.rng.sample([*HAPPENED], 2), key=[*HAPPENED].index)
    states = (*(State(part, Saying.plain(PLACES[part])) for part in asks), ELSEWHERE)

    first, _, claim = chosen[0]
    begin = Saying(None, ((HAPPENED[first][claim], {}), (WHEN, {})))
    says = Saying.plain(ALL_IN_PLACE, BEST)
    found = {
        name: (part if part in asks else ELSEWHERE.id, Saying.plain(BELONGS[part], BEST))
        for name, (part, _) in named.items()
    }
    verdicts = Verdicts((says,), Hints((begin,), (says,)), states=found)
    return Posed.for_any_judge(Asked((), SAY_OF_EACH, tuple(offers), states=states), verdicts)
