"""Things put in a row: cards by their rank, what costs points by its price, cards by when one parts with them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from tutor.barbu.advice.losing import IDLE
from tutor.barbu.contracts.barbu import Barbu
from tutor.barbu.contracts.no_hearts import NoHearts
from tutor.barbu.contracts.no_last_two import NoLastTwo
from tutor.barbu.contracts.no_queens import NoQueens
from tutor.barbu.contracts.no_tricks import NoTricks
from tutor.barbu.match import ZERO
from tutor.barbu.values import STANDARD, Values
from tutor.core.cards import BARBU, SUITS, TAROT, TRUMP, Card, Cards
from tutor.core.message import N_, Message
from tutor.core.rule import Rule
from tutor.tarot.trick import SUIT_ORDER, TRUMP_ORDER, Trick
from tutor.teach.draw import Draw
from tutor.teach.judge import Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.order.family import ORDER
from tutor.teach.kinds.order.places import falling, numbered
from tutor.teach.posed import Asked, Offer, Posed, Verdicts
from tutor.teach.question import Hints
from tutor.teach.saying import Saying

# By rank

PUT_IN_ORDER = N_("Put these cards in their order, the one that beats all the others first.")
FIRST, NUMBERED, LAST = (
    N_("1, the highest", "place of a card"),
    N_("{number}", "place of a card"),
    N_("{number}, the lowest", "place of a card"),
)
WHICH_BEATS = N_("Begin with {cards:and}: which of the two beats the other?")
NOT_HERE = N_("Another card belongs in place {number}.")

#: The number of cards that are put in order.
_SIX = 6


def by_rank(draw: Draw) -> Posed:
    """Six cards of a suit, with pictures among them and the ace; or of a suit and trumps, with the Petit at last."""
    cards = {card.code: card for card in _of_a_suit(draw)}
    places = numbered((FIRST, *[NUMBERED] * (_SIX - 2), LAST))
    offers = tuple(Offer(code, card) for code, card in cards.items())
    asked = Asked((), PUT_IN_ORDER, offers, {"cards": TAROT.set(cards.values())}, {"by": draw.about}, places)

    def verdicts(judge: Judge) -> Verdicts:
        def beaten(card: Card) -> int:
            return sum(judge.winner(Trick(0, 2, (other, card))) is card for other in cards.values())

        def says(number: int, name: str) -> Saying:
            return Saying(_rule(cards[name]), ((NOT_HERE, {"number": number}), (_rule(cards[name]).statement, {})))

        demands = falling({code: beaten(card) for code, card in cards.items()}, says)
        rules = sorted({_rule(card) for card in cards.values()}, key=(TRUMP_ORDER, SUIT_ORDER).index)
        begin = Saying.plain(WHICH_BEATS, cards=_to_compare(TAROT.set(cards.values())))
        told = Saying(None, tuple((rule.statement, {}) for rule in rules))
        because = tuple(Saying.plain(rule.statement, rule) for rule in rules)
        return Verdicts(because, Hints((begin,), (told,)), demands=demands)

    return Posed(asked, verdicts)


def _rule(card: Card) -> Rule:
    return TRUMP_ORDER if card.suit == TRUMP else SUIT_ORDER


def _to_compare(cards: Cards) -> Cards:
    """Two cards that are easily put the wrong way round: the best of the suit and the lowest trump, or the ace."""
    trumps = cards.of(TRUMP)
    suit = [*cards - trumps]
    return TAROT.set((suit[-1], next(iter(trumps))) if trumps else suit[:2])


def _of_a_suit(draw: Draw) -> list[Card]:
    rng = draw.rng
    suit, trumps = [*TAROT.all.of(rng.choice(SUITS))], [*TAROT.all.of(TRUMP)]
    ace, spots, court = suit[:1], suit[1:-4], suit[-4:]
    cards = rng.sample(court, draw.of(3, 3, 2))
    cards += draw.of([], [], trumps[:1]) + rng.sample(draw.of(trumps, trumps, trumps[1:]), draw.of(0, 2, 2))
    cards += draw.of(ace, [], ace)  # where the trumps are new, the ace is not
    cards += rng.sample(spots, _SIX - len(cards))
    return rng.sample(cards, _SIX)


# By price


class Costs(NamedTuple):
    """Something to win, by its name, the contract in which one wins it, and what it costs there."""

    name: str
    contract: str
    text: Message
    points: Callable[[Values], int]


THINGS = (
    Costs("trick", NoTricks.name, N_("a trick in No Tricks"), lambda each: each.trick),
    Costs("heart", NoHearts.name, N_("the 7 of hearts in No Hearts"), lambda each: each.heart),
    Costs("tricks", NoTricks.name, N_("two tricks in No Tricks"), lambda each: 2 * each.trick),
    Costs("hearts", NoHearts.name, N_("two small hearts in No Hearts"), lambda each: 2 * each.heart),
    Costs("queen", NoQueens.name, N_("a queen in No Queens"), lambda each: each.queen),
    Costs("ace", NoHearts.name, N_("the ace of hearts in No Hearts"), lambda each: each.ace_of_hearts),
    Costs(
        "ace-heart",
        NoHearts.name,
        N_("the ace and the 2 of hearts in No Hearts"),
        lambda each: each.ace_of_hearts + each.heart,
    ),
    Costs("last-but-one", NoLastTwo.name, N_("the last trick but one in No Last Two"), lambda each: each.last_two[0]),
    Costs("queens", NoQueens.name, N_("two queens in No Queens"), lambda each: 2 * each.queen),
    Costs("king", Barbu.name, N_("the king of hearts in Barbu"), lambda each: each.king_of_hearts),
    Costs("last", NoLastTwo.name, N_("the last trick in No Last Two"), lambda each: each.last_two[1]),
    Costs("all-tricks", NoTricks.name, N_("all 13 tricks in No Tricks"), lambda each: 13 * each.trick),
    Costs(
        "all-hearts", NoHearts.name, N_("all 13 hearts in No Hearts"), lambda each: 12 * each.heart + each.ace_of_hearts
    ),
    Costs(
        "last-two", NoLastTwo.name, N_("both of the last two tricks in No Last Two"), lambda each: sum(each.last_two)
    ),
)
ORDER_THEM = N_("Put these in order, from what costs its winner most to what costs least.")
HOW_MUCH_EACH = N_("What does a single trick, or a single card, cost in {contracts:and}?")
THIS_ORDER = N_("From the top they cost {first}, {second}, {third} and {fourth} points.")
IT_COSTS = N_("It costs {points}.")
COSTS_MORE = N_("Place {number} is for what costs {points}.")
DEAREST, BETWEEN, CHEAPEST = (
    N_("1, the most costly", "place of what costs points"),
    N_("{number}", "place of what costs points"),
    N_("{number}, the cheapest", "place of what costs points"),
)
#: The number of things that are put in order.
_FOUR = 4


def by_price(draw: Draw) -> Posed:
    """Four things of different prices, more of them close together from level to level."""
    prices = draw.rng.sample(
        draw.of((2, 6, 10, 20), (2, 4, 6, 10, 12, 20, 26), (2, 4, 6, 8, 10, 12, 20, 26, 30)), _FOUR
    )
    things = [draw.rng.choice([one for one in THINGS if -one.points(STANDARD) == at]) for at in prices]
    contracts = tuple(dict.fromkeys(one.contract for one in things))
    offers = tuple(Offer(one.name, Saying.plain(one.text)) for one in things)
    places = numbered((DEAREST, *[BETWEEN] * (_FOUR - 2), CHEAPEST))

    def verdicts(judge: Judge) -> Verdicts:
        cost = {one.name: -one.points(judge.values) for one in things}
        first, second, third, fourth = sorted(cost.values(), reverse=True)
        demands = falling(cost, lambda number, name: Saying.plain(COSTS_MORE, number=number, points=cost[name]))
        because = (Saying.plain(THIS_ORDER, first=first, second=second, third=third, fourth=fourth),)
        hints = Hints.plain(HOW_MUCH_EACH, ZERO, contracts=contracts)
        notes = {name: Saying.plain(IT_COSTS, points=points) for name, points in cost.items()}
        return Verdicts(because, hints, demands=demands, notes=notes)

    return Posed(Asked((), ORDER_THEM, offers, data={"by": draw.about}, places=places), verdicts)


# By when one parts with them

WHICH_ORDER = N_(
    "These four cards are yours, and the tricks cost nothing yet. In which order would you play them, following the"
    " advice for No Last Two?"
)
NTH = (
    N_("First", "a place in an order"),
    N_("Second", "a place in an order"),
    N_("Third", "a place in an order"),
    N_("Last", "a place in an order"),
)
WHAT_IS_LEFT = N_(
    "Suppose that the last trick is led, and that one of {cards:and} is all that you have left. With which of them are"
    " you least likely to win it?"
)
HIGH_FIRST = N_(
    "{first:card} and {second:card} may win a trick. For now that costs nothing: play them first, in any order."
)
MIDDLE_NEXT = N_("{card:card} is neither high nor low: it goes after the high cards, and before {low:card}.")
LOW_LAST = N_("{card:card} is the card that is least likely to win: keep it for the last trick.")
GOOD_ORDER = N_("The high cards go while tricks cost nothing, then {card:card}, and {low:card} is there at the end.")


def by_danger(draw: Draw) -> Posed:
    """Two high cards, a middle one and a low one of different suits, closer together from level to level."""
    high, middle, low = draw.of(("AK", "89", "2"), ("AKQ", "78", "23"), ("KQJ", "67", "34"))
    ranks = (*draw.rng.sample(high, 2), draw.rng.choice(middle), draw.rng.choice(low))
    cards = [BARBU[suit + rank] for suit, rank in zip(draw.rng.sample([*BARBU.suits], len(ranks)), ranks, strict=True)]
    first, second, third, last = cards
    draw.rng.shuffle(cards)
    offers = tuple(Offer(card.code, card) for card in cards)
    asked = Asked((), WHICH_ORDER, offers, data={"by": draw.about, "contract": NoLastTwo.name}, places=numbered(NTH))

    spent = Saying.plain(HIGH_FIRST, IDLE, first=first, second=second)
    says = (
        spent,
        spent,
        Saying.plain(MIDDLE_NEXT, IDLE, card=third, low=last),
        Saying.plain(LOW_LAST, IDLE, card=last),
    )
    danger = {first.code: 2, second.code: 2, third.code: 1, last.code: 0}
    because = (Saying.plain(GOOD_ORDER, IDLE, card=third, low=last),)
    hints = Hints.plain(WHAT_IS_LEFT, IDLE, cards=BARBU.set(cards))
    verdicts = Verdicts(because, hints, demands=falling(danger, lambda number, _name: says[number - 1]))
    return Posed.for_any_judge(asked, verdicts)


#: The questions by the measure of their order, and the rules that they train.
POSED: Mapping[str, Callable[[Draw], Posed]] = {"rank": by_rank, "price": by_price, "last-two": by_danger}
TRAINED: Mapping[str, tuple[Rule, ...]] = {"rank": (SUIT_ORDER, TRUMP_ORDER), "price": (ZERO,), "last-two": (IDLE,)}


@kind(ORDER, about=TRAINED)
def order(draw: Draw) -> Posed:
    """Things in a row, from the first to the last."""
    return POSED[draw.about](draw)
