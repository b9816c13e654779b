"""The parts of the coach's account to which things belong that have happened in a set."""

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

#: The events of a set, by the part to which each belongs and by a name of its own.
HAPPENED: dict[str, dict[str, Message]] = {
    "cards": {
        "poor-hand": N_("Even the best contract that was left promised little with the hand that was dealt."),
        "seven-spades": N_(
            "While Trumps was still to call, a hand came with seven spades, the ace and the king among them."
        ),
        "high-cards": N_(
            "Hand after hand had more high cards than low ones, and the five contracts to avoid were left."
        ),
    },
    "calls": {
        "called-richest": N_("The dealer called what promised most, though it was worth even more to keep it."),
        "domino-kept": N_("The dealer kept Domino back, with a hand that promised far more than it is worth to keep."),
        "six-better": N_("Going by promise and price, another contract would have been six points better."),
    },
    "doubles": {
        "rash-redouble": N_("The dealer redoubled everybody with a hand that promised less than an average one."),
        "not-redoubled": N_(
            "In No Tricks, with hardly a card that could win one, the dealer redoubled none of the three who had"
            " doubled."
        ),
        "redoubled-one": N_(
            "In No Queens, with two queens that no low card guarded, the dealer redoubled somebody who had doubled."
        ),
    },
    "play": {
        "won-the-king": N_("The dealer could have given the king of hearts away, and won it in the end."),
        "took-in-vain": N_(
            "In No Tricks the dealer played last to a trick, won it with the queen and kept the six, which would have"
            " lost it."
        ),
        "helped-others": N_(
            "In Domino the dealer had two cards to choose from, and played the one that helped nobody but the others."
        ),
    },
    "luck": {
        "queens-elsewhere": N_(
            "Three players doubled the dealer in No Queens, and all four queens fell to one of the three."
        ),
        "six-in-one-hand": N_("The dealer called Trumps with seven spades, and the other six were all in one hand."),
        "king-elsewhere": N_(
            "In Barbu another player won the king of hearts in the second trick, before the dealer had led a card."
        ),
    },
}
PLACES = {
    "cards": N_("the cards", "where the points of a set came from"),
    "calls": N_("the calls", "where the points of a set came from"),
    "doubles": N_("the doubles", "where the points of a set came from"),
    "play": N_("the play", "where the points of a set came from"),
    "luck": N_("luck", "where the points of a set came from"),
}
BELONGS = {
    "cards": N_("What a hand is worth on average, with the best call, goes under the cards."),
    "calls": N_("If another contract was clearly better when the dealer called, the difference goes under the calls."),
    "doubles": N_("Whom the dealer redoubles, and whom not, goes under the doubles, given what could be known then."),
    "play": N_("A card that was clearly worse than another, given what could be known, goes under the play."),
    "luck": N_("What nobody could know, and what the others did, is luck."),
}
SAY_OF_EACH = N_("This happened in a set. Where does the coach put each of these things?")
ALL_IN_PLACE = N_(
    "The cards are what was dealt; calls, doubles and play are what the dealer decided; all the rest is luck."
)
WHEN = N_("Was that dealt, was it decided by the dealer, or could the dealer neither know nor change it?")
#: The place of all that belongs under neither of the two parts that a question names.
ELSEWHERE = State("elsewhere", Saying.plain(N_("something else", "where the points of a set came from")))


@kind(SORT, BEST, edition=4)
def coach_parts(draw: Draw) -> Posed:
    """Something that belongs to each of two parts, and to others; on higher levels more."""
    parts = draw.rng.sample([*HAPPENED], len(HAPPENED))
    numbered = {part: [*enumerate(stories)] for part, stories in HAPPENED.items()}
    chosen = [(part, *draw.rng.choice(numbered[part])) for part in parts[:4]]
    rest = [(part, *story) for part, stories in numbered.items() for story in stories if (part, *story) not in chosen]
    chosen += draw.rng.sample(rest, draw.of(4, 5, 6) - len(chosen))
    draw.rng.shuffle(chosen)
    # Their names in answers go round the parts, so that they do not tell where a thing belongs.
    places = {part: place for place, part in enumerate(HAPPENED)}
    named = {ascii_lowercase[n * len(places) + places[part]]: (part, claim) for part, n, claim in chosen}
    offers = (Offer(name, Saying.plain(HAPPENED[part][claim], claim=claim)) for name, (part, claim) in named.items())

    asks = sorted(parts[:2], key=[*HAPPENED].index)
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
