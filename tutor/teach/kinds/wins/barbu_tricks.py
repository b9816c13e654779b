"""Tricks of Barbu: which of four cards wins, with trumps and without, and which card stays just below the others."""

from __future__ import annotations

from tutor.barbu.advice.losing import DUCK
from tutor.barbu.contracts import ladder
from tutor.barbu.contracts.no_tricks import NoTricks
from tutor.barbu.deal import RANKS
from tutor.barbu.trick import NO_HEADING, WINNER, Trick
from tutor.core.cards import BARBU, SUITS, Card
from tutor.core.message import N_
from tutor.teach.barbu.moments import goes_both_ways, goes_both_ways_outranked, moment
from tutor.teach.barbu.plays import BEFORE, PLAYERS, board
from tutor.teach.draw import Draw
from tutor.teach.glances import by_height, by_number, longest_suit, place, shortest_suit
from tutor.teach.judge import Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.wins.drawn import trick
from tutor.teach.kinds.wins.family import WINS
from tutor.teach.kinds.wins.tricks import HIGHEST_TRUMP, LOWER_TRUMP, OTHER_SUIT
from tutor.teach.posed import Asked, Offer, Posed, Verdicts
from tutor.teach.positions import LEARNER
from tutor.teach.question import Hints, Laid
from tutor.teach.saying import Saying

TRUMPS_ARE = N_("Trumps: {suit:suit}", "above cards that lie open")
WHO_WINS = N_("{suit:Suit} are trumps, and the first of these four cards was led. Which of them wins the trick?")
WHICH_WINS = N_("Four cards have been played, the first of them on the left. There are no trumps. Which card wins?")
WITH_TRUMPS = N_("{suit:Suit} are trumps, and {first:card} was led. Does any of {others:and} beat it?")
ACE_IS_HIGHEST = N_(
    "{first:card} was led, and the ace is the highest card of every suit. Does any of {others:and} beat it?"
)
ONE_TRUMP = N_("A trump beats every card of another suit, and {card:card} is the only one in the trick.")
NO_TRUMP = N_("There is no trump in the trick, so the suit led decides: the highest of it is {card:card}.")
HIGHEST = N_("{led:Suit} were led, and {card:card} is the highest of them.")
RUFFED = N_("There is a trump in the trick, {top:card}, and a trump beats every card of another suit.")
BEATEN = N_("It is of the suit led, but {top:card} is higher.")
NO_TRUMP_EITHER = N_("{led:Suit} were led. A card of another suit that is not a trump cannot win, however high it is.")


#: The cards that one takes for the winner who looks at their height, their place, or how many there are of a suit.
AT_A_GLANCE = (
    *map(place, range(4)),
    *map(by_height, range(4)),
    by_height(-1, longest_suit),
    by_height(-1, shortest_suit),
)


@kind(WINS, about={"seven": (WINNER, RANKS), "trumps": (ladder.WINNER,)}, edition=2, against=AT_A_GLANCE)
def winner(draw: Draw) -> Posed:
    """Four cards of a trick, in a contract without trumps or in Trumps."""
    cards, trumps = _with_trumps(draw) if draw.about == "trumps" else (_without_trumps(draw), None)
    played = Trick(LEARNER, PLAYERS, cards)
    offers = tuple(Offer(card.code, card) for card in cards)
    if trumps:
        laid = Laid(cards, Saying.plain(TRUMPS_ARE, suit=trumps))
        asked = Asked((laid,), WHO_WINS, offers, {"suit": trumps})
        look, rule = WITH_TRUMPS, ladder.WINNER
    else:
        asked = Asked((Laid(cards),), WHICH_WINS, offers)
        look, rule = ACE_IS_HIGHEST, WINNER

    def verdicts(judge: Judge) -> Verdicts:
        best = judge.best(played, trumps)
        on = {card.code: (card is best, _stands(card, best, played, trumps)) for card in cards}
        lit = BARBU.set(card for card in cards if card.suit == best.suit)
        hints = Hints.plain(look, rule, lit, suit=trumps, first=cards[0], others=BARBU.set(cards[1:]))
        return Verdicts((on[best.code][1],), hints, on)

    return Posed(asked, verdicts)


def _without_trumps(draw: Draw) -> tuple[Card, ...]:
    """The ace, king or queen of the suit led beside others; any cards; low ones, and discards that are all higher."""
    rng = draw.rng
    suit = [*BARBU.all.of(rng.choice(SUITS))]
    followers = rng.sample(draw.of(suit[-5:], suit, suit[:9]), rng.choice(draw.of((1, 2, 2), (1, 2, 3), (1, 2))))
    return trick(rng, BARBU, PLAYERS, followers)


def _with_trumps(draw: Draw) -> tuple[tuple[Card, ...], str]:
    """A trick with one trump or none; with two or none; with trumps led, or none of them at all; and the trumps."""
    rng = draw.rng
    trumps, led = rng.sample(SUITS, 2)
    ruffs = rng.sample([*BARBU.all.of(trumps)], rng.choice(draw.of((0, 1), (0, 1, 2), (0, 1))))
    led = rng.choice(draw.of((led,), (led,), (led, trumps)))
    suit = [card for card in BARBU.all.of(led) if card not in ruffs]
    followers = rng.sample(suit, rng.choice((1, 2)))
    return trick(rng, BARBU, PLAYERS, followers, ruffs), trumps


def _stands(card: Card, best: Card, played: Trick, trumps: str | None) -> Saying:
    """The reason why a card of a trick is its best one, or is not."""
    rule = ladder.WINNER if trumps else WINNER
    if best.suit == trumps:
        several = sum(other.suit == trumps for other in played.cards) > 1
        top = HIGHEST_TRUMP if several else ONE_TRUMP
        says = top if card is best else LOWER_TRUMP if card.suit == trumps else RUFFED
    elif card is best:
        says = NO_TRUMP if trumps else HIGHEST
    elif card.suit == played.led:
        says, rule = BEATEN, ladder.WINNER if trumps else RANKS
    else:
        says = NO_TRUMP_EITHER if trumps else OTHER_SUIT
    return Saying.plain(says, rule, card=card, top=best, led=played.led)


STAY_BELOW = N_(
    "You want to leave this trick to somebody else, and to be rid of as high a card as you can. Which card do you play?"
)
WHO_IS_BEST = N_("{trick:and} {trick:n|is|are} in the trick. Which card must you stay below, and which of yours do?")
JUST_BELOW = N_("{card:card} is your highest card below {best:card}. Your lower ones are worth more later.")
TOO_HIGH = N_("{card:card} goes over {best:card}: you may have to take the trick, and nothing obliges you to.")
TAKES_IT = N_("{card:card} goes over {best:card}, so you would win the trick, and nothing obliges you to.")
TOO_LOW = N_("{card:card} stays below too. But it can duck under many cards later, and {better:card} under fewer.")


@kind(WINS, DUCK, NO_HEADING, edition=3, against=(*map(place, range(4)), *map(by_height, range(-4, 0)), by_number(-1)))
def no_tricks_below(draw: Draw) -> Posed | None:
    """A hand with cards above and below the best one; at last with a higher card of another suit in the trick."""
    fits = draw.of(goes_both_ways, goes_both_ways, goes_both_ways_outranked)
    at, record = moment(NoTricks.name, draw, fits, short=draw.of(None, None, BEFORE))
    if draw.level == 1 and len(at.trick.cards) < PLAYERS - 1:
        return None
    legal = BARBU.set(at.obligation().legal())
    asked = Asked((board(record),), STAY_BELOW, tuple(Offer(card.code, card, 0) for card in legal))

    def verdicts(judge: Judge) -> Verdicts:
        best = judge.best(at.trick, None)
        lower = [card for card in legal if judge.best(at.trick.with_card(card), None) is not card]
        right = lower[-1]
        on = {card.code: (card is right, _below(card, at.trick, best, right)) for card in legal}
        hints = Hints.plain(WHO_IS_BEST, DUCK, BARBU.set(lower), trick=BARBU.set(at.trick.cards))
        return Verdicts((on[right.code][1],), hints, on)

    return Posed(asked, verdicts)


def _below(card: Card, trick: Trick, best: Card, right: Card) -> Saying:
    if card is right:
        return Saying.plain(JUST_BELOW, DUCK, card=card, best=best)
    if card.height > best.height:
        says = TAKES_IT if len(trick.cards) == PLAYERS - 1 else TOO_HIGH
        return Saying.plain(says, NO_HEADING, card=card, best=best)
    return Saying.plain(TOO_LOW, DUCK, card=card, better=right)
