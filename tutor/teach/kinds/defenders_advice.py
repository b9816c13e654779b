"""Advice to defenders: a lead that costs the taker two trumps, and what the Excuse is good for."""

from __future__ import annotations

import random

from tutor.core.cards import SUITS, TAROT, TRUMP, Card, Cards
from tutor.core.message import N_
from tutor.tarot.advice.strategy import EXCUSE_USES, TWO_FOR_ONE
from tutor.tarot.conventions.catalogue import CAPTAIN
from tutor.teach import plays
from tutor.teach.grid import Cell, Grid, State
from tutor.teach.legacy import Kind
from tutor.teach.plays import CHAIR, PLAYERS
from tutor.teach.question import Board, Hints, Laid, Option, Question
from tutor.teach.saying import Saying

# Two for one

TWO_FOR_ONE_NOW = N_(
    "The taker has no {led:suit} left and plays after you, and after the taker comes your partner. You would like your"
    " partner to win a trick and to lead {led:suit}. Which card do you lead, by the advice called “two for one”?"
)
WHAT_COSTS_TWO = N_("With which lead does the taker spend a trump now, and another one on the next trick?")
SMALL_EVEN = N_(
    "That is the advice: the taker spends a trump on this trick, a partner wins it with a higher one, and the taker has"
    " to trump once more when {led:suit} are led."
)
ODD = N_("An odd trump asks partners to go on with trumps, and that is not what you want.")
TOO_BIG = N_("A trump as high as this wins the trick itself, or is wasted: you want a partner to win it.")
HIMSELF = N_("With {led:suit} the taker trumps once only, and is then on lead.")
ELSEWHERE = N_("The taker may simply follow this suit, and spends no trump at all.")
#: Up to here an even trump is small, from there on a trump is big.
SMALL, BIG = 8, 16


def _draw_two(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    """A hand with one small even trump or two, odd ones and big ones, and some plain cards."""
    spent, *others = rng.sample(SUITS, 4)
    even = rng.sample(range(2, SMALL + 1, 2), rng.choice((1, 2)))
    odd = rng.sample(range(3, SMALL + 2, 2), level)
    big = rng.sample(range(BIG, 21), 1)
    trumps = [TAROT[f"T{rank}"] for rank in (*even, *odd, *big)]
    plain = [rng.choice([*TAROT.all.of(spent)]), *(rng.choice([*TAROT.all.of(suit)]) for suit in others[:2])]
    return (plays.in_hand(TAROT.set((*trumps, *plain)), Saying.plain(plays.SOME_CARDS)),)


def _ask_two(boards: tuple[Board, ...], _level: int, rng: random.Random) -> Question | None:
    (held,) = boards
    if not isinstance(held, Laid):
        return None
    led = rng.choice([card.suit for card in held.cards if card.suit in SUITS])
    options = tuple(Option(card.code, card, _small_even(card), _of_two(card, led)) for card in held.cards)
    because = tuple(option.says for option in options if option.right)[:1]
    hints = Hints((Saying.plain(WHAT_COSTS_TWO),), (Saying.plain(TWO_FOR_ONE.statement, TWO_FOR_ONE),))
    facts = {"led": led}
    return Question("choose", (), TWO_FOR_ONE_NOW, because, hints, facts=facts, options=options, any_of=True)


def _small_even(card: Card) -> bool:
    return card.suit == TRUMP and int(card.rank) % 2 == 0 and int(card.rank) <= SMALL


def _of_two(card: Card, led: str) -> Saying:
    """What comes of leading a card when the taker lacks the suit ``led``."""
    if card.suit != TRUMP:
        return Saying.plain(HIMSELF if card.suit == led else ELSEWHERE, TWO_FOR_ONE, led=led)
    big = int(card.rank) >= BIG
    return Saying.plain(SMALL_EVEN if _small_even(card) else TOO_BIG if big else ODD, TWO_FOR_ONE, led=led)


TWO_FOR_ONE_LEAD = Kind(
    "two-for-one", N_("Two for one"), "choose", (TWO_FOR_ONE,), _draw_two, _ask_two, of_a_deal=False
)


# What is the Excuse good for?

WELL_SPENT = N_(
    "In each of these tricks the taker leads, and you hold the Excuse and what is named of the suit or of the trumps."
    " Is the Excuse well spent on it, by the usual advice?"
)
WELL, BADLY = N_("well spent"), N_("better kept")
HOLDS = N_("The taker leads {led:card}; you hold {cards:and}.", "in a question")
WHAT_FALLS = N_("Which card would you have to give up if you did not play the Excuse, and what is it worth?")
SAVES_QUEEN = N_("Without the Excuse the queen would fall, since she is alone: that saves 3½ points.")
SAVES_TRUMP = N_("Without the Excuse {cards:and} would be lost, a big trump that can still win a trick of its own.")
TOO_LITTLE = N_("You would lose {cards:and}, which is worth too little: the Excuse is better kept.")
IS_GUARDED = N_("You can follow with {low:card} and keep the dear card, so the Excuse has nothing to save.")
#: The trumps that are too dear to be lost to a higher one.
BIG_TRUMPS = range(17, 21)


def _draw_excuse(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    """A holding a case: the king or the 21 is led, and the other cards are what the learner has of that suit."""
    cases = [*(_holding(sort, suit, rng) for sort, suit in zip(_sorts(level, rng), rng.sample(SUITS, 4), strict=False))]
    rng.shuffle(cases)
    return tuple(Laid(case) for case in cases)


def _sorts(level: int, rng: random.Random) -> list[str]:
    """What is held, case by case; one at least where the Excuse is well spent, and one where it is not."""
    bad = ["N", "J", "Q+"] if level == 1 else ["N", "J", "Q+", "T-", "T+"]
    return [rng.choice(("Q",) if level == 1 else ("Q", "T")), *rng.sample(bad, 3 if level > 1 else 2)]


def _holding(sort: str, suit: str, rng: random.Random) -> tuple[Card, ...]:
    if sort[0] == TRUMP:
        big = TAROT[f"T{rng.choice(BIG_TRUMPS)}"]
        low = TAROT[f"T{rng.randint(2, 12)}"]
        return (TAROT["T21"], *{"T": (big,), "T+": (low, big), "T-": (low,)}[sort])
    small = TAROT[f"{suit}{rng.randint(2, 9)}"]
    return (TAROT[f"{suit}K"], *((small,) if sort == "Q+" else ()), TAROT[suit + sort[0]])


def _ask_excuse(boards: tuple[Board, ...], _level: int, _rng: random.Random) -> Question | None:
    cells = []
    for number, board in enumerate(boards, 1):
        if not isinstance(board, Laid):
            return None
        led, *held = board.cards
        shows = Saying.plain(HOLDS, led=led, cards=TAROT.set(held))
        right, why = _excused(TAROT.set(held))
        cells.append(Cell(str(number), shows, "well" if right else "kept", why))
    states = (State("well", Saying.plain(WELL)), State("kept", Saying.plain(BADLY)))
    because = tuple(cell.says for cell in cells if cell.right == "well")
    hints = Hints((Saying.plain(WHAT_FALLS),), (Saying.plain(EXCUSE_USES.statement, EXCUSE_USES),))
    return Question("pairs", (), WELL_SPENT, because, hints, grid=Grid(tuple(cells), states))


def _excused(held: Cards) -> tuple[bool, Saying]:
    """Whether the Excuse is well spent when all of ``held`` is lower than the card led, and why."""
    low, *more = held
    if more:
        return False, Saying.plain(IS_GUARDED, EXCUSE_USES, low=low)
    if low.rank == "Q":
        return True, Saying.plain(SAVES_QUEEN, EXCUSE_USES)
    if low.suit == TRUMP and int(low.rank) in BIG_TRUMPS:
        return True, Saying.plain(SAVES_TRUMP, EXCUSE_USES, cards=held)
    return False, Saying.plain(TOO_LITTLE, EXCUSE_USES, cards=held)


EXCUSE_WELL_SPENT = Kind(
    "excuse-well-spent",
    N_("What is the Excuse good for?"),
    "pairs",
    (EXCUSE_USES,),
    _draw_excuse,
    _ask_excuse,
    of_a_deal=False,
)


# Who leads the defence?

WHO_LEADS = N_(
    "The deal is over, and the three defenders lay open the trumps that they began with. By custom, which of them was"
    " to lead the defence?"
)
COUNT_OR_HEIGHT = N_("Is it the height of the trumps that counts here, or how many there are?")
OF_DEFENDER = N_("{by:player}", "a defender, as an option")
MOST = N_("{count} trumps are the most, so the others follow this plan.")
FEWER = N_("{count} {count:n|trump is|trumps are} not the most, however high they may be.")


def _draw_captain(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    """The trumps of three defenders, from the learner on; the longest are later but one longer, and low."""
    taker = rng.randrange(1, PLAYERS)
    longest = rng.randint(6, 8)
    counts = [longest, longest - (1 if level > 1 else 3), rng.randint(1, 3)]
    trumps = rng.sample([*TAROT.all.of(TRUMP)], sum(counts))
    if level > 2:  # noqa: PLR2004 - the last level
        trumps.sort(key=lambda card: card.height)
    held = [TAROT.set(trumps[sum(counts[:n]) : sum(counts[: n + 1])]) for n in range(len(counts))]
    rng.shuffle(held)
    seats = [seat for seat in range(PLAYERS) if seat != taker]
    return tuple(plays.in_hand(cards, _defender(seat)) for seat, cards in zip(seats, held, strict=True))


def _defender(seat: int) -> Saying:
    return Saying(None, ((OF_DEFENDER, {"by": seat}),), CHAIR)


def _ask_captain(boards: tuple[Board, ...], _level: int, _rng: random.Random) -> Question | None:
    hands = [board for board in boards if isinstance(board, Laid) and board.title]
    most = max(len(hand.cards) for hand in hands)
    options = []
    for number, hand in enumerate(hands, 1):
        count = len(hand.cards)
        why = Saying.plain(MOST if count == most else FEWER, CAPTAIN, count=count)
        options.append(Option(str(number), hand.title or _defender(0), count == most, why))
    because = tuple(option.says for option in options if option.right)
    hints = Hints((Saying.plain(COUNT_OR_HEIGHT),), (Saying.plain(CAPTAIN.statement, CAPTAIN),))
    return Question("choose", boards, WHO_LEADS, because, hints, options=tuple(options))


CAPTAIN_OF_DEFENCE = Kind(
    "captain", N_("Who leads the defence?"), "choose", (CAPTAIN,), _draw_captain, _ask_captain, of_a_deal=False
)
