"""Cards that beat others: the cards that would take the lead in a trick."""

from __future__ import annotations

from tutor.core.cards import EXCUSE, SUITS, TAROT, TRUMP, Card
from tutor.core.message import N_
from tutor.tarot.trick import EXCUSE_NEVER_WINS, SUIT_ORDER, THE_EXCUSE, TRICK_WON, TRUMP_ORDER, Trick
from tutor.teach.draw import Draw
from tutor.teach.judge import Judge
from tutor.teach.kind import LEVELS, kind
from tutor.teach.kinds.beats.family import BEATS
from tutor.teach.kinds.may.asked import something_is_refused
from tutor.teach.posed import Asked, Posed, Verdicts, card_offers
from tutor.teach.question import Hints, Laid
from tutor.teach.saying import Saying

WHICH_BEAT = N_(
    "These cards are in the trick; the first of them was led. Mark every card below that would be winning the trick if"
    " it were played next."
)
LED_THEN = N_(
    "{first:card} was led, and {rest:and} came after it. Which card is winning the trick so far, and what can beat it?"
)
TRUMP_BEATS_SUITS = N_("A trump beats every card of a suit.")
HIGHER_TRUMP = N_("It is a trump above {top:card}.")
LOWER_TRUMP = N_("It takes a trump above {top:card}.")
HIGHER = N_("The suit is right, and {top:card} is lower.")
LOWER = N_("The suit is right, but {top:card} is higher.")
TRUMPED = N_("Somebody has trumped, so only a higher trump would do.")
ANOTHER_SUIT = N_("Without the suit led or a trump there is no winning, however high the card.")
NO_WINNER = N_("The Excuse does not win.")

#: The number of cards that are offered.
_OFFERED = 6


@kind(BEATS, SUIT_ORDER, TRUMP_ORDER, TRICK_WON, EXCUSE_NEVER_WINS)
def beats(draw: Draw) -> Posed | None:
    """Two or three cards to a trick: of plain suits alone, with trumps, with trumps and the Excuse."""
    cards = _trick(draw)
    trick = Trick(0, len(cards) + 1, cards)
    led, top = trick.led, trick.best
    if led is None or top is None:
        return None
    offered = _offered(cards, led, draw)
    asked = Asked((Laid(cards),), WHICH_BEAT, card_offers(offered))

    def verdicts(judge: Judge) -> Verdicts:
        on = {
            card.code: (judge.winner(trick.with_card(card)) is card, _beats(card, trick.top, led, top))
            for card in offered
        }
        right = [name for name, (wins, _) in on.items() if wins]
        rule = TRUMP_ORDER if trick.top or any(name.startswith(TRUMP) for name in right) else SUIT_ORDER
        hints = Hints.plain(LED_THEN, rule, TAROT.set([top]), first=cards[0], rest=TAROT.set(cards[1:]))
        return Verdicts(tuple(on[name][1] for name in right[:1]), hints, on)

    return Posed(asked, verdicts, something_is_refused)


def _trick(draw: Draw) -> tuple[Card, ...]:
    """The cards that lie there, the first of them led."""
    rng = draw.rng
    led = rng.choice(draw.of(SUITS, (*SUITS, TRUMP), (*SUITS, TRUMP)))
    of_suit, trumps = list(TAROT.all.of(led)), list(TAROT.all.of(TRUMP))
    cards = rng.sample(of_suit, rng.choice((1, 2)))
    rest = [card for card in of_suit + draw.of([], trumps, trumps) if card not in cards]
    spared = draw.level in LEVELS[:-1] or rng.random() >= 1 / 2
    return (*cards, rng.choice(rest) if spared else THE_EXCUSE)


def _offered(cards: tuple[Card, ...], led: str, draw: Draw) -> list[Card]:
    """Cards that might be played next, half of them of the suit led; trumps from the second level on."""
    pack = draw.of([card for card in TAROT.cards if card.suit in SUITS], TAROT.cards, TAROT.cards)
    left = [card for card in pack if card not in cards]
    offered = draw.rng.sample([card for card in left if card.suit == led], 3)
    offered += draw.rng.sample([card for card in left if card not in offered], _OFFERED - len(offered))
    draw.rng.shuffle(offered)
    return offered


def _beats(card: Card, highest_trump: Card | None, led: str, top: Card) -> Saying:
    """The reason why a card would be the highest of a trick, or would not."""
    if card.suit == EXCUSE[0]:
        return Saying.plain(NO_WINNER, EXCUSE_NEVER_WINS)
    if card.suit == TRUMP:
        if highest_trump is None:
            return Saying.plain(TRUMP_BEATS_SUITS, TRUMP_ORDER)
        higher = card.height > highest_trump.height
        return Saying.plain(HIGHER_TRUMP if higher else LOWER_TRUMP, TRUMP_ORDER, top=highest_trump)
    if card.suit != led:
        return Saying.plain(ANOTHER_SUIT, TRICK_WON)
    if highest_trump is not None:
        return Saying.plain(TRUMPED, TRICK_WON)
    return Saying.plain(HIGHER if card.height > top.height else LOWER, SUIT_ORDER, top=top)
