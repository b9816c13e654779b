"""Around the deals: what may still be called, how many deals are to come, who wins a trick, what is true."""

from __future__ import annotations

import random
from decimal import Decimal
from typing import NamedTuple

from tutor.barbu.call import DECLARER, ONCE
from tutor.barbu.contracts import SEVEN
from tutor.barbu.deal import CUT, FIRST_DEALER, PACK, PLAYERS, RANKS, THIRTEEN
from tutor.barbu.match import ZERO
from tutor.barbu.play import FIRST_LEAD, ONE_CARD, TURN, WINNER_LEADS
from tutor.core.message import N_, Message
from tutor.core.rule import Rule
from tutor.teach.barbu import plays
from tutor.teach.legacy import Kind
from tutor.teach.number import Number
from tutor.teach.question import Board, Hints, Option, Question
from tutor.teach.saying import Saying

NAMES = tuple(kind.name for kind in SEVEN)
LEFT_OF_SET = N_("A dealer has called {done} {done:n|contract|contracts}. How many deals does this dealer still have?")
LEFT_OF_MATCH = N_(
    "{done} {done:n|deal has|deals have} been played. How many are still to come until the match is over?"
)
LEFT_OF_BOTH = N_(
    "{sets} {sets:n|dealer has|dealers have} called all their contracts, and the next one has called {done}. How many"
    " deals are still to come until the match is over?"
)
EVERYBODY_CALLS = N_("How many contracts does each dealer call, and how many dealers are there?")
SEVEN_EACH = N_("Each dealer calls seven contracts, each once: 7 − {done} = {left}.")
FOUR_TIMES_SEVEN = N_("Four dealers call seven contracts each: 4 × 7 = 28 deals, and 28 − {done} = {left}.")
ONE_SET = N_("That is what is left of one dealer’s seven. Four players deal.")
SETS = len(NAMES)


def _draw_nothing(_level: int, _seed: int, _rng: random.Random) -> tuple[Board, ...]:
    return ()


def _ask_left(boards: tuple[Board, ...], level: int, rng: random.Random) -> Question:
    sets = rng.randint(1, 3) if level > 2 else 0  # noqa: PLR2004 - levels are counted
    done = rng.randint(1, SETS - 1) if level != 2 else rng.randint(1, 27)  # noqa: PLR2004
    played = sets * SETS + done
    left = (SETS if level == 1 else plays.PLAYERS * SETS) - played
    says = Saying.plain(SEVEN_EACH if level == 1 else FOUR_TIMES_SEVEN, ONCE, done=played, left=left)
    of_set = Decimal(SETS - played % SETS)
    slips = {of_set: Saying.plain(ONE_SET, ONCE)} if of_set != left else {}
    prompt = (LEFT_OF_SET, LEFT_OF_MATCH, LEFT_OF_BOTH)[level - 1]
    hints = Hints((Saying.plain(EVERYBODY_CALLS),), (Saying.plain(ONCE.statement, ONCE),))
    number = Number(Decimal(left), slips)
    facts, data = {"done": done, "sets": sets}, {"of": "set" if level == 1 else "match"}
    return Question("number", boards, prompt, (says,), hints, facts, number=number, data=data)


DEALS_LEFT = Kind(
    "seven-deals", N_("How many deals?"), "number", (ONCE,), _draw_nothing, _ask_left, of_a_deal=False, stock=6
)


class Talk(NamedTuple):
    """Something true of the game, what somebody says instead, the rule, and what is said in place of its words."""

    id: str
    true: Message
    false: Message
    rule: Rule
    says: Message | None = None


LEFT = N_("Cards are dealt and played clockwise, and so the next player is the one on the left.")
TALKS = (
    Talk("alone", N_("Everybody plays for themselves."), N_("The player opposite is your partner."), PLAYERS),
    Talk("pack", N_("Barbu is played with 52 cards."), N_("Barbu is played with 78 cards."), PACK),
    Talk("ace", N_("The ace beats the king of its suit."), N_("The ace is the lowest card of its suit."), RANKS),
    Talk("hands", N_("Everybody gets 13 cards."), N_("Everybody gets 12 cards, and four are left over."), THIRTEEN),
    Talk("turn", N_("The next player sits on the left."), N_("The next player sits on the right."), TURN, LEFT),
    Talk(
        "lead", N_("The dealer leads to the first trick."), N_("Whoever has the lowest card leads first."), FIRST_LEAD
    ),
    Talk("next", N_("Whoever wins a trick leads the next one."), N_("The dealer leads to every trick."), WINNER_LEADS),
    Talk("call", N_("The dealer chooses the contract."), N_("The highest bid decides the contract."), DECLARER),
    Talk("once", N_("You call each contract once in a match."), N_("You may call the same contract again."), ONCE),
    Talk("cut", N_("The player on the dealer’s right cuts."), N_("The player opposite the dealer cuts."), CUT),
    Talk(
        "first", N_("Whoever draws the highest card deals first."), N_("The youngest player deals first."), FIRST_DEALER
    ),
    Talk("stays", N_("A card that has been played stays."), N_("You may take a card back once."), ONE_CARD),
    Talk("zero", N_("The seven contracts together come to 0."), N_("Most points of the seven are lost."), ZERO),
)
#: What each false sentence claims, by the name of the true one.
CLAIMED = {
    "alone": "partner-opposite",
    "pack": "78-cards",
    "ace": "ace-lowest",
    "hands": "12-cards",
    "turn": "on-the-right",
    "lead": "lowest-leads",
    "next": "dealer-leads",
    "call": "highest-bid",
    "once": "again",
    "cut": "opposite-cuts",
    "first": "youngest-deals",
    "stays": "back-once",
    "zero": "most-lost",
}
WHICH_IS_WRONG = N_("This is what people say about Barbu. Which of these sentences is wrong?")
THINK_OF_TABLE = N_("Think of a table that you have just played at: which of these was otherwise there?")
THAT_IS_TRUE = N_("That is true.")


def _ask_talk(boards: tuple[Board, ...], level: int, rng: random.Random) -> Question:
    told = rng.sample(TALKS, 2 + level)
    wrong = rng.choice(told)
    options = []
    for talk in told:
        shows = Saying.plain(talk.true, claim=talk.id)
        if talk is wrong:
            shows = Saying.plain(talk.false, claim=CLAIMED[talk.id])
        why = talk.says or talk.rule.statement
        says = Saying(talk.rule, ((why, {}),) if talk is wrong else ((THAT_IS_TRUE, {}), (why, {})))
        options.append(Option(talk.id, shows, talk is wrong, says))
    because = tuple(option.says for option in options if option.right)
    out = next(option for option in options if not option.right)
    hints = Hints((Saying.plain(THINK_OF_TABLE),), (out.says,))
    return Question("choose", boards, WHICH_IS_WRONG, because, hints, options=tuple(options))


WRONG_TALK = Kind(
    "seven-wrong",
    N_("Which sentence is wrong?"),
    "choose",
    tuple(talk.rule for talk in TALKS),
    _draw_nothing,
    _ask_talk,
    of_a_deal=False,
)
