"""No Tricks: what may be played, which card stays below, which leads win, what to get rid of, and what it all costs."""

from __future__ import annotations

import random

from tutor.barbu.advice.losing import SHED
from tutor.barbu.contracts.no_tricks import NoTricks
from tutor.core.cards import BARBU, SUITS, Card, Cards
from tutor.core.message import N_, Message
from tutor.teach.barbu.kinds.audits import audit_of_tricks
from tutor.teach.barbu.plays import PLAYERS
from tutor.teach.legacy import Kind
from tutor.teach.question import Board, Hints, Laid, Option, Question
from tutor.teach.saying import Saying

CONTRACT = NoTricks()
#: How many cards everybody holds on the boards that show what is still out, by level.
HELD = (3, 4, 5)


YOURS, OUT = N_("Your cards:"), N_("In the other hands, but you do not know in which:")


def _draw_out(level: int, _seed: int, rng: random.Random) -> tuple[Laid, Laid]:
    """The last cards of a deal: one’s own, and all that the others hold together; few suits at first."""
    held = HELD[level - 1]
    suits = rng.sample(SUITS, 2 if level == 1 else 3)
    cards = rng.sample([card for card in BARBU.cards if card.suit in suits], held * PLAYERS)
    own, others = BARBU.set(cards[:held]), BARBU.set(cards[held:])
    return Laid(tuple(own), Saying.plain(YOURS)), Laid(tuple(others), Saying.plain(OUT))


def _read_out(boards: tuple[Board, ...]) -> tuple[Cards, Cards]:
    own, others = (BARBU.set(board.cards) for board in boards if isinstance(board, Laid))
    return own, others


GET_RID = N_(
    "{led:Suit} were led, and you have none, so you may discard any card. Which of yours has most lower cards of its"
    " suit in the other hands, and is the most dangerous one to keep?"
)
COUNT_BELOW = N_("For each of your cards: how many lower ones of its suit are in the other hands?")
MOST_BELOW = N_(
    "The others hold {below} {below:n|card|cards} below {card:card}, more than below any other of yours: keep it, and"
    " it is likely to win a trick."
)
FEWER_BELOW = N_("Below {card:card} the others hold only {below} {below:n|card|cards}.")
NONE_BELOW = N_(
    "Below {card:card} the others hold nothing, so it cannot win while they have higher ones to follow with."
)


def _ask_shed(boards: tuple[Board, ...], level: int, rng: random.Random) -> Question | None:
    own, others = _read_out(boards)
    void = [suit for suit in SUITS if not own.of(suit)]
    below = {card: len(others.of(card.suit) - others.above(card)) for card in own}
    ranked = sorted(below.values(), reverse=True)
    right = max(own, key=below.__getitem__)
    tempting = max(card.height for card in own) > right.height
    if ranked[0] - ranked[1] < (2 if level == 1 else 1) or (level > 2 and not tempting):  # noqa: PLR2004
        return None
    options = tuple(Option(card.code, card, card is right, _shed(card, below[card], right)) for card in own)
    hints = Hints((Saying.plain(COUNT_BELOW),), (Saying.plain(SHED.statement, SHED),))
    facts = {"led": rng.choice(void)}
    return Question("choose", boards, GET_RID, (_shed(right, below[right], right),), hints, facts, options)


def _shed(card: Card, below: int, right: Card) -> Saying:
    says: Message = MOST_BELOW if card is right else FEWER_BELOW if below else NONE_BELOW
    return Saying.plain(says, SHED, card=card, below=below)


GETS_RID = Kind("no-tricks-shed", N_("Get rid of danger"), "choose", (SHED,), _draw_out, _ask_shed, of_a_deal=False)

TRICKS_AUDIT = audit_of_tricks("no-tricks-audit", N_("Whose score is wrong?"), CONTRACT)
