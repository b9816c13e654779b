"""A coach's questions, answered again from the numbers on the board, and from lists of what happened."""

from __future__ import annotations

from tests.teach.second.barbu.planning import gains
from tutor.show.laid import told
from tutor.teach.question import Answer, Laid, Question

#: How the things that happen in a set begin, and where they belong.
STORIES = {
    "Even the best": "luck",
    "While Trumps": "luck",
    "Hand after hand": "luck",
    "The dealer called what": "plan",
    "The dealer left Domino": "plan",
    "Another contract": "plan",
    "The hand made": "bets",
    "The dealer redoubled": "bets",
    "Three players doubled": "bets",
    "With a hand that": "play",
    "The dealer could": "play",
    "In Trumps the dealer": "play",
}
Line = dict[str, int | str | None]


def lines(question: Question) -> list[Line]:
    """Each line of the ledger: its contract, and by their first words its numbers; one left out is ``None``."""
    (board,) = question.boards
    assert isinstance(board, Laid)
    found = []
    for says in board.written:
        (_, head), *parts = says.sentences
        line: Line = {"contract": str(head.get("contract", "")), "score": _number(head.get("points"))}
        for message, facts in parts:
            line[str(message).split()[0]] = _number(facts.get("points"))
        found.append(line)
    return found


def _number(fact: object) -> int | None:
    return None if fact is None else int(str(fact))


def _sum(found: list[Line], *names: str) -> int:
    return sum(int(str(line[name])) for line in found for name in names)


def most(question: Question, answer: Answer) -> bool:
    """Whether no other of the four parts comes to less."""
    found = lines(question)
    sums = {name: _sum(found, name) for name in ("luck", "plan", "bets", "play")}
    return len(answer) == 1 and all(sums[answer[0]] < points for name, points in sums.items() if name != answer[0])


def missing(question: Question, answer: Answer) -> bool:
    """Whether the line adds up with the number."""
    (line,) = lines(question)
    parts = [line[name] for name in ("usual", "luck", "plan", "bets", "play")]
    known = sum(part for part in parts if isinstance(part, int))
    score = line["score"]
    return answer == (str(known if score is None else int(score) - known),)


def deals(question: Question, answer: Answer) -> bool:
    """Whether just the deals with a loss in that part are marked."""
    part = "bets" if "the bets" in question.prompt else "play"
    won = "although" in question.prompt
    lost = [line for line in lines(question) if int(str(line[part])) < 0 and (not won or int(str(line["score"])) > 0)]
    return set(answer) == {line["contract"] for line in lost}


def call(question: Question, answer: Answer) -> bool:
    """Whether the number is what the call lacks to the best one."""
    found = gains(*map(told, question.boards))
    return answer == (str(max(found.values()) - found[str(question.facts["contract"])]),)


def parts(question: Question, answer: Answer) -> bool:
    """Whether each thing belongs where the list has it."""
    assert question.grid
    told = {cell.id: str(cell.shows.sentences[0][0]) for cell in question.grid.cells}  # type: ignore[union-attr] # all are sayings
    home = {
        name: next(part for begin, part in STORIES.items() if text.startswith(begin)) for name, text in told.items()
    }
    return {*answer} == {f"{name}={part}" for name, part in home.items()}


def report(question: Question, answer: Answer) -> bool:
    """Whether the sentence is the one whose number is not so."""
    found = lines(question)
    truth = {
        "Take": _sum(found, "score") - _sum(found, "bets"),
        "The": _sum(found, "plan"),
        "Luck": _sum(found, "luck", "play"),
        "With": _sum(found, "usual", "luck"),
    }
    wrong = []
    for option in question.options:
        ((message, facts),) = option.shows.sentences  # type: ignore[union-attr] # sentences are sayings
        if facts["points"] != truth[str(message).split()[0]]:
            wrong.append(option.id)
    return [*answer] == wrong


JUDGES = {
    "coach-most": most,
    "coach-missing": missing,
    "coach-deals": deals,
    "coach-call": call,
    "coach-parts": parts,
    "coach-report": report,
}
