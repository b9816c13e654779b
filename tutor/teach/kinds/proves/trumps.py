"""Proofs by the last card of a trick of Trumps, about the hand from which it was played."""

from __future__ import annotations

from tutor.barbu.contracts import Trumps
from tutor.barbu.contracts.ladder import (
    LED_BEAT,
    LED_LOW,
    LED_VOID,
    MUST_RUFF,
    NO_UNDERRUFF_DUTY,
    OVERRUFF,
    PLAIN_FOLLOW,
)
from tutor.barbu.trick import FOLLOW, Trick
from tutor.core.cards import BARBU, SUITS, Card
from tutor.core.message import N_
from tutor.teach.barbu.plays import CHAIR, PLAYERS, holding, opened
from tutor.teach.draw import Draw
from tutor.teach.judge import RULES, Judge
from tutor.teach.kinds.proves.held import Missing, by_the_last, cannot_hold
from tutor.teach.open_boards import Tricks
from tutor.teach.posed import Asked, Posed
from tutor.teach.positions import LEARNER
from tutor.teach.saying import Saying

LADDER = (PLAIN_FOLLOW, MUST_RUFF, OVERRUFF, NO_UNDERRUFF_DUTY, LED_BEAT, LED_LOW, LED_VOID)
WHAT_PROVED = N_(
    "{suit:Suit} are trumps, and the last card of this trick has just been played. Mark every card below that its"
    " player cannot hold, now that they have played it."
)
WHICH_DUTY = N_(
    "{led:Suit} were led, and {card:card} came last. With which other cards in hand would its player have had to play"
    " something else?"
)
NOT_FOLLOWED = N_("{led:Suit} were led and {card:card} did not follow suit, so its player has none.")
NOT_RUFFED = N_("Nobody had ruffed, and {card:card} neither follows suit nor ruffs, so its player has no trump.")
NOT_OVER = N_(
    "The trick was ruffed with {top:card}. Its player would have had to play a higher trump, and so has none."
)
NOT_HIGHER = N_(
    "Trumps were led, and {card:card} stayed below {top:card}, so its player has no trump above {top:card}."
)
NO_LOWER_DUTY = N_(
    "This trump is below {top:card}. Nobody has to play a trump that is too low, so it may well be there."
)
LOW_TRUMPS = N_("A player who cannot go above {top:card} may play any trump, and may well have more low ones.")
MORE_TRUMPS = N_("Whoever ruffs may choose among the trumps that are allowed. Nothing rules this one out.")
NOT_ASKED = N_("{led:Suit} were led, so nobody was asked for this suit: the card may well be there.")
#: The number of cards that are offered of the suits in question, and of others.
NEAR, OTHERS = 4, 2


def in_trumps(draw: Draw) -> Posed | None:
    """A card that does not follow suit where nobody has ruffed; where somebody has; where trumps are led as well."""
    rng, trumps_led, ruffed = draw.rng, draw.of(0, 0, 1 / 4), draw.of(0, 1, 1)
    trumps, led, *rest = rng.sample(SUITS, len(SUITS))
    if trumps_led and rng.random() < trumps_led:
        led = trumps
    cards = rng.sample([*BARBU.all.of(led)][2:-1], rng.choice((1, 2)))
    if ruffed and led != trumps:
        cards.append(rng.choice([*BARBU.all.of(trumps)][3:-2]))
    last = [card for suit in rest for card in BARBU.all.of(suit)]
    if ruffed and rng.random() < 1 / 2:
        last = [card for card in BARBU.all.of(trumps) if card not in cards]
    card = rng.choice(last)
    leader = rng.choice([seat for seat in range(PLAYERS) if (seat + len(cards)) % PLAYERS != LEARNER])
    before = Trick(leader, PLAYERS, tuple(cards))
    at = opened(Trumps(trumps))
    left = [other for other in BARBU.cards if other not in (*cards, card)]

    def barred(judge: Judge) -> Missing:
        """The cards with which in hand the last one would have been against the rules."""
        found = (other for other in left if card not in judge.obligation(holding(at, before, card, other)))
        return {other: _barred(other, card, before, trumps) for other in found}

    near = [other for other in left if other.suit in {led, trumps}]
    if not barred(RULES) or len(near) < NEAR:
        return None
    offered = rng.sample(near, NEAR) + rng.sample([other for other in left if other not in near], OTHERS)
    offered.sort(key=lambda other: (SUITS.index(other.suit), other.height))
    seen = Tricks((before.with_card(card),), CHAIR, f"trumps {trumps}")
    return cannot_hold(
        Asked((seen,), WHAT_PROVED, facts={"suit": trumps}, data={"by": before.turn}),
        offered,
        barred,
        lambda other: _possible(other, card, before, trumps),
        by_the_last(Saying.plain(WHICH_DUTY, led=led, card=card), card, BARBU),
    )


def _barred(other: Card, card: Card, before: Trick, trumps: str) -> Saying:
    """The reason why a card cannot be in the hand from which another was played."""
    top = before.top(trumps)
    if other.suit == before.led == card.suit == trumps:
        rule, says = LED_BEAT, NOT_HIGHER
    elif other.suit == before.led:
        rule, says = LED_VOID if before.led == trumps else PLAIN_FOLLOW, NOT_FOLLOWED
    else:
        rule, says = (OVERRUFF, NOT_OVER) if top else (MUST_RUFF, NOT_RUFFED)
    return Saying.plain(says, rule, card=card, led=before.led, top=top)


def _possible(other: Card, card: Card, before: Trick, trumps: str) -> Saying:
    """The reason why a card may still be in the hand from which another was played."""
    top = before.top(trumps)
    if other.suit != trumps:
        return Saying.plain(NOT_ASKED, FOLLOW, led=before.led)
    if top is None or (card.height > top.height and card.suit == trumps):
        return Saying.plain(MORE_TRUMPS, OVERRUFF if top else MUST_RUFF)
    if card.suit == trumps:
        return Saying.plain(LOW_TRUMPS, LED_LOW if before.led == trumps else NO_UNDERRUFF_DUTY, top=top)
    return Saying.plain(NO_LOWER_DUTY, NO_UNDERRUFF_DUTY, top=top)
