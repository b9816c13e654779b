"""The king of hearts in one’s hand: the tables at which he may wait, and what becomes of him in a trick."""

from __future__ import annotations

import random
from typing import Any

from tutor.barbu.contracts.barbu import KING, NO_WAIT, Barbu
from tutor.barbu.contracts.hearts import HEARTS
from tutor.barbu.trick import FOLLOW, VOID_FREE, WINNER, Trick
from tutor.core.cards import BARBU, Card, Cards
from tutor.core.message import N_
from tutor.core.obligation import Position
from tutor.games import reached
from tutor.teach.barbu.plays import CHAIR, PLAYERS
from tutor.teach.draw import Draw
from tutor.teach.grid import State
from tutor.teach.judge import Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.sort.family import SORT
from tutor.teach.open_boards import Tricks
from tutor.teach.posed import Asked, Offer, Posed, Verdicts
from tutor.teach.question import Hints, Laid
from tutor.teach.saying import Saying

THE_KING, ACE = BARBU[HEARTS + KING], BARBU[f"{HEARTS}A"]
OTHER_SUITS = tuple(suit for suit in BARBU.suits if suit != HEARTS)


def _trick(rng: random.Random, led: str, count: int, without: Cards = BARBU.none) -> Trick:
    """A trick in which so many have played, the learner comes next, and most follow suit."""
    left = [card for card in BARBU.cards if card not in without]
    cards = [rng.choice([card for card in left if card.suit == led])]
    for _ in range(count - 1):
        follows = rng.random() < 3 / 4
        cards.append(rng.choice([card for card in left if card not in cards and (card.suit == led) is follows]))
    return Trick(PLAYERS - count, PLAYERS, tuple(cards))


def _happens(often: float, rng: random.Random) -> bool:
    """Whether something happens that happens so often: what is certain takes no random number."""
    return often == 1 or (often > 0 and rng.random() < often)


def _at(trick: Trick, hand: Cards, *, no_wait: bool = False) -> Position[Any]:
    """The learner's turn in a trick, at a table at which the king may wait, or may not."""
    return reached(Tricks((trick,), CHAIR, Barbu.name, hand, {"no_wait": no_wait}).record)


# May he wait?

AT_WHICH_TABLE = N_(
    "In Barbu, this has been played to the trick, and it is your turn with the cards below. At one table the king of"
    " hearts may wait, at another he has to go at the first chance. At which of the two may you play each card?"
)
AT_BOTH, WHERE_HE_WAITS, AT_NEITHER = N_("at both"), N_("only where the king may wait"), N_("at neither")
CAN_YOU_FOLLOW = N_("{led:card} was led. Can you follow suit? The two tables differ only if you do not.")
KING_GOES = N_(
    "You cannot follow suit, so you may discard {card:card} at any table; where the king may not wait, it is all that"
    " you may play."
)
OTHERS_WAIT = N_(
    "You cannot follow suit. Where the king may wait, you may discard anything; where he may not, he has to go now, and"
    " {card:card} has to stay in your hand."
)
FOLLOWS = N_(
    "{card:card} follows suit. A player who can follow must do so at every table, whether the king may wait or not."
)
BREAKS = N_("You can follow suit, so you must, at every table: {card:card} is of another suit.")
_TABLES = (
    State("both", Saying.plain(AT_BOTH)),
    State("waits", Saying.plain(WHERE_HE_WAITS)),
    State("neither", Saying.plain(AT_NEITHER)),
)


@kind(SORT, NO_WAIT, VOID_FREE, FOLLOW, edition=2)
def king_wait(draw: Draw) -> Posed | None:
    """Cards with the king of hearts, more from level to level, often none of the suit led; at last, of hearts too."""
    rng = draw.rng
    led = rng.choice(draw.of(OTHER_SUITS, OTHER_SUITS, (*OTHER_SUITS, HEARTS)))
    trick = _trick(rng, led, rng.randint(1, PLAYERS - 1))
    left = [card for card in BARBU.cards if card not in {*trick.cards, THE_KING}]
    hand = BARBU.set([THE_KING, *rng.sample(left, draw.of(3, 4, 5))])
    if THE_KING in trick.cards or (hand.of(led) and rng.random() < 1 / 4):
        return None
    if led == HEARTS and any(card.suit == HEARTS for card in trick.cards[1:]):  # whoever led one held nothing else
        return None
    at_first_table, at_second = _at(trick, hand), _at(trick, hand, no_wait=True)
    offers = tuple(Offer(card.code, card) for card in hand)
    asked = Asked((Tricks((trick,), CHAIR, Barbu.name),), AT_WHICH_TABLE, offers, states=_TABLES)

    def verdicts(judge: Judge) -> Verdicts:
        free, bound = (judge.obligation(at).legal() for at in (at_first_table, at_second))
        states = {card.code: _kept(card, led, bound=card in bound, free=card in free) for card in hand}
        _, because = states[THE_KING.code]
        return Verdicts((because,), Hints.plain(CAN_YOU_FOLLOW, NO_WAIT, led=trick.cards[0]), states=states)

    return Posed(asked, verdicts)


def _kept(card: Card, led: str, *, bound: bool, free: bool) -> tuple[str, Saying]:
    """The tables at which a card may be played, and why."""
    if bound:
        says, rule = (FOLLOWS, FOLLOW) if card.suit == led else (KING_GOES, NO_WAIT)
        return "both", Saying.plain(says, rule, card=card)
    says, rule = (OTHERS_WAIT, NO_WAIT) if free else (BREAKS, FOLLOW)
    return "waits" if free else "neither", Saying.plain(says, rule, card=card)


# Can he be given away?

GIVE_HIM_AWAY = N_(
    "The contract is Barbu, the king of hearts is yours, and you play last to each of these tricks. What would happen"
    " to him if you played him? At this table he may wait."
)
YOUR_HAND = N_("Your hand:", "above cards that lie open")
FORBIDDEN, THEY_PAY, YOU_PAY = N_("may not be played"), N_("somebody else pays"), N_("you pay yourself")
WHAT_BEATS_HIM = N_(
    "Begin with the first trick, to which {led:card} was led: do you hold that suit, and would the king win the trick?"
)
HAVE_TO_FOLLOW = N_("{led:Suit} were led and you hold some, so you must follow suit: the king has to stay.")
GOES_FREELY = N_("You have no {led:suit}, so you may discard the king here. A discard never wins: somebody else pays.")
UNDER_THE_ACE = N_("Hearts were led, and {top:card} beats the king: somebody else wins him and pays.")
HIGHEST = N_("Hearts were led, and no card of the trick is above the king: you would win him yourself.")
_FATES = (
    State("forbidden", Saying.plain(FORBIDDEN)),
    State("theirs", Saying.plain(THEY_PAY)),
    State("yours", Saying.plain(YOU_PAY)),
)


@kind(SORT, VOID_FREE, FOLLOW, WINNER)
def king_away(draw: Draw) -> Posed:
    """Some tricks for one hand: first without hearts, then with hearts led, at last with the ace and without."""
    rng = draw.rng
    hearts = [card for card in BARBU.all.of(HEARTS) if card not in {THE_KING, ACE}]
    others = rng.sample([card for card in BARBU.cards if card.suit != HEARTS], 3)
    hand = BARBU.set([THE_KING, *others, *rng.sample(hearts, draw.of(0, 1, 1))])
    led = [*OTHER_SUITS, *[HEARTS] * draw.of(0, 1, 2)]
    tricks = [_trick(rng, suit, PLAYERS - 1, hand.with_card(ACE)) for suit in led]
    if _happens(draw.of(0, 1 / 2, 1), rng):
        tricks[-1] = Trick(1, PLAYERS, (*tricks[-1].cards[:-1], ACE))
    rng.shuffle(tricks)
    cases = {str(number): trick for number, trick in enumerate(tricks, 1)}
    board = Laid(tuple(hand), Saying.plain(YOUR_HAND), data={"of": "you"})
    offers = tuple(Offer(name, trick.cards) for name, trick in cases.items())
    asked = Asked((board,), GIVE_HIM_AWAY, offers, data={"contract": Barbu.name, "no_wait": False}, states=_FATES)

    def verdicts(judge: Judge) -> Verdicts:
        may_go = {name: THE_KING in judge.obligation(_at(trick, hand)).legal() for name, trick in cases.items()}
        tops = {name: judge.best(trick.with_card(THE_KING), None) for name, trick in cases.items()}
        states = {name: _fate(trick, tops[name], may_go=may_go[name]) for name, trick in cases.items()}
        because = tuple(says for state, says in states.values() if state != "forbidden")[:2]
        hints = Hints.plain(WHAT_BEATS_HIM, WINNER, hand.of(HEARTS), led=tricks[0].cards[0])
        return Verdicts(because, hints, states=states)

    return Posed(asked, verdicts, lambda question: question.states > 1)


def _fate(trick: Trick, top: Card, *, may_go: bool) -> tuple[str, Saying]:
    """The state of the king in a trick that the learner completes with him, won by its ``top`` card, and why."""
    if not may_go:
        return "forbidden", Saying.plain(HAVE_TO_FOLLOW, FOLLOW, led=trick.led)
    if top is THE_KING:
        return "yours", Saying.plain(HIGHEST, WINNER)
    says = UNDER_THE_ACE if trick.led == HEARTS else GOES_FREELY
    return "theirs", Saying.plain(says, WINNER, led=trick.led, top=top)
