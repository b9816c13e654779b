"""The bouts among some cards of Tarot, or the low cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from tutor.core.cards import SUITS, TAROT, TRUMP, Card
from tutor.core.message import N_, Message
from tutor.core.rule import Rule
from tutor.tarot.score.count import LOW, ORDINARY, THREE_BOUTS, WORTH
from tutor.tarot.trick import BOUTS
from tutor.teach.draw import Draw
from tutor.teach.judge import Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.find.family import FIND
from tutor.teach.kinds.find.marked import marked
from tutor.teach.posed import Asked, Posed, Verdicts, card_offers
from tutor.teach.question import Hints
from tutor.teach.saying import Saying

A_BOUT = N_("The bouts are trump 1, trump 21 and the Excuse.")
NO_BOUT = N_("This is not a bout: the bouts are trump 1, trump 21 and the Excuse.")
KING_IS_NO_BOUT = N_("This is not a bout: a king is worth as much, but the bouts are trump 1, trump 21 and the Excuse.")
A_LOW_CARD = N_("Worth half a point, as all cards of a suit from 1 to 10 and all trumps from 2 to 20 are.")
A_BOUT_COUNTS = N_("Trump 1, trump 21 and the Excuse are the bouts, and each is worth 4½.")
A_PICTURE = N_("A court card is worth more: a jack 1½, a knight 2½, a queen 3½, a king 4½.")

COURTS = ("J", "N", "Q", "K")
#: The cards that are easily taken for a bout, or for a card that counts.
TEMPTING = TAROT.read("T2 T20 T11 SK HK DK CK S1 H1 D1 C1 S10 H10 D10 C10")


def _of_bouts(card: Card) -> Message:
    return A_BOUT if card in BOUTS else KING_IS_NO_BOUT if card.rank == "K" else NO_BOUT


def _of_low(card: Card) -> Message:
    return A_LOW_CARD if card in WORTH[LOW] else A_BOUT_COUNTS if card in BOUTS else A_PICTURE


class Sort(NamedTuple):
    """A sort of cards: the words that ask for it, its rule, whether a card is one of them, and the reason."""

    asks: Message
    nudge: Message
    rule: Rule
    holds: Callable[[Card, Judge], bool]
    tells: Callable[[Card], Message]


SORTS: Mapping[str, Sort] = {
    "bouts": Sort(
        N_("Mark every bout among these cards."),
        N_("Leave out the low cards of the suits: {cards:and} remain. Which of them are among the three bouts?"),
        THREE_BOUTS,
        lambda card, _: card in BOUTS,
        _of_bouts,
    ),
    "low": Sort(
        N_("Mark every low card among these, that is, every card that is worth half a point."),
        N_("{cards:and} are trumps, court cards or the Excuse. Which of them count more than half a point?"),
        ORDINARY,
        lambda card, judge: judge.total(TAROT.set([card])) == LOW,
        _of_low,
    ),
}


@kind(FIND, about={name: (sort.rule,) for name, sort in SORTS.items()})
def find(draw: Draw) -> Posed:
    """Some cards with a bout or two among them: any others, or such as tempt."""
    sort, cards = SORTS[draw.about], _cards(draw)
    offers = card_offers(cards)
    asked = Asked((), sort.asks, offers, {"cards": TAROT.set(cards)}, {"sort": draw.about})
    special = TAROT.set(card for card in cards if card.suit not in SUITS or card.rank in COURTS)

    def verdicts(judge: Judge) -> Verdicts:
        on = {card.code: (sort.holds(card, judge), Saying.plain(sort.tells(card), sort.rule)) for card in cards}
        return marked(on, Hints.plain(sort.nudge, sort.rule, cards=special))

    return Posed(asked, verdicts)


def _cards(draw: Draw) -> list[Card]:
    """One to three bouts, a jack, a knight or a queen, and others."""
    rng = draw.rng
    bouts = rng.sample([*BOUTS], rng.choice(draw.of((1, 2), (1, 2, 3), (1, 2, 3))))
    court = rng.choice([card for card in TAROT.cards if card.rank in COURTS[:-1] and card.suit != TRUMP])
    others = draw.of(TAROT.all - BOUTS, TEMPTING, TEMPTING).without(court)
    cards = [*bouts, court, *rng.sample([*others], draw.of(5, 6, 8) - len(bouts) - 1)]
    return rng.sample(cards, len(cards))
