"""Ravage City: who pays, and how much; it is read off the tricks that everybody has won."""

from __future__ import annotations

import random
from collections.abc import Sequence
from decimal import Decimal

from tutor.barbu.contracts.ravage_city import COUNT, SCORE, THIRTY_SIX, Longest, longest
from tutor.barbu.options import Options
from tutor.barbu.trick import Taken, Trick
from tutor.core.cards import BARBU, SUITS, Cards
from tutor.core.message import N_, Facts, Message
from tutor.teach.barbu.plays import CHAIR, PLAYERS
from tutor.teach.legacy import Kind
from tutor.teach.number import Number
from tutor.teach.positions import LEARNER
from tutor.teach.question import Board, Hints, Laid, Option, Question
from tutor.teach.saying import Saying

WHO_PAYS = N_("These are the cards that the four players have won in Ravage City. Mark everybody who pays.")
YOU_SCORE = N_(
    "These are the cards that the four players have won in Ravage City, which costs {cost} points here. What do you"
    " score? Write a minus if you pay."
)
#: Where somebody sits, in which nothing is to be translated.
A_NAME = Message("{by:Player}")
THEIR_CARDS, NO_CARDS = N_("{by:Player}:"), N_("{by:Player}: nothing")
SUIT_COUNTS = N_("Spades {S}, hearts {H}, diamonds {D}, clubs {C}")
SORT_THEM = N_("Sort each pile by suit. How long is the longest suit of each player?")

PAYS = N_(
    "{by:Player} {by:you|have|has} {number} cards of one suit ({suit:suit}), and nobody has more: {by:you|you pay|that"
    " player pays}."
)
SPARED = N_(
    "{by:Player} {by:you|have|has} at most {number} {number:n|card|cards} of one suit ({suit:suit}). The most at the"
    " table is {most}."
)
WON_NOTHING = N_("{by:Player} {by:you|have|has} won nothing, and cannot pay.")
ALONE = N_("You alone have the most cards of one suit, {most}, so you pay all {cost} points.")
SHARED = N_(
    "{sharers} players have {most} cards of one suit, and nobody has more. They share the {cost} points, and you are"
    " one of them: {points:signed}."
)
FREE = N_("The most cards of one suit are {most}, and your longest suit has {own}. So you pay nothing.")

NOT_SHARED = N_("That would be the price for one player alone. Here {sharers} have equally many, so they share it.")
NOT_ALL_PAY = N_("You do not have the most cards of one suit, so you pay nothing.")
OTHER_SHARE = N_(
    "So much you would pay if {sharers} shared. Count only players, not suits: a second suit of the same length changes"
    " nothing."
)

#: By level, how many players have the most cards of one suit.
SHARERS = ((1,), (1, 2), (2, 3, 4))
#: Captured cards by suit, player by player, in which all four have equally many of one suit; chance hardly deals one.
ALL_FOUR = ((1, 1, 2, 4), (4, 4, 3, 1), (4, 4, 4, 4), (4, 4, 4, 4))


def _piles(level: int, rng: random.Random) -> tuple[Cards, ...]:
    """What everybody has won: 13 tricks in all, with as many equal longest suits as the level wants."""
    wanted = rng.choice(SHARERS[level - 1])
    if wanted == PLAYERS:
        return _all_four(rng)
    while True:
        cards = rng.sample(BARBU.cards, len(BARBU))
        tricks = [cards[first : first + PLAYERS] for first in range(0, len(cards), PLAYERS)]
        winners = rng.choices(range(PLAYERS), k=len(tricks))
        won = (
            (card for trick, by in zip(tricks, winners, strict=True) if by == at for card in trick)
            for at in range(PLAYERS)
        )
        piles = tuple(map(BARBU.set, won))
        most, paying = _paying(_longest(piles))
        if len(paying) == wanted and most < len(BARBU) // PLAYERS:
            return piles


def _all_four(rng: random.Random) -> tuple[Cards, ...]:
    """Piles in which the longest suits of all four players are equal."""
    counts, suits = rng.sample(ALL_FOUR, PLAYERS), rng.sample(SUITS, len(SUITS))
    piles = [BARBU.none] * PLAYERS
    for place, suit in enumerate(suits):
        cards = rng.sample([*BARBU.all.of(suit)], len(BARBU.all.of(suit)))
        for at in range(PLAYERS):
            piles[at] |= BARBU.set(cards[: counts[at][place]])
            del cards[: counts[at][place]]
    return tuple(piles)


def _longest(piles: Sequence[Cards]) -> dict[int, Longest]:
    """Everybody's longest suit, by the contract's own count: each pile stands for all tricks of its player."""
    return longest([Taken(Trick(at, PLAYERS), at, pile) for at, pile in enumerate(piles) if pile])


def _paying(suits: dict[int, Longest]) -> tuple[int, list[int]]:
    """The most cards of one suit, and who has so many."""
    most = max(own.number for own in suits.values())
    return most, [at for at, own in suits.items() if own.number == most]


def _draw(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    return tuple(_shown(at, pile, counted=level == 1) for at, pile in enumerate(_piles(level, rng)))


def _shown(seat: int, pile: Cards, *, counted: bool) -> Laid:
    """A pile under its player's name, and at first how many cards of each suit are in it."""
    title = Saying(None, ((THEIR_CARDS if pile else NO_CARDS, {"by": seat}),), CHAIR)
    counts = Saying.plain(SUIT_COUNTS, None, **{suit: len(pile.of(suit)) for suit in SUITS})
    return Laid(tuple(pile), title, (counts,) if counted and pile else (), small=True)


def _won(boards: tuple[Board, ...]) -> list[Cards]:
    return [BARBU.set(board.cards) for board in boards if isinstance(board, Laid)]


def _hints() -> Hints:
    return Hints((Saying.plain(SORT_THEM),), (Saying.plain(COUNT.statement, COUNT),))


def _ask_who(boards: tuple[Board, ...], _level: int, _rng: random.Random) -> Question:
    suits = _longest(_won(boards))
    most, paying = _paying(suits)
    options = tuple(
        Option(str(at), Saying(None, ((A_NAME, {"by": at}),), CHAIR), at in paying, _why(at, suits, most))
        for at in range(PLAYERS)
    )
    because = tuple(option.says for option in options if option.right)
    return Question("mark", boards, WHO_PAYS, because, _hints(), options=options)


def _why(seat: int, suits: dict[int, Longest], most: int) -> Saying:
    if seat not in suits:
        return Saying(COUNT, ((WON_NOTHING, {"by": seat}),), CHAIR)
    number, suit = suits[seat]
    pays = number == most
    told: Facts = {"by": seat, "number": number, "suit": suit, "most": most}
    return Saying(SCORE if pays else COUNT, ((PAYS if pays else SPARED, told),), CHAIR)


def _ask_score(boards: tuple[Board, ...], level: int, rng: random.Random) -> Question | None:
    suits = _longest(_won(boards))
    most, paying = _paying(suits)
    pays = LEARNER in paying
    if not pays and rng.random() < 2 / 3:
        return None  # it is asked oftener of who pays
    dearer = level > 2 and rng.random() < 1 / 2  # noqa: PLR2004 - levels are counted
    cost = Options(ravage_36=dearer).table.ravage
    points, rule = cost // len(paying) if pays else 0, THIRTY_SIX if dearer else SCORE
    facts = {"cost": -cost, "most": most, "sharers": len(paying), "points": points}
    own = suits[LEARNER].number if LEARNER in suits else 0
    says = (ALONE if len(paying) == 1 else SHARED) if pays else FREE
    number = Number(Decimal(points), _slips(cost, len(paying), points), signed=True)
    because = (Saying.plain(says, rule, **facts, own=own),)
    return Question("number", boards, YOU_SCORE, because, _hints(), {"cost": -cost}, number=number)


def _slips(cost: int, sharers: int, right: int) -> dict[Decimal, Saying]:
    """What somebody writes who does not share, or shares with others."""
    wrong = {cost // many: Saying.plain(OTHER_SHARE, COUNT, sharers=many) for many in range(2, PLAYERS + 1)}
    if right:
        wrong[cost] = Saying.plain(NOT_SHARED, SCORE, sharers=sharers)
    else:
        wrong |= {points: Saying.plain(NOT_ALL_PAY, COUNT) for points in (cost, *wrong)}
    wrong.pop(right, None)
    return {Decimal(points): says for points, says in wrong.items()}


RAVAGE_WHO = Kind(
    "ravage-who", N_("Who pays in Ravage City?"), "mark", (COUNT, SCORE), _draw, _ask_who, of_a_deal=False
)
RAVAGE_SCORE = Kind(
    "ravage-score",
    N_("What does Ravage City cost you?"),
    "number",
    (COUNT, SCORE, THIRTY_SIX),
    _draw,
    _ask_score,
    of_a_deal=False,
)
