"""The winner of a trick that lies open: the highest trump, or without one the highest card of the suit led."""

from __future__ import annotations

from tutor.core.cards import SUITS, TAROT, TRUMP, Card, Cards
from tutor.core.message import N_
from tutor.tarot.trick import EXCUSE_NEVER_WINS, THE_EXCUSE, TRICK_WON, Trick
from tutor.teach.draw import Draw
from tutor.teach.glances import by_height, by_number, longest_suit, place, shortest_suit, trumps
from tutor.teach.judge import Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.beats.ranks import LOWER
from tutor.teach.kinds.wins.drawn import trick
from tutor.teach.kinds.wins.family import WINS
from tutor.teach.posed import Asked, Offer, Posed, Verdicts
from tutor.teach.question import Hints, Laid
from tutor.teach.saying import Saying

WHO_WINS = N_("Four cards have been played to this trick, the first of them on the left. Which card wins it?")
WHAT_BEATS_IT = N_("{first:card} was led. Can any of {others:and} beat it?")
EXCUSE_FIRST = N_("The Excuse was led. Which of {others:and} came next, and can any of the others beat it?")
SUIT_LED_WINS = N_(
    "Here the highest card of the suit that was led wins. From the top: king, queen, knight, jack, then 10 down to 1."
)
TRUMPS_WIN = N_("Somebody has played a trump, so the highest trump wins, whatever the other cards are.")
HIGHEST = N_("{led:Suit} were led, and the highest of them is {card:card}.")
HIGHEST_TRUMP = N_("There are trumps in the trick, and the highest of them is {card:card}.")
ONLY_TRUMP = N_("A trump beats every card of a suit, and {card:card} is the only one in the trick.")
TRUMPED = N_("There is a trump in the trick, {top:card}, and a trump beats every card of a suit.")
LOWER_TRUMP = N_("It is a trump, but {top:card} is a higher one.")

OTHER_SUIT = N_("{led:Suit} were led. A card of another suit cannot win, however high it is.")

NEVER_WINS = N_("The Excuse does not win a trick: any other card beats it, even the lowest.")


#: The cards that one takes for the winner who looks at their place, their height, or how many there are of a suit.
AT_A_GLANCE = (
    *map(place, range(4)),
    *map(by_height, range(4)),
    by_height(-1, trumps),
    by_height(-1, longest_suit),
    by_height(-1, shortest_suit),
    by_number(-1),
)
SIZE = 4


@kind(WINS, TRICK_WON, edition=2, against=AT_A_GLANCE)
def trick_winner(draw: Draw) -> Posed:
    """Court cards of the suit led beside others; any cards; trumps among them as often as not."""
    rng = draw.rng
    of_suit = [*TAROT.all.of(rng.choice(SUITS))]
    followers = rng.sample(
        draw.of(of_suit[-6:], of_suit, of_suit), rng.choice(draw.of((1, 2, 2, 2, 3), (1, 2, 2, 3), (1, 2, 2)))
    )
    ruffs = rng.sample([*TAROT.all.of(TRUMP)], draw.of(0, 0, rng.choice((0, 0, 0, 1, 2))))
    return who_wins(trick(rng, TAROT, SIZE, followers, ruffs))


@kind(WINS, TRICK_WON, EXCUSE_NEVER_WINS, edition=2, against=AT_A_GLANCE)
def with_the_excuse(draw: Draw) -> Posed:
    """The Excuse among middling cards, or high trumps; among low cards; led."""
    rng = draw.rng
    of_suit = [*TAROT.all.of(rng.choice(SUITS))]
    followers = rng.sample(draw.of(of_suit[3:-1], of_suit[:9], of_suit[:9]), rng.choice((1, 2, 2)))
    ruffs = rng.sample([*TAROT.all.of(TRUMP)][draw.of(-4, 0, 0) :], rng.choice((0, 0, 1)))
    first, *rest = trick(rng, TAROT, SIZE - 1, followers, ruffs)
    among = (first, *rng.sample([*rest, THE_EXCUSE], len(rest) + 1))
    return who_wins(draw.of(among, among, (THE_EXCUSE, first, *rest)))


def who_wins(cards: tuple[Card, ...]) -> Posed:
    """The question which of four cards wins the trick, the first of them led."""
    played = Trick(0, len(cards), cards)
    asked = Asked((Laid(cards),), WHO_WINS, tuple(Offer(card.code, card) for card in cards))

    def verdicts(judge: Judge) -> Verdicts:
        best = judge.winner(played) or cards[0]
        on = {card.code: (card is best, _stands(card, played, best)) for card in cards}
        first, *others = cards
        look = EXCUSE_FIRST if first is THE_EXCUSE else WHAT_BEATS_IT
        nudge = Saying.plain(look, first=first, others=TAROT.set(others))
        rule = Saying.plain(TRUMPS_WIN if played.top else SUIT_LED_WINS, TRICK_WON)
        hints = Hints((nudge,), (rule,), (_of_suit(best.suit, played),))
        return Verdicts((on[best.code][1],), hints, on)

    return Posed(asked, verdicts)


def _of_suit(suit: str, played: Trick) -> Cards:
    return TAROT.set(card for card in played.cards if card.suit == suit)


def _stands(card: Card, played: Trick, best: Card) -> Saying:
    """The reason why a card of a trick is its best one, or is not."""
    if card is THE_EXCUSE:
        return Saying.plain(NEVER_WINS, EXCUSE_NEVER_WINS)
    if card is best:
        alone = len(_of_suit(TRUMP, played)) == 1
        says = HIGHEST if card.suit != TRUMP else ONLY_TRUMP if alone else HIGHEST_TRUMP
    elif best.suit == TRUMP:
        says = LOWER_TRUMP if card.suit == TRUMP else TRUMPED
    else:
        says = LOWER if card.suit == best.suit else OTHER_SUIT
    return Saying.plain(says, TRICK_WON, card=card, top=best, led=played.led)
