"""The slips of all exercises, by id, and the slip that a wrong answer is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from types import ModuleType

from tutor.core.message import Message
from tutor.core.record import Record
from tutor.tarot.legal_cards import OVERTRUMP, TRUMP_LED_OVER
from tutor.teach.number import written
from tutor.teach.question import Board, Question
from tutor.teach.rulings import play_of
from tutor.teach.saying import Saying
from tutor.teach.slips import (
    advice,
    at_the_table,
    auction,
    bets,
    coached,
    contracts,
    costs,
    counting,
    excuse,
    five,
    following,
    house,
    odds,
    poignees,
    proofs,
    score,
    signals,
    winning,
    words,
    worth,
)
from tutor.teach.slips.following import NO_OVERTRUMP, NO_OVERTRUMP_PARTNER
from tutor.teach.slips.slip import Slip

SUBJECTS: tuple[ModuleType, ...] = (
    following,
    winning,
    excuse,
    counting,
    worth,
    score,
    poignees,
    auction,
    signals,
    proofs,
    five,
    house,
    odds,
    at_the_table,
    contracts,
    costs,
    bets,
    advice,
    coached,
    words,
)
#: The one table of all slips, by their ids.
SLIPS: Mapping[str, Slip] = {slip.id: slip for subject in SUBJECTS for slip in subject.SLIPS}
BY_SENTENCE: Mapping[Message, Slip] = {sentence: slip for slip in SLIPS.values() for sentence in slip.sentences}
BY_RULE: Mapping[str, Slip] = {rule: slip for slip in SLIPS.values() for rule in slip.rules}


def slips(question: Question) -> dict[str, Slip]:
    """The slips that are known of a question, by the wrong part of an answer.

    That is an option, a number, or a cell in a wrong state, as answers write them: ``H10``, ``-20``, ``CELL=STATE``.
    """
    return dict(_known(question))


def slip_in(question: Question, answer: Iterable[str]) -> Slip | None:
    """The first slip in an answer, if any is known."""
    known = slips(question)
    return next((known[part] for part in answer if part in known), None)


def _known(question: Question) -> Iterator[tuple[str, Slip]]:
    for part, says, board in _wrong(question):
        slip = slip_of(says)
        if slip is NO_OVERTRUMP and _of_a_partner(says, board):
            slip = NO_OVERTRUMP_PARTNER
        if slip:
            yield part, slip


def _wrong(question: Question) -> Iterator[tuple[str, Saying, Board | None]]:
    """The wrong parts of answers, with what is said of each, and the board that it belongs to."""
    for option in question.options:
        if not option.right:
            yield option.id, option.says, None if option.board is None else question.boards[option.board]
    if question.number:
        yield from ((written(number), says, None) for number, says in question.number.slips.items())
    if question.grid:
        for cell in question.grid.cells:
            others = (state.id for state in question.grid.states if state.id != cell.right)
            yield from ((f"{cell.id}={state}", cell.says, None) for state in others)


def slip_of(says: Saying) -> Slip | None:
    """The slip of which this is said: by the last of its sentences that tells, or else by its rule."""
    for sentence, _ in reversed(says.in_full):
        if slip := BY_SENTENCE.get(sentence):
            return slip
    return BY_RULE.get(says.rule.id) if says.rule else None


def _of_a_partner(says: Saying, board: Board | None) -> bool:
    """Whether the trump that has to be beaten is a partner’s, as far as the player to move knows that."""
    if says.rule not in {OVERTRUMP, TRUMP_LED_OVER} or not isinstance(board, Record):
        return False
    at = play_of(board)
    side = at.known_side(at.turn) if at.turn is not None else None
    return side is not None and any(facts.get("by") in side for _, facts in says.sentences)
