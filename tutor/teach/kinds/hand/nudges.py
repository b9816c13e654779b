"""Questions back about hands for a contract: of each hand a card or two are named that are worth a look."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from tutor.barbu.contracts import Contract, Domino, Trumps
from tutor.barbu.contracts.barbu import Barbu
from tutor.barbu.contracts.no_hearts import NoHearts
from tutor.barbu.contracts.no_last_two import NoLastTwo
from tutor.barbu.contracts.no_queens import NoQueens
from tutor.barbu.contracts.no_tricks import NoTricks
from tutor.core.cards import BARBU, SUITS, Card, Cards
from tutor.core.message import N_, Facts, Message
from tutor.teach.barbu.hands import Held
from tutor.teach.saying import Saying

NO_TRICKS = (
    N_(
        "You hold nothing below {a:card} in its suit. Could you still stay below others with it, and how many tricks"
        " might your other cards win?"
    ),
    N_(
        "Hand A has nothing below {a:card} in its suit, hand B nothing below {b:card}. Which of the hands can stay"
        " below the others more often?"
    ),
    N_(
        "Hand A has nothing below {a:card} in its suit, hand B nothing below {b:card}, hand C nothing below {c:card}."
        " Which of the hands can stay below the others most often?"
    ),
)
NO_HEARTS = (
    N_(
        "Who may lead hearts, and when? And in the other suits, could you stay below with {a:card}, of whose suit you"
        " hold nothing lower?"
    ),
    N_(
        "Leave the hearts aside and look at {a:card} in hand A and {b:card} in hand B, with nothing lower of their"
        " suits. Which hand would win fewer tricks?"
    ),
    N_(
        "Leave the hearts aside and look at {a:card} in hand A, {b:card} in hand B and {c:card} in hand C, with nothing"
        " lower of their suits. Which hand would win fewest tricks?"
    ),
)
NO_QUEENS = (
    N_("Could {a:card} be made to win a queen, or have you enough lower cards of that suit to wait?"),
    N_(
        "Which would sooner have to win a queen, {a:card} in hand A or {b:card} in hand B? Look at the lower cards of"
        " each suit."
    ),
    N_(
        "Which would soonest have to win a queen: {a:card} in hand A, {b:card} in hand B or {c:card} in hand C? Look at"
        " the lower cards of each suit."
    ),
)
KING_HELD = N_(
    "You hold the king of hearts yourself. How soon could you give him away, and would you win tricks with cards like"
    " {a:card} until then?"
)
KING_OUT = N_(
    "Whoever wins a trick may be given the king of hearts. Could you stay below with {a:card}, of whose suit you hold"
    " nothing lower?"
)
KING_OF_SOME = (
    N_(
        "Whoever wins a trick may be given the king of hearts. Hand A has nothing below {a:card} in its suit, hand B"
        " nothing below {b:card}: which wins less often, and does one of them hold him?"
    ),
    N_(
        "Whoever wins a trick may be given the king of hearts. Hand A has nothing below {a:card} in its suit, hand B"
        " nothing below {b:card}, hand C nothing below {c:card}: which wins least often, and does one of them hold him?"
    ),
)
LAST_TWO = (
    N_("Think of keeping {a:and} for the last two tricks. Might either of them still win one?"),
    N_("Think of keeping {a:and} from hand A, or {b:and} from hand B. Which two are safer in the last two tricks?"),
    N_(
        "Think of keeping {a:and} from hand A, {b:and} from hand B or {c:and} from hand C. Which two are safest in the"
        " last two tricks?"
    ),
)
TRUMPS = (
    N_("Your trumps go up to {a:card}. How many tricks can they win, and which of your other cards win some too?"),
    N_(
        "The trumps go up to {a:card} in hand A and to {b:card} in hand B. Which hand wins more tricks once you count"
        " its other high cards too?"
    ),
    N_(
        "The trumps go up to {a:card} in hand A, to {b:card} in hand B and to {c:card} in hand C. Which hand wins most"
        " tricks once you count its other high cards too?"
    ),
)
DOMINO = (
    N_(
        "{a:card} is farthest from the start. Which of your other cards have nearly as far to go, and which help on the"
        " way?"
    ),
    N_(
        "{a:card} in hand A and {b:card} in hand B are farthest from the start. In which hand do fewer cards wait that"
        " long?"
    ),
    N_(
        "{a:card} in hand A, {b:card} in hand B and {c:card} in hand C are farthest from the start. In which hand do"
        " fewest cards wait that long?"
    ),
)

HEARTS, KING = BARBU.all.of("H"), BARBU["HK"]
RANKS = [*BARBU.suits["S"]]


class Look(NamedTuple):
    """What is worth a look: a card or two of each hand, and the question back about one hand, two, three."""

    at: Callable[[Held], Card | Cards]
    asks: tuple[Message, Message, Message]


def nudge(contract: type[Contract], shown: Sequence[Held]) -> Saying:
    """The question back about one hand or some: which cards of each are worth a look."""
    look = LOOKS[contract.name]
    facts: Facts = dict(zip("abc", map(look.at, shown), strict=False))
    asks = look.asks[len(shown) - 1]
    return Saying.plain(KING_HELD if asks is KING_OUT and KING in shown[0].hand else asks, None, **facts)


def _hardest_to_duck(held: Held) -> Card:
    """The lowest card of a suit, of all suits that in which the lowest is highest."""
    return max((min(cards, key=_height) for cards in map(held.hand.of, SUITS) if cards), key=_height)


def _hardest_besides_hearts(held: Held) -> Card:
    """The same with the hearts left aside, unless there is nothing else."""
    return _hardest_to_duck(held._replace(hand=held.hand - HEARTS or held.hand))


def _least_guarded(held: Held) -> Card:
    """A card that can win a queen, of all such cards one with the fewest lower ones beside it."""

    def danger(card: Card) -> tuple[bool, int, int]:
        return card.rank in "QKA", -sum(other.height < card.height for other in held.hand.of(card.suit)), card.height

    return max(held.hand, key=danger)


def _lowest_two(held: Held) -> Cards:
    return BARBU.set(sorted(held.hand, key=_height)[:2])


def _highest_trump(held: Held) -> Card:
    return max(held.hand.of(str(held.contract.facts["suit"])), key=_height)


def _farthest(held: Held) -> Card:
    """The card with the longest way from the rank that starts."""
    start = RANKS.index(str(held.contract.facts["rank"]))
    return max(held.hand, key=lambda card: abs(card.height - start))


def _height(card: Card) -> int:
    return card.height


#: What is worth a look, by the name of the contract.
LOOKS: Mapping[str, Look] = {
    NoTricks.name: Look(_hardest_to_duck, NO_TRICKS),
    NoHearts.name: Look(_hardest_besides_hearts, NO_HEARTS),
    NoQueens.name: Look(_least_guarded, NO_QUEENS),
    Barbu.name: Look(_hardest_besides_hearts, (KING_OUT, *KING_OF_SOME)),
    NoLastTwo.name: Look(_lowest_two, LAST_TWO),
    Trumps.name: Look(_highest_trump, TRUMPS),
    Domino.name: Look(_farthest, DOMINO),
}
