"""What a card proves in Trumps about the hand from which it was played."""

from __future__ import annotations

import random

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
from tutor.barbu.options import Options
from tutor.barbu.trick import FOLLOW, Trick
from tutor.core.cards import BARBU, SUITS, Card, Cards
from tutor.core.message import N_
from tutor.teach.barbu.plays import CHAIR, PLAYERS
from tutor.teach.kinds.wins.barbu_tricks import TRUMPS_ARE
from tutor.teach.legacy import Kind
from tutor.teach.open_boards import Tricks
from tutor.teach.question import Board, Hints, Laid, Option, Question
from tutor.teach.saying import Saying

OPTIONS = Options()


def reasons(options: tuple[Option, ...]) -> tuple[Saying, ...]:
    """Why the right options are right, each reason once."""
    every = [option.says for option in options if option.right]
    return tuple(one for number, one in enumerate(every) if one not in every[:number])


def trump_suit(laid: Laid) -> str:
    """The trumps of which the title of a board speaks."""
    return str(laid.title.sentences[0][1]["suit"]) if laid.title else ""


def forbids(trumps: str, card: Card, before: Trick) -> Cards:
    """The cards of the pack with one of which in hand a player could not have played ``card`` to a trick."""
    return Trumps(trumps).proof(card, before, BARBU.none, OPTIONS)


# What does this card prove?

WHAT_PROVED = N_(
    "{suit:Suit} are trumps, and the last card of this trick has just been played. Mark every card below that its"
    " player cannot hold, now that they have played it."
)
WHICH_DUTY = N_("What would the last player have had to play if they could?")
NOT_FOLLOWED = N_("{led:Suit} were led and {card:card} did not follow suit, so its player has none.")
NOT_RUFFED = N_("Nobody had ruffed, and {card:card} neither follows suit nor ruffs, so its player has no trump.")
NOT_OVER = N_("The trick was ruffed with {top:card}. A higher trump would have had to be played, so there is none.")
NOT_HIGHER = N_(
    "Trumps were led, and {card:card} stayed below {top:card}, so its player has no trump above {top:card}."
)
NO_LOWER_DUTY = N_(
    "This trump lies below {top:card}. Nobody has to play a trump that is too low, so it may well be there."
)
LOW_TRUMPS = N_("A player who cannot go above {top:card} may play any trump, and may well have more low ones.")
MORE_TRUMPS = N_("Whoever ruffs may choose among the trumps that are allowed. Nothing rules this one out.")
NOT_ASKED = N_("{led:Suit} were led, so nobody was asked for this suit: the card may well be there.")
#: How many cards are offered: so many of the suits in question, and so many others.
OFFERED, OTHERS = 4, 2


def _draw_card(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    """A trick whose last card does not follow suit: nobody has ruffed; somebody has; trumps may be led as well."""
    trumps, led, *rest = rng.sample(SUITS, len(SUITS))
    if level == 3 and rng.random() < 1 / 2:  # noqa: PLR2004 - levels are counted
        led = trumps
    cards = rng.sample([*BARBU.all.of(led)][2:-1], rng.choice((1, 2)))
    if level > 1 and led != trumps:
        cards.append(rng.choice([*BARBU.all.of(trumps)][3:-2]))
    last = [card for suit in rest for card in BARBU.all.of(suit)]
    if level > 1 and rng.random() < 1 / 2:
        last = [card for card in BARBU.all.of(trumps) if card not in cards]
    cards.append(rng.choice(last))
    leader = rng.choice([seat for seat in range(PLAYERS) if (seat + len(cards) - 1) % PLAYERS != CHAIR.seat])
    return Laid((), Saying.plain(TRUMPS_ARE, suit=trumps)), Tricks(
        (Trick(leader, PLAYERS, tuple(cards)),), CHAIR, f"trumps {trumps}"
    )


def _ask_card(boards: tuple[Board, ...], _level: int, rng: random.Random) -> Question | None:
    laid, seen = boards
    if not isinstance(laid, Laid) or not isinstance(seen, Tricks):
        return None
    trumps, trick = trump_suit(laid), seen.tricks[0]
    card, before = trick.cards[-1], Trick(trick.leader, PLAYERS, trick.cards[:-1])
    barred = forbids(trumps, card, before)
    left = [other for other in BARBU.cards if other not in trick.cards]
    near = [other for other in left if other.suit in {before.led, trumps}]
    if not barred or len(near) < OFFERED:
        return None
    offered = rng.sample(near, OFFERED) + rng.sample([other for other in left if other not in near], OTHERS)
    offered.sort(key=lambda other: (SUITS.index(other.suit), other.height))
    says = {
        other: _barred(other, card, before, trumps) if other in barred else _open(other, card, before, trumps)
        for other in offered
    }
    options = tuple(Option(other.code, other, other in barred, says[other]) for other in offered)
    because = reasons(options)
    if not because:
        return None
    rule = because[-1].rule or FOLLOW
    hints = Hints((Saying.plain(WHICH_DUTY),), (Saying.plain(rule.statement, rule),), (BARBU.set([card]),))
    return Question("mark", boards, WHAT_PROVED, because, hints, facts={"suit": trumps}, options=options)


def _barred(other: Card, card: Card, before: Trick, trumps: str) -> Saying:
    """Why a card cannot be in the hand from which another was played."""
    top = before.top(trumps)
    if other.suit == trumps and before.led == trumps and card.suit == trumps:
        rule, says = LED_BEAT, NOT_HIGHER
    elif other.suit == before.led:
        rule, says = LED_VOID if before.led == trumps else PLAIN_FOLLOW, NOT_FOLLOWED
    else:
        rule, says = (OVERRUFF, NOT_OVER) if top else (MUST_RUFF, NOT_RUFFED)
    return Saying.plain(says, rule, card=card, led=before.led, top=top)


def _open(other: Card, card: Card, before: Trick, trumps: str) -> Saying:
    """Why a card may still be in the hand from which another was played."""
    top = before.top(trumps)
    if other.suit != trumps:
        return Saying.plain(NOT_ASKED, FOLLOW, led=before.led)
    if top is None or (card.height > top.height and card.suit == trumps):
        return Saying.plain(MORE_TRUMPS, OVERRUFF if top else MUST_RUFF)
    if card.suit == trumps:
        return Saying.plain(LOW_TRUMPS, LED_LOW if before.led == trumps else NO_UNDERRUFF_DUTY, top=top)
    return Saying.plain(NO_LOWER_DUTY, NO_UNDERRUFF_DUTY, top=top)


TRUMPS_PROVES = Kind(
    "trumps-proves",
    N_("Trumps: what does this card prove?"),
    "mark",
    (PLAIN_FOLLOW, MUST_RUFF, OVERRUFF, NO_UNDERRUFF_DUTY, LED_BEAT, LED_LOW, LED_VOID),
    _draw_card,
    _ask_card,
    of_a_deal=False,
)
