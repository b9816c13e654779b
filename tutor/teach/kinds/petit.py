"""The hunt for the Petit: when it falls, and whether the hunt reaches it."""

from __future__ import annotations

import random
from decimal import Decimal

from tutor.core.cards import SUITS, TAROT, TRUMP, Card, Cards
from tutor.core.message import N_
from tutor.tarot.advice.strategy import CHASE
from tutor.tarot.legal_cards import EXCUSE_ANYTIME, MUST_TRUMP, obligation
from tutor.tarot.trick import PETIT, THE_EXCUSE, Trick
from tutor.teach import plays
from tutor.teach.grid import Cell, Grid, State
from tutor.teach.legacy import Kind
from tutor.teach.number import Number
from tutor.teach.plays import PLAYERS
from tutor.teach.question import Board, Hints, Laid, Question
from tutor.teach.saying import Saying

TRUMPS = TAROT.all.of(TRUMP)
HIGHEST = TAROT["T21"]
#: The trumps of whoever is hunted: there are enough higher ones for a hunt.
_LOW = TRUMPS.without(PETIT) - TRUMPS.above(TAROT["T12"])


# When does the Petit fall?

WHICH_ROUND = N_(
    "The taker hunts the Petit, and leads trumps every time, each higher than all of yours. You keep the Petit as long"
    " as the rules let you. In which round must you give it up?"
)
HOW_MANY_GUARDS = N_("What can you play in its place, and how often?")
A_TRUMP_EACH = N_("Each round costs you a trump, and you have {guards} besides the Petit.")
AND_THE_EXCUSE = N_("The Excuse may be played to any trick, so it saves the Petit in one round more.")
THEN_IT_FALLS = N_("In round {round} the Petit is your only trump, and it has to be played.")
WITHOUT_EXCUSE = N_("That leaves the Excuse out, which may be played in place of a trump.")
WITH_PETIT = N_("So many rounds you can spare it. In the next one it has to go.")
PLAIN_CARDS = N_("That counts other cards as guards. When trumps are led, only a trump or the Excuse can be played.")


def _guarded(rng: random.Random, guards: int, *, excuse: bool, plain: int) -> tuple[Card, ...]:
    """A hand with the Petit, so many other trumps, and some plain cards."""
    others = rng.sample([*_LOW], guards)
    suits = rng.sample([card for card in TAROT.cards if card.suit in SUITS], plain)
    return tuple(TAROT.set((PETIT, *others, *suits, *((THE_EXCUSE,) if excuse else ()))))


def falls_in(hand: Cards) -> int:
    """In which round of trumps from above the Petit has to be played, by whoever keeps it as long as they may."""
    trick = Trick(1, PLAYERS, (HIGHEST,))
    for number in range(1, len(hand) + 1):
        legal = obligation(hand, trick).legal()
        spared = [card for card in legal if card is not PETIT]
        if not spared:
            return number
        trumps = [card for card in spared if card.suit == TRUMP]
        hand = hand.without((trumps or spared)[0])
    return len(hand)


def _draw_round(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    """The Petit and one to five other trumps; later the Excuse may be there too, and plain cards."""
    excuse = level > 1 and rng.random() < 1 / 2
    hand = _guarded(rng, rng.randint(1, 5), excuse=excuse, plain=2 * level - 1)
    return (Laid(hand, Saying.plain(plays.SOME_CARDS)),)


def _ask_round(boards: tuple[Board, ...], _level: int, _rng: random.Random) -> Question | None:
    (held,) = boards
    if not isinstance(held, Laid):
        return None
    hand = TAROT.set(held.cards)
    right, guards = falls_in(hand), len(hand & TRUMPS) - 1
    because = _why_falls(hand)
    slips = {right - 1: Saying.plain(WITH_PETIT), len(hand): Saying.plain(PLAIN_CARDS)}
    if THE_EXCUSE in hand:
        slips[guards + 1] = Saying.plain(WITHOUT_EXCUSE, EXCUSE_ANYTIME)
    number = Number(Decimal(right), {Decimal(n): slip for n, slip in slips.items() if n != right})
    hints = Hints((Saying.plain(HOW_MANY_GUARDS),), (Saying.plain(MUST_TRUMP.statement, MUST_TRUMP),), (hand & TRUMPS,))
    return Question("number", boards, WHICH_ROUND, because, hints, number=number)


def _why_falls(hand: Cards) -> tuple[Saying, ...]:
    """Why the Petit falls when it does."""
    excuse = (Saying.plain(AND_THE_EXCUSE, EXCUSE_ANYTIME),) if THE_EXCUSE in hand else ()
    guards = Saying.plain(A_TRUMP_EACH, MUST_TRUMP, guards=len(hand & TRUMPS) - 1)
    return (guards, *excuse, Saying.plain(THEN_IT_FALLS, MUST_TRUMP, round=falls_in(hand)))


PETIT_ROUND = Kind(
    "petit-round",
    N_("When does the Petit fall?"),
    "number",
    (MUST_TRUMP, EXCUSE_ANYTIME),
    _draw_round,
    _ask_round,
    of_a_deal=False,
)

WHICH_FALL = N_(
    "The taker leads trumps {rounds} times, each time higher than all of yours, and then has no more. In which of these"
    " hands is the Petit lost, and in which can it be saved?"
)
LOST, SAVED = N_("lost", "of the Petit"), N_("saved", "of the Petit")
FALLS_IN_TIME = N_("It falls in round {round}, and the hunt has {rounds} rounds.")
OUTLASTS = N_("It would fall in round {round}, but the hunt ends after round {rounds}.")


def _draw_hunt(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    """Two to four hands with the Petit."""
    hands = []
    for _ in range(level + 1):
        excuse = level > 1 and rng.random() < 1 / 2
        hands.append(Laid(_guarded(rng, rng.randint(0, 5), excuse=excuse, plain=0)))
    return tuple(hands)


def _ask_hunt(boards: tuple[Board, ...], _level: int, rng: random.Random) -> Question | None:
    hands = [TAROT.set(board.cards) for board in boards if isinstance(board, Laid)]
    rounds = rng.randint(2, 5)
    cells = []
    for number, hand in enumerate(hands, 1):
        lost = falls_in(hand) <= rounds
        why = Saying.plain(FALLS_IN_TIME if lost else OUTLASTS, round=falls_in(hand), rounds=rounds)
        cells.append(Cell(str(number), tuple(hand), "lost" if lost else "saved", why))
    if len({cell.right for cell in cells}) == 1:
        return None
    states = (State("lost", Saying.plain(LOST)), State("saved", Saying.plain(SAVED)))
    because = tuple(cell.says for cell in cells)
    hints = Hints((Saying.plain(HOW_MANY_GUARDS),), (Saying.plain(CHASE.statement, CHASE),))
    facts = {"rounds": rounds}
    return Question("pairs", (), WHICH_FALL, because, hints, facts=facts, grid=Grid(tuple(cells), states))


PETIT_HUNTED = Kind(
    "petit-hunted",
    N_("Does the hunt reach the Petit?"),
    "pairs",
    (CHASE, MUST_TRUMP, EXCUSE_ANYTIME),
    _draw_hunt,
    _ask_hunt,
    of_a_deal=False,
)
