"""A hand on lead whose partner has asked for trumps: to go on, or a reason for something else."""

from __future__ import annotations

from tutor.core.cards import SUITS, TAROT, Cards
from tutor.core.message import N_
from tutor.tarot.conventions.catalogue import DISOBEY, LEAD_TRUMP_ODD, OBEY
from tutor.tarot.conventions.meanings.trumps import TRUMPS
from tutor.tarot.legal_cards import EXCUSE_NOT_TRUMP
from tutor.tarot.trick import PETIT, THE_EXCUSE
from tutor.teach.draw import Draw
from tutor.teach.grid import State
from tutor.teach.kind import kind
from tutor.teach.kinds.sort.family import SORT
from tutor.teach.posed import Asked, Offer, Posed, Verdicts
from tutor.teach.question import Hints
from tutor.teach.saying import Saying

ASKED_FOR_TRUMPS = N_(
    "A partner has led an odd trump, the first of the deal. Later you win a trick and are on lead, with one of these"
    " hands. By the convention, with which of them do you go on with trumps, and with which have you a reason for"
    " something else?"
)
STATES = (
    State("back", Saying.plain(N_("trumps again"))),
    State("petit", Saying.plain(N_("no, the Petit is in danger"))),
    State("none", Saying.plain(N_("no, no trump is left"))),
)
ANY_REASON = N_(
    "Begin with the hand in which {card:card} is: which of its cards are trumps, and is the Petit one of them?"
)
NO_REASON = N_("Nothing is in danger here, so the request is respected: lead one of {count} trumps.")
NO_REASON_ALONE = N_("Nothing is in danger here, so the request is respected: lead the only trump.")
PETIT_FALLS = N_(
    "The Petit has {guards} {guards:n|other trump|other trumps} beside it, and each round of trumps takes one away. So"
    " lead something else: after an odd trump your partner understands."
)
NO_TRUMP = N_("No trump is left in this hand, so something else has to be led.")
NOT_A_TRUMP = N_("No trump is left in this hand: the Excuse is none. So something else has to be led.")
#: The number of cards of such a hand.
HELD = 6


@kind(SORT, OBEY, DISOBEY, LEAD_TRUMP_ODD, EXCUSE_NOT_TRUMP)
def obey_or_not(draw: Draw) -> Posed:
    """A hand that goes on, one with the Petit among few trumps, one without trumps, and others of these sorts."""
    sorts = [state.id for state in STATES]
    sorts += draw.rng.choices(sorts, k=draw.of(0, 1, 2))
    draw.rng.shuffle(sorts)
    hands = {str(number): _hand(draw, sort) for number, sort in enumerate(sorts, 1)}
    asked = Asked((), ASKED_FOR_TRUMPS, tuple(Offer(name, tuple(hand)) for name, hand in hands.items()), states=STATES)

    states = {name: _decided(hand) for name, hand in hands.items()}
    firsts = dict(reversed(states.values()))
    hints = Hints.plain(ANY_REASON, DISOBEY, card=next(iter(hands["1"])))
    verdicts = Verdicts(tuple(firsts.values()), hints, states=states)
    return Posed.for_any_judge(asked, verdicts)


def _hand(draw: Draw, sort: str) -> Cards:
    """A hand of one of the sorts; after the first level the Excuse may be in it."""
    rng, others = draw.rng, [card for card in TRUMPS if card is not PETIT]
    go_on, petit = draw.of((2, 4), (2, 4), (1, 3)), [PETIT] if sort == "petit" else []
    count = {"back": rng.randint(*go_on), "petit": rng.randint(1, 2), "none": 0}[sort]
    excuse = draw.of(0, 1 / 2, 1 / 2)
    held = [*rng.sample(others, count), *petit]
    if excuse and rng.random() < excuse:
        held.append(THE_EXCUSE)
    plain = [card for card in TAROT.cards if card.suit in SUITS]
    return TAROT.set((*held, *rng.sample(plain, HELD - len(held))))


def _decided(hand: Cards) -> tuple[str, Saying]:
    """Whether a hand goes on with trumps, and why."""
    trumps = hand & TRUMPS
    if not trumps:
        excuse = THE_EXCUSE in hand
        return "none", Saying.plain(NOT_A_TRUMP if excuse else NO_TRUMP, EXCUSE_NOT_TRUMP if excuse else DISOBEY)
    if PETIT in trumps:
        return "petit", Saying.plain(PETIT_FALLS, DISOBEY, guards=len(trumps) - 1)
    return "back", Saying.plain(NO_REASON if len(trumps) > 1 else NO_REASON_ALONE, OBEY, count=len(trumps))
