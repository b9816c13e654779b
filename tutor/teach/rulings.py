"""A board on which somebody is to move, and what is asked about it, read off its rulings."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tutor.barbu.play import Play as BarbuPlay
from tutor.core.cards import BARBU, TAROT, Card, Cards
from tutor.core.message import N_
from tutor.core.obligation import Position, Ruling
from tutor.core.record import Record
from tutor.games import GAMES, reached
from tutor.tarot.announce import is_declaration
from tutor.tarot.auction import POUSSE
from tutor.tarot.play import Play
from tutor.teach.judge import RULES, Judge
from tutor.teach.question import Board, Hints, Option
from tutor.teach.saying import Chair, Saying
from tutor.teach.tarot.situations import TRICK_SITUATIONS

#: Every rule that can decide has a question of its own; types do not know that.
LOOK = N_("What has been played or said so far, and what do you hold?")

#: Both packs suit by suit, the ace of Barbu behind the king.
IN_ORDER = [f"{suit}{rank}" for suit, ranks in TAROT.suits.items() for rank in (*ranks, "A")]

#: The ranks with which Domino can start.
RANKS = [*BARBU.suits["S"]]


def moment(board: Board) -> Position[Any]:
    """The position on a board that shows a deal."""
    return reached(_deal(board))


def play_of(board: Board) -> Play:
    """The play on a board that shows a trick of Tarot; raise ``TypeError`` for another phase."""
    at = moment(board)
    if not isinstance(at, Play):
        raise TypeError(at)
    return at


def trick_won(board: Board, card: Card) -> tuple[int, Card] | None:
    """The seat and the card that win the trick which a card completes; ``None`` if it does not or may not be played."""
    at = moment(board)
    if card not in at.obligation().legal():
        return None
    match at:
        case Play() if (trick := at.trick.with_card(card)).complete:
            return at.winner(trick), trick.card_of(at.winner(trick))
        case BarbuPlay() if (played := at.trick.with_card(card)).complete:
            return at.winner(played), played.card_of(at.winner(played))
    return None


def chair(board: Board) -> Chair:
    """The chair from which a board that shows a deal is spoken of: that of the player to move."""
    deal = _deal(board)
    return Chair(reached(deal).turn, deal.players, GAMES[deal.game].CLOCKWISE)


def _deal(board: Board) -> Record:
    if not isinstance(board, Record):
        raise TypeError(board)
    return board


def asked(at: Position[Any], judge: Judge = RULES) -> Iterator[Ruling[Any]]:
    """The rulings on what is asked about: all moves but announcements, and but a bid that the table does not know."""
    for ruling in judge.obligation(at).rulings:
        moves = [move for move in ruling.moves if not is_declaration(str(move)) and ruling.rule is not POUSSE]
        if moves:
            yield ruling._replace(moves=moves)


def options(boards: tuple[Board, ...]) -> tuple[Option, ...]:
    """All moves on some boards, each right if it is legal, with the ruling that says so.

    They stand in the order of their names and of the pack, which tells nothing of what is allowed.
    """
    found = []
    for number, board in enumerate(boards):
        prefix, to_move = f"{number}:" if len(boards) > 1 else "", chair(board)
        ruled = [(str(move), move, ruling) for ruling in asked(moment(board)) for move in ruling.moves]
        for name, move, ruling in sorted(ruled, key=lambda one: place(one[0])):
            shows = move if isinstance(move, Card) else name
            found.append(Option(prefix + name, shows, ruling.legal, Saying.of(ruling, to_move), number))
    return tuple(found)


def place(move: str) -> tuple[str, int, str]:
    """The place of a move among others: by what is done, then by the card with which it is done, if there is one."""
    what, _, card = move.rpartition(" ")
    return what, IN_ORDER.index(card) if card in IN_ORDER else RANKS.index(card) if card in RANKS else 0, card


def decides(board: Board, judge: Judge = RULES) -> Ruling[Any]:
    """The ruling that says most of a board: by the rule that its situation trains, or one that forbids."""
    at = moment(board)
    rulings = list(asked(at, judge))
    situation = (
        next((situation for situation in reversed(TRICK_SITUATIONS) if situation.fits(at)), None)
        if isinstance(at, Play)
        else None
    )
    trained = [ruling for ruling in rulings if situation and ruling.rule is situation.rule]
    return next((ruling for ruling in trained or rulings if not ruling.legal), (trained or rulings)[0])


def because(boards: tuple[Board, ...]) -> tuple[Saying, ...]:
    """The reasons that decide on each board, in a sentence or two."""
    return tuple(Saying.of(decides(board), chair(board)) for board in boards)


def hints(*decisive: Ruling[Any]) -> Hints:
    """Hints by board: the question that leads to the rule that decides; then the rule, with the cards that bind."""
    lit = (ruling.reason.facts.get("binding") for ruling in decisive)
    return Hints(
        tuple(Saying.plain(ruling.chain[0].rule.ask or LOOK) for ruling in decisive),
        tuple(Saying.plain(ruling.rule.statement, ruling.rule) for ruling in decisive),
        tuple(cards if isinstance(cards, Cards) else None for cards in lit),
    )
