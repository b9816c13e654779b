"""One gesture with three messages: the same two cards in a suit of the taker, in one of the defence and in trumps."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.core.cards import SUITS, TRUMP
from tutor.core.message import N_
from tutor.tarot.conventions.catalogue import HIGH_LOW_DEF
from tutor.teach.draw import Draw
from tutor.teach.grid import State
from tutor.teach.judge import Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.sort.family import SORT
from tutor.teach.posed import Asked, Offer, Posed, Verdicts
from tutor.teach.question import Hints
from tutor.teach.saying import Saying
from tutor.teach.signals.readings import SILENT, foremost
from tutor.teach.signals.rounds import AHEAD, COURT, Followed, followed
from tutor.teach.signals.two_cards import ORDERS, TWO_CARDS, WHO_OPENED, facts, may_be_taker, why
from tutor.teach.tarot.plays import CHAIR

WHAT_EACH = N_(
    "In each of these cases a partner of yours follows to two rounds of a suit. For each, say what the two cards mean"
    " by convention."
)
LED_BY = {
    (False, True): N_("The taker leads {led:suit} twice.", "in a question"),
    (False, False): N_("Your own side leads {led:suit} twice.", "in a question"),
    (True, True): N_("The taker leads trumps twice.", "in a question"),
    (True, False): N_("Your own side leads trumps twice.", "in a question"),
}
FALLS = N_("Your partner plays {first:card} below {best:card}, then {card:card} below {top:card}.", "in a question")
WINS = N_("Your partner plays {first:card} above {best:card}, then {card:card} below {top:card}.", "in a question")
#: The meanings of two cards in short.
STATES = tuple(
    State(name, Saying.plain(title))
    for name, title in (
        *((name, order.short) for name, order in TWO_CARDS.items()),
        (SILENT, N_("nothing", "what two cards say")),
    )
)


@kind(SORT, *ORDERS)
def same_gesture(draw: Draw) -> Posed:
    """The same two cards in a suit of the taker, in one of the defence and in trumps; then some that say nothing."""
    rng = draw.rng
    low, high = sorted(rng.sample(range(2, 11), 2))
    ranks = (str(high), str(low))
    plain = rng.sample(SUITS, 4)
    spoken = ((plain[0], True), (plain[1], False), (TRUMP, rng.random() < 1 / 2))
    silent = rng.sample(((COURT, plain[2]), (AHEAD, plain[3]), (AHEAD, TRUMP)), draw.of(0, 1, 2))
    cases: list[tuple[str, bool, set[str], Sequence[str]]] = [
        (suit, by_taker, set[str](), ranks) for suit, by_taker in spoken
    ]
    cases += [(suit, may_be_taker(cause, rng), {cause}, ()) for cause, suit in silent]
    rng.shuffle(cases)
    boards = [followed(rng, suit, causes, by_taker=taker, ranks=pair) for suit, taker, causes, pair in cases]
    found = {str(number): Followed.on(board) for number, board in enumerate(boards, 1)}
    offers = tuple(Offer(name, _case(one)) for name, one in found.items())
    data = {"led_by": {name: "taker" if one.by_taker else "defence" for name, one in found.items()}}

    def verdicts(judge: Judge) -> Verdicts:
        heard = {name: foremost(judge.signals(one.play, one.seat, one.cards[1])) for name, one in found.items()}
        states = {
            name: (signal.meaning.name if signal else SILENT, why(found[name], signal))
            for name, signal in heard.items()
        }
        because = tuple(says for told, says in states.values() if told != SILENT)
        hints = Hints.plain(WHO_OPENED, HIGH_LOW_DEF, **facts(found["1"]))
        return Verdicts(because, hints, states=states)

    return Posed(Asked((), WHAT_EACH, offers, data=data, states=STATES), verdicts)


def _case(one: Followed) -> Saying:
    """The two rounds in words: who has led them, and how the two cards fell."""
    opens, falls = LED_BY[one.suit == TRUMP, one.by_taker], WINS if AHEAD in one.causes else FALLS
    return Saying(None, ((opens, facts(one)), (falls, facts(one))), CHAIR)
