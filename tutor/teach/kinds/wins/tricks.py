"""The winner of a trick that lies open: the highest trump, or without one the highest card of the suit led."""

from __future__ import annotations

from tutor.core.cards import SUITS, TAROT, TRUMP, Card, Cards
from tutor.core.message import N_
from tutor.tarot.trick import EXCUSE_NEVER_WINS, THE_EXCUSE, TRICK_WON, Trick
from tutor.teach.draw import Draw
from tutor.teach.judge import Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.wins.family import WINS
from tutor.teach.posed import Asked, Offer, Posed, Verdicts
from tutor.teach.question import Hints, Laid
from tutor.teach.saying import Saying

WHO_WINS = N_("Four cards have been played to this trick, the first of them on the left. Which card wins it?")
LOOK_AT_THE_FIRST = N_("Which suit was led, and which of the cards are of that suit?")
LOOK_FOR_TRUMPS = N_("Has anybody played a trump?")
SUIT_LED_WINS = N_(
    "Here the highest card of the suit that was led wins. From the top: king, queen, knight, jack, then 10 down to 1."
)
TRUMPS_WIN = N_("Somebody has played a trump, so the highest trump wins, whatever the other cards are.")
HIGHEST = N_("{led:Suit} were led, and the highest of them is {card:card}.")
HIGHEST_TRUMP = N_("There are trumps in the trick, and the highest of them is {card:card}.")
ONLY_TRUMP = N_("A trump beats every card of a suit, and {card:card} is the only one in the trick.")
BEATEN = N_("The suit is right, but {top:card} is higher.")
TRUMPED = N_("There is a trump in the trick, {top:card}, and a trump beats every card of a suit.")
LOWER_TRUMP = N_("It is a trump, but {top:card} is a higher one.")

OTHER_SUIT = N_("{led:Suit} were led. A card of another suit cannot win, however high it is.")

NEVER_WINS = N_("The Excuse does not win a trick: any other card beats it, even the lowest.")


@kind(WINS, TRICK_WON)
def trick_winner(draw: Draw) -> Posed:
    """Four cards: of one suit, with high ones of other suits, with trumps among them."""
    return who_wins(draw.of(_of_one_suit, _with_others, _with_trumps)(draw))


@kind(WINS, TRICK_WON, EXCUSE_NEVER_WINS)
def with_the_excuse(draw: Draw) -> Posed:
    """The Excuse among high trumps; among low cards of suits; led."""
    rng = draw.rng
    suit = [*TAROT.all.of(rng.choice(SUITS))]
    trumps = rng.sample([*TAROT.all.of(TRUMP)][-2:], 1 if draw.level == 1 else rng.choice((0, 1)))
    cards = rng.sample(draw.of(suit, suit[:9], suit[:9]), 3 - len(trumps)) + trumps
    rest = rng.sample([*cards[1:], THE_EXCUSE], 3)
    return who_wins(draw.of((cards[0], *rest), (cards[0], *rest), (THE_EXCUSE, *cards)))


def _of_one_suit(draw: Draw) -> tuple[Card, ...]:
    rng = draw.rng
    of_suit = [*TAROT.all.of(rng.choice(SUITS))]
    near = rng.sample(of_suit[-5:-1], 3)  # of ten, jack, knight and queen
    return tuple(rng.sample([*near, rng.choice(of_suit[:-5])], 4))


def _with_others(draw: Draw, *, trumps: bool = False) -> tuple[Card, ...]:
    rng = draw.rng
    led = rng.choice(SUITS)
    of_suit = [*TAROT.all.of(led)]
    others = [card for suit in SUITS if suit != led for card in [*TAROT.all.of(suit)][-4:]]
    first, *rest = rng.sample(of_suit[:-1], 2) if rng.random() < 1 / 2 else rng.sample(of_suit[:-1], 1)
    if trumps:
        rest += rng.sample([*TAROT.all.of(TRUMP)], rng.choice((1, 1, 2)))
    rest += rng.sample(others, 3 - len(rest))
    return (first, *rng.sample(rest, 3))


def _with_trumps(draw: Draw) -> tuple[Card, ...]:
    return _with_others(draw, trumps=True)


def who_wins(cards: tuple[Card, ...]) -> Posed:
    """The question which of four cards wins the trick, the first of them led."""
    trick = Trick(0, len(cards), cards)
    asked = Asked((Laid(cards),), WHO_WINS, tuple(Offer(card.code, card) for card in cards))

    def verdicts(judge: Judge) -> Verdicts:
        best = judge.winner(trick) or cards[0]
        on = {card.code: (card is best, _stands(card, trick, best)) for card in cards}
        look, rule = (LOOK_FOR_TRUMPS, TRUMPS_WIN) if trick.top else (LOOK_AT_THE_FIRST, SUIT_LED_WINS)
        hints = Hints((Saying.plain(look),), (Saying.plain(rule, TRICK_WON),), (_of_suit(best.suit, trick),))
        return Verdicts((on[best.code][1],), hints, on)

    return Posed(asked, verdicts)


def _of_suit(suit: str, trick: Trick) -> Cards:
    return TAROT.set(card for card in trick.cards if card.suit == suit)


def _stands(card: Card, trick: Trick, best: Card) -> Saying:
    """The reason why a card of a trick is its best one, or is not."""
    if card is THE_EXCUSE:
        return Saying.plain(NEVER_WINS, EXCUSE_NEVER_WINS)
    if card is best:
        alone = len(_of_suit(TRUMP, trick)) == 1
        says = HIGHEST if card.suit != TRUMP else ONLY_TRUMP if alone else HIGHEST_TRUMP
    elif best.suit == TRUMP:
        says = LOWER_TRUMP if card.suit == TRUMP else TRUMPED
    else:
        says = BEATEN if card.suit == best.suit else OTHER_SUIT
    return Saying.plain(says, TRICK_WON, card=card, top=best, led=trick.led)
