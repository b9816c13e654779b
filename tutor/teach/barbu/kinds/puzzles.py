"""Puzzles: the last cards of a contract with all hands open, in which one card is better than any other."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random

from tutor.barbu import layout
from tutor.barbu.contracts import barbu, domino, ladder, no_hearts, no_last_two, no_queens, no_tricks, trumps
from tutor.barbu.layout import Layout
from tutor.barbu.row import Row
from tutor.core.cards import BARBU, Card
from tutor.core.message import N_, Facts, Message
from tutor.core.rule import Rule
from tutor.teach.barbu.endgames import STOCK, Ending, ending_of, endings
from tutor.teach.barbu.endings_told import told, why
from tutor.teach.barbu.plays import CHAIR, PLAYERS
from tutor.teach.legacy import Kind
from tutor.teach.positions import LEARNER
from tutor.teach.puzzle import from_a_bank, hand
from tutor.teach.question import Board, Hints, Laid, Option, Question
from tutor.teach.saying import Saying

BEGUN = N_("{by:Player} {by:you|have|has} led to this trick, where so far lie, in their order:")
LIES_ONE = N_("Of {suit:suit} only {low:card} lies on the table.")
LIE = N_("On the table {suit:suit} lie without a gap from {low:card} to {high:card}.")
LIES_NONE = N_("Of {suit:suit} nothing lies yet: {start:card} opens them.")

TO_LOSE = N_(
    "This is {contract:term}. Only {left} tricks are left, all hands lie open, and it is your turn. From now on"
    " everybody sees all the cards and plays for the best score of their own; where it is all the same to them, they"
    " play what is worst for you. With which card do you lose least?"
)
TO_WIN = N_(
    "This is Trumps, and {suit:suit} are trumps. Only {left} tricks are left, all hands lie open, and it is your turn."
    " From now on everybody sees all the cards and wins as many tricks as they can; where it is all the same to them,"
    " they play what is worst for you. With which card do you win most tricks?"
)
TO_BE_OUT = N_(
    "This is Domino from {rank:the-rank}. All hands lie open, nobody is out, and it is your turn. From now on"
    " everybody sees all the cards and lays them for the best place; where it is all the same to them, they do what is"
    " worst for you. Which card do you lay?"
)

WHO_WINS_NEXT = N_("Who wins the trick after each of your cards, and what would that player lead next?")
WHO_CAN_LAY = N_("Who can lay something after each of your cards, and which of your own cards still wait for another?")


def shown(ending: Ending) -> tuple[Board, ...]:
    """What lies on the table, and the four hands, the learner's last."""
    at = ending.at
    seats = ((LEARNER + place) % PLAYERS for place in range(1, PLAYERS + 1))
    hands = (hand(seat, ending.hands[seat], CHAIR) for seat in seats)
    if isinstance(at, Layout):
        return (*(_row(row) for row in at.rows()), *hands)
    trick = at.trick
    begun = Saying(None, ((BEGUN, {"by": trick.leader}),), CHAIR)
    return (*([Laid(trick.cards, begun, small=True)] if trick.cards else []), *hands)


def _row(row: Row) -> Laid:
    """What lies of a suit in Domino: its ends, and in words the rest."""
    ends, start = row.ends, BARBU[row.suit + row.start]
    facts: Facts = {"suit": row.suit, "start": start, "low": ends[0] if ends else start, "high": (ends or (start,))[-1]}
    title = (LIES_NONE, LIES_ONE, LIE)[len(ends)]
    return Laid(ends, Saying(None, ((title, facts),)), small=True)


def _asked(sort: str, prompt: Message, rule: Rule) -> Callable[[tuple[Board, ...], int, Random], Question | None]:
    """The question about boards of a contract, in these words."""

    def ask(boards: tuple[Board, ...], _level: int, _rng: Random) -> Question | None:
        *others, own = [board.cards for board in boards if isinstance(board, Laid)][-PLAYERS:]
        ending = ending_of(sort, (own, *others))
        best, contract = ending.best, ending.at.contract
        options = tuple(
            Option(card.code, card, card is best, Saying(None, tuple(told(ending, outcome)), CHAIR))
            for card, outcome in ending.outcomes.items()
            if isinstance(card, Card)
        )
        because = (Saying(rule, tuple(why(ending)), CHAIR), *(option.says for option in options if option.right))
        nudge = WHO_CAN_LAY if isinstance(ending.at, Layout) else WHO_WINS_NEXT
        hints = Hints((Saying.plain(nudge),), (Saying.plain(rule.statement, rule),), ())
        facts: Facts = {"contract": contract.name, "left": len(own), **contract.facts}
        return Question("choose", boards, prompt, because, hints, facts=facts, options=options)

    return ask


def _puzzle(name: str, sort: str, title: Message, prompt: Message, rules: tuple[Rule, ...]) -> Kind:
    """The kind that asks for the ends of a contract; the first of its ``rules`` is the one that decides."""
    ask = _asked(sort, prompt, rules[0])
    return Kind(
        f"{name}-puzzle",
        title,
        "choose",
        rules,
        from_a_bank(partial(endings, sort), shown),
        ask,
        of_a_deal=False,
        stock=STOCK,
    )


NO_TRICKS = _puzzle(
    "no-tricks", "no-tricks", N_("No Tricks: the last tricks"), TO_LOSE, (no_tricks.SCORE, no_tricks.LEAD_FREE)
)
NO_HEARTS = _puzzle("no-hearts", "no-hearts", N_("No Hearts: the last tricks"), TO_LOSE, (no_hearts.SCORE,))
NO_QUEENS = _puzzle(
    "no-queens", "no-queens", N_("No Queens: the last tricks"), TO_LOSE, (no_queens.SCORE, no_queens.END)
)
KING = _puzzle("king", "barbu", N_("Who gets the king of hearts?"), TO_LOSE, (barbu.SCORE, barbu.END))
LAST_TWO = _puzzle("last-two", "no-last-two", N_("No Last Two: the last tricks"), TO_LOSE, (no_last_two.SCORE,))
TRUMPS = _puzzle("trumps", "trumps", N_("Trumps: the last tricks"), TO_WIN, (trumps.SCORE, ladder.WINNER))
DOMINO = _puzzle("domino", "domino", N_("Domino: the last cards"), TO_BE_OUT, (domino.SCORE, layout.MUST_PLAY))
