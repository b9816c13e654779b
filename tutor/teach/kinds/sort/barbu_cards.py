"""Cards of Barbu, and in which of two contracts they cost whoever wins them."""

from __future__ import annotations

from collections.abc import Mapping

from tutor.barbu.contracts.barbu import Barbu
from tutor.barbu.contracts.kinds import PenaltyCards
from tutor.barbu.contracts.no_hearts import NoHearts
from tutor.barbu.contracts.no_queens import NoQueens
from tutor.barbu.match import ZERO
from tutor.core.cards import BARBU, SUITS, Card
from tutor.core.message import N_, Facts, Message
from tutor.teach.draw import Draw
from tutor.teach.grid import State
from tutor.teach.judge import Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.sort.family import SORT
from tutor.teach.posed import Asked, Offer, Posed, Verdicts
from tutor.teach.question import Hints, Notes
from tutor.teach.saying import Saying

#: Contracts in which certain cards cost, with what is said of such a card.
CARDS_COST: Mapping[PenaltyCards, Message] = {
    NoHearts(): N_("{card:card} is a heart: it costs {points} in No Hearts."),
    NoQueens(): N_("{card:card} is a queen: it costs {points} in No Queens."),
    Barbu(): N_("{card:card} costs {points} in Barbu: it is the one card that counts there."),
}
HEARTS, QUEENS, KING = CARDS_COST
#: Two of them at a time, with what is said of a card that costs in neither.
PAIRS: tuple[tuple[tuple[PenaltyCards, PenaltyCards], Message], ...] = (
    ((HEARTS, QUEENS), N_("It is neither a heart nor a queen, so it costs nothing in them.")),
    ((HEARTS, KING), N_("It costs nothing in them: it is not a heart, and in Barbu only the king of hearts counts.")),
    ((QUEENS, KING), N_("It costs nothing in them: it is not a queen, and in Barbu only the king of hearts counts.")),
)
YOUR_CARDS = N_("These cards are yours. The contract may be {contract:term}, or {next:term}.")
WHERE_DANGEROUS = N_("In which of these two contracts does each of your cards cost whoever wins it?")
LOOK_AT_EACH = N_("Begin with {card:card}: does it cost anything in {first:term}? And in {second:term}?")
WHICH_CARDS = N_("In No Hearts every heart counts, in No Queens every queen, in Barbu the king of hearts alone.")
BOTH, NEITHER = N_("in both", "contracts in which a card costs"), N_("in neither", "contracts in which a card costs")
#: So many different answers make a question.
SEVERAL = 3


@kind(SORT, ZERO, edition=2)
def seven_cards(draw: Draw) -> Posed:
    """Six cards, some of which cost and some look as if they did, in No Hearts and another contract, or in any two."""
    cards = _cards(draw)
    pair, nothing = PAIRS[draw.rng.randrange(draw.of(2, 3, 3))]
    first, second = (contract.name for contract in pair)
    states = (
        *(State(contract.name, Saying.plain(contract.title)) for contract in pair),
        State("both", Saying.plain(BOTH)),
        State("neither", Saying.plain(NEITHER)),
    )
    # The cards stand in the cells: once is enough.
    board = Notes((), {"contracts": [first, second]}, Saying.plain(YOUR_CARDS, contract=first, next=second))
    asked = Asked((board,), WHERE_DANGEROUS, tuple(Offer(card.code, card) for card in cards), states=states)

    def verdicts(judge: Judge) -> Verdicts:
        found = {card.code: _where(card, pair, nothing, judge) for card in cards}
        begin = Saying.plain(LOOK_AT_EACH, card=cards[0], first=first, second=second)
        because = tuple(says for state, says in found.values() if state != "neither")
        return Verdicts(because, Hints((begin,), (Saying.plain(WHICH_CARDS),)), states=found)

    return Posed(asked, verdicts, lambda question: question.states >= SEVERAL)


def _cards(draw: Draw) -> list[Card]:
    rng = draw.rng
    dear = [BARBU["HQ"], BARBU["HK"], *(BARBU[f"{suit}Q"] for suit in SUITS if suit != "H")]
    near = [card for card in BARBU.cards if card.suit != "H" and card.rank in {"J", "K", "A"}]
    cards = rng.sample(dear, draw.of(2, 3, 3)) + rng.sample([*BARBU.all.of("H")], 2)
    cards += rng.sample(near, draw.of(1, 2, 2))
    rest = rng.sample([card for card in BARBU.cards if card.suit != "H" and card.rank not in "JQKA"], 3)
    return rng.sample([*dict.fromkeys((*cards, *rest))][:6], 6)


def _where(card: Card, pair: tuple[PenaltyCards, ...], nothing: Message, judge: Judge) -> tuple[str, Saying]:
    """The one of two contracts in which a card costs, both or neither, and the reason."""
    costs = {contract: points for contract in pair if (points := -contract.penalty(card, judge.values))}
    state = "both" if len(costs) > 1 else next((contract.name for contract in costs), "neither")
    says: list[tuple[Message, Facts]] = [
        (CARDS_COST[contract], {"card": card, "points": points}) for contract, points in costs.items()
    ]
    return state, Saying(None, tuple(says) or ((nothing, {}),))
