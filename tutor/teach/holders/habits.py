"""Holders of beliefs that no judge is asked about: their answers, read off the question as they see it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import chain
from typing import cast

from tutor.barbu.contracts.barbu import Barbu
from tutor.core.cards import BARBU
from tutor.tarot.trick import PETIT
from tutor.teach.open_boards import Promises, Threads
from tutor.teach.question import Answer, Laid, Notes, Question
from tutor.teach.saying import Saying
from tutor.teach.tarot.finished import TERMS

#: The answer of somebody to a question of one kind.
Habit = Callable[[Question], Answer]


def _highest_card(question: Question) -> Answer:
    """The highest card of those to choose from."""
    return (max((option.id for option in question.options), key=lambda code: BARBU[code].height),)


def _twelfth_and_thirteenth(question: Question) -> Answer:
    """Trick 12 costs 10 points and trick 13 costs 20, whatever the pack; a cell ends in the number of its trick."""
    costs = {"12": "ten", "13": "twenty"}
    cells = question.grid.cells if question.grid else ()
    return tuple(f"{cell.id}={costs.get(cell.id.rpartition('-')[2], 'none')}" for cell in cells)


def _biggest_number_first(question: Question) -> Answer:
    """The biggest promise of all is taken first, whichever hand it is of, and then the next that is still free."""
    (board,) = (board for board in question.boards if type(board) is Promises)
    every = chain.from_iterable(
        ((points, place, contract) for contract, points in zip(board.contracts, row, strict=True))
        for place, row in enumerate(board.hands, 1)
    )
    taken: dict[str, int] = {}
    for _, place, contract in sorted(every, reverse=True):
        if contract not in taken and place not in taken.values():
            taken[contract] = place
    return tuple(f"{contract}@{place}" for contract, place in taken.items())


def _called_by_anybody(question: Question) -> Answer:
    """Only contracts are left that nobody has called, whoever the dealer was."""
    lines = (line for board in question.boards if type(board) is Notes for line in board.written)
    called = {name for line in lines for _, facts in line.sentences for name in cast("tuple[str]", facts["contracts"])}
    return tuple(option.id for option in question.options if option.id not in called)


def _all_may_speak_again(question: Question) -> Answer:
    """No call is wrong because its player has spoken before: the last of more calls than there are players."""
    (board,) = (board for board in question.boards if type(board) is Notes)
    spoken = cast("int", board.data["players"])
    return tuple(name for (name,) in question.key if int(name.partition("-")[0]) <= spoken)


def _somebody_comes_next(question: Question) -> Answer:
    """When everybody has spoken, the first to speak comes again."""
    (right,) = question.key
    first = next(cell.removeprefix("first=") for cell in right if cell.startswith("first="))
    return tuple(cell.replace("next=nobody", f"next={first}") for cell in right)


def _side_that_played_it(question: Question) -> Answer:
    """The bonus for the Petit goes to the side that has played it."""
    sides = {term: side for side, term in TERMS.items()}
    cells = question.grid.cells if question.grid else ()
    owners = ((cell, cast("Saying", cell.shows).sentences[0][1].get("owner")) for cell in cells)
    return tuple(f"{cell.id}={sides.get(str(owner), cell.right)}" for cell, owner in owners)


def _petit_of_its_player(question: Question) -> Answer:
    """The same where the last two tricks lie there, with the card that the taker has played to each."""
    (_, last) = (board for board in question.boards if type(board) is Laid)
    taker = cast("Saying", last.title).sentences[0][1]["card"]
    return ("nobody" if PETIT not in last.cards else "attack" if taker is PETIT else "defence",)


def _always_paid(question: Question) -> Answer:
    """Whoever has shown a poignée gets its points in every deal, those that are lost too."""
    return (str(question.facts["bonus"]),)


def _every_king(question: Question) -> Answer:
    """Each king of a pile of Barbu costs 20; piles of other contracts are known."""
    if question.facts.get("contract") != Barbu.name:
        return question.key[0]
    (pile,) = (board.cards for board in question.boards if type(board) is Laid)
    return (str(20 * sum(card.rank == "K" for card in pile)),)


def _spoken_or_not(question: Question) -> Answer:
    """Whoever has been doubled and has not answered may still redouble, in turn or not."""
    (board,) = (board for board in question.boards if type(board) is Threads)
    return tuple(f"player-{seat}" for seat in range(4) if board.then.bets.received(seat))


def _kings_and_the_21(question: Question) -> Answer:
    """Every king is a master and no other card, but trump 21."""
    return tuple(option.id for option in question.options if option.id[1:] in {"K", "21"})


def _announces(_question: Question) -> Answer:
    """A slam is announced with any hand of many trumps, the 21 among them: every such hand is."""
    return ("announce",)


#: The habits of somebody who holds a belief, by the kinds of question in which it shows.
HABITS: Mapping[str, Mapping[str, Habit]] = {
    "highest-is-worst": {"no-tricks-shed": _highest_card},
    "always-twelfth": {"last-two-counts": _twelfth_and_thirteenth},
    "biggest-promise": {"planning-assign": _biggest_number_first},
    "any-king": {"cost": _every_king},
    "called-is-gone": {"seven-calls": _called_by_anybody},
    "raise-later": {"wrong-call": _all_may_speak_again, "auction-seats": _somebody_comes_next},
    "late-redouble": {"doubling-still": _spoken_or_not},
    "petit-to-its-player": {"side": _side_that_played_it, "petit-end": _petit_of_its_player},
    "slam-on-high-trumps": {"slam-sure": _announces},
    "king-is-master": {"masters": _kings_and_the_21},
    "poignee-to-shower": {"weigh-worth": _always_paid, "weigh-leak": _always_paid},
}
