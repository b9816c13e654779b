"""The king of hearts in one’s hand: when he may wait, and when he can be given away."""

from __future__ import annotations

import random

from tutor.barbu.contracts.barbu import KING, NO_WAIT, Barbu
from tutor.barbu.contracts.hearts import HEARTS
from tutor.barbu.options import Options
from tutor.barbu.trick import FOLLOW, VOID_FREE, WINNER, Trick
from tutor.core.cards import BARBU, Card, Cards
from tutor.core.message import N_, Facts
from tutor.core.rule import Rule
from tutor.teach.barbu.plays import PLAYERS
from tutor.teach.boards import undrawn
from tutor.teach.grid import Cell, Grid, State
from tutor.teach.kind import LEVELS
from tutor.teach.legacy import Kind
from tutor.teach.question import Board, Hints, Laid, Question
from tutor.teach.saying import Saying

CONTRACT = Barbu()
KING_OF_HEARTS, ACE = BARBU[HEARTS + KING], BARBU[f"{HEARTS}A"]
OTHER_SUITS = tuple(suit for suit in BARBU.suits if suit != HEARTS)
MAY_WAIT, NO_WAITING = Options(), Options(no_wait=True)
LAST = LEVELS[-1]

# May he wait?

AT_WHICH_TABLE = N_(
    "In Barbu, this has been played to the trick, and it is your turn with the cards below. At one table the king of"
    " hearts may wait, at another he has to go at the first chance. At which of the two may you play each card?"
)
THE_TRICK, YOUR_HAND = N_("The trick:", "above cards that lie open"), N_("Your hand:", "above cards that lie open")
AT_BOTH, WHERE_HE_WAITS, AT_NEITHER = N_("at both"), N_("only where the king may wait"), N_("at neither")
CAN_YOU_FOLLOW = N_("Can you follow suit? Only if not, the two tables may differ.")
KING_GOES = N_(
    "You cannot follow suit, so you may discard {card:card} at any table; where the king may not wait, it is all that"
    " you may play."
)
OTHERS_WAIT = N_(
    "You cannot follow suit. Where the king may wait, you may discard anything; where he may not, he has to go now, and"
    " {card:card} has to stay in your hand."
)
FOLLOWS = N_(
    "{card:card} follows suit. Whoever can follow must do so at every table, whether the king may wait or not."
)
BREAKS = N_("You can follow suit, so you must, at every table: {card:card} is of another suit.")
#: How many cards the learner holds, by level.
HELD = {1: 4, 2: 5, 3: 6}
_STATES = (
    State("both", Saying.plain(AT_BOTH)),
    State("waits", Saying.plain(WHERE_HE_WAITS)),
    State("neither", Saying.plain(AT_NEITHER)),
)


def _ask_wait(_boards: tuple[Board, ...], level: int, rng: random.Random) -> Question | None:
    """Cards with the king of hearts: first none of the suit led, later perhaps some; at last hearts may be led."""
    led = rng.choice((*OTHER_SUITS, HEARTS) if level == LAST else OTHER_SUITS)
    trick = _trick(rng, led, rng.randint(1, PLAYERS - 1))
    left = [card for card in BARBU.cards if card not in {*trick.cards, KING_OF_HEARTS}]
    hand = BARBU.set([KING_OF_HEARTS, *rng.sample(left, HELD[level] - 1)])
    if KING_OF_HEARTS in trick.cards or (bool(hand.of(str(trick.led))) and (level == 1 or rng.random() < 1 / 2)):
        return None
    free, bound = (CONTRACT.duty(hand, trick, BARBU.none, table).legal() for table in (MAY_WAIT, NO_WAITING))
    cells = tuple(_kept(card, bound=card in bound, free=card in free, follows=card.suit == trick.led) for card in hand)
    because = tuple(cell.says for cell in cells if cell.shows is KING_OF_HEARTS)
    hints = Hints((Saying.plain(CAN_YOU_FOLLOW),), (Saying.plain(NO_WAIT.statement, NO_WAIT),))
    boards = (Laid(trick.cards, Saying.plain(THE_TRICK)),)
    return Question("pairs", boards, AT_WHICH_TABLE, because, hints, grid=Grid(cells, _STATES))


def _trick(rng: random.Random, led: str, count: int, without: Cards = BARBU.none) -> Trick:
    """A trick in which so many have played, the learner comes next, and most follow suit."""
    left = [card for card in BARBU.cards if card not in without]
    cards = [rng.choice([card for card in left if card.suit == led])]
    while len(cards) < count:
        follows = rng.random() < 3 / 4
        cards.append(rng.choice([card for card in left if card not in cards and (card.suit == led) is follows]))
    return Trick(PLAYERS - count, PLAYERS, tuple(cards))


def _kept(card: Card, *, bound: bool, free: bool, follows: bool) -> Cell:
    if bound:
        says, rule = (FOLLOWS, FOLLOW) if follows else (KING_GOES, NO_WAIT)
    else:
        says, rule = (OTHERS_WAIT, NO_WAIT) if free else (BREAKS, FOLLOW)
    right = "both" if bound else "waits" if free else "neither"
    return Cell(card.code, card, right, Saying.plain(says, rule, card=card))


KING_WAIT = Kind(
    "king-wait",
    N_("May the king wait?"),
    "pairs",
    (NO_WAIT, VOID_FREE, FOLLOW),
    undrawn,
    _ask_wait,
    of_a_deal=False,
)

# Can he be given away?

GIVE_HIM_AWAY = N_(
    "The contract is Barbu, the king of hearts is yours, and you play last to each of these tricks. What would become"
    " of him if you played him? He may wait at this table."
)
FORBIDDEN, THEY_PAY, YOU_PAY = N_("may not be played"), N_("somebody else pays"), N_("you pay yourself")
WHAT_BEATS_HIM = N_("Which suit was led: do you hold it? And if it is hearts, does the ace lie there?")
HAVE_TO_FOLLOW = N_("{led:Suit} were led and you hold some, so you must follow suit: the king has to stay.")
GOES_FREELY = N_("You have no {led:suit}, so you may discard the king here. A discard never wins: somebody else pays.")
UNDER_THE_ACE = N_("Hearts were led, and {top:card} lies above the king: somebody else wins him and pays.")
HIGHEST = N_("Hearts were led, and no card of the trick is above the king: you would win him yourself.")
_FATES = (
    State("forbidden", Saying.plain(FORBIDDEN)),
    State("theirs", Saying.plain(THEY_PAY)),
    State("yours", Saying.plain(YOU_PAY)),
)


def _ask_away(_boards: tuple[Board, ...], level: int, rng: random.Random) -> Question | None:
    """Some tricks for one hand: first without hearts, then with hearts led, at last with the ace and without."""
    hearts = [card for card in BARBU.all.of(HEARTS) if card.rank not in {KING, "A"}]
    others = rng.sample([card for card in BARBU.cards if card.suit != HEARTS], 3)
    hand = BARBU.set([KING_OF_HEARTS, *others, *rng.sample(hearts, min(level, 2) - 1)])
    led = [*OTHER_SUITS, *[HEARTS] * (level - 1)]
    tricks = [_trick(rng, suit, PLAYERS - 1, hand.with_card(ACE)) for suit in led]
    if level > 1 and (level == LAST or rng.random() < 1 / 2):
        tricks[-1] = Trick(1, PLAYERS, (*tricks[-1].cards[:-1], ACE))
    rng.shuffle(tricks)
    cells = tuple(_fate(str(number), hand, trick) for number, trick in enumerate(tricks, 1))
    if len({cell.right for cell in cells}) == 1:
        return None
    because = tuple(cell.says for cell in cells if cell.right != "forbidden")[:2]
    hints = Hints((Saying.plain(WHAT_BEATS_HIM),), (Saying.plain(WINNER.statement, WINNER),), (hand.of(HEARTS),))
    boards = (Laid(tuple(hand), Saying.plain(YOUR_HAND)),)
    return Question("pairs", boards, GIVE_HIM_AWAY, because, hints, grid=Grid(cells, _FATES))


def _fate(name: str, hand: Cards, trick: Trick) -> Cell:
    """What becomes of the king in a trick that the learner completes."""
    top = trick.with_card(KING_OF_HEARTS).best
    rule: Rule = WINNER
    if KING_OF_HEARTS not in CONTRACT.duty(hand, trick, BARBU.none, MAY_WAIT).legal():
        right, says, rule = "forbidden", HAVE_TO_FOLLOW, FOLLOW
    elif top is KING_OF_HEARTS:
        right, says = "yours", HIGHEST
    else:
        right, says = "theirs", UNDER_THE_ACE if trick.led == HEARTS else GOES_FREELY
    facts: Facts = {"led": trick.led, "top": top}
    return Cell(name, trick.cards, right, Saying.plain(says, rule, **facts))


KING_AWAY = Kind(
    "king-away",
    N_("Can you give the king away?"),
    "pairs",
    (VOID_FREE, FOLLOW, WINNER),
    undrawn,
    _ask_away,
    of_a_deal=False,
)
