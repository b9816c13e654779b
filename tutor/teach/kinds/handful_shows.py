"""Poignées that are shown: which are in order, what may stay hidden, and what is wrong with one that is not."""

from __future__ import annotations

import random
from itertools import combinations
from typing import NamedTuple

from tutor.core.cards import TAROT, TRUMP, Cards
from tutor.core.message import N_, Facts
from tutor.core.rule import Reason
from tutor.tarot.announce import EXCUSE_IMPLIES, EXCUSE_STANDS_IN, POIGNEES, SHOW_EXACT, THRESHOLD, TRUMPS_NEEDED
from tutor.tarot.trick import THE_EXCUSE
from tutor.teach.boards import falling, undrawn
from tutor.teach.judge import RULES as AS_THEY_ARE
from tutor.teach.judge import Judge
from tutor.teach.kinds.handful_may import ALL_THREE, FOUR, YOUR_TRUMPS, Held, needed, trumps
from tutor.teach.legacy import Kind
from tutor.teach.question import Board, Hints, Laid, Option, Question
from tutor.teach.saying import Saying

RULES = (THRESHOLD, SHOW_EXACT, EXCUSE_STANDS_IN, EXCUSE_IMPLIES)
IN_ORDER = N_("These are exactly {count} {count:n|card|cards}, and no rule speaks against them.")
WITH_EXCUSE = N_(
    "The Excuse stands for the one trump that is missing, and no other trump stays hidden: that is in order."
)
COUNT_FIRST = N_("How many cards are shown, and what stays in the hand if the Excuse is among them?")


def says_of(held: Held, size: str, laid: Cards, judge: Judge = AS_THEY_ARE) -> tuple[bool, Saying]:
    """Whether some cards may be shown as a poignée, and why."""
    ruling = held.ruling(size, judge)
    wrong = ruling.reason if not ruling.legal else held.fault(size, laid, judge)
    if wrong:
        return False, _said(wrong)
    if THE_EXCUSE in laid:
        return True, Saying.plain(WITH_EXCUSE, EXCUSE_STANDS_IN)
    return True, Saying.plain(IN_ORDER, SHOW_EXACT, count=len(laid))


def _said(reason: Reason) -> Saying:
    return Saying(reason.rule, ((reason.decides(legal=False), reason.facts),))


# What may stay hidden


WHAT_STAYS = N_(
    "There are {players} of you at the table, and you show a {size:term} poignée. Each line below leaves some cards in"
    " your hand and shows all the others. Mark every line that is a proper poignée."
)
#: How many of them there are.
LINES = 5


def _ask_kept(_boards: tuple[Board, ...], level: int, rng: random.Random) -> Question:
    """A trump or two more than it takes: without the Excuse, with it, at any table with both."""
    players = rng.choice(ALL_THREE) if level > 2 else FOUR  # noqa: PLR2004 - levels are counted
    size, over = POIGNEES[0], rng.choice((1, 2))
    excuse = level == 2 or (level > 1 and rng.random() < 3 / 4)  # noqa: PLR2004 - levels are counted
    held = Held(players, trumps(needed(players, size) + over, rng, excuse=excuse))
    every = [TAROT.set(few) for count in range(1, over + 2) for few in combinations(held.hand, count)]
    right = [kept for kept in every if says_of(held, size, held.hand - kept)[0]]
    wrong = [kept for kept in every if kept not in right]
    chosen = rng.sample(right, rng.randint(1, 3))
    # Of what is wrong the likeliest: as many as may stay but for the Excuse, and the Excuse alone or without it.
    near = [kept for kept in wrong if abs(len(kept) - over) <= 1 and len(kept - held.hand.of(TRUMP)) == (not excuse)]
    chosen += rng.sample(near, 1) if near else []
    chosen += rng.sample([kept for kept in wrong if kept not in chosen], LINES - len(chosen))
    rng.shuffle(chosen)
    options = tuple(
        Option("+".join(card.code for card in falling(kept)), falling(kept), *says_of(held, size, held.hand - kept))
        for kept in chosen
    )
    because = tuple(option.says for option in options if option.right)[:1]
    rule = EXCUSE_IMPLIES if excuse else SHOW_EXACT
    hints = Hints((Saying.plain(COUNT_FIRST),), (Saying.plain(rule.statement, rule),))
    boards = (Laid(falling(held.hand), Saying.plain(YOUR_TRUMPS)),)
    facts: Facts = {"players": players, "size": size}
    return Question("mark", boards, WHAT_STAYS, because, hints, facts=facts, options=options)


HANDFUL_KEPT = Kind("handful-kept", N_("What may stay hidden?"), "mark", RULES, undrawn, _ask_kept, of_a_deal=False)

# Why it is refused


class Show(NamedTuple):
    """A player's show: what is held, the size that is announced, and the cards that are laid out."""

    held: Held
    size: str
    laid: Cards

    @property
    def rule(self) -> str:
        """By which rule it is refused; none if it is in order."""
        right, says = says_of(*self)
        return "" if right or says.rule is None else says.rule.id


def proper(players: int, rng: random.Random) -> Show:
    """A show that is in order: plain, with the Excuse for one that is missing, or with the Excuse kept."""
    size, over = rng.choice(POIGNEES[:2]), rng.choice((-1, 0, 1, 2))
    excuse = over < 0 or rng.random() < 1 / 2
    held = Held(players, trumps(needed(players, size) + over, rng, excuse=excuse))
    return Show(held, size, held.hand if over < 0 else _some(held, needed(players, size), rng))


def _some(held: Held, count: int, rng: random.Random) -> Cards:
    return TAROT.set(rng.sample([*held.hand.of(TRUMP)], count))


def _too_weak(players: int, rng: random.Random) -> Show:
    """A hand that has too few trumps, and shows what it has: one short, two with the Excuse, or enough elsewhere."""
    size, excuse = rng.choice(POIGNEES[:2]), rng.random() < 1 / 3
    count = needed(players, size)
    elsewhere = [number for sizes in TRUMPS_NEEDED.values() for number in sizes if count - 3 <= number < count]
    held = Held(players, trumps(count - 2 if excuse else rng.choice((count - 1, *elsewhere)), rng, excuse=excuse))
    return Show(held, size, held.hand)


def _another_number(players: int, rng: random.Random) -> Show:
    """A hand that is good enough, and shows a card too many, or one too few."""
    size = rng.choice(POIGNEES[:2])
    count = needed(players, size)
    held = Held(players, trumps(count + rng.choice((1, 2)), rng, excuse=rng.random() < 1 / 3))
    return Show(held, size, _some(held, count + rng.choice((-1, 1)), rng))


def _hides_a_trump(players: int, rng: random.Random) -> Show:
    """The Excuse among the right number of cards, and a trump that stays hidden."""
    size = rng.choice(POIGNEES[:2])
    count = needed(players, size)
    held = Held(players, trumps(count + rng.choice((0, 1)), rng, excuse=True))
    return Show(held, size, _some(held, count - 1, rng).with_card(THE_EXCUSE))


FAULTS = (_too_weak, _another_number, _hides_a_trump)
