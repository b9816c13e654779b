"""How the play goes on after an answer: the felt on which ``played_on.js`` shows it, step by step, and its controls.

The steps themselves stand among the reasons, each with the cards that are laid in it (``data-laid``).
"""

from __future__ import annotations

from collections.abc import Iterator

from tutor.core.cards import Card, Cards
from tutor.core.message import N_
from tutor.core.record import Record
from tutor.show.exercises.said import COLON, seated
from tutor.show.html import Html, element
from tutor.show.table.felt import Chair, Felt
from tutor.show.table.story import WINS
from tutor.teach.question import Question
from tutor.teach.rulings import trick_won
from tutor.teach.saying import Saying, Step

STEPS = N_("What happens then, card by card")
#: Not *Back* and *Next*, which turn the steps of a lesson.
BACK, NEXT = N_("Before that?", "a button: one step back"), N_("And then?", "a button: one step on")


def controls(words: Html) -> str:
    """The place for the felt and for what is said of a step, and two buttons; nothing of it is shown at first."""
    back, onward = (
        element("button", words.say(says), type="button", data_walk=by) for says, by in ((BACK, -1), (NEXT, 1))
    )
    return element(
        "div",
        element("div", data_felt=True),
        element("p", class_="caption", role="status", aria_live="polite"),
        element("div", back, onward, class_="controls"),
        data_part="shown",
        role="group",
        aria_label=words.say(STEPS),
        data_colon=words.say(COLON),
        hidden=True,
    )


def laid(step: Step) -> dict[str, str | int | None]:
    """The attributes of a step: each card with the seat of its player, and who wins the trick."""
    cards = " ".join(f"{seat}:{card.code}" for seat, card in step.laid)
    return {"data_laid": cards, "data_winner": step.winner}


def counted(says: Saying) -> str:
    """The cards that a line of a sum is about, by their codes."""
    found: list[Card] = []
    for fact in (fact for _, facts in says.sentences for fact in facts.values()):
        if isinstance(fact, Card):
            found.append(fact)
        elif isinstance(fact, Cards):
            found += fact
    return " ".join(card.code for card in found)


def felt(question: Question, words: Html) -> str:
    """A felt for tricks to be played on, with the cards that lie there already; none where no tricks follow."""
    for option in question.options:
        first = next(iter(option.says.line), None)
        chair = option.says.chair
        if first and chair and first.winner is not None:
            begun = {seat: card for seat, card in first.laid if not _comes_after(seat, chair.seat, first)}
            chairs = tuple(Chair(begun.get(seat)) for seat in range(chair.players))
            seen = seated(Saying(None, (), chair), words)
            return element("div", Felt((), "", chairs).html(None, seen), data_say="felt")
    return ""


def _comes_after(seat: int, own: int | None, step: Step) -> bool:
    """Whether a seat plays to a trick after somebody's own card, or is their own."""
    order = [by for by, _ in step.laid]
    return own not in order or order.index(seat) >= order.index(own)


def completed(question: Question, words: Html) -> Iterator[str]:
    """Who wins the trick on a board with each card that completes it and may be played, in a sentence each."""
    for name, winner, said in _completed(question, words):
        yield element("p", said, data_way=name, data_winner=winner)


def _completed(question: Question, words: Html) -> Iterator[tuple[str, int, str]]:
    for option in question.options:
        board = None if option.board is None else question.boards[option.board]
        if not isinstance(board, Record) or not isinstance(option.shows, Card):
            continue
        if won := trick_won(board, option.shows):
            winner, top = won
            yield option.id, winner, seated(option.says, words).say(WINS, by=winner, top=top)
