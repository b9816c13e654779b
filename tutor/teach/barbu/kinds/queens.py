"""The queens in No Queens: which of them are still out, what beats them, and how long one’s own can wait."""

from __future__ import annotations

import random
from decimal import Decimal

from tutor.barbu.contracts.no_queens import BARE, FACE_UP, QUEEN, NoQueens, bare_queens
from tutor.barbu.play import Play
from tutor.barbu.trick import FOLLOW
from tutor.core.cards import BARBU, Card, Cards
from tutor.core.message import N_, Facts
from tutor.core.rule import Rule
from tutor.teach import rulings
from tutor.teach.barbu.kinds.moments import found_at
from tutor.teach.barbu.plays import CHAIR, WHOLE, board
from tutor.teach.boards import undrawn
from tutor.teach.legacy import Kind
from tutor.teach.number import Number
from tutor.teach.question import Board, Hints, Laid, Option, Question
from tutor.teach.saying import Saying

CALL = NoQueens.name
QUEENS = BARBU.all.of_rank(QUEEN)

# Which queens are still out?

WHICH_OUT = N_("Mark every queen that another player still holds.")
LOOK_AROUND = N_("Look at the queens that lie face up before the players, at the trick, and at your own hand.")
STILL_OUT = N_("You do not hold {card:card}, and nobody has played it yet: another player has it.")
IN_YOUR_HAND = N_("You hold {card:card} yourself.")
IN_THIS_TRICK = N_("{card:card} lies in the trick that is being played.")
LIES_OPEN = N_("{card:card} has been won: it lies face up before {by:player}.")


def _draw_out(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    """A moment when a queen has been won, and one is out; then one is in hand too; then one lies in the trick."""

    def fits(at: Play) -> bool:
        out = QUEENS - at.hand - at.played
        wanted = (at.gone & QUEENS, out, at.hand & QUEENS, QUEENS & BARBU.set(at.trick.cards))
        return all(wanted[: level + 1])

    return (board(found_at(CALL, rng, fits)),)


def _ask_out(boards: tuple[Board, ...], _level: int, _rng: random.Random) -> Question | None:
    at = rulings.moment(boards[0])
    if not isinstance(at, Play) or at.contract.name != CALL:
        return None
    options = tuple(_queen(at, card) for card in BARBU.cards if card in QUEENS)
    because = tuple(option.says for option in options if option.right)
    hints = Hints((Saying.plain(LOOK_AROUND),), (_rule(FACE_UP),), (at.hand & QUEENS,))
    return Question("mark", boards, WHICH_OUT, because, hints, options=options)


def _queen(at: Play, card: Card) -> Option:
    """A queen, and where she is."""
    winner = next((trick.winner for trick in at.taken if card in trick.cards), None)
    facts: Facts = {"card": card, "by": winner}
    if winner is not None:
        says, rule = LIES_OPEN, FACE_UP
    else:
        says, rule = IN_YOUR_HAND if card in at.hand else IN_THIS_TRICK if card in at.played else STILL_OUT, None
    return Option(card.code, card, says is STILL_OUT, Saying(rule, ((says, facts),), CHAIR))


def _rule(rule: Rule) -> Saying:
    return Saying.plain(rule.statement, rule)


NO_QUEENS_OUT = Kind(
    "no-queens-out",
    N_("Which queens are still out?"),
    "mark",
    (FACE_UP,),
    _draw_out,
    _ask_out,
    of_a_deal=False,
)

# How long can a queen wait?

WHICH_ROUND = N_(
    "Whenever the suit of {queen:card} is led, you follow with another card of it as long as you have one. In which"
    " round of the suit do you have to play the queen? Say its number."
)
HOW_MANY_BARE = N_(
    "Whenever a suit is led, you follow with another card than its queen as long as you have one. How many of your"
    " queens will you have to play in the first three rounds of their suits?"
)
COUNT_GUARDS = N_("How many other cards of her suit stand beside a queen? Each of them lets her wait one round.")
GUARDED = N_(
    "Beside {queen:card} you hold {cards:and}: so you can follow suit {guards} {guards:n|time|times} without her. In"
    " round {round} only the queen is left, and you must follow suit."
)
UNGUARDED = N_("{queen:card} is your only card of her suit: in the very first round you must follow suit with her.")
GUARDS_ALONE = N_("So many rounds you can follow suit with other cards. The queen comes in the round after them.")
ONE_TOO_MANY = N_("By then you have no other card of the suit left: the queen has to go one round earlier.")
FALLS_EARLY = N_(
    "Beside {queen:card} you hold {guards} {guards:n|other card|other cards} of her suit, so she cannot wait any longer"
    " than that."
)
FALLS_LATE = N_("Beside {queen:card} you hold {guards} other cards of her suit: she can wait longer.")
ALL_YOUR_QUEENS = N_("That is how many queens you hold. Not all of them are so badly guarded.")


def _ask_guards(_boards: tuple[Board, ...], level: int, rng: random.Random) -> Question | None:
    """One queen of a short hand, one of a whole hand, all queens of a whole hand."""
    hand = BARBU.set(rng.sample(BARBU.cards, 7 if level == 1 else WHOLE))
    queens = [*hand & QUEENS]
    if not queens or (level == 1 and len(queens) > 1) or (level == 3 and len(queens) == 1):  # noqa: PLR2004 - the last level
        return None
    boards = (Laid(tuple(hand)),)
    hints = Hints((Saying.plain(COUNT_GUARDS),), (_rule(FOLLOW),), (hand & QUEENS,))
    if level == 3:  # noqa: PLR2004 - the last level
        return _ask_bare(hand, queens, boards, hints)
    queen = rng.choice(queens)
    guards = hand.of(queen.suit).without(queen)
    right = len(guards) + 1
    facts: Facts = {"queen": queen, "cards": guards, "guards": len(guards), "round": right}
    slips = {
        Decimal(right - 1): Saying.plain(GUARDS_ALONE, FOLLOW),
        Decimal(right + 1): Saying.plain(ONE_TOO_MANY, FOLLOW),
    }
    because = (Saying(FOLLOW, ((GUARDED if guards else UNGUARDED, facts),)),)
    number = Number(Decimal(right), slips if guards else {})
    return Question("number", boards, WHICH_ROUND, because, hints, facts={"queen": queen}, number=number)


def _ask_bare(hand: Cards, queens: list[Card], boards: tuple[Board, ...], hints: Hints) -> Question:
    """How many queens of a hand can wait no longer than two rounds."""
    guards = {queen: len(hand.of(queen.suit)) - 1 for queen in queens}
    because = tuple(
        Saying.plain(
            FALLS_LATE if count >= BARE else FALLS_EARLY if count else UNGUARDED, FOLLOW, queen=queen, guards=count
        )
        for queen, count in guards.items()
    )
    right = bare_queens(hand)
    slips = {Decimal(len(queens)): Saying.plain(ALL_YOUR_QUEENS)} if right < len(queens) else {}
    return Question("number", boards, HOW_MANY_BARE, because, hints, number=Number(Decimal(right), slips))


NO_QUEENS_GUARDS = Kind(
    "no-queens-guards",
    N_("How long can a queen wait?"),
    "number",
    (FOLLOW,),
    undrawn,
    _ask_guards,
    of_a_deal=False,
)
