"""The bets between four chairs as a board of a question: six threads, the words said since, and the scores."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.barbu.compulsory import SETTLED, TWICE
from tutor.barbu.doubling import Doubling
from tutor.barbu.targets import FLANK, MAX, PASS
from tutor.core.message import N_, Message
from tutor.show.barbu.bets import A_BET, six_threads
from tutor.show.barbu.doubling import DOUBLES, NO_BETS, NO_DOUBLE, REDOUBLES, THE_DEALER
from tutor.show.exercises.said import seated
from tutor.show.html import Html, element
from tutor.show.numbers import signed
from tutor.show.reasoned import JsonObject
from tutor.show.table.felt import Chair, Felt
from tutor.show.words import Words, capital
from tutor.teach.open_boards import Threads
from tutor.teach.saying import Saying

SAYS_MAXIMUM = N_("{by:Player} {by:you|say|says} “maximum”.")
SAYS_FLANKS = N_("{by:Player} {by:you|say|says} “flanks”.")
#: Words of the doubling in order, each with the seat of its speaker.
Said = tuple[tuple[int, str], ...]
NOBODY_DOUBLED = N_("Nobody has doubled.")
IN_ORDER, THEN = N_("What was said, one after the other:"), N_("After that:")
SCORES = N_("{by:Player}: {points:signed}")
POSITIVE, NEGATIVE = N_("a positive contract", "beside its name"), N_("a negative contract", "beside its name")


def told(board: Threads) -> JsonObject:
    """The board as JSON: the deal, its doubling so far, the words said since, and the scores by seat."""
    setting = board.at.setting
    return {
        "players": setting.players,
        "seat": board.chair.seat,
        "dealer": setting.dealer,
        "contract": board.at.contract.code,
        "history": {"called": [*setting.called], "doubled": {str(at): n for at, n in setting.doubled.items()}},
        "said": [list(turn) for turn in board.at.said],
        "then": [list(turn) for turn in board.said],
        "base": [*board.base],
    }


def lines(board: Threads, words: Words) -> Iterator[str]:
    """The moments between the deals in plain text: who deals what, who has doubled whom, and the scores."""
    words = seated(Saying(None, (), board.chair), words)
    yield _about(board, words)
    yield words.say(THE_DEALER, dealer=board.at.setting.dealer)
    yield from _in_order(IN_ORDER, Doubling(board.at.setting, board.at.contract), board.at.said, words)
    bets = [words.tell(A_BET, bet._asdict()) for bet in board.at.bets.bets()]
    nobody = words.say(NO_BETS if board.at.turn is not None else NOBODY_DOUBLED)
    yield from (f"  {bet}" for bet in bets or [nobody])
    yield from _in_order(THEN if board.at.said else IN_ORDER, board.at, board.said, words)
    yield from (f"  {words.say(SCORES, by=seat, points=points)}" for seat, points in enumerate(board.base))
    yield from _owed(board, words)


def html(board: Threads, words: Html) -> str:
    """The felt with the six threads between the chairs, and below it the words said since."""
    words = seated(Saying(None, (), board.chair), words)
    chairs = tuple(_chair(board, seat, words) for seat in range(board.at.setting.players))
    felt = Felt(about=(), role="", chairs=chairs, free=six_threads(board.at.bets, words))
    turns = [element("li", turn) for turn in _turns(board.at, board.said, words)]
    return "".join(
        (
            element("p", _about(board, words), class_="about"),
            felt.html(None, words, board.at.setting.dealer),
            element("ol", *turns, class_="turns", aria_label=words.say(IN_ORDER)) if turns else "",
            *(element("p", line, class_="about") for line in _owed(board, words)),
        )
    )


def _about(board: Threads, words: Words) -> str:
    """The contract, and whether it is positive."""
    contract = board.at.contract
    return f"{capital(words.move(contract.code))}, {words.say(POSITIVE if contract.positive else NEGATIVE)}"


def _chair(board: Threads, seat: int, words: Html) -> Chair:
    """A place with its score, or with a pass; the threads show the bets of its player."""
    if board.base:
        return Chair(word=signed(board.base[seat]))
    return Chair(word=words.term(PASS) if (seat, PASS) in board.at.said else "")


def _in_order(title: Message, at: Doubling, said: Said, words: Words) -> Iterator[str]:
    """The words said from some moment on, below a title; nothing if nobody has spoken."""
    if said:
        yield words.say(title)
        yield from (f"  {turn}" for turn in _turns(at, said, words))


def _turns(at: Doubling, said: Said, words: Words) -> Iterator[str]:
    """The words of each player from some moment on."""
    for seat, word in said:
        yield " ".join(_turn(at, seat, word, words))
        at = at.after(word)


def _turn(at: Doubling, seat: int, word: str, words: Words) -> Iterator[str]:
    known = {PASS: NO_DOUBLE, MAX: SAYS_MAXIMUM, FLANK: SAYS_FLANKS}
    if word in known:
        yield words.say(known[word], by=seat)
        return
    for message, again in ((DOUBLES, False), (REDOUBLES, True)):
        if others := tuple(one for one in at.speaker.names(word) if (one in at.speaker.received) is again):
            yield words.say(message, by=seat, others=others)


def _owed(board: Threads, words: Words) -> Iterator[str]:
    """The doubles that the learner, if it is their turn, still owes the dealer."""
    at = board.at
    debt = at.owing(at.speaker) if at.turn is not None and at.turn == board.chair.seat else SETTLED
    if debt.owed and TWICE.note:
        yield words.say(TWICE.note, done=debt.done, left=debt.left)
